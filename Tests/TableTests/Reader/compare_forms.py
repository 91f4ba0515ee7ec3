"""Compares the binary and the JSON form of one theme, value by value, in all 64 environments.

usage: compare_forms.py TABLE JSON [TABLE JSON]...

Prints what differs, and fails if anything does.
"""

import json
import struct
import sys

from read_table import Table, choice

AXES = [
    ("device", ["iphone", "ipad"]),
    ("orientation", ["portrait", "landscape"]),
    ("appearance", ["light", "dark"]),
    ("level", ["base", "elevated"]),
    ("contrast", ["normal", "high"]),
    ("size-class", ["compact", "regular"]),
]


def holds(conditions, environment):
    """Whether an environment is one of those that a value of the JSON form is for."""
    names = {axis: choices[environment >> bit & 1] for bit, (axis, choices) in enumerate(AXES)}
    return conditions is None or any(
        all(names[axis] == name for axis, name in condition.items()) for condition in conditions)


def json_values(document):
    found = {}
    for path, properties in document["styles"].items():
        for name, variants in properties.items():
            for environment in range(64):
                matching = [v for v in variants if holds(v.get("when"), environment)]
                assert len(matching) <= 1, (path, name, environment, matching)
                for variant in matching:
                    found[path, name, environment] = variant["type"], variant["value"]
    return found


def plain(kind, value):
    """A value of the reader's as the JSON form has it."""
    def numbers():
        return [struct.unpack(">d", bytes.fromhex(bits))[0] for bits in value.split()]
    if kind == "color":
        return "color", "#" + value
    if kind == "number":
        return "number", numbers()[0]
    if kind == "integer":
        return "integer", int(value)
    if kind == "boolean":
        return "boolean", value == "true"
    if kind in ("box", "offset"):
        return kind, numbers()
    if kind == "names":
        return "names", value.split("\n")[:-1]
    words = "".join("-" + c.lower() if c.isupper() else c for c in kind)
    return words, value


def table_values(table):
    found = {}
    for row, path in enumerate(table.paths):
        for number, kind, axes, first in table.row_cells(row):
            name = table.properties[number].decode("utf-8")
            for environment in range(64):
                value = table.value(kind, table.words["CELL"][first + choice(environment, axes)])
                if value is not None:
                    found[path.decode("utf-8"), name, environment] = plain(*value)
    return found


def main():
    differences = 0
    for table_path, json_path in zip(sys.argv[1::2], sys.argv[2::2]):
        with open(table_path, "rb") as file:
            table = Table(file.read())
        with open(json_path, encoding="utf-8") as file:
            document = json.load(file)
        paths = [path.decode("utf-8") for path in table.paths]
        binary, text = table_values(table), json_values(document)
        if paths != sorted(document["styles"], key=lambda path: path.encode("utf-8")):
            print("%s: the class paths differ" % table_path)
            differences += 1
        if dict(dict(table.optional())["PART"]) != document.get("parts", {}):
            print("%s: the parts differ" % table_path)
            differences += 1
        for key in sorted(set(binary) | set(text)):
            if binary.get(key) != text.get(key):
                print(table_path, key, "is", binary.get(key), "but in JSON", text.get(key))
                differences += 1
        print("%s: %d values in %d classes" % (table_path, len(binary), len(paths)))
    sys.exit(1 if differences else 0)


main()
