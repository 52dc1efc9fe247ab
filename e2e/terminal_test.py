"""`agora play` and `agora replay` at a terminal: keys, signals, colour, secrets, resizing."""
import json
import signal
import unittest

from agora import Case, Terminal, turn_game

TURN = r"it is your turn\.(?s:.)*?>"  # keys such as Ctrl-D work when the prompt is there


class AtATerminal(Case):
    def play(self, *arguments, **env):
        """Ann, who need not pass the keyboard to anybody."""
        game = Terminal(self, "play", "gops", "--seats", "Ann,bot:greedy", "--seed", "8", *arguments, **env)
        game.expect(TURN)
        return game

    def test_colour_and_a_turn(self):
        game = self.play("--save", "game.json")
        self.assertIn("\x1b[", game.text)
        game.type("bid 3\n")
        game.expect("-End of turn-")
        game.expect(TURN)
        game.type("quit\n")
        game.expect(r"\(y/n\)")
        game.type("y\n")
        game.expect("agora play --resume game.json")
        self.assertEqual(game.exit_code(), 0)

    def test_no_colour_when_asked(self):
        for arguments, env in (([], {"NO_COLOR": "1"}), (["--no-colour"], {}), (["--plain"], {})):
            game = self.play(*arguments, **env)
            self.assertNotIn("\x1b[1;", game.text)
            game.close()

    def test_ctrl_d_saves_and_leaves(self):
        game = self.play("--save", "game.json")
        game.type("bid 3\n")
        game.expect(TURN)
        game.type("\x04")
        game.expect("agora play --resume game.json")
        self.assertEqual(game.exit_code(), 0)

    def test_ctrl_c_clears_the_line_and_twice_leaves(self):
        game = self.play("--save", "game.json")
        game.type("bid 1")
        game.expect("bid 1")
        game.type("\x03")
        game.expect(r"Ctrl-C again to leave.*\s+>")
        game.type("bid 3\n")  # the line begins anew
        game.expect("-End of turn-")
        game.expect(TURN)
        game.type("\x03")
        game.expect(r"Ctrl-C again to leave.*\s+>")
        game.type("score\n")  # between two of them: the second is a first one
        game.expect("Ranking(?s:.*)\n>$")
        game.type("\x03")
        game.expect(r"Ctrl-C again to leave.*\s+>")
        game.type("\x03")
        left = game.expect("--resume game.json")
        self.assertNotIn("(y/n)", left)
        self.assertEqual(game.exit_code(), 0)
        self.assertIn("0 bid 3", (self.folder / "game.json").read_text())

    def test_where_nothing_is_decided_nothing_is_said_to_be_kept(self):
        for keys, told in ((("\x03", "\x03"), r"\(Ctrl-C again to leave; nothing is decided yet, so nothing is\s+kept\)"),
                           (("quit\n", "y\n"), r"\nLeave\? \(y/n\) \[y\] $")):
            game = Terminal(self, "play", turn_game(), "--seats", "Ann,Bob", "--save", "game.json")
            game.expect(TURN)
            game.type(keys[0])
            game.expect(told)
            game.type(keys[1])
            left = game.expect("there is nothing to save")
            self.assertNotIn("--resume", left)
            self.assertEqual(game.exit_code(), 0)
            self.assertFalse((self.folder / "game.json").exists())

    def test_who_thinks_is_said_until_it_has_decided(self):
        game = self.play()
        game.type("bid 3\n")
        thought = game.expect(TURN)
        self.assertRegex(thought, r"\(Hugo \(greedy\) is thinking …\)(\x1b\[0m)?\r\x1b\[K")
        game.type("hint\n")
        game.expect(r"\(thinking …\)(\x1b\[0m)?\r\x1b\[KHint: ")
        plain = self.play("--plain")
        plain.type("bid 3\n")
        self.assertNotIn("thinking", plain.expect(TURN))

    def test_lines_that_are_pasted_are_all_read(self):
        game = self.play("--save", "game.json")
        game.type("bid 3\nbid 4\nscore\n")
        game.expect("-End of turn-(?s:.*)-End of turn-(?s:.*)Ranking")
        steps = json.loads((self.folder / "game.json").read_text())["steps"]
        self.assertEqual([step for step in steps if step.startswith("0 ")], ["0 bid 3", "0 bid 4"])

    def test_ctrl_c_where_leaving_is_asked_about_leaves(self):
        game = self.play("--save", "game.json")
        game.type("bid 3\n")
        game.expect(TURN)
        game.type("quit\n")
        game.expect(r"\(y/n\) \[y\] $")
        game.type("\x03")
        game.expect("--resume game.json")
        self.assertEqual(game.exit_code(), 0)

    def test_a_change_of_size_keeps_the_line(self):
        game = self.play()
        game.type("bid ")
        game.expect("bid $")
        for rows, columns in ((30, 100), (24, 60), (50, 200), (24, 80)):
            game.resize(rows, columns)
            game.expect("bid $")  # drawn again
        game.type("3\n")
        game.expect("-End of turn-")

    def test_tab_completes_what_is_legal(self):
        game = self.play()
        game.type("bi\t")
        game.expect("bid $")
        game.type("13\n")
        game.expect("Ann bids 13")

    def test_history_brings_lines_back(self):
        game = self.play()
        game.type("score\n")
        game.expect("Ranking")
        game.type("\x1b[A\n")
        game.expect("Ranking")

    def test_keys_without_a_meaning_leave_nothing_in_the_line(self):
        game = self.play()
        game.type("sc\x1b[5~\x1b[15~\x1bOP\x1b[1;2A\x1b[Zorx\x1b[D\x1b[3~\x1b[Fe\n")
        game.expect("Ranking")

    def test_signals_save_and_leave(self):
        for number in (signal.SIGTERM, signal.SIGHUP):
            file = f"{number.name}.json"
            game = self.play("--save", file)
            game.type("bid 3\n")
            game.expect(TURN)
            game.send_signal(number)
            game.expect("--resume " + file)
            self.assertEqual(game.exit_code(), 3)
            self.assertTrue(json.loads((self.folder / file).read_text())["steps"])

    def test_accents_can_be_typed(self):
        game = Terminal(self, "play", "gops", "--lang", "fr", "--seats", "Ann,bot:greedy", rows=250)
        game.expect("à vous de jouer")
        game.type("règles\n")
        game.expect("Tous misent une carte en secret")
        game.type("quitter\n")
        game.expect(r"\(o/n\)")
        game.type("oui\n")
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
            game = Terminal(self, "play", "gops", "--seats", "Ann,Bob", "--set", "cards=3", *arguments, **env)
            game.expect("Pass the keyboard to Ann(?s:.*)sits there.")
            game.type("\n")
            game.expect("Ann, " + TURN)
            game.type("bid 3\n")
            game.expect("(\r?\n){24}(?s:.*)Pass the keyboard to Bob(?s:.*)sits there.")
            self.assertFalse(game.read(0.3))  # until somebody says so
            game.type("\n")
            self.assertNotIn("bid 3", game.expect("^(\r?\n){24}(?s:.*?)Bob, "))
            game.close()

    def test_a_narrow_window_is_mentioned_once(self):
        game = self.play("--save", "game.json")
        game.resize(24, 60)
        for decision in ("bid 3\n", "bid 5\n"):
            game.type(decision)
            game.expect(TURN)
        self.assertEqual(game.text.count("boards are drawn for 80 columns; this window has 60"), 1)

    def test_ctrl_z_without_a_shell_changes_nothing(self):
        game = self.play()
        game.type("\x1a")
        game.type("score\n")
        game.expect("Ranking")

    def test_ctrl_z_stops_and_fg_goes_on(self):
        game = Terminal(self, "play", "gops", "--seats", "Ann,bot:greedy", shell=True)
        game.expect(TURN)
        game.type("bid ")
        game.expect("bid $")
        game.type("\x1a")
        game.expect("Stopped")
        game.type("echo stop''ped\n")
        game.expect("stopped")
        game.type("fg\n")
        game.expect("bid $")
        game.type("3\n")
        game.expect("-End of turn-")

    def test_binary_rubbish_typed_at_a_terminal(self):
        game = self.play()
        game.type(bytes(b for b in range(128, 256)) + b"\n")
        game.expect("try again|\n>")
        game.type("score\n")
        game.expect("Ranking")


class ReplayAtATerminal(Case):
    def test_there_and_back(self):
        self.run_agora("play", "gops", "--seats", "bot:greedy,bot:greedy", "--seed", "3",
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
        show.expect(r"That is no move: Enter, b, a number from 0 to \d+, m, or q")
        show.type("q\n")
        self.assertEqual(show.exit_code(), 0)


if __name__ == "__main__":
    unittest.main()
