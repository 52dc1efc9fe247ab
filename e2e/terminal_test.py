"""`agora play` and `agora replay` at a terminal: keys, signals, colour, secrets, resizing."""
import json
import re
import signal
import unittest

from agora import Case, Terminal

TURN = r"it is your turn\.(?s:.)*?>"  # keys such as Ctrl-D work when the prompt is there


class AtATerminal(Case):
    def play(self, *arguments, **env):
        game = Terminal(self, "play", "splendor", "--seed", "8", *arguments, **env)
        game.expect(TURN)
        return game

    def test_colour_and_a_turn(self):
        game = self.play("--seats", "Ann,Bob", "--save", "game.json")
        self.assertIn("\x1b[", game.text)
        game.type("take B G O\n")
        game.expect("-End of turn-")
        game.expect(TURN)
        game.type("quit\n")
        game.expect(r"\(y/n\)")
        game.type("y\n")
        game.expect("agora play --resume game.json")
        self.assertEqual(game.exit_code(), 0)

    def test_no_colour_when_asked(self):
        for arguments, env in (([], {"NO_COLOR": "1"}), (["--no-colour"], {}), (["--plain"], {})):
            game = self.play("--seats", "Ann,Bob", *arguments, **env)
            self.assertNotIn("\x1b[1;", game.text)
            game.close()

    def test_ctrl_d_saves_and_leaves(self):
        game = self.play("--seats", "Ann,Bob", "--save", "game.json")
        game.type("take B G O\n")
        game.expect(TURN)
        game.type("\x04")
        game.expect("agora play --resume game.json")
        self.assertEqual(game.exit_code(), 0)

    def test_ctrl_c_clears_the_line_and_twice_asks(self):
        game = self.play("--seats", "Ann,Bob", "--save", "game.json")
        game.type("take B G")
        game.expect("B G")
        game.type("\x03")
        game.expect(r"Ctrl-C again to leave.*\s+>")
        game.type("take B G O\n")  # the line begins anew
        game.expect("-End of turn-")
        game.expect(TURN)
        game.type("\x03")
        game.expect(r"Ctrl-C again to leave.*\s+>")
        game.type("\x03")
        game.expect(r"\(y/n\)")
        game.type("n\n")
        game.type("score\n")
        game.expect("Ranking(?s:.*)\n>$")
        game.type("\x03")
        game.expect(r"Ctrl-C again to leave.*\s+>")
        game.type("\x03")
        game.expect(r"\(y/n\)")
        game.type("y\n")
        game.expect("--resume game.json")
        self.assertEqual(game.exit_code(), 0)

    def test_a_change_of_size_keeps_the_line(self):
        game = self.play("--seats", "Ann,Bob")
        game.type("take B ")
        game.expect("take B ")
        for rows, columns in ((30, 100), (24, 60), (50, 200), (24, 80)):
            game.resize(rows, columns)
            game.expect("take B ")  # drawn again
        game.type("G O\n")
        game.expect("-End of turn-")

    def test_the_width_is_asked_each_time(self):
        game = self.play("--seats", "Ann,Bob")
        game.resize(70, 120)
        game.type("board\n")
        game.expect("P L A Y E R S(?s:.*)\n>$")
        game.type("\x04")
        self.assertEqual(game.exit_code(), 0)

    def test_the_decks_stand_beside_the_table_on_each_turn(self):
        """In a window with room for them; in a small one they come by one word."""
        game = Terminal(self, "play", "splendor", "--seed", "8", "--seats", "Ann,Bob", "--rules", "stb",
                        rows=40, columns=120)
        for turn in range(4):
            shown = game.expect(TURN)
            name = re.findall(r"(Ann|Bob), it is your turn", shown)[-1]
            screen = shown[shown.rindex("SPLENDOR"):]
            for deck in ("Player 1 Ann", "Player 2 Bob", "Developments:", "Num. of developments:",
                         "Permanent gems:", "Gems on hand:", "Total gems:"):
                self.assertIn(deck, screen, turn)
            self.assertEqual(screen.count("Player 1 Ann"), 1)  # and not below it once more
            own, other = ("Player 1 Ann", "Player 2 Bob")[::1 if name == "Ann" else -1]
            self.assertLess(screen.index(own), screen.index(other))  # one's own comes first
            game.type(("take B G O", "take W R O", "take W B G", "take R G B")[turn] + "\n")
        game.close()
        small = self.play("--seats", "Ann,Bob")
        self.assertNotIn("Player 2 Bob", small.text)
        small.type("me\n")
        small.expect("Player 1 Ann|Player 2 Bob")
        small.expect("Num. of developments: 0")

    def test_tab_completes_what_is_legal(self):
        game = self.play("--seats", "Ann,Bob")
        game.type("res\t")
        game.expect("reserve ")
        game.type("ti\t3\n")
        game.expect("You drew")

    def test_history_brings_lines_back(self):
        game = self.play("--seats", "Ann,Bob")
        game.type("score\n")
        game.expect("Ranking")
        game.type("\x1b[A\n")
        game.expect("Ranking")

    def test_keys_without_a_meaning_leave_nothing_in_the_line(self):
        game = self.play("--seats", "Ann,Bob")
        game.type("sc\x1b[5~\x1b[15~\x1bOP\x1b[1;2A\x1b[Zorx\x1b[D\x1b[3~\x1b[Fe\n")
        game.expect("Ranking")

    def test_signals_save_and_leave(self):
        for number in (signal.SIGTERM, signal.SIGHUP):
            file = f"{number.name}.json"
            game = self.play("--seats", "Ann,Bob", "--save", file)
            game.type("take B G O\n")
            game.expect(TURN)
            game.send_signal(number)
            game.expect("--resume " + file)
            self.assertEqual(game.exit_code(), 3)
            self.assertTrue(json.loads((self.folder / file).read_text())["steps"])

    def test_accents_can_be_typed(self):
        game = Terminal(self, "play", "splendor", "--lang", "fr", "--seats", "Ann,Bob", rows=250)
        game.expect("à vous de jouer")
        game.type("règles\n")
        game.expect("SPLENDOR")
        game.type("quitter\n")
        game.expect(r"\(o/n\)")
        game.type("oui\n")
        self.assertEqual(game.exit_code(), 0)

    def test_the_screen_hides_secrets_before_the_keyboard_passes(self):
        game = self.play("--seats", "Ann,Bob")
        game.type("reserve tier3\n")
        game.expect("You drew: (?s:.*?)press Enter when you have read this")
        game.type("\n")
        game.expect(r"\x1b\[2J\x1b\[3J")
        hidden = game.expect("Pass the keyboard to (?s:.*)sits there")
        self.assertNotIn("You drew", hidden)
        game.type("\n")
        shown = game.expect(TURN)
        self.assertIn("\x1b[2J", shown)
        self.assertNotIn("You drew", shown)
        game.type("\x1b[A\n")  # the other's line is not in the history
        game.type("score\n")
        self.assertNotIn("reserve tier3", game.expect("Ranking(?s:.*)\n>$"))
        game.type("\x04")
        self.assertEqual(game.exit_code(), 0)

    def test_secret_choices_behind_the_screen(self):
        game = Terminal(self, "play", "gops", "--seats", "Ann,Bob", "--set", "cards=3")
        game.expect("Pass the keyboard to Ann(?s:.*)sits there")
        game.type("\n")
        game.expect("Ann, " + TURN)
        game.type("bid 3\n")
        game.expect("Pass the keyboard to Bob(?s:.*)sits there")
        game.type("\n")
        self.assertNotIn("bid 3", game.expect("Bob, ").split("Bob, ")[0])
        game.expect(TURN)
        game.type("bid 2\n")
        game.expect("Bob, " + TURN)  # the next round begins with the one who sits there
        game.type("\x04")
        self.assertEqual(game.exit_code(), 0)

    def test_plain_text_hides_secrets_too(self):
        for arguments, env in ((["--plain"], {}), ([], {"TERM": "dumb"})):
            game = self.play("--seats", "Ann,Bob", *arguments, **env)
            game.type("reserve tier3\n")
            game.expect("You drew: (?s:.*?)press Enter when you have read this")
            game.type("\n")
            game.expect("(\r?\n){24}(?s:.*)Pass the keyboard to (?s:.*)sits there.")
            self.assertFalse(game.read(0.3))  # until somebody says so
            game.type("\n")
            self.assertNotIn("You drew", game.expect("^(\r?\n){24}(?s:.*)" + TURN))
            game.close()

    def test_a_narrow_window_is_mentioned_once(self):
        game = self.play("--seats", "Ann,Bob", "--save", "game.json")
        game.resize(24, 60)
        for decision in ("take B G O\n", "take W B O\n"):
            game.type(decision)
            game.expect(TURN)
        self.assertEqual(game.text.count("boards are drawn for 80 columns; this window has 60"), 1)

    def test_ctrl_z_without_a_shell_changes_nothing(self):
        game = self.play("--seats", "Ann,Bob")
        game.type("\x1a")
        game.type("score\n")
        game.expect("Ranking")

    def test_ctrl_z_stops_and_fg_goes_on(self):
        game = Terminal(self, "play", "splendor", "--seats", "Ann,Bob", shell=True)
        game.expect(TURN)
        game.type("take B ")
        game.expect("take B ")
        game.type("\x1a")
        game.expect("Stopped")
        game.type("echo stop''ped\n")
        game.expect("stopped")
        game.type("fg\n")
        game.expect("take B ")
        game.type("G O\n")
        game.expect("-End of turn-")

    def test_binary_rubbish_typed_at_a_terminal(self):
        game = self.play("--seats", "Ann,Bob")
        game.type(bytes(b for b in range(128, 256)) + b"\n")
        game.expect("try again|\n>")
        game.type("score\n")
        game.expect("Ranking")


class ReplayAtATerminal(Case):
    def test_there_and_back(self):
        self.run_agora("play", "splendor", "--seats", "bot:greedy,bot:greedy", "--seed", "3",
                       "--save", "game.json")
        show = Terminal(self, "replay", "game.json")
        show.expect(r"The beginning")
        show.type("\n")
        show.expect("Move 1 of")
        show.type("\n")
        show.expect("Move 2 of")
        show.type("b\n")
        show.expect("Move 1 of")
        show.type("20\n")
        show.expect("Move 20 of")
        show.type("9999\n")
        show.expect("That is no move")
        show.type("q\n")
        self.assertEqual(show.exit_code(), 0)


if __name__ == "__main__":
    unittest.main()
