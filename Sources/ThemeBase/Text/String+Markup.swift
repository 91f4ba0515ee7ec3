extension String {
  /// The text in which `&`, `<`, `>` and `"` are entities, as in XML, SVG and HTML.
  ///
  /// For any other character a document writes its `replacement`, or the character itself if that is nil.
  package func escapedAsMarkup(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: if let text = replacement(scalar) { escaped += text } else { escaped.unicodeScalars.append(scalar) }
      }
    }
  }
}
