"""agora play --connect and agora watch: a table of a server at a terminal."""
import base64
import contextlib
import hashlib
import json
import re
import socket
import unittest

from agora import HERE, first_game, games
from newcomer import known
from remote import AtAServer
from screen import ScreenTerminal
from server import Server, play, together


class Remote(AtAServer):
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
        self.assertIn(f"Others can look on at {self.address(table)}\n", ran["play"].stdout)

    def test_one_who_waits_is_answered_at_once(self):
        table = self.ada.open("gops", "me", "open")["table"]
        seat = self.at_terminal("play", "--connect", self.address(table), "--name", "Wim")
        seat.expect(r"Wim, it is your turn(?s:.*)>$")
        seat.type("bid\n")
        seat.expect(r"an empty line cancels\)(?s:.*)>$")
        seat.type("5\n")
        waiting = r"\(waiting for Ada, who is away\) >$"
        seat.expect(waiting)
        for typed, answer in (("score", "Ranking"), ("help", "leave"), ("board", "Prize"),
                              ("me", r"\S"), ("log", r"\S"), ("bid 4", "the turn of Ada"),
                              ("hint", "nothing to decide")):
            seat.type(typed + "\n")
            seat.expect(answer + "(?s:.*)" + waiting)
        seat.type("bid")  # what is typed stays while others play
        seat.expect("bid")
        ada = self.ada.socket()
        ada.say(t="follow", table=table)
        asked = ada.until("table", table=table)
        seat.expect(r"\(waiting for Ada\) >bid$")
        ada.say(t="do", table=table, moment=asked["moment"], do="bid 7")
        seat.expect(r"Ada(?s:.*)Wim, it is your turn(?s:.*)>bid")
        seat.type(" 6\n")
        seat.expect(r"\(waiting for Ada\) >$")
        seat.type("\x04")
        seat.expect(r"\nYour seat is kept;")
        self.assertEqual(seat.exit_code(), 0)

    def test_watching_at_a_pace_of_ones_own(self):
        table = self.ada.open("gops", "me", "greedy")["table"]
        show = self.at_terminal("watch", self.address(table), "--pace", "0.05")
        show.expect("every 0.05")
        play(self.ada.socket(), table)
        show.expect("Final ranking")
        self.assertEqual(show.exit_code(), 0)
        table = self.ada.open("gops", "me", "greedy")["table"]
        show = self.at_terminal("watch", self.address(table))
        show.expect("as it happens")
        show.type("q")
        self.assertEqual(show.exit_code(), 0)

    def test_a_table_that_is_not_listed(self):
        opened = self.ada.open("gops", "me", "open", listed=False)
        link = self.address(opened["table"], key=opened["key"])
        played = self.run_agora("play", "--connect", link, "--name", "Pia", typed="quit\n")
        self.assertIn(f"Others can look on at {link}\n", played.stdout)
        opened = self.ada.open("gops", "me", "greedy", listed=False)
        play(self.ada.socket(), opened["table"])
        seen = self.run_agora("watch", self.address(opened["table"], key=opened["key"]))
        self.assertEqual(seen.returncode, 0, seen.stdout + seen.stderr)
        self.assertIn("Final ranking", seen.stdout)
        unseen = self.run_agora("watch", self.address(opened["table"]))
        self.assertEqual(unseen.returncode, 2, unseen.stdout)
        self.assertIn("There is no such table", unseen.stderr)

    def seat(self, table):
        return self.ada.ask("GET", f"/api/tables/{table}")["seats"][1]

    def test_quit_keeps_the_seat_and_leave_gives_it_up(self):
        table = self.ada.open("gops", "me", "open")["table"]
        command = ("play", "--connect", self.address(table), "--name", "Cid")
        for _ in range(2):  # the same command comes back to the seat
            done = self.run_agora(*command, typed="quit\n")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("Your seat is kept; the same command brings you back", done.stdout)
            self.assertEqual(self.seat(table)["name"], "Cid")
        other = self.run_agora("play", "--connect", self.address(table), "--name", "Cyd")
        self.assertIn("The game has begun", other.stderr)
        stays = self.run_agora(*command, typed="leave\nbid 3\nno\nquit\n")
        self.assertIn("quit would keep it. (y/n)", stays.stdout)
        self.assertIn("Please answer y or n.", stays.stdout)
        self.assertIn("You keep your seat.", stays.stdout)
        self.assertEqual(self.seat(table)["kind"], "person")
        gone = self.run_agora(*command, typed="help\nleave\nyes\n")
        self.assertEqual(gone.returncode, 0, gone.stderr)
        self.assertIn("give up the seat for good", gone.stdout)
        self.assertIn("You have left the table", gone.stdout)
        self.assertEqual(self.seat(table)["kind"], "bot")

    def test_another_name_is_asked_for_at_a_terminal(self):
        table = self.ada.open("gops", "me", "open")["table"]
        seat = self.guest_sits("Ada", table)
        seat.expect("This name is taken(?s:.*)Your name there: $")
        seat.type("x\n")
        seat.expect("2 to 24 characters(?s:.*)Your name there: $")
        seat.type("Eve\n")
        seat.expect("Eve, it is your turn")

    def test_a_terminal_without_a_line_editor(self):
        table = self.ada.open("gops", "me", "open")["table"]
        seat = self.at_terminal("play", "--connect", self.address(table), "--name", "Pat", "--plain")
        seat.expect(r"Pat, it is your turn(?s:.*)\n>$")
        seat.type("bid 5\n")
        seat.expect(r"\(waiting for Ada, who is away\) >$")
        ada = self.ada.socket()
        ada.say(t="follow", table=table)
        asked = ada.until("table", table=table)
        # She comes, she talks, she decides: each is one line and a prompt.
        self.assertEqual(seat.expect(r"\(waiting for Ada\) >$").count(">"), 1)
        ada.say(t="chat", table=table, text="hello")
        self.assertEqual(seat.expect(r"Ada: hello\s+\(waiting for Ada\) >$").count(">"), 1)
        ada.say(t="do", table=table, moment=asked["moment"], do="bid 7")
        seat.expect(r"Pat, it is your turn(?s:.*)\n>$")

    def test_an_account_plays_with_its_token(self):
        secret = self.token
        for arguments, environment in (((f"--token={secret}",), {}), ((), {"AGORA_TOKEN": secret})):
            table = self.ada.open("gops", "me", "open")["table"]
            done = self.run_agora("play", "--connect", self.address(table), *arguments,
                                  typed="quit\n", **environment)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(self.seat(table)["name"], "Olga")
        wrong = self.run_agora("play", "--connect", self.address(table), "--token", "nonsense")
        self.assertEqual(wrong.returncode, 2, wrong.stdout)

    def test_over_tls(self):
        keys = HERE / "tls"  # made for tests; they protect nothing
        server = Server("--certificate", keys / "localhost.pem", "--key", keys / "localhost.key")
        self.addCleanup(server.close)
        address = f"https://localhost:{server.port}/table/1"
        none = self.run_agora("play", "--connect", address, "--name", "Tim")
        self.assertEqual(none.returncode, 2)
        self.assertIn("is not trusted", none.stderr)
        trusted = {"SSL_CERT_FILE": str(keys / "localhost.pem")}
        none = self.run_agora("play", "--connect", address, "--name", "Tim", **trusted)
        self.assertEqual(none.returncode, 2)
        self.assertIn("There is no such table", none.stderr)
        watched = self.run_agora("watch", address, **trusted)
        self.assertEqual(watched.returncode, 2)
        self.assertIn("There is no such table", watched.stderr)
        # Its socket has come and gone, and the server is still there.
        code = server.stop()
        self.assertEqual(code, 0, "".join(server.log))

    def test_a_server_of_another_protocol_is_refused(self):
        served = socket.create_server(("localhost", 0))
        self.addCleanup(served.close)

        def greet():
            link, _ = served.accept()
            with link:  # what the table is
                link.recv(65536)
                terms = json.dumps({"preset": "", "undo": False, "rated": False, "options": {}}).encode()
                link.sendall(f"HTTP/1.1 200 OK\r\nContent-Length: {len(terms)}\r\n\r\n".encode() + terms)
            link, _ = served.accept()
            with link:
                key = re.search(r"(?i)Sec-WebSocket-Key: (\S+)", link.recv(65536).decode())[1]
                accept = base64.b64encode(hashlib.sha1(
                    (key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()).decode()
                hello = json.dumps({"t": "hello", "protocol": 999, "you": None, "now": 0}).encode()
                link.sendall(f"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Accept: {accept}\r\n\r\n".encode()
                             + bytes((0x81, len(hello))) + hello)
                with contextlib.suppress(OSError):
                    while link.recv(65536):
                        pass

        ran = {}

        def watch():
            ran["watch"] = self.run_agora("watch", f"http://localhost:{served.getsockname()[1]}/table/1")

        together(greet, watch)
        self.assertNotEqual(ran["watch"].returncode, 0)
        self.assertIn("the server speaks version 999 of the protocol", ran["watch"].stderr)

    def test_reasons(self):
        table = self.ada.open("gops", "me", "greedy")["table"]
        full = self.run_agora("play", "--connect", self.address(table), "--name", "Dee")
        self.assertEqual(full.returncode, 2)
        self.assertIn("The game has begun", full.stderr)
        taken = self.run_agora("play", "--connect", self.address(table), "--name", "Ada")
        self.assertEqual(taken.returncode, 2)
        self.assertIn("This name is taken (--name gives another)", taken.stderr)
        self.assertEqual(self.run_agora("watch", self.address(10**9)).returncode, 2)
        wrong = self.run_agora("watch", "http://localhost:1/nowhere")
        self.assertEqual(wrong.returncode, 2)
        self.assertIn("looks like http://localhost:8080/table/7", wrong.stderr)


class OnTheScreen(AtAServer):
    def test_the_title_stays_above_the_pace(self):
        game = first_game()
        bots = ["greedy"] * games()[game]["most_seats"]
        table = self.ada.open(game, *bots, pace=60000)["table"]
        show = ScreenTerminal(self, "watch", self.address(table), "--lang", "en", rows=24, columns=80)
        while "as it happens" not in show.screen.text():
            self.assertTrue(show.read(20), show.screen.text())
        self.assertTrue(any(line.startswith(known(game).TITLE) for line in show.screen.lines()), show.screen.text())


if __name__ == "__main__":
    unittest.main()
