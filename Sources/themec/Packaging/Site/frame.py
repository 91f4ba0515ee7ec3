"""The frame of every page: the way through the site beside it, the headings of the page, the pages before and after it."""

import html
import posixpath
import re

# The parts of the site in reading order, each a folder with an index.
SECTIONS = {
    "guides": "Guides", "language": "Language", "codes": "Codes", "registry": "Registry", "commands": "Commands",
    "libraries": "Libraries", "project": "Design",
}


def text(value):
    """Text for HTML."""
    return html.escape(str(value), quote=False)


def block(content, kind="", label=""):
    """A block of code, which scrolls by itself and so has a place in the order of the keyboard."""
    classes = f' class="{kind}"' if kind else ""
    name = f' role="region" aria-label="{label}"' if label else ""
    return f'<pre tabindex="0"{classes}{name}><code>{content}</code></pre>\n'


def table(rows, head=(), kind=""):
    """A table of rows of HTML, in a region that scrolls where the screen is narrow."""
    titles = "".join(f'<th scope="col">{title}</th>' for title in head)
    titles = f"<thead><tr>{titles}</tr></thead>" if head else ""
    classes = f' class="{kind}"' if kind else ""
    return f'<div class="scroll" tabindex="0"><table{classes}>{titles}<tbody>\n{rows}</tbody></table></div>\n'


class Frame:
    """Writes whole pages. `pages` has title and body by path; `groups` the paths of each section, by the titles of its groups."""

    def __init__(self, pages, groups):
        self.pages, self.groups = pages, groups
        self.order = ["index.html"]
        for section in SECTIONS:
            self.order.append(f"{section}/index.html")
            self.order += [path for paths in groups.get(section, {}).values() for path in paths]
        self.place = {path: number for number, path in enumerate(self.order)}

    def page(self, path):
        """The whole HTML of a page."""
        title, body = self.pages[path]
        up = "../" * path.count("/")
        full = title if title == "themec" else f"{title} – themec"
        section = path.split("/")[0] if "/" in path else ""
        trail = f'<p class="crumbs"><a href="{up}{section}/index.html">{SECTIONS[section]}</a></p>\n' if section else ""
        if path == f"{section}/index.html":
            trail = ""
        return (
            f'<!DOCTYPE html>\n<html lang="en" data-up="{up}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'<meta name="color-scheme" content="light dark">\n<title>{text(full)}</title>\n'
            f'<link rel="stylesheet" href="{up}style.css">\n<script src="{up}site.js" defer></script>\n</head>\n<body>\n'
            f'<a class="skip" href="#content">Skip to the text</a>\n'
            f'<header><a class="home" href="{up}index.html">themec</a><a class="menu" href="#contents">Contents</a>{SEARCH}</header>\n'
            f'<div class="frame">\n<main id="content">\n{trail}{body}\n{self.neighbours(path)}</main>\n'
            f"{self.headings(body)}{self.contents(path)}</div>\n</body>\n</html>\n")

    def link(self, goal, path, label=None, attributes=""):
        """A link from a page to another one."""
        here = ' aria-current="page"' if goal == path else ""
        goal_path = posixpath.relpath(goal, posixpath.dirname(path) or ".")
        return f'<a href="{goal_path}"{here}{attributes}>{text(label or self.pages[goal][0])}</a>'

    def contents(self, path):
        """The sections in reading order; that of the page with its groups, and the group of the page with its pages."""
        section = path.split("/")[0] if "/" in path else ""
        items = f"<li>{self.link('index.html', path, 'Start')}</li>\n"
        for name, title in SECTIONS.items():
            inner = self.groups_of(name, path) if name == section else ""
            items += f"<li>{self.link(f'{name}/index.html', path, title)}{inner}</li>\n"
        return f'<nav id="contents" aria-label="Contents" tabindex="-1"><ul>\n{items}</ul></nav>\n'

    def groups_of(self, section, path):
        """The groups of a section; long sections show only the pages of the group that is open."""
        groups = self.groups.get(section, {})
        isLong = sum(len(paths) for paths in groups.values()) > 60
        items = ""
        for title, paths in groups.items():
            if isLong and path not in paths:
                items += f"<li>{self.link(paths[0], path, title)}</li>\n"
                continue
            pages = "".join(f"<li>{self.link(goal, path)}</li>\n" for goal in paths)
            items += f"<li><span>{text(title)}</span><ul>\n{pages}</ul></li>\n" if title else pages
        return f"<ul>\n{items}</ul>"

    def headings(self, body):
        """The headings of a page, for one that has several."""
        found = re.findall(r'<h2 id="([^"]+)"[^>]*>(.*?)</h2>', body)
        if len(found) < 3:
            return ""
        items = "".join(f'<li><a href="#{name}">{re.sub("<[^>]+>", "", title)}</a></li>\n' for name, title in found[:40])
        return f'<nav class="headings" aria-labelledby="on-this-page"><p id="on-this-page">On this page</p><ul>\n{items}</ul></nav>\n'

    def neighbours(self, path):
        """The page before and the page after, in reading order."""
        number, links = self.place[path], ""
        for step, word, rel in ((-1, "Previous", "prev"), (1, "Next", "next")):
            if 0 <= number + step < len(self.order):
                goal = self.order[number + step]
                goal_path = posixpath.relpath(goal, posixpath.dirname(path) or ".")
                links += f'<a rel="{rel}" class="{rel}" href="{goal_path}"><small>{word}</small> {text(self.pages[goal][0])}</a>'
        return f'<nav class="neighbours" aria-label="Previous and next">{links}</nav>\n'


SEARCH = (
    '<search hidden><label class="unseen" for="search">Search</label><input type="search" id="search" role="combobox" autocomplete="off" '
    'placeholder="Search  /" aria-expanded="false" aria-controls="found" aria-autocomplete="list"><ul id="found" role="listbox" '
    'aria-label="Pages found" hidden></ul><output class="unseen" id="count"></output></search>')
