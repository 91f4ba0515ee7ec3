"""A client of the language server for tests: sends messages, reads answers, and checks both against the protocol's model."""
import json, os, select, subprocess, time

# Seconds for an answer: a debug build on a machine with much else to do is slow.
PATIENCE = 120


class Model:
    """The protocol's machine-readable model; without its file nothing is checked."""

    def __init__(self, path):
        self.model = json.load(open(path)) if path and os.path.exists(path) else None
        if not self.model:
            return
        self.structures = {s["name"]: s for s in self.model["structures"]}
        self.enumerations = {e["name"]: e for e in self.model["enumerations"]}
        self.aliases = {a["name"]: a for a in self.model["typeAliases"]}
        self.requests = {r["method"]: r for r in self.model["requests"]}
        self.notifications = {n["method"]: n for n in self.model["notifications"]}

    def check_result(self, method, value):
        if self.model and method in self.requests:
            self.check(value, self.requests[method]["result"], method)

    def check_sent_by_server(self, message):
        if not self.model:
            return
        table = self.requests if "id" in message else self.notifications
        entry = table.get(message["method"])
        assert entry, "the protocol has no " + message["method"]
        if entry.get("params"):
            self.check(message.get("params"), entry["params"], message["method"])

    def check(self, value, kind, place):
        error = self.fault(value, kind, place)
        assert error is None, error

    def fault(self, value, kind, place):
        """Why a value is not of a type of the model, or None if it is."""
        what = kind["kind"]
        if what == "base":
            return self.base_fault(value, kind["name"], place)
        if what == "reference":
            return self.reference_fault(value, kind["name"], place)
        if what == "array":
            if not isinstance(value, list):
                return f"{place}: {value!r} is no array"
            for index, element in enumerate(value):
                fault = self.fault(element, kind["element"], f"{place}[{index}]")
                if fault:
                    return fault
            return None
        if what == "map":
            if not isinstance(value, dict):
                return f"{place}: {value!r} is no map"
            for key, element in value.items():
                fault = self.fault(element, kind["value"], f"{place}.{key}")
                if fault:
                    return fault
            return None
        if what == "or":
            faults = [self.fault(value, item, place) for item in kind["items"]]
            return None if None in faults else "; or ".join(map(str, faults))[:600]
        if what == "and":
            return next((f for f in (self.fault(value, i, place) for i in kind["items"]) if f), None)
        if what == "literal":
            return self.properties_fault(value, kind["value"]["properties"], place, closed=True)
        if what in ("stringLiteral", "integerLiteral", "booleanLiteral"):
            return None if value == kind["value"] else f"{place}: {value!r} is not {kind['value']!r}"
        if what == "tuple":
            return None if isinstance(value, list) and len(value) == len(kind["items"]) else f"{place}: no tuple"
        return f"{place}: unknown kind {what}"

    def base_fault(self, value, name, place):
        whole = isinstance(value, int) and not isinstance(value, bool)
        fits = {
            "string": isinstance(value, str), "URI": isinstance(value, str),
            "DocumentUri": isinstance(value, str), "boolean": isinstance(value, bool),
            "integer": whole, "uinteger": whole and 0 <= value < 2**31,
            "decimal": whole or isinstance(value, float), "null": value is None,
            "RegExp": isinstance(value, str),
        }[name]
        return None if fits else f"{place}: {value!r} is no {name}"

    def reference_fault(self, value, name, place):
        if name in ("LSPAny", "LSPObject", "LSPArray"):
            return None
        if name in self.aliases:
            return self.fault(value, self.aliases[name]["type"], place)
        if name in self.enumerations:
            enumeration = self.enumerations[name]
            if enumeration.get("supportsCustomValues"):
                return self.fault(value, enumeration["type"], place)
            values = [v["value"] for v in enumeration["values"]]
            return None if value in values else f"{place}: {value!r} is none of {name}"
        return self.properties_fault(value, self.all_properties(name), place + ":" + name, closed=True)

    def all_properties(self, name):
        structure = self.structures[name]
        result = list(structure.get("properties", []))
        for other in structure.get("extends", []) + structure.get("mixins", []):
            known = {p["name"] for p in result}
            result += [p for p in self.all_properties(other["name"]) if p["name"] not in known]
        return result

    def properties_fault(self, value, properties, place, closed):
        if not isinstance(value, dict):
            return f"{place}: {str(value)[:80]!r} is no object"
        known = {p["name"]: p for p in properties}
        for name, member in value.items():
            if name not in known:
                if closed:
                    return f"{place}: has no {name!r}"
                continue
            fault = self.fault(member, known[name]["type"], f"{place}.{name}")
            if fault:
                return fault
        missing = [n for n, p in known.items() if n not in value and not p.get("optional")]
        return f"{place}: lacks {missing}" if missing else None


