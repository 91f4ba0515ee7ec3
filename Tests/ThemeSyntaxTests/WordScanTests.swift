import Testing

@testable import ThemeSyntax

@Suite("The ends of words")
struct WordScanTests {
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._".utf8)

  @Test("a word ends before each byte that is none of plain words, at any place", arguments: 0..<40)
  func everyByte(place: Int) {
    for byte in UInt8.min...UInt8.max {
      var bytes = Array(repeating: UInt8(ascii: "x"), count: 40)
      bytes[place] = byte
      let end = Self.plain.contains(byte) ? 40 : place
      #expect(WordScan.endOfPlain(bytes.span, from: 0) == end, "byte \(byte)")
    }
  }

  @Test("no byte hides another one", arguments: [0x00, 0x2F, 0x5C, 0x7F, 0x80, 0xFF] as [UInt8])
  func neighbours(other: UInt8) {
    for byte in UInt8.min...UInt8.max where Self.plain.contains(byte) {
      for length in 0...33 {
        let word = Array(repeating: byte, count: length)
        let bytes = word + Array(repeating: other, count: 20)
        #expect(WordScan.endOfPlain(bytes.span, from: 0) == length)
        #expect(WordScan.endOfPlain(word.span, from: length / 2) == length)
      }
    }
  }
}
