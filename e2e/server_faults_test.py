"""What stood still or fell over once: a database that is locked at the end, a log that nobody reads."""
import fcntl
import sqlite3
import threading
import unittest
from pathlib import Path

from agora import quick_game
from server import Server


class Faults(unittest.TestCase):
    def test_requests_that_are_unanswered_at_the_end(self):
        """Somebody holds the database; three requests wait for it when the server is told to end."""
        server = Server()
        self.addCleanup(server.close)
        ada = server.visitor("Ada")
        database = sqlite3.connect(next(Path(server.folder).glob("*.db")), isolation_level=None)
        database.execute("BEGIN IMMEDIATE")
        answers = []

        def ask(name):
            try:
                answers.append(server.visitor().request("POST", "/api/guest", {"name": name})[0])
            except OSError:  # the connection ended with the server
                answers.append(None)

        waiting = [threading.Thread(target=ask, args=(name,)) for name in ("Bea", "Cid", "Dan")]
        for thread in waiting:
            thread.start()
        while ada.ask("GET", "/health")["waiting"] == 0 and not answers:  # they have reached the store
            pass
        self.assertEqual(server.stop(), 0)
        for thread in waiting:
            thread.join()
        database.close()
        self.assertTrue(all(answer in (None, 503) for answer in answers), answers)

    def test_a_log_that_nobody_reads(self):
        """The server goes on."""
        server = Server.__new__(Server)
        server._drain = lambda process: fcntl.fcntl(process.stderr, fcntl.F_SETPIPE_SZ, 4096)
        server.__init__()
        self.addCleanup(server.close)
        ada = server.visitor("Ada")
        for _ in range(90):  # a line each
            ada.open(quick_game(), "me", "open")
        self.assertTrue(ada.ask("GET", "/health")["healthy"])
        self.assertEqual(len(ada.ask("GET", "/api/me/tables")["tables"]), 50)
        self.assertEqual(server.process.poll(), None)
        server.process.kill()


if __name__ == "__main__":
    unittest.main()
