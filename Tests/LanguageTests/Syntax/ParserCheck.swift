import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

func source(_ text: String) -> SourceFile { source(Array(text.utf8)) }

func source(_ bytes: [UInt8]) -> SourceFile { SourceFile(id: FileID(index: 0), path: "theme.nss", bytes: bytes) }

/// Checks what the parser says of a sample: the codes in order, the nth of them at marker n.
///
/// Notes about line comments are left out unless a sample expects one.
func checkDiagnostics(_ marked: String, _ codes: String..., sourceLocation: SourceLocation = #_sourceLocation) {
  let sample = MarkedSource(marked)
  let parsed = Parser.parse(source(sample.bytes))
  let actual = parsed.diagnostics.diagnostics.sorted { $0.span < $1.span }.map {
    "\($0.code.rawValue)@\($0.span.start)"
  }
  let expected = codes.enumerated().map { "\($1)@\(sample[$0 + 1])" }
  expectEqual(actual, expected, "\(sample.text)", sourceLocation: sourceLocation)
  checkInvariants(sample.bytes, sourceLocation: sourceLocation)
}

/// Checks the picture of a sample's tree; what the parser says is not looked at.
func checkTree(_ text: String, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let tree = Parser.parse(source(text)).value
  expectEqual(tree.dump(), "stylesheet\n" + dump + "\n", sourceLocation: sourceLocation)
  checkInvariants(Array(text.utf8), sourceLocation: sourceLocation)
}

/// Checks what holds for any bytes: tokens and nodes nest, cover the file, and give it back.
func checkInvariants(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
  if let fault = SyntaxExercise.fault(of: bytes) {
    Issue.record("\(fault): \(String(decoding: bytes, as: UTF8.self).debugDescription)", sourceLocation: sourceLocation)
  }
}
