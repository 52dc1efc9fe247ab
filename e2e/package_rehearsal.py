#!/usr/bin/env python3
"""Installs the Debian package on this machine, runs the server as its unit would, and purges it again.

For a machine that can be thrown away, as root:

    AGORA_PROGRAM=build/release/agora e2e/package_rehearsal.py

Without systemd the command of the unit is started by hand: its ExecStart, a user without a name or a
right, no new privileges, its folder, its mask. What the unit takes away beyond that (files, devices,
system calls) needs systemd: `systemd-analyze verify` reads it, e2e/package_test.py calls that.
"""
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace

from agora import PATIENCE, PROGRAM, quick_game
from server import Visitor

UNIT = Path("/lib/systemd/system/agora.service")
STATE = Path("/var/lib/agora")
USER = "61999"  # of those that systemd gives to units with DynamicUser


def run(*words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=300)
    if done.returncode != 0:
        sys.exit(f"{shlex.join(map(str, words))}\n{done.stdout}{done.stderr}")
    return done.stdout


def install():
    with tempfile.TemporaryDirectory(prefix="agora-package-") as folder:
        run("cpack", "--config", Path(PROGRAM).resolve().parent / "CPackConfig.cmake", "-B", folder)
        package = next(Path(folder).glob("*.deb"))
        run("dpkg", "-i", package)
        return package.name


def start():
    """The process, once it serves."""
    command = re.search(r"^ExecStart=(.*)$", UNIT.read_text(), re.MULTILINE)[1]
    command = command.replace("${STATE_DIRECTORY}", str(STATE))
    STATE.mkdir(mode=0o700, exist_ok=True)
    run("chown", "-R", f"{USER}:{USER}", STATE)
    confined = ["setpriv", "--reuid", USER, "--regid", USER, "--clear-groups", "--no-new-privs",
                "--bounding-set=-all", "--inh-caps=-all"]
    process = subprocess.Popen(
        confined + shlex.split(command), cwd="/", stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, umask=0o077, env={"STATE_DIRECTORY": str(STATE), "PATH": "/usr/bin:/bin"})
    line = process.stdout.readline()
    assert "http://" in line, (line, process.stderr.read())
    return process


def stop(process):
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == 0, process.stderr.read()
    return time.monotonic() - began


def question(ada, table):
    talk = ada.socket()
    talk.say(t="follow", table=table)
    while "legal" not in (message := talk.until("table")):
        pass
    return talk, message


def main():
    if os.geteuid() != 0 or UNIT.exists():
        sys.exit("this wants to be root, on a machine on which the package is not installed")
    print("installed", install())
    try:
        process = start()
        ada = Visitor(SimpleNamespace(port=8080), "Ada")
        table = ada.open(quick_game(), "me", "greedy")["table"]
        talk, message = question(ada, table)
        talk.say(t="do", table=table, moment=message["moment"], do=message["legal"][0], id="d1")
        version = talk.until("done", id="d1")["version"]
        print(f"served, a decision is kept; stopped in {stop(process):.1f} s")
        for file in STATE.iterdir():
            assert file.stat().st_mode & 0o077 == 0, f"{file} can be read by others"
        process = start()
        _, message = question(ada, table)
        assert message["version"] >= version, (message["version"], version)
        print(f"restarted, the table goes on; stopped in {stop(process):.1f} s")
        run("dpkg", "--remove", "agora")
        assert (STATE / "agora.db").exists(), "what was played is gone"
        print("removed, what was played is there")
    finally:
        run("dpkg", "--purge", "agora")
    left = [path for path in (STATE, UNIT, Path("/etc/agora"), Path("/usr/bin/agora")) if path.exists()]
    assert not left, f"left behind: {left}"
    print("purged, nothing is left")


if __name__ == "__main__":
    main()
