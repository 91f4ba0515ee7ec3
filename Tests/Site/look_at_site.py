"""Looks at pages of the site in Chromium: on a phone and a desk, in the light and the dark: look_at_site.py SITE

One page of each kind, the longest of it. Prints what is wrong, and 'looked at N pages'.
"""

import pathlib
import shutil
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

SITE = pathlib.Path(sys.argv[1]).resolve()


def sample():
    """The first page, the index and the longest page of each section, and one page of a code."""
    yield SITE / "index.html"
    for section in sorted(folder for folder in SITE.iterdir() if (folder / "index.html").exists()):
        yield section / "index.html"
        pages = [page for page in section.glob("*.html") if page.name != "index.html"]
        yield max(pages, key=lambda page: page.stat().st_size)
    yield SITE / "codes/split-rule.html"


def main():
    """Opens every page in each room."""
    faults, count = [], 0
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for scheme, width in (("dark", 390), ("light", 1280)):
            context = chromium.new_context(viewport={"width": width, "height": 844}, color_scheme=scheme)
            page = context.new_page()
            asked = []
            page.on("request", lambda request: asked.append(request.url))
            for path in sample():
                page.goto(f"file://{path}")
                count += 1
                name = f"{path.relative_to(SITE)}, {scheme}, {width}"
                room = page.evaluate("document.documentElement.scrollWidth")
                if room > width:
                    faults.append(f"{name}: {room} points wide")
                for violation in Axe().run(page).response["violations"]:
                    nodes = violation["nodes"]
                    faults.append(f"{name}: {violation['id']}, {len(nodes)} times: {nodes[0]['html'][:200]}")
            faults += [f"asks for {url}" for url in asked if not url.startswith("file://")]
        chromium.close()
    for fault in faults:
        print(fault)
    print(f"looked at {count} pages")
    sys.exit(bool(faults))


main()
