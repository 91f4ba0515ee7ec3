import ThemeBase

/// A line as SAP's SwiftUI runtime takes it apart.
///
/// A line is read if it begins with `@`. That and its last character, whatever it is, are dropped; what is left must be
/// two parts with a `:` between. Nothing is trimmed, and comments and rules are text like any other.
struct DefinitionLine {
  /// The bytes of the line, without its end.
  let range: Range<Int>
  /// The parts around the only colon; nil where the line is skipped.
  let parts: (name: String, value: String)?

  init(_ range: Range<Int>, of bytes: [UInt8]) {
    self.range = range
    let text = String(decoding: bytes[range], as: UTF8.self)
    let parts = text.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
    self.parts = text.first == "@" && parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }

  /// The line around an offset: lines end at every character that is a newline in Unicode.
  init(around offset: Int, of bytes: [UInt8]) {
    var start = offset
    while start > 0, !Self.isNewline(endingAt: start, of: bytes) { start -= 1 }
    var end = offset
    while end < bytes.count, Self.newlineLength(at: end, of: bytes) == 0 { end += 1 }
    self.init(start..<end, of: bytes)
  }

  /// The lines that begin with `@`, in order.
  static func all(of bytes: [UInt8]) -> [DefinitionLine] {
    bytes.indices.filter { bytes[$0] == UInt8(ascii: "@") && begins(at: $0, of: bytes) }.map {
      DefinitionLine(around: $0, of: bytes)
    }
  }

  /// The number of bytes of the newline at an offset; 0 if there is no newline.
  static func newlineLength(at offset: Int, of bytes: [UInt8]) -> Int {
    guard offset < bytes.count else { return 0 }
    switch bytes[offset] {
    case 0x0A...0x0D: return 1
    case 0xC2: return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      return offset + 2 < bytes.count && bytes[offset + 1] == 0x80
        && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9) ? 3 : 0
    default: return 0
    }
  }

  /// Whether a line begins at an offset.
  static func begins(at offset: Int, of bytes: [UInt8]) -> Bool {
    offset == 0 || isNewline(endingAt: offset, of: bytes)
  }

  private static func isNewline(endingAt offset: Int, of bytes: [UInt8]) -> Bool {
    (1...3).contains { offset >= $0 && newlineLength(at: offset - $0, of: bytes) == $0 }
  }

  /// The runtime's reading of a text as a colour: a name as it is, or hex digits; nil for anything else.
  ///
  /// Two texts that come to the same are read alike.
  static func color(_ text: String) -> String? {
    let isName =
      text.first.map { $0.isASCII && $0.isLetter } ?? false
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isName ? text : hexDigits(in: text)
  }

  /// Hex digits as SAP's SwiftUI runtime finds them anywhere in a text: eight, else six, else three.
  private static func hexDigits(in text: String) -> String? {
    let compact = Array(text.uppercased().filter { !$0.isWhitespace }.utf8)
    for count in [8, 6, 3] {
      for start in compact.indices {
        let mark = compact[start] == UInt8(ascii: "#") ? 1 : compact[start...].starts(with: "0X".utf8) ? 2 : 0
        let digits = compact[start...].dropFirst(mark).prefix(count)
        if mark > 0, digits.count == count, digits.allSatisfy({ $0.hexDigit != nil }) {
          return String(decoding: digits, as: UTF8.self)
        }
      }
    }
    return nil
  }
}
