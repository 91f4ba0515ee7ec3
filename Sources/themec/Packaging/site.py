#!/usr/bin/env python3
"""Makes the site: guides, the grammar, a page for each command, for each code and for each component that can be styled.

    Sources/themec/Packaging/site.py OUT [--themec FILE]

The texts are those that `themec help` and `themec explain` print, the registry's data, and the Markdown pages of the
sources. OUT then holds plain HTML: no script, nothing from another host, and every link between its pages leads somewhere.
It needs Python 3.8 or later and an executable of themec, by default the one that is found first on the path.
"""

import argparse
import html
import json
import os
import pathlib
import posixpath
import re
import shutil
import subprocess
import sys

PACKAGING = pathlib.Path(__file__).resolve().parent
ROOT = PACKAGING.parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(PACKAGING / "Site"))

import markdown  # noqa: E402, beside this file

# The sections of the site, each a folder with an index, in the order in which the head lists them.
SECTIONS = {
    "guides": "Guides", "language": "Language", "commands": "Commands", "codes": "Codes", "registry": "Registry",
    "libraries": "Libraries", "project": "Project",
}

# The section of the pages of a module's documentation, unless they are guides.
CATALOGUES = {
    "ThemeSyntax": "language", "ThemeModel": "language", "ThemeTable": "libraries", "ThemeComponents": "libraries",
    "ThemeViews": "libraries", "ThemeSource": "libraries",
}

# Pages whose place is not that of their catalogue, and those that the site has in another form.
PLACES = {
    "README.md": "index.html", "Grammar.md": "language/grammar.html", "Sources/README.md": "project/how-themec-works.html",
    "Tests/README.md": "project/the-tests.html", "Sources/Studio/README.md": "project/the-studio.html", "LICENSE": "project/licence.html",
    "Sources/ThemeModel/ThemeModel.docc/Components.md": "registry/index.html",
    "Sources/ThemeModel/ThemeModel.docc/ThemeModel.md": "project/thememodel.html",
    "Sources/themec/themec.docc/Codes.md": "codes/index.html",
    "Sources/themec/themec.docc/Versions.md": "project/versions.html",
    "Sources/themec/themec.docc/Changelog.md": "project/changelog.html",
    "Sources/themec/themec.docc/Contributing.md": "project/contributing.html",
    "Sources/themec/themec.docc/Packaging.md": "project/packaging.html",
}


def text(value):
    """Text for HTML."""
    return html.escape(str(value), quote=False)


def nss(code):
    """A stylesheet with its comments, definitions and properties marked."""
    pattern = r"(?P<c>/\*.*?\*/|//[^\n]*)|(?P<w>@[\w.-]+)|(?P<n>[\w.-]+)(?=\s*:(?!//))"
    parts, last = [], 0
    for match in re.finditer(pattern, code, re.S):
        kind = match.lastgroup
        parts += [text(code[last:match.start()]), f'<span class="{kind}">{text(match.group())}</span>']
        last = match.end()
    return "".join(parts) + text(code[last:])


def highlight(code, language):
    """A block of code in some language."""
    if language in ("nss", "css"):
        return nss(code)
    if language in ("console", "sh"):
        mark = r"^(\$ .*)$" if language == "console" else r"^(.+)$"
        return re.sub(mark, r'<span class="p">\1</span>' if language == "console" else r"\1", text(code), flags=re.M)
    return text(code)


