"""`agora referee`, as docs/referee.md describes it."""
import json
import subprocess
import sys
import unittest

from agora import HERE, PATIENCE, PROGRAM, Case, games, turn_game

CLIENT = HERE.parent / "docs" / "referee_client.py"


class Referee(Case):
    def talk(self, *arguments, typed=""):
        done = self.run_agora("referee", *arguments, typed=typed)
        return [json.loads(line) for line in done.out.splitlines()], done

    def test_the_client_of_the_documentation_plays_whole_games(self):
        for game in [("gops", "--seats", "3"), ("gops", "--rules", "classic", "--set", "cards=5"),
                     *((game, "--seats", str(about["most_seats"]), "--rules", about["presets"][-1]["name"])
                       for game, about in games().items())]:
            done = subprocess.run(
                [sys.executable, CLIENT, PROGRAM, "referee", *game, "--seed", "7"], env=self.env,
                capture_output=True, text=True, timeout=PATIENCE)
            self.assertEqual(done.returncode, 0, done.stderr)
            standing = json.loads(done.stdout.splitlines()[-1])
            self.assertIn(1, [place["rank"] for place in standing])

    def test_ask(self):
        messages, done = self.talk(turn_game(), "--seats", "3", "--seed", "7")
        self.assertEqual(done.returncode, 3)
        ask, stopped = messages
        self.assertEqual(list(ask), ["t", "ply", "pending", "legal", "views"])
        self.assertEqual((ask["t"], ask["ply"]), ("ask", 0))
        (seat,) = ask["pending"]
        self.assertEqual(list(ask["legal"]), [str(seat)])
        self.assertTrue(ask["legal"][str(seat)])
        self.assertEqual(list(ask["views"]), ["0", "1", "2", "spectator"])
        self.assertEqual(stopped["t"], "stopped")
        self.assertEqual(stopped["record"]["seed"], "7")

    def test_malformed_lines_are_refused_never_fatal(self):
        lines = [b"hello", b"", b"{", b"[]", b"42", b'{"seat":0}', b'{"do":"bid 3"}',
                 b'{"seat":7,"do":"bid 3"}', b'{"seat":-1,"do":"bid 3"}', b'{"seat":"0","do":"bid 3"}',
                 b'{"seat":0.5,"do":"bid 3"}', b'{"seat":0,"do":null}', b"\0\xff\xfe", b"[" * 5000,
                 b'{"seat":0,"do":"' + b"x" * 200_000 + b'"}', b'{"seat":0,"do":"\\u0000"}',
                 b'{"seat":0,"do":"\xff"}']
        messages, done = self.talk("gops", "--seed", "1", typed=b"\n".join(lines) + b"\n")
        kinds = [message["t"] for message in messages]
        self.assertEqual(kinds, ["ask"] + ["refused"] * (len(lines) - 1) + ["stopped"])
        self.assertTrue(all(message["why"] for message in messages[1:-1]))
        self.assertEqual((done.returncode, done.err), (3, ""))

    def test_a_refused_line_changes_nothing_and_the_ask_stands(self):
        game = turn_game()
        (ask, _), _ = self.talk(game, "--seed", "7")
        seat, legal = ask["pending"][0], ask["legal"][str(ask["pending"][0])]
        typed = [{"seat": 1 - seat, "do": legal[0]}, {"seat": seat, "do": "xyzzy 111"},
                 {"seat": seat, "do": legal[0]}]
        messages, _ = self.talk(game, "--seed", "7", typed="\n".join(map(json.dumps, typed)) + "\n")
        self.assertEqual([message["t"] for message in messages],
                         ["ask", "refused", "refused", "done", "ask", "stopped"])
        self.assertTrue(messages[2]["why"])

    def test_done_tells_each_viewer_what_it_may_know(self):
        messages, _ = self.talk("gops", "--seed", "7", typed=json.dumps({"seat": 1, "do": "Bid  3"}) + "\n")
        done = messages[1]
        self.assertEqual((done["t"], done["seat"], done["do"]), ("done", 1, "Bid  3"))
        self.assertEqual(list(done["events"]), ["0", "1", "spectator"])
        for events in done["events"].values():
            self.assertEqual([event["what"] for event in events], ["chose"])
            self.assertEqual(set(events[0]) - {"say"}, {"what", "seat"})
        self.assertEqual((messages[2]["t"], messages[2]["ply"]), ("ask", 1))
        own, others = messages[2]["views"]["1"], messages[2]["views"]["0"]
        self.assertEqual((own["players"][1]["bid"], others["players"][1]["bid"]), (3, None))

    def test_simultaneous_choices(self):
        typed = [{"seat": 1, "do": "bid 2"}, {"seat": 0, "do": "bid 3"}]
        messages, _ = self.talk("gops", "--seed", "7",
                                typed="\n".join(map(json.dumps, typed)) + "\n")
        asks = [message for message in messages if message["t"] == "ask"]
        self.assertEqual([ask["pending"] for ask in asks], [[0, 1], [0], [0, 1]])
        self.assertNotIn("2", json.dumps(messages[1]["events"]["0"]).replace("Player 2", ""))

    def test_over(self):
        done = subprocess.run(
            [sys.executable, "-c", """
import json, subprocess, sys
referee = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in referee.stdout:
    message = json.loads(line)
    if message["t"] == "ask":
        seat = message["pending"][-1]
        print(json.dumps({"seat": seat, "do": message["legal"][str(seat)][-1]}), file=referee.stdin,
              flush=True)
print(line)
sys.exit(referee.wait())
""", PROGRAM, "referee", "gops", "--set", "cards=3", "--seed", "1"], env=self.env,
            capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 0, done.stderr)
        over = json.loads(done.stdout)
        self.assertEqual(list(over), ["t", "standing", "views", "record"])
        self.assertEqual(list(over["views"]), ["0", "1", "spectator"])
        self.assertEqual([player["hand"] for player in over["views"]["0"]["players"]], [[], []], "all cards are played")
        self.assertEqual(over["record"]["result"], over["standing"])
        (self.folder / "game.json").write_text(json.dumps(over["record"]))
        self.assertEqual(self.run_agora("replay", "--check", "game.json").returncode, 0)

    def test_french(self):
        said = [self.talk("gops", "--seed", "1", "--lang", lang, typed='{"seat":0,"do":"bid 99"}\n')[0][1]["why"]
                for lang in ("en", "fr")]
        self.assertNotEqual(*said)
        self.assertNotRegex(said[1], r"\b(is|you|try|again)\b")


if __name__ == "__main__":
    unittest.main()
