import ThemeBase
import ThemeTable

/// The one place where a value meets the grammar of its property.
package enum ValueMatcher {
  /// Matches a value's canonical text.
  ///
  /// Linear in the text, whatever it holds.
  package static func match(_ text: ValueText, _ grammar: ValueGrammar, target: Target, palette: ColorPalette) -> Match
  {
    var best: Reading<Match.Value>?
    for alternative in grammar.alternatives {
      guard let reading = read(text, alternative, grammar, target, palette) else { continue }
      if reading.mismatch == nil { return match(reading, grammar) }
      best = best ?? reading
    }
    let keywords = grammar.keywords
    if best == nil || !keywords.isEmpty { best = unknownKeyword(text, keywords: keywords, instead: best) }
    return match(best ?? Reading(.wrongType, at: text.allTokens), grammar)
  }

  private static func match(_ reading: Reading<Match.Value>, _ grammar: ValueGrammar) -> Match {
    Match(value: reading.value, findings: reading.findings, mismatch: reading.mismatch, grammar: grammar)
  }

  private static func read(
    _ text: ValueText, _ alternative: ValueGrammar.Alternative, _ grammar: ValueGrammar, _ target: Target,
    _ palette: ColorPalette
  ) -> Reading<Match.Value>? {
    switch alternative {
    case .keyword(let word):
      guard text.bytes.elementsEqual(word.utf8) else { return nil }
      return Reading(.single(grammar.value(of: word)))
    case .type(let type, let range):
      // Converters get at least one token.
      guard text.tokens.first != nil else { return Reading(.empty, at: 0..<0) }
      var reading = read(text, as: type, target, palette)
      if let range { check(range, &reading) }
      return reading
    }
  }

  /// The reading of the converter of a type.
  private static func read(_ text: ValueText, as type: ValueType, _ target: Target, _ palette: ColorPalette) -> Reading<
    Match.Value
  > {
    switch type {
    case .color:
      ColorParser.parse(text, target: target, palette: palette).map { color in
        color.only.map { .single(.color($0)) } ?? .variants(color.variants)
      }
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

  private static func check(_ range: ClosedRange<Double>, _ reading: inout Reading<Match.Value>) {
    let number: Double? =
      switch reading.value {
      case .single(.number(let number)): number
      case .single(.integer(let number)): Double(number)
      default: nil
      }
    guard let number, !range.contains(number), reading.mismatch == nil else { return }
    let finding = Finding.Kind.outOfRange(lower: range.lowerBound, upper: range.upperBound)
    reading.findings.append(Finding(finding, at: 0..<1))
  }

  /// The mismatch of a word that is not a keyword, with the nearest keyword.
  private static func unknownKeyword(_ text: ValueText, keywords: [String], instead: Reading<Match.Value>?) -> Reading<
    Match.Value
  > {
    guard let only = text.onlyToken, only.range.count <= EditDistance.longestName else {
      if let instead { return instead }
      let count = text.tokenCount
      return count == 0 ? Reading(.empty, at: 0..<0) : Reading(.extraTokens, at: min(1, count)..<max(count, 1))
    }
    let nearest = NameSuggester.nearest(to: text.string(only.range), in: keywords)
    if nearest == nil, let instead { return instead }
    return Reading(.unknownKeyword, at: only.indices, replacement: nearest)
  }
}
