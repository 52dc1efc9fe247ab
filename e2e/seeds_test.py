"""docs/seeds.md: every line that the five documents ask for has its row, and what a row names exists."""

import ast
import collections
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

DOCUMENTS = {"A": 39, "SPL-": 28, "B": 35, "C": 52, "D": 80, "E": 55}
HEADINGS = ["#", "asked", "section", "decided in", "shown by", "verdict"]
REASON = r"[\w`].{14,}"  # some words at least
VERDICTS = (
    r"holds",
    r"holds(;|,| with| where| among| at| by) \S.{5,}",
    r"by (?P<kind>preset|option) (?P<names>`[^`]+`(?: or (?:preset |option )?`[^`]+`)*)[;,] " + REASON,
    r"differs on purpose: " + REASON,
)
NOT_DONE = re.compile(r"\b(missing|worse|not yet|todo|partly|planned)\b", re.I)


def expected():
    return [f"{letter}{n:02}" for letter, count in DOCUMENTS.items() for n in range(1, count + 1)]


def rows():
    """The cells of every line of every table but its head."""
    for line in (ROOT / "docs/seeds.md").read_text().splitlines():
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
            if cells != HEADINGS and not set("".join(cells)) <= set("-"):
                yield cells


def without_comments(code):
    """C++ or JavaScript with its comments and whatever is switched off left out; strings stay."""
    code = re.sub(r"^#if 0$.*?^#endif$", "", code, flags=re.M | re.S)
    token = r"""//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`"""
    return re.sub(token, lambda found: "" if found[0].startswith(("//", "/*")) else found[0], code,
                  flags=re.S)


def unit_tests(code):
    """Tests of a C++ file that run and check something."""
    found = set()
    code = without_comments(code)
    heads = list(re.finditer(r"^TEST(?:_F|_P)?\((\w+),\s*(\w+)\)", code, re.M))
    for head, after in zip(heads, heads[1:] + [None]):
        body = code[head.end():after.start() if after else len(code)]
        body = body[:body.find("\n}\n") + 1 or len(body)]
        checks = re.search(r"\b(EXPECT_\w+|ASSERT_\w+|ADD_FAILURE|\w*expect\w*)\s*\(", body)
        if checks and "GTEST_SKIP" not in body and "DISABLED_" not in head[0]:
            found.add(f"{head[1]}.{head[2]}")
    return found


def kit_tests(code):
    code = without_comments(code)
    registered = re.search(r"REGISTER_TYPED_TEST_SUITE_P\(EveryGame,([^)]*)\)", code)[1]
    written = re.findall(r"TYPED_TEST_P\(EveryGame, (\w+)\)", code)
    return {f"EveryGame.{name}" for name in written if name in re.findall(r"\w+", registered)}


