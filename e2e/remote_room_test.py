"""Coming to a table of a server from a terminal: under which name, what one is told while one waits, and talking."""
import re
import tempfile
import unittest

from agora import quick_game
from remote import AtAServer, ask

ASKS = r"Your name there \[([^\]]+)\]: $"


class Arrival(AtAServer):
    def come(self, table, lang="en", **environment):
        """At a terminal that has not been to this server, unless another folder is given."""
        if "XDG_DATA_HOME" not in environment:
            environment["XDG_DATA_HOME"] = self.enterContext(tempfile.TemporaryDirectory())
        environment["LOGNAME"] = ""  # under which one would sit down without being asked
        return self.at_terminal("play", "--connect", self.address(table), lang=lang, **environment)

    def test_one_whom_nothing_names_is_offered_a_name_that_the_server_takes(self):
        for lang, asks, name in (("en", ASKS, r"Visitor \d{4}"),
                                 ("fr", r"Votre nom là-bas \[([^\]]+)\]\s: $", r"Visiteur \d{4}")):
            table = self.ada.open(quick_game(), "me", "open", "open")["table"]
            seat = self.come(table, lang=lang, USER="")
            offered = re.search(asks, seat.expect(asks))[1]
            self.assertRegex(offered, f"^{name}$")
            ask(seat, "", r"\((free seats|places libres)\s?: 1\) >$")
            seats = self.ada.ask("GET", f"/api/tables/{table}")["seats"]
            self.assertEqual(seats[1]["name"], offered)

    def test_the_login_name_is_offered_and_then_the_name_of_the_last_visit(self):
        home = self.enterContext(tempfile.TemporaryDirectory())
        for offered, typed, name in (("Carla", "Clara", "Clara"), ("Clara", "", "Clara")):
            table = self.ada.open(quick_game(), "me", "open", "open")["table"]
            seat = self.come(table, USER="carla", XDG_DATA_HOME=home)
            self.assertEqual(re.search(ASKS, seat.expect(ASKS))[1], offered)
            ask(seat, typed, r"\(free seats: 1\) >$")
            self.assertEqual(self.ada.ask("GET", f"/api/tables/{table}")["seats"][1]["name"], name)
            ask(seat, "quit", r"\(y/n\) \[y\] $")
            ask(seat, "", r"\nYour seat is kept;")

    def test_one_who_gives_no_name_takes_no_seat(self):
        table = self.ada.open(quick_game(), "me", "open")["table"]
        for key in ("\x04", "\x03"):
            seat = self.come(table)
            seat.expect(ASKS)
            seat.type(key)
            self.assertEqual(seat.exit_code(), 0)
            self.assertEqual(self.ada.ask("GET", f"/api/tables/{table}")["seats"][1]["kind"], "empty")


class Waiting(AtAServer):
    def test_chat_is_another_word_for_say(self):
        table = self.olga.open(quick_game(), "me", "open", "open")["table"]
        olga = self.olga_sits(table)
        olga.expect(r"\(free seats: 2\) >$")
        bob = self.guest_sits("Bobby", table, lang="fr")
        bob.expect(r"\(places libres\s: 1\) >$")
        ask(olga, "chat", "Say what\\? For example: say hello(?s:.*)>$")
        ask(olga, "chat hello there", "Olga: hello there(?s:.*)>$")
        bob.expect(r"Olga\s: hello there(?s:.*)>$")
        ask(bob, "tchat", "Dire quoi(?s:.*)>$")
        ask(bob, "tchat me voilà", r"Bobby\s: me voilà(?s:.*)>$")
        olga.expect("Bobby: me voilà(?s:.*)>$")


if __name__ == "__main__":
    unittest.main()
