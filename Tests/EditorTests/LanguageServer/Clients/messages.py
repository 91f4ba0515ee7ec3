"""Makes the parameters of messages from the protocol's model: valid ones, and broken ones."""


class Maker:
    def __init__(self, model, uri, source):
        self.model = model
        self.uri = uri
        self.source = source

    def value(self, kind, depth=0):
        """A value of a type of the model; deep down only what is required."""
        what = kind["kind"]
        if what == "base":
            return self.base(kind["name"])
        if what == "reference":
            return self.reference(kind["name"], depth)
        if what == "array":
            count = self.source.randrange(3) if depth < 6 else 0
            return [self.value(kind["element"], depth + 1) for _ in range(count)]
        if what == "map":
            return {}
        if what == "or":
            return self.value(self.source.choice(kind["items"]), depth)
        if what == "and":
            return {k: v for item in kind["items"] for k, v in self.value(item, depth).items()}
        if what == "literal":
            return self.members(kind["value"]["properties"], depth)
        if what == "tuple":
            return [self.value(item, depth + 1) for item in kind["items"]]
        return kind["value"]

    def base(self, name):
        if name in ("DocumentUri", "URI"):
            return self.source.choice([self.uri, self.uri, self.uri, "untitled:x", "file:///none/x.nss"])
        if name == "boolean":
            return self.source.random() < 0.5
        if name in ("integer", "uinteger"):
            return self.source.choice([0, 1, 2, 5, 7, 40])
        if name == "decimal":
            return self.source.random()
        return None if name == "null" else self.source.choice(["", "@accent", "x", "@é😀", "{", "a-b"])

    def reference(self, name, depth):
        if name in ("LSPAny", "LSPObject"):
            return {}
        if name == "LSPArray":
            return []
        if name in self.model.aliases:
            return self.value(self.model.aliases[name]["type"], depth)
        if name in self.model.enumerations:
            return self.source.choice(self.model.enumerations[name]["values"])["value"]
        return self.members(self.model.all_properties(name), depth)

    def members(self, properties, depth):
        return {
            p["name"]: self.value(p["type"], depth + 1) for p in properties
            if not p.get("optional") or depth < 4 and self.source.random() < 0.5}

    def broken(self, value):
        """A value with one part gone, or of another type."""
        if isinstance(value, dict) and value and self.source.random() < 0.8:
            name = self.source.choice(sorted(value))
            rest = {k: v for k, v in value.items() if k != name}
            return rest if self.source.random() < 0.3 else {**rest, name: self.broken(value[name])}
        if isinstance(value, list) and value and self.source.random() < 0.8:
            place = self.source.randrange(len(value))
            return value[:place] + [self.broken(value[place])] + value[place + 1:]
        return self.source.choice([None, -1, 1e300, 1.5, True, "x", [], {}, [[]], {"line": {}}, 2**40, "\u0000"])
