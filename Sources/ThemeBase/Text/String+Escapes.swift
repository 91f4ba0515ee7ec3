extension String {
  /// The text in which `&`, `<`, `>` and `"` are entities, as in XML, SVG and HTML.
  ///
  /// For any other character a document writes its `replacement`, or the character itself if that is nil. Characters of
  /// ASCII that can be seen, but for the apostrophe, stay in every document.
  package func escapedAsMarkup(_ replacement: (Unicode.Scalar) -> String?) -> String {
    guard var place = utf8.firstIndex(where: Self.isSpecial) else { return self }
    var (escaped, start) = ("", startIndex)
    while place < endIndex {
      let scalar = unicodeScalars[place]
      let text: String? =
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: replacement(scalar)
        }
      let end = unicodeScalars.index(after: place)
      if let text {
        escaped += self[start..<place]
        escaped += text
        start = end
      }
      place = utf8[end...].firstIndex(where: Self.isSpecial) ?? endIndex
    }
    return escaped + self[start...]
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27
  }

  /// The path as it is written in a URI: letters, digits and `-._~/` stay, every other byte becomes `%` and two digits.
  package var percentEncodedPath: String {
    utf8.reduce(into: "") { text, byte in
      if byte.isASCIILetter || byte.isASCIIDigit || "-._~/".utf8.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// The text as one word of a shell's command, in quotes where it needs some.
  package var quotedForShell: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789._-/@:,+".contains(Character($0))
    }
    return isPlain && !isEmpty ? self : inQuotesForShell
  }

  /// The text as one word of a shell's command, in quotes.
  package var inQuotesForShell: String { "'\(replacing("'", with: "'\\''"))'" }
}
