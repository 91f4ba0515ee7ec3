"""Writes themes in the studio as people do who know the language: Tests/Studio/check_work.py STUDIO FOLDER THEMEC

Proposals, explanations, fixes, settings, products and links, with hostile ones among them, and large sheets; what the studio
shows is compared with what THEMEC says. Leaves screenshots in FOLDER. Prints a line for each check that failed, and
'checked N' at the end.
"""
import base64
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
import zlib

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from browser import answered, check, finish, open_studio, settled, show, until, write

STUDIO, FOLDER, THEMEC = (pathlib.Path(argument).resolve() for argument in sys.argv[1:4])
TEXT = "document.getElementById('text')"


def value_is(page, text):
    try:
        until(page, f"{TEXT}.value === {json.dumps(text)}")
    except SystemExit:
        check("the text", False, page.input_value("#text"))


def themec(folder, *words):
    """The output of the command in a folder."""
    return subprocess.run([THEMEC, *words], cwd=folder, capture_output=True, text=True).stdout


def write_by_keyboard(browser):
    page = open_studio(browser, STUDIO)
    page.focus("#text")
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    settled(page)
    page.keyboard.type("@brand: #0B6E99;")
    page.keyboard.press("Enter")
    page.keyboard.type("Button {")
    page.keyboard.press("Enter")
    value_is(page, "@brand: #0B6E99;\nButton {\n  \n}")
    settled(page)
    page.keyboard.type("font-c")
    page.wait_for_selector("#proposals li")
    check("a property is proposed", page.text_content("#proposals b") == "font-color", page.text_content("#proposals"))
    check("it is told", "proposal" in page.text_content("#at-cursor"), page.text_content("#at-cursor"))
    check("a reader of the screen follows", page.get_attribute("#text", "aria-activedescendant") == "proposal-0")
    page.screenshot(path=FOLDER / "work-proposals.png")
    page.keyboard.press("Enter")
    value_is(page, "@brand: #0B6E99;\nButton {\n  font-color: \n}")
    page.keyboard.type("@b")
    page.wait_for_selector("#proposals .chip")
    page.keyboard.press("Enter")
    page.keyboard.type(";")
    whole = "@brand: #0B6E99;\nButton {\n  font-color: @brand;\n}"
    value_is(page, whole)
    settled(page)
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Control+i")
    until(page, "document.querySelector('#at-cursor .chip') !== null")
    check("the value and its contrast", "#0B6E99" in page.text_content("#at-cursor"), page.text_content("#at-cursor"))
    page.keyboard.press("F12")
    until(page, f"{TEXT}.selectionStart === 0 && {TEXT}.selectionEnd === 6")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    until(page, "document.querySelectorAll('#drawing .bracket').length === 2")

    # A mistake: the message at the cursor, its fix by keyboard, and undoing.
    write(page, "Button {\n  font-colr: red;\n}\nLabel {\n  font-colr: red;\n}\n")
    settled(page)
    page.keyboard.press("Control+Home")
    page.keyboard.press("F8")
    until(page, "document.querySelector('#at-cursor .fix') !== null")
    page.screenshot(path=FOLDER / "work-finding.png")
    page.keyboard.press("Control+.")
    value_is(page, "Button {\n  font-color: red;\n}\nLabel {\n  font-colr: red;\n}\n")
    page.keyboard.press("Control+z")
    value_is(page, "Button {\n  font-colr: red;\n}\nLabel {\n  font-colr: red;\n}\n")
    settled(page)
    page.locator("#findings .why").first.click()
    page.wait_for_selector("#code[open]")
    check("the explanation", "unknown-property" == page.text_content("#code-title") and "Why it matters" in page.text_content("#code-text"))
    found = Axe().run(page).response["violations"]
    check("axe, the explanation", not found, [(violation["id"], violation["nodes"][0]["html"]) for violation in found])
    page.keyboard.press("Escape")

    # Finding and replacing, lines indented together, the canonical layout.
    page.focus("#text")
    page.keyboard.press("Control+f")
    page.keyboard.type("colr")
    until(page, "document.getElementById('find-count').textContent === '2 places'")
    page.fill("#find-other", "color")
    page.click("#find-all")
    page.keyboard.press("Escape")
    value_is(page, "Button {\n  font-color: red;\n}\nLabel {\n  font-color: red;\n}\n")
    page.click("#find-close")
    page.focus("#text")
    page.keyboard.press("Control+a")
    page.keyboard.press("Tab")
    check("lines are indented", page.input_value("#text").startswith("  Button {\n    font"), page.input_value("#text")[:40])
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Alt+F")
    page.wait_for_timeout(500)
    write(page, "Label{font-size:17}")
    settled(page)
    page.keyboard.press("Shift+Alt+F")
    value_is(page, "Label { font-size: 17; }\n")
    page.keyboard.press("Control+z")
    value_is(page, "Label{font-size:17}")

    # A new line at the end comes into sight.
    write(page, "\n".join(f"A{number} {{ font-size: 17; }} /* {'far ' * 40}*/" for number in range(100)))
    page.keyboard.press("Control+End")
    for _ in range(3):
        page.keyboard.press("Enter")
    lost = page.evaluate(f"[{TEXT}.scrollHeight - {TEXT}.scrollTop - {TEXT}.clientHeight, {TEXT}.scrollLeft]")
    check("the new line is in sight", lost[0] <= 20 and lost[1] == 0, lost)

    # By mouse: the word below it, and what is built in.
    write(page, "@import \"themec:Fiori\";\nButton { font-color: tintColor; }\n")
    settled(page)
    box = page.locator("#text").bounding_box()
    point = page.evaluate("editor.point(editor.text.indexOf('tintColor') + 3)")
    page.mouse.move(box["x"] + point["x"], box["y"] + point["y"] + 8)
    page.wait_for_selector("#hover:visible .chip")
    page.screenshot(path=FOLDER / "work-hover.png")
    page.mouse.click(box["x"] + point["x"], box["y"] + point["y"] + 8)
    page.keyboard.press("F12")
    page.wait_for_selector("#page[open]")
    chosen = page.evaluate("(text => text.value.slice(text.selectionStart, text.selectionEnd))(document.getElementById('page-text'))")
    check("the palette opens", "tintColor" in chosen, chosen)
    page.keyboard.press("Escape")
    check("nothing is complained of", not page.talk, page.talk[:3])
    page.context.close()


