#!/usr/bin/env python3
"""Runs themec with random command lines over random trees of files, and looks at what it leaves behind.

    Tests/Fuzz/commands.py [SECONDS] [SEED]

`THEMEC` names the executable, otherwise the debug build is taken. In each tree there are themes, imports in a circle, links, pipes,
folders, unreadable and unwritable files, and names of odd bytes. After each run: no signal ended it, it did not hang, its exit
status is one that the help names, no temporary file is left, and no file has changed but those that the command line lets it write.
A failure is printed with its seed and ends the run.
"""

import os
import random
import re
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time

NAMES = [b"a.nss", b"b.nss", b"c d.nss", "é.nss".encode(), "e\u0301.nss".encode(), b"\xff.nss", b"-o.nss", b"#x$y.nss", b"sub/d.nss", b"sub/e.nss",
         b"registry.nss", b"table.nsst", b"theme.json", b"themec.json", b"empty.nss", b"base.json"]
TEXTS = [
    b"Label { font-color: red; }\n", b"@import \"b.nss\";\nButton { font-color: @brand; }\n@brand: #123456;\n",
    b"@import \"a.nss\";\r\nLabel { font-size: 12; }\r\n", b"@import \"sub/d.nss\"; @import \"../../outside.nss\"; A { b: c; }", b"", b"\xff\xfe",
    b"Label { font-colr: red }", b"@class C : Label; C { font-size: @x; }", b"@component My { @part t { font-color: Color; } }",
    b"{}", b"{\"root\": true}", b"[]", b"NSST", b"/* themec-disable undeclared-class */ Own { x: 1; }", b"@import \"pipe\";", b"@import \"link.nss\";",
]
OUTPUTS = ["out.nsst", "out.json", "out.nss", "sub/", "new/deep/out.nsst", "-", "a.nss", "b.nss", "link.nss", "dangling", "/dev/full", "/dev/null", "locked/x.nsst", "pipe-out"]
FORMATS = ["text", "concise", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown", "nonsense"]
IS_ROOT = os.geteuid() == 0


def make_tree(place, dice):
    os.makedirs(os.path.join(place, b"sub"))
    for name in NAMES:
        if dice.random() < 0.75:
            with open(os.path.join(place, name), "wb") as file:
                file.write(dice.choice(TEXTS) * dice.choice([1, 1, 1, 3]))
    for name, target in [(b"link.nss", b"a.nss"), (b"dangling", b"nowhere.nsst"), (b"loop", b"loop"), (b"up", b"..")]:
        if dice.random() < 0.5:
            os.symlink(target, os.path.join(place, name))
    if dice.random() < 0.3:
        os.mkfifo(os.path.join(place, b"pipe"))
    os.mkdir(os.path.join(place, b"locked"))
    os.chmod(os.path.join(place, b"locked"), 0o555)
    if dice.random() < 0.3 and os.path.exists(os.path.join(place, b"c d.nss")):
        os.chmod(os.path.join(place, b"c d.nss"), dice.choice([0o000, 0o444]))


def theme(dice):
    name = dice.choice(NAMES + [b"link.nss", b"missing.nss", b".", b"sub", b"loop", b"-"])
    return b"./" + name if dice.random() < 0.2 else name


def arguments(dice):
    """A command line, and the names that it may write."""
    command = dice.choice(["build", "build", "build", "lint", "lint", "resolve", "explain", "diff", "format", "baseline", "registry", "help", "nonsense"])
    words = [command.encode()]
    writes = set()

    def option(name, value=None, probability=0.2, writable=False):
        if dice.random() >= probability:
            return
        words.append(name.encode())
        if value is not None:
            words.append(value.encode() if isinstance(value, str) else value)
            if writable:
                writes.add(words[-1].split(b":")[-1])

    if command == "baseline":
        words.append(dice.choice([b"write", b"prune", b"diff"]))
        writes.add(b"themec-baseline.json")
        option("--baseline", "base.json", 0.7, True)
    for _ in range(dice.choice([0, 1, 1, 1, 2, 4])):
        words.append(theme(dice))
        if words[-1].startswith(b"-o"):
            writes.add(words[-1][2:])
    if command in ("build", "lint", "diff", "resolve", "explain"):
        option("--report", dice.choice(FORMATS) + dice.choice(["", ":report.txt", ":a.nss", ":-"]), 0.3, True)
        option("--registry", dice.choice(["registry.nss", "a.nss", "pipe", "missing"]), 0.2)
        option("--target", dice.choice(["nui", "fiori-uikit", "fiori-swiftui", "x"]), 0.2)
        option("--layer", None, 0.2)
        option("--strict", None, 0.1)
        option("-W", dice.choice(["undeclared-class=off", "undeclared-class=error", "x=y"]), 0.1)
    if command == "build":
        option("-o", dice.choice(OUTPUTS), 0.7, True)
        option("--emit", dice.choice(["table", "json", "nss", "x"]), 0.2)
        option("--depfile", dice.choice(["out.d", "a.nss", "-"]), 0.2, True)
        option("--metafile", dice.choice(["meta.json", "b.nss", "-"]), 0.2, True)
        option("--stamp", dice.choice(["stamp", "a.nss", "sub"]), 0.1, True)
        option("-j", dice.choice(["1", "2", "0", "x", "999999999999999999999"]), 0.2)
    if command in ("lint", "resolve", "diff", "registry"):
        option("--format", dice.choice(FORMATS), 0.3)
    if command == "format":
        option(dice.choice(["-i", "--check", "--diff"]), None, 0.8)
    if command == "explain":
        words.append(dice.choice([b"Label", b"Label:Button", b"undeclared-class", b"\xff", b""]))
    return words, writes


def snapshot(place):
    """Every file of a tree with what it is and holds; folders count by their names."""
    files = {}
    for folder, folders, names in os.walk(place):
        for name in names + folders:
            path = os.path.join(folder, name)
            status = os.lstat(path)
            if stat.S_ISLNK(status.st_mode):
                files[os.path.relpath(path, place)] = ("link", os.readlink(path))
            elif stat.S_ISREG(status.st_mode):
                os.chmod(path, status.st_mode | 0o400)
                with open(path, "rb") as file:
                    files[os.path.relpath(path, place)] = ("file", stat.S_IMODE(status.st_mode), file.read())
                os.chmod(path, stat.S_IMODE(status.st_mode))
            else:
                files[os.path.relpath(path, place)] = ("other", stat.S_IFMT(status.st_mode))
    return files


def may_write(path, words, writes, before):
    if path in writes or b"./" + path in writes:
        return True
    if words[0] == b"format" and b"-i" in words:
        return True
    if words[0] == b"build":
        name = os.path.basename(path)
        # Without '-o' a product stands beside its theme; '-o' of a folder makes one for each.
        if os.path.splitext(name)[1] in (b".nsst", b".json", b".nss") and path not in before:
            return True
        if path.endswith(b".nsst") and before.get(path, ("",))[0] != "link":
            return True
        # A link that is written stays a link, and what it names is written.
        targets = {os.path.normpath(os.path.join(os.path.dirname(output), before[output][1])) for output in writes
                   if before.get(output, ("",))[0] == "link"}
        if path in targets or any(output.rstrip(b"/") == path or path.startswith(output.rstrip(b"/") + b"/") or output.startswith(path + b"/") for output in writes):
            return True
    return False


def fault(themec, place, dice):
    words, writes = arguments(dice)
    before = snapshot(place)
    process = subprocess.Popen([themec.encode()] + words, cwd=place, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               start_new_session=True)
    # A pipe that nobody writes to is waited for, if the user names it.
    patience = 1 if any(b"pipe" in word for word in words) else 20
    try:
        output, errors = process.communicate(dice.choice(TEXTS), timeout=patience)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGTERM)
        try:
            output, errors = process.communicate(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            return words, "it does not end when told to"
        return None if patience == 1 else (words, "it does not end")
    if process.returncode not in (0, 1, 2, 64):
        return words, f"it ended with {process.returncode}: {errors[-400:]!r}"
    if re.search(rb"\x1b|\x9b", errors) or (words[0] != b"format" and re.search(rb"[\x00\x07\x1b]", errors)):
        return words, f"it wrote control characters: {errors[:200]!r}"
    after = snapshot(place)
    for path in sorted(set(before) | set(after)):
        if b".themec-" in path:
            return words, f"it left {path!r}"
        if before.get(path) != after.get(path):
            if process.returncode == 64:
                return words, f"a wrong command line changed {path!r}"
            if not may_write(path, words, writes, before):
                return words, f"it changed {path!r} from {str(before.get(path))[:120]} to {str(after.get(path))[:120]}"
            is_source = path in before and (path.endswith(b".nss") or path == b"themec.json") and words[0] != b"format"
            if is_source and path in {os.path.normpath(word) for word in words[1:] if word not in writes}:
                return words, f"it wrote over its input {path!r}"
    return None


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    first = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 30)
    themec = os.path.realpath(os.environ.get("THEMEC", os.path.join(os.path.dirname(__file__), "../../.build/debug/themec")))
    if IS_ROOT:
        print("run by root: permissions are not tried", file=sys.stderr)
    end, seed = time.monotonic() + seconds, first
    while time.monotonic() < end:
        dice = random.Random(seed)
        folder = tempfile.mkdtemp(prefix="themec-commands-")
        place = os.path.join(folder.encode(), b"tree")
        os.mkdir(place)
        with open(os.path.join(folder.encode(), b"outside.nss"), "wb") as file:
            file.write(b"Outside { font-size: 1; }\n")
        make_tree(place, dice)
        for _ in range(8):
            found = fault(themec, place, dice)
            if found:
                print(f"seed {seed}: {b' '.join(found[0])!r}: {found[1]}", file=sys.stderr)
                sys.exit(1)
        os.chmod(os.path.join(place, b"locked"), 0o755)
        shutil.rmtree(folder)
        seed += 1
    print(f"{seed - first} trees, 8 command lines each, nothing found")


main()
