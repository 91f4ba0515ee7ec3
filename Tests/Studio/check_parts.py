"""Changes a theme in the studio as people do who write no code: Tests/Studio/check_parts.py STUDIO FOLDER

The task is "make the accent colour green and readable", without the text: by mouse, and with the keyboard alone. Leaves
screenshots in FOLDER. Prints a line for each check that failed, and 'checked N' at the end.
"""
import pathlib
import shutil
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from browser import PICTURES, check, finish, open_studio, show, until, write

STUDIO, FOLDER = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
GREEN = "#00c853"


def open_colors(browser, *size, **options):
    """Opens the studio and waits for its colours; whatever it asks is answered with yes."""
    page = open_studio(browser, STUDIO, *size, **options)
    page.on("dialog", lambda dialog: dialog.accept())
    page.wait_for_selector(".shade", state="attached")
    return page


def text_has(page, words):
    until(page, f"document.getElementById('text').value.includes({words!r})")


def shade(page, label):
    return page.locator(f".shade:has(input[aria-label='{label}'])")


def drag(page, label, colors):
    """Moves a picker over some colours, as a hand does, without closing it."""
    page.evaluate("""([label, colors]) => { const picker = document.querySelector(`input[aria-label='${label}']`);
      for (const color of colors) { picker.value = color; picker.dispatchEvent(new Event('input')); } }""", [label, colors])


def drop(page, label):
    page.evaluate("(label) => document.querySelector(`input[aria-label='${label}']`).dispatchEvent(new Event('change'))", label)


def by_mouse(browser):
    page = open_colors(browser)
    before = page.input_value("#text")
    picture = page.locator("#pictures img").first.get_attribute("src")
    page.screenshot(path=FOLDER / "colors-1280.png")
    drag(page, "tintColor, light", ["#00aa00", "#00bb22", "#00c040", GREEN])
    until(page, "document.getElementById('drawing').textContent.includes('#00C853')")
    check("a change is shown while it lasts", page.locator("#pictures img").first.get_attribute("src") != picture)
    check("the text waits for its end", page.input_value("#text") == before)
    check("what becomes unreadable stands beside it", page.locator(".pairs .error").count() == 1)
    check("it is told", "unreadable" in page.text_content("#color-note"), page.text_content("#color-note"))
    page.screenshot(path=FOLDER / "colors-dragged.png")
    drop(page, "tintColor, light")
    text_has(page, "@tintColor: #00C853;")
    remedy = shade(page, "tintColor, light").locator(".remedy")
    remedy.click()
    until(page, "document.querySelectorAll('.remedy').length === 0")
    after = page.input_value("#text")
    check("nothing is unreadable", page.locator(".pairs p").count() == 0, page.locator(".pairs").all_text_contents())
    check("only the colour changed", after.replace(after.split("@tintColor: ")[1][:7], "#0064D9") == before, after)
    page.screenshot(path=FOLDER / "colors-readable.png")
    page.click("#undo")
    text_has(page, "@tintColor: #00C853;")
    page.click("#undo")
    until(page, "!document.getElementById('text').value.includes('#00C853')")
    check("undo gives the text back", page.input_value("#text") == before, page.input_value("#text"))
    page.click("#redo")
    text_has(page, "@tintColor: #00C853;")

    # A colour of the palette becomes a definition; comments and layout stay.
    text = "@import \"themec:Fiori\";\n\n/* ours */\n@own : rgba( 1, 2, 3, .5 ) ; // half\n\nfdlFUIHierarchyItemView_title{font-color:@own}\n"
    write(page, text)
    page.wait_for_selector("input[aria-label='own']")
    page.fill("input[aria-label='own']", "#102030")
    text_has(page, "rgba( 16, 32, 48, .5 ) ; // half")
    check("layout is kept", page.input_value("#text") == text.replace("1, 2, 3", "16, 32, 48"), page.input_value("#text"))
    told = page.locator(".pairs .error").all_text_contents()
    check("what was so before does not become so", told and all(words.startswith("Hard to read") for words in told), told)
    page.fill("input[aria-label='tintColor, dark']", "#4db1ff")
    text_has(page, "; // half\n@tintColor_darkBackground: #4DB1FF;\n")
    check("nothing is complained of", not page.talk, page.talk[:3])
    page.context.close()


