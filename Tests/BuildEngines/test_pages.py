"""The pages of the tool's documentation: their files are written, and their commands are run, in the order of the page.

A block ```sh run is run line by line; a block with a name behind its language is a file. A page whose program is not
installed is left out.
"""

import os
import pathlib
import re
import shutil
import unittest

from support import ROOT, THEMEC, EngineTest

PAGES = ROOT / "Sources/themec/themec.docc"


class PageTest(EngineTest):
    """Each page in a folder of its own."""

    def follow(self, name, folder, **variables):
        """Writes the files of a page and runs its commands."""
        page = (PAGES / f"{name}.md").read_text()
        tools = self.folder / "tools"
        tools.mkdir(exist_ok=True)
        tool = shutil.which(THEMEC) or os.path.abspath(THEMEC)
        (tools / "themec").symlink_to(tool)
        environment = {**os.environ, **variables, "PATH": f"{tools}:{os.environ['PATH']}"}
        folder.mkdir(parents=True)
        commands = 0
        for words, body in re.findall(r"^ *```(\w+[^\n]*)\n(.*?)^ *```$", page, re.M | re.S):
            language, _, rest = words.partition(" ")
            if words == "sh run":
                commands += 1
                self.execute("bash", "-euo", "pipefail", "-c", body, cwd=folder, env=environment)
            elif rest and language not in ("console", "text"):
                file = folder / rest
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(body)
        self.assertGreater(commands, 0)

    def need(self, *programs):
        """Skips the test if a program is missing."""
        for program in programs:
            if not shutil.which(program):
                self.skipTest(f"there is no '{program}'")

    def test_build_engines(self):
        self.need("ninja", "make")
        self.follow("BuildEngines", self.folder / "fleet")

    def test_bazel(self):
        self.need("bazel")
        space = self.folder / "workspace"
        # The page's commands know nothing of the test's own folder for the server.
        tools = self.folder / "tools"
        tools.mkdir()
        wrapper = tools / "bazel"
        wrapper.write_text(
            f'#!/bin/sh\nexec "{shutil.which("bazel")}" --output_user_root="{self.folder}/root" "$@"\n')
        wrapper.chmod(0o755)
        self.addCleanup(self.execute, str(wrapper), "shutdown", cwd=space)
        self.follow("AppWithBazel", space)

    def test_swiftpm(self):
        self.need("swift")
        plugins = os.environ.get("THEMEC_PLUGINS")
        if not plugins:
            self.skipTest("'THEMEC_PLUGINS' names no package of plugins")
        (self.folder / "themec").symlink_to(ROOT)
        self.execute("python3", "-m", "zipfile", "-e", plugins, str(self.folder))
        self.follow("AppWithSwiftPM", self.folder / "Harbour")


if __name__ == "__main__":
    unittest.main()
