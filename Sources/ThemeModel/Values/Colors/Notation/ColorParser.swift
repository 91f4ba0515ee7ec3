import ThemeBase
package import ThemeTable

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

/// `rgb`, `rgba`, `hsl` and `hsla`: no functions but literals, whose components may be computed.
struct ColorLiteral: Hashable, Sendable {
  /// Whether the fourth component is an alpha.
  var hasAlpha: Bool

  /// The literal of that name in whatever case, as the runtimes read it; nil for another word.
  init?(name: ArraySlice<UInt8>) {
    guard name.count == 3 || name.count == 4 else { return nil }
    let letters = name.map { $0 | 0x20 }
    guard letters.starts(with: "rgb".utf8) || letters.starts(with: "hsl".utf8) else { return nil }
    guard letters.count == 3 || letters[3] == UInt8(ascii: "a") else { return nil }
    hasAlpha = letters.count == 4
  }

  /// A computed component as the literal has to hold it; nil if it is not in 0…255.
  ///
  /// A component with a dot is a fraction, one without counts up to 255, so the form decides what is read. A result of at
  /// most 1 is a fraction, a larger one counts up to 255. Only a 1 that is made of numbers without a dot is ambiguous:
  /// it is one of 255 as a channel, and opaque as an alpha.
  func component(_ number: ExpressionNumber, at index: Int) -> [UInt8]? {
    guard number.value >= 0, number.value <= 255 else { return nil }
    let isAlpha = hasAlpha && index == 3
    if number.value <= 1, isAlpha || number.hasDot || number.value != 1 { return number.text(withDot: true) }
    return ExpressionNumber(value: Double(UInt8(number.value + 0.5))).text
  }
}

/// Colours as texts: what one is read as, and the literal that every runtime reads alike.
package enum ColorText {
  /// The colours of a literal or a name, one for each of some disjoint sets of environments; nil if it is not a colour.
  package static func read(_ text: ValueText, target: Target, palette: ColorPalette) -> [VariantColor]? {
    var remarks = ValueRemarks()
    let value = ColorParser.parse(text, target: target, palette: palette, &remarks)
    guard let value, remarks.mismatch == nil else { return nil }
    return value.variants.compactMap { part in
      if case .color(let color) = part.value { VariantColor(part.environments, color) } else { nil }
    }
  }

  /// `#RRGGBB` for an opaque colour, else `rgba ( R , G , B , 0.x )`.
  ///
  /// The alpha has a dot, so that it is taken as it is, and as many digits as bring the 8 bits back.
  package static func literal(_ color: StyleColor) -> [UInt8] {
    guard color.alpha < 255 else { return Array(color.description.utf8.dropLast(2)) }
    let channels = [color.red, color.green, color.blue].map(String.init)
    return Array("rgba ( \(channels.joined(separator: " , ")) , \(fraction(color.alpha)) )".utf8)
  }

  /// The shortest fraction that is read as this alpha: times 255, and rounded.
  private static func fraction(_ alpha: UInt8) -> String {
    for unit in [10, 100] {
      let scaled = (Int(alpha) * unit + 127) / 255
      if (scaled * 510 + unit) / (2 * unit) == Int(alpha) { return decimal(scaled, unit) }
    }
    return decimal((Int(alpha) * 1000 + 127) / 255, 1000)
  }

  private static func decimal(_ scaled: Int, _ unit: Int) -> String {
    "\(scaled / unit)." + String(unit + scaled % unit).dropFirst()
  }
}

/// The named colours of [CSS](https://drafts.csswg.org/css-color/#named-colors).
package enum WebColor {
  /// The colour of a name in small letters that no runtime of ours knows, as a hex literal; nil for any other name.
  package static func hex(_ name: String) -> String? {
    let isOurs = NamedColor.synonyms[name] != nil || NamedColor.basicNames.contains { $0.lowercased() == name }
    return isOurs ? nil : anyHex(name)
  }

  /// The colour of any name of CSS in small letters as a hex literal, as CSS means it, or nil for an unknown name.
  package static func anyHex(_ name: String) -> String? { table.text(after: name).map { "#" + $0 } }

  private static let table = NamedLines(EmbeddedData.webColors)
}
