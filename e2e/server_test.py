"""The server over real sockets: whole games, people who come and go, time, and the end of the server."""
import http.client
import json
import random
import sqlite3
import ssl
import subprocess
import unittest
from pathlib import Path

from agora import HERE, PATIENCE, PROGRAM, games
from server import Closed, Server, play, together

HOUR = 3_600_000  # milliseconds


class OneServer(unittest.TestCase):
    """A server that the tests of a class share, with several threads for the network."""

    flags = ()

    @classmethod
    def setUpClass(cls):
        cls.server = Server("--threads", "4", *cls.flags)
        cls.addClassCleanup(cls.server.close)


class WholeGames(OneServer):
    flags = ("--messages-per-second", "100000")

    def check_game(self, game, *seats, people, seed):
        rng = random.Random(seed)
        visitors = [self.server.visitor(f"{game[:8]} {seed} {n}") for n in range(people)]
        table = visitors[0].open(game, *seats)["table"]
        for visitor in visitors[1:]:
            visitor.ask("POST", f"/api/tables/{table}/join")
        watcher = self.server.visitor().socket()
        ends = []

        def sit(visitor):
            def choose(message):
                return message["legal"][int(rng.random() ** 2 * len(message["legal"]))]
            ends.append(play(visitor.socket(), table, choose))

        def watch():
            watcher.say(t="follow", table=table)
            versions = [0]
            while True:
                message = watcher.until("table")
                self.assertEqual(message["you"], "spectator")
                self.assertNotIn("legal", message)
                self.assertGreaterEqual(message["version"], versions[-1])
                versions.append(message["version"])
                if message["life"] == "over":
                    return

        together(watch, *(lambda v=v: sit(v) for v in visitors))
        self.assertEqual(len({json.dumps(end["standing"]) for end in ends}), 1)
        record = visitors[0].ask("GET", f"/api/tables/{table}/record")
        file = Path(self.server.folder) / f"{table}.json"
        file.write_text(json.dumps(record))
        checked = subprocess.run([PROGRAM, "replay", "--check", file], text=True,
                                 capture_output=True, timeout=PATIENCE)
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)

    def test_every_game(self):
        """Two or three people, a bot, and another one where there is room."""
        for seed, (game, about) in enumerate(games().items(), 1):
            with self.subTest(game=game):
                people = 2 if about["most_seats"] < 8 else 3
                bots = ["greedy", "random"][:about["most_seats"] - people]
                self.check_game(game, "me", *["open"] * (people - 1), *bots, people=people, seed=seed)

    def test_one_person_and_a_bot_of_a_level(self):
        self.check_game("gops", "me", "1", people=1, seed=100)


class Threads(OneServer):
    def test_every_thread_answers(self):
        for n in range(8):  # connections go round the threads
            person = self.server.visitor(f"Thread {n}")
            self.assertEqual(person.ask("GET", "/api/me")["name"], f"Thread {n}")
            talk = person.socket()
            self.addCleanup(talk.close)
            talk.say(t="ping")
            talk.until("pong")


