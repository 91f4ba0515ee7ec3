"""Plays sessions with the language server, and checks every message against the protocol's model.

Usage: check_session.py THEMEC [MODEL [CAPABILITIES...]] [--short]: the capabilities are files of clients, one session
each; the short form plays only the first of them, and sends fewer edits and broken messages.
"""
import json, os, random, re, subprocess, sys, tempfile, time
from client import Client, Failed, apply, edit
from messages import Maker

SHORT = "--short" in sys.argv
WORDS = [word for word in sys.argv[1:] if word != "--short"]
THEMEC, MODEL = WORDS[0], WORDS[1] if len(WORDS) > 1 else None

BASE = "@accent: #0B6E99;\n@media (appearance: dark) {\n  @accent: #7FD4FF;\n}\n"
MAIN = """@import "base.nss";
@é😀: #fff;
/* two
   lines */
Button, Label { font-color: @accent; background-color: white }
fdlFUIHierarchyItemView {
  &_title { font-colour: @acent; font-size: 17px; }
}
"""

FULL = {
    "general": {"positionEncodings": ["utf-8", "utf-16"]},
    "workspace": {"workspaceEdit": {"documentChanges": True}, "configuration": True},
    "textDocument": {
        "publishDiagnostics": {"relatedInformation": True, "tagSupport": {"valueSet": [1, 2]},
                               "codeDescriptionSupport": True, "dataSupport": True},
        "completion": {"completionItem": {"snippetSupport": True, "documentationFormat": ["markdown"]},
                       "completionList": {"itemDefaults": ["editRange"]}},
        "hover": {"contentFormat": ["markdown"]}, "definition": {"linkSupport": True},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "foldingRange": {"lineFoldingOnly": True},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}},
                       "disabledSupport": True, "isPreferredSupport": True, "dataSupport": True},
    },
}


def themes():
    folder = tempfile.TemporaryDirectory()
    path = os.path.realpath(folder.name)
    for name, text in (("base.nss", BASE), ("main.nss", MAIN)):
        with open(os.path.join(path, name), "w", encoding="utf-8") as file:
            file.write(text)
    return folder, path


def start(capabilities, path):
    client = Client([THEMEC, "lsp"], MODEL, {"XDG_CACHE_HOME": os.path.join(path, "cache")})
    result = client.initialize(capabilities, path)
    assert result["serverInfo"]["name"] == "themec"
    units = result["capabilities"]["positionEncoding"]
    return client, units, result["capabilities"]


def column(text, line, word, units):
    """Where a word begins on a line, in the units of the session."""
    before = text.split("\n")[line].split(word)[0]
    return len(before.encode()) if units == "utf-8" else len(before.encode("utf-16-le")) // 2


