import ThemeBase
package import ThemeTable

/// The one place where a value meets the grammar of its property.
package enum ValueMatcher {
  /// Matches a value's canonical text.
  package static func match(_ text: ValueText, _ grammar: ValueGrammar, target: Target, palette: ColorPalette) -> Match
  {
    var remarks = ValueRemarks()
    let value = read(text, grammar, target: target, palette: palette, &remarks)
    return Match(value, remarks, grammar)
  }

  /// Reads a value's canonical text as the first alternative that it fits; nil if it reads no value.
  ///
  /// Linear in the text, whatever it holds. `remarks` holds nothing before.
  package static func read(
    _ text: ValueText, _ grammar: ValueGrammar, target: Target, palette: ColorPalette, _ remarks: inout ValueRemarks
  ) -> Match.Value? {
    var best: (value: Match.Value?, remarks: ValueRemarks)?
    for alternative in grammar.alternatives {
      switch alternative {
      case .keyword(let word): if text.bytes.elementsEqual(word.utf8) { return .single(grammar.value(of: word)) }
      case .type(let type, let range):
        let value = read(text, as: type, target, palette, &remarks)
        if let range { check(value, in: range, &remarks) }
        if remarks.mismatch == nil { return value }
        if best == nil { best = (value, remarks) }
        remarks = ValueRemarks()
      }
    }
    let keywords = grammar.keywords
    if best == nil || !keywords.isEmpty, let mismatch = unknownKeyword(text, keywords, isOnly: best == nil) {
      var remarks = ValueRemarks()
      remarks.mismatch = mismatch
      best = (nil, remarks)
    }
    if let best { remarks = best.remarks }
    return best?.value
  }

  /// The value that the converter of a type reads.
  private static func read(
    _ text: ValueText, as type: ValueType, _ target: Target, _ palette: ColorPalette, _ remarks: inout ValueRemarks
  ) -> Match.Value? {
    // Converters get at least one token.
    guard text.bytes.contains(where: { $0 != UInt8(ascii: " ") }) else { return remarks.fail(.empty, at: 0..<0) }
    return switch type {
    case .color: ColorParser.parse(text, target: target, palette: palette, &remarks)
    case .number: text.number(&remarks).map { .single(.number($0)) }
    case .integer: text.integer(&remarks).map { .single(.integer($0)) }
    case .boolean: text.boolean(&remarks).map { .single(.boolean($0)) }
    case .box: .single(.box(text.box(&remarks)))
    case .offset: text.offset(&remarks).map { .single(.offset($0)) }
    case .fontStyle: text.textStyle(&remarks).map { .single(.textStyle($0)) }
    case .fontName: text.fontName(&remarks).map { .single(.fontName($0)) }
    case .image: text.imageName(&remarks).map { .single(.imageName($0)) }
    case .names: text.names(&remarks).map { .single(.names($0)) }
    // Everything is a text; a string in quotes loses them.
    case .string: .single(.string(text.onlyToken.map { text.string($0.range).unquoted } ?? text.string))
    }
  }

  private static func check(_ value: Match.Value?, in range: ClosedRange<Double>, _ remarks: inout ValueRemarks) {
    let number: Double? =
      switch value {
      case .single(.number(let number)): number
      case .single(.integer(let number)): Double(number)
      default: nil
      }
    guard let number, !range.contains(number), remarks.mismatch == nil else { return }
    remarks.note(.outOfRange(lower: range.lowerBound, upper: range.upperBound), at: 0..<1)
  }

  /// The mistake in a word that is not a keyword, with the nearest keyword.
  ///
  /// Nil if there is none and the mismatch of another alternative says more.
  private static func unknownKeyword(_ text: ValueText, _ keywords: [String], isOnly: Bool) -> Mismatch? {
    guard let only = text.onlyToken, only.range.count <= EditDistance.longestName else {
      let count = text.tokenCount
      let mismatch = count == 0 ? Mismatch(.empty, at: 0..<0) : Mismatch(.extraTokens, at: 1..<count)
      return isOnly ? mismatch : nil
    }
    let nearest = NameSuggester.keyword(for: text.string(only.range), in: keywords)
    return nearest != nil || isOnly ? Mismatch(.unknownKeyword, at: only.indices, replacement: nearest) : nil
  }
}

extension NameSuggester {
  /// The keyword that a word means: the nearest one, or that with which a constant of UIKit ends, `NSTextAlignmentCenter`.
  static func keyword(for word: String, in keywords: [String]) -> String? {
    if let near = nearest(to: word, in: keywords) { return near }
    guard word.hasPrefix("UI") || word.hasPrefix("NS") else { return nil }
    return keywords.filter { keyword in
      let end = word.suffix(keyword.count)
      return end.first?.isUppercase == true && end.lowercased() == keyword.lowercased()
    }.max { $0.utf8.count < $1.utf8.count }
  }
}

/// The reading of a value under a grammar.
///
/// A class, because hardly any value has something to report, and all others carry an empty reference.
package final class Match: Sendable {
  /// A value, alike everywhere or with variants.
  package enum Value: Hashable, Sendable {
    case single(StyleValue)
    /// Disjoint sets of environments, each with a value; none where the value is unknown.
    case variants([Variant])

    /// The values and where they hold.
    package var variants: [Variant] {
      switch self {
      case .single(let value): [Variant(environments: .all, value: value)]
      case .variants(let variants): variants
      }
    }
  }

  /// A value and the environments in which it holds.
  package struct Variant: Hashable, Sendable {
    package var environments: EnvironmentSet
    package var value: StyleValue

    package init(environments: EnvironmentSet, value: StyleValue) {
      self.environments = environments
      self.value = value
    }

    init(_ color: VariantColor) { self.init(environments: color.environments, value: .color(color.color)) }
  }

  /// The value that the target uses; nil if it reads none.
  ///
  /// Can be there beside a ``mismatch``: the runtimes read something from nearly everything.
  package let value: Value?
  /// The oddities of a value that fits.
  package let findings: [Finding]
  /// Why the value does not fit; nil where it does.
  package let mismatch: Mismatch?
  /// The grammar with which the value was matched.
  package let grammar: ValueGrammar

  package init(_ value: Value?, _ remarks: ValueRemarks, _ grammar: ValueGrammar) {
    self.value = value
    findings = remarks.findings
    mismatch = remarks.mismatch
    self.grammar = grammar
  }

  /// The grammar as text.
  package var expected: String { grammar.text }

  /// Whether the value is of the grammar.
  package var fits: Bool { mismatch == nil }
}
