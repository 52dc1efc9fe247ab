"""A game is one folder and one line: GOPS under a new id and with a board of its own, and a game that nothing outside the
kit knows, are put among the games, built with the page, and played everywhere to the end, in the browser too."""
import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import agora
import server
from agora import HERE, Case

ROOT = HERE.parent
ID, TYPE = "copied", "Copied"
# What is built from.
PARTS = ("CMakeLists.txt", "CMakePresets.json", "LICENSE", "bench", "cmake", "docs", "e2e", "fuzz", "games",
         "packaging", "src", "tools", "web")
MADE = shutil.ignore_patterns("__pycache__", "node_modules", "dist", "generated")


def copy_tree(to):
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, to / part, ignore=MADE)
        else:
            shutil.copy2(source, to / part)
    # What the page is built with was installed here.
    for installed in ("web/node_modules", "build/node"):
        if (ROOT / installed).exists():
            (to / installed).parent.mkdir(exist_ok=True)
            (to / installed).symlink_to(ROOT / installed)


def add_games(root):
    """The only changes: two folders and two lines."""
    shutil.copytree(root / "src/kit/games/bluff", root / "games/bluff")
    shutil.copytree(root / "games/gops", root / "games" / ID)
    shutil.copytree(root / "e2e/fixtures/board", root / "games" / ID / "web", dirs_exist_ok=True)
    for file in (root / "games" / ID).rglob("*"):
        if file.is_file() and file.suffix in (".hpp", ".cpp", ".json", ".md"):
            text = file.read_text()
            file.write_text(re.sub(r"\bgops\b", ID, re.sub(r"\bGops", TYPE, text)))
    with (root / "games/list.txt").open("a") as list_of_games:
        list_of_games.write(f"{ID} {TYPE}\nbluff Bluff\n")


class CopiedGame(Case):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="agora-copied-")
        cls.addClassCleanup(folder.cleanup)
        cls.root = Path(folder.name)
        cls.run_here([str(ROOT / "tools/web")], ROOT)
        copy_tree(cls.root)
        add_games(cls.root)
        cls.run_here([str(cls.root / "tools/web")], cls.root)
        builds = " && ".join(f"build release {target}" for target in ("agora", f"{ID}_tests", "bluff_tests"))
        cls.run_here(["bash", "-c", f"source tools/common.sh && configure release && {builds}"], cls.root)
        program = str(cls.root / "build/release/agora")
        for module in (agora, server):
            cls.addClassCleanup(setattr, module, "PROGRAM", module.PROGRAM)
            module.PROGRAM = program

    @staticmethod
    def run_here(command, folder, **more):
        done = subprocess.run(command, cwd=folder, env={**os.environ, "AGORA_JOBS": "1", "LC_ALL": "C.UTF-8", **more},
                              stdin=subprocess.DEVNULL, capture_output=True, text=True)
        assert done.returncode == 0, (done.stdout + done.stderr)[-8000:]

    def test_the_kit_proves_them(self):
        for game in (ID, "bluff"):
            self.run_here([str(self.root / f"build/release/{game}_tests")], self.root, AGORA_KIT_EFFORT="1")

    def test_a_person_finishes_them_in_the_browser(self):
        self.run_here([str(ROOT / "tools/web"), "e2e", "generic"], ROOT, AGORA=agora.PROGRAM,
                      AGORA_GAMES="bluff", AGORA_OWN_BOARD=ID)

    def test_it_is_listed(self):
        listed = json.loads(self.run_agora("games", "--json").out)
        self.assertEqual([game["id"] for game in listed["games"]][-3:], ["gops", ID, "bluff"])

    def test_it_is_played_at_the_terminal(self):
        typed = "bid\n1\n" + "".join(f"bid {card}\n" for card in range(2, 4))
        done = self.play(ID, "--seats", "me,bot:2", "--set", "cards=3", "--seed", "3", "--plain", typed=typed)
        self.assertEqual(done.returncode, 0, done.out + done.err)
        self.assertEqual(len(self.saved_games()), 1)
        (record,) = self.saved_games()
        self.assertEqual(self.run_agora("replay", "--check", str(record)).returncode, 0)

    def test_it_is_played_in_the_arena_and_in_the_lab(self):
        for game in (ID, "bluff"):
            done = self.run_agora("arena", game, "--players", "bot:random,bot:greedy", "--games", "8", "--json")
            self.assertEqual(done.returncode, 0, done.err)
        done = self.run_agora("lab", ID, "--players", "bot:random", "--games", "20", "--skill", "", "--out", "report")
        self.assertEqual(done.returncode, 0, done.err)
        report = json.loads((self.folder / "report/report.json").read_text())
        self.assertEqual(report["game"], ID)
        self.assertEqual([len(tally["offered"]) for tally in report["tallies"]], [1, 1], "a neutral count")

    def test_it_is_played_on_the_server(self):
        place = server.Server()
        self.addCleanup(place.close)
        ann = place.visitor("Ann")
        for game in (ID, "bluff"):
            table = ann.open(game, "me", "2")["table"]
            last = server.play(ann.socket(), table)
            self.assertEqual((last["game"], last["life"]), (game, "over"))
            self.assertEqual(len(last["standing"]), 2)

    def test_it_has_a_fingerprint_and_a_bot(self):
        done = self.run_agora("bench", ID, "--fingerprint")
        original = self.run_agora("bench", "gops", "--fingerprint")
        self.assertEqual(done.out.split()[1], original.out.split()[1])


if __name__ == "__main__":
    unittest.main()
