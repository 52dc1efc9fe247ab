"""A database that the first edition of the program wrote: it is opened, and what was begun is played on.

fixtures/first-edition.sql was made by revision a52a9bd: an account and a guest, a finished game, one of each
game in its midst against bots, with a line of chat, and a table that waits for somebody."""
import json
import random
import re
import sqlite3
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from agora import HERE, PATIENCE, PROGRAM, games
from server import Server, play

FIXTURES = HERE / "fixtures"
TABLES = json.loads((FIXTURES / "first-edition.json").read_text())
MADE = 1794941050  # the second in which it was made


class FirstEdition(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="agora-first-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        database = sqlite3.connect(cls.folder / "agora.db")
        # As if it had been made a moment ago: tables that stand idle for long are closed.
        late = int(time.time()) - MADE
        text = re.sub(rf"\b{MADE // 10}(\d)(?=\d{{3}}\b)", lambda found: str(MADE // 10 * 10 + int(found[1]) + late),
                      (FIXTURES / "first-edition.sql").read_text())
        database.executescript(text)
        database.close()
        cls.server = Server(folder=folder.name)
        cls.addClassCleanup(cls.server.close)
        cls.ann = cls.server.visitor()
        cls.ann.ask("POST", "/api/login", {"name": "Ann", "password": "a long secret"})

    def test_its_people_are_known(self):
        self.assertEqual(self.ann.ask("GET", "/api/me")["name"], "Ann")
        self.assertEqual(self.server.visitor().refused("POST", "/api/guest", {"name": "ann"}), (409, "taken"))

    def test_a_finished_game_is_replayed(self):
        record = self.ann.ask("GET", f"/api/tables/{TABLES['finished']}/record")
        self.assertEqual(len(record["result"]), 2)
        file = self.folder / "finished.json"
        file.write_text(json.dumps(record))
        checked = subprocess.run([PROGRAM, "replay", "--check", file], capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)

    def test_what_was_begun_is_played_to_its_end(self):
        rng = random.Random(1)
        begun = [game for game in games() if game in TABLES]
        self.assertEqual(len(begun), len(TABLES) - len(("finished", "waiting")))
        for game in begun:
            with self.subTest(game=game):
                talk = self.ann.socket()
                self.addCleanup(talk.close)
                last = play(talk, TABLES[game], lambda message: rng.choice(message["legal"]))
                self.assertEqual(last["life"], "over")
                self.assertTrue(any(message["t"] == "chat" for message in talk.seen), "what was said then")

    def test_a_table_that_waited_still_does(self):
        table = TABLES["waiting"]
        bob = self.server.visitor("Bob the second")
        bob.ask("POST", f"/api/tables/{table}/join")
        self.assertEqual(bob.ask("GET", f"/api/tables/{table}")["life"], "playing")


if __name__ == "__main__":
    unittest.main()
