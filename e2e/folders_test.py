"""The folders of src/ use each other in one direction: what CMakeLists.txt says, and nothing else."""
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("_test.cpp",)  # may use the kit, too, and so may the headers in testing/ folders


def declared():
    """Which folders each folder may use, itself among them; games_ai is games/*/ai."""
    text = (ROOT / "CMakeLists.txt").read_text()
    folders = re.findall(r"agora_folder\((\w+)([^)]*)\)", text)
    folders += [("games", libraries) for libraries in re.findall(r"agora_each_game\(([^)]*)\)", text)]
    folders += re.findall(r"agora_games_folder\((\w+) \S+([^)]*)\)", text)
    direct = {name: set(re.findall(r"agora_(\w+)", libraries)) for name, libraries in folders}

    def all_of(name):
        return {name}.union(*(all_of(other) for other in direct[name]))

    return {name: all_of(name) for name in direct}


def used(file):
    """The folders whose headers a file includes."""
    includes = re.findall(r'^#include "([\w/]+)\.hpp"', file.read_text(), re.MULTILINE)
    return {folder_of(name) for name in includes}


def folder_of(name):
    parts = name.split("/")
    if parts[0] != "games":
        return parts[0]
    if len(parts) == 2:  # games/all_ai.hpp lists what there is for one layer
        return {"all_ai": "games_ai", "all_nets": "lab", "all_lab": "lab"}.get(parts[1], "games")
    return {"ai": "games_ai", "lab": "lab", "train": "train"}.get(parts[2], "games")


def files_of(name):
    if name == "games":
        return [file for file in (ROOT / "games").rglob("*.[ch]pp") if folder_of(str(file.relative_to(ROOT))) == name]
    if name == "games_ai":
        return (ROOT / "games").glob("*/ai/*.[ch]pp")
    here = list((ROOT / "src" / name).rglob("*.[ch]pp"))
    return here + list((ROOT / "games").glob("*/lab/*.[ch]pp")) if name == "lab" else here


class Folders(unittest.TestCase):
    def test_each_uses_what_it_says_and_nothing_else(self):
        allowed = declared()
        self.assertIn("core", allowed)
        for name, folders in allowed.items():
            for file in sorted(files_of(name)):
                if file.name.endswith(TESTS) or file.parent.name == "testing":
                    continue
                self.assertLessEqual(used(file), folders, file.relative_to(ROOT))

    def test_core_and_games_are_at_the_bottom(self):
        allowed = declared()
        self.assertEqual(allowed["core"], {"core"})
        self.assertEqual(allowed["games"], {"core", "games"})
        for name in ("remote", "load"):
            self.assertNotIn("server", allowed[name])
        self.assertNotIn("client", allowed["server"])

    def test_what_commands_share_is_below_them(self):
        allowed = declared()
        self.assertEqual(allowed["cli"], {"cli", "core", "games"})
        self.assertNotIn("console", allowed["lab"])


if __name__ == "__main__":
    unittest.main()
