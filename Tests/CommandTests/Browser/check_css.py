"""Compares the colours of a stylesheet of 'themec build --emit css' in Chromium with what 'themec resolve' says.

    check_css.py TOOL FOLDER THEME CLASS

Works in FOLDER. CLASS has a property for each custom property, '--leaf' for '@leaf', by the same name with '-color'.
Prints a line for each difference, and 'checked N' at the end.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

TOOL, FOLDER, THEME = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
CLASS = sys.argv[4]


def run(*arguments):
    return subprocess.run([TOOL, *arguments], check=True, capture_output=True, text=True).stdout


def resolved(appearance, contrast):
    answer = run("resolve", THEME, CLASS, "--appearance", appearance, "--contrast", contrast, "--format", "json")
    styles = json.loads(answer)["styles"][CLASS]
    return {name: value["value"] for name, value in styles.items() if value["type"] == "color"}


def hexadecimal(text):
    """'#RRGGBBAA' for a computed colour."""
    parts = [float(number) for number in re.findall(r"[\d.]+", text)]
    if len(parts) == 3:
        parts.append(1)
    return "#" + "".join(f"{round(part):02X}" for part in parts[:3]) + f"{round(parts[3] * 255):02X}"


css = FOLDER / "colors.css"
run("build", THEME, "--emit", f"css:{css}", "-q")
names = sorted(resolved("light", "normal"))
spans = "".join(f'<p id="{name}" style="color: var(--{name.removesuffix("-color")})">x</p>' for name in names)
page_file = FOLDER / "colors.html"
page_file.write_text(f'<!doctype html><link rel="stylesheet" href="colors.css">{spans}')

failures, checked = [], 0
with sync_playwright() as playwright:
    chromium = playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox", "--force-color-profile=srgb"])
    page = chromium.new_page()
    page.goto(f"file://{page_file}")
    session = page.context.new_cdp_session(page)
    for appearance in ["light", "dark"]:
        for contrast, preference in [("normal", "no-preference"), ("high", "more")]:
            session.send("Emulation.setEmulatedMedia", {"features": [
                {"name": "prefers-color-scheme", "value": appearance},
                {"name": "prefers-contrast", "value": preference}]})
            expected = resolved(appearance, contrast)
            for name in names:
                found = page.eval_on_selector(f"[id='{name}']", "e => getComputedStyle(e).color")
                checked += 1
                if hexadecimal(found) != expected[name]:
                    failures.append(f"{name} in {appearance}, {contrast}: {found}, not {expected[name]}")
    chromium.close()
for failure in failures:
    print(failure)
print(f"checked {checked}")
