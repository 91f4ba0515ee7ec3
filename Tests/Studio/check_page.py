"""Uses the studio in Chromium as people do: Tests/Studio/check_page.py STUDIO FOLDER THEMEC

Works with the keyboard alone where people can, and opens a page that `THEMEC preview --edit` fills. Leaves screenshots in
FOLDER. Prints a line for each check that failed, and 'checked N' at the end.
"""
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import zipfile

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from browser import PICTURES, check, finish, open_studio, settled, until, write

STUDIO, FOLDER, THEMEC = (pathlib.Path(argument).resolve() for argument in sys.argv[1:4])


def summary(page, expected):
    until(page, f"document.getElementById('summary').textContent.includes('{expected}')")


def tab_to(page, selector):
    """Presses Tab until an element has the focus."""
    for _ in range(500):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise SystemExit(f"Tab leads never to {selector}")


def look_at_policy(page):
    """Nothing can be fetched from elsewhere, whatever a script tries."""
    listener = socket.create_server(("127.0.0.1", 0))
    listener.settimeout(0.5)
    refused = page.evaluate("""async (address) => {
      const refused = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
      await fetch(address).catch(() => {});
      document.body.append(Object.assign(new Image(), { src: `${address}/image.png`, hidden: true }));
      document.body.append(Object.assign(document.createElement('script'), { src: `${address}/script.js` }));
      await new Promise((done) => setTimeout(done, 500));
      return refused;
    }""", f"http://127.0.0.1:{listener.getsockname()[1]}")
    check("refused", {"connect-src", "img-src", "script-src-elem"} <= set(refused), refused)
    try:
        check("nobody is called", not listener.accept())
    except TimeoutError:
        pass


def check_width(page, width):
    wide = page.evaluate("document.documentElement.scrollWidth")
    check(f"{width} points", wide <= width, wide)


