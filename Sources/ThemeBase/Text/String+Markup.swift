extension String {
  /// The text in which `&`, `<`, `>` and `"` are entities, as in XML, SVG and HTML.
  ///
  /// For any other character a document writes its `replacement`, or the character itself if that is nil. Characters of
  /// ASCII that can be seen, but for the apostrophe, stay in every document.
  package func escapedAsMarkup(_ replacement: (Unicode.Scalar) -> String?) -> String {
    if utf8.allSatisfy(Self.isPlain) { return self }
    return unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: if let text = replacement(scalar) { escaped += text } else { escaped.unicodeScalars.append(scalar) }
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x26 && byte != 0x3C && byte != 0x3E && byte != 0x22 && byte != 0x27
  }
}
