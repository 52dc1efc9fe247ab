"""The command line: help, lists, and what is wrong, each with its exit code."""
import json
import re
import subprocess
import unittest

from agora import PATIENCE, PROGRAM, Case, first_game, games
from newcomer import known
from screen import ScreenTerminal


COMMANDS = ("play", "watch", "replay", "referee", "games", "bot", "arena", "bench", "train", "lab",
            "serve", "load")
EXAMPLES_ONLY = (("games",), ("bench",), ("arena",))
ENGLISH = {"the", "of", "with", "otherwise", "this", "which", "show", "examples", "file", "game",
           "how", "seats\u00a0", "and", "only", "exit"}


class Usage(Case):
    def test_help_is_a_word_too(self):
        self.assertEqual(self.run_agora("help").out, self.run_agora("--help").out)
        self.assertEqual(self.run_agora("help", "play").out, self.run_agora("play", "--help").out)

    def test_slips_are_understood(self):
        self.assertIn("perhaps agora serve --port", self.run_agora("--prot", "8080").err)
        self.assertIn("--clock SECONDS is above zero",
                      self.run_agora("play", "gops", "--clock", "-5").err)

    def test_what_is_wrong_is_read_by_words_at_a_terminal(self):
        wrong = ("play", "gops", "--seats", "me,bto")
        whole = self.run_agora(*wrong).err
        self.assertEqual(whole.count("\n"), 1)  # for programs
        self.assertGreater(len(whole), 80)
        terminal = ScreenTerminal(self, *wrong)
        self.assertEqual(terminal.exit_code(), 2)
        self.assertFalse(terminal.screen.broken, terminal.screen.text())
        self.assertEqual(terminal.screen.text().split(), whole.split())

    def test_alone_it_greets(self):
        done = self.run_agora()
        self.assertEqual((done.returncode, done.err), (0, ""))
        self.assertIn(f"agora play {first_game()}", done.out)
        self.assertIn("Votre première partie", self.run_agora(LC_ALL="fr_FR.UTF-8").out)

    def test_every_command_has_help_with_examples(self):
        overall = self.run_agora("--help")
        self.assertEqual(overall.returncode, 0)
        for command in COMMANDS:
            self.assertIn(command, overall.out)
            done = self.run_agora(command, "--help")
            self.assertEqual(done.returncode, 0)
            self.assertIn("Examples:", done.out)

    def test_help_is_french_for_the_french(self):
        for command in ((), *((one,) for one in COMMANDS)):
            with self.subTest(command=command):
                by_option = self.run_agora(*command, "--lang", "fr", "--help")
                by_environment = self.run_agora(*command, "--help", LANG="fr_FR.UTF-8")
                self.assertEqual((by_option.returncode, by_option.out), (0, by_environment.out))
                prose = re.sub(r"\S*[-./]\S*", "", by_option.out.lower())  # without names of options
                words = set(re.findall(r"[a-zé]+", prose))
                self.assertFalse(words & ENGLISH, words & ENGLISH)
                self.assertNotRegex(by_option.out, r"\w [;!?»]|« |(?m:\w:$)")
                self.assertIn("Codes de sortie\u00a0:" if command not in ((), *EXAMPLES_ONLY) else
                              "--help", by_option.out)

    def test_version(self):
        self.assertRegex(self.run_agora("version").out, r"^agora \d+\.\d+")
        self.assertEqual(self.run_agora("version").out, self.run_agora("--version").out)

    def test_games(self):
        text = self.run_agora("games").out
        listed = json.loads(self.run_agora("games", "--json").out)
        self.assertIn("gops", [game["id"] for game in listed["games"]])
        for game in listed["games"]:
            self.assertIn(game["id"], text)
            for preset in game["presets"]:
                self.assertEqual(set(preset["options"]),
                                 {choice["name"] for choice in game["options"]})
        self.assertEqual([bot["name"] for bot in listed["bots"]],
                         ["random", "greedy", "search", *"12345678", "max"])
        self.assertEqual([bot["word"] for bot in listed["bots"]][3::8], ["gentle", "merciless"])

    def test_one_game_in_columns(self):
        listed = json.loads(self.run_agora("games", "--json").out)["games"]
        for game in listed:
            text = self.run_agora("games", game["id"]).out
            for name in self.spellings(game["id"]):
                self.assertEqual(self.run_agora("games", name).out, text, name)
            for name in (*(one["name"] for one in game["presets"]),
                         *(one["name"] for one in game["options"])):
                self.assertRegex(text, rf"(?m)[ ,]{name}(,|\s|$)")
            self.assertLessEqual(max(map(len, text.splitlines())), 80)
            lines = [line.strip() for line in text.splitlines() if len(line.strip()) > 30]
            self.assertEqual(len(lines), len(set(lines)))
        french = self.run_agora("games", "gops", "--lang", "fr").out
        self.assertIn("GOPS, de 2 à 3 places", french)
        self.assertIn("aimable", french)
        self.assertEqual(len(json.loads(self.run_agora("games", "gops", "--json").out)["games"]), 1)

    def spellings(self, game):
        """Its id and its titles in both languages, as people write them."""
        title = games()[game]["title"]
        french = re.match(r"\S+  (.+), de \d à \d places\n", self.run_agora("games", game, "--lang", "fr").out)[1]
        return game, f"{game[:2]}-{game[2:]}", title, french, french.lower(), french.upper()

    def test_games_are_known_by_any_spelling(self):
        for game in games():
            for name in self.spellings(game):
                done = self.play(name, "--seats", "me,bot", typed="quit\ny\n")
                self.assertEqual((done.returncode, done.err), (0, ""), name)
        self.assertIn("Hugo (keen)", self.play("gops", "--seats", "me,bot", typed="").out)

    def numbers_of(self, game):
        """The options that take a number, each with the least it takes."""
        return {option["name"]: str(option["least"]) for option in games()[game]["options"] if "least" in option}

    def test_options_combine(self):
        game = next(game for game in games() if len(self.numbers_of(game)) > 1)
        (one, least), (other, least_of_it), *_ = self.numbers_of(game).items()
        both = (f"{one}={least}", f"{other}={least_of_it}")
        for given in (("--set", both[0], "--set", both[1]), ("--set", ",".join(both))):
            self.play(game, "--seats", "bot:random,bot:random", *given, "--save", "game.json")
            record = json.loads((self.folder / "game.json").read_text())
            self.assertEqual((record["options"][one], record["options"][other]), (least, least_of_it))
            (self.folder / "game.json").unlink()
            for command in (("watch", game, "--players", "bot:random,bot:random"),
                            ("referee", game),
                            ("arena", game, "--players", "bot:random,bot:random", "--games", "2"),
                            ("lab", game, "--games", "2", "--seats", "2", "--skill", "",
                             "--out", "lab", "--fresh")):
                self.assertIn(self.run_agora(*command, *given).returncode, (0, 3), command)

    def test_what_is_wrong_is_said_in_french(self):
        for arguments, why in [
            (("dance",), "il n’y a pas de commande «\u00a0dance\u00a0»"),
            (("gops",), "commande «\u00a0gops\u00a0», peut-être agora play gops\u00a0; il y a\u00a0: "),
            (("play", "chess"), "il n’y a pas de jeu «\u00a0chess\u00a0»"),
            (("play", "gops", "--seats", "Ann"), "GOPS se joue de 2 à 3, pas à 1"),
            (("play", "gops", "--seats", "me,bot:9x"), "peut-être bot ("),
            (("play", "gops", "--set", "cards=2"), "demande un nombre entier de 3 à 13"),
            (("play", "gops", "--set", "cards"), "option=valeur"),
            (("play", "gops", "--seed", "x"), "une graine est un nombre entier"),
            (("play", "gops", "--sett", "a=1"), "peut-être --set"),
            *((given, french) for game in games() for given, _, french in known(game).REFUSED),
            (("play", "--resume"), "il n’y a pas de partie à continuer"),
            (("replay",), "il manque FICHIER"),
            (("bench", "--seconds", "x"), "--seconds demande un nombre"),
        ]:
            with self.subTest(arguments=arguments):
                done = self.run_agora(*arguments, LANG="fr_FR.UTF-8")
                self.assertEqual((done.returncode, done.out), (2, ""))
                self.assertIn(why, done.err)
                self.assertTrue(done.err.startswith("agora"), done.err)
                self.assertNotRegex(done.err, r"\w [:;!?»]|« |\w:\s")

    def test_an_option_of_the_server_means_the_server(self):
        done = self.run_agora("--port", "no")
        self.assertEqual(done.returncode, 2)
        self.assertIn("port must be a number from 0 to 65535", done.err)
        self.assertIn("perhaps --port", self.run_agora("--prot", "9000").err
                      + self.run_agora("serve", "--prot", "9000").err)

    def test_what_is_wrong_is_said_and_gives_2(self):
        play = ("play", "gops")
        for arguments, why in [
            (("dance",), 'there is no command "dance"'),
            (("plya", "gops"), "perhaps play"),
            (("gops",), 'there is no command "gops", perhaps agora play gops; there are: '),
            (("GOPS", "--seed", "1"), "perhaps agora play gops; there are: "),
            ((*play, "--sets", "cards=5"), 'there is no option "--sets", perhaps --set;'),
            ((*play, "--seat", "me,bot"), 'there is no option "--seat", perhaps --seats'),
            ((*play, "--seats", "me,robot"), "perhaps bot ("),
            ((*play, "--seats", "me,bots"), "perhaps bot ("),
            ((*play, "--seats", "me,bot:gredy"), "perhaps bot:greedy ("),
            ((*play, "--seats"), "--seats needs a value: --seats LIST"),
            ((*play, "--seed", "1", "--seed", "2"), "--seed is given twice"),
            (("play", "gosp"), "perhaps gops"),
            (("play", "--resume"), "there is no game to go on with"),
            (("lab",), f"agora lab {first_game()}"),
            (("watch", "gops", "--set", "crads=10"), "perhaps cards"),
            (("bench", "--seconds", "x"), '--seconds takes a number, not "x"'),
            (("play",), f"agora play {first_game()}"),
            (("play", "chess"), "there is no game called"),
            (("play", "Gops\n\x1b[31m"), "there is no game called"),
            ((*play, "--seats", "Ann"), "2 to 3 seats, not 1"),
            ((*play, "--seats", "a,b,c,d,e"), "2 to 3 seats, not 5"),
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
            ((*play, "--seed", "-1"), "--seed=-1"),
            ((*play, "--seed", "99999999999999999999"), "a seed is a whole number"),
            ((*play, "--seed", "1e3"), "a seed is a whole number"),
            ((*play, "--rules", "house"), "there are: classic"),
            ((*play, "--set", "cards"), "option=value"),
            ((*play, "--set", "cards=9999"), "3 to 13"),
            ((*play, "--set", "cards=ten"), "3 to 13"),
            ((*play, "--set", "colour=red"), "there is no option called"),
            *((given, english) for game in games() for given, english, _ in known(game).REFUSED),
            ((*play, "--lang", "de"), "en, fr"),
            ((*play, "--frobnicate"), "--frobnicate"),
            ((*play, "extra", "words"), '"extra" is too much; it is agora play GAME'),
            (("play", "--resume", "nowhere.json"), "cannot read nowhere.json"),
            (("play", "--resume", "nowhere.json", "--seed", "1"), "for a new game"),
            (("replay",), "FILE"),
            (("replay", "nowhere.json"), "cannot read nowhere.json"),
            (("referee",), "GAME"),
            (("referee", "chess"), "there is no game called"),
            (("referee", "gops", "--seats", "9"), "a whole number"),
            (("referee", "gops", "--seats", "two"), "a whole number"),
            (("referee", "gops", "--seats", "5"), "2 to 3 seats"),
            (("referee", "gops", "--seed", "x"), "a seed is a whole number"),
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