def settings_and_products(browser, folder):
    page = open_studio(browser, STUDIO)
    page.on("dialog", lambda dialog: dialog.accept())
    text = "Button {\n  font-color: red\n}\n@media (appearance: dark) { Label { font-size: 17; } }\nLabell { font-size: 4; }\n"
    write(page, text)
    settled(page)
    page.click("#settings")
    page.select_option("#target", "nui")
    page.screenshot(path=FOLDER / "work-settings.png")
    found = Axe().run(page).response["violations"]
    check("axe, the settings", not found, [(violation["id"], violation["nodes"][0]["html"]) for violation in found])
    page.click("button[value=apply]")
    until(page, "document.getElementById('findings').textContent.includes('lost-stylesheet')")
    (folder / "theme.nss").write_text(text)
    (folder / "themec.json").write_text(page.evaluate("state.files.get('themec.json')"))
    native = json.loads(themec(folder, "lint", "--format", "json", "theme.nss"))
    codes = [finding["code"] for finding in native["diagnostics"]]
    shown = [words.split(" ")[0] for words in page.locator("#findings small").all_text_contents()]
    check("the same findings as the command", shown == codes, [shown, codes])
    page.select_option("#file", "themec.json")
    write(page, "{ \"targt\": \"nui\", \"registry\": [\"none.nss\"] }")
    until(page, "document.getElementById('findings').textContent.includes(\"unknown key 'targt'\")")
    page.locator("#findings button.place", has_text="targt").click()
    check("a mistake in the settings has a place", page.evaluate(f"{TEXT}.value.slice({TEXT}.selectionStart, {TEXT}.selectionEnd)") == '"targt"')
    write(page, "{}")
    page.select_option("#file", "theme.nss")
    write(page, "@leaf: #2E7D32;\n@media (appearance: dark) { @leaf: #81C784; }\nButton { font-color: @leaf; }\n")
    settled(page)
    (folder / "theme.nss").write_text(page.input_value("#text"))
    (folder / "themec.json").unlink()
    page.click("#products")
    for form in ["json", "nss", "css", "tokens", "swift", "accessors"]:
        page.select_option("#form", form)
        native = themec(folder, "build", "--quiet", "theme.nss", "--emit", f"{form}:-")
        try:
            until(page, f"document.getElementById('product-text').value === {json.dumps(native)}")
            check(form, native != "")
        except SystemExit:
            check(form, False, page.input_value("#product-text")[:200])
    page.select_option("#form", "xcassets")
    until(page, "document.getElementById('product-text').value.includes('Contents.json')")
    with page.expect_download() as download:
        page.click("#product-save")
    check("a catalogue is a zip", download.value.suggested_filename.endswith(".zip"), download.value.suggested_filename)
    themec(folder, "build", "--quiet", "theme.nss", "--emit", "xcassets:theme.xcassets")
    catalog = {str(path.relative_to(folder)): path.read_bytes() for path in (folder / "theme.xcassets").rglob("*.json")}
    with zipfile.ZipFile(download.value.path()) as archive:
        check("the catalogue of the command", {name: archive.read(name) for name in archive.namelist()} == catalog != {}, archive.namelist())
    page.screenshot(path=FOLDER / "work-products.png")
    page.locator("#products-dialog button", has_text="Close").click()

    # Another file in a folder, which the theme imports; saving writes to the files that the browser may write.
    add_file(page, "parts/base.nss", "@leaf: #000000;\n")
    page.select_option("#file", "theme.nss")
    write(page, "@import \"parts/base.nss\";\nButton { font-color: @leaf; }\n")
    until(page, "document.getElementById('swatches').textContent.includes('leaf')")
    page.select_option("#file", "parts/base.nss")
    page.click("#organize")
    page.fill("#file-name", "colors/own/leaf.nss")
    page.click("button[value=rename]")
    opened(page, "colors/own/leaf.nss")
    page.select_option("#file", "theme.nss")
    value_is(page, "@import \"colors/own/leaf.nss\";\nButton { font-color: @leaf; }\n")
    settled(page)
    check("the theme goes on with a renamed import", page.input_value("#theme") == "theme.nss" and page.text_content("#summary") == "none",
          page.text_content("#summary"))
    page.evaluate("""() => { window.written = {};
      for (const name of state.files.keys()) handles.set(name, { createWritable: async () => ({
        write: async (text) => { window.written[name] = text; }, close: async () => {} }) }); }""")
    page.focus("#text")
    page.keyboard.press("Control+s")
    until(page, "document.getElementById('note').textContent.includes('saved')")
    check("saved where it was opened", page.evaluate("window.written")["theme.nss"] == page.input_value("#text"))
    check("nothing is complained of", not page.talk, page.talk[:3])
    page.context.close()


