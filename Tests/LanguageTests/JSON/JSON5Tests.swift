import TestSupport
import Testing
import ThemeBase

/// What JSON5 adds to JSON.
@Suite struct JSON5Tests {
  private func read(_ text: String) throws(JSONFault) -> JSONValue {
    var sources = SourceSet()
    return try JSONReader.read(sources.add(path: "a.json5", bytes: Array(text.utf8)), asJSON5: true)
  }

  @Test func namesNeedNoQuotes() throws {
    let value = try read("{a: 1, 'b c': 2, $d_1: 3, \"e\": 4, é: 5,}")
    expectEqual(value.members?.map(\.name), ["a", "b c", "$d_1", "e", "é"])
    for text in ["{1a: 1}", "{a-b: 1}", "{: 1}", "{a 1}"] {
      #expect(throws: JSONFault.self, "\(text)") { try read(text) }
    }
  }

  @Test func commentsAndTrailingCommas() throws {
    try expectEqual(read("// a\n[1, /* b */ 2,] // c").elements?.compactMap(\.number), [1, 2])
    for text in ["[1,,]", "[,]", "{,}", "[1] /* ", "[1] /"] {
      #expect(throws: JSONFault.self, "\(text)") { try read(text) }
    }
  }

  @Test func numbers() throws {
    let texts = [("+1", 1.0), (".5", 0.5), ("5.", 5), ("0x1F", 31), ("-0xa", -10), ("-.5e1", -5), ("0", 0)]
    for (text, number) in texts { try expectEqual(read(text).number, number, "\(text)") }
    for text in [".", "+", "0x", "--1", "Infinity", "NaN", "01"] {
      #expect(throws: JSONFault.self, "\(text)") { try read(text) }
    }
  }

  @Test func strings() throws {
    let texts = [
      ("'it\\'s \"x\"'", "it's \"x\""), ("'a\\\nb'", "ab"), ("'a\\\r\nb'", "ab"), ("'\\x41\\v\\q'", "A\u{B}q"),
      ("\"it's\"", "it's"), ("'\\u0041'", "A"),
    ]
    for (text, string) in texts { try expectEqual(read(text).string, string, "\(text)") }
    for text in ["'a", "'a\nb'", "'\\xg'"] { #expect(throws: JSONFault.self, "\(text)") { try read(text) } }
  }

  /// Every JSON document is JSON5 of the same meaning.
  @Test func jsonIsRead() throws {
    let text = "{\"a\": [1, -2.5e3, true, null, \"x\\n\\u00e9\"], \"b\": {}}"
    try expectEqual(read(text).members?.map(\.name), ["a", "b"])
    try expectEqual(read(text)["a"]?.elements?.last?.string, "x\n\u{e9}")
  }
}
