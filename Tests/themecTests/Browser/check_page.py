"""Looks at pages of 'themec preview' in Chromium.

    check_page.py TOOL FOLDER THEME

Works in FOLDER. Prints a line for each check that failed, and 'checked N' at the end.
"""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

TOOL, FOLDER, THEME = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
failures = []
checked = 0


def check(name, condition, detail=""):
    global checked
    checked += 1
    if not condition:
        failures.append(f"{name}: {detail}")


def make_page(*arguments):
    path = FOLDER / f"page{len(list(FOLDER.glob('page*.html')))}.html"
    subprocess.run([TOOL, "preview", *arguments, "-q", "-o", str(path)], check=True)
    return path


class Browser:
    """One Chromium; every page of it reports what it asks for and what it complains of."""

    def __init__(self, playwright):
        self.chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--force-color-profile=srgb"])

    def open(self, path, width=1280, height=900, **options):
        context = self.chromium.new_context(viewport={"width": width, "height": height}, **options)
        page = context.new_page()
        page.set_default_timeout(10000)
        page.talk, page.asked = [], []
        page.on("console", lambda message: page.talk.append(message.text))
        page.on("pageerror", lambda error: page.talk.append(str(error)))
        page.on("dialog", lambda dialog: (page.talk.append("dialog"), dialog.dismiss()))
        page.on("request", lambda request: page.asked.append(request.url))
        page.goto(f"file://{path}")
        return page


def visible(page, selector):
    return page.eval_on_selector_all(
        selector, "all => all.filter(one => one.getClientRects().length).length")


def check_quiet(name, page):
    check(f"{name}: no request", len(page.asked) == 1, page.asked)
    check(f"{name}: clean console", not page.talk, page.talk)


def check_switches(page):
    """Every switch shows the pictures of its choice, by mouse and by keyboard."""
    for index in (1, 2):
        page.click(f"label[for=d{index}]")
        check(f"device {index}", visible(page, f".sample .pic:not(.d{index}, .any)") == 0)
        check(f"device {index} shows", visible(page, f".sample .pic.d{index}") > 10)
    page.focus("#d2")
    page.keyboard.press("ArrowRight")
    check("device by keyboard", page.is_checked("#d0") and visible(page, ".sample .pic.d0") > 10)
    page.click("label[for=ap1]")
    check("dark only", visible(page, ".panel.a0") == 0 and visible(page, ".panel.a1") > 10)
    page.click("label[for=ap2]")
    fill = "getComputedStyle(document.querySelector('.panel.a1 .pic.d0 rect[fill]')).fill"
    before = page.evaluate("getComputedStyle(document.querySelector('.a1')).getPropertyValue('--c1')")
    seen = set()
    for level in (0, 1):
        for contrast in (0, 1):
            page.click(f"label[for=lv{level}]")
            page.click(f"label[for=ct{contrast}]")
            seen.add(page.evaluate(
                "JSON.stringify([...Array(40).keys()].map(n => "
                "getComputedStyle(document.querySelector('.a1')).getPropertyValue('--c' + n)))"))
    check("level and contrast change colours", len(seen) == 4, len(seen))
    page.click("label[for=lv0]")
    page.click("label[for=ct0]")
    check("colours come back", before == page.evaluate(
        "getComputedStyle(document.querySelector('.a1')).getPropertyValue('--c1')") and bool(
            page.evaluate(fill)))


def channels(text):
    """The channels of a computed colour, alpha from 0 to 255."""
    numbers = [float(part) for part in text[text.index("(") + 1:-1].split(",")]
    return [round(number) for number in numbers[:3]] + [
        round(numbers[3] * 255) if len(numbers) > 3 else 255]


def check_swatches(page):
    """The computed colour of each swatch is that of 'themec resolve'."""
    styles = []
    for variant in range(8):
        run = subprocess.run(
            [TOOL, "resolve", THEME, "--format", "json",
             "--appearance", "dark" if variant & 1 else "light",
             "--level", "elevated" if variant & 2 else "base",
             "--contrast", "high" if variant & 4 else "normal"], capture_output=True, check=True)
        styles.append(json.loads(run.stdout)["styles"])
    chips = page.evaluate("""() => [...document.querySelectorAll('.chips[data-use]')].flatMap(chips =>
        [...chips.querySelectorAll('.chip')].map(chip => [chips.dataset.use, +chip.dataset.v,
          getComputedStyle(chip.querySelector('.fill')).backgroundColor]))""")
    check("there are swatches", len(chips) > 50, len(chips))
    for use, variant, color in chips:
        path, name = use.rsplit(" ", 1)
        value = styles[variant][path][name]["value"]
        expected = [int(value[at:at + 2], 16) for at in (1, 3, 5, 7)]
        check(f"swatch of {use} in {variant}",
              # A browser writes an alpha with few digits.
              all(abs(one - other) <= (place == 3)
                  for place, (one, other) in enumerate(zip(channels(color), expected))),
              f"{color} is not {value}")


