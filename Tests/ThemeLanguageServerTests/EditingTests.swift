import TestSupport
import Testing
import ThemeCompiler
import ThemeDiagnostics
import ThemeEditor
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
    let range: [String: Any] = [
      "start": ["line": 0, "character": 0], "end": ["line": 1000, "character": 0],
    ]
    return [
      TestSession.text(session.pushed(Self.uri) ?? []),
      TestSession.text(session.pushed(Self.base) ?? []),
      TestSession.text(session.request("textDocument/documentSymbol", document)),
      TestSession.text(
        (session.request("textDocument/semanticTokens/full", document) as? [String: Any])?["data"]
          ?? []),
      TestSession.text(session.request("textDocument/foldingRange", document)),
      TestSession.text(session.request("textDocument/documentColor", document)),
      TestSession.text(
        session.request("textDocument/inlayHint", document.merging(["range": range]) { $1 })),
      TestSession.text(session.request("textDocument/codeLens", document)),
      TestSession.text(
        session.request(
          "textDocument/formatting", document.merging(["options": ["tabSize": 2]]) { $1 })),
    ]
  }

  /// The findings of a compile of a text without any session, each with its file, its line and its code.
  private func findings(_ text: [UInt8], _ files: [String: String]) -> [String] {
    let entry = ImportGraph.Entry(
      path: ImportPath("/t/main.nss"), name: "main.nss", bytes: text, root: ImportPath("/t"))
    let graph = ImportGraph.load(
      [entry],
      through: ImportGraph.Access(
        read: { files[$0.text].map { .bytes(Array($0.utf8)) } ?? .notFound },
        name: { String($0.text.dropFirst(3)) }))
    return AnalyzedTheme(graph.entries, of: graph).findings.map { finding in
      let file = graph.trees[Int(finding.primary.span.file.index)].file
      let place = TextDocument(file.bytes).position(at: Int(finding.primary.span.start), .utf16)
      return "\(file.path) \(place.line) \(finding.code.rawValue)"
    }.sorted()
  }

  /// The same of what was pushed.
  private func pushed(_ session: TestSession) -> [String] {
    [Self.uri, Self.base].flatMap { uri in
      (session.pushed(uri) ?? []).map { diagnostic in
        let start = (diagnostic["range"] as? [String: [String: Int]])?["start"] ?? [:]
        return "\(uri.dropFirst(10)) \(start["line"] ?? -1) \(diagnostic["code"] ?? "")"
      }
    }.sorted()
  }

  @Test func randomEditsGiveWhatAFreshCompileGives() {
    var random = SeededGenerator(seed: 41)
    let files = ["/t/base.nss": "@a: red;\n@media (appearance: dark) { @a: blue; }\n"]
    for round in 0..<MutationCount.perSeed(seeds: 20, usual: 120) {
      let session = TestSession(files: files)
      session.open(Self.uri, Self.start)
      var mirror = TextDocument(Array(Self.start.utf8))
      for step in 0..<20 {
        var changes: [[String: Any]] = []
        for _ in 0...random.below(2) {
          let size = mirror.bytes.count
          let from = random.below(size + 1)
          let range = mirror.range(from..<min(size, from + random.below(6)), .utf16)
          let text = random.pick(Self.pieces)
          mirror.replace(range, with: text, .utf16)
          changes.append([
            "range": [
              "start": ["line": range.start.line, "character": range.start.character],
              "end": ["line": range.end.line, "character": range.end.character],
            ], "text": text,
          ])
        }
        session.change(Self.uri, version: step + 2, changes)
        guard step % 5 == 4 else {
          if random.oneIn(3) { session.settle() }
          continue
        }
        let fresh = TestSession(files: files)
        fresh.open(Self.uri, String(decoding: mirror.bytes, as: UTF8.self))
        let expected = answers(fresh)
        for (got, wanted) in zip(answers(session), expected) {
          #expect(got == wanted, "round \(round), step \(step)")
        }
        #expect(
          pushed(session) == findings(mirror.bytes, files), "round \(round), step \(step)")
      }
    }
  }
}
