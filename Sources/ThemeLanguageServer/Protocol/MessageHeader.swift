import ThemeBase

/// The header of a message: lines with a name, a colon and a value each.
struct MessageHeader {
  /// The offset of the first line.
  private(set) var start: Int
  /// The number of bytes of the message.
  let length: Int

  private static let lengthName = Array("content-length".utf8)

  /// Reads the header that ends, with its empty line, where a range of bytes does; nil if it has no length, or several.
  ///
  /// Text before the header is left out, even in the line of the length, where no line has ended it.
  init?(at range: Range<Int>, in bytes: [UInt8]) {
    var length: Int?
    var end = range.upperBound - 4
    start = range.upperBound
    while start > range.lowerBound, end > range.lowerBound {
      let line = Self.startOfLine(endingAt: end, in: bytes[range])
      if let field = Self.lengthField(bytes[line..<end]) {
        guard let value = Self.number(field.value), length == nil || length == value else { return nil }
        length = value
        start = field.start
        if start > line { break }
      } else {
        guard Self.isField(bytes[line..<end]) else { break }
        start = line
      }
      end = Self.endOfLine(before: line, in: bytes[range])
    }
    guard let length else { return nil }
    self.length = length
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func startOfLine(endingAt end: Int, in bytes: ArraySlice<UInt8>) -> Int {
    bytes[..<end].lastIndex(where: isLineEnd).map { $0 + 1 } ?? bytes.startIndex
  }

  /// The end of the line before one that starts at an offset.
  private static func endOfLine(before start: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let isPair = start - bytes.startIndex >= 2 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D
    return start - (isPair ? 2 : 1)
  }

  /// The length at the end of a line, and where its name starts: skipped text may precede it.
  private static func lengthField(_ line: ArraySlice<UInt8>) -> (start: Int, value: ArraySlice<UInt8>)? {
    guard let colon = line.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = line[..<colon].suffix(lengthName.count)
    let before = line[..<name.startIndex].last
    // The name of another field may end the same way.
    guard name.elementsEqual(lengthName, by: { $0.asciiLowercased == $1 }), before != UInt8(ascii: "-") else {
      return nil
    }
    return (name.startIndex, line[(colon + 1)...])
  }

  private static func number(_ value: ArraySlice<UInt8>) -> Int? {
    let words = value.split { $0 == 0x20 || $0 == 0x09 }
    guard words.count == 1, words[0].allSatisfy({ $0.isASCIIDigit }),
      let number = Int(String(decoding: words[0], as: UTF8.self)), number <= MessageFramer.longestMessage
    else { return nil }
    return number
  }

  /// Whether a line is a field of any name.
  private static func isField(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return false }
    return line[..<colon].allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }
}
