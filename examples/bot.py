#!/usr/bin/env python3
"""A whole bot for `agora serve`, with nothing but Python's standard library.

    AGORA_TOKEN=... python3 bot.py http://localhost:8080 TABLE [KEY]

takes a seat at the table (KEY is that of an invitation), plays until the game is over and prints the
result. The token needs the scopes play, watch and tables; make one on your account page, or with
POST /api/me/tokens. To make a player of your own, change `decide`.
"""
import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import urllib.error
import urllib.request
from urllib.parse import urlsplit


def decide(question):
    """One of question["legal"], for seat question["seat"] who sees question["view"] and should not
    think longer than question["budget_ms"]: the words of `agora bot`."""
    return random.choice(question["legal"])


class Refused(Exception):
    """The server said no; the message says why."""


class Agora:
    """A server, for one who has a token."""

    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.token = token
        self.unread = b""

    def ask(self, method, path, body=None):
        """HTTP, for what is asked once."""
        request = urllib.request.Request(
            self.address + path, method=method, data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": "Bearer " + self.token, "Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.loads(answer.read() or "null")
        except urllib.error.HTTPError as refusal:
            raise Refused(json.load(refusal)["why"]) from None

    def connect(self):
        """A WebSocket (RFC 6455), for what happens."""
        there = urlsplit(self.address)
        secure = there.scheme == "https"
        self.link = socket.create_connection((there.hostname, there.port or (443 if secure else 80)), 60)
        if secure:
            self.link = ssl.create_default_context().wrap_socket(self.link, server_hostname=there.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.link.sendall((f"GET /api/socket HTTP/1.1\r\nHost: {there.netloc}\r\n"
                           "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                           f"Sec-WebSocket-Key: {key}\r\nAuthorization: Bearer {self.token}\r\n\r\n").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self._read(1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Refused(head.split(b"\r\n")[0].decode())

    def say(self, **message):
        self._send(1, json.dumps(message).encode())

    def hear(self):
        """The next message."""
        while True:
            first, size = self._read(2)
            if size == 126:
                size, = struct.unpack("!H", self._read(2))
            elif size == 127:
                size, = struct.unpack("!Q", self._read(8))
            data = self._read(size)
            kind = first & 15
            if kind == 1:
                return json.loads(data)
            if kind == 9:  # a ping
                self._send(10, data)
            if kind == 8:
                raise Refused("the server has closed the connection: " + data[2:].decode())

    def _send(self, kind, data):
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.link.sendall(bytes([128 | kind]) + size + mask + masked)

    def _read(self, count):
        while len(self.unread) < count:
            data = self.link.recv(65536)
            if not data:
                raise Refused("the connection is lost")
            self.unread += data
        data, self.unread = self.unread[:count], self.unread[count:]
        return data


def play(agora, table):
    """Answers every question of a table; gives its last message."""
    agora.say(t="follow", table=table)
    answered = -1
    while True:
        message = agora.hear()
        if message["t"] == "refused":
            raise Refused(message["why"])
        if message["t"] != "table":
            continue
        if message["life"] in ("over", "closed"):
            return message
        # A message may come again while the answer is on its way; each question is answered once.
        if "legal" in message and message["moment"] > answered:
            answered = message["moment"]
            agora.say(t="do", table=table, moment=answered, do=decide(message), id=f"b{answered}")


def main():
    if len(sys.argv) not in (3, 4) or "AGORA_TOKEN" not in os.environ:
        sys.exit(__doc__)
    table = int(sys.argv[2])
    agora = Agora(sys.argv[1], os.environ["AGORA_TOKEN"])
    me = agora.ask("GET", "/api/me")["id"]
    seats = agora.ask("GET", f"/api/tables/{table}")["seats"]
    if all(seat.get("person") != me for seat in seats):
        key = {"key": sys.argv[3]} if len(sys.argv) == 4 else {}
        agora.ask("POST", f"/api/tables/{table}/join", key)
    agora.connect()
    end = play(agora, table)
    for place in sorted(end.get("standing", []), key=lambda place: place["rank"]):
        seat = end["seats"][place["seat"]]
        print(place["rank"], seat.get("name") or "bot " + seat["level"], place["score"])


if __name__ == "__main__":
    try:
        main()
    except Refused as refusal:
        sys.exit(str(refusal))
