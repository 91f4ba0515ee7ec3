import ThemeDiagnostics
import ThemeTable

/// Says why a value is no colour for a target, and what was probably meant.
struct UnreadableColor {
  let text: ValueText
  let compact: CompactText
  let target: Target
  let palette: ColorPalette

  var reading: Reading<PaletteColor> {
    if let hex = HexLiteral.longest(in: compact) {
      return Reading(
        .hexLength(hex.digits), at: compact.tokens(hex.range, of: text),
        replacement: hex.digits == 3 ? hexText(hex.short) : nil)
    }
    if let name = ColorFunction.firstName(in: compact) {
      return Reading(.colorArguments, at: failingArguments(after: name))
    }
    guard let only = text.onlyToken, only.range.count <= 80,
      text.byte(only.range.lowerBound).isASCIILetter
    else {
      return Reading(.wrongType, at: text.allTokens)
    }
    return word(text.string(only.range), at: only)
  }

  /// `#RRGGBB` in capitals.
  private func hexText(_ color: StyleColor) -> String {
    let digits = Array("0123456789ABCDEF")
    let nibbles = (0..<6).map { digits[Int(color.rgba >> UInt32(28 - 4 * $0) & 0xF)] }
    return "#" + String(nibbles)
  }

  /// The first argument that is neither number nor comma, else all of the function's tokens.
  private func failingArguments(after name: Range<Int>) -> Range<Int> {
    let head = compact.tokens(name, of: text)
    for token in text.tokens where token.index >= head.upperBound {
      let byte = text.byte(token.range.lowerBound)
      if text.isComma(token) || byte == UInt8(ascii: ")") { continue }
      let isPlain = token.range.allSatisfy {
        DecimalScanner.isDigit(text.byte($0)) || text.byte($0) == UInt8(ascii: ".")
      }
      if !isPlain { return token.indices }
    }
    return head.lowerBound..<text.tokenCount
  }

  private func nearest(to word: String) -> String? {
    let names = ColorNames.suggester(for: target, palette.version)
    let suffixed = target == .nui ? nil : PaletteSpelling.nearestValue(to: word, styles: names)
    return suffixed ?? names.nearest(to: word)
  }

  private func word(_ word: String, at token: ValueToken) -> Reading<PaletteColor> {
    if target == .nui {
      let reader = NamedColorReader(target: .fioriUIKit, palette: palette)
      if reader.read(word, at: token)?.value != nil {
        return Reading(.paletteColorNotRead, at: token.indices)
      }
    }
    let lower = word.lowercased()
    if let synonym = NamedColor.synonyms[lower] {
      return Reading(.unknownColor, at: token.indices, replacement: synonym)
    }
    let nearest = nearest(to: word)
    if let nearest, nearest.lowercased() == lower {
      return Reading(.colorCase, at: token.indices, replacement: nearest)
    }
    let reader = NamedColorReader(target: target, palette: palette)
    let stem = String(word.dropLast(5))
    if word.hasSuffix("Color"), reader.read(stem, at: token)?.value != nil {
      return Reading(.unknownColor, at: token.indices, replacement: stem)
    }
    return Reading(.unknownColor, at: token.indices, replacement: nearest)
  }
}
