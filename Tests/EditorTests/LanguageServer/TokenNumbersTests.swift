import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeSyntax

@testable import ThemeLanguageServer

/// Semantic tokens of a document that is edited, against those of its final text alone.
@Suite struct TokenNumbersTests {
  private static let items = [
    "Button { font-color: @a; font-size: 12; }\n", "@a: #fff;\n", "/* one\ntwo */ ",
    "Label, Button { &_x { y: rgb(1, 2, 3); } } ", "@media (device: ipad) { A { b: 1; } }\r\n", "// é😀 line\n",
    "A{}B{c:d}", "@import \"base.nss\";\n", "é😀 { a: \"b\" }\n",
  ]
  private static let pieces = [
    "", "", "", " ", "\n", "\r", "\n\n", "{", "}", ";", ":", "/*", "*/", "//", "\"", "@b", "x", "é😀", "A { b: c; }",
    "&", "@media (appearance: dark) {",
  ]

  private func tokens(_ text: TextDocument, after old: TokenNumbers? = nil) -> TokenNumbers {
    let file = SourceFile(id: FileID(index: 0), path: "a.nss", bytes: text.bytes)
    let document = RequestedDocument(
      path: ImportPath("/a.nss"), uri: "file:///a.nss", version: 0, text: text, encoding: .utf16)
    return TokenNumbers(document, Parser.parse(file).value, after: old)
  }

  @Test func tokensOfAnEditedDocumentAreThoseOfItsText() {
    var random = SeededGenerator(seed: 77)
    for round in 0..<MutationCount.perSeed(seeds: 1, usual: 400) {
      let items = (0..<random.below(30)).map { _ in random.pick(Self.items) }
      var text = TextDocument(Array(items.joined().utf8))
      var last = tokens(text)
      for step in 0..<12 {
        for _ in 0...random.below(3) {
          let from = random.below(text.bytes.count + 1)
          let range = from..<min(text.bytes.count, from + random.below(8))
          text.replace(text.range(range, .utf16), with: random.pick(Self.pieces), .utf16)
        }
        last = tokens(text, after: last)
        expectEqual(last.numbers, tokens(text).numbers, "round \(round), step \(step)")
      }
    }
  }

  @Test func itemsThatDoNotChangeAreTaken() {
    let items = Array(repeating: "A { b: c; }\n", count: 9).joined()
    let old = tokens(TextDocument(Array((items + "D { e: f; }\n" + items).utf8)))
    let new = tokens(TextDocument(Array((items + "D { g }\n" + items).utf8)))
    let unchanged = UnchangedItems(from: old.tree, to: new.tree)
    expectEqual(unchanged.head, items.utf8.count - 1)
    expectEqual(unchanged.oldTail, items.utf8.count + "D { e: f; }".utf8.count)
    expectEqual(unchanged.newTail, items.utf8.count + "D { g }".utf8.count)
  }
}
