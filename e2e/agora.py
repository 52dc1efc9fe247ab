"""Driving the built program from tests: through pipes, through a terminal, and golden files."""
import codecs
import difflib
import fcntl
import functools
import json
import math
import os
import pty
import re
import select
import shlex
import signal
import struct
import subprocess
import tempfile
import termios
import time
import unittest
from pathlib import Path

PROGRAM = os.environ["AGORA_PROGRAM"]
HERE = Path(__file__).resolve().parent
# Seconds; long, for a slow machine under sanitizers.
PATIENCE = float(os.environ.get("AGORA_PATIENCE", 180))


@functools.cache
def games():
    """The games there are, by id, as the program lists them."""
    listed = subprocess.run([PROGRAM, "games", "--json"], capture_output=True, check=True, timeout=PATIENCE)
    return {game["id"]: game for game in json.loads(listed.stdout)["games"]}


def quick_game():
    """One that is soon over, for tests in which any game serves."""
    return min(games(), key=lambda game: games()[game]["minutes"] or math.inf)


def first_game():
    """The one that the program itself takes as an example."""
    return next(iter(games()))


def largest_game():
    """The one with the most seats."""
    return max(games(), key=lambda game: games()[game]["most_seats"])


@functools.cache
def opening(game, *arguments):
    """What the referee asks first, with the luck of `--seed 5` and two seats unless something else is said."""
    asked = subprocess.run([PROGRAM, "referee", game, *(arguments or ("--seed", "5"))], stdin=subprocess.DEVNULL,
                           capture_output=True, timeout=PATIENCE)
    return json.loads(asked.stdout.splitlines()[0])


def turn_game():
    """One in which people decide one after the other from the first turn on."""
    return next(game for game in games() if len(opening(game)["pending"]) == 1)


def trained_game():
    """One whose net is trained: docs/training.md."""
    return next(game for game in games() if (folder_of(game).parent / "train/schedule.hpp").exists())


class Case(unittest.TestCase):
    """A test with a folder of its own, where games are kept and nothing of the user is touched."""

    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="agora-e2e-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.env = {
            "PATH": os.environ.get("PATH", ""), "HOME": folder.name, "LANG": "C.UTF-8",
            "XDG_DATA_HOME": str(self.folder / "data"), "TERM": "xterm", "LOGNAME": "ada",
            **{name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS")},
        }

    def run_agora(self, *arguments, typed="", **env):
        """Runs the program to its end; `typed` is its standard input, text or bytes."""
        data = typed.encode() if isinstance(typed, str) else typed
        done = subprocess.run([PROGRAM, *arguments], input=data, capture_output=True,
                              timeout=PATIENCE, env={**self.env, **env}, cwd=self.folder)
        done.out = done.stdout.decode(errors="replace")
        done.err = done.stderr.decode(errors="replace")
        return done

    def play(self, *arguments, typed="", **env):
        return self.run_agora("play", *arguments, typed=typed, **env)

    def saved_games(self):
        return sorted((self.folder / "data/agora/games").glob("*"))

    def check_golden(self, name, text, game=None):
        """Against a file of these tests, or of those of a game."""
        file = (folder_of(game) if game else HERE) / "golden" / name
        if os.environ.get("AGORA_GOLDEN") == "write":
            file.parent.mkdir(exist_ok=True)
            file.write_text(text)
            return
        expected = file.read_text() if file.exists() else ""
        if text != expected:
            changes = difflib.unified_diff(expected.splitlines(True), text.splitlines(True), "golden",
                                           "now")
            self.fail(f"differs from {file} (tools/golden rewrites it)\n" + "".join(changes))


def folder_of(game):
    """What a game has for tests of the whole program."""
    return HERE.parent / "games" / game / "e2e"


def script(game, name):
    """What somebody types in a whole game."""
    return (folder_of(game) / "scripts" / name).read_text()


def conversation(output):
    """What was typed and what was answered, without the boards: from each prompt to a blank line,
    up to the prompt at which the input ended."""
    lines, talking = [], False
    for line in output.splitlines():
        if line == ">":
            break
        if line.startswith(">") and not re.match(r">\d+\.? ", line):  # which marks a row of a board
            talking = True
        elif not line:
            talking = False
        if talking:
            lines.append(line)
    return "\n".join(lines) + "\n"


def set_size(terminal, rows, columns):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


class Terminal:
    """The program at a terminal of its own; with `shell` it is started by one with job control."""

    def __init__(self, case, *arguments, rows=24, columns=80, shell=False, **env):
        self.text = ""
        self.screen_from = 0
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            try:
                set_size(0, rows, columns)  # before the program asks for it
                os.chdir(case.folder)
                bash = ["/bin/bash", "--norc", "--noediting", "-i"]
                command = bash if shell else [PROGRAM, *arguments]
                os.execve(command[0], command, {**case.env, **env})
            finally:
                os._exit(127)
        if shell:
            self.type(shlex.join([PROGRAM, *arguments]) + "\n")
        case.addCleanup(self.close)

    def resize(self, rows, columns):
        set_size(self.master, rows, columns)

    def type(self, text):
        os.write(self.master, text.encode() if isinstance(text, str) else text)

    def read(self, seconds):
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the program has ended
            data = b""
        self.text += self.decoder.decode(data)
        return bool(data)

    def expect(self, pattern):
        """Waits until the pattern appears after what was expected before; gives what led to it."""
        end = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.text[self.screen_from:])):
            if time.monotonic() > end or not self.read(1) and self.ended():
                raise AssertionError(f"no {pattern!r} in:\n{self.text[self.screen_from:]}")
        before = self.text[self.screen_from:self.screen_from + found.end()]
        self.screen_from += found.end()
        return before

    def ended(self):
        try:
            return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        except ChildProcessError:
            return True

    def send_signal(self, number):
        os.kill(self.pid, number)

    def exit_code(self):
        end = time.monotonic() + PATIENCE
        while not self.ended():
            self.read(0.1)
            if time.monotonic() > end:
                raise AssertionError("the program does not end:\n" + self.text[-2000:])
        while self.read(0):
            pass
        status = os.waitpid(self.pid, 0)[1]
        self.pid = None
        return os.waitstatus_to_exitcode(status)

    def close(self):
        if self.pid is not None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            self.pid = None
        if self.master is not None:
            os.close(self.master)
            self.master = None
