import TestSupport
import Testing
import ThemeModel

/// Checks what a value's text is under a grammar, as ``MatchDump`` writes it.
func check(
  _ text: String, as grammar: ValueGrammar, _ expected: String, target: Target = .fioriUIKit,
  palette: ColorPalette = ColorPalette(), sourceLocation: SourceLocation = #_sourceLocation
) {
  let match = ValueMatcher.match(ValueText(text), grammar, target: target, palette: palette)
  expectEqual(MatchDump.dump(match), expected, "'\(text)'", sourceLocation: sourceLocation)
}

/// Checks that values fit a grammar without a remark.
func checkFit(
  _ texts: String..., as grammar: ValueGrammar, target: Target = .fioriUIKit,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for text in texts {
    let match = ValueMatcher.match(ValueText(text), grammar, target: target, palette: ColorPalette())
    let isPlain = match.fits && match.findings.isEmpty && match.value != nil
    expect(isPlain, "'\(text)': \(MatchDump.dump(match))", sourceLocation: sourceLocation)
  }
}

/// Checks that values do not fit a grammar.
func checkMismatch(
  _ texts: String..., as grammar: ValueGrammar, target: Target = .fioriUIKit,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for text in texts {
    let match = ValueMatcher.match(ValueText(text), grammar, target: target, palette: ColorPalette())
    expect(!match.fits, "'\(text)': \(MatchDump.dump(match))", sourceLocation: sourceLocation)
  }
}
