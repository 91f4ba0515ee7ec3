"""The rule that 'themec init bazel' writes, in a real Bazel: sandboxed, from a cache, and with hostile names."""

import hashlib
import os
import re
import shutil
import unittest

import fleet
from support import THEMEC, EngineTest

BRANDS = 200


class BazelTest(EngineTest):
    """A workspace with two bases and many brands."""

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
        lines = ['load("//themec:defs.bzl", "theme_table")']
        for number, brand in enumerate(names):
            lines.append(
                f'theme_table(name = "{brand}", theme = "brands/{brand}.nss", srcs = ["base{number % 2}.nss"])'
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
        self.assertEqual(self.build("--strategy=Themec=sandboxed").get("linux-sandbox"), BRANDS)
        self.assertEqual(self.digests(), self.expected())
        fleet.write_base(self.space, 0, "#AA0000")
        self.assertEqual(
            self.build("--strategy=Themec=sandboxed").get("linux-sandbox"), BRANDS // 2)
        self.assertEqual(self.digests(), self.expected())
        # A theme that imports what no rule declares finds it in no sandbox.
        brand = self.space / "brands/b0.nss"
        brand.write_text('@import "../base1.nss";\n' + brand.read_text())
        said = self.bazel("build", "--strategy=Themec=sandboxed", "//:b0", code=1)
        self.assertIn("error[import-not-found]", said)

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
        (self.space / "app.nss").write_text("@class OwnView : Label;\n")
        (self.space / "themec.json").write_text('{"root": true, "rules": {"unit-suffix": "error"}}\n')
        (self.space / "theme.nss").write_text('@brand: #112233;\nOwnView { font-size: 17px; }\n')
        rules = ['load("//themec:defs.bzl", "theme_table")']
        products = ("t.nsst", "t.json", "t.flat.nss", "t.css", "t.swift", "t.tokens.json", "t.xcassets")
        for number, product in enumerate(products):
            rules.append(
                f'theme_table(name = "t{number}", theme = "theme.nss", out = "{product}", srcs = ["app.nss"],'
                ' options = ["--target", "nui", "--registry", "app.nss"])')
        rules.append(
            'theme_table(name = "strict", theme = "theme.nss", srcs = ["app.nss", "themec.json"])')
        rules.append('theme_table(name = "warned", theme = "theme.nss", options = ["--strict"])')
        (self.space / "BUILD.bazel").write_text("\n".join(rules) + "\n")
        self.bazel("build", *[f"//:t{number}" for number in range(len(products))])
        for product in products:
            self.assertTrue((self.space / "bazel-bin" / product).exists(), product)
        self.assertTrue((self.space / "bazel-bin/t.xcassets/Contents.json").exists())
        self.assertIn("error[unit-suffix]", self.bazel("build", "//:strict", code=1))
        self.assertIn("warning[unit-suffix]", self.bazel("build", "//:warned", code=1))

    def test_a_name_is_no_option_and_no_command(self):
        rules = ['load("//themec:defs.bzl", "theme_table")']
        names = ("@x.nss", "--exit-zero.nss", "-o.nss", "a b.nss", "$(x).nss")
        for number, name in enumerate(names):
            (self.space / name).write_text("Label { font-size: 1; }\n")
            rules.append(f'theme_table(name = "t{number}", theme = ":{name}")')
        (self.space / "x.nss").write_text("--depfile\nwritten\n")
        (self.space / "BUILD.bazel").write_text("\n".join(rules) + "\n")
        self.bazel("build", "//...")
        self.assertEqual(len(list((self.space / "bazel-bin").glob("t*.nsst"))), len(names))


if __name__ == "__main__":
    unittest.main()
