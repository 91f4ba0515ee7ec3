import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

@testable import ThemeLanguageServer

/// Formatting in the editor against `themec format`.
@Suite struct FormatTests {
  private static let uri = "file:///t/main.nss"
  private static let own = [
    "@é😀:#fff;\r\nButton,Label{font-color:red;&_x{a:b}}\r\n",
    "A{b:c}\n\n\n\nB   { /* d */ e: f g(1,2) ; }\n@media (device:ipad){A{b:1}}\n// x\n", "A { b: ; c: d\n", "}", "",
    "@a: 1", "/* no end",
  ]

  private func formatted(_ text: [UInt8]) -> [UInt8] {
    Formatter.format(Parser.parse(SourceFile(id: FileID(index: 0), path: "", bytes: text)))
  }

  /// A text after the edits of an answer, which must not overlap.
  private func apply(_ answer: Any, to bytes: [UInt8]) -> [UInt8] {
    let document = TextDocument(bytes, .utf16)
    let edits = (answer as? [[String: Any]] ?? []).map { edit in
      let range = edit["range"] as? [String: [String: Int]] ?? [:]
      func position(_ name: String) -> TextPosition {
        TextPosition(line: range[name]?["line"] ?? -1, character: range[name]?["character"] ?? -1)
      }
      let offsets = document.offsets(of: TextRange(start: position("start"), end: position("end")))
      return (range: offsets, text: edit["newText"] as? String ?? "")
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for (first, second) in zip(edits, edits.dropFirst()) { expect(first.range.upperBound <= second.range.lowerBound) }
    var bytes = bytes
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    return bytes
  }

  /// Texts that are UTF-8: others do not come over the protocol.
  private static let texts =
    own.map { Array($0.utf8) }
    + RealSheets.all.filter { String(validating: $0, as: UTF8.self) != nil && $0.count < 20_000 }

  @Test func filesSelectionsAndLinesAreLaidOutAlike() {
    let options = ["tabSize": 7, "insertSpaces": false] as [String: Any]
    let document: [String: Any] = ["textDocument": ["uri": Self.uri], "options": options]
    var random = SeededGenerator(seed: 5)
    for text in Self.texts {
      let wanted = formatted(text)
      let session = TestSession()
      session.open(Self.uri, String(decoding: text, as: UTF8.self))
      let whole = session.request("textDocument/formatting", document)
      expectEqual(apply(whole, to: text), wanted)
      let lines = TextDocument(text, .utf16)
      for _ in 0..<3 {
        // Laying out a part first leads to the same layout.
        let start = random.below(text.count + 1)
        let range = lines.range(start..<min(text.count, start + random.below(400)))
        let part = session.request("textDocument/rangeFormatting", document.merging(["range": json(range)]) { $1 })
        expectEqual(formatted(apply(part, to: text)), wanted)
      }
      for offset in text.indices.filter({ text[$0] == 0x7D || text[$0] == 0x3B }).prefix(40) where random.oneIn(4) {
        let place = lines.position(at: offset + 1)
        let line = session.request(
          "textDocument/onTypeFormatting",
          document.merging([
            "ch": text[offset] == 0x7D ? "}" : ";",
            "position": ["line": place.line, "character": place.character],
          ]) { $1 })
        expectEqual(formatted(apply(line, to: text)), wanted)
      }
    }
  }

  private func json(_ range: TextRange) -> [String: [String: Int]] {
    [
      "start": ["line": range.start.line, "character": range.start.character],
      "end": ["line": range.end.line, "character": range.end.character],
    ]
  }

  @Test func theConfigurationCountsAsOnTheCommandLine() {
    let session = TestSession(files: ["/t/themec.json": "{\"format\": {\"definitions\": \"line-reader\"}}"])
    session.open(Self.uri, "@a: red;\n")
    let answer = session.request(
      "textDocument/formatting", ["textDocument": ["uri": Self.uri], "options": ["tabSize": 2, "insertSpaces": true]])
    expectEqual(apply(answer, to: Array("@a: red;\n".utf8)), Array("@a:red;\n".utf8))
  }
}
