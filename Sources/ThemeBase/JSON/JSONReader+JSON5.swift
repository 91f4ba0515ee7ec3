/// The parts that [JSON5](https://spec.json5.org) adds to JSON.
extension JSONReader {
  var isNextDigit: Bool { position < bytes.count && bytes[position].isASCIIDigit }

  /// Reads a name without quotes, or returns nil if there is none.
  mutating func readIdentifier() -> String? {
    let name = bytes[position...].prefix { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || "$_".utf8.contains(byte)
    }
    guard let first = name.first, !first.isASCIIDigit, let text = String(validating: name, as: UTF8.self) else {
      return nil
    }
    position = name.endIndex
    return text
  }

  /// Skips a comment that starts here; false if there is none or it has no end.
  mutating func skipComment() -> Bool {
    let rest = bytes[position...]
    if rest.starts(with: "//".utf8) {
      position = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      return true
    }
    guard rest.starts(with: "/*".utf8) else { return false }
    for index in bytes.indices.dropFirst(position + 2).dropLast()
    where bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/") {
      position = index + 2
      return true
    }
    return false
  }

  /// Reads `0x1F`, with a sign or without; nil for any other number.
  mutating func readHexadecimalNumber() -> Double? {
    let isNegative = isNext("-")
    let start = position + (isNegative || isNext("+") ? 1 : 0)
    guard bytes[start...].starts(with: "0x".utf8) || bytes[start...].starts(with: "0X".utf8) else { return nil }
    let digits = bytes[(start + 2)...].prefix { $0.isASCIIDigit || $0.isASCIILetter }
    guard let number = UInt64(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
    position = digits.endIndex
    return isNegative ? -Double(number) : Double(number)
  }

  /// Reads an escape that JSON does not have, or returns nil: `\'`, `\v`, `\0`, `\x1F` or a line break.
  mutating func readJSON5Escape() -> [UInt8]? {
    let rest = bytes[(position + 1)...]
    guard let letter = rest.first else { return nil }
    var length = 2
    var text: [UInt8] = [letter]
    switch letter {
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"),
      UInt8(ascii: "u"), UInt8(ascii: "1")...UInt8(ascii: "9"):
      return nil
    case UInt8(ascii: "v"): text = [0x0B]
    case UInt8(ascii: "0"): text = [0]
    case UInt8(ascii: "x"):
      guard let byte = UInt8(String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16) else { return nil }
      text = Array(String(Unicode.Scalar(byte)).utf8)
      length = 4
    case 0x0A: text = []
    case 0x0D:
      text = []
      if rest.dropFirst().first == 0x0A { length = 3 }
    case 0x80...: return nil
    default: break
    }
    position += length
    return text
  }
}
