"""agora train --recipe whole at a command line: stopped and resumed, it gives the same nets; the arena plays with a file."""
import unittest
from pathlib import Path

from agora import Case

RECIPE = ("train", "royalmatch", "--recipe", "whole", "--games", "40", "--seed", "5")


class Whole(Case):
    def train(self, *words):
        done = self.run_agora(*RECIPE, *words)
        self.assertEqual(done.returncode, 0, done.out + done.err)
        return [line for line in (done.out + done.err).splitlines() if line.startswith("generation ")]

    def bytes_of(self, name):
        return (Path(self.folder) / name).read_bytes()

    def test_goes_on_after_the_last_whole_generation(self):
        self.assertEqual(len(self.train("--out", "nets")), 5)
        for lost in ("nets", "nets.4"):  # as if it had been stopped in the fourth generation
            (Path(self.folder) / lost).rename(Path(self.folder) / f"first-{lost}")
        self.assertEqual(self.train("--out", "nets", "--resume"), ["generation 4 of 5", "generation 5 of 5"])
        self.assertEqual(self.bytes_of("nets"), self.bytes_of("first-nets"))
        self.assertEqual(self.bytes_of("nets.4"), self.bytes_of("first-nets.4"))

        done = self.run_agora("arena", "royalmatch", "--players", "bot:6@nets,bot:6", "--games", "4", "--seed", "5")
        self.assertEqual(done.returncode, 0, done.out + done.err)
        self.assertRegex(done.out, r"(?m)^bot:6@nets +4 ")
        self.assertRegex(done.out, r"(?m)^bot:6 +4 ")

    def test_the_arena_names_a_file_that_it_cannot_read(self):
        (Path(self.folder) / "torn").write_text("agora nets\n")
        for name in ("missing", "torn"):
            done = self.run_agora("arena", "royalmatch", "--players", f"bot:6@{name},bot:6", "--games", "2")
            self.assertEqual(done.returncode, 2, done.out + done.err)
            self.assertIn(name, done.err)


if __name__ == "__main__":
    unittest.main()
