"""Uses the studio in Chromium as people do: Tests/Studio/check_page.py STUDIO FOLDER

Works with the keyboard alone where people can. Leaves screenshots in FOLDER. Prints a line for each check that failed, and
'checked N' at the end.
"""
import pathlib
import shutil
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

STUDIO, FOLDER = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
failures = []
checked = 0


def check(name, condition, detail=""):
    global checked
    checked += 1
    if not condition:
        failures.append(f"{name}: {detail}")


def open_studio(browser, width=1280, height=900, **options):
    context = browser.new_context(viewport={"width": width, "height": height}, **options)
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.talk, page.asked = [], []
    page.on("console", lambda message: page.talk.append(message.text))
    page.on("pageerror", lambda error: page.talk.append(str(error)))
    page.on("request", lambda request: page.asked.append(request.url))
    page.goto(f"file://{STUDIO}")
    page.wait_for_selector("#pictures img")
    return page


def until(page, expression):
    """Waits until an expression holds; the page's policy lets no script wait for it there."""
    for _ in range(300):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(100)
    raise SystemExit(f"never: {expression}")


def summary(page, expected):
    until(page, f"document.getElementById('summary').textContent.includes('{expected}')")


def write(page, text):
    page.focus("#text")
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(text)


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox", "--force-color-profile=srgb"])
    page = open_studio(browser)
    check("no request", all(url.startswith(("file:", "blob:", "data:")) for url in page.asked), page.asked[:5])
    check("all components", page.locator("#pictures img").count() == 13, page.locator("#pictures img").count())
    page.screenshot(path=FOLDER / "studio-1280.png")

    # A mistake keeps the last good pictures and says so; its fix takes it away; undoing brings it back.
    before = page.locator("#pictures img").first.get_attribute("src")
    write(page, "fdlFUIHierarchyItemView_title { font-color: #12g; font-colr: red; }")
    summary(page, "error")
    check("the banner says so", page.is_visible("#stale"), page.text_content("#stale"))
    check("last good pictures", page.locator("#pictures img").first.get_attribute("src") == before)
    page.screenshot(path=FOLDER / "studio-mistake.png")
    write(page, "fdlFUIHierarchyItemView_title { font-colr: #ff0000; }")
    page.wait_for_selector("button.fix")
    page.locator("button.fix").first.focus()
    page.keyboard.press("Enter")
    until(page, "document.getElementById('text').value.includes('font-color')")
    until(page, "decodeURIComponent(document.querySelector('#pictures img').src).toLowerCase().includes('#ff0000')")
    page.keyboard.press("Control+z")
    until(page, "document.getElementById('text').value.includes('font-colr')")
    page.locator("button.place").first.click()
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
    until(page, "document.querySelectorAll('#findings li').length > 100")
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
    page.select_option("#start", "nui")
    until(page, "document.getElementById('text').value.includes('themec:NUI')")
    with page.expect_download() as download:
        page.click("#download")
    check("download", download.value.suggested_filename == "theme.nss", download.value.suggested_filename)
    found = Axe().run(page).response["violations"]
    check("axe", not found, [violation["id"] for violation in found])
    check("nothing is complained of", not page.talk, page.talk[:3])

    for scheme, width, height in [("light", 390, 844), ("dark", 1280, 900)]:
        page = open_studio(browser, width, height, color_scheme=scheme)
        wide = page.evaluate("document.documentElement.scrollWidth")
        check(f"{width} points", wide <= width, wide)
        page.screenshot(path=FOLDER / f"studio-{width}-{scheme}.png", full_page=True)
    browser.close()

for failure in failures:
    print(failure)
print(f"checked {checked}")
sys.exit(bool(failures))
