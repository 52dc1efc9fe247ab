"""Splendor at the console, as a person sees it: the first turn, cards that are drawn unseen, decks beside the table."""
import json
import re
import unittest

from agora import Case, Terminal, conversation, script
from screen import Screen, ScreenTerminal

TWO = ("splendor", "--rules", "console", "--seats", "Ann,Bob", "--seed", "8")
ASKED = r"^>$"
TURN = r"it is your turn\.(?s:.)*?>"  # keys such as Ctrl-D work when the prompt is there


class Console(Case):
    def test_the_first_turn_as_a_person_sees_it(self):
        typed = "help\nscore\nmoves\nme\ntake R G O\nboard\nquit\nn\nquit\ny\n"
        done = self.play("splendor", "--seed", "9", "--save", "game.json", "--seats", "Ann,Bob",
                         typed=typed)
        self.assertEqual((done.returncode, done.err), (0, ""))
        self.check_golden("first-turn.txt", conversation(done.out), "splendor")

    def test_everything_a_game_says_of_itself(self):
        done = self.play("splendor", typed="rules\nrègles\n")
        self.assertEqual(done.out.count("WELCOME TO SPLENDOR"), 2)

    def test_gems_can_be_named_one_after_the_other(self):
        done = self.play(*TWO, "--save", "game.json", typed="take\nred\ngreen\nblack\ntake g\nreserve a1\n")
        said = conversation(done.out)
        for question in ("Which gems, 3 different or 2 alike, of ", "Which gems with R, ", "Which gems with G R, ",
                         "Which gems with G, "):
            self.assertIn("\n" + question, said)
        steps = json.loads((self.folder / "game.json").read_text())["steps"]
        decided = [step[2:] for step in steps if step[0] in "01"]
        self.assertEqual(decided[0], "take G R O")
        self.assertEqual(decided[1], "reserve a1")

    def test_people_with_secrets_are_asked_to_pass_the_keyboard(self):
        done = self.play(*TWO, typed="take B G O\nreserve tier1\ntake B G O\nreserve tier1\n")
        before, after = done.out.split("reserves a level 1 card unseen", 1)
        self.assertNotIn("Pass the keyboard", before)
        self.assertIn("-- Pass the keyboard to", after)
        hidden = after[after.index("-- Pass the keyboard to"):].split(">take")[0]
        self.assertNotIn("You drew", hidden)

    def test_the_whole_story_of_a_replay(self):
        self.play(*TWO, "--save", "game.json", typed=script("splendor", "console-seed8.txt"))
        done = self.run_agora("replay", "game.json")
        self.assertEqual((done.returncode, done.err), (0, ""))
        self.check_golden("replay.txt", done.out, "splendor")

    def test_a_game_left_and_resumed_ends_as_it_would_have(self):
        decisions = script("splendor", "console-seed8.txt").splitlines()
        self.play(*TWO, "--save", "whole.json", typed="\n".join(decisions) + "\n")
        for decision in decisions:
            is_begun = (self.folder / "part.json").exists()
            given = ("--resume", "part.json") if is_begun else (*TWO, "--save", "part.json")
            done = self.play(*given, typed=decision + "\n")
            self.assertIn(done.returncode, (0, 3), done.err)
        self.assertEqual((self.folder / "part.json").read_text(), (self.folder / "whole.json").read_text())

    def test_each_viewer_is_told_what_it_may_know(self):
        self.play("splendor", "--seats", "Ann,Bob", "--seed", "8", "--save", "secret.json",
                  typed="reserve tier1\nreserve tier2\n")
        told = {viewer: self.run_agora("replay", "secret.json", *viewer).out.count("You drew")
                for viewer in ((), ("--viewer", "spectator"), ("--viewer", "Ann"),
                               ("--viewer", "2"), ("--viewer", "all"))}
        self.assertEqual(list(told.values()), [0, 0, 1, 1, 2])
        unknown = self.run_agora("replay", "secret.json", "--viewer", "Zoe")
        self.assertEqual(unknown.returncode, 2)
        self.assertIn("Ann, Bob, spectator, all", unknown.err)


class AtATerminal(Case):
    def play(self, *arguments, **env):
        game = Terminal(self, "play", "splendor", "--seed", "8", "--seats", "Ann,Bob", *arguments, **env)
        game.expect(TURN)
        return game

    def test_the_width_is_asked_each_time(self):
        game = self.play()
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
        small = self.play()
        self.assertNotIn("Player 2 Bob", small.text)
        small.type("me\n")
        small.expect("Player 1 Ann|Player 2 Bob")
        small.expect("Num. of developments: 0")

    def test_the_screen_hides_secrets_before_the_keyboard_passes(self):
        game = self.play()
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

    def test_plain_text_hides_secrets_too(self):
        for arguments, env in ((["--plain"], {}), ([], {"TERM": "dumb"})):
            game = self.play(*arguments, **env)
            game.type("reserve tier3\n")
            game.expect("You drew: (?s:.*?)press Enter when you have read this")
            game.type("\n")
            game.expect("(\r?\n){24}(?s:.*)Pass the keyboard to (?s:.*)sits there.")
            self.assertFalse(game.read(0.3))  # until somebody says so
            game.type("\n")
            self.assertNotIn("You drew", game.expect("^(\r?\n){24}(?s:.*)" + TURN))
            game.close()

    def test_tab_completes_what_is_legal(self):
        game = self.play()
        game.type("res\t")
        game.expect("reserve ")
        game.type("ti\t3\n")
        game.expect("You drew")

    def test_a_wider_window_is_used_at_once(self):
        game = ScreenTerminal(self, "play", "splendor", "--seats", "Ann,bot:greedy", "--seed", "3", "--save",
                              "game.json")
        game.wait(ASKED)
        self.assertNotIn("Num. of developments", game.screen.text())
        game.type("take B ")
        game.wait("^>take B $")
        game.screen = Screen(40, 120)
        game.resize(40, 120)
        while "Num. of developments" not in game.screen.text():
            self.assertTrue(game.read(20), game.screen.text())
        game.wait("^>take B $")
        # One who reads something else is left in peace.
        game.press("\x15", ASKED)
        game.enter("score", ASKED)
        game.screen = Screen(30, 100)
        game.resize(30, 100)
        game.wait(ASKED)
        self.assertNotIn("SPLENDOR", game.screen.text())


if __name__ == "__main__":
    unittest.main()
