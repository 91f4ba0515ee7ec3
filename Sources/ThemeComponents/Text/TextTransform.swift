/// The transformations of the property `text-transform`.
package enum TextTransform {
  /// The text in the letters that a word of the property asks for; any other word leaves it as it is.
  package static func apply(_ word: String, to text: String) -> String {
    switch word {
    case "uppercase": text.uppercased()
    case "lowercase": text.lowercased()
    case "capitalize":
      text.split(separator: " ", omittingEmptySubsequences: false).map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
    default: text
    }
  }
}
