"""Labyrinthe at the console: trying a push, typing word by word, who begins."""
import json
import unittest

from agora import Case, Terminal, conversation
from screen import ScreenTerminal

PROMPT = r"\s+>$"


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
        done = self.play("gops", typed="try bid 3\n")
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

    def test_a_push_asks_for_the_turn_however_it_was_begun(self):
        """Word by word or with the arrow at once; nothing is pushed before it is said."""
        for lang, begun in (("en", ("push", "b1")), ("en", ("push b1",)), ("fr", ("pousser b1",)), ("en", ("pushb1",))):
            game = ScreenTerminal(self, "play", "labyrinth", "--seed", "3", "--seats", "Ann,bot:greedy", "--lang", lang)
            game.wait(r"^>$")
            for line in begun:
                game.enter(line, r"^>$")
            asked = " ".join([line for line in game.screen.lines() if line][-3:])
            self.assertRegex(asked, "Turn the tile: r0 not|Tourner la tuile.: r0 pas")
            self.assertNotRegex(game.screen.text(), r"Ann (pushes|pousse)")
            game.enter("r1", r"^>$")
            self.assertRegex(game.screen.text(), r"Ann (pushes|pousse) .* (at|en) b1, (turned once|tourné une fois)")
            game.close()

    def test_half_a_question_leaves_the_game_as_it_is(self):
        for typed in ("push\n\n", "push\nb1\n\n", "push\nc1\n\n", "push\nb1\nx\n\n", "push\nb1\n",
                      "push b1\n", "push b1 stay\n"):
            done = self.play("labyrinth", "--seed", "3", "--save", "game.json", typed=typed)
            self.assertEqual(done.returncode, 3)
            self.assertNotIn("pushes", done.out)
            self.assertFalse((self.folder / "game.json").exists())

    def test_commands_work_at_a_question(self):
        done = self.play("labyrinth", "--seed", "3", typed="push\nscore\nb1\nnonsense\nr1\nquit\ny\n")
        self.assertIn("Ranking", done.out)
        self.assertRegex(done.out, r"at b1,\s+turned\s+once,")
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


class Beginning(Case):
    def record(self):
        return json.loads(self.saved_games()[-1].read_text())

    def test_any_question_is_left(self):
        for answers in (["labyrinth"], ["labyrinth", "1"]):
            for key in ("\x03", "\x04", "quit\n"):
                if key == "quit\n" and len(answers) > 1:
                    continue  # a name is asked for
                with self.subTest(answers=answers, key=key):
                    game = Terminal(self, "play")
                    game.expect(r"\] > ")
                    for answer in answers:
                        game.type(answer + "\n")
                        game.expect(r"\] > ")
                    game.type(key)
                    self.assertEqual(game.exit_code(), 0)
        self.assertEqual(self.saved_games(), [])

    def test_labyrinthe_asks_mode_names_and_pawns(self):
        game = Terminal(self, "play", "labyrinthe", "--lang", "fr", "--seed", "3")
        game.expect("Quel mode voulez-vous\u00a0\\?")
        game.expect("1- JvsJ")
        game.expect("2- JvsMachine")
        game.type("1\n")
        game.expect("Donnez votre pseudo")
        game.type("Yaya\n")
        game.expect("Joueur 2, donnez votre pseudo")
        game.type("Momo\n")
        game.expect("Yaya, choisissez votre pion\u00a0:")
        game.type("vert\n")
        game.expect("Momo, choisissez votre pion\u00a0:")
        self.assertNotIn("vert", game.expect(r"\] > "))
        game.type("1\n")
        game.expect("Passez le clavier à (Yaya|Momo)")  # luck says who begins, and there are secrets
        game.type("\n")
        game.expect("LABYRINTHE")
        game.type("push b1 r1\n")
        game.expect("rester|stay")
        game.close()
        record = self.record()
        self.assertEqual(record["players"], ["Yaya", "Momo"])
        self.assertEqual((record["options"]["pawn1"], record["options"]["pawn2"]), ("green", "red"))
        self.assertEqual(record["options"]["first"], "random")

    def test_labyrinthe_against_the_machine_is_begun_by_the_person(self):
        game = Terminal(self, "play", "labyrinth", "--seed", "3")
        for asked in ("Which mode", "Give your nickname", "How strong", "choose your pawn"):
            game.expect(asked)
            game.expect(r"\] > ")
            game.type("\n")
        game.expect("it is your turn|your turn: push")
        game.type("push b1 r1\n")
        game.expect("stay")
        game.close()
        record = self.record()
        self.assertEqual(record["players"], ["Ada", "bot:4"])
        self.assertEqual((record["options"]["pawn1"], record["options"]["first"]), ("red", "1"))


class Sitting(Case):
    def type(self, game, line, pattern):
        game.type(line + "\n")
        return game.expect(pattern)

    def test_a_verb_alone_asks_and_takes_the_rest_or_a_whole_command(self):
        for answers in (("b1", "r1"), ("push b1 r1",)):
            game = Terminal(self, "play", "labyrinth", "--seed", "5", "--seats", "Ann,bot:greedy",
                            "--save", f"{len(answers)}.json")
            game.expect("it is your turn(?s:.*)" + PROMPT)
            self.type(game, "push", r"an empty line\s+cancels\)" + PROMPT)
            self.type(game, "score", "Ranking(?s:.*)" + PROMPT)
            self.type(game, "try b1 r1", "TRIAL(?s:.*)TRIAL(?s:.*)" + PROMPT)
            self.type(game, "zz", r"an empty line\s+cancels\)" + PROMPT)
            self.type(game, "", "Nothing is played(?s:.*)" + PROMPT)
            self.type(game, "push", r"an empty line\s+cancels\)" + PROMPT)
            for answer in answers:
                game.type(answer + "\n")
            game.expect(r"pushes(?s:.*)Your turn goes on(?s:.*)" + PROMPT)
            # The table after one's own move, before the machine plays, and after it.
            shown = self.type(game, "stay", "-End of turn-(?s:.*)it is your turn(?s:.*)" + PROMPT)
            self.assertEqual(shown.count("LABYRINTH"), 2)

    def test_a_review_speaks_french(self):
        self.play("labyrinth", "--seats", "bot:random,bot:random", "--seed", "3", "--set", "turns=6",
                  "--save", "game.json")
        done = self.run_agora("replay", "--review", "game.json", "--lang", "fr")
        self.assertIn("pousser", done.out)
        self.assertNotRegex(done.out, r"\b(push|move|stay)\b")


if __name__ == "__main__":
    unittest.main()
