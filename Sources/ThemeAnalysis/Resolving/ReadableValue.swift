/// A value's text with the spaces that the formatter writes: `rgba(1, 2, 3)` for `rgba ( 1 , 2 , 3 )`.
package struct ReadableValue: CustomStringConvertible {
  package let description: String

  /// Takes the tokens of a value, joined by one space.
  package init(_ text: String) {
    var shown: [UInt8] = []
    var quote: UInt8?
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: " "), index + 1 < bytes.count, Self.areJoined(shown.last, bytes[index + 1]) {
        continue
      }
      shown.append(byte)
    }
    description = String(decoding: shown, as: UTF8.self)
  }

  /// Whether no space belongs between two tokens that end and begin so.
  private static func areJoined(_ end: UInt8?, _ start: UInt8) -> Bool {
    switch (end, start) {
    case (_, UInt8(ascii: ",")), (_, UInt8(ascii: ")")), (UInt8(ascii: "("), _): true
    // A call.
    case (let end?, UInt8(ascii: "(")): (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(end)
    default: false
    }
  }
}