def check_explaining(page):
    """Pointing at a part tells its class, its values and the line that won; keys do, too."""
    page.keyboard.press("Escape")
    picture = page.locator("#s-hierarchy .panel.a0 .pic.d0.r0.z0")
    picture.scroll_into_view_if_needed()
    place = picture.locator("text", has_text="Turbine 1").bounding_box()
    page.mouse.move(place["x"] + 5, place["y"] + 5)
    told = page.inner_text("#inspector")
    check("class path", "fdlFUIHierarchyItemView_title" in told, told)
    check("winning line", f"{os.path.basename(THEME)}:" in told and "font-color" in told, told)
    page.keyboard.press("Escape")
    check("escape closes", not page.is_visible("#inspector"))
    picture.focus()
    page.keyboard.press("ArrowRight")
    check("keys explain", page.is_visible("#inspector"))
    page.keyboard.press("Escape")


def check_overlays(page):
    for kind in ("touch", "order", "contrast", "cut"):
        page.click(f"label[for=ov-{kind}]")
        note = page.inner_text("#overlay-note")
        frames = page.locator(".overlay .frame").count()
        check(f"overlay {kind}", note.startswith(f"{frames} ") and (kind == "cut" or frames > 20), note)
    page.click("label[for=ov-none]")
    check("overlay goes", page.locator(".overlay").count() == 0)


PIXELS = """async ([picture, places]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  return places.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
}"""


def check_vision(page):
    """The filters of the page show the colours that the browser's own emulation shows."""
    page.evaluate("document.documentElement.style.scrollBehavior = 'auto'")
    page.evaluate("document.querySelector('#colors').scrollIntoView()")
    places = page.eval_on_selector_all(
        ".check .fill", """fills => fills.map(fill => fill.getBoundingClientRect())
            .filter(box => box.width > 20 && box.top > 250 && box.bottom < innerHeight)
            .map(box => [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)])""")
    check("swatches in sight", len(places) > 5, len(places))

    def seen():
        return page.evaluate(
            PIXELS, [base64.b64encode(page.screenshot()).decode(), places])

    session = page.context.new_cdp_session(page)
    for key, name in [("protan", "protanopia"), ("deutan", "deuteranopia"),
                      ("tritan", "tritanopia"), ("grey", "achromatopsia")]:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": name})
        expected = seen()
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        # A click of the mouse could scroll.
        page.evaluate(f"document.getElementById('cv-{key}').click()")
        found = seen()
        page.evaluate("document.getElementById('cv-all').click()")
        far = [(one, other) for one, other in zip(expected, found)
               if any(abs(a - b) > 2 for a, b in zip(one, other))]
        check(f"vision {key}", not far, far[:3])


def check_fit(page):
    """Texts that the model fits into a frame are no wider than it, within 3 %."""
    wide = page.evaluate("""() => {
      const wide = [];
      let count = 0;
      for (const picture of document.querySelectorAll('.sample .pic')) {
        if (!picture.getClientRects().length) continue;
        const nodes = nodesOf(picture).nodes.filter(node => node.isText && !node.isCut);
        for (const text of picture.querySelectorAll('text')) {
          const box = text.getBBox();
          const middle = [box.x + box.width / 2, box.y + box.height / 2];
          const node = nodes.find(node => node.shown.includes(text.textContent)
            && middle[1] >= node.y - 1 && middle[1] <= node.y + node.height + 1
            && middle[0] >= node.x - 1 && middle[0] <= node.x + node.width + 1);
          if (!node) continue;
          count += 1;
          if (box.width > node.width * 1.03 + 1) wide.push(`${text.textContent}: ${box.width} in ${node.width}`);
        }
      }
      return [count, wide];
    }""")
    check("texts were measured", wide[0] > 50, wide[0])
    check("texts fit", not wide[1], wide[1])


def check_accessible(name, page):
    result = Axe().run(page, context={"exclude": [["[data-sample]"]]}, options={})
    found = [f"{one['id']}: {[node['target'] for node in one['nodes']][:3]}"
             for one in result.response["violations"]]
    check(f"axe, {name}", not found, found)


