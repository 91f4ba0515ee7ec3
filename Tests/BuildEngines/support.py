"""What the tests of build engines have in common."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

THEMEC = os.environ.get("THEMEC", "themec")
# Whether tests that can try any amount try as much as before a release.
THOROUGH = "THEMEC_THOROUGH" in os.environ
ROOT = pathlib.Path(__file__).resolve().parents[2]


class EngineTest(unittest.TestCase):
    """A test in a folder of its own."""

    # The program without which the tests of a class are skipped.
    engine = None

    @classmethod
    def setUpClass(cls):
        if cls.engine and not shutil.which(cls.engine):
            raise unittest.SkipTest(f"there is no '{cls.engine}'")

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="themec-engines-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def execute(self, *command, code=0, **options):
        """Runs a command in the folder, checks its status and returns what it printed."""
        result = subprocess.run(
            command, cwd=options.pop("cwd", self.folder), text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options,
        )
        self.assertEqual(result.returncode, code, f"{command}\n{result.stdout}")
        return result.stdout

    def run_tool(self, *words, **options):
        """Runs themec."""
        return self.execute(THEMEC, *words, **options)
