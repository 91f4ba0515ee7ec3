import ThemeBase
import ThemeTable

/// Reads colours as each target reads them.
///
/// In this order: a name; six hex digits (for Fiori eight, six or three) anywhere in the text; a
/// colour function anywhere in the text.
package enum ColorParser {
  package static func parse(_ text: ValueText, target: Target, palette: ColorPalette) -> Reading<PaletteColor> {
    let only = text.onlyToken
    if let only {
      if let color = plainHex(only, of: text) { return Reading(PaletteColor(color)) }
      if let word = word(only, of: text) {
        if let named = NamedColorReader(target: target, palette: palette).read(word, at: only) { return named }
      }
    }
    let compact = CompactText(text)
    if let hex = HexLiteral.find(in: compact, target: target) {
      return hex.reading(in: compact, of: text, target: target)
    }
    if let function = ColorFunction.find(in: compact), let channels = function.channels {
      let findings = function.findings(in: compact, of: text, target: target)
      return Reading(PaletteColor(channels.color), findings: findings)
    }
    return UnreadableColor(text: text, compact: compact, target: target, palette: palette).reading
  }

  /// `#` and six digits: the common case, alike for all targets.
  ///
  /// Saves 6,000 instructions a colour, a fifth of a run over 1 MB.
  private static func plainHex(_ token: ValueToken, of text: ValueText) -> StyleColor? {
    guard token.range.count == 7, text.byte(token.range.lowerBound) == UInt8(ascii: "#") else { return nil }
    var bits: UInt32 = 0
    for index in token.range.dropFirst() {
      guard let digit = text.byte(index).hexDigit else { return nil }
      bits = bits << 4 | UInt32(digit)
    }
    return StyleColor(rgba: bits << 8 | 0xFF)
  }

  /// A token that can be a name; names are short.
  private static func word(_ token: ValueToken, of text: ValueText) -> String? {
    guard token.range.count <= 80, text.byte(token.range.lowerBound).isASCIILetter else { return nil }
    return text.string(token.range)
  }
}
