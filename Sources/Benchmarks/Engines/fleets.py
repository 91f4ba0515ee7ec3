#!/usr/bin/env python3
"""Measures a fleet of brands: one process, separate processes, ninja and Bazel; clean and after a change.

    Sources/Benchmarks/Engines/fleets.py path/to/themec [--brands 200] [--rules 2000] [--rounds 3]

Each brand imports one base that has half of the rules, and has the other half itself. *clean* makes every product anew.
*base* is a build after a colour of the base has changed, so that every product changes, *one brand* after a change of one
brand. An engine that is not installed is left out. The result is a table in Markdown: medians of the rounds, and the ratio
to one process.
"""

import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time


class Fleet:
    """Brands over one base, in a folder."""

    def __init__(self, folder, brands, rules):
        self.folder, self.rules = folder, rules // 2
        (folder / "brands").mkdir()
        self.names = [f"b{number}" for number in range(brands)]
        self.change_base("#223344")
        for number in range(brands):
            self.change_brand(number, 0)

    def change_base(self, color):
        """Writes the base with a colour that every brand uses."""
        lines = ["@ink: #000000;", f"@paper: {color};"]
        for rule in range(self.rules):
            lines.append(f"Base{rule} {{ font-color: @ink; background-color: @paper; font-size: {rule % 40 + 1}; }}")
        (self.folder / "base.nss").write_text("\n".join(lines) + "\n")

    def change_brand(self, number, state):
        """Writes a brand; `state` is in one of its values."""
        lines = ['@import "../base.nss";', f"@ink: #{number:06X};", f"Own {{ corner-radius: {state}; }}"]
        for rule in range(self.rules - 1):
            lines.append(f"Own{rule} {{ font-color: @ink; border-color: @paper; padding: {rule % 16}; }}")
        (self.folder / f"brands/b{number}.nss").write_text("\n".join(lines) + "\n")

    def sources(self, names=None):
        """The paths of the brands."""
        return [f"brands/{name}.nss" for name in names or self.names]


def call(folder, *command):
    """Runs a command in a folder; its output is thrown away unless it fails."""
    result = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode:
        sys.exit(f"{command}\n{result.stdout.decode()[-2000:]}")


class OneProcess:
    """`themec build` with all brands; it has no memory, so it compiles all of them after any change."""

    name = "one process"

    def __init__(self, themec, fleet, jobs):
        self.command = [themec, "build", "--quiet", "--isolated", "--jobs", str(jobs), *fleet.sources()]
        self.folder = fleet.folder

    def build(self):
        call(self.folder, *self.command, "--output", "out/")

    def clean(self):
        shutil.rmtree(self.folder / "out", ignore_errors=True)

    def close(self):
        pass


class Processes(OneProcess):
    """A process for each brand, so many at once as there are processors, started by xargs."""

    name = "separate processes"

    def __init__(self, themec, fleet, jobs):
        self.folder = fleet.folder
        tool = f"{themec} build --quiet --isolated --jobs 1"
        self.line = f"printf '%s\\0' {' '.join(fleet.sources())} | xargs -0 -n 1 -P {jobs} {tool} --output out/ --"

    def build(self):
        (self.folder / "out").mkdir(exist_ok=True)
        call(self.folder, "sh", "-c", self.line)


class Ninja(OneProcess):
    """ninja with a process for each brand and dependency files."""

    name = "ninja"

    def __init__(self, themec, fleet, jobs):
        self.folder, self.jobs = fleet.folder, jobs
        text = "rule theme\n  depfile = $out.d\n  deps = gcc\n  restat = 1\n"
        text += f"  command = {themec} build --quiet --isolated --jobs 1 --output $out --depfile $out.d -- $in\n"
        text += "".join(f"build out/{name}.nsst: theme brands/{name}.nss\n" for name in fleet.names)
        (fleet.folder / "build.ninja").write_text(text)

    def build(self):
        call(self.folder, "ninja", "--quiet", "-j", str(self.jobs))

    def clean(self):
        super().clean()
        (self.folder / ".ninja_deps").unlink(missing_ok=True)
        (self.folder / ".ninja_log").unlink(missing_ok=True)


class Bazel(OneProcess):
    """Bazel with the rule of `themec init bazel`, each brand in a sandbox; its server runs already."""

    name = "Bazel, sandboxed"

    def __init__(self, themec, fleet, jobs):
        self.folder, self.jobs = fleet.folder, jobs
        if not (self.folder / "WORKSPACE").exists():
            (self.folder / "WORKSPACE").touch()
            call(self.folder, themec, "init", "bazel")
            (self.folder / "themec/themec").symlink_to(themec)
            lines = ['load("//themec:defs.bzl", "theme_table")']
            for name in fleet.names:
                lines.append(f'theme_table(name = "{name}", theme = "brands/{name}.nss", srcs = ["base.nss"])')
            (self.folder / "BUILD.bazel").write_text("\n".join(lines) + "\n")
        self.command = ["bazel", f"--output_user_root={self.folder}/../bazel"]
        self.clean()
        self.build()

    def build(self):
        call(self.folder, *self.command, "build", "--strategy=Themec=sandboxed", f"--jobs={self.jobs}", "//...")

    def clean(self):
        call(self.folder, *self.command, "clean")

    def close(self):
        call(self.folder, *self.command, "shutdown")


def measure(way, fleet, rounds):
    """The medians of the seconds of a clean build, one after a change of the base, and one after a change of a brand."""
    times = {"clean": [], "base": [], "one brand": []}

    def timed(name):
        start = time.perf_counter()
        way.build()
        times[name].append(time.perf_counter() - start)

    for number in range(rounds):
        way.clean()
        timed("clean")
        fleet.change_base(f"#{os.urandom(3).hex()}")
        timed("base")
        fleet.change_brand(0, int.from_bytes(os.urandom(2), "big"))
        timed("one brand")
    way.close()
    return {name: statistics.median(values) for name, values in times.items()}


def main():
    """Reads the command line and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("themec", type=pathlib.Path)
    parser.add_argument("--brands", type=int, default=200)
    parser.add_argument("--rules", type=int, default=2_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    themec = str(options.themec.resolve())
    ways = [OneProcess, Processes]
    ways += [Ninja] if shutil.which("ninja") else []
    ways += [Bazel] if shutil.which("bazel") else []
    print(f"{options.brands} brands of {options.rules} rules, {options.jobs} at once; seconds, medians of {options.rounds}.\n")
    print("| way | clean | ÷ one process | base changed | ÷ one process | one brand changed |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "fleet").mkdir()
        fleet = Fleet(pathlib.Path(folder) / "fleet", options.brands, options.rules)
        first = None
        for kind in ways:
            way = kind(themec, fleet, options.jobs)
            times = measure(way, fleet, options.rounds)
            first = first or times
            cells = [way.name]
            for name in ("clean", "base"):
                cells += [f"{times[name]:.2f}", f"{times[name] / first[name]:.2f}"]
            print("| " + " | ".join([*cells, f"{times['one brand']:.2f}"]) + " |", flush=True)
        subprocess.run(["chmod", "-R", "u+w", folder])


if __name__ == "__main__":
    main()
