"""What people at a table of the server meet: talk, names, tables that are closed, and a server that ends
while bots think."""
import random
import unittest

from agora import turn_game
from server import Closed, Server, eventually, play, together


class AtTheTable(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--messages-per-second", "100000")
        cls.addClassCleanup(cls.server.close)

    def follow(self, person, table, **more):
        talk = person.socket()
        self.addCleanup(talk.close)
        talk.say(t="follow", table=table, **more)
        return talk

    def test_one_who_reloads_sees_the_chat(self):
        ada = self.server.visitor("Chat Ada")
        eve = self.server.visitor("Chat Eve")
        table = ada.open("gops", "me", "greedy")["table"]
        first, watcher = self.follow(ada, table), self.follow(eve, table)
        watcher.until("table")
        for talk, text in ((first, "hello"), (watcher, "psst"), (first, "there")):
            talk.say(t="chat", table=table, text=text, id="c")
            talk.until("chat", text=text)
        again = self.follow(ada, table)
        self.assertEqual(again.hear()["t"], "table")
        told = [again.until("chat")["text"] for _ in range(2)]
        self.assertEqual(told, ["hello", "there"])  # not what spectators say while she plays
        other = self.follow(self.server.visitor(), table)
        self.assertEqual([other.until("chat")["text"] for _ in range(3)], ["hello", "psst", "there"])

    def test_bots_have_names_in_the_language_of_the_viewer(self):
        for language, word in (("en", "gentle"), ("fr", "aimable")):
            person = self.server.visitor(f"Named {language}", language)
            table = person.open("gops", "me", "1", "1")["table"]
            talk = self.follow(person, table)
            end = play(person.socket(), table)
            self.assertEqual([seat["name"] for seat in end["seats"]],
                             [f"Named {language}", f"Hugo ({word})", f"Nora ({word})"])
            said = []
            while talk.seen[-1:] == [] or talk.seen[-1].get("life") != "over":
                said += [one["say"] for one in talk.until("table")["news"]]
            self.assertTrue(any(f"Hugo ({word})" in line for line in said), said[:5])
            self.assertTrue(any(f"Nora ({word})" in line for line in said), said[:5])
            self.assertFalse([line for line in said if "bot:" in line])
            film = person.ask("GET", f"/api/tables/{table}/replay?as=0&most=200")
            news = [one["say"] for position in film["positions"] for one in position["news"]]
            self.assertTrue(any(f"Nora ({word})" in line for line in news), news[:5])
            self.assertFalse([line for line in news if "bot:" in line])

    def test_a_table_that_waits_is_closed_when_the_last_person_leaves(self):
        ada, bob = self.server.visitor("Close Ada"), self.server.visitor("Close Bob")
        table = ada.open("gops", "me", "open", "open")["table"]
        bob.ask("POST", f"/api/tables/{table}/join")
        watcher = self.follow(self.server.visitor(), table)
        ada.ask("POST", f"/api/tables/{table}/leave")
        self.assertEqual(watcher.until("table", life="waiting", host=bob.id)["seats"][0]["kind"], "empty")
        bob.ask("POST", f"/api/tables/{table}/leave")
        self.assertIn("closed", [one["what"] for one in watcher.until("table", life="closed")["news"]])
        self.assertNotIn(table, [one["table"] for one in bob.ask("GET", "/api/tables")["tables"]])
        self.assertEqual(bob.refused("POST", f"/api/tables/{table}/join"), (409, "closed"))

    def test_a_setup_is_refused_in_the_language_of_the_person(self):
        person = self.server.visitor("Anaïs", "fr")
        one = [{"kind": "person"}]
        wrong = (({"game": "chess", "seats": one}, "il n’y a pas de jeu"),
                 ({"game": "gops", "seats": one}, "GOPS se joue de 2 à 3, pas à 1"),
                 ({"game": "gops", "seats": one * 2}, "Anaïs ne peut pas avoir deux places"),
                 ({"game": "gops", "seats": one + [{"kind": "open"}], "rated": True, "undo": True},
                  "rien ne se reprend dans une partie classée"),
                 ({"game": "gops", "seats": one + [{"kind": "bot", "level": "99"}]},
                  "il n’y a pas de robot"),
                 ({"game": "gops", "seats": one + [{"kind": "open"}], "options": {"cards": "x"}},
                  "l’option «\u00a0cards\u00a0» demande un nombre entier de 3 à 13"))
        for setup, why in wrong:
            status, _, text = person.request("POST", "/api/tables", setup)
            self.assertEqual(status, 422, text)
            self.assertIn(why, text.decode())


class WhoGoes(unittest.TestCase):
    def setUp(self):
        self.server = Server("--messages-per-second", "100000")
        self.addCleanup(self.server.close)
        self.ada, self.bob = self.server.visitor(), self.server.visitor()
        for person, name in ((self.ada, "Ada Lovelace"), (self.bob, "Bob")):
            person.id = person.ask("POST", "/api/register",
                                   {"name": name, "password": "difference engine"})["id"]

    def table(self, **more):
        table = self.ada.open("gops", "me", "open", **more)["table"]
        self.bob.ask("POST", f"/api/tables/{table}/join")
        return table

    def test_registered_people_play(self):
        rng = random.Random(1)

        def choose(message):
            return message["legal"][int(rng.random() ** 2 * len(message["legal"]))]

        for game in ("gops", turn_game()):
            table = self.ada.open(game, "me", "open", rated=True)["table"]
            self.bob.ask("POST", f"/api/tables/{table}/join")
            ends = []
            together(*(lambda p=p: ends.append(play(p.socket(), table, choose))
                       for p in (self.ada, self.bob)))
            for end in ends:
                self.assertEqual([seat["name"] for seat in end["seats"]], ["Ada Lovelace", "Bob"])
            # It counts for both: that is what an account is for.
            self.assertTrue(eventually(lambda: self.bob.ask("GET", f"/api/leaderboard/{game}")["people"]))
            board = self.bob.ask("GET", f"/api/leaderboard/{game}")["people"]
            self.assertEqual({one["name"] for one in board}, {"Ada Lovelace", "Bob"})

    def test_a_deleted_account_leaves_no_name_and_opens_nothing(self):
        finished = self.table(rated=True)
        together(*(lambda p=p: play(p.socket(), finished) for p in (self.ada, self.bob)))
        # One rated game is enough to be on the leaderboard; the result is written after the last
        # decision was told.
        self.assertTrue(eventually(lambda: self.bob.ask("GET", "/api/leaderboard/gops")["people"]))
        board = self.bob.ask("GET", "/api/leaderboard/gops")["people"]
        self.assertEqual({one["name"] for one in board}, {"Ada Lovelace", "Bob"})
        self.assertTrue(all(one["provisional"] for one in board), board)
        running = self.table()
        talk = self.bob.socket()
        talk.say(t="follow", table=running)
        talk.until("table")
        secret = self.ada.ask("POST", "/api/me/tokens",
                              {"label": "bot", "scopes": ["play", "watch"], "days": 1})["secret"]
        token = self.server.visitor()
        token.headers = {"Authorization": f"Bearer {secret}"}
        self.assertEqual(token.ask("GET", "/api/me")["name"], "Ada Lovelace")
        open_socket = token.socket(origin=False)
        session = self.server.visitor()
        session.headers = dict(self.ada.headers)

        self.ada.ask("DELETE", "/api/me", {"password": "difference engine"})

        with self.assertRaises((Closed, OSError)):
            for _ in range(100):
                open_socket.hear()
        self.assertEqual(token.refused("GET", "/api/me"), (401, "bad_token"))
        self.assertEqual(session.refused("GET", "/api/me"), (401, "unauthorized"))
        self.assertEqual(self.bob.refused("POST", "/api/login", {"name": "Ada Lovelace",
                                                                 "password": "difference engine"}),
                         (401, "wrong_login"))
        self.assertEqual(self.bob.refused("GET", "/api/people/Ada%20Lovelace"), (404, "no_such_person"))
        for path in ("/api/leaderboard/gops", f"/api/tables/{finished}", f"/api/tables/{running}",
                     f"/api/tables/{finished}/record", f"/api/tables/{finished}/replay",
                     "/api/tables?state=over", "/api/tables", "/api/people/Bob/games",
                     "/api/me/tables"):
            _, _, text = self.bob.request("GET", path)
            self.assertNotIn(b"Lovelace", text, path)
        self.server.stop()
        self.server.start()
        for table in (finished, running):
            _, _, text = self.bob.request("GET", f"/api/tables/{table}")
            self.assertNotIn(b"Lovelace", text)
            self.assertIn(b"Bob", text)
        # What belongs to others is as it was.
        own = self.bob.ask("GET", "/api/people/Bob/games")["games"]
        self.assertEqual([game["table"] for game in own], [finished])
        self.assertEqual({seat["name"] for seat in own[0]["players"]}, {"", "Bob"})
        self.assertEqual(self.bob.ask("GET", "/api/people/Bob")["ratings"][0]["games"], 1)
        self.assertEqual(self.bob.ask("GET", f"/api/tables/{running}")["life"], "playing")
        self.server.visitor("Ada Lovelace")  # the name is free

    def test_a_new_password_ends_the_other_sessions(self):
        elsewhere = self.server.visitor()
        elsewhere.ask("POST", "/api/login", {"name": "Bob", "password": "difference engine"})
        talk = elsewhere.socket()
        self.bob.ask("POST", "/api/me/password", {"old": "difference engine", "new": "analytical engine"})
        with self.assertRaises((Closed, OSError)):
            talk.hear()
        self.assertEqual(elsewhere.refused("GET", "/api/me"), (401, "unauthorized"))
        self.assertEqual(self.bob.ask("GET", "/api/me")["name"], "Bob")


class Limits(unittest.TestCase):
    def test_nobody_uses_up_the_tables_of_somebody_else(self):
        server = Server("--max-tables-per-person", "2")
        self.addCleanup(server.close)
        eve, ada = server.visitor("Eve"), server.visitor("Ada")
        kept = [{"kind": "person"}, {"kind": "person", "name": "Ada"}]
        for person, seats in ((eve, kept), (eve, kept), (ada, [{"kind": "person"}, {"kind": "open"}])):
            person.ask("POST", "/api/tables", {"game": "gops", "seats": seats})
        self.assertEqual(eve.refused("POST", "/api/tables", {"game": "gops", "seats": kept}),
                         (429, "too_many_tables"))


class WhileBotsThink(unittest.TestCase):
    def setUp(self):
        self.server = Server("--max-search-time", "600000", "--messages-per-second", "100000")
        self.addCleanup(self.server.close)
        self.ada = self.server.visitor("Ada")

    def think(self, tables=20):
        for _ in range(tables):
            self.ada.open("gops", "me", "max", "max")

    def test_the_server_ends(self):
        self.think()
        self.assertEqual(self.server.stop(), 0, "".join(self.server.log))

    def test_quick_bots_answer(self):
        self.think()
        end = play(self.ada.socket(), self.ada.open("gops", "me", "5")["table"])
        self.assertEqual(end["life"], "over")


if __name__ == "__main__":
    unittest.main()
