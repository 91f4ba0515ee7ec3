#!/usr/bin/env python3
"""Plays keys to 'themec lsp' and prints how long its answers take.

Usage: play_keys.py THEMEC [KEYS]

A theme of 1 MB with 20 imports is open. After each key the script waits for the diagnostics; now and then it asks for
something else. All times are from the first byte written to the last byte read, in milliseconds: the raw pipe. The memory
is that of the server. At the end the server is left alone for a while: it must not wake up.
"""
import json, os, random, subprocess, sys, tempfile, time

THEMEC = os.path.abspath(sys.argv[1])
KEYS = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
GOALS = {
    "completion": 5, "hover": 5, "definition": 5, "diagnostics": 30, "tokens (full)": 15, "tokens (delta)": 5,
    "formatting": 30, "symbols": 15, "folding": 15, "colours": 15, "hints": 5, "rename, 200 themes": 50,
    "start to diagnostics": 50,
}


class Server:
    def __init__(self):
        self.process = subprocess.Popen([THEMEC, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env={**os.environ, "XDG_CACHE_HOME": tempfile.gettempdir()})
        self.id = 0
        # The heads of the diagnostics that nobody has waited for: they may come before the answer to a request.
        self.published = []

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        """The bytes of the next message; decoding is not the server's time."""
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        body = self.process.stdout.read(length)
        if b"publishDiagnostics" in body[:80]:
            self.published.append(body[:400])
        return body

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        """The milliseconds until the answer, and its bytes."""
        self.id += 1
        start = time.perf_counter()
        self.send({"id": self.id, "method": method, "params": params})
        mark = b'"id":%d,' % self.id
        while True:
            body = self.read()
            if mark in body[:60]:
                return (time.perf_counter() - start) * 1000, body

    def wait_for_diagnostics(self, uri, version):
        uri, version = json.dumps(uri).encode(), b'"version":%d' % version
        while not any(uri in head and version in head for head in self.published):
            self.read()
        self.published = []

    def memory(self):
        for line in open(f"/proc/{self.process.pid}/status"):
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024

    def switches(self):
        return sum(int(line.split()[1]) for line in open(f"/proc/{self.process.pid}/status") if "ctxt_switches" in line)


def theme(size, number, imports=()):
    """A stylesheet of about some bytes, alike in every run."""
    source = random.Random(number)
    lines = [f'@import "{name}";' for name in imports]
    lines += [f"@color-{number}-{i}: #{source.randrange(1 << 24):06X};" for i in range(50)]
    lines += ["@media (appearance: dark) {"] + [f"  @color-{number}-{i}: #{source.randrange(1 << 24):06X};" for i in range(50)] + ["}"]
    parts = ["Button", "Label", "fdlFUIHierarchyItemView_title", "fdlFUIHierarchyItemView_subtitle", "TextField"]
    count, length = 0, sum(map(len, lines)) + len(lines)
    while length < size:
        name = parts[count] if count < len(parts) else f"Own{number}Class{count}"
        block = [f"{name} {{", f"  font-color: @color-{number}-{count % 50};", f"  background-color: #{source.randrange(1 << 24):06X};",
                 f"  font-size: {10 + count % 20};", "}"]
        lines += block
        length += sum(map(len, block)) + len(block)
        count += 1
    return "\n".join(lines) + "\n"


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def report(name, times):
    goal = GOALS.get(name)
    value = percentile(times, 0.95)
    verdict = "" if goal is None else f"  goal {goal:3d}  {'ok' if value <= goal else 'MISSED'}"
    print(f"{name:24} median {percentile(times, 0.5):8.2f}  p95 {value:8.2f}  max {max(times):8.2f}  n {len(times):6d}{verdict}", flush=True)


def play(folder):
    names = [f"part{i}.nss" for i in range(20)]
    for i, name in enumerate(names):
        with open(f"{folder}/{name}", "w") as file:
            file.write(theme(20_000, i + 1))
    # Classes of the app draw a note each; a team that has thousands of them switches the note off.
    with open(f"{folder}/themec.json", "w") as file:
        file.write('{"rules": {"undeclared-class": "off"}}')
    text = theme(1_000_000, 0, names)
    uri = f"file://{folder}/main.nss"
    with open(f"{folder}/main.nss", "w") as file:
        file.write(text)
    starts = []
    for _ in range(5):
        start = time.perf_counter()
        server = Server()
        server.request("initialize", {"capabilities": {}, "rootUri": f"file://{folder}"})
        server.notify("initialized", {})
        server.notify("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "nss", "version": 1, "text": text}})
        server.wait_for_diagnostics(uri, 1)
        starts.append((time.perf_counter() - start) * 1000)
        if len(starts) < 5:
            server.process.kill()
            server.process.wait()
    report("start to diagnostics", starts)
    lines = text.split("\n")
    times = {name: [] for name in GOALS}
    source = random.Random(1)
    document = {"textDocument": {"uri": uri}}
    line = next(i for i in range(len(lines) // 2, len(lines)) if lines[i].startswith("  font-color"))
    typed, version, delta, memory = "", 1, None, []
    for key in range(KEYS):
        character = "abc-d: #12@x;"[key % 13]
        version += 1
        if len(typed) > 40:
            change = {"range": {"start": {"line": line, "character": 2}, "end": {"line": line, "character": 2 + len(typed)}}, "text": ""}
            typed = ""
        else:
            at = {"line": line, "character": 2 + len(typed)}
            change = {"range": {"start": at, "end": at}, "text": character}
            typed += character
        start = time.perf_counter()
        server.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": version}, "contentChanges": [change]})
        if key % 5 == 0:
            took, _ = server.request("textDocument/completion", {**document, "position": {"line": line, "character": 2 + len(typed)}})
            times["completion"].append(took)
            start = time.perf_counter()
        server.wait_for_diagnostics(uri, version)
        if key % 5:
            times["diagnostics"].append((time.perf_counter() - start) * 1000)
        place = {**document, "position": {"line": line + 5, "character": 20}}
        whole = {"start": {"line": line - 40, "character": 0}, "end": {"line": line + 40, "character": 0}}
        if key % 10 == 1:
            times["hover"].append(server.request("textDocument/hover", place)[0])
            times["definition"].append(server.request("textDocument/definition", place)[0])
            times["hints"].append(server.request("textDocument/inlayHint", {**document, "range": whole})[0])
        if key % 50 == 2:
            took, body = server.request("textDocument/semanticTokens/full", document)
            times["tokens (full)"].append(took)
            delta = json.loads(body)["result"]["resultId"]
        if key % 50 == 3 and delta:
            times["tokens (delta)"].append(server.request("textDocument/semanticTokens/full/delta", {**document, "previousResultId": delta})[0])
        if key % 50 == 4:
            for name, method in (("symbols", "documentSymbol"), ("folding", "foldingRange"), ("colours", "documentColor")):
                times[name].append(server.request("textDocument/" + method, document)[0])
            times["formatting"].append(server.request("textDocument/formatting", {**document, "options": {"tabSize": 2, "insertSpaces": True}})[0])
        if (key + 1) % max(1, KEYS // 10) == 0:
            memory.append(server.memory())
    for name, values in times.items():
        if values:
            report(name, values)
    print("memory after each tenth of the keys, MiB:", ", ".join(f"{m:.0f}" for m in memory))
    time.sleep(1)
    before = server.switches()
    time.sleep(3)
    print("wake-ups in 3 idle seconds:", server.switches() - before)
    server.process.kill()


def play_rename(folder):
    """A definition of a file that 200 themes import."""
    with open(f"{folder}/base.nss", "w") as file:
        file.write("@brand: #123456;\n" + theme(5_000, 300))
    for i in range(200):
        with open(f"{folder}/theme{i}.nss", "w") as file:
            file.write('@import "base.nss";\n' + theme(10_000, i + 400) + "Button { tint-color: @brand; }\n")
    server = Server()
    uri = f"file://{folder}/base.nss"
    server.request("initialize", {"capabilities": {}, "rootUri": f"file://{folder}"})
    server.notify("initialized", {})
    server.notify("textDocument/didOpen", {
        "textDocument": {"uri": uri, "languageId": "nss", "version": 1, "text": open(f"{folder}/base.nss").read()}})
    server.wait_for_diagnostics(uri, 1)
    times = []
    for _ in range(20):
        took, body = server.request("textDocument/rename", {
            "textDocument": {"uri": uri}, "position": {"line": 0, "character": 3}, "newName": "@mark"})
        assert body.count(b"newText") == 201, body[:300]
        times.append(took)
    print(f"rename, 200 themes, first: {times[0]:.1f}")
    report("rename, 200 themes", times[1:])
    server.process.kill()


def play_fleet(folder):
    """A workspace of 1,000 themes that share two files."""
    for name, number in (("base.nss", 300), ("fonts.nss", 301)):
        with open(f"{folder}/{name}", "w") as file:
            file.write("@brand: #123456;\n" + theme(5_000, number))
    for i in range(1_000):
        with open(f"{folder}/theme{i}.nss", "w") as file:
            file.write('@import "base.nss";\n@import "fonts.nss";\n' + theme(5_000, i + 400) + "Button { tint-color: @brand; }\n")
    server = Server()
    uri = f"file://{folder}/theme500.nss"
    text = open(f"{folder}/theme500.nss").read()
    base = {"uri": f"file://{folder}/base.nss"}
    start = time.perf_counter()
    server.request("initialize", {"capabilities": {"textDocument": {"diagnostic": {}}}, "rootUri": f"file://{folder}"})
    server.notify("initialized", {})
    document = {"textDocument": {"uri": uri}}
    server.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "nss", "version": 1, "text": text}})
    server.request("textDocument/diagnostic", document)
    print(f"1,000 themes: start to diagnostics {(time.perf_counter() - start) * 1000:.1f}")
    server.notify("textDocument/didOpen", {"textDocument": {
        **base, "languageId": "nss", "version": 1, "text": open(f"{folder}/base.nss").read()}})
    for name, method, params, least in (
        # Names of every theme fit; as many are listed as an editor shows.
        ("symbols", "workspace/symbol", {"query": "class1"}, 500),
        ("one symbol", "workspace/symbol", {"query": "Own1399Class5"}, 1),
        # Each theme uses the definition once.
        ("references", "textDocument/references",
         {"textDocument": base, "position": {"line": 0, "character": 3}, "context": {"includeDeclaration": True}}, 1_001),
        ("all diagnostics", "workspace/diagnostic", {"previousResultIds": []}, 1_002),
    ):
        took, body = server.request(method, params)
        found = json.loads(body)["result"]
        found = len(found["items"] if isinstance(found, dict) else found)
        assert found >= least, (name, found)
        again, _ = server.request(method, params)
        print(f"1,000 themes: {name} {took:.1f}, again {again:.1f} ({found} found)")
    server.notify("textDocument/didClose", {"textDocument": base})
    times = []
    for version in range(2, 200):
        at = {"line": 60, "character": 0}
        server.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": [{"range": {"start": at, "end": at}, "text": " "}]})
        times.append(server.request("textDocument/diagnostic", document)[0])
    report("1,000 themes: a key", times)
    print(f"1,000 themes: memory, MiB: {server.memory():.0f}")
    server.process.kill()


with tempfile.TemporaryDirectory() as folder:
    play(os.path.realpath(folder))
with tempfile.TemporaryDirectory() as folder:
    play_rename(os.path.realpath(folder))
with tempfile.TemporaryDirectory() as folder:
    play_fleet(os.path.realpath(folder))
