"""`agora load` measures a server of its own, and one that runs."""
import json
import subprocess
import unittest

from agora import PATIENCE, PROGRAM
from server import Server


def load(*words):
    return subprocess.run([PROGRAM, "load", *words], capture_output=True, text=True, timeout=PATIENCE)


class Load(unittest.TestCase):
    def test_decisions_are_counted_and_timed(self):
        report, seconds = {"decisions": 0}, 1
        while report["decisions"] == 0:  # a busy machine needs longer until somebody has decided
            self.assertLess(seconds, PATIENCE)
            done = load("--tables", "8", "--spectators", "2", "--idle", "10", "--seconds", str(seconds),
                        "--warm-up", "0.2", "--json")
            self.assertEqual(done.returncode, 0, done.stderr)
            report = json.loads(done.stdout)
            seconds *= 4
        self.assertEqual(report["refused"], 0)
        self.assertLessEqual(report["p50_ms"], report["p99_ms"])
        self.assertGreater(report["memory"], 0)

    def test_a_pace_is_kept(self):
        server = Server()
        self.addCleanup(server.close)
        done = load("--connect", f"http://localhost:{server.port}", "--tables", "10", "--rate", "20",
                    "--seconds", "2", "--warm-up", "0.5", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        report = json.loads(done.stdout)
        under_way = 10 * 2  # one of each person, from before it was counted
        self.assertLessEqual(report["decisions"], 20 * report["seconds"] + under_way)

    def test_stored_tables_are_there_when_it_starts(self):
        done = load("--tables", "0", "--stored", "200", "--seconds", "0", "--warm-up", "0", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertGreater(json.loads(done.stdout)["start_seconds"], 0)

    def test_wrong_usage_is_explained(self):
        for words in (("--game", "chess"), ("--connect", "localhost"), ("--tables", "-1"),
                      ("--connect", "http://localhost:1", "--stored", "5")):
            done = load(*words)
            self.assertEqual(done.returncode, 2)
            self.assertIn("agora load: ", done.stderr)


if __name__ == "__main__":
    unittest.main()
