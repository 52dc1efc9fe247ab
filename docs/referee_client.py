#!/usr/bin/env python3
"""Plays a whole game with random legal decisions: referee_client.py agora referee splendor --seed 7

Put a better `choose` in place of this one and you have a bot."""
import json
import random
import subprocess
import sys


def choose(view, legal):
    """One of the legal decisions, knowing no more than this seat's own view."""
    return random.choice(legal)


random.seed(1)
referee = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in referee.stdout:
    message = json.loads(line)
    if message["t"] == "ask":
        seat = message["pending"][0]
        decision = choose(message["views"][str(seat)], message["legal"][str(seat)])
        print(json.dumps({"seat": seat, "do": decision}), file=referee.stdin, flush=True)
    elif message["t"] == "done":
        print(*(event["say"] for event in message["events"]["spectator"]), sep="\n")
    elif message["t"] == "over":
        print(json.dumps(message["standing"]))
    else:
        sys.exit(f"{message['t']}: {message.get('why', '')}")
sys.exit(referee.wait())