def tour(capabilities):
    """Every request once or more, in a session with some capabilities."""
    folder, path = themes()
    with folder:
        client, units, provided = start(capabilities, path)
        uri = "file://" + path + "/main.nss"
        document = {"textDocument": {"uri": uri}}
        whole = {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}
        client.open(uri, MAIN)
        if "diagnosticProvider" in provided:
            report = client.request("textDocument/diagnostic", document)
            found = report["items"]
            again = client.request(
                "textDocument/diagnostic", {**document, "previousResultId": report["resultId"]})
            assert again["kind"] == "unchanged", again
            everything = client.request("workspace/diagnostic", {"previousResultIds": []})
            assert len(everything["items"]) == 2
            known = [{"uri": i["uri"], "value": i["resultId"]} for i in everything["items"]]
            waiting = client.start("workspace/diagnostic", {"previousResultIds": known})
        else:
            found = client.wait_for_version(uri, 1)
        codes = {d["code"] for d in found}
        assert {"unknown-property", "undefined-definition", "unit-suffix"} <= codes, codes
        colon = column(MAIN, 1, ":", units)
        assert colon == (7 if units == "utf-8" else 4)
        name = next(d for d in found if d["code"] == "unused-definition")
        assert name["range"]["end"] == {"line": 1, "character": colon}, name

        accent = (4, column(MAIN, 4, "@accent", units) + 2)
        hover = client.request("textDocument/hover", client.at(uri, *accent))
        assert "#0B6E99" in hover["contents"]["value"] and "#7FD4FF" in hover["contents"]["value"]
        assert len(client.request("textDocument/definition", client.at(uri, *accent))) == 2
        assert client.request("textDocument/definition", client.at(uri, 4, 2)), "a page of the registry"
        assert client.request("textDocument/definition", client.at(uri, 0, 12)), "the imported file"
        references = client.request(
            "textDocument/references", client.at(uri, *accent, context={"includeDeclaration": True}))
        assert len(references) == 3, references
        assert client.request("textDocument/documentHighlight", client.at(uri, *accent))

        items = client.request("textDocument/completion", client.at(uri, *accent))["items"]
        assert "@accent" in [i["label"] for i in items], items
        client.request("completionItem/resolve", items[0])
        symbols = client.request("textDocument/documentSymbol", document)
        assert "@é😀" in [s["name"] for s in symbols]
        assert client.request("workspace/symbol", {"query": "acc"})

        assert client.request("textDocument/prepareRename", client.at(uri, *accent))["placeholder"] == "@accent"
        change = client.request("textDocument/rename", client.at(uri, *accent, newName="@brand"))
        edits = {c["textDocument"]["uri"]: c["edits"] for c in change["documentChanges"]} \
            if "documentChanges" in change else change["changes"]
        assert apply(MAIN, edits[uri], units) == MAIN.replace("@accent", "@brand")
        assert apply(BASE, edits["file://" + path + "/base.nss"], units) == BASE.replace("@accent", "@brand")
        try:
            client.request("textDocument/rename", client.at(uri, *accent, newName="@é😀"))
            raise AssertionError("a clash was not found")
        except Failed as failure:
            assert failure.code == -32803, failure

        options = {"options": {"tabSize": 2, "insertSpaces": True}}
        formatted = apply(MAIN, client.request("textDocument/formatting", {**document, **options}), units)
        assert "@é😀: #fff;" in formatted and "Label {\n  font-color" in formatted
        client.request("textDocument/rangeFormatting", {**document, **options, "range": whole})
        client.request("textDocument/onTypeFormatting", client.at(uri, 7, 1, ch="}", **options))

        assert client.request("textDocument/foldingRange", document)
        assert client.request("textDocument/documentLink", document)
        colors = client.request("textDocument/documentColor", document)
        assert len(colors) == 2, colors
        presentations = client.request("textDocument/colorPresentation", {**document, **colors[0]})
        assert presentations[0]["label"] == "#FFFFFF", presentations
        selections = client.request(
            "textDocument/selectionRange", {**document, "positions": [{"line": accent[0], "character": accent[1]}]})
        assert "parent" in selections[0]
        hints = client.request("textDocument/inlayHint", {**document, "range": whole})
        assert hints[0]["label"] == "= light #0B6E99 · dark #7FD4FF", hints
        lenses = client.request("textDocument/codeLens", document)
        assert client.request("codeLens/resolve", lenses[0])["command"]["title"]

        call = MAIN.replace("white }", "rgb(1, ")
        client.change(uri, 2, {"text": call})
        help = client.request("textDocument/signatureHelp", client.at(uri, 4, len(call.split("\n")[4])))
        assert help["activeParameter"] == 1 and help["signatures"][0]["label"].startswith("rgb("), help
        client.change(uri, 3, {"text": MAIN})
        moved = {"oldUri": "file://" + path + "/base.nss", "newUri": "file://" + path + "/new.nss"}
        assert "new.nss" in json.dumps(client.request("workspace/willRenameFiles", {"files": [moved]}))
        for command, words in (("preview", []), ("explain", ["Button", "font-color"])):
            page = client.request("workspace/executeCommand", {"command": "themec." + command, "arguments": [uri, *words]})
            text = open(page.removeprefix("file://"), encoding="utf-8").read()
            assert "Button" in text and ("<html" in text) == (command == "preview"), page

        if "diagnosticProvider" in provided:
            # Without news the answer waits for them.
            assert waiting not in client.answers
        full = client.request("textDocument/semanticTokens/full", document)
        assert len(full["data"]) % 5 == 0 and full["data"]
        at = {"line": 1, "character": colon}
        client.change(uri, 4, edit((1, colon), (1, colon), " "), edit((0, 0), (0, 0), "// x\n"))
        if "diagnosticProvider" in provided:
            assert [i["kind"] for i in client.wait(waiting)["items"]].count("full") == 1
        actions = []
        for diagnostic in found:
            actions += client.request("textDocument/codeAction", {
                **document, "range": whole, "context": {"diagnostics": [diagnostic], "triggerKind": 1}})
        titles = {a["title"] for a in actions}
        if capabilities["textDocument"].get("codeAction", {}).get("codeActionLiteralSupport"):
            assert any("Accept 'unit-suffix'" in t for t in titles), titles
        client.request("textDocument/codeAction", {
            **document, "range": whole, "context": {"diagnostics": [], "only": ["source.fixAll"]}})
        client.shut_down()


