"""`agora bot` and `agora arena` as programs, hints with reasons, and the review of a game."""
import json
import unittest

from agora import PROGRAM, Case, Terminal, games


class Bots(Case):
    def question(self, game, seed="5"):
        asked = json.loads(self.run_agora("referee", game, "--seed", seed).out.splitlines()[0])
        seat = asked["pending"][0]
        return {"seat": seat, "view": asked["views"][str(seat)], "legal": asked["legal"][str(seat)]}

    def test_a_bot_answers_every_line(self):
        for game in games():
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

    def test_ctrl_c_ends_the_arena_with_what_it_knows(self):
        arena = Terminal(self, "arena", "gops", "--players", "bot:2,bot:1", "--games", "1000000",
                         "--json")
        arena.expect(r" [1-9]\d*/1000000 ")
        arena.type("\x03")
        self.assertEqual(arena.exit_code(), 0)
        said = arena.text[arena.text.rindex("\r\x1b[K") + len("\r\x1b[K"):]
        self.assertTrue(0 < json.loads(said)["games"] < 1000000)

    def seats_for(self, question):
        """The seat that is asked first is a person's, all others are bots'."""
        seats = ["bot:1", "bot:1"]
        seats[question["seat"]] = "Ann"
        return ",".join(seats)

    def test_the_strongest_may_use_several_threads(self):
        lines = json.dumps(self.question("gops")) + "\n"
        answers = {self.run_agora("bot", "gops", "--level", "max", "--threads", "2", typed=lines).out
                   for _ in range(2)}
        self.assertEqual(len(answers), 1)
        self.assertEqual(self.run_agora("bot", "gops", "--threads", "0").returncode, 2)

    def test_a_ladder_compares_neighbours(self):
        done = self.run_agora("arena", "gops", "--set", "cards=3", "--ladder", "--seats", "2",
                              "--games", "1", "--json")
        self.assertEqual((done.returncode, done.err), (0, ""))
        rungs = json.loads(done.out)["rungs"]
        self.assertEqual([rung["level"] for rung in rungs], [*"2345678", "max"])
        self.assertEqual({(rung["seats"], rung["games"]) for rung in rungs}, {(2, 2)})

    def test_a_hint_has_a_chance_and_a_reason_in_both_languages(self):
        for game in games():
            seats = self.seats_for(self.question(game))
            for lang, asked, answer in (("en", "hint", r"Hint: [^(]+ \(.*an? \d+ % chance to win"),
                                        ("fr", "conseil", r"Conseil\s: [^(]+ \(.*environ \d+\s% de chances")):
                out = self.play(game, "--seed", "5", "--seats", seats, "--lang", lang,
                                typed=asked + "\n").out
                self.assertRegex(" ".join(out.split()), answer)
        hint = self.play("gops", "--seed", "5", "--seats", "Ann,bot:1", typed="hint\n").out
        self.assertRegex(" ".join(hint.split()), r"Hint: bid \d+ \(you [^;]+; an?")

    def test_every_game_is_reviewed(self):
        for game in games():
            question = self.question(game)
            self.play(game, "--seed", "5", "--seats", self.seats_for(question), "--save",
                      "game.json", typed=question["legal"][0] + "\n")
            # The game is not over: one looks at one's own decisions only.
            reviewed = json.loads(self.run_agora("replay", "--review", "--json", "--viewer",
                                                 str(question["seat"] + 1), "game.json").out)
            self.assertGreater(reviewed["decisions"], 0, game)
            (self.folder / "game.json").unlink()

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
