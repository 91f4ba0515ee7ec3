import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

/// Where a word ends.
@Suite struct WordEndTests {
  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._\\".utf8)

  private func end(of bytes: [UInt8]) -> Int {
    var sources = SourceSet()
    return Lexer.tokenize(sources.add(path: "", bytes: bytes)).range(0).upperBound
  }

  /// `/` and bytes outside ASCII depend on what follows.
  @Test(arguments: 1..<40) func aWordEndsBeforeEachOtherByte(place: Int) {
    for byte in UInt8.min..<128 where byte != UInt8(ascii: "/") {
      var bytes = Array(repeating: UInt8(ascii: "x"), count: 40)
      bytes[place] = byte
      expectEqual(end(of: bytes), (Self.plain.contains(byte) ? 40 : place), "byte \(byte)")
    }
  }
}