class AtATable(OneServer):
    def sit_down(self, name, **more):
        """Two people at a table, each with a socket that follows it."""
        people = [self.server.visitor(f"{name} {n}") for n in "AB"]
        table = people[0].open("gops", "me", "open", **more)["table"]
        people[1].ask("POST", f"/api/tables/{table}/join")
        talks = [person.socket() for person in people]
        for talk in talks:
            self.addCleanup(talk.close)
        for talk in talks:
            talk.say(t="follow", table=table)
            talk.question = talk.until("table", life="playing")
        return people, talks, table

    def hear_news(self, talk, what):
        """Waits until it has been told, perhaps with the first question already."""
        told = [one["what"] for message in talk.seen for one in message.get("news", [])]
        while what not in told:
            told += [one["what"] for one in talk.until("table")["news"]]

    def test_two_tabs_show_the_same(self):
        people, (a, _), table = self.sit_down("tabs")
        tab = people[0].socket()
        tab.say(t="follow", table=table)
        question = tab.until("table")
        a.say(t="do", table=table, moment=question["moment"], do=question["legal"][0])
        a.until("done")
        shown = tab.until("table", version=question["version"] + 1)
        self.assertEqual(shown["you"], 0)
        self.assertNotIn("legal", shown)

    def test_a_decision_counts_once(self):
        _, (a, _), table = self.sit_down("once")
        moment, first = a.question["moment"], a.question["legal"][0]
        for _ in range(3):
            a.say(t="do", table=table, moment=moment, do=first, id="x1")
        answers = [a.until("done", "refused") for _ in range(3)]
        self.assertEqual({json.dumps(answer) for answer in answers}, {json.dumps(answers[0])})
        self.assertEqual(answers[0]["t"], "done")
        a.say(t="do", table=table, moment=moment, do=a.question["legal"][1], id="x2")
        self.assertEqual(a.until("done", "refused")["refused"], "late")

    def test_one_who_was_away_is_told_what_happened(self):
        people, (a, b), table = self.sit_down("away")
        b.close()
        a.say(t="do", table=table, moment=a.question["moment"], do=a.question["legal"][0])
        a.until("done")
        back = people[1].socket()
        back.say(t="follow", table=table, have=b.question["version"])
        message = back.until("table")
        self.assertEqual(message["version"], b.question["version"] + 1)
        self.assertTrue(all(one["version"] > b.question["version"] for one in message["news"]))
        self.assertIn("legal", message)

    def test_a_bot_stands_in_and_gives_the_seat_back(self):
        people, (a, b), table = self.sit_down("stand", grace=300)
        b.close()
        a.say(t="do", table=table, moment=a.question["moment"], do=a.question["legal"][0])
        self.hear_news(a, "away")
        back = people[1].socket()
        back.say(t="follow", table=table)
        message = back.until("table")
        self.assertFalse(message["seats"][1]["stand_in"])

    def test_time_runs_out(self):
        _, (a, _), _ = self.sit_down("time", clock={"kind": "move", "ms": 1000})
        self.hear_news(a, "timed_out")

    def test_a_bot_plays_for_one_who_does_not_answer_until_the_owner_says_so(self):
        _, (a, _), table = self.sit_down("silent", clock={"kind": "move", "ms": 1000})
        message = a.question
        while not message["seats"][0]["stand_in"]:
            message = a.until("table")
        a.seen.clear()  # who comes late was back before
        a.say(t="back", table=table, id="b")
        self.assertTrue(a.until("done", id="b"))
        self.hear_news(a, "back")

    def test_one_who_leaves_is_replaced_and_an_empty_table_is_closed(self):
        people, (a, _), table = self.sit_down("leave")
        people[1].ask("POST", f"/api/tables/{table}/leave")
        seats = a.until("table")["seats"]
        while seats[1]["kind"] != "bot":
            seats = a.until("table")["seats"]
        people[0].ask("POST", f"/api/tables/{table}/leave")
        a.until("table", life="closed")

    def test_chat_undo_hint_lobby(self):
        _, (a, b), table = self.sit_down("talk")
        a.say(t="chat", table=table, text="hello\u202e there")
        self.assertEqual(b.until("chat")["text"], "hello there")
        a.say(t="hint", table=table, id="h")
        self.assertIn(a.until("hint")["do"], a.question["legal"])
        a.say(t="do", table=table, moment=a.question["moment"], do=a.question["legal"][0])
        a.until("done")
        a.say(t="undo", table=table)
        while "undo" not in b.until("table"):
            pass
        b.say(t="answer", table=table, undo=True)
        while "legal" not in a.until("table"):
            pass
        a.say(t="lobby", on=True)
        self.assertIn(table, [one["table"] for one in a.until("lobby")["tables"]])

    def test_the_reason_is_in_the_language_of_the_person(self):
        person = self.server.visitor("Zoé", "fr")
        talk = person.socket()
        talk.say(t="follow", table=10**9)
        self.assertEqual(talk.until("refused")["why"], "Cette table n’existe pas")


