"""One who plays at a terminal for the first time: reads the screen, types what it says, and tells
whether it said enough each time something was asked."""
import functools
import importlib.util
import json
import re
import types

from agora import folder_of
from sayings import PROMPT, check_once, plain
from screen import ScreenTerminal

PAGER = r" --$"
EITHER = PROMPT + "|" + PAGER

WORDS = {
    "en": {
        "turn": "Ann, it is your turn.", "goes on": "Your turn goes on.", "yes": "y",
        "help": "help", "rules": "rules", "hint": "hint", "moves": "moves", "score": "score",
        "undo": "undo", "hinted": "Hint: ", "taken back": "Taken back: Ann decides anew.",
        "table back": "(an empty line brings the table back)", "ranking": "Ranking",
        "final": "Final ranking", "won": r" wins\b| share the victory!",
    },
    "fr": {
        "turn": "Ann, à vous de jouer.", "goes on": "Votre tour continue.", "yes": "o",
        "help": "aide", "rules": "règles", "hint": "conseil", "moves": "coups", "score": "score",
        "undo": "annuler", "hinted": "Conseil : ", "taken back": "Annulé : Ann décide à nouveau.",
        "table back": "(une ligne vide ramène la table)", "ranking": "Classement",
        "final": "Classement final", "won": r" gagne\b| se partagent la victoire !",
    },
}


@functools.cache
def known(game):
    """What is known of a game: games/<id>/e2e/newcomer.py, where there is one, says what differs from this."""
    facts = types.SimpleNamespace(
        TITLE="",  # the first words of its board, which are to be seen as long as somebody is asked
        SHORT="",  # options of a short game
        DECISIONS=8,  # until everybody at a full table has done something
        GOLDEN_LANG=None,  # of its golden session
        SIMPLE=False,  # rules of a few lines, a board of a few columns, words that say what to type
        TYPED=(),  # right and wrong, in French
        REVIEWED=False,  # its decisions are few, or other words in French: a review of it is soon read
        REFUSED=(),  # command lines of it, and a part of what is said of each in English and in French
        SHOWN=None,  # a pattern of sentences that the table says by itself, so that the news do not
        TWICE=(),  # what the table says, and the news say: pairs of patterns of which one may be seen at a time
        choices=Newcomer.moves)  # what one does who understands little: the lines to try, best first
    file = folder_of(game) / "newcomer.py"
    if file.exists():
        spec = importlib.util.spec_from_file_location(f"newcomer_to_{game}", file)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        vars(facts).update(vars(module))
    return facts


def short_of(game):
    """The options of a short game, as arguments."""
    return ("--set", known(game).SHORT) if known(game).SHORT else ()


def is_told(sentence, names, seen):
    """As it is, or in short: `Hugo builds, takes 2 gold · Nora has chosen (Otto, Lina too)`."""
    for name in names:
        sentence, seen = (text.replace(name, name.split(" (")[0]) for text in (sentence, seen))
    bare, what = re.match(r"(\w+)(.*?)\.?$", sentence).groups()
    what = re.escape(what)
    return re.search(rf"\b{bare}([ ,:][^·]*,)?{what}|{what} \([^)]*\b{bare}\b[^)]*\)", seen)