def check_reading(browser, path):
    """Without scripts, at 320 pixels, in print: nothing is lost."""
    page = browser.open(path, java_script_enabled=False)
    check("no script: pictures", page.locator(".sample .panel.a0 .pic.d0.r0.z0 >> nth=0").is_visible())
    page.click("label[for=d1]")
    check("no script: switches", page.locator(".sample .panel.a0 .pic.d1.r0.z0 >> nth=0").is_visible())
    check("no script: no dead control", not page.locator(".needs-script >> nth=0").is_visible())
    page.context.close()
    page = browser.open(path, width=320, height=640)
    check("320 pixels", page.evaluate("document.documentElement.scrollWidth") <= 320,
          page.evaluate("document.documentElement.scrollWidth"))
    page.context.close()


HOSTILE = """@component Own<script>alert(1)</script> {}
/* </script><script>alert(2)</script> */
@a\u202eb: #123456;
Button { font-name: "</script><script>alert(3)</script>"; font-color: #FFFFFF; background-color: #000000; }
X\u202eY { font-color: @a\u202eb; }
Label_with_a_long_name""" + "x" * 10000 + """ { font-size: 12; }
Image { image: "<img src=x onerror=alert(4)>&quot;'"; }
"""


def check_hostile(browser):
    theme = FOLDER / "hostile <b>'\".nss"
    theme.write_text(HOSTILE)
    page = start_watch(browser, theme)[1]
    check("hostile: clean", not page.talk, page.talk)
    check("hostile: no script ran", page.locator("script").count() == 3, page.locator("script").count())
    page.context.close()


watches = []


def start_watch(browser, theme):
    path = FOLDER / f"live{len(watches)}.html"
    tool = subprocess.Popen(
        [TOOL, "preview", str(theme), "--watch", "-q", "-o", str(path)], stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=FOLDER)
    watches.append(tool)
    for _ in range(200):
        if path.exists():
            break
        time.sleep(0.05)
    return tool, browser.open(path)


def wait_for(page, expression, expected):
    """Waits until an expression has a value; the page's policy forbids the driver's own way."""
    for _ in range(200):
        try:
            if page.evaluate(expression) == expected:
                return True
        except Exception:
            pass  # The page is being loaded.
        time.sleep(0.05)
    return False


def check_reload(browser):
    """A page reloads by itself, keeps switches and focus, and shows a mistake above the last good picture."""
    theme = FOLDER / "live.nss"
    theme.write_text("@accent: #112233;\nButton { background-color: @accent; }\n")
    _, page = start_watch(browser, theme)
    color = "getComputedStyle(document.querySelector('.swatch .fill')).backgroundColor"
    check("live: first", page.evaluate(color) == "rgb(17, 34, 51)", page.evaluate(color))
    page.click("label[for=ap1]")
    page.focus("#filter")
    page.fill("#filter", "But")
    theme.write_text("@accent: #445566;\nButton { background-color: @accent; }\n")
    check("live: rgb(68, 85, 102)", wait_for(page, color, "rgb(68, 85, 102)"))
    check("live: switches stay", page.is_checked("#ap1"))
    check("live: focus stays", page.evaluate("document.activeElement.id") == "filter")
    check("live: filter stays", page.input_value("#filter") == "But")
    theme.write_text("@accent: #445566;\nButton { background-color @accent; }\n")
    page.wait_for_selector(".banner")
    check("live: mistake", "expected ':'" in page.inner_text(".banner"), page.inner_text(".banner"))
    check("live: last good picture", page.evaluate(color) == "rgb(68, 85, 102)")
    theme.write_text("@accent: #778899;\nButton { background-color: @accent; }\n")
    check("live: rgb(119, 136, 153)", wait_for(page, color, "rgb(119, 136, 153)"))
    check("live: mended", page.locator(".banner").count() == 0)
    check("live: clean console", not page.talk, page.talk)
    page.context.close()


def run(playwright):
    browser = Browser(playwright)
    path = make_page(THEME)
    check("size", path.stat().st_size < 2_000_000, path.stat().st_size)
    page = browser.open(path)
    time_to_load = page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
    check("loads quickly", time_to_load < 3000, time_to_load)
    check("title", page.title().endswith(os.path.basename(THEME)), page.title())
    check("headings", page.locator("h1").count() == 1)
    check_accessible("light", page)
    check_switches(page)
    check_swatches(page)
    check_fit(page)
    check_explaining(page)
    check_overlays(page)
    check_vision(page)
    check_quiet("page", page)
    page.context.close()
    page = browser.open(path, width=390, height=844, color_scheme="dark")
    check_accessible("dark phone", page)
    page.context.close()
    check_reading(browser, path)
    check_hostile(browser)
    check_reload(browser)
    browser.chromium.close()


with sync_playwright() as playwright:
    try:
        run(playwright)
    finally:
        for tool in watches:
            tool.stdin.close()
            tool.wait(10)
for failure in failures:
    print(failure)
print(f"checked {checked}")
