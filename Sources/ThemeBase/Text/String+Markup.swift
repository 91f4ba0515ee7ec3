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
}
