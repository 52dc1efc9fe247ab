"""`agora play --clock` at a terminal: what happens when nobody answers. Nothing here must be typed in time."""
import re
import unittest

from agora import Case, Terminal, first_game, games
from newcomer import known
from screen import ScreenTerminal


class Clock(Case):
    def test_after_two_times_the_game_waits_where_nobody_else_plays(self):
        game = Terminal(self, "play", "gops", "--seats", "Ann,bot:random", "--seed", "3", "--clock", "1")
        game.expect("The time of Ann is up")
        game.expect("The time of Ann is up")
        game.expect("the game waits. Ann, press Enter to go on")
        self.assertNotIn("A bot plays", game.text)
        game.type("\n")
        game.expect("it is your turn")
        game.close()

    def test_one_can_leave_while_the_game_waits(self):
        for lang, waits, word, question in (("en", "the game waits. Ann, press Enter to go on", "quit", r"\(y/n\) \[y\] $"),
                                            ("fr", "la partie attend. Ann, Entrée", "quitter", r"\(o/n\) \[o\] $")):
            game = Terminal(self, "play", "gops", "--seats", "Ann,bot:random", "--seed", "3", "--clock", "1",
                            "--save", f"{lang}.json", "--lang", lang)
            game.expect(waits)
            shown = len(game.text)
            game.type("bid 3\n")  # too late for that
            game.expect(waits)
            game.type(word + "\n")
            game.expect(question)
            game.type("n\n")
            game.expect(waits)
            game.type(word + "\n")
            game.expect(question)
            game.type("\n")
            game.expect(f"--resume {lang}.json")
            self.assertNotIn("GOPS", game.text[shown:])
            self.assertEqual(game.exit_code(), 0)

    def test_the_clock_stands_while_one_is_asked_whether_to_leave(self):
        asked = Terminal(self, "play", "gops", "--seats", "Ann,bot:random", "--seed", "3", "--clock", "3")
        asked.type("quit\n")
        asked.expect(r"\(y/n\) \[y\] $")
        other = Terminal(self, "play", "gops", "--seats", "Bob,bot:random", "--seed", "3", "--clock", "3")
        other.expect("The time of Bob is up")  # who began later
        asked.type("n\n")
        self.assertNotIn("is up", asked.expect(r"\(\d s\) >"))
        asked.expect("The time of Ann is up")  # it goes on

    def test_two_people_who_do_not_answer_are_waited_for(self):
        game = Terminal(self, "play", "gops", "--seats", "Ann,Bob", "--seed", "3", "--clock", "1")
        # The keyboard is passed from one to the other, but nobody decides.
        while "press Enter when" in game.expect(
                r"press Enter when \w+ sits there|the game waits. \w+, press Enter to go on"):
            game.type("\n")
        self.assertNotIn("A bot plays", game.text)
        game.type("\n")
        game.expect(r"\w+, it is your turn|Pass the keyboard")
        game.close()

    def test_the_time_takes_no_row_from_the_table(self):
        played = first_game()
        seats = "Ann" + ",bot:greedy" * (games()[played]["most_seats"] - 1)
        game = ScreenTerminal(self, "play", played, "--seats", seats, "--seed", "5", "--clock", "3600")
        game.wait(r"\(3\d\d\d s\) >$")
        self.assertTrue(any(line.startswith(known(played).TITLE) for line in game.screen.lines()), game.screen.text())

    def test_the_time_goes_by_while_one_types(self):
        game = ScreenTerminal(self, "play", "gops", "--seats", "Ann,bot:random", "--seed", "3", "--clock", "3600")
        game.wait(r"\(3\d\d\d s\) >$")
        before = game.screen.lines()
        first = int(re.search(r"\((\d+) s\)", game.screen.before_cursor())[1])
        game.type("bid")
        for second in (first - 1, first - 2):
            later = "|".join(str(each) for each in range(second - 90, second + 1))
            game.wait(rf"\(({later}) s\) >bid$")
        # In its place: nothing else on the screen has changed, and what was typed goes on.
        self.assertEqual(game.screen.lines()[:game.screen.row], before[:game.screen.row])
        game.enter(" 7", r"\(3\d\d\d s\) >$")
        self.assertIn("bids 7", game.screen.text())

    def test_a_line_of_two_rows_is_left_alone(self):
        game = ScreenTerminal(self, "play", "gops", "--seats", "Ann,bot:random", "--seed", "3", "--clock", "3600")
        game.wait(r"\(3\d\d\d s\) >$")
        game.type("a" * 90)
        game.wait("^a+$")
        at = game.screen.row
        first = int(re.search(r"\((\d+) s\)", game.screen.lines()[at - 1])[1])
        game.type("\x15")  # all of it goes: the prompt is as it was, and then counts on
        game.wait(rf"\((?!{first} )3\d\d\d s\) >$")
        self.assertEqual(game.screen.row, at - 1)

    def test_seconds_are_checked(self):
        refused = self.run_agora("play", "gops", "--clock", "soon")
        self.assertEqual(refused.returncode, 2)
        self.assertIn("--clock takes seconds", refused.err)


if __name__ == "__main__":
    unittest.main()
