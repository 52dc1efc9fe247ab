"""What stood still or fell over once: a database that is locked at the end, a log that nobody reads."""
import fcntl
import http.client
import json
import socket
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

    def test_the_end_does_not_wait_for_connections_that_ask_nothing(self):
        """None of them is cut off because the time is over, which only a very busy machine does."""
        def cut_off():
            server = Server()
            self.addCleanup(server.close)
            links = [http.client.HTTPConnection("localhost", server.port) for _ in range(5)]
            for link in links:
                link.request("GET", "/health")
                self.assertEqual(link.getresponse().read()[:1], b"{")
            silent = socket.create_connection(("localhost", server.port))
            self.assertEqual(server.stop(), 0)
            self.assertEqual([link.sock.recv(1) for link in links], [b""] * len(links))
            for link in (silent, *links):
                link.close()
            stopped = json.loads(server.log[-1])
            self.assertEqual(stopped["event"], "stopped")
            return stopped["cut_off"]

        self.assertTrue(any(cut_off() == 0 for _ in range(5)))

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
