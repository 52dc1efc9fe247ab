"""agora train: every recipe repeats itself to the byte, in short; what it makes is a file that it can begin with."""
import unittest
from pathlib import Path

import agora
from agora import Case


def trained_games():
    return [game for game in agora.games() if (agora.folder_of(game).parent / "weights/nets.weights").exists()]


class Train(Case):
    def test_every_shortened_recipe_gives_the_same_bytes(self):
        self.assertGreater(len(trained_games()), 1)
        for game in trained_games():
            done = self.run_agora("train", game, "--verify")
            self.assertEqual(done.returncode, 0, done.out + done.err)
            lines = done.out.splitlines()
            self.assertGreater(len(lines), 0)
            for line in lines:
                self.assertRegex(line, rf"^{game}, [a-z-]+: the shortened recipe gives the same bytes \([0-9a-f]{{16}}\)$")

    def test_what_cannot_be_trained_is_refused_with_the_reason(self):
        game = trained_games()[0]
        without = next(other for other in agora.games() if other not in trained_games())
        for words, why in (((without, "--verify"), f"no net is learned for {without}"),
                           ((game, "--recipe", "magic", "--out", "x"), "there is no recipe magic; there are: "),
                           ((game,), "say with --out where to keep the net")):
            done = self.run_agora("train", *words)
            self.assertEqual(done.returncode, 2, done.out + done.err)
            self.assertIn(why, done.err)
        self.assertFalse((Path(self.folder) / "x").exists())


if __name__ == "__main__":
    unittest.main()
