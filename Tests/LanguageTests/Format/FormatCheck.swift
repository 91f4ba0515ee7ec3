import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

func parse(_ bytes: [UInt8]) -> Checked<SyntaxTree> {
  Parser.parse(SourceFile(id: FileID(index: 0), path: "theme.nss", bytes: bytes))
}

/// Checks the canonical layout of a sample, and what holds for the layout of any sample.
func checkFormat(
  _ text: String, _ expected: String, options: FormatOptions = FormatOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let formatted = Formatter.format(parse(Array(text.utf8)), options: options)
  expectEqual(String(decoding: formatted, as: UTF8.self), expected, sourceLocation: sourceLocation)
  checkFormatInvariants(Array(text.utf8), options, sourceLocation: sourceLocation)
}

/// Checks that a sample has the canonical layout already.
func checkFormatted(
  _ text: String, options: FormatOptions = FormatOptions(), sourceLocation: SourceLocation = #_sourceLocation
) { checkFormat(text, text, options: options, sourceLocation: sourceLocation) }

func checkFormatInvariants(
  _ bytes: [UInt8], _ options: FormatOptions = FormatOptions(), sourceLocation: SourceLocation = #_sourceLocation
) {
  if let fault = FormatExercise.fault(of: bytes, options) {
    Issue.record("\(fault): \(String(decoding: bytes, as: UTF8.self).debugDescription)", sourceLocation: sourceLocation)
  }
}
