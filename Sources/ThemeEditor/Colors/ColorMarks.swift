package import ThemeBase
import ThemeCompiler
import ThemeModel
package import ThemeSyntax
package import ThemeTable

/// A colour that is written in a file.
package struct ColorMark: Hashable, Sendable {
  /// The text of the colour.
  package var span: Span
  /// The colour of the text.
  package var color: StyleColor
}

/// Finds the literal colours of a file, and writes colours in the notations of a target.
package enum ColorMarks {
  /// The colours that are written out in values: hex digits, `rgb(…)` and the like, and names.
  ///
  /// Uses of definitions are left out: an editor would write over them.
  package static func find(in tree: SyntaxTree, of theme: AnalyzedTheme) -> [ColorMark] {
    var marks: [ColorMark] = []
    var property: SyntaxToken?
    // A file has few properties, and the registry's answer is the same each time.
    var answers: [ArraySlice<UInt8>: Bool] = [:]
    for node in tree.nodes(.declaration, .definition, .value) {
      switch node.kind {
      case .declaration: property = node.firstToken
      case .definition: property = nil
      case .value:
        let tokens = node.tokens
        // Only a value of one word can be the name of a colour, and a hex colour is one for every property.
        let word = node.firstToken
        var takesNames = tokens.count == 1 && word.kind.isName && word.bytes.first != UInt8(ascii: "#")
        if takesNames, let property {
          takesNames = answers[property.bytes] ?? takesColors(property, theme.registry)
          answers[property.bytes] = takesNames
        }
        append(colorsOf: tokens, takesNames: takesNames, theme, to: &marks)
      default: break
      }
    }
    return marks
  }

  private static func takesColors(_ property: SyntaxToken, _ registry: Registry) -> Bool {
    registry.widestGrammar(of: property.bytes)?.alternatives.contains(where: { $0.isColor }) ?? false
  }

  private static func append(
    colorsOf tokens: SyntaxTokens, takesNames: Bool, _ theme: AnalyzedTheme, to marks: inout [ColorMark]
  ) {
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let end = endOfLiteral(index, in: tokens)
      let literal = tokens[index..<end]
      let text = tokens[index].bytes
      if text.first == UInt8(ascii: "#") || end > index + 1 || takesNames {
        let plain = end == index + 1 ? sixDigits(text) : nil
        let words = literal.map { $0.text }.joined(separator: " ")
        // A name of the palette has a colour for each appearance: the first is shown.
        let color = plain ?? (takesNames ? colors(words, theme)?.first?.color : read(words, theme))
        if let color { marks.append(ColorMark(span: literal.span, color: color)) }
      }
      index = end
    }
  }

  /// The colour of `#` and six digits, which every target reads alike; nil for anything else.
  ///
  /// Without it an answer about the colours of a theme takes 18 % more instructions.
  private static func sixDigits(_ text: ArraySlice<UInt8>) -> StyleColor? {
    guard text.count == 7, text.first == UInt8(ascii: "#") else { return nil }
    var bits: UInt32 = 0
    for byte in text.dropFirst() {
      guard let digit = byte.hexDigit else { return nil }
      bits = bits << 4 | UInt32(digit)
    }
    return StyleColor(rgba: bits << 8 | 0xFF)
  }

  /// The functions whose calls are literals.
  private static let functions: Set<String> = ["rgb", "rgba", "hsl", "hsla"]

  /// One past the last token of the literal that begins with a token.
  ///
  /// `rgb(1, 2, 3)` is one literal.
  private static func endOfLiteral(_ index: Int, in tokens: SyntaxTokens) -> Int {
    guard index + 1 < tokens.endIndex, tokens[index + 1].kind == .leftParenthesis,
      functions.contains(tokens[index].text.lowercased())
    else { return index + 1 }
    var end = index + 2
    while end < tokens.endIndex {
      if tokens[end].kind == .rightParenthesis { return end + 1 }
      // A computed colour is not a literal.
      if tokens[end].kind.isVariable || tokens[end].kind == .leftParenthesis { return index + 1 }
      end += 1
    }
    return index + 1
  }

  /// The colour of a text that is the same everywhere, or nil.
  private static func read(_ text: String, _ theme: AnalyzedTheme) -> StyleColor? {
    let colors = colors(text, theme)
    return colors?.count == 1 ? colors?.first?.color : nil
  }

  /// The colours of a text in the environments, or nil if it is not a colour.
  private static func colors(_ text: String, _ theme: AnalyzedTheme) -> [VariantColor]? {
    ColorText.read(
      ValueText(Array(text.utf8)[...]), target: theme.compilation.target, palette: theme.compilation.palette)
  }

  // MARK: - Notations

  /// The texts for a colour, the one to insert first: literals that the target reads without doubt, then definitions of
  /// the theme that have this colour everywhere.
  package static func notations(for color: StyleColor, of theme: AnalyzedTheme) -> [String] {
    let hexadecimal = color.spelling(for: theme.compilation.target)
    let other = color.alpha == 255 ? "rgb(\(color.red), \(color.green), \(color.blue))" : color.unambiguousSpelling
    let notations = [hexadecimal, other] + definitions(of: color, in: theme).prefix(8)
    var seen: Set<String> = []
    return notations.filter { seen.insert($0).inserted }
  }

  /// The definitions that have a colour in every environment, in the order of their names.
  package static func definitions(of color: StyleColor, in theme: AnalyzedTheme) -> [String] {
    let program = theme.program
    return program.variables.ids.compactMap { id -> String? in
      let parts = theme.resolved.parts(of: id)
      guard parts.count == 1, let part = parts.first, part.environments == .all,
        read(program.texts[part.text], theme) == color
      else { return nil }
      return program.variables[id]
    }.sorted()
  }
}
