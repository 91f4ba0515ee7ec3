"""Checks the site that 'site.py' makes, from its files: check_site.py SITE TOOL

It shares nothing with the script that makes it. Prints a line for each check that failed, and 'checked N' at the end.
"""

import html.parser
import json
import pathlib
import subprocess
import sys

SITE, TOOL = pathlib.Path(sys.argv[1]), sys.argv[2]
LIMIT = 4_500_000
VOID = {"meta", "link", "img", "br", "hr", "input", "source"}
failures = []
checked = 0


def check(name, condition, detail=""):
    """Counts a check, and keeps its failure."""
    global checked
    checked += 1
    if not condition:
        failures.append(f"{name}: {detail}")


class Page(html.parser.HTMLParser):
    """One page: its links, its identifiers, its text."""

    def __init__(self, path):
        super().__init__()
        self.path, self.open, self.links, self.ids, self.text, self.tags = path, [], [], set(), [], []
        self.headings, self.attributes, self.scripts, self.next = 0, [], [], None
        self.feed(path.read_text(encoding="utf-8"))
        self.close()
        check(f"{path}: open elements", not self.open, self.open)

    def handle_starttag(self, tag, attributes):
        """An element begins."""
        values = dict(attributes)
        self.tags.append(tag)
        self.attributes += [name for name, _ in attributes]
        self.headings += tag == "h1"
        if "id" in values:
            check(f"{self.path}: identifier used once", values["id"] not in self.ids, values["id"])
            self.ids.add(values["id"])
        if values.get("rel") == "next":
            self.next = values["href"]
        if tag == "script":
            self.scripts.append(values.get("src", "").split("/")[-1])
        for name in ("href", "src", "srcset"):
            if name in values:
                self.links.append((tag, values[name]))
        if tag == "img":
            check(f"{self.path}: text of a picture", values.get("alt"), values)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        """An element ends."""
        check(f"{self.path}: nesting", self.open and self.open[-1] == tag, f"{tag} in {self.open[-3:]}")
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data):
        """Text."""
        self.text.append(data)

    @property
    def words(self):
        """The text of the page, with single spaces."""
        return " ".join("".join(self.text).split())


def run(*words):
    """What the tool prints."""
    return subprocess.run([TOOL, *words], check=True, capture_output=True, text=True).stdout


def check_links(pages):
    """Every link leads to a file of the site, to a place of its page, or to a page of somebody else."""
    for path, page in pages.items():
        for tag, target in page.links:
            if target.startswith(("https://", "http://")):
                check(f"{path}: resource of another host", tag == "a", target)
                continue
            file, _, place = target.partition("#")
            goal = (path.parent / file).resolve() if file else path
            check(f"{path}: link", goal.is_file(), target)
            check(f"{path}: an address that a person would type", "-u-i" not in target and "-a-p-" not in target, target)
            if place and goal in pages:
                check(f"{path}: place of a link", place in pages[goal].ids, target)


def check_reach(pages):
    """Every page can be reached from the first one, in at most three steps."""
    start = (SITE / "index.html").resolve()
    reached, front = {start}, [start]
    for _ in range(3):
        goals = {
            (path.parent / target.partition("#")[0]).resolve()
            for path in front for tag, target in pages[path].links if tag == "a" and "://" not in target}
        front = [goal for goal in goals if goal in pages and goal not in reached]
        reached |= set(front)
    check("every page within three steps", reached == set(pages), sorted(set(pages) - reached)[:5])


def check_answers(pages):
    """The answers to what somebody new asks, all on one page that is at most two steps from the first one."""
    start = (SITE / "index.html").resolve()
    reached = {start}
    for _ in range(2):
        reached |= {
            (path.parent / target.partition("#")[0]).resolve()
            for path in reached & set(pages) for tag, target in pages[path].links if tag == "a" and "://" not in target}
    for question, answers in {
        "what is lost with a missing ';'": ("missing ';'", "NUI drops the whole sheet"),
        "a pull request that fails on a new finding only": ("fails for new findings only", "--baseline"),
        "a colour at run time": ("StyleTable(contentsOfFile:", "button.color(.fontColor)"),
        "what 'split-rule' means": ("split-rule", "A class is styled by two rules of one file."),
    }.items():
        check(question, any(all(a in pages[p].words for a in answers) for p in reached & set(pages)))


def check_order(pages):
    """Whoever follows 'Next' from the first page sees every page once."""
    page, seen = (SITE / "index.html").resolve(), []
    while page is not None and page not in seen:
        seen.append(page)
        goal = pages[page].next
        page = (page.parent / goal).resolve() if goal else None
    check("every page in reading order", set(seen) == set(pages) and page is None, sorted(set(pages) - set(seen))[:5])


def check_texts(pages):
    """What the tool prints is on the pages."""
    def words(name):
        return pages[(SITE / name).resolve()].words
    codes = json.loads(run("explain", "--format", "json"))["codes"]
    check("there are codes", len(codes) > 100, len(codes))
    for code in codes:
        text = words(f"codes/{code['code']}.html")
        facts = code["meaning"] + code["reason"] + [code["wrong"], code["right"], code["level"], code["group"], code["since"]]
        facts += [" ".join(code.get("report", "").split()), "When to ignore it", "Related codes"]
        for fact in facts + [fix["title"] for fix in code["fixes"]]:
            check(f"page of {code['code']}", " ".join(fact.split()) in text, fact)
        check("index of the codes", code["code"] in words("codes/index.html"), code["code"])
    for line in run("--help").split("SUBCOMMANDS:")[1].split("EXAMPLES:")[0].split("\n"):
        if not line.startswith("  ") or line.startswith("   ") or not line.split()[0].isalpha():
            continue
        name = line.split()[0]
        if name in ("See", "A"):
            continue
        shown = words(f"commands/{name}.html")
        for word in run("help", name).split():
            check(f"page of {name}", word in shown or word.isupper() or word.endswith(":"), word)
    components = json.loads(run("registry", "--format", "json"))["components"]
    for component in components:
        text = words(f"registry/{component['name']}.html")
        for part in component["parts"]:
            for fact in [part["path"], part["kind"]] + [p["name"] for p in part["properties"]]:
                check(f"page of {component['name']}", fact in text, fact)


def main():
    """Checks everything."""
    pages = {path.resolve(): Page(path.resolve()) for path in sorted(SITE.rglob("*.html"))}
    for path, page in pages.items():
        check(f"{path}: one heading", page.headings == 1, page.headings)
        check(f"{path}: one script, of the site", page.tags.count("script") == 1 and page.scripts == ["site.js"], page.scripts)
        check(f"{path}: nothing embedded", not {"iframe", "object"} & set(page.tags))
        check(f"{path}: no handlers", not any(name.startswith("on") for name in page.attributes))
    check_links(pages)
    check_reach(pages)
    check_order(pages)
    check_answers(pages)
    check_texts(pages)
    size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
    check("size", size <= LIMIT, size)
    for failure in failures[:50]:
        print(failure)
    print(f"checked {checked}")
    sys.exit(bool(failures))


main()
