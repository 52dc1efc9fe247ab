"""The bots of examples/ play whole games against one another and against ours."""
import os
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

from agora import PATIENCE, quick_game, turn_game
from server import Server

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
PYTHON = [sys.executable, EXAMPLES / "bot.py"]
NODE = [shutil.which("node") or "node", EXAMPLES / "bot.js"]


class Examples(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    def token(self, name, *scopes):
        owner = self.server.visitor()
        owner.ask("POST", "/api/register", {"name": name, "password": "difference engine"})
        wish = {"label": "bot", "scopes": scopes or ["play", "watch", "tables"], "days": 1}
        return owner.ask("POST", "/api/me/tokens", wish)["secret"]

    def start(self, program, token, table, *key):
        return subprocess.Popen(
            [*program, f"http://localhost:{self.server.port}/", str(table), *key],
            env={**os.environ, "AGORA_TOKEN": token}, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True)

    def check(self, *programs):
        for game, ours in (("gops", []), (turn_game(), ["greedy"])):
            with self.subTest(game=game):
                name = f"{self._testMethodName[5:13]} {game}"
                host = self.server.visitor(f"{name} host")
                table = host.open(game, "me", *ours, *["invited"] * len(programs))
                runs = [self.start(program, self.token(f"{name} {n}"), table["table"],
                                   table["invitations"][n]["key"])
                        for n, program in enumerate(programs)]
                for seat in runs:
                    self.addCleanup(seat.stdout.close)
                    self.addCleanup(seat.stderr.close)
                    self.addCleanup(seat.wait)
                    self.addCleanup(seat.kill)
                # The host leaves as soon as all have come: a bot plays on in that seat.
                talk = host.socket()
                talk.say(t="follow", table=table["table"])
                talk.until("table", life="playing")
                host.ask("POST", f"/api/tables/{table['table']}/leave")
                talk.close()
                results = [run.communicate(timeout=PATIENCE) for run in runs]
                for run, (out, err) in zip(runs, results):
                    self.assertEqual(run.returncode, 0, err)
                    self.assertIn(f"{name} 0", out)
                    self.assertEqual(out, results[0][0])

    def test_python(self):
        self.check(PYTHON)

    @unittest.skipUnless(shutil.which("node"), "Node is not installed")
    def test_javascript(self):
        self.check(NODE)

    @unittest.skipUnless(shutil.which("node"), "Node is not installed")
    def test_both(self):
        self.check(PYTHON, NODE)

    def test_what_is_refused_is_told(self):
        host = self.server.visitor("Refusing host")
        table = host.open(quick_game(), "me", "open")["table"]
        for program in (PYTHON, NODE) if shutil.which("node") else (PYTHON,):
            for token, said in (("x", "This token is not valid"),
                                (self.token(f"Blind {program[1].suffix[1:]}", "watch"),
                                 "This token does not allow that")):
                run = self.start(program, token, table)
                _, err = run.communicate(timeout=PATIENCE)
                self.assertEqual(run.returncode, 1)
                self.assertIn(said, err)


if __name__ == "__main__":
    unittest.main()