def stress():
    """Thousands of edits in a row, unread answers, malformed messages, unknown methods."""
    folder, path = themes()
    with folder:
        client, units, _ = start(FULL, path)
        uri = "file://" + path + "/main.nss"
        client.open(uri, MAIN)
        source = random.Random(7)
        version = 1
        for _ in range(2_000 if SHORT else 10_000):
            version += 1
            line, character = source.randrange(9), source.randrange(30)
            text = source.choice(["a", "é", "😀", ";", "", "{", "}", "\n", " "])
            end = character + (1 if text == "" else 0)
            client.change(uri, version, edit((line, character), (line, end), text))
        client.wait_for_version(uri, version, 60)
        for body in (b"{", b"[]", b"{}", b"null", b'{"jsonrpc":"2.0","id":"x","method":7}'):
            client.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        client.write(b"Nonsense\r\n\r\n")
        for method in ("no/such", "$/noSuch"):
            try:
                client.request(method, None)
                raise AssertionError(method)
            except Failed as failure:
                assert failure.code == -32601, failure
        ids = [client.start("textDocument/hover", client.at(uri, 1, 1)) for _ in range(50)]
        for id in ids:
            client.notify("$/cancelRequest", {"id": id})
        for id in ids:
            try:
                client.wait(id)
            except Failed as failure:
                assert failure.code == -32800, failure
        client.change(uri, version + 1, {"text": MAIN})
        assert len(client.wait_for_version(uri, version + 1)) > 3
        client.shut_down()


def sudden_ends():
    """A client that is gone, and one that leaves without a word."""
    for leave in (lambda c: c.process.stdin.close(), lambda c: c.notify("exit", None)):
        folder, path = themes()
        with folder:
            client, _, _ = start(FULL, path)
            leave(client)
            assert client.process.wait(60) == 1
            client.close()


