"""A private PostgreSQL server in a folder of its own, for tests."""
import glob
import os
import pwd
import shutil
import subprocess
import tempfile
import time

from agora import PATIENCE


class Postgresql:
    def __init__(self):
        found = sorted(glob.glob("/usr/lib/postgresql/*/bin/postgres"))
        assert found, "PostgreSQL is not installed (./test does it)"
        self.programs = os.path.dirname(found[-1])
        self.folder = tempfile.mkdtemp(prefix="agora-pg-")
        self.user = None
        if os.getuid() == 0:  # the server does not run as root
            self.user = pwd.getpwnam("postgres")
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self.output = open(f"{self.folder}/output", "wb")
        data = f"{self.folder}/data"
        made = self._spawn("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8",
                           "--locale=C", "--no-sync")
        assert made.wait(PATIENCE) == 0, self._said()
        # Without fsync: a test takes a process away, never the machine under it.
        self.process = self._spawn("postgres", "-D", data, "-k", self.folder,
                                   "-c", "listen_addresses=", "-c", "shared_buffers=16MB",
                                   "-c", "fsync=off")
        end = time.monotonic() + PATIENCE
        while not os.path.exists(f"{self.folder}/.s.PGSQL.5432") or not self._answers():
            assert self.process.poll() is None and time.monotonic() < end, self._said()
            time.sleep(0.05)

    def _spawn(self, program, *arguments):
        owner = {"user": self.user.pw_uid, "group": self.user.pw_gid} if self.user else {}
        return subprocess.Popen([f"{self.programs}/{program}", *arguments], cwd="/",
                                stdout=self.output, stderr=self.output, **owner)

    def _answers(self):
        return self._spawn("pg_isready", "-q", "-h", self.folder).wait(PATIENCE) == 0

    def _said(self):
        with open(f"{self.folder}/output", encoding="utf-8") as file:
            return file.read()

    def database(self, name):
        """The address of a new database."""
        made = self._spawn("createdb", "-h", self.folder, "-U", "postgres", name)
        assert made.wait(PATIENCE) == 0, self._said()
        return f"postgresql:///{name}?user=postgres&host={self.folder}"

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.output.close()
        shutil.rmtree(self.folder, ignore_errors=True)