def add_file(page, name, text):
    page.click("#organize")
    page.fill("#file-name", name)
    page.click("button[value=add]")
    opened(page, name)
    write(page, text)
    settled(page)


def opened(page, name):
    """Waits until a file is open: a dialog tells that it is closed a moment after the click."""
    until(page, f"state.file === {json.dumps(name)}")


def undoing(browser):
    """Each file has steps of its own; one of a phone is taken back without keys."""
    page = open_studio(browser, STUDIO)
    page.on("dialog", lambda dialog: dialog.accept())
    first = page.input_value("#text")
    page.focus("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("Label { font-colr: red; }")
    add_file(page, "parts/base.nss", "@leaf: #123456;\n")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    value_is(page, "")
    page.keyboard.press("Control+Shift+z")
    value_is(page, "@leaf: #123456;\n")
    page.select_option("#file", "theme.nss")
    check("the cursor is where it was", page.evaluate(f"{TEXT}.selectionStart") > len(first))
    settled(page)
    page.focus("#text")
    page.keyboard.press("Control+f")
    page.keyboard.type("r")
    page.fill("#find-other", "rr")
    page.click("#find-all")
    page.click("#find-close")
    page.keyboard.press("Control+z")
    value_is(page, first + "Label { font-colr: red; }")
    page.locator("#findings button.fix").first.click()
    value_is(page, first + "Label { font-color: red; }")
    page.click("#undo")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    check("nothing of another file is taken back", page.input_value("#text").startswith(first), page.input_value("#text"))
    for _ in range(40):
        page.keyboard.press("Control+z")
    value_is(page, first)
    check("the worker has the text", page.evaluate("state.files.get('theme.nss')") == first)
    for _ in range(40):
        page.keyboard.press("Control+y")
    value_is(page, first + "Label { font-color: red; }")
    check("nothing is complained of", not page.talk, page.talk[:3])
    page.context.close()
    page = open_studio(browser, STUDIO, 390, 844, has_touch=True, is_mobile=True)
    show(page, "Text")
    page.tap("#text")
    page.keyboard.insert_text("Label { } ")
    page.tap("#undo")
    value_is(page, first)
    page.context.close()


def letters(work):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    content = work if isinstance(work, bytes) else json.dumps(work).encode()
    return base64.urlsafe_b64encode(packer.compress(content) + packer.flush()).rstrip(b"=").decode()


def open_link(browser, work):
    page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.talk, page.asked, page.opened = [], [], []
    page.on("console", lambda message: page.talk.append(message.text))
    page.on("pageerror", lambda error: page.talk.append(str(error)))
    page.on("request", lambda request: page.asked.append(request.url))
    page.on("dialog", lambda dialog: (dialog.type == "beforeunload" or page.opened.append(dialog.message), dialog.accept()))
    page.goto(f"file://{STUDIO}#work={work}")
    page.wait_for_selector("#pictures img")
    return page


def links(browser):
    page = open_studio(browser, STUDIO)
    write(page, "Button { font-color: #123456; } /* é 👩‍👩‍👧 \u202e */\n")
    page.evaluate(f"{TEXT}.setSelectionRange(9, 19)")
    page.click("#link")
    until(page, "location.hash.includes('work=')")
    text = page.input_value("#text")
    other = open_link(browser, page.url.split("work=")[1].split("&")[0])
    check("a link holds the work", other.input_value("#text") == text, other.input_value("#text"))
    check("a link holds the place", other.evaluate(f"[{TEXT}.selectionStart, {TEXT}.selectionEnd]") == [9, 19])
    check("a link asks nothing", all(url.startswith(("file:", "blob:", "data:")) for url in other.asked), other.asked)
    write(other, "Button { font-color: #654321; }\n")
    settled(other)
    other.reload()
    other.wait_for_selector("#pictures img")
    check("work on a link is kept", "#654321" in other.input_value("#text"), other.input_value("#text"))
    page.context.close()
    other.context.close()

    page = open_link(browser, letters({"files": [["../../etc/passwd.nss", "a"], ["/b.nss", "x"], ["C:\\c\n.nss", "y"]]}))
    with page.expect_download() as download:
        page.click("#download")
    with zipfile.ZipFile(download.value.path()) as archive:
        check("no name leads out", sorted(archive.namelist()) == ["C__c_.nss", "b.nss", "etc/passwd.nss"], archive.namelist())
    page.context.close()

    script = "<img src=x onerror=alert(1)><script>alert(2)</script>"
    for work in [
        "!!!", "", "AAAA", letters(b"null"), letters(b"[1]"), letters({"files": "x"}), letters({"files": [["a.nss"]]}),
        letters({"files": [[1, 2]]}), letters({"files": []}), letters({"files": [["", ""]]}), letters(b"\x00" * 30_000_000),
        letters({"files": [["a.nss", "x"]] * 1001}), letters({"files": [["a.nss", "x"]], "place": ["javascript:alert(1)", {}]}),
        letters({"files": [[f"{script}.nss", script], ["__proto__", "x"], ["../../etc/passwd.nss", "a"], ["constructor.nss", "x"]],
                 "file": "__proto__", "themes": ["javascript:alert(3)"], "theme": script}),
        letters({"files": [["javascript:alert(1).nss", f"{script} {{ font-color: {script}; }}"], ["themec.json", '{"docs": "javascript:alert(1)"}']]}),
        letters({"files": [["themec.json", f'{{"{script}": 1, "registry": ["{script}"]}}'], ["a.nss", "@import \"a.nss\";"]]}),
        letters({"files": [["a.nss", "Button { background-image: url(http://example.com/x.png); font-name: \"http://example.com\"; }"]]}),
        letters(b'{"files": [["\\ud800.nss", "Button { font-color: red; } /* \\udc00 */"]]}'),
        letters({"files": [["a.nss", "__proto__ { font-color: @hasOwnProperty; }\n@__proto__: red;\ntoString { font-color: @__proto__; }"]]}),
        letters({"files": [["a.nss", "Button { font-colr: red; }"], ["themec.json", "[" * 100_000]]}),
        letters({"files": [["a.nss", "Button { font-colr: red; }"], ["themec.json", '{"rules": null}']]}),
        letters({"files": [["a.nss", "Button { font-colr: red; }"], ["themec.json", '{"rules": "x", "app": ["../App"], "layers": ["a.nss", "b.nss"]}']]}),
        letters({"files": [["a.nss", "@import \"b.nss\";"], ["b.nss", "@import \"a.nss\";"], ["themec.json", '{"layers": ["a.nss", "b.nss"]}']]}),
        letters({"files": [["a.nss", f"Button {{ font-color: red; }} /* {'x' * 900_000} */"]]}),
        letters({"files": [["\u202egnp.exe\u200b.nss", "\u202eButton\u202c { font-c\u200bolor: red; }"]]}),
        letters({"files": [["$&.nss", "Button { font-color: $`$'$&${1}; }"], ["$&/$`.nss", "x"]]}),
        letters({"files": [["a.nss", "a { " * 50_000]]}), letters({"files": [["a.nss", "/*" * 100_000], ["b.nss", '"' * 100_000]]}),
        letters({"files": [["a\0.nss", "@import \"a\0b.nss\";"], ["..", "x"], ["/", "y"], ["\n", "z"]]}),
        letters({"files": [["a.nss", "x"]], "place": [1e15, -5]}),
        f"{letters({'files': [['a.nss', 'x']]})}&component={script}&room=constructor&look=__proto__", "%00%ff%zz&%=%",
    ]:
        page = open_link(browser, work)
        settled(page)
        for name in ["settings", "products", "compare", "organize"]:
            page.click(f"#{name}")
            page.wait_for_timeout(100)
            page.keyboard.press("Escape")
        made = page.evaluate("document.querySelectorAll('img[src=x], #findings script, a[href^=javascript]').length")
        asked = [url for url in page.asked if not url.startswith(("file:", "blob:", "data:"))]
        check(f"link {work[:40]}", not made and not page.opened and not asked and not page.talk, [made, page.opened, asked, page.talk[:3]])
        page.context.close()


def files(browser, folder):
    """Files that hold something else than they should, and work that another page put where this one keeps its own."""
    for name, content, note in [
        ("latin.nss", b"Button { font-color: red; } /* caf\xe9 */", "UTF-8"), ("large.nss", b"x" * 9_000_000, "too large"),
        ("bytes.nss", bytes(range(256)) * 10, "UTF-8"), ("mark.nss", b"\xef\xbb\xbfButton { font-color: red; }", ""),
        ("<img src=x onerror=alert(1)>.nss", b"Button { }", ""), ("returns.nss", b"@a: red;\rButton { font-color: @a; }\r", ""),
    ]:
        page = open_studio(browser, STUDIO)
        (folder / name).write_bytes(content)
        page.set_input_files("#open", folder / name)
        page.wait_for_timeout(300)
        settled(page)
        check(f"the file {name}", note in page.text_content("#note") and not page.talk, [page.text_content("#note"), page.talk[:3]])
        page.context.close()
    page = open_studio(browser, STUDIO)
    (folder / "brands/own").mkdir(parents=True)
    (folder / "brands/one.nss").write_text("@import \"own/ink.nss\";\nLabel { font-color: @ink; }\n")
    (folder / "brands/own/ink.nss").write_text("@ink: #101112;\n")
    (folder / "brands/notes.txt").write_text("none")
    page.click("#organize")
    page.evaluate("document.getElementById('open-folder').onclick = null")
    page.set_input_files("#open-folder", folder / "brands")
    until(page, "[...state.files.keys()].join() === 'brands/one.nss,brands/own/ink.nss'")
    settled(page)
    check("a folder is opened", page.text_content("#summary") == "none" and not page.is_visible("#files-dialog"), page.text_content("#summary"))
    for stored in ['{"files": [["a", 1]]}', '{"files": "x"}', '{"files": [["a.nss", "x"]], "opened": 5, "themes": 7, "theme": {}, "file": []}']:
        page.evaluate("(stored) => { clearTimeout(keeping); keeping = 0; localStorage.setItem(kept, stored); }", stored)
        page.reload()
        page.wait_for_selector("#pictures img")
        check(f"stored {stored}", not page.talk, page.talk[:3])
    page.context.close()


def policy(browser):
    page = open_studio(browser, STUDIO)
    content = page.get_attribute("meta[http-equiv]", "content")
    check("a strict policy", "unsafe-inline" not in content and "unsafe-eval'" not in content.replace("wasm-unsafe-eval'", ""), content)
    refused = page.evaluate("""async () => {
      const refused = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
      const box = document.createElement('div');
      box.innerHTML = '<p style="color: red" onclick="alert(1)">x</p><style>p { color: red }</style><form action="http://127.0.0.1/"></form>';
      document.body.append(box);
      box.querySelector('p').click();
      box.querySelector('form').submit();
      await new Promise((done) => setTimeout(done, 300));
      box.remove();
      return refused;
    }""")
    check("refused", {"style-src-attr", "style-src-elem", "script-src-attr", "form-action"} <= set(refused), refused)
    page.context.close()


def picture(folder):
    """A picture with a ground of white and a sign in one colour, as a logo has it."""
    rows = b"".join(b"\0" + b"".join(b"\xb5\x12\x3e" if 10 < x < 30 and 10 < y < 30 else b"\xff\xff\xff" for x in range(40)) for y in range(40))
    def chunk(kind, data):
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")
    head = (40).to_bytes(4, "big") * 2 + bytes([8, 2, 0, 0, 0])
    path = folder / "logo.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
    return path


def brands(browser, folder):
    page = open_studio(browser, STUDIO)
    page.on("dialog", lambda dialog: dialog.accept())
    page.click("#new")
    page.wait_for_selector("#brand-pictures img")
    before = page.locator("#brand-pictures img").first.get_attribute("src")
    page.fill("#color-text", "#8A2BE2")
    until(page, "!isDrawing")
    page.fill("#color-text", "zz")
    page.click("button[value=start]")
    check("a text that is no colour starts nothing", page.is_visible("#start"))
    page.check("input[value=empty]")
    page.click("button[value=start]")
    check("but is no matter for an empty theme", not page.is_visible("#start"))
    page.click("#new")
    page.fill("#color-text", "#8A2BE2")
    until(page, "!isDrawing")
    check("pictures follow the colour", page.locator("#brand-pictures img").first.get_attribute("src") != before)
    page.set_input_files("#logo", picture(folder))
    until(page, "document.getElementById('color').value === '#b5123e'")
    logo = folder / "logo.svg"
    logo.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script>'
                    '<image href="http://127.0.0.1/x.png"/><rect width="9" height="9" fill="#00796B"/></svg>')
    page.set_input_files("#logo", logo)
    until(page, "document.getElementById('color').value === '#00796b'")
    check("a drawn logo asks nothing", all(url.startswith(("file:", "blob:", "data:")) for url in page.asked), page.asked)
    page.set_input_files("#logo", picture(folder))
    until(page, "document.getElementById('color').value === '#b5123e'")
    page.check("#has-secondary")
    page.screenshot(path=FOLDER / "work-brand.png")
    page.click("button[value=start]")
    native = themec(folder, "init", "-", "--brand", "#b5123e", "--secondary", "#00796b")
    value_is(page, native)
    check("nothing is complained of", not page.talk, page.talk[:3])
    page.context.close()


