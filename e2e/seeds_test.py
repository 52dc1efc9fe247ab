"""docs/seeds.md: every line that the five documents ask for has its row, and what a row names exists."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

DOCUMENTS = {"A": 39, "SPL-": 28, "B": 35, "C": 52, "D": 80, "E": 55}
VERDICTS = ("holds", "by preset ", "by option ", "differs on purpose: ")


def expected():
    return [f"{letter}{n:02}" for letter, count in DOCUMENTS.items() for n in range(1, count + 1)]


def rows():
    for line in (ROOT / "docs/seeds.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if re.fullmatch(r"(SPL-|[A-E])\d\d", cells[0]):
            yield cells


def unit_tests():
    found = set()
    for path in ROOT.glob("src/**/*_test.cpp"):
        found.update(".".join(pair) for pair in re.findall(r"^TEST(?:_F|_P)?\((\w+),\s*(\w+)\)",
                                                            path.read_text(), re.M))
    kit = (ROOT / "src/kit/prove.hpp").read_text()
    found.update(f"EveryGame.{name}" for name in re.findall(r"TYPED_TEST_P\(EveryGame, (\w+)\)", kit))
    return found


def exists(test, known):
    if script := re.fullmatch(r"(e2e/\w+\.py):(test_\w+)", test):
        path = ROOT / script[1]
        return path.exists() and f"def {script[2]}(" in path.read_text()
    if page := re.fullmatch(r"(web/\S+\.test\.(?:mjs|ts)): (.+)", test):
        path = ROOT / page[1]
        return path.exists() and page[2] in path.read_text()
    return test in known


class Seeds(unittest.TestCase):
    def test_every_line_of_the_documents_has_a_row(self):
        self.assertEqual([cells[0] for cells in rows()], expected())

    def test_every_row_is_whole_and_says_that_it_holds_or_why_not(self):
        for cells in rows():
            self.assertTrue(len(cells) == 6 and all(cells), cells)
            self.assertTrue(cells[5].startswith(VERDICTS), cells)

    def test_what_a_row_names_exists(self):
        known = unit_tests()
        missing = []
        for number, _, _, decided, shown, _ in rows():
            places = re.findall(r"`([^`]+)`", decided) + re.findall(r"\]\(\.\./([^)]+)\)", decided)
            tests = re.findall(r"`([^`]+)`", shown)
            missing += [f"{number}: {place}" for place in places if not (ROOT / place).exists()]
            missing += [f"{number}: {test}" for test in tests if not exists(test, known)]
            if not places or not tests:
                missing.append(f"{number}: where it is decided, or the test that shows it")
        self.assertEqual(missing, [])


if __name__ == "__main__":
    unittest.main()
