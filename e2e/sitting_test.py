"""Sitting at a terminal: what one always sees, questions, taking back, leafing, looking on."""
import json
import re
import unittest

from agora import Case, Terminal, games, opening, turn_game
from newcomer import Newcomer, known
from screen import ScreenTerminal

PROMPT = r"\s+>$"


class Sitting(Case):
    def sit(self, game, *arguments, file="game.json"):
        return Terminal(self, "play", game, "--seed", "5", "--save", file, *arguments)

    def type(self, game, line, pattern):
        game.type(line + "\n")
        return game.expect(pattern)

    def test_a_game_without_questions_of_its_own_asks_too(self):
        game = self.sit("gops", "--seats", "Ann,bot:greedy", "--set", "cards=3")
        game.expect("it is your turn(?s:.*)" + PROMPT)
        self.type(game, "bid", r"an empty line\s+cancels\)" + PROMPT)
        self.type(game, "2", "-End of turn-")

    def test_a_whole_command_answers_the_question_of_another(self):
        checked = set()
        for game in games():
            one = Newcomer(self, game, "--seed", "5", file=f"{game}.json")
            for _ in range(8):
                listed = one.moves()
                others = {move.split()[0]: move for move in reversed(listed)}
                for verb in others:
                    other = next((move for word, move in others.items() if word != verb), None)
                    if not other or verb in listed:
                        continue
                    steps = one.steps()
                    one.type(verb)
                    self.assertEqual(one.steps(), steps)
                    if not re.search(r"\(an\s+empty\s+line\s+cancels\)", "\n".join(one.answer())):
                        continue
                    one.type(other)
                    if re.search(r"\(y/n\) \[n\]$", one.answer()[-1]):
                        one.type("y")
                    decided = [step[2:] for step in one.steps()[len(steps):] if step.startswith("0 ")]
                    self.assertEqual(decided[:1], [other], f"{game}: {verb}, then {other}")
                    checked.add(game)
                    one.look()
                    break
                else:
                    one.bring_back()
                    one.decide(*known(game).choices(one))
            one.terminal.close()
        self.assertGreater(len(checked), 1)

    def test_an_empty_line_brings_the_table_back(self):
        game = self.sit("gops", "--seats", "Ann,bot:greedy")
        game.expect("it is your turn(?s:.*)" + PROMPT)
        self.type(game, "help", "an empty line brings the table back(?s:.*)" + PROMPT)
        self.type(game, "", "GOPS(?s:.*)it is your turn(?s:.*)" + PROMPT)
        self.type(game, "hint", "Hint: (?s:.*)" + PROMPT)
        self.type(game, "", "GOPS(?s:.*)it is your turn(?s:.*)" + PROMPT)

    def test_long_pages_are_leafed_through(self):
        game = self.sit(turn_game(), "--seats", "Ann,Bob")
        game.expect("it is your turn(?s:.*)" + PROMPT)
        game.type("rules\n")
        first = game.expect("q: back.* --")
        self.assertLessEqual(first.count("\n"), 25)
        game.type("\n")
        self.assertLessEqual(game.expect("q: back.* --").count("\n"), 2)
        game.type(" ")
        self.assertGreater(game.expect("q: back.* --").count("\n"), 20)
        game.type("q")
        game.expect("brings the table back(?s:.*)" + PROMPT)
        self.type(game, "score", "Ranking")
        # Whoever types a command is done reading.
        game.type("rules\n")
        game.expect("q: back.* --")
        self.type(game, "score", "Ranking")
        plain = self.sit(turn_game(), "--seats", "Ann,Bob", "--plain", file="plain.json")
        plain.expect("it is your turn(?s:.*)>")
        self.assertNotIn("q: back", self.type(plain, "rules", r"(?:\n.*){40}\n>$"))

    def test_undo_against_machines(self):
        game = self.sit("gops", "--seats", "Ann,bot:greedy")
        game.expect("it is your turn(?s:.*)" + PROMPT)
        self.type(game, "undo", "no decision of yours to take back(?s:.*)" + PROMPT)
        self.type(game, "bid 3", "-End of turn-(?s:.*)it is your turn(?s:.*)" + PROMPT)
        self.type(game, "undo", "Taken back: Ann decides anew(?s:.*)it is your turn(?s:.*)" + PROMPT)
        record = json.loads((self.folder / "game.json").read_text())
        self.assertEqual(record["take_backs"], 1)
        self.assertNotIn("0 bid 3", record["steps"])
        self.type(game, "bid 3", "-End of turn-(?s:.*)it is your turn(?s:.*)" + PROMPT)
        game.type("\x04")
        game.expect("--resume game.json")
        again = Terminal(self, "play", "--resume", "game.json")
        again.expect("it is your turn(?s:.*)" + PROMPT)
        self.type(again, "undo", "Taken back(?s:.*)it is your turn(?s:.*)" + PROMPT)
        again.type("\x04")
        self.assertEqual(again.exit_code(), 0)
        shown = self.run_agora("replay", "game.json")
        self.assertIn("Played with take-backs: 2.", shown.out)

    def test_undo_among_people_needs_their_consent(self):
        game = self.sit(turn_game(), "--seats", "Ann,Bob")
        first = re.search("(Ann|Bob), it is your turn", game.expect("it is your turn(?s:.*)" + PROMPT))[1]
        (decisions,) = opening(turn_game())["legal"].values()
        self.type(game, decisions[0], "-End of turn-(?s:.*)it is your turn(?s:.*)" + PROMPT)
        self.type(game, "undo", r"Does everybody agree\? \(y/n\)")
        self.type(game, "n", PROMPT)
        self.type(game, "undo", r"Does everybody agree\? \(y/n\)")
        self.type(game, "y", f"Taken back: {first} decides anew(?s:.*){first}, it is your turn")

    def test_the_keyboard_is_passed_by_an_empty_line_alone(self):
        for lang, passed, word, question in (("en", r"\(press Enter when Ann sits there\)$", "quit", r"\[y\] $"),
                                             ("fr", r"\(Entrée quand Ann est là\)$", "quitter", r"\[o\] $")):
            game = self.sit("gops", "--seats", "Ann,Bob", "--lang", lang)
            game.expect(passed)
            shown = len(game.text)
            for line in ("bid 3", "y", "help"):
                self.type(game, line, passed)
            self.type(game, word, question)
            self.type(game, "n", passed)
            game.type("\x03")
            game.expect(question)
            self.type(game, "n", passed)
            self.assertNotIn("GOPS", game.text[shown:])
            self.type(game, "", "GOPS(?s:.*)" + PROMPT)
            game.close()

    def test_one_can_leave_where_the_keyboard_is_passed(self):
        for number, keys in enumerate((("quit\n", "y\n"), ("exit\n", "\n"), ("\x03", "\x03"), ("\x03", "\n"))):
            file = f"{number}.json"
            game = self.sit("gops", "--seats", "Ann,Bob", file=file)
            game.expect(r"when Ann sits there\)$")
            self.type(game, "", PROMPT)
            self.type(game, "bid 3", "have read this|when Bob sits there")
            while "Bob" not in game.text[game.text.rfind("(press"):]:
                self.type(game, "", "have read this|when Bob sits there")
            shown = len(game.text)
            game.type(keys[0])
            game.expect(r"Save and leave\? \(y/n\) \[y\] $")
            game.type(keys[1])
            game.expect(f"--resume {file}")
            self.assertNotIn("GOPS", game.text[shown:])
            self.assertEqual(game.exit_code(), 0)

    def test_accents_are_shown_back(self):
        game = self.sit(turn_game(), "--seats", "Ann,Bob", "--lang", "fr")
        game.expect("à vous de jouer(?s:.*)" + PROMPT)
        self.type(game, "éclore b1", "Commande inconnue .{1,3}éclore")


