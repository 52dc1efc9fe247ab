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
