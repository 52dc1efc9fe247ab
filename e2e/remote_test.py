"""agora play --connect and agora watch: a table of a server at a terminal."""
import subprocess
import unittest

from agora import PATIENCE, PROGRAM
from server import Server, play, together


class Remote(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--messages-per-second", "100000")
        cls.addClassCleanup(cls.server.close)
        cls.ada = cls.server.visitor("Ada")

    def address(self, table, **more):
        query = "?" + "&".join(f"{k}={v}" for k, v in more.items()) if more else ""
        return f"http://localhost:{self.server.port}/table/{table}{query}"

    def run_agora(self, *arguments, typed=""):
        return subprocess.run([PROGRAM, *arguments, "--plain", "--lang", "en"], input=typed, text=True,
                              capture_output=True, timeout=PATIENCE)

    def test_a_whole_game_while_somebody_watches(self):
        opened = self.ada.open("gops", "me", "invited")
        table, key = opened["table"], opened["invitations"][0]["key"]
        bids = "".join(f"bid {n}\n" for n in range(1, 14))
        ran = {}

        def bob():
            ran["play"] = self.run_agora("play", "--connect", self.address(table, key=key),
                                         "--name", "Bob", typed="help\nbid 99\n" + bids)

        def eve():
            ran["watch"] = self.run_agora("watch", self.address(table))

        together(bob, eve, lambda: play(self.ada.socket(), table))
        for name in ("play", "watch"):
            done = ran[name]
            self.assertEqual(done.returncode, 0, done.stdout[-2000:] + done.stderr)
            self.assertIn("Final ranking", done.stdout)
            self.assertIn("Ada", done.stdout)
        self.assertIn("Bob, it is your turn.", ran["play"].stdout)

    def test_quit_leaves_the_seat_to_a_bot(self):
        table = self.ada.open("gops", "me", "open")["table"]
        done = self.run_agora("play", "--connect", self.address(table), "--name", "Cid", typed="quit\n")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("You have left the table", done.stdout)
        self.assertEqual(self.ada.ask("GET", f"/api/tables/{table}")["seats"][1]["kind"], "bot")

    def test_reasons(self):
        table = self.ada.open("gops", "me", "greedy")["table"]
        full = self.run_agora("play", "--connect", self.address(table), "--name", "Dee")
        self.assertEqual(full.returncode, 2)
        self.assertIn("The game has begun", full.stderr)
        self.assertEqual(self.run_agora("watch", self.address(10**9)).returncode, 2)
        wrong = self.run_agora("watch", "http://localhost:1/nowhere")
        self.assertEqual(wrong.returncode, 2)
        self.assertIn("looks like http://localhost:8080/table/7", wrong.stderr)


if __name__ == "__main__":
    unittest.main()