class LookingOn(Case):
    def watch(self, pace, *arguments):
        show = Terminal(self, "watch", "gops", "--players", "bot:greedy,bot:greedy", "--seed", "5",
                        "--pace", pace, *arguments)
        show.expect(r"every ")
        return show

    def test_decisions_go_by_at_two_paces(self):
        for pace in ("0.05", "0.1"):
            show = self.watch(pace)
            for _ in range(10):
                show.expect(rf"\x1b\[2J(?s:.*?)every {pace}\b")
            show.expect("Final ranking")
            self.assertEqual(show.exit_code(), 0)

    def test_pause_next_faster_and_leave(self):
        show = self.watch("60")
        show.type(" ")
        show.expect("paused")
        for _ in range(3):
            show.type("n")
            show.expect(r"\x1b\[2J(?s:.*?)paused")
        show.type(" ")
        show.expect("every 60")
        for pace in ("30", "15", "7.5"):
            show.type("+")
            show.expect("every " + pace)
        show.type("-")
        show.expect("every 15")
        show.type("q")
        self.assertEqual(show.exit_code(), 0)

    def test_a_replay_speaks_to_nobody(self):
        for game in games():
            self.run_agora("play", game, "--seats", "bot:greedy,bot:random", "--seed", "3",
                           "--save", f"{game}.json")
            for viewer in ("all", "1", "spectator"):
                show = Terminal(self, "replay", f"{game}.json", "--viewer", viewer, rows=60)
                show.expect("The beginning")
                for number in (1, 2, 3):
                    show.type(f"{number}\n")
                    shown = show.expect(f"Move {number} of(?s:.*)leave")
                    self.assertNotRegex(shown, r"\byou\b|\bYOU\b|\bYou\b")
                show.close()


