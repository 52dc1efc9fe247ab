"""Every command that is documented is tried: those of the README, and the examples of --help."""
import os
import re
import shlex
import subprocess
import tempfile
import unittest
from pathlib import Path

from agora import PROGRAM, Case
from server import Server, eventually

ROOT = Path(__file__).resolve().parent.parent
LONG = 1  # second of the processor; who has worked so long has understood the arguments, and is stopped
ENDLESS = ("serve", "watch", "--port")  # these wait; they have understood once they show something
COMMANDS = ("play", "watch", "replay", "referee", "games", "bot", "arena", "bench", "train", "lab",
            "serve", "load")


def readme_commands():
    text = (ROOT / "README.md").read_text()
    for block in re.findall(r"```sh\n(.*?)```", text, re.S):
        for line in block.splitlines():
            command = line.split("  #")[0].split(" # ")[0].strip()
            if command.startswith("./run "):
                yield "agora" + command.removeprefix("./run")
    named = re.findall(r"`(agora [a-z]+(?: (?:--?)?[\w:./=-]+)*)`", text)
    # A command alone is spoken of, not shown, unless it needs nothing more.
    yield from (one for one in named if " " in one.removeprefix("agora ") or one == "agora serve")


def worked(process):
    """Seconds of the processor that it has had."""
    try:
        after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has ended
        return 0
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


class Documented(Case):
    def setUp(self):
        super().setUp()
        self.server = Server()
        self.addCleanup(self.server.close)
        host = self.server.visitor("Cleo")
        seats = [{"kind": "person"}, {"kind": "open"}]
        self.table = host.ask("POST", "/api/tables", {"game": "gops", "seats": seats})["table"]
        (self.folder / "docs").symlink_to(ROOT / "docs")
        (self.folder / "agora").symlink_to(PROGRAM)
        (self.folder / "mybot.py").write_text(
            "import json, sys\n"
            "for line in sys.stdin:\n"
            "    print(json.dumps({'do': json.loads(line)['legal'][0]}), flush=True)\n")
        self.env["PATH"] = f"{self.folder}:{self.env['PATH']}"

    def files(self):
        """What examples name: a game that is over, one that is not, two reports."""
        self.run_agora("play", "gops", "--seats", "bot:1,bot:1", "--save", "game.json")
        self.run_agora("play", "gops", "--seats", "Ann,bot:1", "--save", "left.json",
                       typed="5\nquit\ny\n")
        self.run_agora("play", "gops", "--seats", "Ann,bot:1", typed="5\nquit\ny\n")
        for folder in ("fair", "short"):
            self.run_agora("lab", "gops", "--games", "2", "--seats", "2", "--skill", "", "--out", folder)

    def concrete(self, command):
        """The example with the names of things that are there."""
        address = f"http://localhost:{self.server.port}/table/{self.table}"
        words = []
        for word in shlex.split(command.split(" | ")[0]):
            word = re.sub(r"http://localhost:8080/table/\d+(\?key=\.\.\.)?", address, word)
            over = words[-1:] != ["--resume"]
            words.append({"FILE": "game.json" if over else "left.json",
                          "FICHIER": "game.json" if over else "left.json", "URL": address,
                          "GAME": "gops", "JEU": "gops", "Ann": "1"}.get(word, word))
        if words[1:2] == ["serve"] or words[1:2] and words[1].startswith("--port"):
            words += ["--data", "served"] if "--data" not in words else []
            words = ["served" if word == "/var/lib/agora" else word for word in words]
            words = ["0" if word in ("80", "9000") else word for word in words]
            words = ["127.0.0.1" if word == "0.0.0.0" else word for word in words]
        if words[1] == "lab" and "--out" in words:  # the reports of files() stay as they are
            words[words.index("--out") + 1] += "-of-an-example"
        return words

    def try_out(self, command):
        words = self.concrete(command)
        with (tempfile.TemporaryFile() as shown, tempfile.TemporaryFile() as said,
              subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=shown, stderr=said,
                               cwd=self.folder, env=self.env) as running):
            def is_understood():
                return words[1] in ENDLESS and os.fstat(shown.fileno()).st_size > 0 or worked(running.pid) > LONG

            ended = eventually(lambda: running.poll() is not None or is_understood())
            if running.poll() is None:
                running.kill()
                self.assertTrue(ended, f"{words} neither ends nor works")
                return
            said.seek(0)
            wrong = said.read()
        if "train" in words and ("--from" in words or "--resume" in words):
            self.assertRegex(wrong.decode(), "cannot read|cannot open|No such file")  # of a training
        elif words == ["agora", "play"]:
            self.assertIn("which game?", wrong.decode())  # at a terminal: start_test.py
        elif "--backup" in words:
            self.assertIn(running.returncode, (0, 2), wrong.decode())  # of a database that is there
        else:
            self.assertIn(running.returncode, (0, 3), f"{words}: {wrong.decode()}")

    def test_commands_of_the_readme(self):
        self.files()
        commands = list(readme_commands())
        self.assertGreater(len(commands), 10)
        for command in commands:
            with self.subTest(command=command):
                self.try_out(command)

    def test_examples_of_help(self):
        self.files()
        tried = set()
        for lang in ("en", "fr"):
            for command in COMMANDS:
                text = self.run_agora(command, "--help", "--lang", lang).out
                examples = re.split(r"Examples:|Exemples\s:", text)[1].split("\n\n")[0]
                for line in examples.strip("\n").splitlines():
                    example = re.split(r"\s{2,}", line.strip())[0]
                    if example in tried:
                        continue
                    tried.add(example)
                    with self.subTest(example=example):
                        self.try_out(example)
        self.assertGreater(len(tried), 40)


if __name__ == "__main__":
    unittest.main()
