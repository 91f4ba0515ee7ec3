#!/usr/bin/env python3
"""Makes the site: guides, the grammar, a page for each command, for each code and for each component that can be styled.

    Sources/themec/Packaging/site.py OUT [--themec FILE] [--studio PAGE]

The texts are those that `themec help` and `themec explain` print, the registry's data, and the Markdown pages of the
sources. OUT then holds plain HTML with nothing from another host, and every link between its pages leads somewhere. One
script searches the pages and narrows lists, from a disk as from a server; everything else works without it.
With the studio's page, which becomes `studio/index.html`, each code's mistake and each component's example can be opened in it.
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
import tempfile

PACKAGING = pathlib.Path(__file__).resolve().parent
ROOT = PACKAGING.parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(PACKAGING / "Site"))

import markdown  # noqa: E402, beside this file
from codes import Codes  # noqa: E402
from frame import SECTIONS, Frame, block, table, text  # noqa: E402
from registry import Registry  # noqa: E402

# The section of the pages of a module's documentation, unless they are guides.
CATALOGUES = {
    "ThemeSyntax": "language", "ThemeModel": "language", "ThemeTable": "libraries", "ThemeComponents": "libraries",
    "ThemeViews": "libraries", "ThemeSource": "libraries",
}

# Pages whose place is not that of their catalogue, and those that the site has in another form.
PLACES = {
    "README.md": "index.html", "Sources/themec/themec.docc/TheLanguage.md": "language/the-language.html",
    "Grammar.md": "language/grammar.html", "Sources/README.md": "project/how-themec-works.html",
    "Tests/README.md": "project/the-tests.html", "Sources/Studio/README.md": "project/the-studio.html", "LICENSE": "project/licence.html",
    "Sources/ThemeModel/ThemeModel.docc/Components.md": "registry/index.html",
    "Sources/ThemeModel/ThemeModel.docc/ThemeModel.md": "project/thememodel.html",
    "Sources/themec/themec.docc/themec.md": "commands/the-tool.html",
    "Sources/themec/themec.docc/Codes.md": "codes/index.html",
    "Sources/themec/themec.docc/CommandLine.md": "commands/command-line.html",
    "Sources/themec/themec.docc/Promises.md": "project/promises.html",
    "Sources/themec/themec.docc/Speed.md": "project/speed.html",
    "Sources/themec/themec.docc/Versions.md": "project/versions.html",
    "Sources/themec/themec.docc/Changelog.md": "project/changelog.html",
    "Sources/themec/themec.docc/Contributing.md": "project/contributing.html",
    "Sources/themec/themec.docc/Packaging.md": "project/packaging.html",
}

# The words of addresses that are written in one, though they have capitals inside.
WORDS = ("SwiftPM", "SwiftUI", "UIKit")


def address(stem):
    """The address that a person would type: `app-with-nui` for `AppWithNUI`."""
    for word in WORDS:
        stem = stem.replace(word, word.capitalize())
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", stem).lower()


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
    """The pages, by their paths, what is copied beside them, and the pages of each section by the titles of its groups."""

    def __init__(self, themec, studio=None):
        self.themec = themec
        self.pages = {}
        self.files = {"studio/index.html": studio} if studio else {}
        self.groups = {section: {} for section in SECTIONS}
        self.sources = self.find_sources()

    def run(self, *words):
        """What themec prints."""
        return subprocess.run([self.themec, *words], check=True, capture_output=True, text=True).stdout

    def add(self, path, title, body):
        """Adds a page."""
        self.pages[path] = (title, body)

    # The pages that are written in Markdown.

    def find_sources(self):
        """The path of each Markdown page in the site, by its path in the sources."""
        sources = dict(PLACES)
        for file in sorted(ROOT.glob("Sources/*/*.docc/*.md")):
            name = file.relative_to(ROOT).as_posix()
            section = CATALOGUES.get(file.parts[-3], "guides")
            sources.setdefault(name, f"{section}/{address(file.stem)}.html")
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
                self.add(path, "The licence", f'<h1>The licence</h1><pre tabindex="0">{text(source)}</pre>')
                continue
            converter = markdown.Converter(
                lambda target, name=name, path=path: self.link(target, name, path),
                lambda target, name=name, path=path: self.picture(target, name, path),
                self.title_of, highlight)
            self.add(path, self.heading(ROOT / name), converter.convert(self.without_topics(source)))

    @staticmethod
    def without_topics(source):
        """A page without the list of pages at its foot, which the contents beside every page have."""
        return source.split("\n## Topics\n")[0]

    def order_sources(self):
        """Puts the written pages into the order of the topics of their catalogues, by the titles of the topics."""
        title, topics = "", {}
        for file in sorted(ROOT.glob("Sources/*/*.docc/*.md"), key=lambda file: (file.parts[-3] != "themec", file.as_posix())):
            if file.stem != file.parent.stem:
                continue
            for line in file.read_text().split("\n## Topics\n")[-1].split("\n"):
                title = line[4:] if line.startswith("### ") else title
                if line.startswith("- <doc:"):
                    topics.setdefault(line[7:-1], title if file.parent.stem == "themec" else "")
        def place(item):
            stem = pathlib.PurePosixPath(item[0]).stem
            return (list(topics).index(stem) if stem in topics else len(topics), "README" in item[0], item[0])
        for name, path in sorted(self.sources.items(), key=place):
            section = path.split("/")[0]
            if "/" in path and path != f"{section}/index.html":
                stem = pathlib.PurePosixPath(name).stem
                group = topics.get(stem, "Forms and editors") if section == "guides" else ""
                self.groups[section].setdefault(group, []).append(path)

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

    def picture(self, target, name, path):
        """The address of a picture of a Markdown page: a file of the sources, copied beside the pages."""
        file = next(f for f in (ROOT / posixpath.dirname(name) / target, ROOT / target) if f.exists())
        self.files[f"pictures/{file.name}"] = file
        return posixpath.relpath(f"pictures/{file.name}", posixpath.dirname(path) or ".")

    # The pages that themec prints.

    def add_commands(self):
        """Adds a page for each command."""
        commands = re.findall(r"^  ([a-z]+) {2,}(.*(?:\n {20,}.*)*)", self.run("--help").split("SUBCOMMANDS:")[1], re.M)
        rows = ""
        for name, summary in commands:
            help_text = self.run("help", name)
            self.add(f"commands/{name}.html", f"themec {name}", f"<h1>themec {name}</h1>\n{self.help_page(help_text)}")
            self.groups["commands"].setdefault("", []).append(f"commands/{name}.html")
            rows += f'<tr><td><a href="{name}.html"><code>{name}</code></a></td><td>{text(" ".join(summary.split()))}</td></tr>\n'
        body = f"<h1>Commands</h1>\n{table(rows)}"
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
                body += '<h2 id="usage">Usage</h2>' + block(text(content.strip()))
            elif title == "EXAMPLES":
                lines = [line[2:] for line in content.rstrip().split("\n")]
                body += '<h2 id="examples">Examples</h2>' + block(nss_comments(lines))
            else:
                rows = ""
                for name, words in re.findall(r"^  (\S.*?)(?: {2,}|\n {20,}|$)(.*(?:\n {20,}.*)*)", content, re.M):
                    rows += f"<tr><td><code>{text(name.strip())}</code></td><td>{text(' '.join(words.split()))}</td></tr>\n"
                body += f'<h2 id="{title.lower().replace(" ", "-")}">{title.capitalize()}</h2>\n{table(rows)}'
        return body

    def add_codes(self):
        """Adds a page for each diagnostic code, and the list of all."""
        codes = Codes(json.loads(self.run("explain", "--format", "json")), nss, "studio/index.html" in self.files)
        for group in codes.groups:
            for code in codes.members(group):
                self.add(f"codes/{code['code']}.html", code["code"], codes.page(code))
            self.groups["codes"][group] = [f"codes/{code['code']}.html" for code in codes.members(group)]
        self.add("codes/index.html", "Codes", codes.index())

    def add_registry(self):
        """Adds a page for each component, and the list of all."""
        document = json.loads(self.run("registry", "--format", "json"))
        registry = Registry(document, self.built_in_styles(), self.files_of_pictures(), nss, "studio/index.html" in self.files)
        for component in registry.components:
            self.add(f"registry/{component['name']}.html", component["name"], registry.page(component))
        for group, names in registry.groups().items():
            self.groups["registry"][group] = [f"registry/{name}.html" for name in names]
        self.add("registry/index.html", "Registry", registry.index())

    def built_in_styles(self):
        """The values of the built-in themes by class path; Fiori's go before NUI's."""
        styles = {}
        for theme in ("Fiori", "NUI"):
            table = json.loads(self.run("build", "--quiet", str(ROOT / f"Themes/{theme}.nss"), "--emit", "json:-"))
            for path, values in table["styles"].items():
                styles.setdefault(path, values)
        return styles

    def files_of_pictures(self):
        """Has the built-in themes drawn; returns the names of the pictures, which lie beside the pages."""
        folder = pathlib.Path(self.folder)
        for theme in ("NUI", "Fiori"):
            self.run("preview", "--quiet", str(ROOT / f"Themes/{theme}.nss"), "--svg", str(folder / theme))
            for file in (folder / theme).glob("*-phone-*.svg"):
                if file.stem.endswith(("-phone-light", "-phone-dark")):
                    self.files[f"pictures/{file.name.replace('-phone-', '-')}"] = file
        return {posixpath.basename(name) for name in self.files}

    def add_indexes(self):
        """Adds the index of each section that has none."""
        for section, title in SECTIONS.items():
            if f"{section}/index.html" in self.pages:
                continue
            body = f"<h1>{title}</h1>\n"
            for group, paths in self.groups[section].items():
                items = "".join(
                    f'<li><a href="{posixpath.basename(p)}">{text(self.pages[p][0])}</a>{self.first_words(p)}</li>\n' for p in paths)
                anchor = address(group.replace(" ", "-"))
                body += f'<h2 id="{anchor}"><a href="#{anchor}">{text(group)}</a></h2>\n' if group else ""
                body += f'<ul class="pages">{items}</ul>\n'
            self.add(f"{section}/index.html", title, body)

    def first_words(self, path):
        """The first sentence of a page."""
        first = re.search(r"<p>(.*?)</p>", self.pages[path][1], re.S)
        words = re.sub(r"<[^>]+>", "", first.group(1)) if first else ""
        return f" {re.split(r'(?<=[.:])[ ]', words)[0]}" if words else ""

    def search_index(self):
        """What the script of the site looks through: address, title, section, headings and words of each page."""
        entries = []
        for path, (title, body) in sorted(self.pages.items()):
            plain = html.unescape(re.sub(r"<[^>]+>", " ", body))
            headings = [[name, html.unescape(re.sub(r"<[^>]+>", "", shown))]
                        for name, shown in re.findall(r'<h[23] id="([^"]+)"[^>]*>(.*?)</h[23]>', body)]
            if path.startswith("codes/"):
                headings = []
            words = sorted(set(re.findall(r"[a-z@][\w-]{2,}", plain.lower())))
            entries.append([path, title, SECTIONS.get(path.split("/")[0], ""), headings, " ".join(words)])
        return f"const pages = {json.dumps(entries, ensure_ascii=False, separators=(',', ':'))};\n"

    # Files.

    def check_links(self, files):
        """Fails if a link leads nowhere."""
        ids = {path: set(re.findall(r'\bid="([^"]+)"', content)) for path, content in files.items()}
        for path, content in files.items():
            for target in re.findall(r'(?:href|src|srcset)="([^"]+)"', content):
                if re.match(r"[a-z]+://|mailto:", target):
                    continue
                file, _, anchor = target.partition("#")
                full = posixpath.normpath(posixpath.join(posixpath.dirname(path), file)) if file else path
                if full not in files and full not in self.files and full not in ("style.css", "site.js"):
                    raise SystemExit(f"{path}: '{target}' leads nowhere")
                if anchor and full != "studio/index.html" and anchor not in ids.get(full, ()):
                    raise SystemExit(f"{path}: '{target}' names no place of its page")

    def write(self, out):
        """Writes all pages."""
        with tempfile.TemporaryDirectory() as self.folder:
            return self.write_all(out)

    def write_all(self, out):
        """Writes all pages, while the pictures exist."""
        self.add_sources()
        self.order_sources()
        self.add_commands()
        self.add_codes()
        self.add_registry()
        self.add_indexes()
        frame = Frame(self.pages, self.groups)
        files = {path: frame.page(path) for path in self.pages}
        self.check_links(files)
        for path, content in files.items():
            file = out / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
        # The site shares its colours, its elements and its search with the preview page.
        web = ROOT / "Sources/ThemePage/Web"
        for name, parts in [("style.css", [web / "base.css", PACKAGING / "Site/style.css"]),
                            ("site.js", [web / "elements.js", PACKAGING / "Site/site.js", web / "finder.js"])]:
            (out / name).write_text("\n".join(part.read_text() for part in parts), encoding="utf-8")
        (out / "search.js").write_text(self.search_index(), encoding="utf-8")
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
    parser.add_argument("--studio", type=pathlib.Path, metavar="PAGE", help="the studio's page, as Sources/Studio/pack.py made it")
    options = parser.parse_args()
    themec = shutil.which(options.themec)
    if themec is None:
        parser.error(f"there is no executable '{options.themec}'")
    count = Site(os.path.abspath(themec), options.studio).write(options.out)
    print(f"wrote {count} pages to {options.out}")


if __name__ == "__main__":
    main()