def script_tests(code):
    """Methods of test cases that are not skipped and check something."""
    found = set()
    for case in (node for node in ast.parse(code).body if isinstance(node, ast.ClassDef)):
        for method in (node for node in case.body if isinstance(node, ast.FunctionDef)):
            calls = [node.func.attr for node in ast.walk(method)
                     if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
            checks = any(re.match(r"assert|expect|check_|fail$|whole_game$", call) for call in calls)
            if checks and not method.decorator_list and not case.decorator_list:
                found.add(method.name)
    return found


def page_tests(code):
    return {found[2] for found in re.finditer(r"^\s*test\(\s*(['\"`])(.+?)\1", without_comments(code), re.M)}


def all_tests():
    found = kit_tests((ROOT / "src/kit/prove.hpp").read_text())
    for path in [*ROOT.glob("src/**/*_test.cpp"), *ROOT.glob("games/**/*_test.cpp")]:
        found |= unit_tests(path.read_text())
    for path in [*ROOT.glob("e2e/*_test.py"), *ROOT.glob("games/*/e2e/*_test.py")]:
        found |= {f"{path.relative_to(ROOT)}:{name}" for name in script_tests(path.read_text())}
    for path in [*ROOT.glob("web/e2e/*.test.mjs"), *ROOT.glob("games/*/e2e/*.test.mjs"),
                 *ROOT.glob("web/src/**/*.test.ts"), *ROOT.glob("games/*/web/*.test.ts")]:
        found |= {f"{path.relative_to(ROOT)}: {name}" for name in page_tests(path.read_text())}
    return found


def verdict_of(text):
    return next((found for form in VERDICTS if (found := re.fullmatch(form, text))), None)


class Seeds(unittest.TestCase):
    def test_every_line_of_the_documents_has_a_row(self):
        numbers = [cells[0] for cells in rows()]
        self.assertEqual(numbers, expected())
        self.assertEqual(len(numbers), 289)
        self.assertIn("each of the 289 things", (ROOT / "docs/seeds.md").read_text())

    def test_every_row_is_whole_and_says_that_it_holds_or_why_not(self):
        for cells in rows():
            self.assertTrue(len(cells) == 6 and all(cells), cells)
            self.assertTrue(verdict_of(cells[5]), cells)
            self.assertNotRegex(cells[5], NOT_DONE)

    def test_presets_and_options_of_a_verdict_exist(self):
        words = {}
        for folder in (ROOT / "games").iterdir():
            if folder.is_dir():
                code = "".join(path.read_text() for path in folder.glob("*.[ch]pp")
                               if not path.stem.endswith("_test"))
                words[folder.name] = set(re.findall(r'"([\w-]+)"', without_comments(code)))
        places = {}  # of each document: the game whose files decide most of it
        for number, *cells in rows():
            places.setdefault(number[:-2], collections.Counter()).update(re.findall(r"\bgames/(\w+)/", " ".join(cells)))
        games = {document: counts.most_common(1)[0][0] for document, counts in places.items()}
        for number, *_, verdict in rows():
            found = verdict_of(verdict)
            if found and "names" in found.groupdict() and found["names"]:
                for name in re.findall(r"`([^`]+)`", found["names"]):
                    for word in name.split("="):
                        self.assertIn(word, words[games[number[:-2]]], (number, verdict))

    def test_what_a_row_names_exists(self):
        known = all_tests()
        missing = []
        for number, _, _, decided, shown, _ in rows():
            places = re.findall(r"`([^`]+)`", decided) + re.findall(r"\]\(\.\./([^)]+)\)", decided)
            tests = re.findall(r"`(.+?)`(?:, |$)", shown)
            missing += [f"{number}: {place}" for place in places if not (ROOT / place).exists()]
            missing += [f"{number}: {test}" for test in tests if test not in known]
            if not places or not tests or ", ".join(f"`{test}`" for test in tests) != shown:
                missing.append(f"{number}: where it is decided, or the test that shows it")
        self.assertEqual(missing, [])


class CannotBeFooled(unittest.TestCase):
    def test_what_only_looks_like_a_test_does_not_count(self):
        code = """
TEST(A, Checks) {
    EXPECT_EQ(text, "// no comment");
}
// TEST(A, Comment) { EXPECT_TRUE(x); }
/*
TEST(A, Block) {
    EXPECT_TRUE(x);
}
*/
#if 0
TEST(A, Off) {
    EXPECT_TRUE(x);
}
#endif
TEST(A, Empty) {
    // EXPECT_TRUE(x);
}
TEST(A, DISABLED_Later) {
    EXPECT_TRUE(x);
}
TEST(A, Skipped) {
    GTEST_SKIP();
    EXPECT_TRUE(x);
}
TEST_F(B, Last) { expect_rows("x", {}); }
"""
        self.assertEqual(unit_tests(code), {"A.Checks", "B.Last"})
        code = """
class Case(unittest.TestCase):
    def test_checks(self):
        self.assertTrue(1)
    def test_empty(self):
        pass
    @unittest.skip("later")
    def test_skipped(self):
        self.assertTrue(1)
    # def test_comment(self):
    text = "def test_text(self): self.assertTrue(1)"
"""
        self.assertEqual(script_tests(code), {"test_checks"})
        code = """
test('one', () => {});
// test('two', () => {});
test.skip('three', () => {});
    test(`a match of ${game}`, () => {});
"""
        self.assertEqual(page_tests(code), {"one", "a match of ${game}"})

    def test_verdicts_are_of_a_few_kinds(self):
        for good in ("holds", "holds; the call reveals it", "holds with `--lang fr`",
                     "by preset `stb`; the others follow SPL-09", "by option `a=b`; the rules say no",
                     "differs on purpose: a page needs nothing to be installed"):
            self.assertTrue(verdict_of(good), good)
        for bad in ("", "hold", "holds not", "holdsfast", "almost holds", "missing", "by preset stb; so it is",
                    "by preset `stb`", "differs on purpose:", "differs on purpose: so", "differs"):
            self.assertFalse(verdict_of(bad), bad)


if __name__ == "__main__":
    unittest.main()