def vanished_client():
    """A client that is gone while a process that it has started holds its end of the pipe, even if nobody reads the answers."""
    for unread in (0, 3):
        folder, path = themes()
        with folder:
            holder = subprocess.Popen(["sleep", "60"])
            client = Client([THEMEC, "lsp"], MODEL, {"XDG_CACHE_HOME": os.path.join(path, "cache")})
            client.request("initialize", {"processId": holder.pid, "rootUri": None, "capabilities": {}})
            uri = "file://" + path + "/many.nss"
            client.open(uri, "A { font-colour: red; }\n" * 5_000)
            for _ in range(unread):
                client.start("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
            assert client.process.poll() is None
            holder.kill()
            holder.wait()
            assert client.process.wait(60) == 1
            client.close()


def shared_output():
    """Other processes that write to the same pipe find it as they have left it."""
    reading, writing = os.pipe()
    process = subprocess.Popen([THEMEC, "lsp"], stdin=subprocess.PIPE, stdout=writing)
    body = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
    process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    process.stdin.flush()
    assert os.read(reading, 8) == b"Content-"
    assert os.get_blocking(writing)
    process.stdin.close()
    process.wait(60)
    assert os.get_blocking(writing)


def strange_texts():
    """Half a surrogate pair, which a client of JavaScript may send, and the greatest number for the end of a line."""
    folder, path = themes()
    with folder:
        client, _, _ = start({}, path)
        uri = "file://" + path + "/strange.nss"
        client.open(uri, "@a: red; /* \ud83d b */\nButton { font-color: @a; }\n")
        assert client.wait_for_version(uri, 1) == []
        for end in (2**31 - 1, 2**53, 1.7976931348623157e308):
            client.version = client.versions[uri] + 1
            client.change(uri, client.version, edit((0, end), (0, end), " /* c */"), edit((end, 0), (end, end), "/* d */\n"))
            client.wait_for_version(uri, client.version)
            assert client.request("textDocument/definition", client.at(uri, 1, 22))
            assert client.request("textDocument/hover", client.at(uri, end, end)) is None
        client.shut_down()


def all_at_once():
    """A client that writes a whole session, closes its stream and reads the answers afterwards, slowly."""
    uri, rules = "file:///none/main.nss", "".join(f"Own{i} {{ font-color: red; }}\n" for i in range(5_000))
    document = {"textDocument": {"uri": uri}}
    messages = [
        {"id": 1, "method": "initialize", "params": {"capabilities": {}}}, {"method": "initialized", "params": {}},
        {"method": "textDocument/didOpen", "params": {
            "textDocument": {"uri": uri, "languageId": "nss", "version": 1, "text": rules}}},
        {"id": 2, "method": "textDocument/documentSymbol", "params": document},
        {"id": 3, "method": "textDocument/documentSymbol", "params": document},
        {"id": 4, "method": "shutdown"}, {"method": "exit"},
    ]
    process = subprocess.Popen([THEMEC, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for message in messages:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    process.stdin.close()
    answers = {}
    while header := process.stdout.readline():
        process.stdout.readline()
        body, length = b"", int(header.split(b":")[1])
        while len(body) < length:
            body += process.stdout.read(min(length - len(body), 100_000))
        answer = json.loads(body)
        answers[answer["id"]] = answer["result"]
    assert len(answers[2]) == 10_000 and answers[2] == answers[3], len(answers[2])
    assert list(answers) == [1, 2, 3, 4] and process.wait(60) == 0


def unread():
    """A client that writes without reading: answers wait for it, and take no memory before they are made."""
    uri, rules = "file:///none/main.nss", "".join(f"Own{i} {{ font-color: red; }}\n" for i in range(5_000))
    client = Client([THEMEC, "lsp"])
    client.initialize()
    client.open(uri, rules)
    client.wait_for_version(uri, 1)
    before = peak(client)
    count = 60
    for id in range(count):
        client.start("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
    # More than a pipe holds: messages are read, however long their answers have to wait.
    for id in range(3_000):
        client.notify("workspace/didChangeConfiguration", {"settings": {"codeLens": id % 2 == 0}})
    wait_until_idle(client.process)
    received, size = {}, 0
    last = client.start("textDocument/foldingRange", {"textDocument": {"uri": uri}})
    stream = client.process.stdout
    while last not in received:
        header = {}
        while (line := stream.readline().strip()):
            name, value = line.split(b":", 1)
            header[name.lower()] = int(value)
        body = stream.read(header[b"content-length"])
        size += len(body)
        message = json.loads(body)
        if "method" not in message:
            received[message["id"]] = "result" in message
    assert sorted(received) == sorted(range(last - count, last + 1)) and all(received.values()), received
    if before:
        grown = peak(client) - before
        assert grown < size / 3 and grown < 40 << 20, (grown, size)
    client.close()


def peak(client):
    """The most memory that a server had, in bytes; None where the system does not say it."""
    try:
        with open(f"/proc/{client.process.pid}/status") as file:
            return int(re.search(r"VmHWM:\s*(\d+) kB", file.read())[1]) << 10
    except OSError:
        return None


def wait_until_idle(process):
    """Waits until a process has slept for a while, or for some seconds where the system does not say it."""
    seen, end = 0, time.monotonic() + 60
    while seen < 20 and time.monotonic() < end:
        time.sleep(0.05)
        try:
            with open(f"/proc/{process.pid}/stat") as file:
                seen = seen + 1 if file.read().rsplit(")", 1)[1].split()[0] == "S" else 0
        except OSError:
            end = min(end, time.monotonic() + 3)


def watched_files():
    """Other programs write imports and a configuration."""
    folder, path = themes()
    with folder:
        capabilities = json.loads(json.dumps(FULL))
        capabilities["workspace"]["didChangeWatchedFiles"] = {"dynamicRegistration": True}
        client, _, _ = start(capabilities, path)
        client.read_until(lambda: "client/registerCapability" in client.received)
        uri = "file://" + path + "/main.nss"
        client.open(uri, MAIN)
        client.wait_for_version(uri, 1)
        count = len(client.diagnostics[uri])
        with open(path + "/base.nss", "w") as file:
            file.write("")
        client.diagnostics.clear()
        client.notify("workspace/didChangeWatchedFiles", {
            "changes": [{"uri": "file://" + path + "/base.nss", "type": 2}]})
        client.read_until(lambda: uri in client.diagnostics)
        assert len(client.diagnostics[uri]) == count + 1
        with open(path + "/themec.json", "w") as file:
            file.write('{"rules": {"unit-suffix": "off"}}')
        client.diagnostics.clear()
        client.notify("workspace/didChangeWatchedFiles", {
            "changes": [{"uri": "file://" + path + "/themec.json", "type": 1}]})
        client.read_until(lambda: uri in client.diagnostics)
        assert "unit-suffix" not in {d["code"] for d in client.diagnostics[uri]}
        client.shut_down()


def all_kinds():
    """Messages of all kinds that the model knows, valid and broken: each request is answered once, and nothing ends."""
    folder, path = themes()
    with folder:
        client, _, _ = start(FULL, path)
        if not client.model.model:
            client.shut_down()
            return
        uri = "file://" + path + "/main.nss"
        client.open(uri, MAIN)
        maker = Maker(client.model, uri, random.Random(11))
        asked = [m for m in client.model.requests.values() if m["messageDirection"] != "serverToClient"]
        told = [m for m in client.model.notifications.values() if m["messageDirection"] != "serverToClient"]
        for message in asked + told:
            method = message["method"]
            if method in ("initialize", "shutdown", "exit"):
                continue
            for round in range(5 if SHORT else 9):
                params = maker.value(message["params"]) if message.get("params") else None
                if round > 2:
                    params = maker.broken(params)
                if message in told:
                    client.notify(method, params)
                    continue
                id = client.start(method, params)
                if method == "workspace/diagnostic":
                    client.notify("$/cancelRequest", {"id": id})
                try:
                    # What comes back of a broken item is as broken.
                    client.wait(id, checks=round <= 2)
                except Failed as failure:
                    assert failure.code in (-32601, -32602, -32800, -32801, -32803), (method, params, failure)
            # Whatever came before, the text can be given anew.
            client.open(uri, MAIN)
        assert client.request("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
        client.shut_down()


def fixes():
    """All safe fixes, worked out when the user has chosen the action, are those of the command line."""
    folder, path = themes()
    with folder:
        capabilities = json.loads(json.dumps(FULL))
        capabilities["textDocument"]["codeAction"]["resolveSupport"] = {"properties": ["edit"]}
        client, units, provided = start(capabilities, path)
        assert provided["codeActionProvider"]["resolveProvider"]
        uri = "file://" + path + "/main.nss"
        # In a file with an error of syntax nothing is fixed.
        text = MAIN.replace("font-colour: @acent; ", "").replace("@é😀: #fff;\n", "")
        with open(path + "/main.nss", "w", encoding="utf-8") as file:
            file.write(text)
        client.open(uri, text)
        here = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}
        asked = {"textDocument": {"uri": uri}, "range": here, "context": {"diagnostics": [], "only": ["source.fixAll"]}}
        [action] = client.request("textDocument/codeAction", asked)
        assert "edit" not in action
        edits = client.request("codeAction/resolve", action)["edit"]["documentChanges"][0]["edits"]
        subprocess.run([THEMEC, "lint", "--fix", "--exit-zero", path + "/main.nss"], capture_output=True)
        assert apply(text, edits, units) == open(path + "/main.nss", encoding="utf-8").read() != text
        client.change(uri, 2, edit((0, 0), (0, 0), "\n"))
        try:
            client.request("codeAction/resolve", action)
            raise AssertionError("edits of an old text")
        except Failed as failure:
            assert failure.code == -32801, failure
        client.shut_down()


def links():
    """Where an import leads decides, and not how it is spelt."""
    folder, path = themes()
    with folder:
        os.mkdir(path + "/app")
        os.symlink("../base.nss", path + "/app/out.nss")
        os.symlink(".", path + "/app/here")
        with open(path + "/app/own.nss", "w") as file:
            file.write("@own: red;\n")
        client, _, _ = start(FULL, path + "/app")
        uri = "file://" + path + "/app/main.nss"
        client.open(uri, '@import "out.nss";\n@import "here/own.nss";\nButton { font-color: @own; }\n')
        found = client.wait_for_version(uri, 1)
        assert [d["code"] for d in found] == ["import-outside-root"], found
        # Another program puts a file in place of the link.
        os.remove(path + "/app/out.nss")
        with open(path + "/app/out.nss", "w") as file:
            file.write("@new: red;\n")
        client.diagnostics.clear()
        client.notify("textDocument/didSave", {"textDocument": {"uri": uri}})
        client.read_until(lambda: uri in client.diagnostics)
        assert client.diagnostics[uri] == [], client.diagnostics[uri]
        client.shut_down()


tour(FULL)
tour({"textDocument": {}})
all_kinds()
links()
fixes()
pulling = json.loads(json.dumps(FULL))
pulling["textDocument"]["diagnostic"] = {"dynamicRegistration": False}
tour(pulling)
for file in WORDS[2:3] if SHORT else WORDS[2:]:
    stored = json.load(open(file))
    tour(stored.get("capabilities", stored))
stress()
sudden_ends()
vanished_client()
shared_output()
strange_texts()
all_at_once()
unread()
watched_files()
print("ok")
