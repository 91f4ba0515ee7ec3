"""The studio in Chromium, for the scripts that use it as people do."""

# The texts of all pictures, in small letters.
PICTURES = "[...document.querySelectorAll('#pictures img')].map((image) => decodeURIComponent(image.src)).join().toLowerCase()"

failures = []
checked = 0


def check(name, condition, detail=""):
    """Counts a check, and keeps one that failed for the end."""
    global checked
    checked += 1
    if not condition:
        failures.append(f"{name}: {detail}")


def finish():
    """Prints a line for each check that failed and the number of all, and returns the exit status."""
    for failure in failures:
        print(failure)
    print(f"checked {checked}")
    return bool(failures)


def open_studio(browser, file, width=1280, height=900, **options):
    """Opens the page, which keeps what it logs in `talk` and the addresses that it asks for in `asked`."""
    page = browser.new_context(viewport={"width": width, "height": height}, **options).new_page()
    page.set_default_timeout(60_000)
    page.talk, page.asked = [], []
    page.on("console", lambda message: page.talk.append(message.text))
    page.on("pageerror", lambda error: page.talk.append(str(error)))
    page.on("request", lambda request: page.asked.append(request.url))
    page.goto(f"file://{file}")
    page.wait_for_selector("#pictures img")
    return page


def until(page, expression):
    """Waits until an expression holds; the page's policy lets no script wait for it there."""
    for _ in range(300):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(100)
    raise SystemExit(f"never: {expression}")


ANSWERED = "!isBusy && !isWaiting && changed.size === 0"


def answered(page):
    """Waits until the page shows the findings of the newest text."""
    until(page, ANSWERED)


def settled(page):
    """Waits until the page shows the findings, colours and pictures of the newest text."""
    until(page, f"{ANSWERED} && isDrawnFor === asked")


def show(page, tab):
    """Shows a pane of the page where there is room for only one."""
    if page.is_visible("#tabs"):
        page.get_by_role("button", name=tab, exact=True).click()


def write(page, text):
    """Writes another text into the editor."""
    page.focus("#text")
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(text)