KEYS = r"q: leave"
ASKED = r"^>$"
PAGER = r" --$"


def sits(case, game, bots, *arguments, **more):
    seats = "Ann" + ",bot:greedy" * bots
    return ScreenTerminal(case, "play", game, "--seats", seats, "--seed", "3", "--save", "game.json",
                          *arguments, **more)


class OnASmallScreen(Case):
    def test_the_log_opens_at_what_is_new(self):
        game = sits(self, "gops", 2)
        game.wait(ASKED)
        for bid in range(1, 12):
            game.enter(f"bid {bid}", ASKED)
        game.enter("log", PAGER)
        last = game.screen.text()
        self.assertIn("Ann bids 11.", last)
        self.assertNotIn("Ann bids 2.", last)
        self.assertIn("page before", last)
        game.press("-", PAGER)
        self.assertNotIn("Ann bids 11.", game.screen.text())
        self.assertIn("Ann bids 2.", game.screen.text())
        game.press("q", ASKED)

    def test_one_who_goes_on_sees_what_the_others_did(self):
        game = sits(self, "gops", 2)
        game.wait(ASKED)
        game.enter("bid 4", ASKED)
        game.enter("quit", r"\[y\] $")
        game.type("\n")
        self.assertEqual(game.exit_code(), 0)
        again = ScreenTerminal(self, "play", "--resume", "game.json")
        again.wait(ASKED)
        for name in ("Hugo", "Nora"):
            self.assertRegex(again.screen.text(), rf"{name} (\(greedy\) )?bids")

    def test_a_game_goes_on_with_its_clock(self):
        """... also after an undo, unless another clock or none is asked for, which counts from then on."""
        game = Terminal(self, "play", "gops", "--seats", "Ann,bot:greedy", "--clock", "600")
        game.expect(r"\((600|59\d) s\) >$")
        for line in ("bid 4", "undo", "bid 4"):
            game.type(line + "\n")
            game.expect(r"it is your turn(?s:.*)\((600|59\d) s\) >$")
        game.type("\x04")
        game.expect(r"agora play --resume \S+\.json\r?\n")
        self.assertEqual(game.exit_code(), 0)
        self.assertEqual(json.loads(self.saved_games()[0].read_text())["clock"], 600)
        for asked, left in ((), r"(600|59\d)"), (("--clock", "900"), r"(900|89\d)"), ((), r"(900|89\d)"):
            again = ScreenTerminal(self, "play", "--resume", *asked)
            again.wait(rf"\({left} s\) >$")
            self.assertRegex(again.text, rf"The game goes on; decisions made so far: \d+; {left[1:4]} s for each")
            again.enter("bid 2" if asked else "hint", rf"\({left} s\) >$")
            again.type("\x04")
            self.assertEqual(again.exit_code(), 0)
        again = ScreenTerminal(self, "play", "--resume", "--clock", "none", "--lang", "fr")
        again.wait(r"^>$")
        again.enter("miser 3", r"^>$")
        again.close()
        self.assertNotIn("clock", json.loads(self.saved_games()[0].read_text()))

    def test_whose_time_was_up_is_told_so(self):
        game = ScreenTerminal(self, "play", "gops", "--seats", "Ann,bot:random", "--seed", "3", "--clock", "1")
        while "Your time was up" not in game.screen.text():
            self.assertTrue(game.read(20), game.screen.text())
        self.assertRegex(game.text, r"Your time was up: the decision was made for you\.(?s:.*?)Ann bids")

    def test_an_empty_line_takes_what_stands_in_brackets(self):
        game = Terminal(self, "play", "gops", "--seats", "Ann,bot:greedy", "--save", "game.json")
        game.expect(r"\s>$")
        game.type("quit\n")
        game.expect(r"\(y/n\) \[y\] ")
        game.type("\n")
        self.assertEqual(game.exit_code(), 0)