class Site:
    """The pages, by their paths, and what is copied beside them."""

    def __init__(self, themec):
        self.themec = themec
        self.pages = {}
        self.titles = {}
        self.files = {}
        self.sources = self.find_sources()

    def run(self, *words):
        """What themec prints."""
        return subprocess.run([self.themec, *words], check=True, capture_output=True, text=True).stdout

    def add(self, path, title, body, crumbs=()):
        """Adds a page."""
        self.titles[path] = title
        self.pages[path] = (title, body, crumbs)

    # The pages that are written in Markdown.

    def find_sources(self):
        """The path of each Markdown page in the site, by its path in the sources."""
        sources = dict(PLACES)
        for file in sorted(ROOT.glob("Sources/*/*.docc/*.md")):
            name = file.relative_to(ROOT).as_posix()
            section = CATALOGUES.get(file.parts[-3], "guides")
            sources.setdefault(name, f"{section}/{re.sub(r'(?<!^)(?=[A-Z])', '-', file.stem).lower()}.html")
        return {name: path for name, path in sources.items() if (ROOT / name).exists()}

    def title_of(self, page):
        """The title of a page of the documentation."""
        file = next(name for name in self.sources if posixpath.basename(name) == page + ".md")
        return self.heading(ROOT / file)

    @staticmethod
    def heading(file):
        """The title of a Markdown file."""
        first = next(line for line in file.read_text().split("\n") if line.startswith("# "))
        return first[2:].replace("``", "").replace("`", "")

    def add_sources(self):
        """Adds every Markdown page."""
        for name, path in self.sources.items():
            if path in ("registry/index.html", "codes/index.html"):
                continue
            source = (ROOT / name).read_text()
            if name == "LICENSE":
                self.add(path, "The licence", f'<h1>The licence</h1><pre tabindex="0">{text(source)}</pre>', ("project",))
                continue
            converter = markdown.Converter(
                lambda target, name=name, path=path: self.link(target, name, path),
                lambda target, alt, name=name, path=path: self.image(target, alt, name, path),
                self.title_of, highlight)
            section = path.split("/")[0]
            self.add(path, self.heading(ROOT / name), converter.convert(source), (section,) if "/" in path else ())

    def link(self, target, name, path):
        """A link of a Markdown page, as the site has it."""
        if re.match(r"[a-z]+://|mailto:", target):
            return target
        target, mark, anchor = target.partition("#")
        if not target:
            return mark + anchor
        if target.startswith("doc:"):
            file = next((n for n in self.sources if posixpath.basename(n) == target[4:] + ".md"), None)
        else:
            file = posixpath.normpath(posixpath.join(posixpath.dirname(name), target))
            if file.startswith("Sources/themec/Packaging") or file in ("Themes", ".ci/run"):
                file = "Sources/README.md"
        if file not in self.sources:
            raise SystemExit(f"{name}: '{target}' leads nowhere")
        return posixpath.relpath(self.sources[file], posixpath.dirname(path) or ".") + mark + anchor

    def image(self, target, alt, name, path):
        """A picture of a Markdown page: a file of the sources, copied beside the pages."""
        file = next(f for f in (ROOT / posixpath.dirname(name) / target, ROOT / target) if f.exists())
        self.files[f"pictures/{file.name}"] = file
        source = posixpath.relpath(f"pictures/{file.name}", posixpath.dirname(path) or ".")
        return f'<img src="{source}" alt="{html.escape(alt)}">'

    # The pages that themec prints.

    def add_commands(self):
        """Adds a page for each command."""
        commands = re.findall(r"^  ([a-z]+) {2,}(.*(?:\n {20,}.*)*)", self.run("--help").split("SUBCOMMANDS:")[1], re.M)
        rows = ""
        for name, summary in commands:
            help_text = self.run("help", name)
            self.add(
                f"commands/{name}.html", f"themec {name}", f"<h1>themec {name}</h1>\n{self.help_page(help_text)}", ("commands",))
            rows += f'<tr><td><a href="{name}.html"><code>{name}</code></a></td><td>{text(" ".join(summary.split()))}</td></tr>\n'
        body = f'<h1>Commands</h1>\n<div class="scroll" tabindex="0"><table><tbody>{rows}</tbody></table></div>'
        self.add("commands/index.html", "Commands", body)

    @staticmethod
    def help_page(help_text):
        """The help of a command: its paragraphs, and each section of options as a table."""
        parts = re.split(r"^([A-Z][A-Z ]+):[ \n]", help_text, flags=re.M)
        body = ""
        for title, content in zip(parts[1::2], parts[2::2]):
            if title == "OVERVIEW":
                for paragraph in content.strip().split("\n\n"):
                    body += f"<p>{text(' '.join(paragraph.split()))}</p>\n"
            elif title == "USAGE":
                body += f'<h2>Usage</h2><pre tabindex="0"><code>{text(content.strip())}</code></pre>\n'
            elif title == "EXAMPLES":
                lines = [line[2:] for line in content.rstrip().split("\n")]
                body += f'<h2>Examples</h2><pre tabindex="0"><code>{nss_comments(lines)}</code></pre>\n'
            else:
                rows = ""
                for name, words in re.findall(r"^  (\S.*?)(?: {2,}|\n {20,}|$)(.*(?:\n {20,}.*)*)", content, re.M):
                    rows += f"<tr><td><code>{text(name.strip())}</code></td><td>{text(' '.join(words.split()))}</td></tr>\n"
                body += f"<h2>{title.capitalize()}</h2>\n"
                body += f'<div class="scroll" tabindex="0"><table><tbody>{rows}</tbody></table></div>\n'
        return body

    def add_codes(self):
        """Adds a page for each diagnostic code, and the index by group."""
        document = json.loads(self.run("explain", "--format", "json"))
        groups = {group["name"]: group["about"] for group in document["groups"]}
        index = "<h1>Codes</h1>\n<p>Every finding has a code, and every code a page. Codes are switched on, off or raised one by "
        index += "one or by group, with <code>-W</code> or in <code>themec.json</code>.</p>\n"
        for group, about in groups.items():
            codes = [code for code in document["codes"] if code["group"] == group]
            index += f'<h2 id="{group}"><a href="#{group}">{group}</a></h2>\n<p>{text(about)}</p>\n'
            rows = "".join(
                f'<tr><td><a href="{c["code"]}.html"><code>{c["code"]}</code></a></td>'
                f'<td class="level {c["level"]}">{c["level"]}{", off" if c["isOptIn"] else ""}</td>'
                f'<td>{text(c["summary"])}</td></tr>\n' for c in codes)
            index += f'<div class="scroll" tabindex="0"><table><tbody>{rows}</tbody></table></div>\n'
            for code in codes:
                self.add(f"codes/{code['code']}.html", code["code"], self.code_page(code), ("codes",))
        self.add("codes/index.html", "Codes", index)

    @staticmethod
    def code_page(code):
        """What a code means, with its examples."""
        name, level = code["code"], code["level"]
        body = f"<h1>{name}</h1>\n"
        body += "".join(f"<p>{text(p)}</p>\n" for p in code["meaning"])
        body += f'<dl><dt>Default level</dt><dd class="level {level}">{level}'
        body += f" if you ask for it: <code>-W {name}={level}</code>" if code["isOptIn"] else ""
        body += f'</dd><dt>Group</dt><dd><a href="index.html#{code["group"]}">{code["group"]}</a></dd>'
        body += f"<dt>Since version</dt><dd>{code['since']}</dd></dl>\n<h2>Why it matters</h2>\n"
        body += "".join(f"<p>{text(p)}</p>\n" for p in code["reason"])
        for key, title in (
            ("lowerLayer", "With this layer below"), ("theme", "With this theme, in the app’s sources"), ("wrong", "Wrong"),
            ("right", "Right"),
        ):
            if code.get(key):
                sheet = nss(code[key]) if not code.get("theme") or key == "theme" else text(code[key])
                body += f'<h2>{title}</h2>\n<pre tabindex="0"><code>{sheet}</code></pre>\n'
        if code.get("target"):
            body += f"<p>The examples are checked with <code>--target {code['target']}</code>.</p>\n"
        body += "<h2>Fix</h2>\n"
        if code["fixes"]:
            items = "".join(
                f"<li>{text(fix['title'])} ({'safe: <code>--fix</code>' if fix['isSafe'] else '<code>--unsafe-fixes</code>'})</li>"
                for fix in code["fixes"])
            body += f"<p>For the example above themec offers:</p>\n<ul>{items}</ul>\n"
        else:
            body += "<p>themec changes nothing by itself here: see the right form above.</p>\n"
        body += f"<p>In a terminal: <code>themec explain {name}</code></p>\n"
        return body

    def add_registry(self):
        """Adds a page for each component, and the index."""
        components = json.loads(self.run("registry", "--format", "json"))["components"]
        items = ""
        for component in sorted(components, key=lambda c: c["name"].lower()):
            name = component["name"]
            self.add(f"registry/{name}.html", name, self.component_page(component), ("registry",))
            items += f'<li><a href="{name}.html">{name}</a></li>\n'
        body = "<h1>What can be styled</h1>\n<p>Components of SAP Fiori and classes of NUI, from their public documentation. "
        body += f'Each page lists the class paths with their kinds and properties.</p>\n<ul class="columns">{items}</ul>'
        self.add("registry/index.html", "Registry", body)

    @staticmethod
    def component_page(component):
        """The class paths of a component with their properties."""
        body = f"<h1>{component['name']}</h1>\n"
        if component.get("note"):
            body += f"<p>{text(component['note'])}.</p>\n"
        body += f"<dl><dt>Certainty</dt><dd>{component['certainty']}</dd>"
        if component.get("styles"):
            body += f"<dt>Styles</dt><dd><code>{component['styles']}</code></dd>"
        if component.get("sources"):
            body += f"<dt>Source</dt><dd>{text(', '.join(component['sources']))}</dd>"
        body += "</dl>\n"
        for part in component["parts"]:
            body += f'<h2 id="{part["path"]}"><a href="#{part["path"]}"><code>{text(part["path"])}</code></a></h2>\n'
            body += f"<p>{text(part['kind'])}</p>\n"
            rows = "".join(
                f"<tr><td><code>{text(p['name'])}</code></td><td><code>{text(p['values'])}</code></td>"
                f"<td>{text(', '.join(p.get('remarks', [])))}</td></tr>\n" for p in part["properties"])
            if rows:
                body += f'<div class="scroll" tabindex="0"><table><tbody>{rows}</tbody></table></div>\n'
        return body

    def add_indexes(self):
        """Adds the index of each section that has none."""
        for section, title in SECTIONS.items():
            if f"{section}/index.html" in self.pages:
                continue
            pages = sorted((t, p) for p, t in self.titles.items() if p.startswith(section + "/"))
            items = "".join(f'<li><a href="{posixpath.basename(p)}">{text(t)}</a></li>\n' for t, p in pages)
            self.add(f"{section}/index.html", title, f"<h1>{title}</h1>\n<ul>{items}</ul>")

    # Files.

    def page(self, path):
        """The whole HTML of a page."""
        title, body, crumbs = self.pages[path]
        up = "../" * path.count("/")
        section = path.split("/")[0] if "/" in path else ""
        links = "".join(
            f'<a href="{up}{name}/index.html"{" aria-current=" + chr(34) + "true" + chr(34) if name == section else ""}>{label}</a>'
            for name, label in SECTIONS.items())
        trail = "".join(f'<p class="crumbs"><a href="{up}{name}/index.html">{SECTIONS[name]}</a></p>\n' for name in crumbs)
        full = title if title == "themec" else f"{title} – themec"
        return (
            f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{text(full)}</title>\n'
            f'<link rel="stylesheet" href="{up}style.css">\n</head>\n<body>\n<a class="skip" href="#content">Skip to the text</a>\n'
            f'<header><nav aria-label="Sections"><a href="{up}index.html">themec</a>{links}</nav></header>\n'
            f'<main id="content">\n{trail}{body}\n</main>\n</body>\n</html>\n')

    def check_links(self, files):
        """Fails if a link leads nowhere."""
        ids = {path: set(re.findall(r'\bid="([^"]+)"', content)) for path, content in files.items()}
        for path, content in files.items():
            for target in re.findall(r'(?:href|src)="([^"]+)"', content):
                if re.match(r"[a-z]+://|mailto:", target):
                    continue
                file, _, anchor = target.partition("#")
                full = posixpath.normpath(posixpath.join(posixpath.dirname(path), file)) if file else path
                if full not in files and full not in self.files and full != "style.css":
                    raise SystemExit(f"{path}: '{target}' leads nowhere")
                if anchor and anchor not in ids.get(full, ()):
                    raise SystemExit(f"{path}: '{target}' names no place of its page")

    def write(self, out):
        """Writes all pages."""
        self.add_sources()
        self.add_commands()
        self.add_codes()
        self.add_registry()
        self.add_indexes()
        files = {path: self.page(path) for path in self.pages}
        self.check_links(files)
        for path, content in files.items():
            file = out / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
        (out / "style.css").write_bytes((PACKAGING / "Site/style.css").read_bytes())
        for path, source in self.files.items():
            (out / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, out / path)
        return len(files)


def nss_comments(lines):
    """Command lines with the comments above them."""
    return "\n".join(f'<span class="c">{text(l)}</span>' if l.startswith("#") else text(l) for l in lines)


def main():
    """Reads the command line and makes the site."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=pathlib.Path, metavar="OUT", help="the folder to write to")
    parser.add_argument("--themec", default="themec", metavar="FILE", help="the executable whose texts are shown")
    options = parser.parse_args()
    themec = shutil.which(options.themec)
    if themec is None:
        parser.error(f"there is no executable '{options.themec}'")
    count = Site(os.path.abspath(themec)).write(options.out)
    print(f"wrote {count} pages to {options.out}")


if __name__ == "__main__":
    main()
