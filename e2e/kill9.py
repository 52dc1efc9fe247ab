"""kill -9 at random moments, while people play; then every decision that was acknowledged is looked for.

    AGORA_PROGRAM=build/release/agora python3 e2e/kill9.py --kills 1000 [--players 8] [--seed 1]

Players decide as fast as they can at tables of all games, against bots and one another. Once somebody has decided,
the server is killed after a random time and started again on the same folder. A player who does not know
whether a decision was heard sends it again with the same mark. At the end the storage is read with
SQLite alone: each acknowledged decision must be in the log of its table at the version that was
acknowledged, once, with the words that were sent; no log may have a gap; and each record must
replay by the rules.
"""
import argparse
import os
import random
import sqlite3
import sys
import threading
import time
from pathlib import Path

from agora import games
from server import Closed, Server, eventually, together

MOST_BOTS = 2


class Player:
    """Decides at one table after the other, and writes down what was acknowledged."""

    def __init__(self, server, number, seed):
        self.server = server
        self.rng = random.Random(seed * 1000 + number)
        self.number = number
        self.visitor = server.visitor(f"Player {number}")
        self.acknowledged = []  # (table, version, mark, decision)
        self.marks = 0

    def play(self, stop):
        while not stop.is_set():
            try:
                game = self.rng.choice(list(games().values()))
                bots = self.rng.randint(game["least_seats"] - 1, max(game["least_seats"] - 1, MOST_BOTS))
                table = self.visitor.open(game["id"], "me", *bots * ["greedy"])["table"]
                self.sit(table, stop)
            except (OSError, AssertionError, Closed):
                time.sleep(0.02)  # the server is away, before the table was known

    def sit(self, table, stop):
        unsure = None  # a decision without an answer
        answered = -1
        while not stop.is_set():
            try:
                talk = self.visitor.socket()
                talk.say(t="follow", table=table)
                if unsure:
                    talk.say(**unsure)
                question = {}
                while not stop.is_set():
                    message = talk.until("table", "done", "refused")
                    if message["t"] == "table":
                        question = message
                        if message["life"] in ("over", "closed"):
                            return
                    else:
                        if message["t"] == "done":
                            self.acknowledged.append(
                                (table, message["version"], message["id"], unsure["do"]))
                            answered = unsure["moment"]
                        unsure = None
                    if unsure is None and "legal" in question and question["moment"] > answered:
                        self.marks += 1
                        unsure = {"t": "do", "table": table, "moment": question["moment"],
                                  "do": self.rng.choice(question["legal"]),
                                  "id": f"p{self.number}-{self.marks}"}
                        talk.say(**unsure)
            except (OSError, Closed):
                time.sleep(0.02)


def check(folder, acknowledged):
    """What is wrong with the storage."""
    database = sqlite3.connect(f"file:{folder}/agora.db?mode=ro", uri=True)
    wrong = []
    log = {}
    for table, seq, text in database.execute("SELECT table_id, seq, text FROM entries ORDER BY 1, 2"):
        entries = log.setdefault(table, [])
        entries.append(text)
        if seq != len(entries):
            wrong.append(f"table {table}: entry {seq} comes after {len(entries) - 1}")
    marks = {}
    for table, entries in log.items():
        for version, text in enumerate(entries, 1):
            words = text.split("\n")[0].split()
            if words[:2] == ["play", "person"]:
                marks.setdefault((table, words[2]), []).append((version, text))
    for table, version, mark, decision in acknowledged:
        found = marks.get((table, mark), [])
        if [one for one, _ in found] != [version]:
            wrong.append(f"table {table}: {mark} was acknowledged at {version}, is at "
                         f"{[one for one, _ in found]}")
        elif not found[0][1].split("\n")[1].endswith(" " + decision):
            wrong.append(f"table {table}, version {version}: {decision!r} became {found[0][1]!r}")
    return wrong


def run(kills, players, seed, patient=0.6):
    """Gives how many decisions were acknowledged, and what is wrong."""
    server = Server("--messages-per-second", "100000", "--max-tables-per-person", "1000")
    try:
        rng = random.Random(seed)
        seated = [Player(server, number, seed) for number in range(players)]
        stop = threading.Event()

        def wait_for_decisions(of=any):
            """Until so many of them have decided since then; how long that takes is up to the machine."""
            before = [len(one.acknowledged) for one in seated]
            assert eventually(lambda: of(len(one.acknowledged) > least for one, least in zip(seated, before)))

        def kill():
            try:
                for number in range(kills):
                    wait_for_decisions()
                    time.sleep(rng.uniform(0, patient))
                    server.kill()
                    server.start()
                    if number % 100 == 99:
                        print(number + 1, "kills,", sum(len(one.acknowledged) for one in seated),
                              "decisions", flush=True)
                wait_for_decisions(of=all)
            finally:
                stop.set()

        together(kill, *(lambda one=one: one.play(stop) for one in seated))
        acknowledged = [entry for one in seated for entry in one.acknowledged]
        # Every table can be loaded and shown: what was kept replays by the rules.
        wrong = []
        for table in sorted({entry[0] for entry in acknowledged}):
            status, _, _ = seated[0].visitor.request("GET", f"/api/tables/{table}")
            if status != 200:
                wrong.append(f"table {table} cannot be shown: {status}")
        server.kill()
        wrong += check(server.folder, acknowledged)
        return len(acknowledged), wrong
    finally:
        server.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    decisions, wrong = run(wish.kills, wish.players, wish.seed)
    print(f"{wish.kills} kills, {decisions} acknowledged decisions, {len(wrong)} wrong")
    for line in wrong[:20]:
        print("  " + line)
    return 1 if wrong or decisions == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