class Newcomer:
    def __init__(self, case, game, *arguments, lang="en", rows=24, columns=80, bots=1, bot="greedy",
                 file="game.json"):
        self.case, self.game, self.lang, self.file = case, game, lang, file
        self.words = WORDS[lang]
        self.asked = []  # what was on the screen each time, and the steps of the record by then
        self.widest = 0  # line
        self.terminal = ScreenTerminal(case, "play", game, "--lang", lang, "--seats",
                                       "Ann" + f",bot:{bot}" * bots, "--save", file, *arguments,
                                       rows=rows, columns=columns)
        self.screen = self.terminal.screen
        self.terminal.wait(PROMPT)
        self.look()

    # What is seen.

    def steps(self):
        file = self.case.folder / self.file
        return json.loads(file.read_text())["steps"] if file.exists() else []

    def lines(self):
        return [line.replace("\u00a0", " ") for line in self.screen.lines()]

    def fail(self, why):
        self.case.fail(f"{why}:\n{self.screen.text()}")

    def turn_row(self):
        """Where it stands whose turn it is."""
        rows = [row for row, line in enumerate(self.lines())
                if line.startswith((self.words["turn"], self.words["goes on"]))]
        return rows[-1] if rows else self.fail("whose turn it is cannot be seen")

    def look(self):
        """The table, whose turn it is, what can be typed and the prompt, all at once."""
        lines, turn = self.lines(), self.turn_row()
        prompt = self.screen.row
        if self.screen.broken:
            self.fail(f"wider than the screen: {self.screen.broken}")
        titles = [row for row in range(turn) if lines[row].startswith(known(self.game).TITLE)]
        if not titles:
            self.fail("the first line of the board is gone")
        if prompt - turn not in (1, 2):  # two lines at most
            self.fail("the prompt does not follow what can be typed")
        check_once(self.case, known(self.game).TWICE, "\n".join(lines[titles[-1]:prompt]))
        self.can_type = plain(" ".join(lines[turn:prompt]))
        if not re.search(r"\(.*\b" + self.words["help"] + r"\b.*\)$", self.can_type):
            self.fail("what can be typed cannot be seen")
        self.remember(lines[titles[-1]:turn])

    def remember(self, lines):
        self.asked.append((plain(" ".join(lines)), self.steps()))
        self.widest = max(self.widest, *map(len, lines))

    def answer(self):
        """What was said to the line typed last, or as much of it as is still to be seen."""
        lines = self.lines()[:self.screen.row]
        while ">" + self.typed in lines:
            lines = lines[lines.index(">" + self.typed) + 1:]
        return lines

    # What is typed.

    def type(self, line, asked=PROMPT):
        self.typed = line
        return self.terminal.enter(line, asked)

    def say(self, line):
        """A line that decides nothing; gives the answer, of a long one its first page."""
        self.type(line, EITHER)
        first = self.answer()
        while self.screen.before_cursor() != ">":
            self.terminal.press(" ", EITHER)
        return first

    def leaf(self, line):
        """A long page: fills the screen but for the keys, goes on and is left."""
        self.type(line, PAGER)
        self.case.assertEqual(self.screen.row, self.screen.rows - 1, self.screen.text())
        first = self.lines()
        self.terminal.press(" ", EITHER)
        self.case.assertNotEqual(self.lines(), first)
        if self.screen.before_cursor() != ">":
            self.terminal.press("q", PROMPT)
        self.case.assertIn(self.words["table back"], self.lines())

    def bring_back(self):
        """An empty line, after anything else was shown."""
        self.type("")
        self.look()

    def moves(self):
        """What `moves` lists, in the order of reading; every verb of it was offered."""
        page = [line for line in self.say(self.words["moves"])[1:] if not re.search(PAGER, line)]
        listed = [entry for line in page for entry in re.split(r"\s{2,}", line.strip()) if entry]
        for verb in {entry.split()[0] for entry in listed}:
            if not re.search(rf"[(| ,]{verb}\b", self.can_type):
                self.fail(f"{verb} was not offered")
        return listed

    def decide(self, *lines):
        """The first of these lines that is taken; else the first thing that `moves` lists."""
        steps = self.steps()
        for line in lines:
            going_on = self.type(line)
            if going_on and self.steps() == steps and re.search(r"\([yo]/n\) \[n\]$", self.answer()[-1]):
                going_on = self.type(self.words["yes"])
            if not going_on or self.steps() != steps:
                break
        else:
            return self.decide(*self.moves())
        if going_on:
            self.look()
        return going_on

    def play(self, most=1000):
        """To the end, or so many decisions; whether it goes on."""
        for _ in range(most):
            if not self.decide(*known(self.game).choices(self)):
                return False
        return True

    # What must have been seen.

    def told(self):
        """The sentences that came with each decision, as the replay has them."""
        done = self.case.run_agora("replay", self.file, "--viewer", "Ann", "--lang", self.lang)
        moves = [[]]
        for line in done.out.split(self.words["ranking"])[0].replace("\u00a0", " ").splitlines():
            if re.match(r"\d+\. ", line):
                moves.append([])
            elif line.startswith("     "):
                moves[-1][-1] += " " + line.strip()
            elif line.startswith("   "):
                moves[-1].append(line.strip())
        return moves

    def check_news(self):
        """Each time, what each of the others did last since one had decided oneself."""
        told, steps, names, shown = self.told(), self.steps(), self.names(), known(self.game).SHOWN
        checked = 0
        for (_, before), (seen, now) in zip(self.asked, self.asked[1:]):
            if now != steps[:len(now)] or before != now[:len(before)]:
                continue  # taken back
            made = [sum(step[0] != "*" for step in some) for some in (before, now)]
            news = [sentence for move in told[made[0] + 1:made[1] + 1] for sentence in move]
            for name in names[1:]:
                own = [plain(sentence) for sentence in news
                       if sentence.startswith((name + " ", name + ","))
                       and not (shown and re.search(shown, sentence))]
                # What was done to oneself is told in other words: `destroys your Tavern`.
                if not own or "Ann" in own[-1]:
                    continue
                if not is_told(own[-1], names, seen):
                    self.case.fail(f"not told: {own[-1]}\nbut: {seen}")
                checked += 1
        self.case.assertGreater(checked, 3)

    def names(self):
        """As they are shown, by seat."""
        done = self.case.run_agora("replay", self.file, "--lang", self.lang)
        rows = re.findall(r"^  \d+\. (.+?)  +-?\d+", done.out, re.MULTILINE)
        return sorted(rows, key=lambda name: name != "Ann")
