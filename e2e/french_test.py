"""French is French: every text that the program can print in it is read, and no English word, straight
quote or sign without its space is left. `french.py` has the rules."""
import json
import os
import re
import subprocess
import unittest

from agora import PATIENCE, PROGRAM, Case, games, trained_game
from french import (COMMON_TOO, complaints, english_words, readable, refusals_of_sources, texts_of_sources,
                    too_in, words_of)
from newcomer import EITHER, PROMPT, Newcomer, known, short_of
from server import Server

COMMANDS = ("play", "watch", "replay", "referee", "games", "bot", "arena", "bench", "train", "lab",
            "serve", "load", "version")

# What only programs and logs are told is English: JSON between programs, the log of a server, tests.
FOR_PROGRAMS = re.compile(r"""
    ^(?:(?:\w+/)+testing/ | kit/ | console/(?:bot_lines|referee)\.cpp | match/(?:log_record|match_state|room|
        setup|setup_json)\.cpp | server/(?:api|session|tables)/ | lab/balance/(?:study|tally)\.cpp
        | games/\w+/wire)""", re.X)
# Said in the language of the person already: `refuse(lang == Lang::fr ? "..." : "...")`.
BOTH_IN_ONE = re.compile(r"[àâçéèêîôùûœ]|’| … ")


# What is typed in every game; what is known of one (newcomer.py) comes after that.
ALWAYS = ("aide", "règles", "plateau", "moi", "score", "coups", "conseil", "journal", "çàéîœ b1", "zut",
          "essayer", "essayer zut", "x" * 60)


class Reader(Newcomer):
    """Keeps every line that was on the screen."""

    def __init__(self, *arguments, **settings):
        self.seen = []
        super().__init__(*arguments, **settings)

    def type(self, line, asked=PROMPT):
        goes_on = super().type(line, asked)
        self.seen += self.screen.lines()
        return goes_on

    def say(self, line):
        self.type(line, EITHER)
        first = self.answer()
        while self.screen.before_cursor() != ">":
            self.terminal.press(" ", EITHER)
            self.seen += self.screen.lines()
        return first

    def text(self):
        """Each line once, without those that were typed."""
        return "\n".join(line for line in dict.fromkeys(self.seen) if not line.startswith(">"))


