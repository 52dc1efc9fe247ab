"""A short run of kill9.py, and a proof that its check finds what is missing."""
import os
import sqlite3
import tempfile
import unittest

import kill9


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


if __name__ == "__main__":
    unittest.main()
