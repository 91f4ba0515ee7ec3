"""The pages of what can be styled: a component's picture, an example, its class paths, and what the built-in theme sets."""

import re

from codes import heading, studio_link
from frame import block, table, text

# The picture that shows a component: a sample of Fiori's components, or a kind of NUI's controls.
PICTURES = {
    "FUIHierarchyView": "hierarchy", "FUIHierarchyViewController": "hierarchy", "FUIHierarchyViewHeader": "hierarchy",
    "FUIHierarchyItemView": "hierarchy", "FUIHierarchyIndicator": "hierarchy", "FUIHierarchyCollectionItem": "hierarchy",
    "FUIHierarchyItemTableViewCell": "hierarchy-cell", "FUIListPickerFormCell": "form-cell",
    "FUIListPickerHeaderView": "list-picker", "FUIListPickerTableViewController": "list-picker",
    "FUIListPickerCollectionViewCell": "form-cell", "FUIItemCollectionViewCell": "collection", "FUICollectionItemView": "grid",
    "FUIBaseItemCollectionViewCell": "collection", "FUICollectionSectionHeaderFooterView": "collection",
    "FUIObjectTableViewCell": "object-list", "FUIObjectView": "object-list", "FUIObjectCell": "object-list",
    "FUIPageViewController": "siblings", "FUIToolbar": "controls-toolbar", "FUINavigationBar": "controls-navigation-bar",
}

# The kinds of NUI's controls whose names differ from those of the classes.
CONTROLS = {"BarButtonBack": "bar-button", "SearchBarButton": "search-bar", "SearchBarScopeBar": "search-bar", "TabBarItem": "tab-bar",
            "TableCellContentView": "table-cell", "TableCellDetail": "table-cell", "NavigationItem": "navigation-bar"}

# A value of a type, for the example of a rule where the built-in theme has none.
VALUES = {"Color": "#0B6E99", "UIFontTextStyle": "headline", "UIFont.TextStyle": "headline", "FontName": "system", "Boolean": "true",
          "Box": "8 16 8 16", "Offset": "0, 1"}


def picture_of(name):
    """The name of the picture of a component, or None."""
    if name.startswith("FUI"):
        return PICTURES.get(name)
    return "controls-" + CONTROLS.get(name, re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower())


def sentence(note):
    """A note of the registry as a sentence: with a capital unless it begins with a name, and a full stop."""
    first = note.split(" ")[0]
    start = note if re.search(r"[^a-z,;:]", first) or first.startswith("fdl") or "-" in first else note[0].upper() + note[1:]
    return text(start.rstrip(".") + ".")


def source(address):
    """A link to where a component is documented."""
    host, _, folder = address.partition(" ")
    goal = f"https://{host}/tree/HEAD/{folder}" if folder else f"https://{host}"
    shown = host if len(host) < 40 else host.split("/")[0] + " … " + host.split("/")[-1]
    return f'<a href="{goal}">{text(shown + (" " + folder if folder else ""))}</a>'


def chip(color):
    """A patch of a colour beside its number."""
    return f'<i class="chip" style="--c:{color}"></i><code>{color[:-2] if color.endswith("FF") else color}</code>'


