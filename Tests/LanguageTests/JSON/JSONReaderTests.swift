import TestSupport
import Testing
import ThemeBase

@Suite struct JSONReaderTests {
  private func read(_ bytes: [UInt8]) throws(JSONFault) -> JSONValue {
    var sources = SourceSet()
    return try JSONReader.read(sources.add(path: "a.json", bytes: bytes))
  }

  /// Checks a document against what the writer makes of it.
  private func check(_ text: String, _ expected: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    let result = Result { () throws(JSONFault) in try read(Array(text.utf8)) }
    guard case .success(let value) = result else {
      Issue.record("\(result)", sourceLocation: sourceLocation)
      return
    }
    expectEqual(Self.text(of: value), (expected ?? text), sourceLocation: sourceLocation)
  }

  /// Checks that a text is refused at the marked place.
  private func checkFault(_ marked: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let source = MarkedSource(marked)
    do {
      let value = try read(source.bytes)
      Issue.record("read as \(value)", sourceLocation: sourceLocation)
    } catch {
      expectEqual(error.message, message, sourceLocation: sourceLocation)
      expectEqual(Int(error.span.start), source[1], sourceLocation: sourceLocation)
    }
  }

  private static func text(of value: JSONValue) -> String {
    var json = JSONWriter(.compact)
    write(value, to: &json)
    return String(json.text().dropLast())
  }

  private static func write(_ value: JSONValue, to json: inout JSONWriter) {
    switch value.content {
    case .null: json.null()
    case .boolean(let flag): json.value(flag)
    case .number(let number): json.value(number)
    case .string(let text): json.value(text)
    case .array(let elements): json.array(elements) { write($1, to: &$0) }
    case .object(let members):
      json.object { json in
        for member in members {
          json.key(member.name)
          write(member.value, to: &json)
        }
      }
    }
  }

  @Test func valuesAreRead() {
    for text in ["null", "true", "false", "0", "-0.5", "18", "\"\"", "[]", "{}", "[1,[2,[]]]"] { check(text) }
    check(" [ 1e2 , -1E-1\n,\t0.25 ] ", "[100,-0.1,0.25]")
    check("\u{FEFF}{\"a\": 1, \"a\": 2}", #"{"a":1,"a":2}"#)
    check(#""\"\\\/\b\f\n\r\t\u0041\uD83D\uDE00é""#, #""\"\\/\b\f\n\r\tA😀é""#)
  }

  @Test func faultsHaveAPlace() {
    checkFault("1️⃣", "expected a value, found the end of the file")
    checkFault("1️⃣nul", "expected a value")
    checkFault("1 1️⃣2", "expected the end of the file after the value")
    checkFault("[1 1️⃣2]", "expected ',' or ']'")
    checkFault("[11️⃣,]", "JSON has no trailing commas")
    checkFault("{\"a\":11️⃣, }", "JSON has no trailing commas")
    checkFault("{1️⃣a: 1}", "expected a name in quotes")
    checkFault("{\"a\" 1️⃣1}", "expected ':' after the name \"a\"")
    checkFault("[1] 1️⃣// one", "JSON has no comments")
    checkFault("01️⃣1", "expected the end of the file after the value")
    checkFault("1.1️⃣", "expected a digit")
    checkFault("1️⃣1e999", "the number is too large")
    checkFault("1️⃣\"abc", "the string has no closing quote")
    checkFault("\"a1️⃣\u{1}\"", "a string may not contain control characters")
    checkFault(#""1️⃣\q""#, "unknown escape")
    checkFault(#""1️⃣\u12""#, "'\\u' needs four hexadecimal digits")
    checkFault(#""1️⃣\uD800x""#, "half of a surrogate pair")
    checkFault(#""1️⃣\uDC00\uD800""#, "half of a surrogate pair")
  }

  @Test func deepNestingIsAFault() throws {
    let depth = JSONReader.deepestNesting
    let fits = Array(repeating: UInt8(ascii: "["), count: depth) + Array(repeating: UInt8(ascii: "]"), count: depth)
    #expect(throws: Never.self) { try read(fits) }
    #expect(throws: JSONFault.self) { try read([UInt8(ascii: "[")] + fits) }
    #expect(throws: JSONFault.self) { try read(Array(repeating: UInt8(ascii: "["), count: 1_000_000)) }
  }

  @Test func bytesThatAreNotUTF8AreAFault() { #expect(throws: JSONFault.self) { try read([0x22, 0xFF, 0x22]) } }

  @Test func textIsRepairedOnRequest() throws {
    let samples: [(String, String)] = [
      (#""a\uD83Db""#, "a\u{FFFD}b"), (#""\uDE00\uD83D""#, "\u{FFFD}\u{FFFD}"),
      (#""\uD83D\uD83D\uDE00\uD83D\n""#, "\u{FFFD}😀\u{FFFD}\n"),
    ]
    for (text, expected) in samples { try expectEqual(repaired(Array(text.utf8)).string, expected) }
    try expectEqual(repaired([0x22, 0xFF, 0x61, 0x22]).string, "\u{FFFD}a")
    #expect(throws: JSONFault.self) { try repaired(Array(#""\uD83D\u12""#.utf8)) }
  }

  private func repaired(_ bytes: [UInt8]) throws -> JSONValue {
    try JSONReader.read(SourceFile(id: FileID(index: 0), path: "x.json", bytes: bytes), repairsText: true)
  }

  @Test func everyValueKnowsItsPlace() throws {
    let source = MarkedSource(#"{ 1️⃣"a"2️⃣: 3️⃣[true, 4️⃣"é"5️⃣]6️⃣ }"#)
    let value = try read(source.bytes)
    let member = try #require(value.members?.first)
    expect(member.nameSpan.start == source[1] && member.nameSpan.end == source[2])
    expect(member.value.span.start == source[3] && member.value.span.end == source[6])
    let text = try #require(value["a"]?.elements?.last)
    expect(text.span.start == source[4] && text.span.end == source[5])
    expect(text.string == "é" && text.kindName == "a string")
  }

  /// Random damage: the reader gives a value or a fault inside the file, and writes what it reads back.
  @Test func damagedDocumentsAreSafe() {
    var generator = SeededGenerator(seed: 11)
    let sample = Array(#"{"a": [1.5e3, "x\u00e9", null, {"b": true}], "c": ""}"#.utf8)
    for _ in 0..<5_000 {
      var bytes = sample
      for _ in 0...generator.below(3) {
        let index = generator.below(bytes.count)
        switch generator.below(3) {
        case 0: bytes[index] = UInt8(generator.below(256))
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[generator.below(bytes.count)], at: index)
        }
      }
      do {
        let text = Self.text(of: try read(bytes))
        expectEqual(Self.text(of: try read(Array(text.utf8))), text)
      } catch { expect(Int(error.span.end) <= bytes.count) }
    }
  }
}
