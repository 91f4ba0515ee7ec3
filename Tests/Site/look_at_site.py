"""Looks at pages of the site in Chromium: on a phone and a desk, in the light and the dark: look_at_site.py SITE

One page of each kind, the longest of it; then searches from the disk, and narrows a list. Prints what is wrong, and 'looked at N pages'.
"""

import pathlib
import shutil
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, sync_playwright

SITE = pathlib.Path(sys.argv[1]).resolve()
LIMIT = 120_000  # milliseconds that a busy machine may take for what a quiet one does at once


# The cells in which a few letters take many lines.
NARROW = """() => [...document.querySelectorAll('td')].filter(cell => cell.checkVisibility() && cell.innerText.trim().length < 30
    && cell.firstElementChild?.tagName === 'CODE' && cell.firstElementChild.getBoundingClientRect().height > 70)
  .map(cell => cell.innerText.trim())"""


def sample():
    """The first page, the index and the longest page of each section, and one page of a code."""
    yield SITE / "index.html"
    for section in sorted(folder for folder in SITE.iterdir() if (folder / "index.html").exists()):
        yield section / "index.html"
        pages = [page for page in section.glob("*.html") if page.name != "index.html"]
        yield max(pages, key=lambda page: page.stat().st_size)
    yield SITE / "codes/split-rule.html"


def use(page):
    """Searches by the keyboard and narrows the list of codes; yields what does not work."""
    page.goto(f"file://{SITE}/guides/index.html")
    for keys, words, goal in (
        ("/", "semicol", "codes/missing-semicolon.html"), ("Control+k", "app-with-nui", "guides/app-with-nui.html"),
        ("/", "listpickerform", "registry/FUIListPickerFormCell.html"), ("/", "continuous fail", "guides/continuous-integration.html"),
    ):
        page.keyboard.press(keys)
        page.keyboard.type(words)
        try:
            page.wait_for_selector("#found li")
            goals = page.eval_on_selector_all("#found li", "items => items.map(item => item.dataset.goal)")
            place = next((n for n, found in enumerate(goals) if found.split("#")[0].endswith(goal)), None)
            if place is None or place > 4:
                yield f"'{words}' finds {goals[:5]}"
                continue
            for _ in range(place + 1):
                page.keyboard.press("ArrowDown")
            marked = page.get_attribute("#search", "aria-activedescendant")
            if marked != f"found-{place}":
                yield f"the arrows mark {marked}"
            page.keyboard.press("Enter")
            page.wait_for_url(f"**/{goal}*")
        except Error as error:
            yield f"'{words}': {error}"
    page.goto(f"file://{SITE}/codes/index.html")
    page.select_option("select[name=level]", "error")
    page.select_option("select[name=fix]", "safe")
    shown = page.eval_on_selector_all(".list tr:not([hidden]) td:first-child", "cells => cells.filter(c => c.checkVisibility()).length")
    if page.inner_text(".filter output") != f"{shown} of {page.locator('.list tbody tr').count()}" or not 0 < shown < 60:
        yield f"the filter leaves {shown}, and says {page.inner_text('.filter output')}"
    page.fill("input[name=words]", "missing-semicolon")
    if page.locator(".codes:visible").count() != 1:
        yield "groups without a code stay"


def main():
    """Opens every page in each room."""
    faults, count = [], 0
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for scheme, width in (("dark", 390), ("light", 1024), ("dark", 1400)):
            context = chromium.new_context(viewport={"width": width, "height": 844}, color_scheme=scheme)
            page = context.new_page()
            page.set_default_timeout(LIMIT)
            asked = []
            page.on("request", lambda request: asked.append(request.url))
            for path in sample():
                page.goto(f"file://{path}")
                count += 1
                name = f"{path.relative_to(SITE)}, {scheme}, {width}"
                for words in page.evaluate(NARROW):
                    faults.append(f"{name}: a column is too narrow for '{words}'")
                room = page.evaluate("document.documentElement.scrollWidth")
                if room > width:
                    faults.append(f"{name}: {room} points wide")
                for violation in Axe().run(page).response["violations"]:
                    nodes = violation["nodes"]
                    faults.append(f"{name}: {violation['id']}, {len(nodes)} times: {nodes[0]['html'][:200]}")
            faults += use(page) if scheme == "light" else []
            faults += [f"asks for {url}" for url in asked if not url.startswith("file://")]
        chromium.close()
    for fault in faults:
        print(fault)
    print(f"looked at {count} pages")
    sys.exit(bool(faults))


main()
