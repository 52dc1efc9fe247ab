"""Splendor with a program at the other end: who is told of a card that was drawn unseen, and what is refused."""
import json
import unittest

from agora import Case


class Referee(Case):
    def talk(self, *arguments, typed=""):
        done = self.run_agora("referee", *arguments, typed=typed)
        return [json.loads(line) for line in done.out.splitlines()], done

    def test_done_tells_each_viewer_what_it_may_know(self):
        (ask, _), _ = self.talk("splendor", "--seed", "7")
        seat = ask["pending"][0]
        messages, _ = self.talk("splendor", "--seed", "7",
                                typed=json.dumps({"seat": seat, "do": "Reserve  TIER1"}) + "\n")
        done = messages[1]
        self.assertEqual((done["t"], done["seat"], done["do"]), ("done", seat, "Reserve  TIER1"))
        self.assertEqual(list(done["events"]), ["0", "1", "spectator"])
        mine, others = done["events"][str(seat)], done["events"][str(1 - seat)]
        self.assertEqual([event["what"] for event in mine], ["reserved_unseen", "drew"])
        self.assertEqual([event["what"] for event in others], ["reserved_unseen"])
        self.assertEqual(others, done["events"]["spectator"])
        self.assertEqual(set(mine[0]), {"what", "seat", "say"})
        self.assertEqual((messages[2]["t"], messages[2]["ply"]), ("ask", 1))
        own = messages[2]["views"][str(seat)]
        self.assertNotEqual(own, messages[2]["views"]["spectator"])

    def test_a_refused_line_changes_nothing_and_the_ask_stands(self):
        (ask, _), _ = self.talk("splendor", "--seed", "7")
        seat, legal = ask["pending"][0], ask["legal"][str(ask["pending"][0])]
        typed = [{"seat": 1 - seat, "do": legal[0]}, {"seat": seat, "do": "buy 111"},
                 {"seat": seat, "do": legal[0]}]
        messages, _ = self.talk("splendor", "--seed", "7",
                                typed="\n".join(map(json.dumps, typed)) + "\n")
        self.assertEqual([message["t"] for message in messages],
                         ["ask", "refused", "refused", "done", "ask", "stopped"])
        self.assertEqual(messages[2]["why"], "Card does not exist. Please try again")

    def test_french(self):
        messages, _ = self.talk("splendor", "--seed", "1", "--lang", "fr",
                                typed='{"seat":0,"do":"buy 111"}\n')
        self.assertNotIn("try again", messages[1]["why"])


if __name__ == "__main__":
    unittest.main()
