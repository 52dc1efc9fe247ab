"""Beginning a game at a terminal: what is asked, what an empty line takes, going on with a game."""
import json
import os
import unittest

from agora import Case, Terminal
from screen import ScreenTerminal


class Start(Case):
    def record(self):
        return json.loads(self.saved_games()[-1].read_text())

    def leave(self, game):
        game.type("quit\n")
        game.expect(r"y/n|o/n")
        game.type("y\n")
        self.assertEqual(game.exit_code(), 0)

    def test_play_alone_asks_and_takes_every_default(self):
        game = Terminal(self, "play", columns=100)
        game.expect("Which game\\?")
        game.expect(r"1- Splendor")
        for asked in (r"\[1\] >", r"Against whom\?", r"How many opponents\?", r"How strong\?"):
            game.expect(asked)
            game.type("\n")
        game.expect("Hugo \\(keen\\)")
        game.expect("it is your turn")
        self.leave(game)

    def test_no_question_is_wider_than_the_window(self):
        for lang in ("en", "fr"):
            game = ScreenTerminal(self, "play", "--lang", lang)
            for _ in range(4):
                self.assertTrue(game.wait(r"\] > $"))
                self.assertEqual(game.screen.broken, [])
                game.enter("", r"> ?$")
            game.close()

    def test_games_opponents_and_levels_are_chosen_by_number_or_word(self):
        game = Terminal(self, "play", columns=100)
        game.expect("Which game\\?")
        game.type("citadelles\n")
        game.expect("Against whom\\?")
        game.type("7\n")
        game.expect("a number from 1 to 2")
        game.type("1\n")
        game.expect("How many opponents\\?")
        game.type("2\n")
        game.expect("How strong\\?")
        game.type("gentle\n")
        game.expect("Nora \\(gentle\\)")
        game.close()

    def test_people_are_asked_for_their_names(self):
        game = Terminal(self, "play", "--lang", "fr", columns=100)
        game.expect("Quel jeu\u00a0\\?")
        game.type("gops\n")
        game.expect("Contre qui\u00a0\\?")
        game.type("2\n")
        game.expect(r"Votre nom \[Ada\] >")
        game.type("Zoé\n")
        game.expect("Joueur 2, votre nom")
        game.type("robot\n")
        game.expect("peut-être bot")
        game.type("Zoé\n")
        game.expect("Deux places s’appellent (?s:.*?)son nom\\.")
        game.type("Luc\n")
        game.expect("Joueur 3, votre nom")
        game.type("\n")
        game.expect("Zoé, à vous de jouer|Passez le clavier à Zoé")
        game.close()

    def test_any_question_is_left(self):
        for answers in ([], ["1"], ["labyrinth"], ["labyrinth", "1"]):
            for key in ("\x03", "\x04", "quit\n"):
                if key == "quit\n" and answers == ["labyrinth", "1"]:
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

    def test_without_a_terminal_it_is_said_what_is_missing(self):
        done = self.play(typed="1\n")
        self.assertEqual((done.returncode, done.out), (2, ""))
        self.assertIn("which game?", done.err)

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


class GoingOn(Case):
    def leave_a_game(self, *arguments, typed):
        done = self.play(*arguments, typed=typed + "quit\ny\n")
        self.assertEqual((done.returncode, done.err), (0, ""))

    def test_resume_alone_goes_on_with_the_last_game(self):
        self.leave_a_game("splendor", "--seed", "3", typed="take R G O\n")
        self.leave_a_game("gops", "--seed", "3", typed="5\n")
        for age, file in enumerate(self.saved_games()):
            os.utime(file, (age, age))  # gops is before splendor in the list: now it is the older
        done = self.play("--resume", typed="quit\ny\n")
        self.assertIn("Splendor", done.out)
        self.assertIn("The game goes on", done.out)
        self.assertIn("GOPS", self.play("gops", "--resume", typed="quit\ny\n").out)
        self.assertIn("no game to go on with", self.play("citadels", "--resume").err)

    def test_at_a_terminal_it_asks_which(self):
        self.leave_a_game("splendor", "--seed", "3", typed="take R G O\n")
        self.leave_a_game("gops", "--seed", "3", typed="5\n")
        for age, file in enumerate(self.saved_games()):
            os.utime(file, (age, age))
        game = Terminal(self, "play", "--resume", columns=100)
        game.expect("Which game do you go on with")
        game.expect(r"1- Splendor, 1970-01-01 \d\d:\d\d: Ada, Hugo \(keen\), decisions so far: \d")
        game.expect(r"2- GOPS, 1970-01-01 \d\d:\d\d: Ada, Hugo \(keen\)")
        game.type("2\n")
        game.expect("The game goes on")
        game.close()

    def test_games_that_are_over_are_not_gone_on_with(self):
        self.play("gops", "--seats", "bot:random,bot:random")
        self.assertEqual(len(self.saved_games()), 1)
        self.assertEqual(self.play("--resume").returncode, 2)


if __name__ == "__main__":
    unittest.main()
