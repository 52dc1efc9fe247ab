"""The Debian package: what is in it, and that its settings are ones that the program knows."""
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from agora import PATIENCE, PROGRAM

BUILT = Path(PROGRAM).parent


def run(*words, patience=PATIENCE):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=patience)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@unittest.skipUnless(shutil.which("dpkg-shlibdeps"), "only where Debian packages are made")
class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="agora-package-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        run("cmake", "--build", BUILT, "--target", "agora_shipped", patience=None)
        run("cpack", "--config", BUILT / "CPackConfig.cmake", "-B", cls.folder)
        cls.package = next(cls.folder.glob("*.deb"))
        run("dpkg-deb", "-R", cls.package, cls.folder / "x")

    def test_it_has_what_a_server_needs(self):
        root = self.folder / "x"
        for path in ("usr/bin/agora", "lib/systemd/system/agora.service", "etc/agora/agora.conf",
                     "usr/share/doc/agora/operations.md", "usr/share/doc/agora/copyright"):
            self.assertTrue((root / path).is_file(), path)
        self.assertEqual((root / "DEBIAN/conffiles").read_text(), "/etc/agora/agora.conf\n")
        for script in ("postinst", "prerm", "postrm"):
            run("sh", "-n", root / "DEBIAN" / script)
        self.assertIn("libsodium", (root / "DEBIAN/control").read_text())

    def test_its_program_plays_as_the_one_that_is_tested(self):
        shipped = self.folder / "x/usr/bin/agora"
        self.assertEqual(run(shipped, "--version"), run(PROGRAM, "--version"))
        self.assertEqual(run(shipped, "bench", "--fingerprint"), run(PROGRAM, "bench", "--fingerprint"))

    def test_its_settings_are_known(self):
        """Those that are commented out too: somebody will take the mark away."""
        known = run(PROGRAM, "serve", "--help")
        text = (self.folder / "x/etc/agora/agora.conf").read_text()
        names = re.findall(r"(?m)^(?:# )?([a-z-]+) = ", text)
        self.assertIn("port", names)
        for name in names:
            self.assertIn(f"--{name} ", known)

    def test_its_unit_is_one(self):
        unit = self.folder / "x/lib/systemd/system/agora.service"
        self.assertIn("ExecStart=/usr/bin/agora serve ", unit.read_text())
        if not shutil.which("systemd-analyze"):
            self.skipTest("systemd-analyze is not installed")
        checked = self.folder / "agora.service"
        checked.write_text(unit.read_text().replace("/usr/bin/agora", os.path.realpath(PROGRAM)))
        run("systemd-analyze", "verify", checked)


if __name__ == "__main__":
    unittest.main()
