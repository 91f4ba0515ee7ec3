"""The messages of Bazel's worker protocol, written and read without themec."""

import json


def varint(number):
    """An integer in the form of seven bits a byte."""
    result = bytearray()
    while number >= 0x80:
        result.append(number & 0x7F | 0x80)
        number >>= 7
    result.append(number)
    return bytes(result)


def field(number, value):
    """A field of a message: an integer, a text or bytes."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    data = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(data)) + data


class Binary:
    """Requests and responses as Protocol Buffers."""

    name = "proto"

    def request(self, words, identifier=0, cancel=False, inputs=()):
        """A request after its length."""
        data = b"".join(field(1, word) for word in words)
        data += b"".join(field(2, field(1, path) + field(2, b"digest")) for path in inputs)
        if identifier:
            data += field(3, identifier)
        if cancel:
            data += field(4, 1)
        return varint(len(data)) + data

    def response(self, stream):
        """The next response as a dictionary, or None at the end."""
        length = self.integer(stream)
        if length is None:
            return None
        data = stream.read(length)
        names = {1: "exitCode", 2: "output", 3: "requestId", 4: "wasCancelled"}
        result, position = {}, 0
        while position < len(data):
            tag, position = self.integer_at(data, position)
            value, position = self.integer_at(data, position)
            if tag & 7 == 2:
                value, position = data[position : position + value].decode(), position + value
            result[names[tag >> 3]] = value
        return result

    @staticmethod
    def integer_at(data, position):
        value = shift = 0
        while True:
            byte = data[position]
            value |= (byte & 0x7F) << shift
            position, shift = position + 1, shift + 7
            if byte < 0x80:
                return value, position

    @staticmethod
    def integer(stream):
        value = shift = 0
        while True:
            byte = stream.read(1)
            if not byte:
                return None
            value |= (byte[0] & 0x7F) << shift
            shift += 7
            if byte[0] < 0x80:
                return value


class Text:
    """Requests and responses as JSON; nothing follows a request, as Bazel writes it."""

    name = "json"

    def request(self, words, identifier=0, cancel=False, inputs=()):
        """A request."""
        message = {"arguments": list(words)}
        if inputs:
            message["inputs"] = [{"path": path, "digest": "ZGlnZXN0"} for path in inputs]
        if identifier:
            message["requestId"] = identifier
        if cancel:
            message["cancel"] = True
        return json.dumps(message).encode()

    def response(self, stream):
        """The next response as a dictionary, or None at the end."""
        line = stream.readline()
        return json.loads(line) if line else None
