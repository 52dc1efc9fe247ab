"""What a person sees: a terminal of so many rows and columns, fed with what the program writes."""
import re
import termios
import time

from agora import PATIENCE, Terminal

# A control sequence, another escape sequence, or a character. The first two may still be incomplete.
TOKEN = re.compile(r"\x1b\[([0-9;?]*)([@-~])|\x1b([^\[])|(\x1b(?:\[[0-9;?]*)?)\Z|(.)", re.DOTALL)


class Screen:
    """The part of a VT100 that the program and its line editor use; anything else is an error."""

    def __init__(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.cells = [[" "] * columns for _ in range(rows)]
        self.row = self.column = 0
        self.due_wrap = False  # the last column is written: the next character begins a row
        self.broken = []       # lines that were wider than the screen
        self.line_feeds = 0
        self.rest = ""

    def before_cursor(self):
        return "".join(self.cells[self.row][:self.column])

    def lines(self):
        return ["".join(row).rstrip() for row in self.cells]

    def text(self):
        """Without the empty rows at the end."""
        return "\n".join(self.lines()).rstrip() + "\n"

    def feed(self, text):
        text = self.rest + text
        self.rest = ""
        for found in TOKEN.finditer(text):
            parameters, final, escaped, incomplete, character = found.groups()
            if final:
                self.control(parameters, final)
            elif incomplete:
                self.rest = incomplete
            elif character:
                self.put(character)
            elif escaped not in "=>":  # the keypad
                raise AssertionError(f"an escape sequence of no kind known: {found.group()!r}")

    def put(self, character):
        if character == "\r":
            self.column, self.due_wrap = 0, False
        elif character == "\n":
            self.line_feed()
        elif character == "\b":
            self.column, self.due_wrap = max(0, self.column - 1), False
        elif character == "\a":
            pass
        elif character < " ":
            raise AssertionError(f"a control character of no kind known: {character!r}")
        else:
            if self.due_wrap:
                self.broken.append("".join(self.cells[self.row]))
                self.column = 0
                self.line_feed()
            self.cells[self.row][self.column] = character
            self.due_wrap = self.column + 1 == self.columns
            self.column = min(self.column + 1, self.columns - 1)

    def line_feed(self):
        self.line_feeds += 1
        self.due_wrap = False
        if self.row + 1 < self.rows:
            self.row += 1
            return
        self.cells.pop(0)
        self.cells.append([" "] * self.columns)

    def control(self, parameters, final):
        numbers = [int(number or 0) for number in parameters.strip("?").split(";")]
        count = max(1, numbers[0])
        if final in "mhl":  # ink and modes
            return
        self.due_wrap = False
        row = self.cells[self.row]
        if final == "H":
            self.row = min(count, self.rows) - 1
            self.column = min(max(1, numbers[1]) if len(numbers) > 1 else 1, self.columns) - 1
        elif final == "A":
            self.row = max(0, self.row - count)
        elif final == "B":
            self.row = min(self.rows - 1, self.row + count)
        elif final == "C":
            self.column = min(self.columns - 1, self.column + count)
        elif final == "D":
            self.column = max(0, self.column - count)
        elif final == "G":
            self.column = min(count, self.columns) - 1
        elif final == "K" and numbers[0] == 0:
            row[self.column:] = [" "] * (self.columns - self.column)
        elif final == "J" and numbers[0] == 0:
            row[self.column:] = [" "] * (self.columns - self.column)
            for below in self.cells[self.row + 1:]:
                below[:] = [" "] * self.columns
        elif final == "J" and numbers[0] in (2, 3):
            if numbers[0] == 2:
                self.cells = [[" "] * self.columns for _ in range(self.rows)]
        elif final == "P":
            row[self.column:] = row[self.column + count:] + [" "] * min(count, self.columns - self.column)
        elif final == "@":
            row[self.column:] = ([" "] * count + row[self.column:])[:self.columns - self.column]
        else:
            raise AssertionError(f"a control sequence of no kind known: {parameters!r} {final!r}")


class ScreenTerminal(Terminal):
    """The program at a terminal whose screen is looked at whenever it waits for a line or a key."""

    def __init__(self, case, *arguments, rows=24, columns=80, **env):
        self.screen = Screen(rows, columns)
        super().__init__(case, *arguments, rows=rows, columns=columns, **env)

    def read(self, seconds):
        before = len(self.text)
        more = super().read(seconds)
        self.screen.feed(self.text[before:])
        return more

    def wait(self, asked):
        """Until what stands before the cursor is a question of that form and keys are heard (true),
        or the program has ended."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            heard = self.is_heard()
            if self.read(0):
                continue
            if heard and re.search(asked, self.screen.before_cursor()):
                return True
            if not self.read(0.02) and self.ended():
                return False
        raise AssertionError(f"not asked {asked!r}:\n{self.screen.text()}")

    def is_heard(self):
        """While a board is written the kernel keeps lines together; whoever asks takes keys."""
        return not termios.tcgetattr(self.master)[3] & termios.ICANON

    def enter(self, line, asked):
        """Types a line and waits for the next question, as `wait` does."""
        before = self.screen.line_feeds
        self.type(line + "\n")
        while self.screen.line_feeds == before and (self.read(1) or not self.ended()):
            pass
        return self.wait(asked)

    def press(self, key, asked):
        """Presses a key that is not shown and waits for what is asked then."""
        before = len(self.text)
        self.type(key)
        while len(self.text) == before and (self.read(1) or not self.ended()):
            pass
        return self.wait(asked)
