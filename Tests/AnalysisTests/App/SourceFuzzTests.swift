import TestSupport
import Testing

@testable import ThemeApp

/// Damaged sources: every place lies in the file, and nothing takes long.
@Suite struct SourceFuzzTests {
  private static let files = Repository.files(under: "Tests/AnalysisTests/App").filter { AppFile(path: $0) != nil }

  private func check(_ bytes: [UInt8], as kind: AppFile) {
    guard let facts = kind.allFacts(of: bytes) else { return }
    for range in facts.uses.map(\.range) + facts.comments {
      expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    }
    _ = AppUsage([facts])
    _ = AppUsage.unknownNames(in: [facts])
    _ = AppFile.accessorUses(in: bytes, of: ["Theme.A.b": "A_b"])
  }

  @Test(arguments: 0..<8) func damagedSourcesAreRead(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "{", "}", "(", ")", "[", "\"", "\"\"\"", "#\"", "\\(", "//", "/*", "*/", "\n", "@", "nuiClass = ", ".rawValue",
      "enum S: String {", "case a", "let a = a", "?", ":", "<", "<label ", "#define a a\n", "withClass:", "\u{1F600}",
      "style(for: ",
    ]
    for _ in 0..<MutationCount.perSeed(seeds: 8, usual: 1_600) {
      let path = random.pick(Self.files)
      var bytes = try Repository.bytes(path)
      for _ in 0..<(1 + random.below(12)) {
        let place = random.below(bytes.count + 1)
        if random.oneIn(3) {
          bytes.removeSubrange(place..<min(bytes.count, place + random.below(40)))
        } else {
          bytes.insert(contentsOf: random.pick(pieces).utf8, at: place)
        }
      }
      for kind in [AppFile.source(.swift), .source(.objectiveC), .interfaceBuilder] { check(bytes, as: kind) }
      _ = FontFile.names(in: bytes)
    }
  }

  /// Each of these takes minutes where a step looks at all that came before.
  @Test(arguments: [
    "a.nuiClass = ", "a.nuiClass = (", "a.nuiClass = [", "a.nuiClass = x ? ", "let a = a + a\n", "enum A: String {",
    "func f(a: A) {", "\"\\(", "/*", "[[", "case a", "if a {", "<label>", "<userDefinedRuntimeAttribute ", "#", "a.b.",
    "switch a { case b: ", "{ a in ", "FioriStyle(", "#define a a\n", "for a in ", "let a: A<",
    "[NSString stringWithFormat:@\"%@\", a.nuiClass = ", "v.nuiClass = a + a + a\n",
  ]) func longSourcesAreReadAtOnce(piece: String) {
    let count = MutationCount.isThorough ? 4_000 : 500
    let bytes = Array(String(repeating: piece, count: count).utf8)
    for kind in [AppFile.source(.swift), .source(.objectiveC), .interfaceBuilder] { check(bytes, as: kind) }
  }
}
