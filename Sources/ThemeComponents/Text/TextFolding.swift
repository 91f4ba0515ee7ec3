/// The folding with which a search compares texts: it ignores letter case and accents.
///
/// It knows Latin, Greek and Cyrillic letters: `Ångström` becomes `angstrom`, `Straße` becomes `strasse`, `Ёлка` becomes
/// `елка`. Combining marks are left out. Every other character stays as it is, apart from its case.
package enum TextFolding {
  /// The UTF-8 of a text in folded form.
  ///
  /// Linear in the text.
  package static func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return bytes
  }

  /// Adds the UTF-8 of a text in folded form to some bytes.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let isASCII = text.withUTF8 { utf8 in
      guard utf8.allSatisfy({ $0 < 0x80 }) else { return false }
      bytes.append(contentsOf: utf8.lazy.map { folded($0) })
      return true
    }
    guard !isASCII else { return }
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
  }

  /// An ASCII character in folded form.
  private static func folded(_ byte: UInt8) -> UInt8 {
    // A zero separates the texts of an index, so no text has one.
    (0x41...0x5A).contains(byte) ? byte | 0x20 : max(byte, 1)
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar.value {
    case 0x300...0x36F: return
    case ..<0x80: bytes.append(folded(UInt8(scalar.value)))
    default:
      for lower in scalar.properties.lowercaseMapping.unicodeScalars where !(0x300...0x36F).contains(lower.value) {
        if let letters = letters[lower.value] {
          bytes.append(contentsOf: letters)
        } else {
          bytes.append(contentsOf: String(lower).utf8)
        }
      }
    }
  }

  /// The plain letters for letters with marks, all in lower case.
  private static let letters: [UInt32: [UInt8]] = {
    var letters: [UInt32: [UInt8]] = [:]
    for (plain, marked) in groups { for scalar in marked.unicodeScalars { letters[scalar.value] = Array(plain.utf8) } }
    return letters
  }()
}

/// A search for a text in other texts that ignores letter case and accents.
struct TextSearch {
  private let wanted: [UInt8]
  /// The folded text that is looked at; kept, so that its room is not made for each text.
  private var bytes: [UInt8] = []

  init(for text: String) { wanted = TextFolding.folded(text) }

  /// Whether a text holds the wanted one; linear in its bytes, nearly whatever is wanted.
  mutating func isFound(in text: String) -> Bool {
    guard let first = wanted.first else { return true }
    bytes.removeAll(keepingCapacity: true)
    TextFolding.append(text, to: &bytes)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: wanted) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}
