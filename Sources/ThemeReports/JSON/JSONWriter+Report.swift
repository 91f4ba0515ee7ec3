import ThemeBase

extension JSONWriter {
  /// The document of a report, in which the characters are escapes that other formats spell.
  ///
  /// Programs read the same texts, and people who look at the document see them.
  func report() -> [UInt8] {
    let document = document()
    // ASCII controls are escapes already, but for DEL.
    if document.allSatisfy({ $0 < 0x7F }) { return document }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(document.count)
    for scalar in String(decoding: document, as: UTF8.self).unicodeScalars {
      if scalar == "\n" || !VisibleText.isUnseen(scalar) {
        bytes += scalar.utf8
      } else {
        for unit in scalar.utf16 {
          let digits = String(unit, radix: 16)
          bytes += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
        }
      }
    }
    return bytes
  }
}
