#!/usr/bin/env python3
"""Compares themec with the stylesheet compilers that Debian and PyPI offer, as whole processes from file to output.

    Sources/Benchmarks/Peers/compare.py path/to/themec [--install] [--largest 1m] [--seed 1]

`--install` installs the peers first. The result is a page in Markdown: ratios first, because they hold on other machines.
Rows in which a peer is ahead stay in.
"""

import argparse
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile

from processes import median_runs, peak_memory
from sheets import NOTATIONS, Sheet

# Half of the public sheets have less than 2.5 KB, and the largest has 34.
SIZES = {"2.5k": 2_500, "10k": 10_000, "34k": 34_000, "1m": 1_000_000, "10m": 10_000_000, "100m": 100_000_000}
ROUNDS = {"2.5k": 41, "10k": 41, "34k": 41, "1m": 11, "10m": 5, "100m": 2}

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
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "lightningcss", "rcssmin", "ruff"], check=True)


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


PYTHON = """def style{0}(theme, width):
    total = theme.get("padding", {0}) + width
    for name in sorted(theme):
        if name.startswith("font") and total > {0}:
            total += len(theme[name])
    return total


"""


def write_fleet(folder, count, seed):
    """Writes themes of 2 KB, and files of Python with as many lines each."""
    for kind in ("themes", "python"):
        os.makedirs(os.path.join(folder, kind))
    for brand in range(count):
        text = Sheet(2_000, seed + brand).bytes("nss")
        with open(os.path.join(folder, "themes", f"brand{brand}.nss"), "wb") as file:
            file.write(text)
        lines = "".join(PYTHON.format(part) for part in range(text.count(b"\n") // 8)) + "LIMIT = 1\n" * (text.count(b"\n") % 8)
        with open(os.path.join(folder, "python", f"brand{brand}.py"), "w") as file:
            file.write(lines)


def compare_fleets(themec, folder, seed):
    rows = []
    for count in (2_000, 10_000):
        fleet = os.path.join(folder, f"fleet{count}")
        write_fleet(fleet, count, seed)
        themes, python = os.path.join(fleet, "themes"), os.path.join(fleet, "python")
        commands = [
            ("lint", [themec, "lint", "--quiet", themes], ["ruff", "check", "--no-cache", "-q", python]),
            ("format --check", [themec, "format", "--check", themes], ["ruff", "format", "--no-cache", "--check", "-q", python]),
            ("build again", [themec, "build", "--quiet", "-o", os.path.join(fleet, "out") + "/", themes], None),
        ]
        for name, own, peer in commands:
            runs = median_runs([own, peer] if peer and shutil.which("ruff") else [own], 3)
            ratios = [number(runs[0].milliseconds / other.milliseconds) for other in runs[1:]]
            rows.append([f"{name} of {count:,} themes of 2 KB", number(runs[0].milliseconds), number(peak_memory(own)), *(ratios or [""])])
        shutil.rmtree(fleet)
    table("Fleets", ["command", "ms", "peak MiB", "÷ ruff, as many lines"], rows)


def compare_commands(themec, folder, seed):
    write_sheets(folder, "10k", seed)
    sheet, tokens = os.path.join(folder, "10k.nss"), os.path.join(folder, "tokens.json")
    brands = []
    for brand in range(20):
        brands.append(os.path.join(folder, f"brand{brand}.nss"))
        with open(brands[-1], "wb") as file:
            file.write(Sheet(2_500, seed + brand).bytes("nss"))
    with open(tokens, "w") as file:
        json.dump({"color": {f"c{n}": {"$type": "color", "$value": f"#{n * 7919 % 0xFFFFFF:06X}"} for n in range(10_000)}}, file, indent=1)
    out = os.path.join(folder, "out")
    commands = {
        "preview of 10 KB": ["preview", sheet, "-o", out + ".html"],
        "preview of 20 brands": ["preview", *brands, "-o", out + ".html"],
        "import of 10,000 tokens": ["import", "tokens", tokens, "-o", out + ".nss"],
    }
    rows = []
    for name, words in commands.items():
        result = median_runs([[themec, *words]], 5)[0]
        rows.append([name, number(result.milliseconds), number(peak_memory([themec, *words])), str(result.code)])
    table("Other commands", ["command", "ms", "peak MiB", "exit code"], rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("themec", help="the executable to measure")
    parser.add_argument("--install", action="store_true", help="install the peers from Debian and PyPI first")
    parser.add_argument("--largest", choices=SIZES, default="1m", help="the largest sheet (default: %(default)s)")
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
        compare_commands(themec, folder, arguments.seed)
    # Files are made in memory where that is possible: ext4 makes them several times as slowly for half a minute after
    # thousands were deleted.
    memory = "/dev/shm"
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as folder:
        compare_fleets(themec, folder, arguments.seed)


if __name__ == "__main__":
    main()