class Failed(Exception):
    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]
        self.message = error["message"]


class Client:
    """One session. Every request has to be answered exactly once."""

    def __init__(self, command, model=None, environment=None):
        self.model = Model(model)
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**os.environ, **(environment or {})})
        self.buffer = b""
        self.last_id = 0
        self.methods = {}
        self.answers = {}
        self.answered = set()
        self.diagnostics = {}
        self.versions = {}
        self.received = []

    # What goes out

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps(message).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def start(self, method, params):
        self.last_id += 1
        self.methods[self.last_id] = method
        self.send({"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params})
        return self.last_id

    def request(self, method, params, timeout=PATIENCE):
        return self.wait(self.start(method, params), timeout)

    # What comes in

    def wait(self, id, timeout=PATIENCE, checks=True):
        self.read_until(lambda: id in self.answers, timeout)
        message = self.answers.pop(id)
        if "error" in message:
            raise Failed(message["error"])
        if checks:
            self.model.check_result(self.methods[id], message["result"])
        return message["result"]

    def read_until(self, done, timeout=PATIENCE):
        end = time.monotonic() + timeout
        while not done():
            message = self.read(max(0, end - time.monotonic()))
            assert message is not None, "nothing came in time"
            self.take(message)

    def read(self, timeout):
        """The next message, or None after some time."""
        while True:
            head, mark, rest = self.buffer.partition(b"\r\n\r\n")
            if mark:
                length = int(head.split(b":")[1])
                if len(rest) >= length:
                    self.buffer = rest[length:]
                    return json.loads(rest[:length])
            ready, _, _ = select.select([self.process.stdout], [], [], timeout)
            if not ready:
                return None
            data = os.read(self.process.stdout.fileno(), 1 << 16)
            assert data, "the server has ended: " + self.process.stderr.read().decode()
            self.buffer += data

    def take(self, message):
        assert message["jsonrpc"] == "2.0"
        self.received.append(message.get("method"))
        if "method" not in message:
            id = message["id"]
            if id is not None:
                assert id not in self.answered, f"{id} was answered twice"
                self.answered.add(id)
            self.answers[id] = message
            return
        self.model.check_sent_by_server(message)
        if message["method"] == "textDocument/publishDiagnostics":
            params = message["params"]
            self.diagnostics[params["uri"]] = params["diagnostics"]
            self.versions[params["uri"]] = params.get("version")
        if "id" in message:
            self.send({"jsonrpc": "2.0", "id": message["id"], "result": None})

    # Sessions

    def initialize(self, capabilities=None, folder=None, options=None):
        uri = "file://" + folder if folder else None
        result = self.request("initialize", {
            "processId": os.getpid(), "rootUri": uri, "capabilities": capabilities or {},
            "workspaceFolders": [{"uri": uri, "name": "themes"}] if uri else None,
            **({"initializationOptions": options} if options else {}),
        })
        self.notify("initialized", {})
        return result

    def open(self, uri, text, version=1):
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "nss", "version": version, "text": text}})

    def change(self, uri, version, *changes):
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": list(changes)})

    def wait_for_version(self, uri, version, timeout=PATIENCE):
        self.read_until(lambda: (self.versions.get(uri) or 0) >= version, timeout)
        return self.diagnostics[uri]

    def at(self, uri, line, character, **more):
        return {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}, **more}

    def shut_down(self):
        assert self.request("shutdown", None) is None
        self.notify("exit", None)
        assert self.process.wait(10) == 0
        self.close()

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except OSError:
                pass


def edit(start, end, text):
    """An incremental change between two positions, each a pair of line and character."""
    return {"range": {"start": {"line": start[0], "character": start[1]},
                      "end": {"line": end[0], "character": end[1]}}, "text": text}


def apply(text, edits, units="utf-16"):
    """A text after edits, as a client applies them; they must not overlap."""
    data = text.encode("utf-8")
    starts = [0] + [i + 1 for i, b in enumerate(data) if b == 10]

    def offset(position):
        if position["line"] >= len(starts):
            return len(data)
        line = data[starts[position["line"]]:].split(b"\n")[0].decode()
        if units == "utf-8":
            return starts[position["line"]] + position["character"]
        prefix = line.encode("utf-16-le")[:2 * position["character"]].decode("utf-16-le")
        return starts[position["line"]] + len(prefix.encode())

    spans = sorted((offset(e["range"]["start"]), offset(e["range"]["end"]), e["newText"]) for e in edits)
    for first, second in zip(spans, spans[1:]):
        assert first[1] <= second[0], "edits overlap"
    for start, end, new in reversed(spans):
        data = data[:start] + new.encode() + data[end:]
    return data.decode()