class TheEnd(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.close)
        self.ada = self.server.visitor("Ada")
        self.table = self.ada.open("gops", "me", "greedy")["table"]

    def test_a_killed_server_has_kept_what_it_acknowledged(self):
        for number in range(5):
            talk = self.ada.socket()
            talk.say(t="follow", table=self.table)
            message = talk.until("table")
            while "legal" not in message:
                message = talk.until("table")
            talk.say(t="do", table=self.table, moment=message["moment"],
                     do=message["legal"][0], id=f"k{number}")
            kept = talk.until("done")["version"]
            self.server.kill()
            self.server.start()
            talk = self.ada.socket()
            # Sent again, because a client cannot know whether it was heard.
            talk.say(t="do", table=self.table, moment=message["moment"],
                     do=message["legal"][0], id=f"k{number}")
            self.assertEqual(talk.until("done", "refused")["version"], kept)

    def test_the_clock_stands_still_while_the_server_is_away(self):
        table = self.ada.open("gops", "me", "greedy", clock={"kind": "game", "ms": HOUR})["table"]
        talk = self.ada.socket()
        talk.say(t="follow", table=table)
        message = talk.until("table")
        while "legal" not in message:
            message = talk.until("table")
        self.server.kill()
        self.make_older(days=1)
        self.server.start()
        talk = self.ada.socket()
        talk.say(t="follow", table=table)
        left = talk.until("table", life="playing")["clocks"][message["you"]]["left"]
        self.assertGreater(left, HOUR / 2)  # a day has passed; the test itself takes less than half an hour

    def make_older(self, days):
        """As if all that the server wrote had been written so long ago."""
        time = days * 24 * HOUR
        with sqlite3.connect(f"{self.server.folder}/agora.db") as database:
            database.execute("UPDATE entries SET at = at - ?", (time,))
            database.execute("UPDATE tables SET since = since - ?1, touched = touched - ?1", (time,))
            database.execute("UPDATE tables SET deadline = deadline - ? WHERE deadline > 0", (time,))
        database.close()
        runs = Path(self.server.folder) / "attendance"
        lines = [[int(word) - time for word in line.split()] for line in runs.read_text().splitlines()]
        runs.write_text("".join(f"{began:015} {last:015}\n" for began, last in lines))

    def test_sigterm_says_goodbye_and_ends(self):
        talk = self.ada.socket()
        talk.say(t="follow", table=self.table)
        talk.until("table")
        code = self.server.stop()
        self.assertEqual(code, 0, "".join(self.server.log))
        talk.until("closing")
        with self.assertRaises((Closed, OSError)):
            while True:
                talk.hear()

    def test_backup_and_restore(self):
        copy = f"{self.server.folder}/copy.db"
        made = subprocess.run([PROGRAM, "serve", "--data", self.server.folder, "--backup", copy],
                              capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(made.returncode, 0, made.stderr)
        other = f"{self.server.folder}/other"
        put = subprocess.run([PROGRAM, "serve", "--data", other, "--restore", copy],
                             capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(put.returncode, 0, put.stderr)
        restored = Server(folder=other)
        self.addCleanup(restored.close)
        self.ada.server = restored
        self.assertEqual(self.ada.ask("GET", f"/api/tables/{self.table}")["game"], "gops")


class Operators(OneServer):
    def test_health_and_metrics(self):
        visitor = self.server.visitor()
        self.assertTrue(visitor.ask("GET", "/health")["healthy"])
        status, _, text = visitor.request("GET", "/metrics")
        self.assertEqual(status, 200)
        self.assertRegex(text.decode(), r"(?m)^agora_entries_total \d+$")

    def test_every_answer_has_the_headers_that_keep_pages_safe(self):
        for path in ("/", "/table/7", "/api/games", "/api/no-such-thing", "/no.such.file", "/health"):
            _, headers, _ = self.server.visitor().request("GET", path)
            self.assertIn("frame-ancestors 'none'", headers["Content-Security-Policy"], path)
            self.assertNotIn("unsafe-inline", headers["Content-Security-Policy"], path)
            self.assertEqual(headers["X-Content-Type-Options"], "nosniff", path)
            self.assertIn("Referrer-Policy", headers, path)

    def test_pages(self):
        visitor = self.server.visitor()
        status, headers, text = visitor.request("GET", "/")
        self.assertEqual((status, headers["Content-Type"]), (200, "text/html; charset=utf-8"))
        self.assertEqual(visitor.request("GET", "/table/7")[2], text)  # the client's own address
        self.assertEqual(visitor.request("GET", "/no.such.file")[0], 404)
        again, _, _ = visitor.request("GET", "/", headers={"If-None-Match": headers["ETag"]})
        self.assertEqual(again, 304)
        _, packed, data = visitor.request("GET", "/", headers={"Accept-Encoding": "gzip"})
        self.assertEqual(packed["Content-Encoding"], "gzip")
        self.assertLess(len(data), len(text))

    def test_the_log_names_nobody(self):
        visitor = self.server.visitor("Secretive Sam")
        visitor.open("gops", "me", "greedy")
        self.assertNotIn("Secretive", "".join(self.server.log))
        for line in self.server.log:
            self.assertIn("event", json.loads(line))


class OverTls(unittest.TestCase):
    def test_the_server_speaks_tls_by_itself(self):
        keys = HERE / "tls"  # made for this test; they protect nothing
        server = Server("--certificate", keys / "localhost.pem", "--key", keys / "localhost.key")
        self.addCleanup(server.close)
        trusted = ssl.create_default_context(cafile=keys / "localhost.pem")
        link = http.client.HTTPSConnection("localhost", server.port, timeout=PATIENCE, context=trusted)
        link.request("POST", "/api/guest", json.dumps({"name": "Tess", "language": "en"}),
                     {"Content-Type": "application/json", "Origin": f"https://localhost:{server.port}"})
        answer = link.getresponse()
        self.assertLess(answer.status, 300, answer.read())
        self.assertIn("Secure", answer.getheader("Set-Cookie"))
        self.assertIn("max-age", answer.getheader("Strict-Transport-Security"))
        link.close()


if __name__ == "__main__":
    unittest.main()
