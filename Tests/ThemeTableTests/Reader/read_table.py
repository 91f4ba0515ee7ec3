"""Reads binary themes, written from the page 'The binary form of a theme' alone.

usage: read_table.py TABLE...

Prints one JSON object a table: "values" lists [class path, property, environments, type, value] for
every value, environments as a set of 64 bits in hexadecimal, numbers as the bits of a double, names each with
a line end; the optional sections come under their names.
"""

import json
import struct
import sys
import zlib

MAGIC = bytes([0x89, 0x4E, 0x53, 0x53, 0x54, 0x0D, 0x0A, 0x1A])
REQUIRED = "STSB STSE PATH PROP ROWS CELL SHAP DBLS LIST MIXD".split()
KNOWN = REQUIRED + "ROWE PART TEXT ORIG ORGN".split()
NAMED_KINDS = {
    6: "textStyle", 7: "textAlignment", 8: "keyword", 9: "fontName", 10: "imageName", 11: "string"}
U64 = (1 << 64) - 1


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
        assert len(self.paths) == len(self.words["ROWS"])

    def read_header(self):
        data = self.data
        assert data[:8] == MAGIC, "not a table"
        major, _minor, self.header_size, size, self.section_count, checksum = struct.unpack_from(
            "<HHIIII", data, 8)
        assert major == 1, "major version"
        assert size == len(data), "size"
        assert zlib.crc32(data[:24] + bytes(4) + data[28:]) == checksum, "checksum"

    def read_directory(self):
        self.sections, self.words = {}, {}
        for index in range(self.section_count):
            entry = self.header_size + 16 * index
            name, flags, offset, length = struct.unpack_from("<4sIII", self.data, entry)
            name = name.decode("ascii")
            assert offset % 8 == 0
            assert name in KNOWN or flags & 1 == 0, "unknown section " + name
            section = self.data[offset:offset + length]
            assert len(section) == length
            self.sections[name] = section
            if name not in ("STSB", "DBLS") and name in KNOWN:
                self.words[name] = struct.unpack("<%dI" % (length // 4), section)
        assert all(name in self.sections for name in REQUIRED)
        doubles = self.sections["DBLS"]
        self.doubles = struct.unpack("<%dd" % (len(doubles) // 8), doubles)

    def read_strings(self):
        data, start, self.strings = self.sections["STSB"], 0, []
        for end in self.words["STSE"]:
            assert start <= end <= len(data)
            self.strings.append(data[start:end])
            start = end

    def names_of(self, section):
        count, first = self.words[section][:2]
        names = self.strings[first:first + count]
        assert names == sorted(set(names)), "order of " + section
        for number, name in enumerate(names):
            assert self.find(section, name) == number, "cannot find %r" % name
        assert self.find(section, b"no such name") is None
        return names

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
            if entry >> bits == value >> (32 + bits) and self.strings[first + number] == name:
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
            yield shapes[shape + 1 + index], kind & 0xFF, kind >> 8 & 0x3F, begin + 1 + start

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
            table = Table(file.read())
        result = {"values": list(table.values())}
        result.update(table.optional())
        print(json.dumps(result))


if __name__ == "__main__":
    main()
