import TestSupport
import Testing
import ThemeModel

/// Any text is a legal input to every converter: an answer, never a trap, in time that grows with
/// the text.
@Suite struct HostileValueTests {
  private let grammars =
    ValueType.allCases.map { ValueGrammar($0) } + [
      ValueGrammar([.keyword("left"), .keyword("right")]), ValueGrammar(.number, range: 0...1),
    ]

  private func matchAll(_ text: ValueText, seed: UInt64 = 0) {
    let count = text.tokenCount
    for grammar in grammars {
      for target in Target.allCases {
        let match = ValueMatcher.match(text, grammar, target: target, palette: ColorPalette())
        for tokens in match.findings.map(\.tokens) + (match.mismatch.map { [$0.tokens] } ?? []) {
          expect(tokens.upperBound <= count, "seed \(seed): \(text.string)")
        }
        expect(match.value != nil || !match.fits, "seed \(seed): \(text.string)")
      }
    }
  }

  @Test func randomTextsAreRead() {
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "rgb", "rgba", "hsl", "(", ")", ",", "#", "0x", "0X", "FF", "12", ".5", "1.0", "-", "%", " ", " ", " ", "\"", "'",
      "e", "px", "red", "grey1", "_darkBackground", "é", "@x", "999999999999",
    ]
    for _ in 0..<MutationCount.perSeed(seeds: 1, usual: 3_000) {
      var text = ""
      for _ in 0..<random.below(12) { text += pieces[random.below(pieces.count)] }
      matchAll(ValueText(text), seed: random.seed)
    }
  }

  @Test func randomBytesAreRead() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<MutationCount.perSeed(seeds: 1, usual: 1_000) {
      let bytes = (0..<random.below(24)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      matchAll(ValueText(bytes[...]), seed: random.seed)
    }
  }

  /// A square of the length would take minutes here.
  @Test(arguments: [
    "#", "0x", "rgb(", "rgb ( 1 , ", "1 , ", "9", "#FF ", "a ", "\" ", "( ", "rgba ( 1 , 2 , 3 ) ", ". ", "0", "é",
    "1e", "primaryLabel ", "% ",
  ]) func longTextsTakeTimeInProportion(_ piece: String) { matchAll(ValueText(String(repeating: piece, count: 2_000))) }

  @Test func channelsOfAnySizeAreHeld() {
    let digits = String(repeating: "9", count: 400)
    for text in [
      "rgb ( \(digits) , 0 , 0 )", "rgba ( 0.\(digits) , \(digits).5 , 0 , 1.0 )",
      "hsl ( \(digits).0 , \(digits).0 , 1.0 )", "hsla ( 99999999999999999999 , 1.0 , 1.0 , 3.0 )",
    ] {
      let match = ValueMatcher.match(ValueText(text), ValueGrammar(.color), target: .nui, palette: ColorPalette())
      expect(match.value != nil && match.fits, "\(text)")
    }
  }
}
