package import ThemeBase
import ThemeCompiler
import ThemeModel
package import ThemeProject
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
        let words = literal.map { $0.text }.joined(separator: " ")
        // A name of the palette has a colour for each appearance: the first is shown.
        let color = takesNames ? colors(words, theme)?.first?.color : read(words, theme)
        if let color { marks.append(ColorMark(span: literal.span, color: color)) }
      }
      index = end
    }
  }

  /// One past the last token of the literal that begins with a token.
  ///
  /// `rgb(1, 2, 3)` is one literal.
  private static func endOfLiteral(_ index: Int, in tokens: SyntaxTokens) -> Int {
    guard index + 1 < tokens.endIndex, tokens[index + 1].kind == .leftParenthesis,
      FunctionHelp.named(tokens[index].text)?.isLiteral ?? false
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

/// Writes a colour in the notation of another one.
package enum ColorNotation {
  /// The text of an opaque colour in place of a written one, which keeps its notation and its alpha where that can hold them.
  ///
  ///     #fff            →  #0a6     if all digits are double, else #0a6b00
  ///     rgba(0,0,0,.5)  →  rgba(0,170,102,.5)
  ///     red             →  #00AA66
  package static func text(of color: StyleColor, like written: String, in theme: AnalyzedTheme) -> String {
    let alpha = read(written, theme)?.alpha ?? 255
    let wanted = StyleColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    let candidates = written.hasPrefix("#") ? digits(of: wanted, like: written) : [numbers(of: wanted, like: written)]
    // The targets read some notations otherwise: only what is read as this colour is written.
    return candidates.first { read($0, theme) == wanted } ?? wanted.spelling(for: theme.compilation.target)
  }

  /// `#RGB`, `#RRGGBB` and both orders of eight digits, in the case of the written digits.
  private static func digits(of color: StyleColor, like written: String) -> [String] {
    let hex = Array(color.hexText.dropFirst().prefix(6))
    let channels = String(hex)
    var texts = [channels]
    if written.utf8.count == 9 {
      // Not every target reads the digits of an alpha as 255ths: they stay as they are.
      texts = [channels + written.suffix(2), written.dropFirst().prefix(2) + channels]
    } else if written.utf8.count == 4, [0, 2, 4].allSatisfy({ hex[$0] == hex[$0 + 1] }) {
      texts = [String([hex[0], hex[2], hex[4]])]
    }
    let isLowercase = written.utf8.contains { (0x61...0x66).contains($0) }
    return texts.map { "#" + (isLowercase ? $0.lowercased() : $0) }
  }

  /// `rgb(…)` with other numbers; spaces, alpha and all else stay.
  private static func numbers(of color: StyleColor, like written: String) -> String {
    var rest = Array(written.utf8)[...]
    var text: [UInt8] = []
    for channel in [color.red, color.green, color.blue] {
      let before = rest.prefix { !isPartOfNumber($0) }
      rest = rest[before.endIndex...]
      let isFraction = rest.prefix(while: isPartOfNumber).contains(UInt8(ascii: "."))
      text += before + (isFraction ? fraction(channel) : String(channel)).utf8
      rest = rest.drop(while: isPartOfNumber)
    }
    return String(decoding: text + rest, as: UTF8.self)
  }

  /// The shortest fraction of 1 that is so many 255ths: `0.5` for 128.
  private static func fraction(_ channel: UInt8) -> String {
    let fits = [1, 10, 100, 1000].first { scale in
      let rounded = (Double(channel) / 255 * Double(scale)).rounded() / Double(scale)
      return UInt8((rounded * 255).rounded()) == channel
    }
    let scale = Double(fits ?? 1000)
    let text = ((Double(channel) / 255 * scale).rounded() / scale).shortestDigits
    return text.contains(".") ? text : text + ".0"
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool { byte.isASCIIDigit || byte == UInt8(ascii: ".") }

  /// The colour of a text, the first of one that depends on the environment, or nil if it is not a colour.
  private static func read(_ text: String, _ theme: AnalyzedTheme) -> StyleColor? {
    var spaced = ""
    for character in text { spaced += "(),".contains(character) ? " \(character) " : String(character) }
    return ColorText.read(ValueText(spaced), target: theme.compilation.target, palette: theme.compilation.palette)?
      .first?.color
  }
}
