"""Tables at which only bots play: who opens one chooses how fast, and others look on."""
import itertools
import time
import unittest

from agora import PATIENCE, Case, Terminal
from server import Server, play

SLOW = 60_000  # milliseconds for a decision: nothing happens before the host wants it faster


def run_on(host, table, **pace):
    talk = host.socket()
    talk.say(t="pace", table=table, do="run", id="run", **pace)
    talk.until("done", id="run")
    talk.close()


class Exhibition(unittest.TestCase):
    hosts = 0
    names = itertools.count()

    @classmethod
    def setUpClass(cls):
        cls.server = Server("--messages-per-second", "100000")
        cls.addClassCleanup(cls.server.close)
        cls.nobody = cls.server.visitor()

    def setUp(self):
        type(self).hosts += 1  # each test has one of its own: they may have few exhibitions at once
        self.ada = self.server.visitor(f"Ada {self.hosts}")

    def watch(self, visitor, table, **more):
        talk = visitor.socket()
        talk.say(t="follow", table=table, **more)
        return talk, talk.until("table", life="playing")

    def rests(self, talk, version):
        """Nothing is decided while another table of the same server plays a whole game."""
        self.play_elsewhere()
        talk.say(t="ping")
        while (message := talk.hear())["t"] != "pong":
            if message["t"] == "table":
                self.assertEqual(message["version"], version, message)

    def play_elsewhere(self):
        visitor = self.server.visitor(f"Zoe {next(self.names)}")
        self.watch(visitor, visitor.open("gops", "greedy", "greedy", pace=50,
                                         options={"cards": "3"})["table"])[0].until(
            "table", life="over")

    def test_a_whole_game_is_seen_by_those_who_look_on(self):
        table = self.ada.open("gops", "greedy", "random", pace=SLOW)["table"]
        talk, message = self.watch(self.nobody, table)
        self.assertEqual((message["you"], message["host"]), ("spectator", self.ada.id))
        self.assertEqual(message["pace"], {"ms": SLOW, "paused": False})
        self.assertIn(table, [one["table"] for one in self.ada.ask("GET", "/api/tables")["tables"]])
        run_on(self.ada, table, ms=50)
        self.assertEqual(talk.until("table", life="over")["pending"], [])
        self.nobody.ask("GET", f"/api/tables/{table}/record")

    def test_nothing_happens_while_nobody_looks_on(self):
        table = self.ada.open("gops", "greedy", "greedy", pace=50)["table"]
        self.play_elsewhere()
        self.assertEqual(self.ada.ask("GET", f"/api/tables/{table}")["now"]["last"], [])

    def test_the_host_chooses_the_pace_and_nobody_else(self):
        table = self.ada.open("gops", "greedy", "greedy", pace=SLOW)["table"]
        host, message = self.watch(self.ada, table)
        host.say(t="pace", table=table, do="pause", id="p")
        host.until("done", id="p")
        message = host.until("table")
        self.assertEqual(message["pace"], {"ms": SLOW, "paused": True})
        for number in range(3):
            host.say(t="pace", table=table, do="step")
            before = message["last"]
            while (message := host.until("table"))["last"] == before:
                pass
            self.rests(host, message["version"])
        host.say(t="pace", table=table, do="run", ms=50)
        host.until("table", life="over")
        for visitor, code in ((self.server.visitor("Eve"), "not_host"), (self.nobody, "unauthorized")):
            table = self.ada.open("gops", "greedy", "greedy", pace=SLOW)["table"]
            talk, _ = self.watch(visitor, table)
            talk.say(t="pace", table=table, do="pause")
            self.assertEqual(talk.until("refused")["refused"], code)
        played = self.ada.open("gops", "me", "greedy")["table"]
        host.say(t="pace", table=played, do="pause")
        self.assertEqual(host.until("refused")["refused"], "no_pace")

    def test_the_pace_survives_a_restart(self):
        server = Server()
        self.addCleanup(server.close)
        ada = server.visitor("Ada")
        opened = ada.open("gops", "greedy", "greedy", pace=SLOW, listed=False)
        table = opened["table"]
        talk, _ = self.watch(ada, table)
        talk.say(t="pace", table=table, do="pause", ms=70, id="p")
        talk.until("done", id="p")
        server.kill()
        server.start()
        talk, message = self.watch(server.visitor(), table, key=opened["key"])
        self.assertEqual(message["pace"], {"ms": 70, "paused": True})
        talk.say(t="ping")
        talk.until("pong")
        run_on(ada, table)
        talk.until("table", life="over")

    def test_who_opened_it_closes_it(self):
        table = self.ada.open("gops", "greedy", "greedy")["table"]
        self.assertIn(table, [one["table"] for one in self.ada.ask("GET", "/api/me/tables")["tables"]])
        self.assertEqual(self.server.visitor("Bob").refused("POST", f"/api/tables/{table}/leave"),
                         (403, "not_here"))
        self.ada.ask("POST", f"/api/tables/{table}/leave")
        self.assertEqual(self.ada.ask("GET", f"/api/tables/{table}")["life"], "closed")

    def test_the_host_is_let_in_where_nobody_may_look_on(self):
        table = self.ada.open("gops", "greedy", "greedy", pace=50, spectators=0)["table"]
        stranger = self.nobody.socket()
        stranger.say(t="follow", table=table)
        self.assertEqual(stranger.until("refused")["refused"], "crowded")
        self.watch(self.ada, table)[0].until("table", life="over")

    def test_a_host_has_few_at_once(self):
        bots = {"game": "gops", "seats": [{"kind": "bot", "level": "greedy"}] * 2}
        tables = [self.ada.ask("POST", "/api/tables", bots)["table"] for _ in range(5)]
        self.assertEqual(self.ada.refused("POST", "/api/tables", bots), (429, "too_many_exhibitions"))
        self.ada.ask("POST", f"/api/tables/{tables[0]}/leave")
        end = time.monotonic() + PATIENCE  # that it is closed is in its log first, then in the lists
        while self.ada.request("POST", "/api/tables", bots)[0] != 201:
            self.assertLess(time.monotonic(), end)
            time.sleep(0.02)

    def test_impossible_paces(self):
        for more in ({"pace": 1}, {"pace": 10**9}, {"pace": "fast"}, {"rated": True}):
            bots = [{"kind": "bot", "level": "greedy"}] * 2
            self.assertEqual(self.ada.refused("POST", "/api/tables", {"game": "gops", "seats": bots, **more}),
                             (422, "bad_setup"))
        people = [{"kind": "person"}, {"kind": "open"}]
        self.assertEqual(self.ada.refused("POST", "/api/tables",
                                          {"game": "gops", "seats": people, "pace": 500}),
                         (422, "bad_setup"))


class AtATerminal(Case):
    def test_one_who_watches_has_a_pace_of_their_own(self):
        server = Server()
        self.addCleanup(server.close)
        ada = server.visitor("Ada")
        table = ada.open("gops", "greedy", "greedy", pace=SLOW)["table"]
        show = Terminal(self, "watch", f"http://localhost:{server.port}/table/{table}", "--pace", "0.8")
        show.expect(r"every 0\.8\ss")
        show.type("+")
        show.expect(r"every 0\.4\ss")
        show.type(" ")
        show.expect("paused")
        # The table goes on without the one who has paused; what was missed is shown one by one.
        run_on(ada, table, ms=50)
        self.assertEqual(play(server.visitor().socket(), table)["life"], "over")
        self.assertNotIn("Final ranking", show.text)
        show.type("n")
        show.expect("paused")
        show.type("q")
        self.assertEqual(show.exit_code(), 0)


if __name__ == "__main__":
    unittest.main()
