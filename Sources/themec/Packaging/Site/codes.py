"""The pages of the diagnostic codes: what a code means, its mistake as the terminal prints it, the fix, and when to ignore it."""

import base64
import difflib
import json
import re
import zlib

from frame import block, table, text

# When the findings of a group, or of a single code, may stand.
IGNORE = {
    "syntax": "Hardly ever: what cannot be read is missing in the app. In an old theme keep such findings in a baseline, so that "
    "only new ones fail a build, and mend the old ones one by one.",
    "correctness": "Where the app was tested with just this, and nobody will touch the theme again. Keep the finding in a baseline "
    "instead of a comment, so that it goes with the line.",
    "app": "Where the app names its classes in a way that no tool can see: in a server's answer, or put together from several words. "
    "Declare such classes in a registry file, and the finding goes for all themes at once.",
    "portability": "Where no app that reads the sheet as it stands uses the runtime of which it speaks: compiled tables do not have "
    "the difference.",
    "suppressions": "Never: an accepted finding that is gone hides the next one.",
    "contrast": "For a logo, for text that is only decoration, and for what is disabled. Accept it at the line, with the reason.",
    "color-vision": "Where words or symbols say the same as the two colours. Say so in the comment that accepts it.",
    "typography": "For text in a place of a fixed height, such as a badge, that is read out by its own label.",
    "palette": "Where the other variants are meant to stay as they are, such as in a theme that is never seen on elevated surfaces.",
    "literals": "Where two colours are equal by chance and may part one day.",
    "duplicates": "In generated sheets, where the generator is what should change.",
    "naming": "Where the names come from a design tool, and differ by its rules.",
    "order": "Where a sheet is sorted by meaning. Leave the code off then: it is off unless you ask for it.",
    "split-rule": "Where a sheet is made of parts that are maintained apart. It is a note, and fails no build.",
    "undeclared-class": "For an app's own class that only one theme uses. A declaration with '@class' is the better answer.",
    "unused-definition": "In a sheet that others import: its definitions are for them.",
    "lost-stylesheet": "Where the app loads a compiled table, so that no runtime reads the sheet.",
    "ambiguous-hex": "Where all apps that read the sheet are known to read the eight digits in the same way.",
    "unread-property": "Where the property is kept for a version of the SDK that will read it.",
    "line-comment": "Where only compiled tables are shipped.",
}

# Words of codes that tell nothing of what they are about.
LITTLE = {"of", "in", "is", "not", "with", "without", "too", "many", "unknown", "missing", "misplaced", "invalid", "malformed", "unused"}


def report(printed):
    """What the terminal prints, with its colours."""
    lines = []
    for number, line in enumerate(printed.rstrip("\n").split("\n")):
        shown = text(line)
        if number == 0:
            level = line.split("[")[0]
            head, _, message = shown.partition("]")
            shown = f'<b class="{level}">{head}]</b><b>{message}</b>'
        else:
            shown = re.sub(r"^( *\d* *)([│┌├╭╰]|=)( \w+(?: \(unsafe\))?:)?", r'<i>\1\2</i><b>\3</b>', shown)
            shown = re.sub(r"([\^~]+.*)$", r'<b class="error">\1</b>', shown) if re.search(r"│ +[\^~]", line) else shown
            shown = re.sub(r"(│</i><b></b> +)(\++)$", r'\1<b class="plus">\2</b>', shown)
            shown = re.sub(r"(│</i><b></b> +)(-+)$", r'\1<b class="minus">\2</b>', shown)
        lines.append(shown.replace("<b></b>", ""))
    return block("\n".join(lines), "report", "What the terminal prints")


def difference(before, after):
    """The lines that a fix changes, as a diff."""
    lines = []
    for line in list(difflib.unified_diff(before.split("\n"), after.split("\n"), lineterm="", n=2))[3:]:
        kind = {"+": "plus", "-": "minus"}.get(line[0])
        lines.append(f'<b class="{kind}">{text(line)}</b>' if kind else text(line))
    return block("\n".join(lines), "diff", "The change")


