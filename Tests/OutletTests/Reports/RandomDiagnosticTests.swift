import Foundation
import TestSupport
import Testing
import ThemeBase

@testable import ThemeReports

/// Any bytes with labels and fixes anywhere: nothing traps and every form stays well-formed.
@Suite struct RandomDiagnosticTests {
  private static let parts = [
    "a", "Label", " ", "  ", "\t", ";", "{", "\n", "\r\n", "\r", "é", "e\u{301}", "漢字", "👩‍👧‍👦", "🇩🇪", "\u{200B}",
    "\u{FEFF}", "\u{202E}", "\0", "\u{1B}[31m", "\u{301}", "\u{600}", "@ink: navy;",
  ]

  private func randomBytes(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    let isLong = generator.oneIn(4)
    for _ in 0..<generator.below(isLong ? 900 : 60) {
      if generator.oneIn(12) {
        bytes.append(UInt8(truncatingIfNeeded: generator.next()))
      } else {
        let part = generator.pick(Self.parts)
        if !isLong || !part.contains(where: \.isNewline) { bytes += part.utf8 }
      }
    }
    return bytes
  }

  private func randomSpan(_ sources: SourceSet, _ generator: inout SeededGenerator) -> Span {
    let file = generator.pick(sources.files)
    let start = generator.below(file.bytes.count + 3)
    let length = generator.oneIn(3) ? generator.below(file.bytes.count + 3) : generator.below(5)
    return file.span(start, start + length)
  }

  private func randomDiagnostic(_ sources: SourceSet, _ generator: inout SeededGenerator) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingSemicolon, generator.pick(Self.parts), at: randomSpan(sources, &generator),
      label: "l" + generator.pick(Self.parts))
    for _ in 0..<generator.below(4) {
      let text = generator.oneIn(3) ? "" : generator.pick(Self.parts)
      diagnostic.secondary.append(.init(randomSpan(sources, &generator), text))
    }
    for _ in 0..<generator.below(2) { diagnostic.notes.append(generator.pick(Self.parts)) }
    for _ in 0..<generator.below(3) {
      let edits = (0..<generator.below(4)).map { _ in
        TextEdit(span: randomSpan(sources, &generator), replacement: generator.pick(Self.parts))
      }
      diagnostic.fixIts.append(FixIt("fix it", edits: edits))
    }
    return diagnostic
  }

  private func randomSources(_ generator: inout SeededGenerator) -> SourceSet {
    var sources = SourceSet()
    for index in 0...generator.below(2) { sources.add(path: "\(index).nss", bytes: randomBytes(&generator)) }
    return sources
  }

  @Test func everyFormIsWellFormed() throws {
    for seed in 0..<UInt64(MutationCount.perSeed(seeds: 1, usual: 400)) {
      var generator = SeededGenerator(seed: seed)
      let sources = randomSources(&generator)
      let diagnostic = randomDiagnostic(sources, &generator)
      for isASCII in [false, true] {
        let options = RenderingOptions(width: 40 + generator.below(80), ascii: isASCII)
        var renderer = TextRenderer(sources, options)
        let text = renderer.render(diagnostic)
        let endsInSpace = text.split(separator: "\n").contains { $0.last == " " }
        expect(text.hasSuffix("\n") && !endsInSpace, "seed \(seed)")
        let hides = text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" }
        expect(!hides, "seed \(seed)")
      }
      var concise = ConciseRenderer(sources)
      expectEqual(concise.render(diagnostic).filter(\.isNewline).count, 1, "seed \(seed)")
      var json = JSONRenderer(sources)
      let value = try JSONSerialization.jsonObject(with: Data(json.render([diagnostic])))
      expectEqual((value as? [[String: Any]])?.first?["label"] as? String, diagnostic.label)
    }
  }

  /// Colours add escape codes and nothing else.
  @Test func coloursChangeNoText() {
    for seed in UInt64(0)..<100 {
      var generator = SeededGenerator(seed: seed)
      let sources = randomSources(&generator)
      let diagnostic = randomDiagnostic(sources, &generator)
      var plain = TextRenderer(sources, RenderingOptions(width: 80))
      var colored = TextRenderer(sources, RenderingOptions(width: 80, color: true))
      let stripped = colored.render(diagnostic).replacing(/\u{1B}\[[0-9;]*m/, with: "")
      expectEqual(stripped, plain.render(diagnostic), "seed \(seed)")
    }
  }

  /// The text over the carets is what the span covers, however the line is trimmed.
  @Test func caretsStandUnderTheirText() throws {
    for seed in UInt64(0)..<300 {
      var generator = SeededGenerator(seed: seed)
      let words = (0..<(1 + generator.below(300))).map { "w\($0)" }
      let index = generator.below(words.count)
      let start = words[..<index].reduce(0) { $0 + $1.utf8.count + 1 }
      var sources = SourceSet()
      let file = sources.add(path: "a", bytes: Array(words.joined(separator: " ").utf8))
      let span = file.span(start, start + words[index].utf8.count)
      var renderer = TextRenderer(sources, RenderingOptions(width: 40 + generator.below(60)))
      let lines = renderer.render(Diagnostic(.missingSemicolon, "m", at: span)).split(separator: "\n")
      try #require(lines.count > 4)
      let carets = Array(lines[4]).indices.filter { Array(lines[4])[$0] == "^" }
      let source = Array(lines[3])
      expectEqual(String(carets.map { source[$0] }), words[index], "seed \(seed)")
    }
  }

  /// A trimmed line with one short label is never wider than asked for.
  @Test func sourceLinesFitTheWidth() {
    for seed in UInt64(0)..<200 {
      var generator = SeededGenerator(seed: seed)
      let bytes = randomBytes(&generator)
      let glyphs = generator.oneIn(2) ? Glyphs.unicode : .ascii
      let width = 40 + generator.below(100)
      let point = generator.below(bytes.count + 1)
      let excerpt = LineExcerpt(bytes, range: 0..<bytes.count, points: [point, point + 1], width: width, glyphs)
      expect(excerpt.width <= width, "seed \(seed)")
      expectEqual(excerpt.cells.reduce(0) { $0 + $1.visible.width }, excerpt.width)
      expect(excerpt.column(of: point) <= excerpt.width)
    }
  }
}
