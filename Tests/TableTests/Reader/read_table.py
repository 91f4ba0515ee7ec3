"""Reads binary themes, written from the page 'The binary form of a theme' alone.

usage: read_table.py TABLE...

Prints one JSON object a table: "values" lists [class path, property, environments, type, value] for
every value, environments as a set of 64 bits in hexadecimal, numbers as the bits of a double, names each with
a line end; the optional sections come under their names. A table that breaks the contract of the page gives
{"damaged": reason}.
"""

import json
import struct
import sys
import zlib

MAGIC = bytes([0x89, 0x4E, 0x53, 0x53, 0x54, 0x0D, 0x0A, 0x1A])
REQUIRED = "STSB STSE PATH PROP ROWS CELL SHAP DBLS LIST MIXD".split()
KNOWN = REQUIRED + "ROWE PART DEFS TEXT ORIG ORGN".split()
NAMED_KINDS = {
    6: "textStyle", 7: "textAlignment", 8: "keyword", 9: "fontName", 10: "imageName", 11: "string"}
U64 = (1 << 64) - 1
LONGEST_NAME, MOST_PROBES, MOST_CLASSES, LONGEST_LIST = 65535, 1024, 64, 65535


class Damaged(Exception):
    pass


def require(condition, reason):
    if not condition:
        raise Damaged(reason)


def double_bits(number):
    return struct.pack(">d", number).hex()


def name_hash(name):
    value = 0x9E3779B97F4A7C15 ^ (len(name) * 0xC2B2AE3D27D4EB4F & U64)
    for start in range(0, len(name), 8):
        chunk = name[start:start + 8].ljust(8, b"\0")
        value = (value ^ int.from_bytes(chunk, "little")) * 0x9FB21C651E98DF25 & U64
        value ^= value >> 32
    value = value * 0xD6E8FEB86659FD93 & U64
    return value ^ value >> 32


