import ThemeBase
import ThemeTable

/// Reads colours as each target reads them.
///
/// In this order: a name; six hex digits (for Fiori eight, six or three) anywhere in the text; a
/// colour function anywhere in the text.
package enum ColorParser {
  static func parse(_ text: ValueText, target: Target, palette: ColorPalette, _ remarks: inout ValueRemarks)
    -> Match.Value?
  {
    if let color = plainHex(text) { return .single(.color(color)) }
    if let only = text.onlyToken, let word = word(only, of: text),
      let color = NamedColorReader(target: target, palette: palette).read(word, at: only, &remarks)
    {
      return color.only.map { .single(.color($0)) } ?? .variants(color.variants.map { .init($0) })
    }
    let compact = CompactText(text)
    if let hex = HexLiteral.find(in: compact, target: target) {
      return .single(.color(hex.color(in: compact, of: text, target: target, &remarks)))
    }
    if let function = ColorFunction.find(in: compact), let channels = function.channels {
      remarks.findings = function.findings(in: compact, of: text, target: target)
      return .single(.color(channels.color))
    }
    guard !remarks.isBrief else { return remarks.fail(.empty, at: 0..<0) }
    remarks.mismatch = UnreadableColor(text: text, compact: compact, target: target, palette: palette).mismatch
    return nil
  }

  /// `#` and six digits: the common case, alike for all targets.
  ///
  /// Saves 6,000 instructions a colour, a fifth of a run over 1 MB.
  private static func plainHex(_ text: ValueText) -> StyleColor? {
    guard text.bytes.count == 7, text.bytes.first == UInt8(ascii: "#") else { return nil }
    var bits: UInt32 = 0
    for index in text.bytes.indices.dropFirst() {
      guard let digit = text.bytes[index].hexDigit else { return nil }
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
