"""The server on PostgreSQL: a whole game of people and a bot, talk, and a server that is killed in it."""
import unittest

from agora import quick_game
from postgresql import Postgresql
from server import Server, play, together


class OnPostgresql(unittest.TestCase):
    def setUp(self):
        database = Postgresql()
        self.addCleanup(database.close)
        self.server = Server("--store", database.database("agora"), "--messages-per-second", "100000")
        self.addCleanup(self.server.close)

    def test_a_whole_game_through_a_power_cut(self):
        ada, bob = self.server.visitor("Ada"), self.server.visitor("Bob")
        table = ada.open(quick_game(), "me", "open", "greedy")["table"]
        bob.ask("POST", f"/api/tables/{table}/join")
        talk = ada.socket()
        talk.say(t="follow", table=table)
        talk.say(t="chat", table=table, text="hello")
        talk.until("chat", text="hello")
        message = next(one for one in talk.seen if "legal" in one)
        talk.say(t="do", table=table, moment=message["moment"], do=message["legal"][0], id="k")
        kept = talk.until("done")["version"]

        self.server.kill()
        self.server.start()
        again = ada.socket()
        again.say(t="do", table=table, moment=message["moment"], do=message["legal"][0], id="k")
        self.assertEqual(again.until("done", "refused")["version"], kept)
        ends = []
        together(*(lambda who=who: ends.append(play(who.socket(), table)) for who in (ada, bob)))
        self.assertEqual([end["life"] for end in ends], ["over", "over"])
        self.assertEqual(ends[0]["standing"], ends[1]["standing"])

        late = ada.socket()
        late.say(t="follow", table=table)
        self.assertEqual(late.until("chat")["text"], "hello")
        self.assertEqual(len(ada.ask("GET", f"/api/tables/{table}/record")["players"]), 3)
        games = ada.ask("GET", "/api/people/Ada/games")["games"]
        self.assertEqual([game["table"] for game in games], [table])
        self.assertEqual(self.server.stop(), 0)


if __name__ == "__main__":
    unittest.main()