def layouts(browser):
    page = open_studio(browser, STUDIO)
    before = page.locator("#text").bounding_box()["width"]
    page.focus("#bar-across")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    check("a pane is made larger", page.locator("#text").bounding_box()["width"] > before + 60)
    page.select_option("#look", "both")
    until(page, "document.querySelectorAll('#pictures img').length === 2 * names.filter((name) => name.endsWith('-phone-light.svg')).length")
    page.screenshot(path=FOLDER / "work-both.png")
    page.context.close()
    page = open_studio(browser, STUDIO, 390, 844)
    for tab, part in [("Text", "#text"), ("Findings", "#findings"), ("Colours", "#swatches"), ("Pictures", "#pictures")]:
        show(page, tab)
        check(f"the tab {tab}", page.is_visible(part))
        wide = page.evaluate("document.documentElement.scrollWidth")
        check(f"the tab {tab} fits", wide <= 390, wide)
        page.screenshot(path=FOLDER / f"work-390-{tab}.png")
    page.context.close()


def large_sheets(browser):
    """A key in a large sheet costs little more than in a bare text field with the same text, which a busy machine slows as much."""
    page = open_studio(browser, STUDIO)
    line = "Class%d { font-color: #12%04d; background-color: @brand; border-width: 3; }\n"
    for name, size in [("100 KB", 100_000), ("1 MB", 1_000_000)]:
        text = "@brand: #0B6E99;\n" + "".join(line % (number, number % 10_000) for number in range(size // 75))
        page.evaluate("""(text) => { const area = document.getElementById('text');
          area.value = text; area.dispatchEvent(new Event('input')); }""", text)
        settled(page)
        page.evaluate("""() => { const area = document.getElementById('text'), bare = area.cloneNode();
          bare.id = 'bare'; bare.value = area.value; area.after(bare);
          for (const each of [area, bare]) { each.setSelectionRange(17, 17); each.scrollTop = 0; } }""")
        spent = {"text": [], "bare": []}
        for letter in "abcdefgh":
            for field in spent:
                spent[field].append(page.evaluate("""([field, letter]) => new Promise((done) => {
                  document.getElementById(field).focus();
                  const start = performance.now();
                  document.execCommand('insertText', false, letter);
                  requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
                })""", [field, letter]))
                page.wait_for_timeout(100)
        page.evaluate("document.getElementById('bare').remove()")
        start = time.monotonic()
        answered(page)
        key, bare = min(spent["text"]), min(spent["bare"])
        print(f"{name}: a key paints in {key:.0f} ms, in a bare field in {bare:.0f} ms, answered {time.monotonic() - start:.2f} s later")
        check(f"{name}: a key", key <= 3 * bare + 20, spent)
    page.context.close()


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox", "--force-color-profile=srgb"])
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        write_by_keyboard(browser)
        settings_and_products(browser, folder)
        undoing(browser)
        links(browser)
        files(browser, folder)
        policy(browser)
        brands(browser, folder)
        layouts(browser)
        large_sheets(browser)
    browser.close()

sys.exit(finish())