class Watching(Case):
    def watch(self, game, *arguments, **more):
        show = ScreenTerminal(self, "watch", game, "--seed", "3", "--pace", "60", *arguments, **more)
        self.until(show, KEYS)
        return show

    def until(self, show, pattern):
        while not re.search(pattern, show.screen.text()):
            self.assertTrue(show.read(20) or not show.ended(), show.screen.text())

    def step(self, show):
        shown = show.text
        show.type("n")
        while show.text == shown or not re.search(KEYS, show.screen.text()):
            self.assertTrue(show.read(20), show.screen.text())

    def test_the_news_have_the_rows_that_are_left(self):
        show = self.watch("gops", "--players", "bot:greedy,bot:greedy")
        for _ in range(12):
            self.step(show)
        self.assertGreater(len(re.findall(r"(?m)^(?:Iris|Hugo) \(greedy\) ", show.screen.text())), 4,
                           show.screen.text())

    def test_a_pace_that_is_chosen_while_paused_is_shown(self):
        show = self.watch("gops", "--players", "bot:greedy,bot:greedy")
        show.type(" ")
        self.until(show, r"paused, else every 60")
        show.type("+")
        self.until(show, r"paused, else every 30")

    def test_players_are_counted_from_one(self):
        own = self.run_agora("watch", "gops", "--players", "bot:random,bot:random", "--viewer", "2")
        self.assertEqual(own.returncode, 0, own.err)
        for wrong in ("0", "3", "x"):
            refused = self.run_agora("watch", "gops", "--players", "bot:random,bot:random", "--viewer", wrong)
            self.assertEqual(refused.returncode, 2)
            self.assertIn("1 to 2", refused.err)


class Beginning(Case):
    def test_a_misspelt_answer_is_told_the_nearest(self):
        game = Terminal(self, "play", columns=100)
        game.expect(r"\[1\] > ")
        game.type("gosp\n")
        game.expect(r'"gosp" is none of these; perhaps gops\?')
        game.type("gops\n")
        game.expect("Against whom")
        game.expect(r"\[1\] > ")
        game.type("\n")
        game.expect("How many")
        game.expect(r"\[1\] > ")
        game.type("\n")
        game.expect("How strong")
        game.expect(r"\] > ")
        game.type("aimabl\n")
        game.expect(r"perhaps aimable\?")
        game.type("aimable\n")
        game.expect(r"\(gentle\)")

    def test_a_bot_is_one_of_the_middle_level_wherever_none_is_named(self):
        self.play("gops", "--save", "game.json", typed="bid 3\nquit\ny\n")
        self.assertIn('"bot:4"', (self.folder / "game.json").read_text())

    def test_a_language_that_there_is_not_is_refused_by_agora_alone_too(self):
        done = self.run_agora("--lang", "de")
        self.assertEqual((done.returncode, done.out), (2, ""))
        self.assertIn('there is no language "de"', done.err)


if __name__ == "__main__":
    unittest.main()
