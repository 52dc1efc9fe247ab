"""Whole games at a terminal by one who plays for the first time, small and large, in both languages;
and the first rounds of each game with every seat taken. Each time somebody is asked, what must be
seen is looked for on the screen (newcomer.py)."""
import random
import re
import unittest

from agora import Case, games, largest_game
from newcomer import Newcomer, known, short_of
from sayings import check_once, plain
from screen import ScreenTerminal

SMALL, LARGE = (24, 80), (40, 120)
HIGH = [game for game in games() if not known(game).SIMPLE]  # whose tables may not leave room for more


class WholeGames(Case):
    """A newcomer against a bot: what one does not know, what one asks, and to the last screen."""

    def sit(self, game, lang, size):
        return Newcomer(self, game, "--seed", "5", *short_of(game), lang=lang, rows=size[0],
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
        if not known(game).SIMPLE:
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
        if size == LARGE and not known(game).SIMPLE:
            self.assertGreater(one.widest, 100, "the width of the window is not used")
        if size == SMALL and lang == known(game).GOLDEN_LANG:
            parts = [f"--- {part}\n" + "\n".join(lines) + "\n" for part, lines in shown.items()]
            self.check_golden("session.txt", "".join(parts), game)

    def last_screen(self, one):
        """The table, what happened last, and everybody's rank with the whole name."""
        text = one.screen.text()
        lines = one.lines()
        self.assertFalse(one.screen.broken, text)
        titles = [row for row, line in enumerate(lines) if line.startswith(known(one.game).TITLE)]
        self.assertTrue(titles, text)
        check_once(self, known(one.game).TWICE, "\n".join(lines[titles[-1]:]))
        ranking = "\n".join(lines[lines.index(one.words["final"]):])
        for name in one.names():
            self.assertRegex(ranking, rf"\d\. {re.escape(name)} +-?\d+", text)
        self.assertRegex(plain(text), one.words["won"], text)  # in the news, or below the ranking
        self.assertIn("agora replay", ranking)
        one.remember(lines)
        return [line for line in lines[titles[-1]:] if line]


class FullTables(Case):
    """Every seat taken, on a small screen."""

    def play_some(self, game, lang, bot):
        one = Newcomer(self, game, "--seed", "2", lang=lang, bots=games()[game]["most_seats"] - 1, bot=bot)
        one.play(known(game).DECISIONS)
        one.check_news()


class CrowdedTables(Case):
    """The most seats that there are, with every set of rules: all are whimsical, so that the most happens."""

    def play_some(self, rules, lang):
        luck = random.Random(2)
        game = largest_game()
        one = Newcomer(self, game, "--rules", rules, "--seed", "2", lang=lang, bot="random",
                       bots=games()[game]["most_seats"] - 1)
        for _ in range(known(game).DECISIONS):
            moves = one.moves()
            luck.shuffle(moves)
            moves.sort(key=lambda move: len(move.split()) == 1)  # what has an object first
            if not one.decide(*moves):
                break
        one.check_news()


class LastScreens(Case):
    """Nothing of the last table is lost, with every seat taken and a name that fits on no line."""

    def check(self, game, *arguments):
        terminal = ScreenTerminal(self, *arguments, "--seed", "4", "--lang", "en")
        self.assertEqual(terminal.exit_code(), 0)
        shown = terminal.screen
        self.assertTrue(any(line.startswith(known(game).TITLE) for line in shown.lines()), shown.text())
        self.assertRegex(shown.text(), "Final ranking")
        self.assertLess(shown.row, 24)
        return shown.text()

    def test_of_a_match_that_is_kept(self):
        for game in HIGH:
            seats = games()[game]["most_seats"]
            name = f"{game}-" + 80 * "x" + ".json"
            shown = self.check(game, "play", game, "--seats", ",".join(seats * ["bot:greedy"]),
                               "--save", name)
            self.assertIn(f"agora replay {name}", shown.replace("\n", ""))

    def test_of_a_match_that_is_watched(self):
        game = HIGH[0]
        self.check(game, "watch", game, "--players", ",".join(games()[game]["most_seats"] * ["bot:greedy"]),
                   "--pace", "0.05", *short_of(game))

    def test_of_a_replay_that_shows_everything(self):
        for game in HIGH:
            self.run_agora("play", game, "--seats", ",".join(games()[game]["most_seats"] * ["bot:greedy"]),
                           "--save", f"{game}.json", "--seed", "4",
                           *short_of(game))
            terminal = ScreenTerminal(self, "replay", f"{game}.json", "--lang", "en")
            terminal.wait(">$")
            for move in ("12", "40"):
                terminal.enter(move, ">$")
                lines = terminal.screen.lines()
                self.assertTrue(lines[0].startswith(known(game).TITLE), terminal.screen.text())


def method(name, *arguments):
    return lambda self: getattr(self, name)(*arguments)


for _game in games():
    for _lang in ("en", "fr"):
        setattr(WholeGames, f"test_{_game}_{_lang}_small", method("play_whole", _game, _lang, SMALL))
        setattr(WholeGames, f"test_{_game}_{_lang}_large", method("play_whole", _game, _lang, LARGE))
        for _bot in ("greedy", "random"):  # to the latter the most happens
            setattr(FullTables, f"test_{_game}_{_lang}_{_bot}", method("play_some", _game, _lang, _bot))

for _rules in games()[largest_game()]["presets"]:
    for _lang in ("en", "fr"):
        setattr(CrowdedTables, f"test_{_rules['name']}_{_lang}", method("play_some", _rules["name"], _lang))

if __name__ == "__main__":
    unittest.main()