class French(Case):
    @classmethod
    def setUpClass(cls):
        cls.english = english_words()
        listed = json.loads(subprocess.run([PROGRAM, "games", "--json"], capture_output=True, check=True,
                                           timeout=PATIENCE).stdout)
        cls.games = listed["games"]
        names = {*(bot["name"] for bot in listed["bots"]), *COMMANDS}
        for game in cls.games:
            names.add(game["id"])
            names.update(one["name"] for one in (*game["presets"], *game["bots"]))
            for option in game["options"]:
                names.update((option["name"], *option.get("words", ())))
        cls.names = names

    def check(self, where, text):
        wrong = complaints(text, self.english, self.names)
        self.assertFalse(wrong, f"{where}:\n  " + "\n  ".join(wrong[:20]))

    def check_french(self, *arguments, code=0, typed=""):
        """Runs it twice, by option and by environment, and reads what it says."""
        done = self.run_agora("--lang", "fr", *arguments, typed=typed)
        self.assertEqual(done.returncode, code, f"{arguments}: {done.err}")
        with self.subTest(arguments=arguments):
            self.check(" ".join(arguments), done.out + done.err)
        return done

    def test_the_rules_themselves(self):
        for wrong in ("Conseil\u00a0: take R G O", "Vous pouvez\u00a0: stay", "the end", "Tapez \"aide\"",
                      "il n'y a rien", "Conseil: prendre", "Conseil : prendre", "D’accord ?", "Vraiment?",
                      "« aide »", "51 % de chances", "51% de chances", "60.0\u00a0%",
                      "environ 51\u00a0% de gagner", "cela rapporte 1 points", "2 or", "toutes les 1 s",
                      "kept\u00a0: jamais", "  options (--set NOM=VALEUR)\n    gold  all cards"):
            self.assertTrue(complaints(wrong, self.english, self.names), wrong)
        for right in ("Conseil\u00a0: prendre R V N (environ 51\u00a0% de chances de gagner)",
                      "agora play\u00a0: «\u00a0take\u00a0» est de trop\u00a0; voir agora games JEU",
                      "revenu 2 or", "1 pièce d’or, 2 points, 0,5\u00a0s", "Bob (R\u00a0: 3) --seats moi,bot:5",
                      "  options (--set NOM=VALEUR)\n    scarce  all, choice\u00a0: prendre"):
            self.assertEqual(complaints(right, self.english, self.names), [], right)

    def test_every_text_of_the_sources(self):
        count = 0
        for where, english, french in texts_of_sources():
            count += 1
            with self.subTest(where=where):
                wrong = complaints(french, self.english, self.names, signs=False)
                self.assertFalse(wrong, f"{where} ({english[:60]})")
                self.assertNotRegex(readable(french), r'"|[^\W\d]\w*[;!?](?!\w)', where)
        self.assertGreater(count, 1500)

    def test_words_alike_in_both_languages_are_listed_by_the_game_that_has_them(self):
        users = {}
        for where, _, french in (*texts_of_sources(), *refusals_of_sources()):
            game = re.match(r"games/(\w+)/", where)
            for word in words_of(readable(french or "")):
                users.setdefault(word, set()).add(game[1] if game else None)
        for word in COMMON_TOO:
            only = users.get(word, {None})
            self.assertFalse(len(only) == 1 and None not in only, f"{word} is a word of {only} alone")
        for game in games():
            for word in too_in(game):
                self.assertTrue(users.get(word, {game}) & {game, None}, f"{game} does not say {word}")

    def test_every_refusal_of_the_sources(self):
        for where, english, french in refusals_of_sources():
            with self.subTest(where=where):
                if french is None:
                    self.assertTrue(FOR_PROGRAMS.match(where) or BOTH_IN_ONE.search(english),
                                    f"{where}: no French for: {english}")
                elif not FOR_PROGRAMS.match(where):
                    self.check(where, french)

    def test_every_text_that_games_make(self):
        printed = subprocess.run([os.environ["AGORA_FRENCH_TEXTS"]], capture_output=True, check=True,
                                 timeout=PATIENCE).stdout.decode()
        wrong = {}
        lines = printed.splitlines()
        for line in lines:
            where, text = json.loads(line)
            for one in complaints(text, self.english, self.names):
                wrong.setdefault(one, where)
        self.assertGreater(len(lines), 5000)
        self.assertFalse(wrong, f"{len(wrong)} wrong:\n  " +
                         "\n  ".join(f"{where}: {one}" for one, where in list(wrong.items())[:60]))

    def test_help(self):
        for command in ((), *((one,) for one in COMMANDS)):
            by_option = self.check_french(*command, "--help")
            by_environment = self.run_agora(*command, "--help", LANG="fr_FR.UTF-8")
            self.assertEqual(by_option.out, by_environment.out)

    def test_lists(self):
        self.check_french()
        self.check_french("games")
        for game in self.games:
            self.check_french("games", game["id"])

    def test_wrong_usage(self):
        (self.folder / "letter.json").write_text("Chère Anna")
        (self.folder / "empty.json").write_text("{}")
        (self.folder / "list.json").write_text("[1]")
        (self.folder / "settings.conf").write_text("port 80")
        self.run_agora("play", "gops", "--seats", "bot:random,bot:random", "--save", "over.json")
        record = json.loads((self.folder / "over.json").read_text())
        for name, change in {"steps": {"steps": [7]}, "game": {"game": "chess"}, "rules": {"rules": 9},
                             "seed": {"seed": 3}, "step": {"steps": [*record["steps"][:4], "0 bid 99"]},
                             "result": {"steps": record["steps"][:-1]}, "options": {"options": []},
                             "players": {"players": ["Anna"]}, "preset": {"preset": "house"}}.items():
            (self.folder / f"{name}.json").write_text(json.dumps({**record, **change}))
        for arguments in [
            ("dance",), ("plya",), ("--frobnicate",), ("play", "chess"), ("play", "gosp"), ("play",),
            ("play", "gops", "extra"), ("play", "gops", "--sett", "a=1"),
            ("play", "gops", "--seats"), ("play", "gops", "--seats", "Anna"),
            ("play", "gops", "--seats", "Anna,Anna"), ("play", "gops", "--seats", "Anna,,Bob"),
            ("play", "gops", "--seats", "a,b,c,d,e"), ("play", "gops", "--seats", "moi,bot:9x"),
            ("play", "gops", "--seats", "moi,robot"), ("play", "gops", "--seats", "x" * 60 + ",b"),
            ("play", "gops", "--seats", ",".join(f"p{i}" for i in range(9))),
            ("play", "gops", "--seed", "x"), ("play", "gops", "--seed", "1", "--seed", "2"),
            ("play", "gops", "--seed", "-1"), ("play", "gops", "--rules", "house"),
            ("play", "gops", "--set", "cards"), ("play", "gops", "--set", "cards=99"),
            ("play", "gops", "--set", "colour=red"),
            *(given for game in games() for given, _, _ in known(game).REFUSED),
            ("play", "gops", "--clock", "0"), ("play", "--resume"), ("play", "--resume", "nowhere.json"),
            ("play", "--resume", "letter.json"), ("play", "--resume", "over.json"),
            ("play", "--resume", "over.json", "--seed", "1"), ("play", "gops", "--resume", "over.json"),
            ("play", "gops", "--save", "over.json"), ("play", "--connect", "localhost"),
            ("play", "--connect", "http://localhost"), ("play", "--connect", "http://localhost:1/table/7"),
            ("watch",), ("watch", "chess"), ("watch", "gops", "--pace", "0"),
            ("watch", "gops", "--players", "Anna,bot:1"), ("watch", "gops", "--viewer", "9"),
            ("watch", "http://localhost"),
            ("replay",), ("replay", "nowhere.json"), ("replay", "x" * 300), ("replay", "."),
            *(("replay", f"{name}.json") for name in ("letter", "empty", "list", "steps", "game", "rules",
                                                     "seed", "options", "players", "preset")),
            ("replay", "/dev/null"), ("replay", "over.json", "--viewer", "Zoé"),
            ("referee",), ("referee", "chess"), ("referee", "gops", "--seats", "9"),
            ("referee", "gops", "--seats", "deux"), ("games", "chess"),
            ("bot",), ("bot", "gops", "--level", "9"), ("arena", "gops"),
            ("arena", "gops", "--players", "bot:1"), ("arena", "gops", "--players", "bot:1,Anna"),
            ("arena", "gops", "--players", "bot:1,bot:2", "--seats", "4"),
            ("arena", "gops", "--players", "bot:1,bot:2,bot:3", "--seats", "2"),
            ("arena", "gops", "--players", "bot:1,bot:2", "--sprt", "10,0"),
            ("arena", "gops", "--players", "bot:1,bot:2", "--seats", "3", "--sprt", "0,10"),
            ("arena", "gops", "--ladder", "--sprt", "0,10"), ("arena", "gops", "--players", "bot:1,bot:2",
                                                             "--games", "many"),
            ("bench", "chess"), ("bench", "--seconds", "x"), ("bench", "--seconds", "0"),
            ("train", "gops"), ("train", "gops", "--out", "x"), ("train", trained_game()),
            ("train", trained_game(), "--out", "x", "--threads", "0"),
            ("train", trained_game(), "--out", "x", "--every", "3"),
            ("train", trained_game(), "--out", "letter.json"),
            ("train", trained_game(), "--out", "letter.json", "--resume"),
            ("train", trained_game(), "--out", "nowhere", "--resume"),
            ("train", trained_game(), "--measure"), ("train", trained_game(), "--measure", "--from", "letter.json"),
            ("lab",), ("lab", "gops", "--seats", "7"), ("lab", "gops", "--players", "nobody"),
            ("lab", "--compare", "letter.json", "letter.json"),
            ("lab", "--compare", "nowhere.json", "nowhere.json"),
            ("serve", "--port", "many"), ("serve", "--prot", "80"), ("serve", "--compress", "perhaps"),
            ("serve", "--log", "loud"), ("serve", "--certificate", "a.pem"),
            ("serve", "--settings", "nowhere.conf"), ("serve", "--settings", "settings.conf"),
            ("serve", "--data", "letter.json/folder"), ("serve", "--store", "mysql:x", "--data", "kept"),
            ("serve", "--store", "sqlite:letter.json", "--data", "kept"),
            ("serve", "--address", "nowhere", "--port", "0", "--data", "kept"),
            ("serve", "--port", "0", "--data", "kept", "--certificate", "letter.json", "--key", "letter.json"),
            ("serve", "--restore", "letter.json", "--data", "kept"),
            ("load", "--tables", "-1"), ("load", "--game", "chess"), ("load", "--tables=-1"),
            ("load", "--connect", "localhost"), ("load", "--connect", "http://localhost:1", "--stored", "3"),
        ]:
            done = self.check_french(*arguments, code=2)
            self.assertEqual(done.out, "", arguments)
            self.assertTrue(done.err.startswith("agora"), done.err)
            usual = self.run_agora(*arguments, LANG="fr_FR.UTF-8")
            self.assertEqual(re.sub("attendance.*", "", usual.err), re.sub("attendance.*", "", done.err))
        self.check_french("load", "--connect", "http://localhost:1", "--tables", "1", code=1)
        for name in ("over", "step", "result"):
            self.check_french("replay", "--check", f"{name}.json", code=0 if name == "over" else 1)
        self.assertEqual(self.run_agora("play", "gops", "--lang", "de", LANG="fr_FR.UTF-8").err,
                         "agora play\u00a0: il n’y a pas de langue «\u00a0de\u00a0»\u00a0; il y a\u00a0: en, fr\n")

    def test_sittings(self):
        for game in games():
            with self.subTest(game=game):
                one = Reader(self, game, "--seed", "5", *short_of(game), lang="fr",
                             file=f"{game}.json")
                goes_on = True
                for _ in range(3):
                    for line in (*ALWAYS, *known(game).TYPED):
                        one.say(line)
                        one.say("")  # nothing is begun
                    one.look()
                    goes_on = one.play(3)
                    if not goes_on:
                        break
                if not known(game).SIMPLE:
                    self.assertIn("«\u00a0çàéîœ", one.text().replace("\n", ""))
                if goes_on:
                    one.play()
                self.assertEqual(one.terminal.exit_code(), 0)
                one.seen += one.screen.lines()
                self.check(game, one.text())
                self.assertIn("Classement final", one.text())

    def test_tables_of_a_server(self):
        """Somebody who asks and types what is wrong, and what such a table refuses."""
        server = Server("--lang", "fr")
        self.addCleanup(server.close)
        olga = server.visitor()
        olga.ask("POST", "/api/register", {"name": "Olga", "password": "un assez long"})
        token = olga.ask("POST", "/api/me/tokens", {"label": "console", "days": 1,
                                                   "scopes": ["play", "watch", "tables"]})
        site = f"http://localhost:{server.port}"
        for game in games():
            table = olga.open(game, "me", "1")["table"]
            lines = (*ALWAYS, *known(game).TYPED, "dire", "dire çà", "partir", "n")
            typed = "".join(f"{line}\n\n" for line in lines)
            done = self.run_agora("play", "--connect", f"{site}/table/{table}", "--lang", "fr", "--plain",
                                  typed=typed + "quitter\n", AGORA_TOKEN=token["secret"])
            self.assertEqual(done.returncode, 0, done.err)
            said = [line for line in done.out.splitlines() if not line.startswith(">")]
            self.check(f"{game} at a server", "\n".join(said) + done.err)
        for wrong in (f"{site}/table/9999", f"{site}/"):
            self.check_french("play", "--connect", wrong, "--name", "Zoé", code=2)
            self.check_french("watch", wrong, code=2)
        self.check_french("play", "--connect", f"{site}/table/1", "--token", "faux", code=2)
        self.check_french("play", "--connect", f"{site}/table/1", "--name", "z", code=2)

    def test_games_that_are_watched(self):
        for game in self.games:
            seats = min(game["most_seats"], 4)
            bots = ",".join(["bot:random"] * seats)
            name = f"{game['id']}.json"
            self.check_french("watch", game["id"], "--plain", "--seed", "5", "--players", bots)
            self.run_agora("play", game["id"], "--seats", bots, "--seed", "4", "--save", name)
            self.check_french("replay", name)
            self.check_french("replay", name, "--viewer", "1")
            if known(game["id"]).REVIEWED:
                self.check_french("replay", name, "--review")

    def test_tools(self):
        for game in games():
            self.check_french("bench", game, "--seconds", "0.01")
        self.check_french("arena", "gops", "--players", "bot:1,bot:random", "--games", "4", "--sprt", "0,10")
        self.check_french("arena", "gops", "--players", 'bot:1,exec:"false"', "--games", "2")
        self.check_french("arena", "gops", "--players", "bot:1,bot:random", "--seats", "3", "--games", "3")
        for game in games():
            one, other = f"{game}/one", f"{game}/other"
            (self.folder / game).mkdir()
            for folder in (one, other):
                self.check_french("lab", game, "--games", "20", "--seats", "2", "--players", "bot:random",
                                  "--skill", "", "--out", folder)
            page = (self.folder / one / "report.html").read_text()
            self.check(f"{one}/report.html", re.sub(r"<[^>]*>", "\n", page[page.index("</style>"):]))
            self.check_french("lab", "--compare", f"{one}/report.json", f"{other}/report.json")


if __name__ == "__main__":
    unittest.main()