class Table:
    def __init__(self, data):
        self.data = data
        self.read_header()
        self.read_directory()
        self.read_strings()
        self.paths = self.names_of("PATH")
        self.properties = self.names_of("PROP")
        require(len(self.paths) == len(self.words["ROWS"]), "rows")
        self.check_lists()
        self.check_mixed()
        self.check_rows()
        self.check_optional()

    def read_header(self):
        data = self.data
        require(data[:8] == MAGIC, "not a table")
        major, _minor, self.header_size, size, self.section_count, checksum = struct.unpack_from(
            "<HHIIII", data, 8)
        require(major == 1, "major version")
        require(size == len(data), "size")
        require(zlib.crc32(data[:24] + bytes(4) + data[28:]) == checksum, "checksum")

    def read_directory(self):
        self.sections, self.words = {}, {}
        free = self.header_size + 16 * self.section_count
        for index in range(self.section_count):
            entry = self.header_size + 16 * index
            name, flags, offset, length = struct.unpack_from("<4sIII", self.data, entry)
            name = name.decode("ascii")
            require(offset % 8 == 0 and free <= offset <= free + 7, "place of " + name)
            require(name in KNOWN or flags & 1 == 0, "unknown section " + name)
            require(name not in self.sections, "two sections " + name)
            section = self.data[offset:offset + length]
            require(len(section) == length, "length of " + name)
            free = offset + length
            self.sections[name] = section
            if name not in ("STSB", "DBLS") and name in KNOWN:
                self.words[name] = struct.unpack("<%dI" % (length // 4), section)
        require(all(name in self.sections for name in REQUIRED), "a section is missing")
        doubles = self.sections["DBLS"]
        self.doubles = struct.unpack("<%dd" % (len(doubles) // 8), doubles)

    def read_strings(self):
        data, start, self.strings = self.sections["STSB"], 0, []
        for end in self.words["STSE"]:
            require(start <= end <= len(data), "strings")
            self.strings.append(data[start:end])
            start = end
        try:
            for string in self.strings:
                string.decode("utf-8")
        except UnicodeDecodeError:
            raise Damaged("UTF-8")

    def names_of(self, section):
        count, first, probes = self.words[section][:3]
        slots = self.words[section][3:]
        require(len(slots) > 0 and len(slots) & (len(slots) - 1) == 0, "slots of " + section)
        require(section != "PATH" or first == 0, "first class path")
        require(probes <= MOST_PROBES, "probes of " + section)
        names = self.strings[first:first + count]
        require(len(names) == count and names == sorted(set(names)), "order of " + section)
        require(all(len(name) <= LONGEST_NAME for name in names), "a long name in " + section)
        for number, name in enumerate(names):
            require(self.find(section, name) == number, "a name in " + section)
        require(sum(slot != 0 for slot in slots) == count, "slots of " + section)
        return names

    def check_lists(self):
        lists, start, self.list_starts = self.words["LIST"], 0, set()
        while start < len(lists):
            end = start + 1 + lists[start]
            require(lists[start] <= LONGEST_LIST and end <= len(lists), "a list")
            require(all(name < len(self.strings) for name in lists[start + 1:end]), "a list")
            self.list_starts.add(start)
            start = end

    def check_mixed(self):
        mixed = self.words["MIXD"]
        require(len(mixed) % 2 == 0, "mixed values")
        for kind, word in zip(mixed[::2], mixed[1::2]):
            absent = kind == 0 and word == 0
            require(absent or kind < 256 and self.has_meaning(kind, word), "a mixed value")

    def has_meaning(self, kind, word):
        if kind in (0, 15):
            return False
        if kind == 5:
            return word <= 1
        if kind in (3, 12, 13):
            return word + {3: 1, 12: 4, 13: 2}[kind] <= len(self.doubles)
        if kind in NAMED_KINDS:
            return word < len(self.strings)
        return kind != 14 or word in self.list_starts

    def check_rows(self):
        cells, shapes, free = self.words["CELL"], self.words["SHAP"], 0
        rows = self.words["ROWS"]
        for row, begin in enumerate(rows):
            end = rows[row + 1] if row + 1 < len(rows) else len(cells)
            require(begin == free and begin < end <= len(cells), "row %d" % row)
            shape = cells[begin]
            require(shape < len(shapes), "shape of row %d" % row)
            count = shapes[shape]
            require(count < end - begin and shape + 1 + 3 * count <= len(shapes), "shape of row %d" % row)
            properties = shapes[shape + 1:shape + 1 + count]
            require(list(properties) == sorted(set(properties)), "properties of row %d" % row)
            require(all(number < len(self.properties) for number in properties), "properties")
            free = begin + 1
            for _, kind, axes, first in self.row_cells(row):
                words = 1 << bin(axes).count("1")
                require(axes < 64 and first == free and first + words <= end, "words of row %d" % row)
                for word in cells[first:first + words]:
                    require(
                        2 * word < len(self.words["MIXD"]) if kind == 15
                        else self.has_meaning(kind, word), "a value in row %d" % row)
                free += words
            require(free == end, "words of row %d" % row)
        require(free == len(cells), "words after the last row")

    def check_optional(self):
        cells, strings = len(self.words["CELL"]), len(self.strings)
        parts, rows = self.words.get("PART", ()), self.words.get("ROWE", ())
        require(len(parts) % 2 == 0 and all(word < strings for word in parts), "parts")
        names = [self.strings[number] for number in parts[::2]]
        require(names == sorted(set(names)), "order of parts")
        for number in set(parts[1::2]):
            classes = [name for name in self.strings[number].split(b":") if name]
            require(1 <= len(classes) <= MOST_CLASSES, "classes of a part")
        require(all(len(self.strings[number]) <= LONGEST_NAME for number in parts), "a long part")
        require(len(rows) % 3 == 0, "environments of rows")
        numbers = list(rows[::3])
        require(numbers == sorted(set(numbers)), "environments of rows")
        require(all(number < len(self.paths) for number in numbers), "environments of rows")
        origins = self.words.get("ORGN", ())
        require(all(number < strings for number in origins), "names of origins")
        for section, bound in (("TEXT", strings), ("ORIG", len(origins))):
            words = self.words.get(section, ())
            require(len(words) in (0, cells) and all(word <= bound for word in words), section)

    def find(self, section, name):
        count, first, probes = self.words[section][:3]
        slots = self.words[section][3:]
        bits = count.bit_length()
        value = name_hash(name)
        slot = value % len(slots)
        for _ in range(probes):
            entry = slots[slot]
            if entry == 0:
                return None
            number = entry % (1 << bits) - 1
            if entry >> bits == value >> (32 + bits) and 0 <= number < count:
                if self.strings[first + number] == name:
                    return number
            slot = (slot + 1) % len(slots)
        return None

    def text(self, number):
        return self.strings[number].decode("utf-8")

    def value(self, kind, word):
        """[type, value], or None where there is no value."""
        if kind == 15:
            kind, word = self.words["MIXD"][2 * word], self.words["MIXD"][2 * word + 1]
        if kind == 1:
            return ["color", "%08X" % word]
        if kind == 2:
            return ["number", double_bits(struct.unpack("<f", struct.pack("<I", word))[0])]
        if kind == 3:
            return ["number", double_bits(self.doubles[word])]
        if kind == 4:
            return ["integer", str(word - (1 << 32) if word >> 31 else word)]
        if kind == 5:
            return ["boolean", "true" if word else "false"]
        if kind in NAMED_KINDS:
            return [NAMED_KINDS[kind], self.text(word)]
        if kind == 12:
            return ["box", " ".join(map(double_bits, self.doubles[word:word + 4]))]
        if kind == 13:
            return ["offset", " ".join(map(double_bits, self.doubles[word:word + 2]))]
        if kind == 14:
            lists = self.words["LIST"]
            numbers = lists[word + 1:word + 1 + lists[word]]
            return ["names", "".join(self.text(number) + "\n" for number in numbers)]
        return None

    def row_cells(self, row):
        """For each property of a row its number, kind, axes and the index of its first word."""
        begin = self.words["ROWS"][row]
        shapes = self.words["SHAP"]
        shape = self.words["CELL"][begin]
        count = shapes[shape]
        for index in range(count):
            kind, start = shapes[shape + 1 + count + 2 * index:][:2]
            yield shapes[shape + 1 + index], kind & 0xFF, kind >> 8 & 0xFF, begin + 1 + start

    def values(self):
        for row, path in enumerate(self.paths):
            for number, kind, axes, first in self.row_cells(row):
                found = {}
                for environment in range(64):
                    word = self.words["CELL"][first + choice(environment, axes)]
                    value = self.value(kind, word)
                    if value is not None:
                        key = tuple(value)
                        found[key] = found.get(key, 0) | 1 << environment
                for key, environments in found.items():
                    yield [
                        path.decode("utf-8"), self.properties[number].decode("utf-8"),
                        "%016x" % environments, *key]

    def optional(self):
        """The optional sections in words."""
        rows = self.words.get("ROWE", ())
        yield "ROWE", [
            [self.text(rows[index]), "%016x" % (rows[index + 1] | rows[index + 2] << 32)]
            for index in range(0, len(rows), 3)]
        parts = self.words.get("PART", ())
        yield "PART", [
            [self.text(parts[index]), self.text(parts[index + 1])]
            for index in range(0, len(parts), 2)]
        yield "TEXT", sorted({self.text(word - 1) for word in self.words.get("TEXT", ()) if word})
        names = [self.text(number) for number in self.words.get("ORGN", ())]
        yield "ORIG", sorted({names[word - 1] for word in self.words.get("ORIG", ()) if word})


def choice(environment, axes):
    number, bit = 0, 0
    for axis in range(6):
        if axes >> axis & 1:
            number |= (environment >> axis & 1) << bit
            bit += 1
    return number


def main():
    for path in sys.argv[1:]:
        with open(path, "rb") as file:
            data = file.read()
        try:
            table = Table(data)
            result = {"values": list(table.values())}
            result.update(table.optional())
        except Damaged as reason:
            result = {"damaged": str(reason)}
        print(json.dumps(result))


if __name__ == "__main__":
    main()
