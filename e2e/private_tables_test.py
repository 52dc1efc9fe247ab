"""Tables that are not listed: a stranger who tries every id at every door learns nothing."""
import json
import unittest

from agora import quick_game
from server import Server, play

HIGHEST = 12  # ids that a stranger tries
NEVER = 10**6  # an id that was never given


class Private(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--messages-per-second", "100000", "--message-burst", "100000")
        cls.addClassCleanup(cls.server.close)
        cls.ada, cls.bob = (cls.server.visitor(name) for name in ("Ada", "Bob"))
        cls.opened = {
            "waiting": cls.ada.open(quick_game(), "me", "open", listed=False),
            "invited": cls.ada.open(quick_game(), "me", "invited", listed=False),
            "playing": cls.ada.open(quick_game(), "me", "greedy", listed=False),
            "over": cls.ada.open(quick_game(), "me", "greedy", listed=False),
            "closed": cls.ada.open(quick_game(), "me", "open", listed=False),
        }
        play(cls.ada.socket(), cls.opened["over"]["table"])
        cls.ada.ask("POST", f"/api/tables/{cls.opened['closed']['table']}/leave")

    def everything(self, talk, visitor, table, key=None):
        """What is answered to all that can be said and asked about a table, without its number."""
        more = {} if key is None else {"key": key}
        query = "" if key is None else f"?key={key}"
        answers = []
        for message in ({"t": "follow", **more}, {"t": "follow", "have": 1, **more},
                        {"t": "do", "moment": 0, "do": "bid 1"}, {"t": "try", "moment": 0, "do": "bid 1"},
                        {"t": "chat", "text": "hi"}, {"t": "undo"}, {"t": "answer", "undo": True},
                        {"t": "hint"}, {"t": "unfollow"}):
            talk.say(**message, table=table)
        while len(answers) < 8:  # nothing is said about the last message
            answers.append(json.dumps(talk.hear() | {"table": "N"}))
        answers.sort()  # the storage is asked for some of them, and answers when it can
        talk.say(t="ping")
        self.assertEqual(talk.hear()["t"], "pong")
        for method, path, body in (
                ("GET", query, None), ("GET", "/record" + query, None),
                ("GET", "/replay" + query, None), ("GET", "/review" + query, None),
                ("POST", "/join", more), ("POST", "/join", {"seat": 1, **more}), ("POST", "/leave", {}),
                ("POST", "/start", {}), ("POST", "/rematch", {}), ("POST", "/host", {"person": 1})):
            status, _, data = visitor.request(method, f"/api/tables/{table}{path}", body)
            answers.append(f"{method} {path} {status} {data}")
        return answers

    def test_a_stranger_cannot_tell_them_from_tables_that_never_were(self):
        for stranger in (self.server.visitor("Eve"), self.server.visitor()):
            talk = stranger.socket()
            for key in (None, "guessed-key-0123456789ab"):
                nothing = self.everything(talk, stranger, NEVER, key)
                self.assertTrue(all("refused" in answer for answer in nothing), nothing)
                for table in range(1, HIGHEST):
                    self.assertEqual(self.everything(talk, stranger, table, key), nothing, table)

    # Of the tables of one executor; others have nothing to do with them.
    def test_answers_come_in_the_order_of_the_questions(self):
        server = Server("--messages-per-second", "100000", "--message-burst", "100000", "--table-threads", "1")
        self.addCleanup(server.close)
        ada = server.visitor("Ada")
        tables = [ada.open(quick_game(), "me", "open", listed=False)["table"] for _ in range(10)]
        for stranger in ("Eve", "Mallory"):  # the tables are in memory, then not
            talk = server.visitor(stranger).socket()
            asked = [one for table in tables for one in (table, NEVER, NEVER + table, table)]
            for message in ({"t": "follow"}, {"t": "follow", "key": "guessed-key-0123456789ab"},
                            {"t": "chat", "text": "hi"}, {"t": "do", "moment": 0, "do": "bid 1"}):
                for table in asked:
                    talk.say(**message, table=table)
                self.assertEqual([talk.until("refused")["table"] for _ in asked], asked, message)
            server.kill()
            server.start()

    def test_no_list_names_them(self):
        eve = self.server.visitor("Mallory")
        lobby = eve.socket()
        lobby.say(t="lobby", on=True)
        self.assertEqual(lobby.until("lobby")["tables"], [])
        for path in ("/api/tables", "/api/tables?state=over", "/api/me/tables"):
            self.assertEqual(eve.ask("GET", path)["tables"], [], path)
        self.assertEqual(eve.ask("GET", "/api/people/Ada/games")["games"], [])
        for after in range(HIGHEST * 4):  # neither does where a page ends
            for path in (f"/api/tables?state=over&most=1&after={after}",
                         f"/api/people/Ada/games?most=1&after={after}"):
                page = eve.ask("GET", path)
                self.assertEqual((page.get("tables", []), page.get("games", []), page["next"]),
                                 ([], [], 0), path)
        own = self.ada.ask("GET", "/api/people/Ada/games")["games"]
        self.assertEqual([game["table"] for game in own], [self.opened["over"]["table"]])
        log = "".join(self.server.log)
        _, _, metrics = eve.request("GET", "/metrics")
        for opened in self.opened.values():
            for key in [opened["key"]] + [one["key"] for one in opened["invitations"]]:
                self.assertNotIn(key, log + metrics.decode())

    def test_the_key_opens_them_for_watching(self):
        stranger = self.server.visitor()
        for name in ("waiting", "playing", "over"):
            table, key = self.opened[name]["table"], self.opened[name]["key"]
            self.assertEqual(self.opened[name]["link"], f"/table/{table}?key={key}")
            described = stranger.ask("GET", f"/api/tables/{table}?key={key}")
            self.assertNotIn(key, json.dumps(described))  # told to those who take part
            talk = stranger.socket()
            talk.say(t="follow", table=table, key=key)
            message = talk.until("table")
            self.assertEqual((message["you"], message["life"]), ("spectator", name))
            self.assertNotIn("key", message)
        for path in ("record", "replay", "review"):
            stranger.ask("GET", f"/api/tables/{table}/{path}?key={key}")

    def test_those_who_take_part_need_no_key_and_are_told_it(self):
        table, key = self.opened["playing"]["table"], self.opened["playing"]["key"]
        self.assertEqual(self.ada.ask("GET", f"/api/tables/{table}")["key"], key)
        talk = self.ada.socket()
        talk.say(t="follow", table=table)
        self.assertEqual(talk.until("table")["key"], key)
        listed = {one["table"]: one for one in self.ada.ask("GET", "/api/me/tables")["tables"]}
        self.assertEqual(listed[table]["key"], key)

    def test_an_invitation_is_a_key_and_a_seat(self):
        opened = self.ada.open(quick_game(), "me", "invited", listed=False)
        table, key = opened["table"], opened["invitations"][0]["key"]
        talk = self.bob.socket()
        talk.say(t="follow", table=table, key=key)
        self.assertNotIn("key", talk.until("table"))
        self.assertEqual(self.bob.refused("POST", f"/api/tables/{table}/join", {"key": opened["key"]}),
                         (403, "wrong_key"))  # to look on, not to sit
        self.bob.ask("POST", f"/api/tables/{table}/join", {"key": key})
        self.assertEqual(talk.until("table", life="playing")["key"], opened["key"])

    def test_a_key_survives_a_restart(self):
        server = Server()
        self.addCleanup(server.close)
        ada = server.visitor("Ada")
        opened = ada.open(quick_game(), "me", "open", listed=False)
        server.kill()
        server.start()
        path = f"/api/tables/{opened['table']}"
        stranger = server.visitor()
        self.assertEqual(stranger.refused("GET", path), (404, "no_such_table"))
        self.assertEqual(stranger.ask("GET", f"{path}?key={opened['key']}")["life"], "waiting")
        self.assertEqual(ada.ask("GET", path)["key"], opened["key"])

    def test_a_rematch_has_the_same_key(self):
        table, key = self.opened["over"]["table"], self.opened["over"]["key"]
        following = self.ada.ask("POST", f"/api/tables/{table}/rematch")["table"]
        self.assertEqual(self.ada.ask("GET", f"/api/tables/{following}")["key"], key)


if __name__ == "__main__":
    unittest.main()
