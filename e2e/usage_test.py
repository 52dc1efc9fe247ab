"""The command line: help, lists, and what is wrong, each with its exit code."""
import json
import subprocess
import unittest

from agora import PATIENCE, PROGRAM, Case


class Usage(Case):
    def test_alone_it_greets(self):
        done = self.run_agora()
        self.assertEqual((done.returncode, done.err), (0, ""))
        self.assertIn("agora play splendor", done.out)
        self.assertIn("Votre première partie", self.run_agora(LC_ALL="fr_FR.UTF-8").out)

    def test_every_command_has_help_with_examples(self):
        overall = self.run_agora("--help")
        self.assertEqual(overall.returncode, 0)
        for command in ("play", "replay", "referee", "games", "bench", "bot", "arena", "train"):
            self.assertIn(command, overall.out)
            done = self.run_agora(command, "--help")
            self.assertEqual(done.returncode, 0)
            self.assertIn("Examples:", done.out)

    def test_version(self):
        self.assertRegex(self.run_agora("version").out, r"^agora \d+\.\d+")
        self.assertEqual(self.run_agora("version").out, self.run_agora("--version").out)

    def test_games(self):
        text = self.run_agora("games").out
        listed = json.loads(self.run_agora("games", "--json").out)
        self.assertIn("splendor", [game["id"] for game in listed["games"]])
        for game in listed["games"]:
            self.assertIn(game["id"], text)
            for preset in game["presets"]:
                self.assertEqual(set(preset["options"]),
                                 {choice["name"] for choice in game["options"]})
        self.assertEqual([bot["name"] for bot in listed["bots"]],
                         ["random", "greedy", "shortest", "search", *"12345678", "max"])

    def test_what_is_wrong_is_said_and_gives_2(self):
        play = ("play", "splendor")
        for arguments, why in [
            (("dance",), ""),
            (("play",), "agora play splendor"),
            (("play", "chess"), "there is no game called"),
            (("play", "Splendor\n\x1b[31m"), "there is no game called"),
            ((*play, "--seats", "Ann"), "2 to 4 seats, not 1"),
            ((*play, "--seats", "a,b,c,d,e"), "2 to 4 seats, not 5"),
            ((*play, "--seats", ",".join(f"p{i}" for i in range(500))), "more than 8 seats"),
            ((*play, "--seats", ",".join(["bot:random"] * 3000)), "more than 8 seats"),
            ((*play, "--\x1b[31mred"), "--?[31mred"),
            (("play", "\x1b]0;title\x07"), "?]0;title?"),
            (("play", "--resume", "\x1b[2J.json"), "cannot read ?[2J.json"),
            (("play", "--resume", "x" * 300), "File name too long"),
            ((*play, "--seats", "Ann,Ann"), "two seats are called"),
            ((*play, "--seats", "Ann,bot:deep"), "there are: random, greedy"),
            ((*play, "--seats", "Ann,,Bob"), "without a name"),
            ((*play, "--seed", "seven"), "a seed is a whole number"),
            ((*play, "--seed=-1"), "a seed is a whole number"),
            ((*play, "--seed", "-1"), ""),
            ((*play, "--seed", "99999999999999999999"), "a seed is a whole number"),
            ((*play, "--seed", "1e3"), "a seed is a whole number"),
            ((*play, "--rules", "house"), "agora, official, console"),
            ((*play, "--set", "target"), "option=value"),
            ((*play, "--set", "target=9999"), "10 to 30"),
            ((*play, "--set", "target=ten"), "10 to 30"),
            ((*play, "--set", "colour=red"), "there is no option called"),
            ((*play, "--lang", "de"), "en, fr"),
            ((*play, "--frobnicate"), "--frobnicate"),
            ((*play, "extra", "words"), ""),
            (("play", "--resume", "nowhere.json"), "cannot read nowhere.json"),
            (("play", "--resume", "nowhere.json", "--seed", "1"), "for a new game"),
            (("replay",), "FILE"),
            (("replay", "nowhere.json"), "cannot read nowhere.json"),
            (("referee",), "GAME"),
            (("referee", "chess"), "there is no game called"),
            (("referee", "splendor", "--seats", "9"), "a whole number"),
            (("referee", "splendor", "--seats", "two"), "a whole number"),
            (("referee", "splendor", "--seats", "5"), "2 to 4 seats"),
            (("referee", "splendor", "--seed", "x"), "a seed is a whole number"),
            (("bench", "chess"), "there is no game called"),
            (("bot",), "GAME"),
            (("bot", "chess"), "there is no game called"),
            (("bot", "gops", "--level", "9"), "1 to 8 or max"),
            (("arena", "gops"), "--players"),
            (("arena", "gops", "--players", "bot:1"), "two players"),
            (("arena", "gops", "--players", "bot:1,Ann"), "a player is bot:NAME"),
            (("arena", "gops", "--players", "bot:1,bot:deep"), "there is no bot"),
            (("arena", "gops", "--players", "bot:1,bot:2", "--seats", "4"), "2 to 3 seats"),
            (("arena", "gops", "--players", "bot:1,bot:2", "--sprt", "10,0"), "smaller first"),
        ]:
            with self.subTest(arguments=arguments):
                done = self.run_agora(*arguments)
                self.assertEqual((done.returncode, done.out), (2, ""))
                self.assertIn(why, done.err)
                self.assertTrue(done.err.strip())
                self.assertNotIn("\x1b", done.err)

    def test_an_answer_that_does_not_arrive_gives_3(self):
        self.play("gops", "--seats", "bot:random,bot:random", "--save", "game.json")
        for arguments in (("version",), ("--version",), ("--help",), ("play", "--help"), ("games",),
                          (), ("replay", "--check", "game.json"), ("replay", "--json", "game.json"),
                          ("replay", "game.json")):
            with self.subTest(arguments=arguments), open("/dev/full", "wb") as full:
                done = subprocess.run([PROGRAM, *arguments], stdin=subprocess.DEVNULL, stdout=full,
                                      env=self.env, cwd=self.folder, timeout=PATIENCE)
                self.assertEqual(done.returncode, 3)


if __name__ == "__main__":
    unittest.main()
