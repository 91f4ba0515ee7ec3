/// Functions of CSS and Sass that the language lacks, and what to write instead.
enum ForeignFunction {
  /// The advice about a function, or nil for one that is not in the phrasebook.
  static func advice(on name: String) -> String? { phrasebook.text(of: name) }

  private static let phrasebook = PaletteText(EmbeddedData.foreignFunctions)
}
