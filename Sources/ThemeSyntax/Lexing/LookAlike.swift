/// Characters outside ASCII that look like a sign or a letter of the language.
///
/// Word processors, chats and keyboards for other scripts put them in: `“Helvetica”`, `17；`, `−4`.
package enum LookAlike {
  /// The ASCII character that a scalar looks like, or nil if it looks like none.
  static func ascii(_ scalar: UInt32) -> UInt8? {
    // The full-width forms are in the order of ASCII.
    if scalar >= 0xFF01, scalar <= 0xFF5E { return UInt8(scalar - 0xFEE0) }
    return others[scalar]
  }

  /// The kind of the token that a scalar looks like if it is a token by itself.
  static func punctuation(_ scalar: UInt32) -> TokenKind? {
    guard let sign = ascii(scalar), ":;,{}()".utf8.contains(sign) else { return nil }
    return ByteClass.of(sign).kind
  }

  /// Whether a scalar looks like a quote.
  static func isQuote(_ scalar: UInt32) -> Bool {
    ascii(scalar) == UInt8(ascii: "\"") || ascii(scalar) == UInt8(ascii: "'")
  }

  /// A text with its look-alikes replaced by ASCII, or nil if it has letters of another script or no look-alikes.
  package static func repaired(_ bytes: ArraySlice<UInt8>) -> String? {
    var result = ""
    var isChanged = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else if let sign = ascii(scalar.value) {
        result.unicodeScalars.append(Unicode.Scalar(sign))
        isChanged = true
      } else {
        return nil
      }
    }
    guard isChanged else { return nil }
    // One pair of quotes goes round a text, whichever quotes it had.
    if let first = result.first, first == "\"" || first == "'", result.count > 1 {
      return "\"" + result.dropFirst().dropLast() + "\""
    }
    return result
  }

  private static let others: [UInt32: UInt8] = {
    let groups: [(sign: Character, scalars: String)] = [
      ("\"", "\u{201C}\u{201D}\u{201E}\u{201F}\u{AB}\u{BB}\u{2033}"),
      ("'", "\u{2018}\u{2019}\u{201A}\u{201B}\u{2039}\u{203A}\u{2032}\u{B4}"), (":", "\u{2236}\u{FE55}\u{A789}"),
      (";", "\u{37E}\u{FE54}\u{61B}"), (",", "\u{3001}\u{FE50}\u{FE51}\u{60C}"), (".", "\u{3002}\u{2024}"),
      ("(", "\u{FE59}"), (")", "\u{FE5A}"), ("{", "\u{FE5B}"), ("}", "\u{FE5C}"),
      ("-", "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}\u{FE58}\u{FE63}"), ("+", "\u{FE62}"),
      ("*", "\u{D7}\u{2217}\u{204E}"), ("/", "\u{F7}\u{2044}\u{2215}"), ("@", "\u{FE6B}"), ("#", "\u{FE5F}"),
      ("%", "\u{FE6A}\u{66A}"), ("&", "\u{FE60}"), ("_", "\u{203F}"), ("a", "\u{430}"), ("c", "\u{441}"),
      ("e", "\u{435}"), ("i", "\u{456}"), ("j", "\u{458}"), ("o", "\u{43E}\u{3BF}"), ("p", "\u{440}"), ("s", "\u{455}"),
      ("x", "\u{445}"), ("y", "\u{443}"), ("A", "\u{410}\u{391}"), ("B", "\u{412}\u{392}"), ("C", "\u{421}"),
      ("E", "\u{415}\u{395}"), ("H", "\u{41D}\u{397}"), ("I", "\u{406}\u{399}"), ("K", "\u{41A}\u{39A}"),
      ("M", "\u{41C}\u{39C}"), ("N", "\u{39D}"), ("O", "\u{41E}\u{39F}"), ("P", "\u{420}\u{3A1}"),
      ("T", "\u{422}\u{3A4}"), ("X", "\u{425}\u{3A7}"), ("Y", "\u{3A5}"), ("Z", "\u{396}"),
    ]
    var table: [UInt32: UInt8] = [:]
    for (sign, scalars) in groups {
      guard let ascii = sign.asciiValue else { continue }
      for scalar in scalars.unicodeScalars { table[scalar.value] = ascii }
    }
    return table
  }()
}
