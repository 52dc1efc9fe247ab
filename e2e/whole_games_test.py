"""Whole games at a terminal by one who plays for the first time, small and large, in both languages;
and the first rounds of each game with every seat taken. Each time somebody is asked, what must be
seen is looked for on the screen (newcomer.py)."""
import re
import unittest

from agora import Case, games
from newcomer import TITLES, Newcomer
from screen import ScreenTerminal

# What is known of single games; the others are played as they are.
SHORT = {"splendor": "target=10", "labyrinth": "turns=5,cards=2", "royalmatch": "cards=9,rounds=1", "gops": "cards=4"}
DECISIONS = {"splendor": 25, "citadels": 40, "labyrinth": 12, "royalmatch": 20}
SMALL, LARGE = (24, 80), (40, 120)
GOLDEN_LANG = {"splendor": "fr", "citadels": "en", "labyrinth": "en", "royalmatch": "fr", "gops": "en"}


class WholeGames(Case):
    """A newcomer against a bot: what one does not know, what one asks, and to the last screen."""

    def sit(self, game, lang, size):
        options = ["--set", SHORT[game]] if game in SHORT else []
        return Newcomer(self, game, "--seed", "5", *options, lang=lang, rows=size[0],
                        columns=size[1])

    def play_whole(self, game, lang, size):
        one = self.sit(game, lang, size)
        say = one.words
        shown = {"opening": one.lines()[:one.screen.row]}
        self.assertEqual(one.say(""), [])  # the table is there
        shown["refusal"] = one.say("xyzzy")
        one.bring_back()
        shown["help"] = one.say(say["help"])[:8]
        one.bring_back()
        shown["hint"] = one.say(say["hint"])
        self.assertTrue(shown["hint"][0].startswith(say["hinted"]), shown["hint"])
        one.bring_back()
        if game != "gops":  # whose rules are one line
            one.leaf(say["rules"])
            one.bring_back()
        self.assertEqual(one.say(say["score"])[0], say["ranking"])
        one.bring_back()
        one.play(2)
        one.say(say["undo"])
        one.look()
        self.assertIn(say["taken back"], one.lines())
        self.assertFalse(one.play())
        self.assertEqual(one.terminal.exit_code(), 0)
        shown["end"] = self.last_screen(one)
        one.check_news()
        if size == LARGE and game != "gops":
            self.assertGreater(one.widest, 100, "the width of the window is not used")
        if size == SMALL and lang == GOLDEN_LANG.get(game):
            parts = [f"--- {part}\n" + "\n".join(lines) + "\n" for part, lines in shown.items()]
            self.check_golden(f"session-{game}.txt", "".join(parts))

    def last_screen(self, one):
        """The table, what happened last, and everybody's rank with the whole name."""
        text = one.screen.text()
        lines = one.lines()
        self.assertFalse(one.screen.broken, text)
        titles = [row for row, line in enumerate(lines) if line.startswith(TITLES.get(one.game, ""))]
        self.assertTrue(titles, text)
        ranking = "\n".join(lines[lines.index(one.words["final"]):])
        for name in one.names():
            self.assertRegex(ranking, rf"\d\. {re.escape(name)} +-?\d+", text)
        self.assertRegex(ranking, one.words["won"], text)
        self.assertIn("agora replay", ranking)
        one.remember(lines)
        return [line for line in lines[titles[-1]:] if line]


class FullTables(Case):
    """Every seat taken, on a small screen."""

    def play_some(self, game, lang):
        one = Newcomer(self, game, "--seed", "5", lang=lang, bots=games()[game]["most_seats"] - 1)
        one.play(DECISIONS.get(game, 8))
        one.check_news()


class LastScreens(Case):
    """Nothing of the last table is lost, with every seat taken and a name that fits on no line."""

    def check(self, game, *arguments):
        terminal = ScreenTerminal(self, *arguments, "--seed", "4", "--lang", "en")
        self.assertEqual(terminal.exit_code(), 0)
        shown = terminal.screen
        self.assertTrue(any(line.startswith(TITLES[game]) for line in shown.lines()), shown.text())
        self.assertRegex(shown.text(), "Final ranking")
        self.assertLess(shown.row, 24)
        return shown.text()

    def test_of_a_match_that_is_kept(self):
        for game in ("splendor", "citadels", "labyrinth"):  # whose tables are the highest
            seats = games()[game]["most_seats"]
            name = f"{game}-" + 80 * "x" + ".json"
            shown = self.check(game, "play", game, "--seats", ",".join(seats * ["bot:greedy"]),
                               "--save", name)
            self.assertIn(f"agora replay {name}", shown.replace("\n", ""))

    def test_of_a_match_that_is_watched(self):
        self.check("splendor", "watch", "splendor", "--players", ",".join(4 * ["bot:greedy"]),
                   "--pace", "0.05", "--set", "target=10")

    def test_of_a_replay_that_shows_everything(self):
        for game in ("royalmatch", "splendor", "citadels", "labyrinth"):
            self.run_agora("play", game, "--seats", ",".join(games()[game]["most_seats"] * ["bot:greedy"]),
                           "--save", f"{game}.json", "--seed", "4",
                           *(["--set", SHORT[game]] if game in SHORT else []))
            terminal = ScreenTerminal(self, "replay", f"{game}.json", "--lang", "en")
            terminal.wait(">$")
            for move in ("12", "40"):
                terminal.enter(move, ">$")
                lines = terminal.screen.lines()
                self.assertTrue(lines[0].startswith(TITLES[game]), terminal.screen.text())


def method(name, *arguments):
    return lambda self: getattr(self, name)(*arguments)


for _game in games():
    for _lang in ("en", "fr"):
        setattr(WholeGames, f"test_{_game}_{_lang}_small", method("play_whole", _game, _lang, SMALL))
        setattr(WholeGames, f"test_{_game}_{_lang}_large", method("play_whole", _game, _lang, LARGE))
        setattr(FullTables, f"test_{_game}_{_lang}", method("play_some", _game, _lang))

if __name__ == "__main__":
    unittest.main()
