"""The folders of src/ use each other in one direction: what CMakeLists.txt says, and nothing else."""
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("_test.cpp",)  # may use the kit, too, and so may the headers in testing/ folders


def declared():
    """Which folders each folder may use, itself among them."""
    text = (ROOT / "CMakeLists.txt").read_text()
    direct = {name: set(re.findall(r"agora_(\w+)", libraries))
              for name, libraries in re.findall(r"agora_folder\((\w+)([^)]*)\)", text)}

    def all_of(name):
        return {name}.union(*(all_of(other) for other in direct[name]))

    return {name: all_of(name) for name in direct}


def used(file):
    return set(re.findall(r'^#include "(\w+)/', file.read_text(), re.MULTILINE))


class Folders(unittest.TestCase):
    def test_each_uses_what_it_says_and_nothing_else(self):
        allowed = declared()
        self.assertIn("core", allowed)
        for name, folders in allowed.items():
            for file in sorted((ROOT / "src" / name).rglob("*.[ch]pp")):
                if file.name.endswith(TESTS) or file.parent.name == "testing":
                    continue
                self.assertLessEqual(used(file), folders, file.relative_to(ROOT))

    def test_core_and_games_are_at_the_bottom(self):
        allowed = declared()
        self.assertEqual(allowed["core"], {"core"})
        self.assertEqual(allowed["games"], {"core", "games"})
        self.assertNotIn("server", allowed["remote"])


if __name__ == "__main__":
    unittest.main()
