"""Labyrinthe at the console: trying a push, typing word by word, who begins."""
import json
import unittest

from agora import Case, Terminal, conversation


class Labyrinthe(Case):
    def test_a_turn_typed_word_by_word_after_a_trial(self):
        typed = "try b1 r1\npush\nb1\nright 1\nmove\na1\nquit\ny\n"
        done = self.play("labyrinth", "--seed", "3", "--seats", "Ann,Bob", "--set", "first=1",
                         "--save", "game.json", typed=typed)
        self.assertEqual((done.returncode, done.err), (0, ""))
        self.check_golden("turn.txt", conversation(done.out), "labyrinth")
        steps = json.loads((self.folder / "game.json").read_text())["steps"]
        self.assertIn("0 push b1 r1", steps)

    def test_a_trial_changes_nothing(self):
        done = self.play("labyrinth", "--seed", "3", "--save", "game.json",
                         typed="try b1 r1\ntry c1\ntry\n")
        self.assertIn("TRIAL - nothing is played", done.out)
        self.assertFalse((self.folder / "game.json").exists())

    def test_other_games_have_nothing_to_try(self):
        done = self.play("splendor", typed="try take R G O\n")
        self.assertIn("There is nothing to try out in this game", done.out)

    def test_one_person_against_machines_begins(self):
        for seed in range(1, 5):
            done = self.play("labyrinth", "--seed", str(seed), "--seats", "bot:random,Ann,bot:greedy")
            self.assertIn(">Y Ann", done.out.replace("  ", " "), seed)
            self.assertNotIn("Iris (whimsical) pushes", done.out)

    def test_the_maze_is_shown_before_and_after_the_push_and_after_the_move(self):
        game = Terminal(self, "play", "labyrinth", "--seed", "5", "--seats", "Ann,bot:greedy")
        shown = game.expect(r"Ann, it is your turn(?s:.*)\s>$")
        self.assertEqual(shown.count("LABYRINTH"), 1)
        self.assertIn("push the spare tile in", shown)
        game.type("push b1 r1\n")
        shown = game.expect(r"Your turn goes on(?s:.*)\s>$")
        self.assertEqual(shown.count("LABYRINTH"), 1)
        self.assertIn("move along the heavy lines, or stay", shown)
        self.assertRegex(shown, r"\(stay( \| move|;)")
        game.type("stay\n")
        shown = game.expect(r"-End of turn-(?s:.*)Ann, it is your turn(?s:.*)\s>$")
        self.assertEqual(shown.count("LABYRINTH"), 2)  # and again when the machine has played
        self.assertLess(shown.index("LABYRINTH"), shown.index("pushes"))

    def test_half_a_question_leaves_the_game_as_it_is(self):
        for typed in ("push\n\n", "push\nb1\n\n", "push\nc1\n\n", "push\nb1\nx\n\n", "push\nb1\n"):
            done = self.play("labyrinth", "--seed", "3", "--save", "game.json", typed=typed)
            self.assertEqual(done.returncode, 3)
            self.assertNotIn("pushes", done.out)
            self.assertFalse((self.folder / "game.json").exists())

    def test_commands_work_at_a_question(self):
        done = self.play("labyrinth", "--seed", "3", typed="push\nscore\nb1\nnonsense\nr1\nquit\ny\n")
        self.assertIn("Ranking", done.out)
        self.assertIn("at b1 (r1)", done.out)
        self.assertEqual(done.returncode, 0)

    def test_ctrl_c_at_a_question_plays_nothing(self):
        for answers in ([], ["b1"]):
            game = Terminal(self, "play", "labyrinth", "--seed", "3", "--seats", "me,bot:greedy",
                            "--save", "game.json")
            game.expect("your turn")
            game.type("push\n")
            game.expect(r"Which corridor\?(?s:.*)\s>$")
            for answer in answers:
                game.type(answer + "\n")
                game.expect(r"Turn the tile(?s:.*)\s>$")
            game.type("\x03")
            game.expect(r"Ctrl-C again(?s:.*)\s>$")
            game.type("board\n")
            game.expect("your turn: push")
            game.type("quit\n")
            game.expect("y/n")
            game.type("y\n")
            self.assertEqual(game.exit_code(), 0)
            self.assertFalse((self.folder / "game.json").exists())


if __name__ == "__main__":
    unittest.main()
