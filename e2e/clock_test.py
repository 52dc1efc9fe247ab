"""`agora play --clock` at a terminal: what happens when nobody answers. Nothing here must be typed in time."""
import unittest

from agora import Case, Terminal
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
        # The keyboard is passed from one to the other, and only the one who sits there is timed.
        for name in ("Ann", "Bob", "Bob", "Ann"):
            game.expect(f"press Enter when {name} sits there")
            game.type("\n")
            game.expect(f"The time of {name} is up")
        game.expect(r"the game waits. (Ann|Bob), press Enter to go on")
        self.assertNotIn("A bot plays", game.text)
        game.type("\n")
        game.expect("(Ann|Bob), it is your turn|Pass the keyboard")
        game.close()

    def test_the_starting_hand_is_one_decision(self):
        game = Terminal(self, "play", "royalmatch", "--seats", "Ann,bot:random", "--seed", "3",
                        "--clock", "1", "--lang", "fr")
        game.expect("Le temps de Ann est écoulé")  # objectives
        game.expect("Le temps de Ann est écoulé")  # all of the hand
        game.expect("la partie attend. Ann, Entrée")
        game.close()

    def test_without_seconds_they_are_those_of_the_game(self):
        game = Terminal(self, "play", "royalmatch", "--seats", "Ann,bot:random", "--seed", "3", "--clock")
        game.expect(r"\(45 s\)")
        game.close()

    def test_the_time_takes_no_row_from_the_table(self):
        game = ScreenTerminal(self, "play", "splendor", "--seats", "Ann,bot:greedy,bot:greedy,bot:greedy",
                              "--seed", "5", "--clock", "3600")
        game.wait(r"\(3600 s\) >$")
        self.assertTrue(any(line.startswith("SPLENDOR ") for line in game.screen.lines()), game.screen.text())

    def test_seconds_are_checked(self):
        refused = self.run_agora("play", "gops", "--clock", "soon")
        self.assertEqual(refused.returncode, 2)
        self.assertIn("--clock takes seconds", refused.err)


if __name__ == "__main__":
    unittest.main()
