"""A server, and people who come to its tables from a terminal."""
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from agora import PATIENCE, PROGRAM, Terminal
from server import Server


MINE = r"it is your turn(?s:.*?)>$"
WAITS = r"\(waiting for (?s:.*?)\) >$"
LEAF = "q: back.* --"  # a page that is longer than the screen


class AtAServer(unittest.TestCase):
    """Ada is there with a browser; Olga has an account and a token; others come as guests."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server("--messages-per-second", "100000", "--threads", "4")
        cls.addClassCleanup(cls.server.close)
        cls.ada = cls.server.visitor("Ada")
        cls.olga = cls.server.visitor()
        cls.olga.ask("POST", "/api/register", {"name": "Olga", "password": "a long enough one"})
        cls.token = cls.olga.ask("POST", "/api/me/tokens", {
            "label": "console", "days": 1, "scopes": ["play", "watch", "tables"]})["secret"]
        home = tempfile.TemporaryDirectory(prefix="agora-remote-")
        cls.addClassCleanup(home.cleanup)
        cls.environment = {**os.environ, "XDG_DATA_HOME": home.name}
        cls.folder = Path(home.name)
        cls.env = {**cls.environment, "TERM": "xterm", "LANG": "C.UTF-8"}

    def address(self, table, **more):
        query = "?" + "&".join(f"{k}={v}" for k, v in more.items()) if more else ""
        return f"http://localhost:{self.server.port}/table/{table}{query}"

    def run_agora(self, *arguments, typed="", **environment):
        return subprocess.run([PROGRAM, *arguments, "--plain", "--lang", "en"], input=typed, text=True,
                              capture_output=True, timeout=PATIENCE,
                              env={**self.environment, **environment})

    def at_terminal(self, *arguments, lang="en", **environment):
        return Terminal(self, *arguments, "--lang", lang, **environment)

    def olga_sits(self, table, **more):
        return self.at_terminal("play", "--connect", self.address(table), AGORA_TOKEN=self.token,
                                **more)

    def guest_sits(self, name, table, **more):
        return self.at_terminal("play", "--connect", self.address(table), "--name", name, **more)


def ask(terminal, line, pattern):
    """Types a line and waits for what is answered."""
    terminal.type(line + "\n")
    return terminal.expect(pattern)


class TwoTerminals(AtAServer):
    def sit(self, game, *others, **more):
        """A table for Olga and Bob, who both sit at a terminal of 80 columns and 24 rows."""
        table = self.olga.open(game, "me", "open", *others, **more)["table"]
        olga = self.olga_sits(table)
        olga.expect(r"\(free seats: 1\) >$")
        return olga, self.guest_sits("Bob", table)

    def in_turn(self, olga, bob):
        """The one who is asked, and the other one."""
        is_olga = "your turn" in olga.expect(rf"({MINE})|(\(waiting for Bob\) >$)")
        bob.expect(WAITS if is_olga else MINE)
        return (olga, bob, "Olga", "Bob") if is_olga else (bob, olga, "Bob", "Olga")
