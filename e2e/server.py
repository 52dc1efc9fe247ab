"""A running server, and people who visit it: HTTP with a cookie, and a small WebSocket client."""
import base64
import hashlib
import http.client
import json
import os
import re
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import time
import weakref

from agora import PATIENCE, PROGRAM


class Server:
    """`agora serve` in a folder of its own."""

    def __init__(self, *flags, folder=None):
        self.own = folder is None
        self.folder = folder or tempfile.mkdtemp(prefix="agora-server-")
        self.flags = flags
        self.log = []
        self.start()

    def start(self, *more):
        """On a port that the system chooses: one that was free a moment ago may be taken."""
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0", "--data", self.folder,
             "--signups-per-hour", "1000000", "--request-burst", "1000000",
             *self.flags, *more],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"://localhost:(\d+)/", line)
        assert found, (line, self.process.stderr.read())
        self.port = int(found[1])
        self.drain = threading.Thread(target=self._drain, args=(self.process,), daemon=True)
        self.drain.start()

    def _drain(self, process):
        with process.stderr:
            for line in process.stderr:
                self.log.append(line)

    def _wait(self):
        """Waits for its end and for the last line of its log; gives its exit code."""
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.drain.join(PATIENCE)
        return code

    def kill(self):
        """As the power cut does it."""
        self.process.kill()
        self._wait()

    def stop(self):
        """Asks it to end; gives its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def close(self):
        if self.process.poll() is None:
            self.kill()
        if self.own:
            shutil.rmtree(self.folder, ignore_errors=True)

    def visitor(self, name=None, language="en"):
        return Visitor(self, name, language)


class Relay:
    """A port that stays while the server behind it ends and comes back on another one."""

    def __init__(self, server):
        self.server = server
        self.listener = socket.create_server(("localhost", 0))
        self.port = self.listener.getsockname()[1]
        self.is_cut = False
        self.links = weakref.WeakSet()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self):
        """Nothing comes through until it is mended."""
        self.is_cut = True
        for link in list(self.links):
            self._end(link)

    def mend(self):
        self.is_cut = False

    def close(self):
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()

    def _accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:  # it is closed
                return
            try:
                if self.is_cut:
                    raise OSError
                far = socket.create_connection(("localhost", self.server.port))
            except OSError:  # nobody is there
                near.close()
                continue
            self.links |= {near, far}
            for ends in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=ends, daemon=True).start()

    @staticmethod
    def _pass_on(source, target):
        """All that comes; the end of one is the end of the other."""
        try:
            while data := source.recv(65536):
                target.sendall(data)
        except OSError:
            pass
        for link in (source, target):
            Relay._end(link)

    @staticmethod
    def _end(link):
        try:
            link.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass


class Visitor:
    """Somebody with a cookie; a guest where a name is given."""

    def __init__(self, server, name=None, language="en"):
        self.server = server
        self.headers = {}
        self.name = name
        if name:
            self.id = self.ask("POST", "/api/guest", {"name": name, "language": language})["id"]

    def request(self, method, path, body=None, headers=None):
        """Status, headers and text of the answer."""
        link = http.client.HTTPConnection("localhost", self.server.port, timeout=PATIENCE)
        sent = dict(self.headers)
        if method != "GET":
            sent |= {"Content-Type": "application/json",
                     "Origin": f"http://localhost:{self.server.port}"}
        sent |= headers or {}
        text = body if isinstance(body, (str, bytes, type(None))) else json.dumps(body)
        link.request(method, path, text, sent)
        answer = link.getresponse()
        data = answer.read()
        link.close()
        cookie = answer.getheader("Set-Cookie")
        if cookie:
            self.headers["Cookie"] = cookie.split(";")[0]
        return answer.status, answer.headers, data

    def ask(self, method, path, body=None):
        """The answer; what is refused is an error of the test."""
        status, _, data = self.request(method, path, {} if body is None and method != "GET" else body)
        assert status < 300, (method, path, status, data)
        return json.loads(data) if data else None

    def refused(self, method, path, body=None):
        """Status and code of a refusal."""
        status, _, data = self.request(method, path, {} if body is None and method != "GET" else body)
        assert status >= 400, (method, path, status, data)
        return status, json.loads(data)["refused"]

    def open(self, game, *seats, **more):
        """A table; seats are "me", "open", "invited" or the level of a bot."""
        kinds = {"me": {"kind": "person"}, "open": {"kind": "open"}, "invited": {"kind": "invited"}}
        plan = [kinds.get(seat) or {"kind": "bot", "level": seat} for seat in seats]
        return self.ask("POST", "/api/tables", {"game": game, "seats": plan, "clock": {"kind": "none"}, **more})

    def socket(self, **options):
        return Socket(self.server.port, self.headers, **options)


class Closed(Exception):
    """The server has ended the conversation."""


class Socket:
    """A WebSocket client after RFC 6455, without compression."""

    def __init__(self, port, headers=None, origin=True, hello=True):
        self.link = socket.create_connection(("localhost", port), PATIENCE)
        self.link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /api/socket HTTP/1.1", f"Host: localhost:{port}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        if origin:
            lines.append(f"Origin: http://localhost:{port}" if origin is True else f"Origin: {origin}")
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        self.link.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.unread = b""
        head = self._until(b"\r\n\r\n").decode()
        self.status = int(head.split()[1])
        self.seen = []
        if self.status != 101:
            return
        proof = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        assert base64.b64encode(proof).decode() in head, head
        if hello:
            self.hello = self.until("hello")

    def _fill(self):
        data = self.link.recv(65536)
        if not data:
            raise Closed
        self.unread += data

    def _take(self, count):
        while len(self.unread) < count:
            self._fill()
        data, self.unread = self.unread[:count], self.unread[count:]
        return data

    def _until(self, end):
        while end not in self.unread:
            self._fill()
        return self._take(self.unread.index(end) + len(end))

    def frame(self, opcode, data, fin=True, mask=True):
        """Sends one frame, also one that is wrong."""
        size = len(data)
        head = bytes([(0x80 if fin else 0) | opcode])
        bit = 0x80 if mask else 0
        if size < 126:
            head += bytes([bit | size])
        elif size < 65536:
            head += bytes([bit | 126]) + struct.pack("!H", size)
        else:
            head += bytes([bit | 127]) + struct.pack("!Q", size)
        if mask:
            key = os.urandom(4)
            repeated = (key * (size // 4 + 1))[:size]
            data = (int.from_bytes(data, "big") ^ int.from_bytes(repeated, "big")).to_bytes(size, "big")
            head += key
        self.link.sendall(head + data)

    def say(self, **message):
        self.frame(1, json.dumps(message).encode())

    def hear(self, patience=PATIENCE):
        """The next message; an exception when the conversation is over or nothing comes."""
        self.link.settimeout(patience)
        while True:
            first, second = self._take(2)
            size = second & 0x7F
            if size == 126:
                size, = struct.unpack("!H", self._take(2))
            elif size == 127:
                size, = struct.unpack("!Q", self._take(8))
            data = self._take(size)
            opcode = first & 0x0F
            if opcode == 8:
                raise Closed(data[2:].decode())
            if opcode == 9:
                self.frame(10, data)
            if opcode == 1:
                message = json.loads(data)
                self.seen.append(message)
                return message

    def until(self, *kinds, patience=PATIENCE, **fields):
        """The next message of one of these kinds with these fields; others are passed over."""
        end = time.monotonic() + patience
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message["t"] in kinds and all(message.get(k) == v for k, v in fields.items()):
                return message

    def close(self):
        self.link.close()


def play(talk, table, choose=lambda message: message["legal"][0], most=10_000, mark=""):
    """Follows a table and answers every question until the game is over; gives the last message."""
    talk.say(t="follow", table=table)
    answered = -1
    for number in range(most):
        message = talk.until("table", table=table)
        if message["life"] in ("over", "closed"):
            return message
        if "legal" in message and message["moment"] > answered:
            answered = message["moment"]
            talk.say(t="do", table=table, moment=answered, do=choose(message),
                     id=f"{mark}{answered}")
    raise AssertionError(f"table {table} does not come to its end")


def together(*tasks):
    """Runs each in a thread of its own; the first exception is raised here."""
    failures = []

    def run(task):
        try:
            task()
        except BaseException as failure:  # told below, in the thread of the test
            failures.append(failure)

    threads = [threading.Thread(target=run, args=(task,)) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def eventually(condition):
    """Waits until it holds; false where that takes too long."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
