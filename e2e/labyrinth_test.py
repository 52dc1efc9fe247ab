"""Labyrinthe at the console: trying a push, typing word by word, who begins."""
import json
import unittest

from agora import Case


class Labyrinthe(Case):
    def test_a_turn_typed_word_by_word_after_a_trial(self):
        typed = "try b1 r1\npush\nb1\nright 1\nmove\na1\nquit\ny\n"
        done = self.play("labyrinth", "--seed", "3", "--seats", "Ann,Bob", "--set", "first=1",
                         "--save", "game.json", typed=typed)
        self.assertEqual((done.returncode, done.err), (0, ""))
        self.check_golden("labyrinth-turn.txt", done.out)
        steps = json.loads((self.folder / "game.json").read_text())["steps"]
        self.assertIn("0 push b1 r1", steps)

    def test_a_trial_changes_nothing(self):
        done = self.play("labyrinth", "--seed", "3", "--save", "game.json",
                         typed="try b1 r1\ntry c1\ntry\n")
        self.assertIn("(Only tried: nothing has changed.)", done.out)
        self.assertFalse((self.folder / "game.json").exists())

    def test_other_games_have_nothing_to_try(self):
        done = self.play("splendor", typed="try take R G O\n")
        self.assertIn("There is nothing to try out in this game", done.out)

    def test_one_person_against_machines_begins(self):
        for seed in range(1, 5):
            done = self.play("labyrinth", "--seed", str(seed), "--seats", "bot:random,Ann,bot:greedy")
            self.assertIn(">Y Ann", done.out.replace("  ", " "), seed)
            self.assertNotIn("bot:random pushes", done.out)

    def test_half_a_question_leaves_the_game_as_it_is(self):
        done = self.play("labyrinth", "--seed", "3", typed="push\n\npush\nc1\n")
        self.assertEqual(done.returncode, 3)
        self.assertNotIn("-End of turn-", done.out)


if __name__ == "__main__":
    unittest.main()
