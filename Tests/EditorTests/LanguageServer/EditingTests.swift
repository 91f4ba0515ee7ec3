import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject
import ThemeSyntax

@testable import ThemeLanguageServer

/// Random edits, one after the other, against a session that gets the final text at once.
@Suite struct EditingTests {
  private static let uri = "file:///t/main.nss"
  private static let base = "file:///t/base.nss"
  private static let start =
    "@import \"base.nss\";\n@é😀: #fff;\nButton, Label {\n  font-color: @a;\n  &_x { y: z; }\n}\n/* c\n */\n@media (device: ipad) { A { b: 1; } }\n"
  private static let pieces = [
    "@a", "{", "}", ";", ":", "\n", "é😀", "/*", "*/", "\"", "Button", "font-size", " 12px", "&",
    "@media (appearance: dark) {", "@import \"base.nss\";", "", "", "\r\n", "#12345",
  ]

  private func answers(_ session: TestSession) -> [String] {
    session.settle()
    let document: [String: Any] = ["textDocument": ["uri": Self.uri]]
    let range: [String: Any] = ["start": ["line": 0, "character": 0], "end": ["line": 1000, "character": 0]]
    return [
      TestSession.text(session.pushed(Self.uri) ?? []),
      TestSession.text(session.pushed(Self.base) ?? []),
      TestSession.text(session.request("textDocument/documentSymbol", document)),
      TestSession.text(
        (session.request("textDocument/semanticTokens/full", document) as? [String: Any])?["data"] ?? []),
      TestSession.text(session.request("textDocument/foldingRange", document)),
      TestSession.text(session.request("textDocument/documentColor", document)),
      TestSession.text(session.request("textDocument/inlayHint", document.merging(["range": range]) { $1 })),
      lenses(session, document),
      TestSession.text(
        session.request("textDocument/formatting", document.merging(["options": ["tabSize": 2]]) { $1 })),
    ]
  }

  /// The lenses as the user sees them.
  private func lenses(_ session: TestSession, _ document: [String: Any]) -> String {
    let lenses = session.request("textDocument/codeLens", document) as? [Any] ?? []
    return TestSession.text(lenses.map { session.request("codeLens/resolve", $0) })
  }

  /// The findings of a compile of the texts without any session, each with its file, its line and its code.
  ///
  /// An imported file that no edit has taken out of the theme is a part of it, else a theme of its own.
  private func findings(_ texts: [String: TextDocument], isBaseOpen: Bool) -> [String] {
    var compiled: Set<String> = []
    var found: Set<String> = []
    for name in isBaseOpen ? ["main.nss", "base.nss"] : ["main.nss"] where !compiled.contains(name) {
      let entry = ImportGraph.Entry(
        path: ImportPath("/t/" + name), name: name, bytes: texts[name]?.bytes ?? [], root: ImportPath("/t"))
      let graph = ImportGraph.load(
        [entry],
        through: ImportGraph.Access(
          read: { texts[String($0.text.dropFirst(3))].map { .bytes($0.bytes) } ?? .notFound },
          name: { String($0.text.dropFirst(3)) }))
      compiled.formUnion(graph.trees.map(\.file.path))
      for finding in AnalyzedTheme(graph.entries, of: graph).findings {
        let file = graph.trees[Int(finding.span.file.index)].file
        let place = TextDocument(file.bytes, .utf16).position(at: Int(finding.span.start))
        found.insert("\(file.path) \(place.line) \(finding.code.rawValue)")
      }
    }
    return found.sorted()
  }

  /// The same of what was pushed.
  private func pushed(_ session: TestSession) -> [String] {
    let found = [Self.uri, Self.base].flatMap { uri in
      (session.pushed(uri) ?? []).map { diagnostic in
        let start = (diagnostic["range"] as? [String: [String: Int]])?["start"] ?? [:]
        return "\(uri.dropFirst(10)) \(start["line"] ?? -1) \(diagnostic["code"] ?? "")"
      }
    }
    return Set(found).sorted()
  }

  /// Replaces a random piece of a text, and returns the change as the client sends it.
  private func change(_ text: inout TextDocument, _ random: inout SeededGenerator) -> [String: Any] {
    let size = text.bytes.count
    let from = random.below(size + 1)
    let range = text.range(from..<min(size, from + random.below(6)))
    let piece = random.pick(Self.pieces)
    text.replace(range, with: piece)
    return [
      "range": [
        "start": ["line": range.start.line, "character": range.start.character],
        "end": ["line": range.end.line, "character": range.end.character],
      ], "text": piece,
    ]
  }

  @Test func randomEditsGiveWhatAFreshCompileGives() {
    var random = SeededGenerator(seed: 41)
    let base = "@a: red; // é😀\n@media (appearance: dark) { @a: blue; }\n"
    for round in 0..<MutationCount.perSeed(seeds: 20, usual: 120) {
      let session = TestSession(files: ["/t/base.nss": base])
      session.open(Self.uri, Self.start)
      // In every other round the imported file is open as well: what is not saved counts.
      let isBaseOpen = round % 2 == 1
      if isBaseOpen { session.open(Self.base, base) }
      var texts = [
        "main.nss": TextDocument(Array(Self.start.utf8), .utf16),
        "base.nss": TextDocument(Array(base.utf8), .utf16),
      ]
      for step in 0..<20 {
        let name = isBaseOpen && random.oneIn(4) ? "base.nss" : "main.nss"
        var text = texts[name] ?? TextDocument([], .utf16)
        let changes = (0...random.below(2)).map { _ in change(&text, &random) }
        texts[name] = text
        session.change("file:///t/" + name, version: step + 2, changes)
        guard step % 5 == 4 else {
          if random.oneIn(3) { session.settle() }
          continue
        }
        let fresh = TestSession(files: ["/t/base.nss": base])
        for name in isBaseOpen ? ["main.nss", "base.nss"] : ["main.nss"] {
          fresh.open("file:///t/" + name, String(decoding: texts[name]?.bytes ?? [], as: UTF8.self))
        }
        let expected = answers(fresh)
        for (got, wanted) in zip(answers(session), expected) {
          expectEqual(got, wanted, "round \(round), step \(step)")
        }
        expectEqual(pushed(session), findings(texts, isBaseOpen: isBaseOpen), "round \(round), step \(step)")
      }
    }
  }
}
