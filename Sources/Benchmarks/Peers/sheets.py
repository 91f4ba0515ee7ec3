"""Stylesheets of any size that say the same in three notations: .nss, CSS with custom properties, and SCSS.

A sheet is drawn from a seed. One third of its values are definitions, one rule in twenty stands under a condition, and
all values are valid, so that every compiler does its ordinary work and reports nothing of weight.
"""

import random

NOTATIONS = ("nss", "css", "scss")

AREAS = ["Account", "Basket", "Camera", "Garden", "Harbour", "Invoice", "Journey", "Library", "Market", "Signal"]
WIDGETS = ["Cell", "Header", "Footer", "Badge", "Panel", "Toolbar", "Card"]
PARTS = ["title", "subtitle", "icon", "background", "separator", "caption", "button"]

# The property in .nss, the property in CSS, and the kind of its values.
PROPERTIES = [
    ("font-color", "color", "colour"),
    ("background-color", "background-color", "colour"),
    ("border-color", "border-left-color", "colour"),
    ("tint-color", "outline-color", "colour"),
    ("font-size", "font-size", "length"),
    ("border-width", "border-width", "length"),
    ("corner-radius", "border-radius", "length"),
    ("height", "height", "length"),
    ("font-name", "font-family", "font"),
    ("padding", "padding", "box"),
    ("text-alpha", "opacity", "share"),
]
CONDITIONS = [
    ("(device: ipad)", "(min-width: 768px)"),
    ("(device: iphone)", "(max-width: 767px)"),
    ("(orientation: landscape)", "(orientation: landscape)"),
]
FONTS = ["Georgia", "Menlo-Regular", "AvenirNext-Medium", "HelveticaNeue"]


class Sheet:
    """One sheet, written in all notations at once until its .nss form has the wanted size."""

    def __init__(self, size, seed=1):
        self.random = random.Random(seed).random
        self.text = {notation: [] for notation in NOTATIONS}
        self.size = 0
        self.definitions = {"colour": [], "length": [], "font": []}
        self.write_definitions(16 + size // 20_000 if size < 20_000_000 else 1_000)
        self.rules = 0
        while self.size < size:
            self.write_item()

    def bytes(self, notation):
        return "".join(self.text[notation]).encode("ascii")

    # Drawing

    def below(self, count):
        return int(self.random() * count)

    def pick(self, items):
        return items[self.below(len(items))]

    def value(self, kind):
        """A literal as it stands in .nss and in CSS."""
        if kind == "colour":
            if self.random() < 0.85:
                return (f"#{self.below(1 << 24):06X}",) * 2
            return (f"rgb({self.below(256)}, {self.below(256)}, {self.below(256)})",) * 2
        if kind == "length":
            number = f"{self.below(64)}" if self.random() < 0.8 else f"{self.below(64)}.{1 + self.below(9)}"
            return number, number + "px"
        if kind == "font":
            return (self.pick(FONTS),) * 2
        if kind == "share":
            return (f"0.{1 + self.below(9)}",) * 2
        sides = [str(self.below(32)) for _ in range(self.pick([1, 2, 4]))]
        return " ".join(sides), " ".join(side + "px" for side in sides)

    # Writing

    def put(self, nss, css, scss):
        self.size += len(nss)
        for notation, text in zip(NOTATIONS, (nss, css, scss)):
            self.text[notation].append(text)

    def put_alike(self, text):
        self.put(text, text, text)

    def write_definitions(self, count):
        self.put("", ":root {\n", "")
        for number in range(count):
            kind = "font" if number % 12 == 2 else "length" if number % 3 == 1 else "colour"
            name = f"{kind}{number}"
            nss, css = self.value(kind)
            if self.definitions[kind] and self.random() < 0.1:
                other = self.pick(self.definitions[kind])
                self.put(f"@{name}: @{other};\n", f"  --{name}: var(--{other});\n", f"${name}: ${other};\n")
            else:
                self.put(f"@{name}: {nss};\n", f"  --{name}: {css};\n", f"${name}: {css};\n")
            self.definitions[kind].append(name)
        self.put("\n", "}\n\n", "\n")

    def write_item(self):
        if self.random() < 0.1:
            self.put_alike("/* agreed with the brand's designers */\n")
        if self.random() < 0.0125:
            nss, css = self.pick(CONDITIONS)
            self.put(f"@media {nss} {{\n", f"@media {css} {{\n", f"@media {css} {{\n")
            for _ in range(2 + self.below(5)):
                self.write_rule("  ")
            self.put_alike("}\n")
        else:
            self.write_rule("")

    def write_rule(self, indent):
        names = []
        for _ in range(1 if self.random() < 0.88 else 3):
            self.rules += 1
            names.append(f"{self.pick(AREAS)}{self.pick(WIDGETS)}{self.rules}-{self.pick(PARTS)}")
        dotted = ", ".join("." + name for name in names)
        self.put(f"{indent}{', '.join(names)} {{\n", f"{indent}{dotted} {{\n", f"{indent}{dotted} {{\n")
        first, count = self.below(len(PROPERTIES)), 3 + self.below(6)
        for number in range(count):
            self.write_declaration(indent + "  ", PROPERTIES[(first + number) % len(PROPERTIES)])
        self.put_alike(indent + "}\n")

    def write_declaration(self, indent, declared):
        nss_name, css_name, kind = declared
        if self.random() < 0.45 and self.definitions.get(kind):
            name = self.pick(self.definitions[kind])
            nss, css, scss = f"@{name}", f"var(--{name})", f"${name}"
        else:
            nss, css = self.value(kind)
            scss = css
        self.put(
            f"{indent}{nss_name}: {nss};\n", f"{indent}{css_name}: {css};\n", f"{indent}{css_name}: {scss};\n"
        )
