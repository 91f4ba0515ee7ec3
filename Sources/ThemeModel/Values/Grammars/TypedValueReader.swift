import ThemeTable

/// Gives a value to the converter of a type, unless the value is empty: converters get at least one token.
struct TypedValueReader {
  let target: Target
  let palette: ColorPalette

  func read(_ text: ValueText, as type: ValueType) -> Reading<Match.Value> {
    guard text.tokens.first != nil else { return Reading(.empty, at: 0..<0) }
    return switch type {
    case .color: color(text)
    case .number: NumberParser.parse(text).map { .single(.number($0)) }
    case .integer: IntegerParser.parse(text).map { .single(.integer($0)) }
    case .boolean: BooleanParser.parse(text).map { .single(.boolean($0)) }
    case .box: BoxParser.parse(text).map { .single(.box($0)) }
    case .offset: OffsetParser.parse(text).map { .single(.offset($0)) }
    case .fontStyle: TextStyleParser.parse(text).map { .single(.textStyle($0)) }
    case .fontName: FontNameParser.parse(text).map { .single(.fontName($0)) }
    case .image: ImageNameParser.parse(text).map { .single(.imageName($0)) }
    case .names: NamesParser.parse(text).map { .single(.names($0)) }
    case .string: StringParser.parse(text).map { .single(.string($0)) }
    }
  }

  private func color(_ text: ValueText) -> Reading<Match.Value> {
    ColorParser.parse(text, target: target, palette: palette).map { color in
      color.only.map { .single(.color($0)) } ?? .variants(color.variants)
    }
  }
}
