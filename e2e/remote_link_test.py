"""A table of a server at a terminal when the server goes and comes back; and looking on at a pace."""
import os
import signal
import unittest

from remote import MINE, WAITS, AtAServer, ask
from server import Relay, play


class ServerGoesAway(AtAServer):
    def sit(self):
        """Olga and Bob at a table, both of whom are asked."""
        table = self.olga.open("gops", "me", "open")["table"]
        olga = self.olga_sits(table)
        olga.expect(r"\(free seats: 1\) >$")
        bob = self.guest_sits("Bob", table)
        for seat in (olga, bob):
            seat.expect(MINE)
        return olga, bob

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.relay = Relay(cls.server)
        cls.addClassCleanup(cls.relay.close)

    def address(self, table):
        return f"http://localhost:{self.relay.port}/table/{table}"

    def test_a_restart_in_the_middle(self):
        first, second = self.sit()
        self.server.stop()
        for seat in (first, second):
            # In either order: the connection may be gone before what came through it has been read.
            seat.expect("(?s)(?=.*about to restart)(?=.*connection is lost; trying again).*>$")
            ask(seat, "score", "Ranking(?s:.*)>$")
        ask(first, "bid 3", r"Not sent: there is no connection(?s:.*)>$")
        self.server.start()
        for seat in (first, second):
            self.assertNotIn("takes a seat", seat.expect(r"connected again(?s:.*)>$"))
        ask(first, "bid 3", f"-End of turn-(?s:.*){WAITS}")
        ask(second, "bid 4", "Olga bids 3(?s:.*)" + MINE)
        # What was told before is not told again, and stands in the log once.
        self.assertEqual(ask(second, "log", "Olga bids 3(?s:.*)>$").count("takes a seat"), 1)

    def test_a_decision_that_was_under_way_is_sent_again(self):
        first, second = self.sit()
        self.server.process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, self.server.process.pid, os.WSTOPPED)
        first.type("bid 3\n")
        first.expect("bid 3")
        # The next line is taken, and answered here: nobody waits for the server for long.
        ask(first, "score", "Ranking(?s:.*)>$")
        ask(first, "bid 5", "has not answered yet(?s:.*)>$")
        self.server.kill()
        first.expect("connection is lost")
        self.server.start()
        first.expect(f"connected again(?s:.*)-End of turn-(?s:.*){WAITS}")
        second.expect("connected again(?s:.*)>$")
        ask(second, "bid 4", "Olga bids 3(?s:.*)" + MINE)


class LookingOn(AtAServer):
    def test_pause_next_and_leave(self):
        table = self.ada.open("gops", "me", "greedy", options={"cards": "8"})["table"]
        show = self.at_terminal("watch", self.address(table), "--pace", "1")
        show.expect(r"Prize(?s:.*)every second")
        show.type(" ")
        show.expect("paused")
        ada = self.ada.socket()
        play(ada, table)  # to its end, while somebody has paused
        # Each thing that happens is shown when it is asked for, and nothing else.
        for _ in range(4):
            show.type("n")
            self.assertNotIn("Final ranking", show.expect(r"\x1b\[2J(?s:.*?)paused"))
        show.type(" ")
        show.expect(r"\x1b\[2J(?s:.*?)every second")
        show.expect(r"\x1b\[2J(?s:.*?)every second")
        show.type("q")
        self.assertEqual(show.exit_code(), 0)

    def test_the_table_is_never_behind_what_is_told(self):
        """What happened while the link was down comes in one message, with the position after all of it."""
        relay = Relay(self.server)
        self.addCleanup(relay.close)
        table = self.ada.open("gops", "me", "greedy", options={"cards": "8"})["table"]
        show = self.at_terminal("watch", f"http://localhost:{relay.port}/table/{table}", "--pace", "0.05")
        show.expect(r"Ada .*Hand 1 2 3 4 5 6 7 8(?s:.*)every 0.05")
        relay.cut()
        show.expect("connection is lost")
        ada = self.ada.socket()
        ada.say(t="follow", table=table)
        for card in (1, 2, 3):
            asked = ada.until("table", legal=[f"bid {one}" for one in range(card, 9)])
            ada.say(t="do", table=table, moment=asked["moment"], do=f"bid {card}")
        ada.until("table", legal=[f"bid {one}" for one in range(4, 9)])
        relay.mend()
        frames = show.expect(r"Ada bids 3(?s:.*?)every 0.05").split("\x1b[2J")
        told = [frame for frame in frames if "bids" in frame]
        for frame in told:
            self.assertRegex(frame, r"Ada .*Hand 4 5 6 7 8")
            for card in (1, 2, 3):
                self.assertIn(f"Ada bids {card}", frame)
        self.assertEqual(len(told), 1)
        show.type("q")
        self.assertEqual(show.exit_code(), 0)

    def test_it_moves_by_itself_and_says_who_won(self):
        table = self.ada.open("gops", "me", "greedy", options={"cards": "3"})["table"]
        show = self.at_terminal("watch", self.address(table), "--pace", "0.2", lang="fr")
        show.expect(r"Lot(?s:.*)toutes les 0,2\s+s")
        ada = self.ada.socket()
        ada.say(t="follow", table=table)
        ada.say(t="chat", table=table, text="hello")
        show.expect(r"\x1b\[2J(?s:.*?)Ada\s: hello(?s:.*?)toutes les")
        play(ada, table)
        for _ in range(2):
            show.expect(r"\x1b\[2J(?s:.*?)mise(?s:.*?)toutes les")
        show.expect(r"Classement final\s+1\. (?s:.*)!")
        self.assertEqual(show.exit_code(), 0)

    def test_a_game_that_is_given_up_has_no_winner(self):
        table = self.ada.open("gops", "me", "greedy")["table"]
        show = self.at_terminal("watch", self.address(table))
        show.expect("as it happens")
        self.ada.ask("POST", f"/api/tables/{table}/leave")
        show.expect(r"The table is closed: everybody has left(?s:.*)Ranking\s+1\. ")
        self.assertEqual(show.exit_code(), 0)
        self.assertNotRegex(show.text, "wins!|victory")

    def test_a_table_that_waits_for_players(self):
        table = self.ada.open("gops", "me", "open")["table"]
        show = self.at_terminal("watch", self.address(table))
        show.expect(r"GOPS: (?s:.*)The game has not begun yet. \(q: leave\)")
        self.server.visitor("Zoe").ask("POST", f"/api/tables/{table}/join")
        show.expect(r"Prize(?s:.*)as it happens")
        show.type("q")
        self.assertEqual(show.exit_code(), 0)


if __name__ == "__main__":
    unittest.main()
