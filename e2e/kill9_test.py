"""A short run of kill9.py, a proof that its check finds what is missing; and kills around a join."""
import http.client
import json
import random
import sqlite3
import tempfile
import threading
import time
import unittest

import kill9
from agora import quick_game
from server import Server, together


class Kill9(unittest.TestCase):
    def test_nothing_acknowledged_is_lost(self):
        decisions, wrong = kill9.run(kills=6, players=4, seed=1)
        self.assertEqual(wrong, [])
        self.assertGreaterEqual(decisions, 6 + 4)  # one before each kill, and of each player after the last

    def test_the_check_finds_what_is_missing(self):
        with tempfile.TemporaryDirectory() as folder:
            database = sqlite3.connect(f"{folder}/agora.db")
            database.execute("CREATE TABLE entries (table_id, seq, text)")
            database.executemany("INSERT INTO entries VALUES (?, ?, ?)",
                                 [(1, 1, "start"), (1, 2, "play person p0-1\n0 bid 3"),
                                  (2, 2, "start")])
            database.commit()
            database.close()
            self.assertEqual(len(kill9.check(folder, [(1, 2, "p0-1", "bid 3")])), 1)  # the gap
            for lost in ((1, 3, "p0-2", "bid 1"), (1, 1, "p0-1", "bid 3"), (1, 2, "p0-1", "bid 4")):
                self.assertEqual(len(kill9.check(folder, [lost])), 2, lost)


class Joins(unittest.TestCase):
    """Somebody joins a table that only an invitation opens while the server is killed."""

    def setUp(self):
        self.server = Server("--max-tables-per-person", "1000")
        self.addCleanup(self.server.close)
        self.ada, self.bob, self.eve = (self.server.visitor(name) for name in ("Ada", "Bob", "Eve"))

    def invite(self):
        """The path of a new table, and what its invitation is joined with."""
        opened = self.ada.open(quick_game(), "me", "invited", listed=False)
        return f"/api/tables/{opened['table']}", {"key": opened["invitations"][0]["key"]}

    def join_and_kill(self, path, key, wait):
        """The answer to the join, or None. `wait(answered)` returns when it is time to kill."""
        answers = []
        answered = threading.Event()

        def join():
            try:
                status, _, data = self.bob.request("POST", f"{path}/join", key)
                answers.append((status, json.loads(data)))
            except (OSError, http.client.HTTPException):  # the connection ended with the server
                pass
            answered.set()

        def kill():
            wait(answered)
            self.server.kill()

        together(join, kill)
        self.server.start()
        return answers[0] if answers else None

    def test_who_was_told_so_has_joined_and_the_key_holds_otherwise(self):
        rng = random.Random(1)
        path, key = self.invite()
        start = time.monotonic()
        self.bob.ask("POST", f"{path}/join", key)
        took = time.monotonic() - start
        for number in range(20):
            path, key = self.invite()
            # Each fifth is killed as soon as Bob has been told, the others about the time of it.
            answer = self.join_and_kill(path, key, lambda answered: answered.wait() if number % 5 == 0 else
                                        time.sleep(rng.uniform(0, 1.5 * took)))
            if answer:
                self.assertEqual(answer[0], 200, answer)
            status, _, data = self.bob.request("GET", path)
            if answer or status == 200:  # who was not told may have joined as well
                self.assertEqual(status, 200, (number, answer, data))
            else:
                self.assertEqual((status, json.loads(data)["refused"]), (404, "no_such_table"), number)
                self.bob.ask("POST", f"{path}/join", key)
            talk = self.bob.socket()
            self.addCleanup(talk.close)
            talk.say(t="follow", table=int(path.split("/")[-1]))
            self.assertEqual(talk.until("table", life="playing")["you"], 1)
            self.assertGreaterEqual(self.eve.refused("POST", f"{path}/join", key)[0], 400)  # once


if __name__ == "__main__":
    unittest.main()
