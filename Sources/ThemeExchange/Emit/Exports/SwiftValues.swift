/// Numbers and fonts of a theme in generated Swift: constants, and functions for what differs in the dark, on elevated
/// surfaces or in high contrast.
enum SwiftValues {
  /// The declarations of an `enum`; empty if there are no values.
  ///
  /// `noun` says what they are: `numbers`. `type` is the Swift type of each.
  static func declaration(
    _ values: [ExportedValue], called names: ExportedNames, _ noun: String, _ type: String, in theme: String
  ) -> String {
    guard !values.isEmpty else { return "" }
    let suffix = noun.prefix(1).uppercased() + noun.dropFirst()
    var text = "\n/// The \(noun) of the theme by name.\npublic nonisolated enum \(theme)\(suffix) {\n"
    for value in values {
      let name = SwiftNames.quoted(names[value.name])
      let texts = value.values.map(literal)
      text += "  /// `\(SwiftNames.comment(value.name))`."
      if let note = value.note.text { text += " \(SwiftNames.comment(note))" }
      text += "\n"
      if let advice = value.note.deprecation { text += "  \(SwiftEmitter.attribute(advice))\n" }
      guard Set(texts).count > 1 else {
        text += "  public static let \(name): \(type) = \(texts[0])\n\n"
        continue
      }
      text += """
          public static func \(name)(isDark: Bool, isElevated: Bool = false, isHighContrast: Bool = false) -> \(type) {
            [\(texts.joined(separator: ", "))][(isDark ? 1 : 0) + (isElevated ? 2 : 0) + (isHighContrast ? 4 : 0)]
          }


        """
    }
    return text + "}\n"
  }

  private static func literal(_ value: ExportedValue.Value) -> String {
    if case .font(let name) = value { SwiftNames.literal(name) } else { value.text }
  }
}
