"""The rules that 'themec init bazel' writes, in a real Bazel: with and without workers, sandboxed, and from a cache."""

import hashlib
import os
import re
import shutil
import unittest

import fleet
from support import THEMEC, EngineTest, thorough

BRANDS = 24


class BazelTest(EngineTest):
    """A workspace with two libraries and some brands."""

    engine = "bazel"

    def setUp(self):
        super().setUp()
        self.space = self.workspace("workspace")

    def workspace(self, name):
        """Writes a workspace and returns its folder."""
        space = self.folder / name
        space.mkdir()
        (space / "WORKSPACE").touch()
        self.run_tool("init", "bazel", cwd=space)
        (space / "themec/themec").symlink_to(shutil.which(THEMEC) or os.path.abspath(THEMEC))
        names = fleet.write(space, BRANDS)
        lines = ['load("//themec:defs.bzl", "theme_library", "theme_table")']
        for base in range(2):
            lines.append(f'theme_library(name = "base{base}", srcs = ["base{base}.nss"])')
        for number, brand in enumerate(names):
            lines.append(
                f'theme_table(name = "{brand}", theme = "brands/{brand}.nss", deps = [":base{number % 2}"])'
            )
        (space / "BUILD.bazel").write_text("\n".join(lines) + "\n")
        return space

    def bazel(self, *words, space=None, root="root", code=0):
        """Runs Bazel; its server ends with the test."""
        command = ["bazel", f"--output_user_root={self.folder / root}", "--max_idle_secs=60"]
        if not any(str(self.folder / root) in str(entry) for entry in self._cleanups):
            self.addCleanup(
                self.execute, *command, "shutdown", cwd=space or self.space
            )
        words = [words[0], "--color=no", "--curses=no", "--show_progress_rate_limit=0", *words[1:]]
        return self.execute(*command, *words, cwd=space or self.space, code=code)

    def build(self, *words, **options):
        """Builds everything and returns how often each strategy ran."""
        said = self.bazel("build", *words, "//...", **options)
        line = re.search(r"INFO: \d+ processe?s?: (.*)\.", said)
        counts = {}
        for part in (line.group(1) if line else "").split(", "):
            number, _, strategy = part.partition(" ")
            counts[strategy] = int(number)
        return counts

    def digests(self, space=None):
        """The digest of each table."""
        tables = (space or self.space) / "bazel-bin"
        return {
            f"b{number}": hashlib.sha256((tables / f"b{number}.nsst").read_bytes()).hexdigest()
            for number in range(BRANDS)
        }

    def expected(self):
        """The digests of the tables that single processes make."""
        result = {}
        for number in range(BRANDS):
            table = self.folder / "one.nsst"
            self.run_tool("build", "-q", f"brands/b{number}.nss", "-o", str(table), cwd=self.space)
            result[f"b{number}"] = hashlib.sha256(table.read_bytes()).hexdigest()
        return result

    def test_sandboxed_processes_and_one_changed_file(self):
        self.assertEqual(self.build("--strategy=ThemecBuild=sandboxed").get("linux-sandbox"), BRANDS)
        self.assertEqual(self.digests(), self.expected())
        fleet.write_base(self.space, 0, "#AA0000")
        self.assertEqual(
            self.build("--strategy=ThemecBuild=sandboxed").get("linux-sandbox"), BRANDS // 2)
        self.assertEqual(self.digests(), self.expected())
        # A theme that imports what no rule declares finds it in no sandbox.
        brand = self.space / "brands/b0.nss"
        brand.write_text('@import "../base1.nss";\n' + brand.read_text())
        said = self.bazel("build", "--strategy=ThemecBuild=sandboxed", "//:b0", code=1)
        self.assertIn("error[import-not-found]", said)

    def worker(self, *words):
        """Builds with workers, clean, after a change and after a mistake."""
        flags = ["--strategy=ThemecBuild=worker", "--worker_max_instances=2", *words]
        self.assertEqual(self.build(*flags).get("worker"), BRANDS)
        self.assertEqual(self.digests(), self.expected())
        fleet.write_base(self.space, 1, "#00AA00")
        self.assertEqual(self.build(*flags).get("worker"), BRANDS // 2)
        self.assertEqual(self.digests(), self.expected())
        brand = self.space / "brands/b0.nss"
        good = brand.read_text()
        brand.write_text("Label { font-size: @none; }\n")
        said = self.bazel("build", *flags, "//:b0", code=1)
        self.assertIn("error[undefined-definition]", said)
        self.assertIn("brands/b0.nss:1:20", said)
        brand.write_text(good)
        self.assertEqual(self.build(*flags).get("worker", 0) <= 1, True)
        self.assertEqual(self.digests(), self.expected())

    def test_workers_with_protocol_buffers(self):
        self.worker()

    @thorough
    def test_workers_in_a_sandbox(self):
        self.worker("--worker_sandboxing")

    @thorough
    def test_workers_with_json(self):
        rules = self.space / "themec/defs.bzl"
        text = rules.read_text()
        self.assertIn('_PROTOCOL = "proto"', text)
        rules.write_text(text.replace('_PROTOCOL = "proto"', '_PROTOCOL = "json"'))
        self.worker("--experimental_worker_allow_json_protocol")

    def test_a_cache_serves_another_folder(self):
        cache = f"--disk_cache={self.folder / 'cache'}"
        self.build(cache)
        other = self.workspace("another-place")
        counts = self.build(cache, space=other, root="other")
        # Bazel 4 calls a disk cache remote too.
        hits = counts.get("disk cache hit", 0) + counts.get("remote cache hit", 0)
        self.assertEqual(hits, BRANDS, f"{counts}")
        self.assertEqual(self.digests(other), self.digests())

    def test_every_form_and_setting(self):
        (self.space / "app.nss").write_text("OwnView { color: Color; }\n")
        (self.space / "themec.json").write_text('{"root": true, "rules": {"unit-suffix": "error"}}\n')
        (self.space / "theme.nss").write_text('@brand: #112233;\nLabel { font-size: 17px; }\n')
        rules = ['load("//themec:defs.bzl", "theme_table")']
        forms = ("table", "json", "nss", "css", "swift", "tokens", "xcassets")
        for form in forms:
            rules.append(
                f'theme_table(name = "t_{form}", theme = "theme.nss", form = "{form}", target = "nui")')
        rules.append('theme_table(name = "strict", theme = "theme.nss", configs = ["themec.json"])')
        rules.append('theme_table(name = "warned", theme = "theme.nss", options = ["--strict"])')
        (self.space / "BUILD.bazel").write_text("\n".join(rules) + "\n")
        self.bazel("build", *[f"//:t_{form}" for form in forms])
        self.assertTrue((self.space / "bazel-bin/t_xcassets.xcassets/Contents.json").exists())
        self.assertIn("error[unit-suffix]", self.bazel("build", "//:strict", code=1))
        self.assertIn("warning[unit-suffix]", self.bazel("build", "//:warned", code=1))


if __name__ == "__main__":
    unittest.main()
