"""docs/glossary.md: in order, and what it names exists."""
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def rows():
    for line in (ROOT / "docs/glossary.md").read_text().splitlines():
        if line.startswith("| ") and not line.startswith(("| term", "| ---")):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def words_of_the_code():
    """Every word of every C++ file and of its path."""
    words = set()
    for folder in ("src", "games", "bench"):
        for file in (ROOT / folder).rglob("*.[ch]pp"):
            words.update(re.findall(r"\w+", f"{file.relative_to(ROOT)}\n{file.read_text()}"))
    return words


class Glossary(unittest.TestCase):
    def test_is_in_the_order_of_the_alphabet(self):
        terms = [row[0].lower().replace("`", "") for row in rows()]
        self.assertGreater(len(terms), 50)
        self.assertEqual(terms, sorted(terms))

    def test_names_files_that_exist(self):
        for term, _, where, _ in rows():
            for name in re.findall(r"`((?:src|games|bench)/[^`]+)`", where):
                self.assertTrue((ROOT / name).exists(), f"{term}: {name}")

    def test_names_what_the_code_still_says(self):
        words = words_of_the_code()
        for term, _, _, still in rows():
            for name in re.findall(r"`([\w.:]+)`", re.sub(r"\([^)]*\)", "", still)):
                for word in re.findall(r"\w+", name):
                    self.assertIn(word, words, f"{term}: cross it off")


if __name__ == "__main__":
    unittest.main()
