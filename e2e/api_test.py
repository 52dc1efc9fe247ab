"""docs/openapi.json and docs/messages.json against a running server: every request of the one, every
message of the other, and nothing that they do not describe."""
import json
import re
import subprocess
import time
import unittest
from urllib.parse import quote

import agora
from agora import PATIENCE, PROGRAM
from schema import Schemas, load
from server import Closed, Server, Socket, Visitor, eventually, play, together

OPENAPI = load("openapi.json")
MESSAGES = load("messages.json")
HTTP = Schemas("openapi.json")
TALK = Schemas("messages.json")
OPERATORS = {"/health", "/metrics"}  # answered beside the list of routes


def documented():
    """Path and method of every request."""
    return {(path, method) for path, methods in OPENAPI["paths"].items() for method in methods}


def pattern_of(path):
    return re.compile(re.sub(r"\{\w+\}", "[^/]+", path) + r"(\?.*)?$")


PATTERNS = [(pattern_of(path), path) for path in sorted(OPENAPI["paths"], key=lambda p: p.count("{"))]


class CheckedVisitor(Visitor):
    """Compares every answer with the document, and remembers which there were."""

    answers = set()

    def request(self, method, path, body=None, headers=None):
        status, got, data = super().request(method, path, body, headers)
        template = next(known for pattern, known in PATTERNS if pattern.match(path))
        operation = OPENAPI["paths"][template][method.lower()]
        where = f"{method} {path} {status} {data[:300]!r}"
        assert str(status) in operation["responses"], f"{where} is not documented"
        response = operation["responses"][str(status)]
        words = response["description"]
        if "$ref" in response:
            response, _ = HTTP.find(response["$ref"])
            code = json.loads(data)["refused"]
            assert code in re.split(r"[ ,:]+", words) or "others" in words, f"{where}: {words}"
        content = response.get("content")
        if content is None:
            assert not data, f"{where} has a body"
        elif "application/json" in content:
            faults = HTTP.faults(json.loads(data), content["application/json"]["schema"])
            assert not faults, f"{where}: {faults[:5]}"
        for name in response.get("headers", {}):
            assert got.get(name), f"{where} has no {name}"
        self.answers.add((template, method.lower(), str(status)))
        return status, got, data

    def socket(self, **options):
        return CheckedSocket(self.server.port, self.headers, **options)


def name_of(message, side):
    """Which message of the document this is; exactly one fits."""
    names = [one["$ref"].split("/")[-1] for one in MESSAGES[side]["oneOf"]]
    tried = {name: TALK.faults(message, MESSAGES["$defs"][name]) for name in names}
    fitting = [name for name, faults in tried.items() if not faults]
    assert len(fitting) == 1, (side, message, min(tried.values(), key=len), fitting)
    return fitting[0]


class CheckedSocket(Socket):
    said = set()
    heard = set()

    def say(self, **message):
        self.said.add(name_of(message, "client"))
        super().say(**message)

    def hear(self, *arguments, **options):
        message = super().hear(*arguments, **options)
        self.heard.add(name_of(message, "server"))
        return message