def studio_link(theme, settings=None):
    """A link that opens a theme in the studio, with settings if there are some: the files, packed as the studio reads them."""
    files = [["theme.nss", theme]]
    if settings:
        files.append(["themec.json", json.dumps(settings, indent=2) + "\n"])
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(json.dumps({"files": files, "file": "theme.nss"}).encode()) + packer.flush()
    letters = base64.urlsafe_b64encode(packed).rstrip(b"=").decode()
    return f'<p><a href="../studio/index.html#work={letters}">Open it in the studio</a></p>\n'


def settings_of(code):
    """The settings with which a code is reported."""
    settings = {"target": code["target"], "portable": [code["target"]]} if code.get("target") else {}
    return settings | ({"rules": {code["code"]: code["level"]}} if code["isOptIn"] else {})


def heading(name, title):
    """A heading that can be linked to."""
    return f'<h2 id="{name}"><a href="#{name}">{title}</a></h2>\n'


class Codes:
    """All pages about codes, of the document that `themec explain --format json` prints."""

    def __init__(self, document, highlight, hasStudio=False):
        self.hasStudio = hasStudio
        self.codes = document["codes"]
        self.groups = {group["name"]: group["about"] for group in document["groups"]}
        self.highlight = highlight
        # Each code is compared with each.
        self.named = {code["code"]: set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", " ".join(code["meaning"] + code["reason"])))
                      for code in self.codes}
        self.words = {code["code"]: set(code["code"].split("-")) - LITTLE for code in self.codes}

    def members(self, group):
        """The codes of a group."""
        return [code for code in self.codes if code["group"] == group]

    @staticmethod
    def fix(code):
        """The kind of fix in a word: `safe`, `unsafe` or `by hand`."""
        if not code["fixes"]:
            return "by hand"
        return "safe" if any(fix["isSafe"] for fix in code["fixes"]) else "unsafe"

    def index(self):
        """The list of all codes, which a script can narrow."""
        body = "<h1>Codes</h1>\n<p>Every finding has a code, and every code a page. Codes are switched on, off or raised one by "
        body += "one or by group, with <code>-W</code> or in <code>themec.json</code>.</p>\n" + self.filter()
        for group, about in self.groups.items():
            rows = "".join(self.row(code) for code in self.members(group))
            body += f'<section class="codes">\n{heading(group, group)}<p>{text(about)}</p>\n'
            body += table(rows, ("Code", "Level", "Fix", "Meaning"), "list") + "</section>\n"
        return body

    def row(self, code):
        """A code in the list."""
        level, name = code["level"], code["code"]
        target = code.get("target", "every target")
        return (
            f'<tr data-group="{code["group"]}" data-level="{level}{" off" if code["isOptIn"] else ""}" data-fix="{self.fix(code)}" '
            f'data-target="{target}"><td><a href="{name}.html"><code>{name}</code></a></td>'
            f'<td class="level {level}">{level}{", off" if code["isOptIn"] else ""}</td><td>{self.fix(code)}</td>'
            f'<td>{text(code["summary"])}</td></tr>\n')

    def filter(self):
        """The fields that narrow the list, which need the script."""
        targets = sorted({code["target"] for code in self.codes if code.get("target")})
        choices = {
            "group": list(self.groups), "level": ["error", "warning", "note", "off"], "fix": ["safe", "unsafe", "by hand"],
            "target": targets,
        }
        fields = '<label>Words <input type="search" name="words"></label>'
        for name, values in choices.items():
            options = "".join(f"<option>{value}</option>" for value in values)
            fields += f'<label>{name.capitalize()} <select name="{name}"><option value="">any</option>{options}</select></label>'
        return f'<form class="filter" hidden aria-label="Narrow the list">{fields}<output></output></form>\n'

    def page(self, code):
        """The page of a code."""
        name, level = code["code"], code["level"]
        highlight = self.highlight
        body = f"<h1>{name}</h1>\n" + "".join(f"<p>{text(p)}</p>\n" for p in code["meaning"])
        body += f'<dl class="facts"><dt>Default level</dt><dd class="level {level}">{level}'
        body += f" if you ask for it: <code>-W {name}={level}</code>" if code["isOptIn"] else ""
        body += f'</dd><dt>Group</dt><dd><a href="index.html#{code["group"]}">{code["group"]}</a></dd>'
        body += f"<dt>Fix</dt><dd>{self.fix(code)}</dd><dt>Since version</dt><dd>{code['since']}</dd>"
        body += f"<dt>Target</dt><dd><code>--target {code['target']}</code></dd>" if code.get("target") else ""
        body += "</dl>\n" + heading("why-it-matters", "Why it matters")
        body += "".join(f"<p>{text(p)}</p>\n" for p in code["reason"])
        for key, title in (("lowerLayer", "With this layer below"), ("theme", "With this theme, in the app’s sources")):
            if code.get(key):
                body += heading(key.lower(), title) + block(highlight(code[key]))
        body += heading("wrong", "Wrong") + block(text(code["wrong"]) if code.get("theme") else highlight(code["wrong"]))
        if self.hasStudio and not code.get("lowerLayer") and not code.get("theme"):
            body += studio_link(code["wrong"], settings_of(code))
        if code.get("report"):
            body += "<p>The terminal prints:</p>\n" + report(code["report"])
        body += heading("right", "Right") + block(text(code["right"]) if code.get("theme") else highlight(code["right"]))
        body += self.fixing(code) + heading("when-to-ignore-it", "When to ignore it")
        body += f'<p>{text(IGNORE.get(name) or IGNORE[code["group"]])}</p>\n'
        return body + self.options(code) + self.related(code)

    def fixing(self, code):
        """What themec changes by itself."""
        body = heading("fix", "Fix")
        if not code["fixes"]:
            body += "<p>themec changes nothing by itself here. By hand:</p>\n"
            return body + difference(code["wrong"], code["right"])
        for fix in code["fixes"]:
            option = "safe: <code>--fix</code>" if fix["isSafe"] else "<code>--unsafe-fixes</code>"
            body += f"<p>themec offers to {text(fix['title'])} ({option}).</p>\n"
        return body + (difference(code["wrong"], code["fixed"]) if code.get("fixed") else "")

    def options(self, code):
        """How the code is switched, for a run, for a project and for a line."""
        name = code["code"]
        other = "error" if code["level"] != "error" else "warning"
        ways = [
            ("for one run", f"themec lint -W {name}={other} theme.nss"), ("this code alone", f"themec lint --only {name} theme.nss"),
            ("for a project, in themec.json", f'{{"rules": {{"{name}": "{other}"}}}}'),
        ]
        # Comments accept notes and warnings only.
        if code["level"] != "error":
            ways += [
                ("off for a project", f'{{"rules": {{"{name}": "off"}}}}'),
                ("accepted at one line", f"/* themec-disable-line {name} -- the reason */"),
            ]
        rows = "".join(f"<tr><td>{where}</td><td><code>{text(how)}</code></td></tr>\n" for where, how in ways)
        return heading("options", "Options") + table(rows) + (
            f"<p>In a terminal: <code>themec explain {name}</code></p>\n")

    def related(self, code):
        """The codes that its explanation names or that name it, then those about the same thing by a word of their names."""
        name = code["code"]
        def rank(one):
            isNamed = one["code"] in self.named[name] or name in self.named[one["code"]]
            return not isNamed, -len(self.words[one["code"]] & self.words[name]), one["group"] != code["group"], one["code"]
        # A small group is about one thing.
        isSmall = len(self.members(code["group"])) < 8
        near = [one for one in self.codes if one is not code and (
            rank(one)[:2] < (True, 0) or isSmall and one["group"] == code["group"])]
        items = "".join(
            f'<li><a href="{one["code"]}.html"><code>{one["code"]}</code></a> {text(one["summary"])}</li>\n'
            for one in sorted(near, key=rank)[:5])
        items += f'<li><a href="index.html#{code["group"]}">All codes of the group {code["group"]}</a></li>\n'
        return heading("related-codes", "Related codes") + f"<ul>\n{items}</ul>\n"
