import TestSupport
import Testing

@testable import ThemeApp

/// Sources and fonts that are made to hurt.
@Suite struct HostileAppTests {
  /// Checks that an app of one source is read on a small stack, and the classes of its last statement.
  private func check(
    _ text: String, in path: String = "A.swift", asksFor expected: [String]? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    SmallStack.run {
      let found = classes([(path, text)])
      if let expected { expectEqual(found, expected, sourceLocation: location) }
    }
  }

  @Test func textsDoNotDouble() {
    for form in [#""\(aN)\(aN)""#, "aN + aN", #"aN.appending(aN)"#, #"String(format: "%@%@", aN, aN)"#] {
      let lines = (1...60).map { "let a\($0) = " + form.replacing("aN", with: "a\($0 - 1)") }
      check(
        "let a0 = \"x\"\n\(lines.joined(separator: "\n"))\nlabel.nuiClass = a60\nlabel.nuiClass = a3",
        asksFor: ["xxxxxxxx", "*"])
    }
  }

  @Test func longChainsOfConstantsEnd() {
    let count = 20_000
    let lines = (1...count).reversed().map { "let a\($0) = a\($0 - 1)" }
    check("\(lines.joined(separator: "\n"))\nlet a0 = \"x\"\nlabel.nuiClass = a\(count)")
    let types = (1...count).map { "enum T\($0) { static let a = T\($0 - 1).a }" }
    check(types.joined(separator: "\n") + "\nlabel.nuiClass = T\(count).a")
    let deep = String(repeating: "{", count: count)
    check(deep + String(repeating: "x = 1; label.nuiClass = \"B\"; ", count: 500), asksFor: ["B"])
    check(String(repeating: "(", count: count) + "label.nuiClass = \"B\"", asksFor: ["B"])
    check("label.nuiClass = " + Array(repeating: "\"A\"", count: count).joined(separator: " + "))
  }

  /// A table of names that all lie over each other: what is read is no longer than the file.
  @Test func namesOfAFontAreCounted() {
    func bytes(_ numbers: Int...) -> [UInt8] {
      numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
    let count = 5_000
    let texts = 6 + 12 * count
    let head = bytes(0, 1, 1, 0, 0, 0) + "name".utf8 + bytes(0, 0, 0, 28, 0, 0)
    let records = (0..<count).flatMap { bytes(3, 1, 0, 1, 60_000 - $0, $0) }
    let file = head + bytes(0, count, texts & 0xFFFF) + records + Array(repeating: 65, count: 60_000)
    let names = FontFile.names(in: file)
    expect(!names.isEmpty && names.reduce(0) { $0 + $1.utf8.count } <= file.count)
  }

  @Test func patternsFitNames() {
    var patterns = NamePatterns()
    patterns.add("", "")
    expect(patterns.words(about: "A") == nil)
    patterns.add("Cell", "", "UILabel")
    patterns.add("", "Title", "UIButton")
    patterns.add("Ab", "bc")
    for (name, words) in [
      ("Cell", ["UILabel"]), ("Cell1", ["UILabel"]), ("Cel", nil), ("CellTitle", ["UIButton", "UILabel"]),
      ("Title", ["UIButton"]), ("Abbc", []), ("Abc", nil), ("", nil),
    ] as [(String, [String]?)] { expectEqual(patterns.words(about: name)?.sorted(), words, "\(name)") }
  }

  @Test func namesAreFoundAsWords() {
    let search = NameSearch(["title", "make("])
    for (text, isFound) in [("a.title", true), ("titles", false), ("make(1)", true), ("", false)] {
      expectEqual(search.isIn(Array(text.utf8)), isFound, "\(text)")
    }
  }
}
