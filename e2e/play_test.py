"""`agora play` through pipes: what is shown, what is kept, how it ends."""
import json
import signal
import subprocess
import unittest

from agora import PATIENCE, PROGRAM, Case

WHOLE = ("gops", "--seats", "Ann,Bob", "--seed", "8")
DECISIONS = [f"bid {card}" for card in range(1, 14) for _ in ("Ann", "Bob")]  # of a whole game


class Play(Case):
    def start(self, *arguments):
        """A game to talk to line by line."""
        game = subprocess.Popen([PROGRAM, "play", *arguments], env=self.env, cwd=self.folder,
                                text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for last_first in (game.stdin.close, game.stdout.close, game.wait, game.kill):
            self.addCleanup(last_first)
        return game

    def start_and_decide(self, *arguments):
        """... after its first decision."""
        game = self.start(*arguments)
        game.stdin.write("bid 3\n")
        game.stdin.flush()
        while "-End of turn-" not in game.stdout.readline():
            pass
        return game

    def test_the_first_turn_in_french(self):
        typed = "aide\nscore\nplateau\nconseil\nbid 3\njournal\nquitter\noui\n"
        done = self.play("gops", "--seed", "9", "--save", "game.json", "--seats", "Ann,Bob",
                         typed=typed, LC_ALL="fr_FR.UTF-8")
        self.assertEqual((done.returncode, done.err), (0, ""))
        self.check_golden("first-turn-fr.txt", done.out)

    def test_a_game_against_bots_can_be_played_by_hints(self):
        """Whoever does what `hint` says wins or loses, but always gets to the end."""
        game = self.start("gops", "--seed", "4", "--save", "game.json")
        game.stdin.write("hint\n")
        game.stdin.flush()
        story = ""
        for line in game.stdout:
            story += line
            if line.startswith("Hint: "):
                game.stdin.write(line[6:].split(" (")[0].strip() + "\nhint\n")
                game.stdin.flush()
        self.assertEqual(game.wait(timeout=PATIENCE), 0)
        self.assertIn("wins!", story)
        self.assertIn("Ada", story)  # the name of `me`

    def test_input_that_ends_stops_the_game_and_keeps_it(self):
        done = self.play(*WHOLE, typed="bid 3\n")
        self.assertEqual(done.returncode, 3)
        (file,) = self.saved_games()
        self.assertIn(f"agora play --resume {file}", done.out)

    def test_without_a_decision_nothing_is_kept(self):
        for typed, code in (("", 3), ("quit\ny\n", 0), ("bid 99\nhelp\nquit\n", 0)):
            self.assertEqual(self.play(*WHOLE, typed=typed).returncode, code)
        self.assertEqual(self.saved_games(), [])

    def test_a_game_left_and_resumed_ends_as_it_would_have(self):
        seats = ("gops", "--seats", "Ann,bot:greedy", "--seed", "8")  # of two people the one who sits there goes on
        decisions = [f"bid {card}" for card in range(1, 14)]
        whole = self.play(*seats, "--save", "whole.json", typed="\n".join(decisions) + "\n")
        self.assertEqual(whole.returncode, 0)
        self.assertIn("agora replay whole.json", whole.out)
        self.play(*seats, "--save", "part.json", typed=decisions[0] + "\nquit\ny\n")
        for decision in decisions[1:]:
            done = self.play("--resume", "part.json", typed=decision + "\n")
            self.assertIn(done.returncode, (0, 3), done.err)
        self.assertEqual((self.folder / "part.json").read_text(),
                         (self.folder / "whole.json").read_text())
        again = self.play("--resume", "part.json")
        self.assertEqual(again.returncode, 2)
        self.assertIn("agora replay part.json", again.err)

    def test_bots_go_on_identically_after_a_resume(self):
        seats = ("gops", "--seats", "Ann,bot:random,bot:greedy", "--seed", "5")
        moves = ["bid 3", "bid 7", "bid 5"]
        self.play(*seats, "--save", "whole.json", typed="\n".join(moves) + "\n")
        self.play(*seats, "--save", "part.json", typed=moves[0] + "\n")
        for move in moves[1:]:
            self.play("--resume", "part.json", typed=move + "\n")
        self.assertEqual((self.folder / "part.json").read_text(),
                         (self.folder / "whole.json").read_text())

    def test_killed_in_the_middle_and_resumed(self):
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            with self.subTest(signal=number.name):
                file = f"killed-{number.name}.json"
                game = self.start_and_decide(*WHOLE, "--save", file)
                game.send_signal(number)
                rest = game.stdout.read()
                self.assertEqual(game.wait(timeout=PATIENCE), 3)
                self.assertIn(f"agora play --resume {file}", rest)
                resumed = self.play("--resume", file, typed="score\n")
                self.assertIn("decisions made so far: 1", resumed.out)

    def test_even_a_hard_kill_loses_nothing_that_was_shown(self):
        game = self.start_and_decide(*WHOLE, "--save", "hard.json")
        game.kill()
        game.wait(timeout=PATIENCE)
        record = json.loads((self.folder / "hard.json").read_text())
        self.assertEqual(record["steps"][-1][2:], "bid 3")

    def test_a_closed_pipe_ends_quietly(self):
        (self.folder / "typed").write_text("bid 3\n" + "board\n" * 5000)
        with open(self.folder / "typed") as typed:
            game = subprocess.Popen([PROGRAM, "play", *WHOLE, "--save", "pipe.json"], env=self.env,
                                    cwd=self.folder, stdin=typed, stdout=subprocess.PIPE,
                                    stderr=subprocess.PIPE)
        while b"-End of turn-" not in game.stdout.readline():
            pass
        game.stdout.close()
        with game.stderr:
            self.assertEqual(game.stderr.read(), b"")
        self.assertEqual(game.wait(timeout=PATIENCE), 3)
        self.assertTrue((self.folder / "pipe.json").exists())

    def test_nobody_ever_reads(self):
        game = self.start(*WHOLE)
        game.stdout.close()
        self.assertEqual(game.wait(timeout=PATIENCE), 3)
        self.assertEqual(self.saved_games(), [])

    def test_where_nothing_can_be_written_it_warns_once_and_asks(self):
        (self.folder / "data").write_text("a file where a folder should be")
        others = ("/nowhere/game.json", "x" * 300, "data", "data/game.json", "\x1b[2J/game", "game.json")
        typed = "bid 3\nbid 4\nquit\ny\n" + "\n".join(others) + "\n"
        done = self.play(*WHOLE, typed=typed)
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.err.count("Warning: the game cannot be saved"), 1)
        self.assertIn("agora play --resume game.json", done.out)
        self.assertTrue((self.folder / "game.json").exists())
        self.assertEqual(done.out.count("Another file for it"), len(others))
        self.assertNotIn("\x1b", done.out + done.err)

    def test_a_game_is_played_once_at_a_time(self):
        game = self.start_and_decide(*WHOLE, "--save", "game.json")
        second = self.play("--resume", "game.json", typed="bid 4\n")
        self.assertEqual(second.returncode, 2)
        self.assertIn("game.json: this game is being played already", second.err)
        self.assertEqual(self.run_agora("replay", "game.json").returncode, 0)  # but may be seen
        game.kill()
        game.wait(timeout=PATIENCE)
        self.assertEqual(self.play("--resume", "game.json", typed="bid 4\n").returncode, 3)

    def test_names_of_a_record_are_as_good_as_those_of_the_command_line(self):
        self.play(*WHOLE, "--save", "game.json", typed="bid 3\n")
        record = json.loads((self.folder / "game.json").read_text())
        for players in (["Ann", ""], ["Ann", "ann"], ["Ann", "x" * 5000], ["Ann", "B\x1b[2Job"]):
            (self.folder / "bent.json").write_text(json.dumps({**record, "players": players}))
            done = self.play("--resume", "bent.json", typed="bid 4\n")
            self.assertEqual((done.returncode, done.out), (2, ""))
            self.assertNotIn("\x1b", done.err)

    def test_a_game_that_cannot_be_kept_says_so(self):
        (self.folder / "data").write_text("")
        for decisions in ("bid 3\nquit\ny\n", "\n".join(DECISIONS)):
            done = self.play(*WHOLE, typed=decisions + "\n")
            self.assertIn("The game is not saved.", done.err)
            self.assertEqual(done.returncode, 3)

    def test_a_file_is_never_overwritten(self):
        (self.folder / "old.json").write_text("precious")
        done = self.play(*WHOLE, "--save", "old.json", typed="bid 3\n")
        self.assertEqual(done.returncode, 2)
        self.assertIn("old.json exists already", done.err)
        self.assertEqual((self.folder / "old.json").read_text(), "precious")

    def test_rubbish_is_refused_without_harm(self):
        rubbish = b"\0\0\0\n\xff\xfe\x80\n\x1b[2J\x07\n" + b"x" * 1_000_000 + b"\n"
        rubbish += bytes(range(256)) * 50
        done = self.play(*WHOLE, typed=rubbish + b"\nbid 3\nquit\ny\n")
        self.assertEqual(done.returncode, 0, done.err)
        self.assertIn("That line is not text. Please try again", done.out)
        self.assertIn("That line is too long. Please try again", done.out)
        self.assertIn(">bid 3\n-End of turn-", done.out)
        self.assertNotIn("\x1b", done.out)
        self.assertNotIn("\0", done.out)

    def test_windows_line_ends(self):
        done = self.play(*WHOLE, typed="bid 3\r\nquit\r\ny\r\n")
        self.assertEqual(done.returncode, 0)
        self.assertIn("-End of turn-", done.out)

    def test_plain_output_has_no_escapes(self):
        done = self.play(*WHOLE, typed="\n".join(DECISIONS) + "\n")
        self.assertNotIn("\x1b", done.out)
        self.assertLessEqual(max(map(len, done.out.splitlines()[:-1])), 80)

    def test_secret_choices_of_people_and_bots(self):
        seats = ("gops", "--seats", "Ann,Bob,bot:greedy", "--seed", "3", "--set", "cards=3")
        done = self.play(*seats, typed="bid 1\nbid 2\nbid 1\nbid 3\nbid 2\nbid 3\n")
        self.assertEqual(done.returncode, 0, done.out)
        self.assertEqual(done.out.count("-End of turn-"), 6)
        self.check_golden("secret-choices.txt", done.out.split("To look")[0])

    def test_bots_among_themselves(self):
        done = self.play("gops", "--seats", "bot:greedy,bot:random,bot:greedy", "--seed", "1")
        self.assertEqual(done.returncode, 0, done.err)
        self.assertIn("Nora (greedy)", done.out)
        self.assertIn("wins!", done.out)


if __name__ == "__main__":
    unittest.main()
