"""agora lab: writes a report, goes on after it was stopped, and compares two reports."""

import json
import os
import pty
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile

AGORA = os.environ["AGORA_PROGRAM"]
REPORTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "docs", "reports")


def lab(*arguments, code=0):
    done = subprocess.run([AGORA, "lab", *arguments], capture_output=True, text=True)
    assert done.returncode == code, (arguments, done.returncode, done.stdout, done.stderr)
    return done.stdout, done.stderr


def report_of(folder):
    with open(os.path.join(folder, "report.json"), encoding="utf-8") as file:
        return file.read()


def stop_in_the_middle(folder):
    """Says how many games were played when the lab was stopped."""
    games = 100_000_000  # more than it gets to play
    watcher, terminal = pty.openpty()
    running = subprocess.Popen([AGORA, "lab", "gops", "--games", str(games), "--skill", "", "--seats", "2",
                                "--out", folder], stdout=subprocess.DEVNULL, stderr=terminal)
    shown = b""
    while not re.search(rb"[1-9]\d*/100000000", shown):
        shown += os.read(watcher, 4096)
    running.send_signal(signal.SIGTERM)
    assert running.wait() == 3
    begun = json.loads(report_of(folder))["tallies"][0]["games"]
    assert 0 < begun < games, begun
    return begun


def stored_reports(home):
    """What docs/reports keeps becomes the whole report again by its command, without a game played."""
    with open(os.path.join(REPORTS, "README.md"), encoding="utf-8") as file:
        commands = re.findall(r"`agora lab (\w+) ([^`]*)`", file.read())
    kept = {name.removesuffix(".json") for name in os.listdir(REPORTS) if name.endswith(".json")}
    assert {game for game, _ in commands} == kept, (commands, kept)
    for game, options in commands:
        folder = os.path.join(home, game)
        os.mkdir(folder)
        shutil.copy(os.path.join(REPORTS, f"{game}.json"), os.path.join(folder, "report.json"))
        before = json.loads(report_of(folder))
        lab(game, *shlex.split(options), "--out", folder)
        after = json.loads(report_of(folder))
        assert len(after.pop("figures")) == len(before["tallies"]) and after == before, game


def main():
    with tempfile.TemporaryDirectory() as home:
        whole, part, other = (os.path.join(home, name) for name in ("whole", "part", "other"))
        usual = ["gops", "--games", "600", "--skill", "", "--seats", "2,3"]
        told, _ = lab(*usual, "--out", whole)
        assert "report.html" in told, told
        assert "Seats: none wins 2 % more or less than its share\n  2 seats: " in told, told
        page = open(os.path.join(whole, "report.html"), encoding="utf-8").read()
        assert page.startswith("<!doctype html>") and "<script" not in page

        # Stopped in the middle, it goes on to the same report.
        begun = stop_in_the_middle(part)
        games = str(begun + 50)
        lab("gops", "--games", games, "--skill", "", "--seats", "2", "--out", part)
        lab("gops", "--games", games, "--skill", "", "--seats", "2", "--out", other, "--threads", "1")
        assert report_of(part) == report_of(other)

        # Another study is not mixed in.
        _, why = lab(*usual, "--seed", "2", "--out", whole, code=2)
        assert "--fresh" in why, why
        lab("gops", "--games", "600", "--seats", "2,3", "--set", "cards=5", "--out", whole + "5",
            "--skill", "bot:random,bot:greedy")
        told, _ = lab("--compare", os.path.join(whole, "report.json"),
                      os.path.join(whole + "5", "report.json"))
        assert "cards: 13 -> 5" in told and "length changed" in told, told
        stored_reports(home)
        lab("chess", code=2)
        lab("--compare", "nothing.json", "nothing.json", code=2)


if __name__ == "__main__":
    sys.exit(main())