def work_with_keyboard(browser):
    """Starts from a brand's colour, makes a mistake, takes its fix, and saves, without a mouse."""
    page = open_studio(browser, STUDIO)
    order = []
    while "text" not in order and len(order) < 500:
        page.keyboard.press("Tab")
        order.append(page.evaluate("document.activeElement.id"))
    known = ["file", "new", "open", "download", "text"]
    check("order of the focus", [name for name in order if name in known] == known and "component" not in order, order)
    page.keyboard.press("Escape")
    tab_to(page, "#new")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.screenshot(path=FOLDER / "studio-start.png")
    check("dialog", page.get_by_role("dialog", name="Start from").count() == 1)
    tab_to(page, "#base")
    page.keyboard.press("n")
    tab_to(page, "button[value=start]")
    page.keyboard.press("Enter")
    until(page, "document.getElementById('text').value.includes('themec:NUI')")
    made = subprocess.run([THEMEC, "init", "-", "--brand", "#0b6e99", "--on", "nui"], capture_output=True, text=True).stdout
    check("a brand's theme", page.input_value("#text") == made)
    tab_to(page, "#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("Label { font-colr: red; }")
    settled(page)
    until(page, "document.querySelector('#findings button.fix') !== null")
    page.keyboard.press("Escape")
    tab_to(page, "#findings li:has(.fix) button.place")
    page.keyboard.press("Enter")
    check("Enter leads to the place", page.evaluate(
        "(text => text.value.slice(text.selectionStart, text.selectionEnd))(document.activeElement)") == "font-colr")
    page.keyboard.press("Escape")
    tab_to(page, "#findings button.fix")
    page.keyboard.press("Enter")
    until(page, "document.getElementById('text').value.includes('Label { font-color: red; }')")
    page.keyboard.press("Control+z")
    check("undone", page.input_value("#text") == made + "Label { font-colr: red; }")
    page.keyboard.press("Escape")
    tab_to(page, "#look")
    page.keyboard.press("End")
    until(page, "location.hash.includes('look=')")
    tab_to(page, "#download")
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    saved = pathlib.Path(download.value.path()).read_text()
    check("saved by keyboard", saved == page.input_value("#text"), saved[-80:])
    for role, name in [
        ("textbox", "Text of the theme"), ("combobox", "File"), ("combobox", "Component"), ("combobox", "Room"),
        ("combobox", "Look"), ("region", "Theme"), ("region", "Pictures"), ("button", "Download"), ("button", "New …"),
    ]:
        check(f"{role} {name}", page.get_by_role(role, name=name, exact=True).count() == 1)


def drop(page, *paths):
    """Drops files and folders on the page, as a file manager does."""
    session = page.context.new_cdp_session(page)
    data = {"items": [], "files": [str(path) for path in paths], "dragOperationsMask": 1}
    for kind in ["dragEnter", "dragOver", "drop"]:
        session.send("Input.dispatchDragEvent", {"type": kind, "x": 200, "y": 300, "data": data})


def work_with_files(browser, folder):
    """Edits two themes with an import that they share: dropped, and on a page that the tool filled."""
    for name, text in [
        ("base/base.nss", "@import \"themec:Fiori\";\r\n@ground: #ffffff;\r\n"),
        ("brands/one.nss", "@import \"../base/base.nss\";\nfdlFUIHierarchyItemView_title { font-color: @ink; }\n@ink: #101112;\n"),
        ("brands/two.nss", "@import \"../base/base.nss\";\n/* </script><!-- */ fdlFUIHierarchyItemView_title { font-color: #202122; }\n"),
    ]:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(text.encode())
    subprocess.run(
        [THEMEC, "preview", "--quiet", "--edit", "brands", "--studio", STUDIO, "-o", "edit.html"], cwd=folder, check=True)
    picture = PICTURES
    for page in [open_studio(browser, folder / "edit.html"), open_studio(browser, STUDIO)]:
        if page.url.endswith("studio.html") or not page.is_visible("#themes"):
            drop(page, folder / "brands", folder / "base")
            until(page, "document.querySelectorAll('#theme option').length === 2")
        check("themes", page.locator("#theme option").all_text_contents() == ["brands/one.nss", "brands/two.nss"])
        until(page, f"{picture}.includes('#101112')")
        page.select_option("#file", "base/base.nss")
        write(page, "@import \"themec:Fiori\";\n@ink: #303132;\n@none: @nothing;\n")
        summary(page, "error")
        check("the theme of an import", page.input_value("#theme") == "brands/one.nss")
        write(page, "@import \"themec:Fiori\";\n@ground: #000000;\n")
        until(page, "!document.getElementById('summary').textContent.includes('error')")
        page.select_option("#theme", "brands/two.nss")
        until(page, f"{picture}.includes('#202122')")
        check("the import stays open", page.input_value("#file") == "base/base.nss")
        page.select_option("#theme", "brands/one.nss")
        # Nobody would answer when the browser asks whether the page may write to what was dropped.
        page.evaluate("handles.clear()")
        with page.expect_download() as download:
            page.click("#download")
        with zipfile.ZipFile(download.value.path()) as archive:
            check("an archive", archive.testzip() is None and sorted(archive.namelist()) == [
                "base/base.nss", "brands/one.nss", "brands/two.nss"], archive.namelist())
            check("texts come back", archive.read("brands/two.nss") == (folder / "brands/two.nss").read_bytes())
            check("ends of lines", archive.read("base/base.nss") == b"@import \"themec:Fiori\";\r\n@ground: #000000;\r\n")
        page.reload()
        page.wait_for_selector("#pictures img")
        check("texts of the last visit", "000000" in page.input_value("#text"), page.input_value("#text"))
        check("nothing is complained of", not page.talk, page.talk[:3])
    # Another page has other themes, whatever the browser keeps.
    (folder / "brands/one.nss").write_text("fdlFUIHierarchyItemView_title { font-color: #404142; }\n")
    subprocess.run([THEMEC, "preview", "--quiet", "--edit", "brands", "--studio", STUDIO, "-o", "edit.html"], cwd=folder, check=True)
    page = open_studio(browser, folder / "edit.html")
    until(page, f"{picture}.includes('#404142')")
    page.screenshot(path=FOLDER / "studio-edit.png")
    check_width(open_studio(browser, folder / "edit.html", 390, 844), 390)


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox", "--force-color-profile=srgb"])
    page = open_studio(browser, STUDIO)
    check("no request", all(url.startswith(("file:", "blob:", "data:")) for url in page.asked), page.asked[:5])
    check("all components", page.locator("#pictures img").count() == page.evaluate("wantedPictures('').length") > 12)
    page.screenshot(path=FOLDER / "studio-1280.png")

    # A mistake keeps the last good pictures and says so; its fix takes it away; undoing brings it back.
    before = page.locator("#pictures img").first.get_attribute("src")
    write(page, "fdlFUIHierarchyItemView_title { font-color: #12g; font-colr: red; }")
    summary(page, "error")
    check("the banner says so", page.is_visible("#stale"), page.text_content("#stale"))
    check("last good pictures", page.locator("#pictures img").first.get_attribute("src") == before)
    page.screenshot(path=FOLDER / "studio-mistake.png")
    write(page, "fdlFUIHierarchyItemView_title { font-colr: #ff0000; }")
    settled(page)
    page.wait_for_selector("#findings button.fix")
    page.locator("#findings button.fix").first.focus()
    page.keyboard.press("Enter")
    until(page, "document.getElementById('text').value.includes('font-color')")
    until(page, f"{PICTURES}.includes('#ff0000')")
    page.keyboard.press("Control+z")
    until(page, "document.getElementById('text').value.includes('font-colr')")
    settled(page)
    page.locator("#findings button.place").first.click()
    check("a finding leads to its place", page.evaluate(
        "getSelection() && document.activeElement.id === 'text' && document.getElementById('text').selectionStart > 0"))

    # The link holds the choices, the text survives a reload.
    page.select_option("#component", "grid")
    page.select_option("#room", "tablet")
    until(page, "document.querySelectorAll('#pictures img').length === 1")
    check("link", "component=grid" in page.url and "room=tablet" in page.url, page.url)
    text = page.input_value("#text")
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    page.reload()
    page.wait_for_selector("#pictures img")
    check("leaving asks", "beforeunload" in asked, asked)
    check("text survives", page.input_value("#text") == text, page.input_value("#text")[:80])
    check("choices survive", page.input_value("#component") == "grid" and page.locator("#pictures img").count() == 1)

    # Hostile text.
    write(page, "</script><script>alert(1)</script><img src=x onerror=alert(2)> { font-color: red; }")
    summary(page, "error")
    check("no element comes of text", page.locator("img[src='x']").count() == 0)
    page.evaluate("""() => { const text = document.getElementById('text');
      text.value = Array.from({ length: 10000 }, (_, i) => `Button${i} { font-colr: red; }`).join('\\n');
      text.dispatchEvent(new Event('input')); }""")
    until(page, "document.querySelectorAll('#findings li').length > 50")
    page.get_by_role("button", name="Show 150 more").click()
    check("all findings", page.locator("#findings li").count() > 200, page.locator("#findings li").count())
    page.evaluate("""() => { const text = document.getElementById('text');
      text.value = '/* a long line of a comment */ Button { font-color: red; }\\n'.repeat(18000);
      text.dispatchEvent(new Event('input')); }""")
    page.wait_for_timeout(3000)
    check("a megabyte", page.locator("#drawing span").count() < 2000, page.locator("#drawing span").count())

    # The keyboard leaves the text; every control has a name.
    write(page, "Button { }")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    check("Escape and Tab leave", page.evaluate("document.activeElement.id") != "text")
    page.click("#new")
    page.check("input[value=nui]")
    page.click("button[value=start]")
    until(page, "document.getElementById('text').value.includes('themec:NUI')")
    with page.expect_download() as download:
        page.click("#download")
    check("download", download.value.suggested_filename == "theme.nss", download.value.suggested_filename)
    found = Axe().run(page).response["violations"]
    check("axe", not found, [violation["id"] for violation in found])
    check("nothing is complained of", not page.talk, page.talk[:3])

    look_at_policy(page)
    work_with_keyboard(browser)
    with tempfile.TemporaryDirectory() as folder:
        work_with_files(browser, pathlib.Path(folder))

    for scheme, width, height in [("light", 390, 844), ("dark", 1280, 900)]:
        page = open_studio(browser, STUDIO, width, height, color_scheme=scheme)
        check_width(page, width)
        page.screenshot(path=FOLDER / f"studio-{width}-{scheme}.png", full_page=True)
    browser.close()

sys.exit(finish())