class Registry:
    """All pages about components. `styles` are those of the built-in themes by class path; `pictures` the names of files."""

    def __init__(self, document, styles, pictures, highlight, hasStudio=False):
        self.components = sorted(document["components"], key=lambda c: c["name"].lower())
        self.hasStudio = hasStudio
        self.styles, self.pictures, self.highlight = styles, pictures, highlight

    def groups(self):
        """The components by the library and the letters of their names."""
        groups = {"NUI’s classes": [], "Fiori, A to H": [], "Fiori, I to O": [], "Fiori, P to Z": []}
        for component in self.components:
            name = component["name"]
            letter = name[3:4].upper() if name.startswith("FUI") else "" if not name.startswith("FDL") else "A"
            title = "NUI’s classes" if not letter else "Fiori, " + next(r for r, last in (
                ("A to H", "H"), ("I to O", "O"), ("P to Z", "Z")) if letter <= last)
            groups[title].append(name)
        return groups

    def index(self):
        """The list of all components."""
        body = "<h1>What can be styled</h1>\n<p>Components of SAP Fiori and classes of NUI, from their public documentation. "
        body += "Each page lists the class paths with their kinds and properties, and what the built-in theme sets.</p>\n"
        body += '<form class="filter" hidden aria-label="Narrow the list"><label>Words <input type="search" name="words"></label>'
        body += "<output></output></form>\n"
        for title, names in self.groups().items():
            items = "".join(f'<li><a href="{name}.html">{name}</a></li>\n' for name in names)
            anchor = re.sub("[^a-z]+", "-", title.lower().replace("’", ""))
            body += f'<section>\n{heading(anchor, title)}<ul class="columns list">{items}</ul></section>\n'
        return body

    def page(self, component):
        """The page of a component."""
        name = component["name"]
        body = f"<h1>{name}</h1>\n"
        if component.get("note"):
            body += f"<p>{sentence(component['note'])}</p>\n"
        body += f"<dl class=\"facts\"><dt>Certainty</dt><dd>{component['certainty']}</dd>"
        if component.get("styles"):
            body += f"<dt>Styles</dt><dd><code>{component['styles']}</code></dd>"
        if component.get("superclass"):
            body += f"<dt>Superclass</dt><dd>{self.component_link(component['superclass'])}</dd>"
        if component.get("sources"):
            body += f"<dt>Source</dt><dd>{', '.join(source(s) for s in component['sources'])}</dd>"
        body += "</dl>\n" + self.picture(name) + self.example(component)
        for part in component["parts"]:
            body += self.part(part)
        return body

    def component_link(self, name):
        """A component, as a link if it has a page."""
        known = any(component["name"] == name for component in self.components)
        return f'<a href="{name}.html">{name}</a>' if known else f"<code>{text(name)}</code>"

    def picture(self, name):
        """The picture of a component in light, and in dark for readers who have it."""
        shown = picture_of(name)
        light, dark = f"{shown}-light.svg", f"{shown}-dark.svg"
        if light not in self.pictures:
            return ""
        other = f'<source srcset="../pictures/{dark}" media="(prefers-color-scheme: dark)">' if dark in self.pictures else ""
        return (
            f'<figure><picture>{other}<img src="../pictures/{light}" alt="{name} as the built-in theme draws it"></picture>'
            f"<figcaption>As the built-in theme draws it.</figcaption></figure>\n")

    def example(self, component):
        """A rule that can be copied, for the first path that has properties."""
        part = next((p for p in component["parts"] if p["properties"] or p["path"] in self.styles), None)
        if part is None:
            return ""
        styles = self.styles.get(part["path"], {})
        lines = [f"  {p}: {styles[p][0]['text'].replace('( ', '(').replace(' )', ')').replace(' ,', ',')};" for p in list(styles)[:3]]
        for known in part["properties"]:
            if len(lines) < 3 and known["name"] not in styles and known["values"] in VALUES and not known.get("state"):
                lines.append(f"  {known['name']}: {VALUES[known['values']]};")
        if not lines:
            return ""
        rule = part["path"] + " {\n" + "\n".join(lines) + "\n}"
        return heading("example", "Example") + block(self.highlight(rule)) + (studio_link(rule + "\n") if self.hasStudio else "")

    def part(self, part):
        """A class path with its properties, and the built-in theme's values of them."""
        path = part["path"]
        body = f'<h2 id="{path}"><a href="#{path}"><code>{text(path)}</code></a></h2>\n'
        body += f"<p>Kind: {text(part['kind'])}</p>\n"
        styles = self.styles.get(path, {})
        known = {p["name"] for p in part["properties"]}
        properties = part["properties"] + [{"name": name, "values": ""} for name in styles if name not in known]
        columns = [
            ("Property", lambda p: f"<code>{text(p['name'])}</code>"),
            ("Values", lambda p: f"<code>{text(p['values'])}</code>" if p["values"] else ""),
            ("In the built-in theme", lambda p: self.value(styles.get(p["name"]))),
            ("Remarks", lambda p: text(", ".join(p.get("remarks", [])))),
        ]
        cells = [[column(p) for _, column in columns] for p in properties]
        used = [number for number in range(len(columns)) if any(row[number] for row in cells)]
        rows = "".join("<tr>" + "".join(f"<td>{row[number]}</td>" for number in used) + "</tr>\n" for row in cells)
        return body + (table(rows, [columns[number][0] for number in used]) if rows else "")

    @staticmethod
    def value(variants):
        """The values of the built-in theme, in light and dark, without high contrast and elevated grounds."""
        shown = []
        for variant in variants or []:
            when = variant.get("when", [{}])
            usual = [w for w in when if w.get("contrast", "normal") == "normal" and w.get("level", "base") == "base"]
            if not usual:
                continue
            value = str(variant["value"])
            marked = chip(value) if variant["type"] == "color" else f"<code>{text(variant['text'])}</code>"
            if marked not in shown:
                shown.append(marked)
        return " ".join(f'<span class="value">{value}</span>' for value in shown[:3])
