"""Beginning a game at a terminal: what is asked, what an empty line takes, going on with a game."""
import json
import os
import unittest

from agora import Case, Terminal, first_game, games, opening, turn_game
from screen import ScreenTerminal


class Start(Case):
    def leave(self, game):
        game.type("quit\n")
        game.expect(r"y/n|o/n")
        game.type("y\n")
        self.assertEqual(game.exit_code(), 0)

    def test_play_alone_asks_and_takes_every_default(self):
        game = Terminal(self, "play", columns=100)
        game.expect("Which game\\?")
        game.expect("1- " + games()[first_game()]["title"])
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
        game.type("gops\n")
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
        for answers in ([], ["1"], ["gops"], ["gops", "1"], ["gops", "1", "1"]):
            for key in ("\x03", "\x04", "quit\n"):
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


class GoingOn(Case):
    def leave_a_game(self, *arguments, typed):
        done = self.play(*arguments, typed=typed + "quit\ny\n")
        self.assertEqual((done.returncode, done.err), (0, ""))

    def leave_two_games(self):
        """One of GOPS, and a later one of another game; gives that one."""
        other = turn_game()
        seed = next(seed for seed in map(str, range(100)) if opening(other, "--seed", seed)["pending"] == [0])
        self.leave_a_game(other, "--seed", seed, typed=opening(other, "--seed", seed)["legal"]["0"][0] + "\n")
        self.leave_a_game("gops", "--seed", "3", typed="5\n")
        for file in self.saved_games():
            age = json.loads(file.read_text())["game"] != "gops"
            os.utime(file, (age, age))
        return other

    def test_resume_alone_goes_on_with_the_last_game(self):
        other = self.leave_two_games()
        done = self.play("--resume", typed="quit\ny\n")
        self.assertIn(games()[other]["title"], done.out)
        self.assertIn("The game goes on", done.out)
        self.assertIn("GOPS", self.play("gops", "--resume", typed="quit\ny\n").out)
        third = next(game for game in games() if game not in (other, "gops"))
        self.assertIn("no game to go on with", self.play(third, "--resume").err)

    def test_at_a_terminal_it_asks_which(self):
        other = self.leave_two_games()
        game = Terminal(self, "play", "--resume", columns=100)
        game.expect("Which game do you go on with")
        game.expect(rf"1- {games()[other]['title']}, 1970-01-01 \d\d:\d\d: Ada, Hugo \(keen\), decisions so far: \d")
        game.expect(r"2- GOPS, 1970-01-01 \d\d:\d\d: Ada, Hugo \(keen\)")
        game.type("2\n")
        game.expect("The game goes on")
        game.close()

    def test_games_that_are_being_played_are_not_offered(self):
        other = self.leave_two_games()
        self.leave_a_game("gops", "--seed", "4", typed="5\n")
        (file,) = (file for file in self.saved_games() if json.loads(file.read_text())["game"] == other)
        os.utime(file)  # it would come first
        Terminal(self, "play", "--resume", str(file)).expect("The game goes on")
        second = Terminal(self, "play", "--resume", columns=100)
        self.assertNotIn(games()[other]["title"], second.expect(r"2- GOPS(?s:.*)\[1\] > $"))
        second.type("\n")
        second.expect("The game goes on")
        third = Terminal(self, "play", "--resume")  # one is left
        third.expect("GOPS(?s:.*)The game goes on")
        for lang, words in (("en", "is being played already"), ("fr", "se jouent déjà ailleurs")):
            refused = self.play("--resume", "--lang", lang)
            self.assertEqual((refused.returncode, refused.out), (2, ""))
            self.assertIn(words, " ".join(refused.err.split()))

    def test_games_that_are_over_are_not_gone_on_with(self):
        self.play("gops", "--seats", "bot:random,bot:random")
        self.assertEqual(len(self.saved_games()), 1)
        self.assertEqual(self.play("--resume").returncode, 2)


if __name__ == "__main__":
    unittest.main()
