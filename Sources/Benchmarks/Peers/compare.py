#!/usr/bin/env python3
"""Compares themec with the stylesheet compilers that Debian and PyPI offer, as whole processes from file to output.

    Sources/Benchmarks/Peers/compare.py path/to/themec [--install] [--largest 10m] [--seed 1]

`--install` installs the peers first. The result is a page in Markdown: ratios first, because they hold on other machines.
Rows in which a peer is ahead stay in.
"""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile

from processes import median_runs, peak_memory, run
from sheets import NOTATIONS, Sheet

SIZES = {"10k": 10_000, "100k": 100_000, "1m": 1_000_000, "10m": 10_000_000, "100m": 100_000_000}
ROUNDS = {"10k": 41, "100k": 21, "1m": 11, "10m": 5, "100m": 2}

LIGHTNING = """
import sys, lightningcss
source = open(sys.argv[1]).read()
open(sys.argv[2], "w").write(lightningcss.process_stylesheet(source, filename=sys.argv[1], minify=True))
"""
RCSSMIN = """
import sys, rcssmin
open(sys.argv[2], "w").write(rcssmin.cssmin(open(sys.argv[1]).read()))
"""


class Peer:
    """A compiler: its name, the notation it reads, and its command from a file to a file."""

    def __init__(self, name, notation, command, work):
        self.name, self.notation, self.command, self.work = name, notation, command, work


def peers():
    """The peers that are installed."""
    found = []
    if shutil.which("sassc"):
        found.append(Peer("sassc", "scss", lambda i, o: ["sassc", i, o], "resolves definitions"))
    if shutil.which("esbuild"):
        found.append(
            Peer("esbuild", "css", lambda i, o: ["esbuild", "--minify", i, "--outfile=" + o], "parses and prints")
        )
    if shutil.which("minify"):
        found.append(Peer("minify", "css", lambda i, o: ["minify", "-o", o, i], "parses and prints"))
    for module, program in (("lightningcss", LIGHTNING), ("rcssmin", RCSSMIN)):
        if importlib.util.find_spec(module):
            found.append(
                Peer(module, "css", lambda i, o, p=program: [sys.executable, "-c", p, i, o], "parses and prints, in Python")
            )
    return found


def install():
    subprocess.run(["apt-get", "update", "-q"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(
        ["apt-get", "install", "-q", "-y", "--no-install-recommends", "sassc", "esbuild", "minify", "time", "gcc", "libc6-dev"],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "lightningcss", "rcssmin"], check=True)


def table(title, columns, rows):
    print(f"\n## {title}\n")
    print("| " + " | ".join(columns) + " |")
    print("|" + "---|" * len(columns))
    for row in rows:
        print("| " + " | ".join(row) + " |")
    sys.stdout.flush()


def number(value):
    return f"{value:.2f}" if value < 10 else f"{value:,.0f}"


def write_sheets(folder, size, seed):
    sheet = Sheet(SIZES[size], seed)
    for notation in NOTATIONS:
        with open(os.path.join(folder, f"{size}.{notation}"), "wb") as file:
            file.write(sheet.bytes(notation))


def compare_sheets(themec, folder, sizes, seed):
    others = peers()
    rows = []
    for size in sizes:
        write_sheets(folder, size, seed)
        commands = [[themec, "build", "--quiet", os.path.join(folder, size + ".nss"), "-o", os.path.join(folder, "own.nsst")]]
        for peer in others:
            source = os.path.join(folder, f"{size}.{peer.notation}")
            commands.append(peer.command(source, os.path.join(folder, "peer.css")))
        commands.append(["cat", os.path.join(folder, size + ".nss")])
        own, *results = median_runs(commands, ROUNDS[size])
        rows.append([size, "themec", "1", number(own.milliseconds), number(peak_memory(commands[0])), "resolves, validates, writes a table"])
        names = [(peer.name, peer.work) for peer in others] + [("cat", "the floor: reads the file")]
        for (name, work), command, result in zip(names, commands[1:], results):
            note = work if result.code == 0 else work + f"; exit code {result.code}"
            ratio = own.milliseconds / result.milliseconds
            rows.append([size, name, number(ratio), number(result.milliseconds), number(peak_memory(command)), note])
    table("One sheet", ["sheet", "program", "themec's time ÷ its time", "ms", "peak MiB", "what it does"], rows)


def compare_start(themec, folder):
    source, empty = os.path.join(folder, "empty.c"), os.path.join(folder, "empty")
    with open(source, "w") as file:
        file.write("int main(void) { return 0; }\n")
    subprocess.run(["cc", "-O1", "-static", source, "-o", empty], check=True)
    one = os.path.join(folder, "one.nss")
    with open(one, "w") as file:
        file.write("Button { font-size: 17; }\n")
    commands = [[empty], [themec, "--version"], [themec, "build", "--quiet", one, "-o", os.path.join(folder, "one.nsst")]]
    results = median_runs(commands, 41)
    floor = results[0].milliseconds
    names = ["an empty C program", "themec --version", "themec build of one line"]
    table(
        "Cold start",
        ["program", "× the empty program", "ms", "peak MiB"],
        [
            [name, number(result.milliseconds / floor), number(result.milliseconds), number(peak_memory(command))]
            for name, command, result in zip(names, commands, results)
        ],
    )


def compare_fleets(themec, folder, seed):
    rows = []
    for name, text in (("one line", "Button { font-size: 17; }\n"), ("2 KB", None)):
        for count in (1_000, 10_000):
            fleet = os.path.join(folder, f"fleet-{name[0]}-{count}")
            os.makedirs(fleet)
            files = []
            for brand in range(count):
                files.append(os.path.join(fleet, f"brand{brand}.nss"))
                with open(files[-1], "wb") as file:
                    file.write(text.encode() if text else Sheet(2_000, seed + brand).bytes("nss"))
            lint = run([themec, "lint", "--quiet", *files])
            first = run([themec, "build", "--quiet", "-o", os.path.join(fleet, "out") + "/", *files])
            again = run([themec, "build", "--quiet", "-o", os.path.join(fleet, "out") + "/", *files])
            times = [number(one.milliseconds) for one in (lint, first, again)]
            rows.append([f"{count:,} themes of {name}", *times, number(peak_memory([themec, "lint", "--quiet", *files]))])
            shutil.rmtree(fleet)
    table("Fleets, in one call", ["themes", "lint ms", "build ms", "build again ms", "peak MiB"], rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("themec", help="the executable to measure")
    parser.add_argument("--install", action="store_true", help="install the peers from Debian and PyPI first")
    parser.add_argument("--largest", choices=SIZES, default="10m", help="the largest sheet (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="draws other sheets (default: %(default)s)")
    arguments = parser.parse_args()
    if arguments.install:
        install()
    themec = os.path.abspath(arguments.themec)
    sizes = [size for size in SIZES if SIZES[size] <= SIZES[arguments.largest]]
    print(f"# themec beside its peers\n\nThe executable has {os.path.getsize(themec) / 1_048_576:.1f} MiB.")
    with tempfile.TemporaryDirectory() as folder:
        compare_start(themec, folder)
        compare_sheets(themec, folder, sizes, arguments.seed)
    # Files are made in memory where that is possible: ext4 makes them several times as slowly for half a minute after
    # thousands were deleted.
    memory = "/dev/shm"
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as folder:
        compare_fleets(themec, folder, arguments.seed)


if __name__ == "__main__":
    main()
