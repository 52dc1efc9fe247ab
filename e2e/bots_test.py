"""`agora bot` and `agora arena` as programs, hints with reasons, and the review of a game."""
import json
import unittest

from agora import PROGRAM, Case


class Bots(Case):
    def question(self, game, seed="5"):
        asked = json.loads(self.run_agora("referee", game, "--seed", seed).out.splitlines()[0])
        seat = asked["pending"][0]
        return {"seat": seat, "view": asked["views"][str(seat)], "legal": asked["legal"][str(seat)]}

    def test_a_bot_answers_every_line(self):
        for game in ("splendor", "labyrinth", "gops"):
            question = self.question(game)
            lines = json.dumps(question) + "\n\n{\"bad\n{}\n" + json.dumps(question) + "\n"
            done = self.run_agora("bot", game, "--level", "3", typed=lines)
            self.assertEqual((done.returncode, done.err), (0, ""))
            first, bad, empty, last = [json.loads(line) for line in done.out.splitlines()]
            self.assertIn(first["do"], question["legal"])
            self.assertEqual(first, last)
            for thought in first["analysis"]:
                self.assertIn(thought["do"], question["legal"])
                self.assertTrue(0 <= thought["win"] <= 1)
            self.assertEqual([list(answer) for answer in (bad, empty)], [["error"], ["error"]])

    def test_the_arena_takes_the_program_as_a_player(self):
        players = f'exec:"{PROGRAM} bot gops --level 1",bot:random'
        done = self.run_agora("arena", "gops", "--players", players, "--games", "4", "--json")
        self.assertEqual((done.returncode, done.err), (0, ""))
        result = json.loads(done.out)
        self.assertEqual((result["games"], result["faults"]), (4, []))

    def test_the_arena_says_the_same_each_time(self):
        shares = set()
        for threads in ("1", "2"):
            done = self.run_agora("arena", "gops", "--players", "bot:2,bot:1", "--games", "12",
                                  "--threads", threads, "--json")
            shares.add(json.loads(done.out)["players"][0]["share"])
        self.assertEqual(len(shares), 1)

    def test_a_hint_has_a_reason(self):
        hint = self.play("gops", "--seed", "1", "--seats", "Ann,bot:1", typed="hint\n").out
        self.assertRegex(hint, r"Hint: bid \d+ \(some \d+ % to win, \d+ % with bid \d+\)")
        hint = self.play("gops", "--seed", "1", "--seats", "Ann,bot:1", "--lang", "fr",
                         typed="conseil\n").out
        self.assertRegex(hint, r"Conseil : bid \d+ \(environ \d+ % de gagner")

    def test_a_review_marks_what_cost_most(self):
        self.play("gops", "--seats", "bot:random,bot:5", "--seed", "2", "--save", "game.json")
        text = self.run_agora("replay", "--review", "game.json")
        self.assertEqual(text.returncode, 0)
        self.assertIn("gave away", text.out)
        reviewed = json.loads(self.run_agora("replay", "--review", "--json", "game.json").out)
        costs = [cost["better_win"] - cost["win"] for cost in reviewed["costs"]]
        self.assertEqual(costs, sorted(costs, reverse=True))
        self.assertGreater(reviewed["mean"][0], reviewed["mean"][1])


if __name__ == "__main__":
    unittest.main()