class Http(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    def visitor(self, name=None):
        return CheckedVisitor(self.server, name)

    def test_the_document_has_the_routes_of_the_server(self):
        listed = self.visitor().ask("GET", "/api/routes")["routes"]
        routes = {(route["path"], route["method"].lower()): route["scope"] for route in listed}
        described = {one for one in documented() if one[0] not in OPERATORS}
        self.assertEqual(set(routes), described)
        for (path, method), scope in routes.items():
            self.assertEqual(OPENAPI["paths"][path][method].get("x-scope", ""), scope, (path, method))
        printed = subprocess.run([PROGRAM, "serve", "--routes"], capture_output=True, text=True,
                                 timeout=PATIENCE, check=True)
        self.assertEqual(json.loads(printed.stdout)["routes"], listed)

    def test_every_request_is_answered_as_described(self):
        CheckedVisitor.answers.clear()
        self.games()
        self.accounts()
        self.tables()
        self.operators()
        missing = {(path, method, status) for path, method in documented()
                   for status in OPENAPI["paths"][path][method]["responses"]
                   if status.startswith(("2", "30"))} - CheckedVisitor.answers
        self.assertEqual(missing, set())

    def again(self, visitor, path):
        """What has not changed is not sent a second time."""
        _, headers, _ = visitor.request("GET", path)
        status, _, data = visitor.request("GET", path, headers={"If-None-Match": headers["ETag"]})
        self.assertEqual((status, data), (304, b""))

    def games(self):
        nobody = self.visitor()
        games = nobody.ask("GET", "/api/games")["games"]
        self.assertEqual({game["id"] for game in games}, set(agora.games()))
        french = nobody.ask("GET", "/api/games?lang=fr")["games"]
        self.assertNotEqual(games[0]["pitch"], french[0]["pitch"])
        for game in games + french:
            self.assertTrue(game["invitation"])
            for option in game["options"]:
                self.assertTrue(option["label"], option)
                for of_words in ("labels", "suits"):
                    self.assertLessEqual(len(option.get(of_words, [])), len(option.get("words", [])), option)
        for path in ("/api", "/api/games", "/api/games/gops?lang=fr", "/api/games/gops/manual?lang=fr",
                     "/api/routes"):
            self.again(nobody, path)
        schema = nobody.ask("GET", "/api/games/gops?lang=fr")["view"]
        self.assertEqual(schema["$defs"]["Player"]["properties"]["hand"]["title"], "Main")
        for path in ("/api/games/chess", "/api/games/chess/manual"):
            self.assertEqual(nobody.refused("GET", path), (404, "no_such_game"))
        self.assertEqual(nobody.refused("GET", "/api/socket"), (426, "not_a_socket"))

    def accounts(self):
        ada = self.visitor("Ada")
        self.assertEqual(ada.refused("POST", "/api/guest", {"name": "admin"}), (422, "bad_name"))
        self.assertEqual(self.visitor().refused("POST", "/api/guest", {"name": "ada"}), (409, "taken"))
        self.assertEqual(self.visitor().refused("GET", "/api/me"), (401, "unauthorized"))
        ada.ask("PATCH", "/api/me", {"language": "fr"})
        person = ada.ask("POST", "/api/register",
                         {"name": "Ada Lovelace", "password": "difference engine"})
        self.assertEqual(person["id"], ada.id)
        self.assertEqual(ada.refused("POST", "/api/me/password", {"old": "wrong", "new": "long enough"}),
                         (403, "wrong_password"))
        ada.ask("POST", "/api/me/password", {"old": "difference engine", "new": "analytical engine"})
        self.assertEqual(ada.ask("GET", "/api/me")["name"], "Ada Lovelace")
        token = ada.ask("POST", "/api/me/tokens", {"label": "bot", "scopes": ["watch"], "days": 7})
        bot = self.visitor()
        bot.headers = {"Authorization": "Bearer " + token["secret"]}
        self.assertEqual(bot.ask("GET", "/api/me")["scopes"], ["watch"])
        self.assertEqual(bot.refused("DELETE", "/api/me"), (403, "not_allowed"))
        self.assertEqual(len(ada.ask("GET", "/api/me/tokens")["tokens"]), 1)
        talk = bot.socket()
        ada.ask("DELETE", f"/api/me/tokens/{token['id']}")
        with self.assertRaises(Closed):  # a token that is revoked opens nothing any more
            talk.hear()
        self.assertEqual(bot.refused("GET", "/api/me"), (401, "bad_token"))
        self.assertEqual(ada.refused("DELETE", "/api/me/tokens/1"), (404, "no_such_token"))
        ada.ask("POST", "/api/logout")
        self.assertEqual(ada.refused("POST", "/api/login", {"name": "ada lovelace", "password": "x"}),
                         (401, "wrong_login"))
        ada.ask("POST", "/api/login", {"name": "ada lovelace", "password": "analytical engine"})
        code = ada.ask("POST", "/api/me/recovery", {"password": "analytical engine"})["recovery"]
        forgotten = {"name": "ada lovelace", "password": "analytical engine"}
        self.assertEqual(ada.refused("POST", "/api/recover", {**forgotten, "code": person["recovery"]}),
                         (401, "wrong_login"))
        self.assertIn("recovery", ada.ask("POST", "/api/recover", {**forgotten, "code": code}))
        ada.ask("GET", f"/api/people/{quote('Ada Lovelace')}")
        self.assertEqual(ada.refused("DELETE", "/api/me", {"password": "x"}), (403, "wrong_password"))
        ada.ask("DELETE", "/api/me", {"password": "analytical engine"})
        self.assertEqual(ada.refused("GET", f"/api/people/{quote('Ada Lovelace')}"),
                         (404, "no_such_person"))

    def test_pages_of_others_change_nothing(self):
        eve = self.visitor("Eve")
        for headers, expected in (({"Origin": "http://evil.example"}, (403, "foreign")),
                                  ({"Origin": "null"}, (403, "foreign")),
                                  ({"Content-Type": "text/plain"}, (415, "not_json"))):
            status, _, data = eve.request("PATCH", "/api/me", {"language": "fr"}, headers)
            self.assertEqual((status, json.loads(data)["refused"]), expected)
        self.assertEqual(eve.ask("GET", "/api/me")["language"], "en")
        talk = eve.socket(origin="http://evil.example")
        self.assertEqual(talk.status, 403)

    def tables(self):
        ann, bob, cid = (self.visitor(name) for name in ("Ann", "Bob", "Cid"))
        opened = ann.open("gops", "me", "invited", "open", start="host")
        table = opened["table"]
        self.assertEqual(bob.refused("POST", f"/api/tables/{table}/join", {"seat": 1, "key": "wrongkey"}),
                         (403, "wrong_key"))
        bob.ask("POST", f"/api/tables/{table}/join", {"key": opened["invitations"][0]["key"]})
        cid.ask("POST", f"/api/tables/{table}/join", {"seat": 2})
        self.assertEqual(len(ann.ask("GET", f"/api/tables/{table}")["seats"]), 3)
        self.assertEqual(len(ann.ask("GET", "/api/tables?game=gops&state=waiting")["tables"]), 1)
        self.assertEqual(bob.refused("POST", f"/api/tables/{table}/start"), (403, "not_host"))
        ann.ask("POST", f"/api/tables/{table}/host", {"person": bob.id})
        cid.ask("POST", f"/api/tables/{table}/leave")
        self.assertEqual(ann.refused("POST", f"/api/tables/{table}/seats", {"seat": 2, "bot": "greedy"}),
                         (403, "not_host"))
        for change in ({"bot": "greedy"}, {"free": True}, {"swap": 0}):
            bob.ask("POST", f"/api/tables/{table}/seats", {"seat": 2, **change})
        self.assertEqual(ann.refused("GET", f"/api/tables/{table}/record"), (409, "not_over"))
        bob.ask("POST", f"/api/tables/{table}/start")
        ann.ask("POST", f"/api/tables/{table}/leave")
        bob.ask("POST", f"/api/tables/{table}/leave")
        self.assertEqual(ann.refused("GET", "/api/tables/999"), (404, "no_such_table"))
        self.assertEqual(ann.refused("POST", "/api/tables", {"game": "gops", "seats": []}),
                         (422, "bad_setup"))

        opened = ann.open("gops", "me", "greedy", listed=False)
        query = f"?key={opened['key']}"
        for path in (query, "/join", "/record" + query):
            self.visitor().request("POST" if path == "/join" else "GET",
                                   f"/api/tables/{opened['table']}{path}", None)
        ann.ask("GET", f"/api/tables/{opened['table']}")

        table = ann.open("gops", "me", "greedy")["table"]
        play(ann.socket(), table)
        ann.ask("GET", "/api/me/tables")
        self.again(ann, f"/api/tables/{table}/record")
        # The result is written after the last decision was told.
        self.assertTrue(eventually(lambda: ann.ask("GET", "/api/tables?state=over")["tables"]))
        self.assertEqual(ann.ask("GET", "/api/people/Ann/games")["games"][0]["table"], table)
        ann.ask("GET", "/api/leaderboard/gops")
        self.assertEqual(ann.ask("GET", f"/api/ratings/gops?people={ann.id},{bob.id}")["ratings"], [])
        for path in ("replay?as=0", "replay?as=spectator&lang=fr", "replay?as=all"):
            self.again(ann, f"/api/tables/{table}/{path}")
        self.assertTrue(eventually(
            lambda: "moves" in ann.ask("GET", f"/api/tables/{table}/review")))
        self.again(ann, f"/api/tables/{table}/review")
        self.assertIsInstance(ann.ask("POST", f"/api/tables/{table}/rematch")["table"], int)

    def operators(self):
        nobody = self.visitor()
        self.assertTrue(nobody.ask("GET", "/health")["healthy"])
        status, _, data = nobody.request("GET", "/metrics")
        self.assertEqual(status, 200)
        self.assertRegex(data.decode(), r"(?m)^agora_\w+ \d+")


class TheEnd(unittest.TestCase):
    def test_those_who_wait_for_a_password_are_answered_when_the_server_ends(self):
        server = Server()
        self.addCleanup(server.close)
        CheckedVisitor(server).ask("POST", "/api/register", {"name": "Ada", "password": "long enough"})
        answers = []

        def login(number):
            name = f"Nobody {number}"
            status, _, data = Visitor(server).request("POST", "/api/login",
                                                      {"name": name, "password": "x"})
            answers.append((status, json.loads(data)["refused"]))

        def end():
            while not answers:  # the others still wait: passwords are checked one after another
                time.sleep(0.01)
            self.assertEqual(server.stop(), 0)

        together(end, *(lambda n=n: login(n) for n in range(15)))
        self.assertEqual(len(answers), 15)
        self.assertLessEqual(set(answers), {(401, "wrong_login"), (503, "closing")})


class Messages(unittest.TestCase):
    """Every message is said once, in both directions."""

    def test_every_message_is_as_described(self):
        server = Server()
        self.addCleanup(server.close)
        CheckedSocket.said.clear()
        CheckedSocket.heard.clear()
        ann, bob = (CheckedVisitor(server, name) for name in ("Ann", "Bob"))
        lobby = CheckedVisitor(server).socket()
        lobby.say(t="lobby", on=True)
        lobby.until("lobby")
        table = ann.open("gops", "me", "open", clock={"kind": "game", "ms": 3600000, "increment": 1000})
        table = table["table"]
        lobby.until("listed")
        bob.ask("POST", f"/api/tables/{table}/join")
        a, b = ann.socket(), bob.socket()
        lobby.until("people")
        a.say(t="own", on=True)
        a.until("own")
        a.say(t="follow", table=table)
        b.say(t="follow", table=table, have=0, heard=0, key="none-is-needed")
        question = a.until("table", life="playing")
        a.say(t="hint", table=table, id="h")
        a.until("hint")
        a.say(t="try", table=table, moment=question["moment"], do=question["legal"][0], id="t")
        a.until("tried", id="t")
        a.say(t="do", table=table, moment=question["moment"], do="nonsense", id="d0")
        a.until("refused", id="d0")
        a.say(t="do", table=table, moment=question["moment"], do=question["legal"][0], id="d1")
        a.until("done", id="d1")
        a.say(t="undo", table=table)
        while "undo" not in b.until("table"):
            pass
        b.say(t="answer", table=table, undo=True)
        b.say(t="back", table=table, id="k")
        b.until("done", id="k")
        b.say(t="consent", table=table, agrees=True, id="c")
        self.assertEqual(b.until("refused", id="c")["refused"], "no_request")
        a.say(t="chat", table=table, text="hello")
        b.until("chat")
        bots = ann.open("gops", "greedy", "greedy", pace=60000)["table"]
        a.say(t="follow", table=bots)
        a.until("table", table=bots)
        a.say(t="pace", table=bots, do="step", ms=50, id="p")
        a.until("done", id="p")
        ann.ask("GET", f"/api/tables/{bots}")
        b.say(t="ping")
        b.until("pong")
        b.say(t="unfollow", table=table)
        ann.ask("POST", f"/api/tables/{table}/leave")
        bob.ask("POST", f"/api/tables/{table}/leave")
        lobby.until("unlisted")
        table = ann.open("gops", "me", "greedy")["table"]
        play(a, table)
        ann.ask("POST", f"/api/tables/{table}/rematch")
        a.until("rematch")
        server.process.terminate()
        a.until("closing")
        for side, seen in (("client", CheckedSocket.said), ("server", CheckedSocket.heard)):
            described = {one["$ref"].split("/")[-1] for one in MESSAGES[side]["oneOf"]}
            self.assertEqual(seen, described)


if __name__ == "__main__":
    unittest.main()
