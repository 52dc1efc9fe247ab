"""`agora replay`: what it shows, what it checks, what it refuses."""
import json
import os
import re
import unittest

from agora import Case


class Replay(Case):
    def setUp(self):
        super().setUp()
        bids = "".join(f"bid {card}\nbid {14 - card}\n" for card in range(1, 14))
        self.play("gops", "--seats", "Ann,Bob", "--seed", "8", "--save", "game.json", typed=bids)
        self.record = json.loads((self.folder / "game.json").read_text())

    def bent(self, **changes):
        """The record with something changed, in a file of its own."""
        (self.folder / "bent.json").write_text(json.dumps({**self.record, **changes}))
        return "bent.json"

    def test_the_whole_story(self):
        done = self.run_agora("replay", "game.json")
        self.assertEqual((done.returncode, done.err), (0, ""))
        self.check_golden("replay.txt", done.out)

    def test_in_french(self):
        done = self.run_agora("replay", "game.json", "--lang", "fr")
        self.assertIn("Classement final", done.out)

    def test_a_viewer_is_named_as_the_table_shows_it(self):
        self.play("gops", "--seats", "Ann,bot:1", "--seed", "8", "--save", "bots.json",
                  typed="bid 3\n")
        shown = self.run_agora("replay", "bots.json", "--viewer", "all").out
        title = re.search(r"Hugo \(\w+\)", shown)[0]
        by_number = self.run_agora("replay", "bots.json", "--viewer", "2")
        for name in (title, "Hugo", "hugo", "bot:1"):
            by_name = self.run_agora("replay", "bots.json", "--viewer", name)
            self.assertEqual((by_name.returncode, by_name.out), (0, by_number.out), name)
        unknown = self.run_agora("replay", "bots.json", "--viewer", "Zoe")
        self.assertIn(f"Ann, {title}, spectator, all", unknown.err)

    def test_check_of_a_good_record(self):
        done = self.run_agora("replay", "--check", "game.json")
        self.assertEqual(done.returncode, 0)
        self.assertIn("is right", done.out)
        done = self.run_agora("replay", "--check", "--json", "game.json")
        self.assertEqual(json.loads(done.out), {"file": "game.json", "check": "same"})

    def test_check_says_where_it_differs(self):
        steps = list(self.record["steps"])
        steps[20] = steps[20][:2] + "bid 99"
        done = self.run_agora("replay", "--check", self.bent(steps=steps))
        self.assertEqual(done.returncode, 1)
        self.assertIn(f'step 21 "{steps[20]}"', done.out)
        done = self.run_agora("replay", "--check", "--json", "bent.json")
        self.assertEqual((done.returncode, json.loads(done.out)["check"]), (1, "differs"))

        result = [{**place, "score": 99} for place in self.record["result"]]
        done = self.run_agora("replay", "--check", self.bent(result=result))
        self.assertEqual(done.returncode, 1)
        self.assertIn("the result differs", done.out)

    def test_check_of_what_cannot_be_checked(self):
        for changes, why in (({"game": "chess"}, "there is no game called"),
                             ({"rules": 99}, "version 99 of the rules"),
                             ({"players": ["Ann"]}, "2 to 3 seats"),
                             ({"preset": "?"}, "there are no rules called"),
                             ({"steps": 7}, "this is no record")):
            done = self.run_agora("replay", "--check", "--json", self.bent(**changes))
            self.assertEqual(done.returncode, 2, done.out)
            self.assertEqual(json.loads(done.out)["check"], "unusable")
            self.assertIn(why, done.err)

    def test_summary_as_json(self):
        done = self.run_agora("replay", "--json", "game.json")
        summary = json.loads(done.out)
        self.assertEqual(summary["players"], ["Ann", "Bob"])
        self.assertEqual(summary["moves"], 26)
        self.assertTrue(summary["over"])
        self.assertEqual(summary["standing"], self.record["result"])

    def test_unusable_files(self):
        text = (self.folder / "game.json").read_text()
        files = {"half.json": text[:500].encode(), "empty.json": b"", "list.json": b"[]",
                 "deep.json": b"[" * 100_000, "binary.json": bytes(range(256)) * 100,
                 "huge.json": b" " * (17 << 20)}
        for name, content in files.items():
            (self.folder / name).write_bytes(content)
        (self.folder / "folder.json").mkdir()
        os.mkfifo(self.folder / "pipe.json")
        for name in [*files, "folder.json", "pipe.json", "missing.json", "/dev/zero"]:
            for command in (("replay", name), ("replay", "--check", name),
                            ("play", "--resume", name)):
                done = self.run_agora(*command)
                self.assertEqual(done.returncode, 2, (command, done.out))
                self.assertIn(name, done.err)
                self.assertEqual(len(done.err.splitlines()), 1, done.err)

    def test_nothing_of_a_record_reaches_the_terminal_as_an_order(self):
        steps = list(self.record["steps"])
        steps[20] = steps[20][:2] + "bid \x1b[2J"
        for changes in ({"players": ["Ann", "B\x1b[2Job"]}, {"steps": steps}, {"game": "\x1b[2J"},
                        {"preset": "\x9b2J"}, {"options": {"\x1b[2J": "\x1b[2J"}}):
            for command in (("replay",), ("replay", "--check"), ("play", "--resume")):
                done = self.run_agora(*command, self.bent(**changes))
                self.assertNotRegex(done.out + done.err, "[\x1b\x9b]")

    def test_a_half_written_line_of_steps(self):
        """A record that stops in the middle of the game is a game that can go on."""
        steps = self.record["steps"][:30]
        unfinished = {key: value for key, value in self.record.items() if key != "result"}
        (self.folder / "part.json").write_text(json.dumps({**unfinished, "steps": steps}))
        self.assertEqual(self.run_agora("replay", "--check", "part.json").returncode, 0)
        done = self.play("--resume", "part.json", typed="score\n")
        self.assertEqual(done.returncode, 3)
        self.assertIn("The game goes on", done.out)


if __name__ == "__main__":
    unittest.main()