def by_keyboard(browser):
    page = open_colors(browser)
    page.focus("#undo")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == "tintColor, light":
            break
    page.keyboard.press("ArrowDown")
    check("arrows", page.evaluate("document.activeElement.getAttribute('aria-label')") == "tintColor, dark")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    page.keyboard.press("Control+a")
    page.keyboard.type("0c5")
    page.keyboard.press("Enter")
    text_has(page, "@tintColor: #00CC55;")
    until(page, "document.querySelector('.remedy') !== null")
    page.keyboard.press("Tab")
    check("the remedy is next", page.evaluate("document.activeElement.className") == "remedy",
          page.evaluate("document.activeElement.outerHTML"))
    page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('.remedy').length === 0")
    check("readable by keyboard", page.locator(".pairs p").count() == 0)

    # The parts of a picture: arrows go from one to the next, Enter selects its line.
    page.locator(".parts").first.focus()
    until(page, "document.querySelectorAll('.part').length > 5")
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    check("the part has a name", page.evaluate("document.querySelector('.part.active').getAttribute('aria-label')"))
    check("its class is shown", page.locator(".part-name:visible").count() == 1)
    page.screenshot(path=FOLDER / "parts-1280.png")
    page.keyboard.press("Enter")
    page.wait_for_selector("#part:visible")
    page.context.close()


def parts(browser):
    page = open_colors(browser)
    page.select_option("#component", "hierarchy")
    until(page, "document.querySelectorAll('#pictures img').length === 1")
    page.locator(".parts").first.focus()
    until(page, "document.querySelectorAll('.part').length > 5")
    page.keyboard.press("Enter")
    page.wait_for_selector("#part:visible")
    page.keyboard.press("Escape")
    check("Escape closes what is told of a part", not page.is_visible("#part"))
    page.locator(".parts").first.hover()
    part = ".part[aria-label^='fdlFUIHierarchyItemView_title']"
    page.wait_for_selector(part)
    page.locator(part).first.click(force=True)
    page.wait_for_selector("#part:visible")
    check("a built-in theme is named", "Fiori" in page.text_content("#part"), page.text_content("#part"))
    page.screenshot(path=FOLDER / "parts-built-in.png")
    before = page.input_value("#text")
    page.locator("#part button", has_text="Change it").first.click()
    text_has(page, "fdlFUIHierarchyItemView_title {\n  font-color: ")
    check("the rule is added at the end", page.input_value("#text").startswith(before))
    chosen = page.evaluate("(() => { const text = document.getElementById('text'); return text.value.slice(text.selectionStart, text.selectionEnd); })()")
    check("its value is selected", chosen == "primaryLabel", chosen)
    page.fill("input[aria-label='fdlFUIHierarchyItemView_title font-color']", "#800080")
    text_has(page, "font-color: #800080;")
    until(page, f"{PICTURES}.includes('#800080')")
    page.locator(".parts").first.hover()
    page.wait_for_selector(part)
    page.wait_for_timeout(300)
    page.locator(part).first.click(force=True)
    until(page, "(() => { const text = document.getElementById('text'); return text.value.slice(text.selectionStart, text.selectionEnd); })() === 'font-color: #800080;'")

    # Before and after.
    page.click("#compare")
    until(page, "document.querySelectorAll('#changes .pair').length > 0")
    pairs = page.locator("#changes .pair").count()
    check("only what changed is compared", 0 < pairs < page.evaluate("wantedPictures('').length"), pairs)
    check("the report is that of diff", "fdlFUIHierarchyItemView_title" in page.text_content("#changes pre"),
          page.text_content("#changes pre"))
    check("the changed lines", "+  font-color: #800080;" in page.text_content("#changes"), page.locator("#changes pre").last.text_content())
    page.screenshot(path=FOLDER / "changes-1280.png")
    found = Axe().run(page).response["violations"]
    check("axe, the dialog", not found, [(violation["id"], violation["nodes"][0]["html"]) for violation in found])
    page.keyboard.press("Escape")
    page.wait_for_selector("#changes", state="hidden")
    check("nothing is complained of", not page.talk, page.talk[:3])
    page.context.close()


def looks(browser):
    for scheme, width, height in [("light", 1280, 900), ("dark", 1280, 900), ("light", 390, 844), ("dark", 390, 844)]:
        page = open_colors(browser, width, height, color_scheme=scheme)
        show(page, "Colours")
        page.fill("input[aria-label='tintColor, light']", GREEN)
        until(page, "document.querySelector('.remedy') !== null")
        show(page, "Pictures")
        page.locator(".parts").first.focus()
        until(page, "document.querySelectorAll('.part').length > 5")
        wide = page.evaluate("document.documentElement.scrollWidth")
        check(f"{width} points, {scheme}", wide <= width, wide)
        found = Axe().run(page).response["violations"]
        check(f"axe, {width}, {scheme}", not found, [(violation["id"], violation["nodes"][0]["html"]) for violation in found])
        page.screenshot(path=FOLDER / f"colors-{width}-{scheme}.png", full_page=True)
        page.context.close()


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox", "--force-color-profile=srgb"])
    for story in [by_mouse, by_keyboard, parts, looks]:
        story(browser)
    browser.close()

sys.exit(finish())
