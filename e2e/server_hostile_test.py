"""Clients that are broken, greedy or mean: each is refused or closed, and the server goes on for others."""
import contextlib
import socket
import struct
import time
import unittest

from agora import PATIENCE, largest_game, quick_game
from server import Closed, Server, Socket

GONE = (Closed, OSError)


class Hostile(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--max-send-queue", "65536", "--max-connections-per-address", "300")
        cls.addClassCleanup(cls.server.close)
        cls.ada = cls.server.visitor("Ada")
        cls.bob = cls.server.visitor("Bob")
        cls.table = cls.ada.open(quick_game(), "me", "open")["table"]
        cls.bob.ask("POST", f"/api/tables/{cls.table}/join")

    def tearDown(self):
        """Whatever was done to it, the server serves others."""
        self.assertIsNone(self.server.process.poll(), "".join(self.server.log))
        talk = self.ada.socket()
        talk.say(t="ping")
        talk.until("pong")
        talk.close()

    def question(self, person):
        talk = person.socket()
        talk.say(t="follow", table=self.table)
        message = talk.until("table")
        while "legal" not in message:
            message = talk.until("table")
        return talk, message

    def assert_closed(self, talk):
        with self.assertRaises(GONE):
            for _ in range(1000):
                talk.hear()

    def test_frames_that_are_none(self):
        for send in (
                lambda t: t.frame(1, b"\xff\xfe not text"),
                lambda t: t.frame(2, b"binary"),
                lambda t: t.frame(3, b"reserved opcode"),
                lambda t: t.frame(1, b"{}", mask=False),
                lambda t: t.frame(9, b"x" * 126),  # a control frame may have 125 bytes
                lambda t: t.frame(0, b"continues nothing"),
                lambda t: t.link.sendall(b"\xf1\x80\0\0\0\0"),  # reserved bits
                lambda t: t.link.sendall(b"\x81\xff" + struct.pack("!Q", 1 << 62) + b"\0\0\0\0"),
                lambda t: t.frame(1, b"x" * 20_000),  # more than a message may have
        ):
            talk = self.ada.socket()
            send(talk)
            self.assert_closed(talk)

    def test_messages_that_are_none(self):
        talk = self.ada.socket()
        for text in ("", "null", "[]", "{}", "{", '{"t":"do"}', '{"t":"follow","table":-1}',
                     '{"t":"follow","table":99999999999999999999}', "[" * 5000, '"' + "a" * 9000,
                     '{"t":"chat","table":1,"text":"\\ud800"}', '{"t":"\\u0000"}'):
            talk.frame(1, text.encode())
            self.assertEqual(talk.until("refused")["refused"], "bad_message", text)
        talk.frame(1, b'{"t":"chat","table":7,"text":3,"id":"c-1"}')
        refusal = talk.until("refused")
        self.assertEqual((refusal["table"], refusal["id"]), (7, "c-1"))

    def test_a_flood_is_refused_then_closed(self):
        talk = self.ada.socket()
        with self.assertRaises(GONE):
            for _ in range(100_000):
                talk.say(t="ping")
            self.assert_closed(talk)
            raise Closed

    def test_other_peoples_seats(self):
        _, message = self.question(self.ada)
        eve = self.server.visitor("Eve").socket()
        eve.say(t="do", table=self.table, moment=message["moment"], do=message["legal"][0])
        self.assertEqual(eve.until("refused")["refused"], "not_here")
        nobody = self.server.visitor().socket()
        nobody.say(t="do", table=self.table, moment=message["moment"], do=message["legal"][0])
        self.assertEqual(nobody.until("refused")["refused"], "unauthorized")
        nobody.say(t="chat", table=self.table, text="hi")
        self.assertEqual(nobody.until("refused")["refused"], "unauthorized")

    def test_keys_that_open_nothing(self):
        for headers in ({"Authorization": "Bearer nonsense"}, {"Authorization": "Basic eA=="}):
            talk = Socket(self.server.port, headers, hello=False)
            self.assertIn(talk.status, (101, 401))
            if talk.status == 101:
                self.assertIsNone(talk.until("hello")["you"])
        stranger = Socket(self.server.port, {"Cookie": "agora=nonsense"})
        self.assertIsNone(stranger.hello["you"])

    def test_a_page_of_somebody_else_gets_no_socket(self):
        talk = Socket(self.server.port, self.ada.headers, origin="http://evil.example", hello=False)
        self.assertEqual(talk.status, 403)

    def test_a_token_does_what_its_scopes_allow(self):
        # A token for watching; guests may make none, so an account is needed.
        owner = self.server.visitor()
        owner.ask("POST", "/api/register", {"name": "Owner", "password": "correct horse battery"})
        table = owner.open(quick_game(), "me", "greedy")["table"]
        made = owner.ask("POST", "/api/me/tokens", {"label": "eye", "scopes": ["watch"], "days": 1})
        talk = Socket(self.server.port, {"Authorization": f"Bearer {made['secret']}"}, origin=False)
        talk.say(t="follow", table=table)
        message = talk.until("table")
        self.assertEqual(message["you"], 0)
        talk.say(t="do", table=table, moment=message["moment"], do=message["legal"][0])
        self.assertEqual(talk.until("refused")["refused"], "not_allowed")
        owner.ask("DELETE", f"/api/me/tokens/{made['id']}")
        self.assert_closed(talk)

    def test_one_who_does_not_read_is_closed(self):
        # Large messages, so that the buffers of the system are full soon.
        table = self.ada.open(largest_game(), "me", *["greedy"] * 7)["table"]
        slow = self.ada.socket()
        slow.link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with self.assertRaises(GONE):
            for _ in range(90):
                slow.say(t="follow", table=table)
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                slow.say(t="follow", table=table)
                time.sleep(0.03)
        _, _, metrics = self.ada.request("GET", "/metrics")
        self.assertRegex(metrics.decode(), r"(?m)^agora_sockets_too_slow_total [1-9]")

    def test_half_a_request_and_rubbish(self):
        for data in (b"GET / HT", b"\x16\x03\x01\x02\x00", b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
                     b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n",
                     b"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
                     b"GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n"):
            link = socket.create_connection(("localhost", self.server.port), PATIENCE)
            answer = b""
            with contextlib.suppress(OSError):  # the server may be gone already
                link.sendall(data)
                link.shutdown(socket.SHUT_WR)
                answer = link.recv(65536)
            self.assertNotIn(b"root:", answer)
            if answer:
                self.assertRegex(answer.split(b"\r\n")[0], rb"^HTTP/1\.[01] (200|4\d\d)")
            link.close()

    def test_too_many_follows(self):
        talk = self.ada.socket()
        for table in range(1, 60):
            talk.say(t="follow", table=table * 1000)
        refused = [talk.until("refused")["refused"] for _ in range(59)]
        self.assertEqual(set(refused), {"no_such_table"})


if __name__ == "__main__":
    unittest.main()
