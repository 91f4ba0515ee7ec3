import ThemeBase
import ThemeDiagnostics
import ThemeTable
import ThemeValues

/// The diagnostics about a value, made of the findings and mismatches of the matcher.
struct ValueReport {
  let site: ValueSite
  let target: Target

  /// Why a value cannot be computed, and what the matcher says of it.
  func diagnostics(match: Match?, faults: [ExpressionFault]) -> [Diagnostic] {
    let mismatches = match.flatMap { match in match.mismatch.map { mismatch($0, match.grammar) } }
    return remarks(match: match, faults: faults) + (mismatches.map { [$0] } ?? [])
  }

  /// All but ``mismatch(_:_:)``.
  func remarks(match: Match?, faults: [ExpressionFault]) -> [Diagnostic] {
    let findings = match.map { match in
      match.findings.compactMap { diagnostic($0, match.hasDoubtfulNumber ? nil : match.onlyColor) }
    }
    return faults.map(diagnostic) + (findings ?? [])
  }

  private func diagnostic(_ fault: ExpressionFault) -> Diagnostic {
    report(
      fault.code, fault.message, at: site.span(fault.tokens), help: fault.help.map { [$0] } ?? [])
  }

  /// The code and the place of ``mismatch(_:_:)``, for who may not need its words.
  func outline(of mismatch: Mismatch) -> (code: DiagnosticCode, span: Span) {
    (
      code(of: mismatch.reason), site.computed == nil ? site.span(mismatch.tokens) : site.whole
    )
  }

  /// A diagnostic about the value, with the place where its definition is used and with its definitions substituted.
  ///
  /// Made at once: to change a diagnostic is to make another one.
  private func report(
    _ code: DiagnosticCode, _ message: String, at span: Span, label: String = "",
    severity: Severity? = nil, notes: [String] = [], help: [String] = [], fixIts: [FixIt] = []
  ) -> Diagnostic {
    let expansion = site.expanded.map {
      ["with its definitions substituted, the value is '\($0)'"]
    }
    return Diagnostic(
      code, message, at: span, label: label, severity: severity,
      secondary: site.use.map { [.init($0, "used here for '\(site.owner)'")] } ?? [],
      notes: notes + (expansion ?? []), help: help, fixIts: site.isExact ? fixIts : [])
  }

  private func fix(
    _ title: String, _ words: Range<Int>, _ text: String,
    _ applicability: FixIt.Applicability = .unsafe
  ) -> FixIt {
    FixIt(title, replacing: site.span(words), with: text, applicability: applicability)
  }

  /// Another spelling of the colour that was read.
  private func respelling(_ color: StyleColor?, _ words: Range<Int>) -> [FixIt] {
    guard let color else { return [] }
    let spelling = color.spelling(for: target)
    return [fix("write '\(spelling)'", words, spelling, .safe)]
  }
}

// MARK: - Mismatches

extension ValueReport {
  /// The diagnostic about a value that cannot be read.
  func mismatch(_ mismatch: Mismatch, _ grammar: ValueGrammar) -> Diagnostic {
    let (code, span) = outline(of: mismatch)
    let expected = UnknownWord.labelPrefix + grammar.text
    if let computed = site.computed {
      return report(
        code, "\(site.quoted(0..<Int.max)) is \(computed), not a value for '\(site.owner)'",
        at: span, label: expected)
    }
    if let phrase = ValuePhrase(mismatch, site, grammar) {
      return report(
        code, phrase.message, at: span, label: expected, notes: notes(on: mismatch.reason),
        fixIts: [fix("write '\(phrase.text)'", phrase.words, phrase.text, .unsafe)])
    }
    let names = mismatch.reason == .unknownKeyword ? Self.names(of: grammar) : nil
    let (help, fixIts) = remedy(mismatch)
    return report(
      code, message(of: mismatch), at: span, label: expected,
      notes: notes(on: mismatch.reason) + (names.map { ["the text styles are \($0)"] } ?? []),
      help: help, fixIts: fixIts)
  }

  /// The spelling that was probably meant, in words and as a fix.
  private func remedy(_ mismatch: Mismatch) -> (help: [String], fixIts: [FixIt]) {
    if let replacement = mismatch.replacement, let title = Self.title(mismatch.reason) {
      return ([], [fix(title, mismatch.tokens, replacement)])
    }
    if let replacement = mismatch.replacement {
      return (
        ["did you mean '\(replacement)'?"],
        [fix("replace with '\(replacement)'", mismatch.tokens, replacement)]
      )
    }
    if mismatch.reason == .offsetWithoutComma, mismatch.tokens.count == 2 {
      let text = "\(site.written(0..<1)), \(site.written(1..<2))"
      return ([], [fix("insert ','", mismatch.tokens, text)])
    }
    return ([], [])
  }

  /// The title of the fix for a colour function with a missing or an extra sign.
  private static func title(_ reason: Mismatch.Reason) -> String? {
    switch reason {
    case .colorSeparators: "insert commas"
    case .colorStrayComma: "remove the ','"
    case .colorUnclosed: "insert ')'"
    default: nil
    }
  }

  /// The names of a type's values, or nil for a type of any number of values.
  private static func names(of grammar: ValueGrammar) -> String? {
    guard grammar.alternatives.contains(.type(.fontStyle, range: nil)) else { return nil }
    return textStyles
  }

  private static let textStyles = StyleTextStyle.wellKnown.map(\.name).quotedList

  private func code(of reason: Mismatch.Reason) -> DiagnosticCode {
    switch reason {
    case .unknownColor, .colorCase, .paletteColorNotRead: .unknownColor
    case .hexLength: .hexLength
    case .offsetWithoutComma: .offsetWithoutComma
    case .empty, .wrongType, .unknownKeyword, .colorArguments, .colorSeparators, .colorStrayComma,
      .colorUnclosed, .colorArgumentCount, .extraTokens, .boxParts, .numberTooLarge:
      .invalidValue
    }
  }

  private func message(of mismatch: Mismatch) -> String {
    let found = site.quoted(mismatch.tokens)
    return switch mismatch.reason {
    case .empty: "'\(site.owner)' has no value"
    case .wrongType: "\(found) is not a value for '\(site.owner)'"
    case .unknownKeyword: "'\(site.owner)' does not take \(found)"
    case .unknownColor: "no colour is called \(found)"
    case .colorCase: "no colour is called \(found): names are case-sensitive"
    case .paletteColorNotRead: "NUI has no palette colours such as \(found)"
    case .hexLength(let digits): hexMessage(digits, mismatch.tokens)
    case .colorArguments, .colorSeparators, .colorStrayComma, .colorUnclosed, .colorArgumentCount:
      ColorFunctionFault.message(mismatch.reason, at: found) ?? ""
    case .extraTokens: "'\(site.owner)' takes one value, found \(found) after it"
    case .boxParts(let count): "a box takes 1 to 4 numbers, not \(count)"
    case .offsetWithoutComma: "an offset is two numbers with a comma between them"
    case .numberTooLarge: "the number \(found) is too large"
    }
  }

  private func hexMessage(_ digits: Int, _ words: Range<Int>) -> String {
    HexFault.message(site.written(words), digits: digits, target: target)
  }

  private func notes(on reason: Mismatch.Reason) -> [String] {
    switch reason {
    case .unknownColor, .colorCase, .paletteColorNotRead, .colorArguments, .hexLength,
      .colorSeparators, .colorStrayComma, .colorUnclosed, .colorArgumentCount:
      ["runtimes draw an unreadable colour as clear or black, or raise an exception"]
    case .offsetWithoutComma: ["NUI raises an exception at an offset without a comma"]
    case .boxParts: ["NUI reads such a box as all zeros"]
    case .empty, .wrongType, .unknownKeyword, .extraTokens, .numberTooLarge: []
    }
  }
}

// MARK: - Findings

extension ValueReport {
  /// The percent sign has been reported by the parser.
  private func diagnostic(_ finding: Finding, _ color: StyleColor?) -> Diagnostic? {
    let span = site.span(finding.tokens)
    switch finding.kind {
    case .percentSign: return nil
    case .ambiguousHexAlpha(let readings):
      return ambiguousHex(readings, finding.tokens)
    case .wrongHexLength(let digits, _):
      return report(.hexLength, hexMessage(digits, finding.tokens), at: span)
    case .integerAlpha: return integerAlpha(finding.tokens)
    // Reported together with `hslIsHSB`, which every such colour has too.
    case .integerHue: return nil
    case .hslIsHSB:
      return report(
        .hslIsHsb, "'hsl' is read as hue, saturation and brightness", at: span,
        notes: ["a hue without a dot is divided by 255"], help: ["write the colour in hex"],
        fixIts: respelling(color, finding.tokens))
    case .ignoredAlpha:
      return report(
        .ignoredText, "the fourth number is ignored: 'rgb' and 'hsl' have no alpha", at: span,
        help: ["write 'rgba' or 'hsla'"])
    case .ignoredText: return ignoredText(color, finding.tokens)
    case .extraOffsetParts:
      return report(
        .ignoredText, "only the first two numbers of an offset are read", at: span)
    case .colorFunctionNotRead:
      return report(
        .colorFunctionNotRead, "the target '\(target.rawValue)' reads no colour functions",
        at: span, help: ["write the colour in hex"], fixIts: respelling(color, finding.tokens))
    case .outOfRange, .hueInDegrees, .unitSuffix, .notABoolean, .boxWithCommas, .fontAliasCase,
      .paletteNameCompatible, .paletteNameFromOlder, .paletteNameClear, .paletteSuffixIgnored:
      return diagnosticAboutWord(finding, span)
    }
  }

  private func word(after words: Range<Int>) -> Range<Int> {
    words.upperBound..<words.upperBound + 1
  }

  private func diagnosticAboutWord(_ finding: Finding, _ span: Span) -> Diagnostic? {
    switch finding.kind {
    // The percent sign is the mistake, and it has been reported by the parser.
    case .outOfRange where site.written(word(after: finding.tokens)) == "%": return nil
    case .outOfRange(let lower, let upper):
      let message =
        upper.isFinite
        ? "the number must be between \(shown(lower)) and \(shown(upper))"
        : lower == 0
          ? "the number must not be negative" : "the number must be at least \(shown(lower))"
      // The words of a value that was computed are not those that are written.
      return report(
        .outOfRange, message, at: site.computed == nil ? span : site.whole,
        notes: site.computed.map { ["the value comes to \($0)"] } ?? [])
    case .hueInDegrees(let fraction):
      let share = turn(fraction)
      return report(
        .outOfRange, "the number must be between 0 and 1", at: span,
        help: ["degrees? \(site.written(finding.tokens))/360 = \(share)"],
        fixIts: [fix("write '\(share)'", finding.tokens, share)])
    case .unitSuffix(let unit):
      return report(
        .unitSuffix, "numbers have no units; '\(unit)' is ignored", at: span,
        help: ["lengths are in points"], fixIts: withoutUnit(unit, finding.tokens))
    case .notABoolean(let read):
      return report(
        .booleanWord, "a boolean is 'true' or 'false'; this is read as '\(read)'", at: span,
        fixIts: [fix("write '\(read)'", finding.tokens, String(read))])
    case .boxWithCommas:
      return report(
        .boxWithCommas, "a comma in a box is read as the number 0", at: span,
        help: ["separate the numbers of a box by spaces"], fixIts: withoutCommas(finding.tokens))
    case .fontAliasCase(let name):
      return report(
        .fontAliasCase, "the system font is called '\(name)'", at: span,
        fixIts: [fix("write '\(name)'", finding.tokens, name)])
    case .paletteNameCompatible(let palette, let other):
      return report(
        .oldPaletteName,
        "palette \(palette) draws \(site.quoted(finding.tokens)) in the colour of '\(other)'",
        at: span)
    case .paletteNameFromOlder(let palette, let chosen, let successor):
      return report(
        .oldPaletteName,
        "palette \(chosen) lacks \(site.quoted(finding.tokens)), which keeps its colour of \(palette)",
        at: span, help: successor.map { ["newer palettes have '\($0)' in its place"] } ?? [])
    case .paletteNameClear(let palette, let newer):
      let near = newer == nil ? PaletteSpelling.nearestKey(to: site.written(finding.tokens)) : nil
      return report(
        .clearPaletteName,
        "\(site.quoted(finding.tokens)) is drawn clear: palette \(palette) and older ones lack it",
        at: span, help: newer.map { ["palette \($0) has it: '@palette \($0);'"] } ?? [],
        fixIts: near.map { [fix("write '\($0)'", finding.tokens, $0)] } ?? [])
    case .paletteSuffixIgnored(let suffix):
      return report(
        .paletteSuffixIgnored, "the suffix '\(suffix)' is not read in a value", at: span)
    // These are not about a word alone; see `diagnostic(_:_:)`.
    case .percentSign, .ambiguousHexAlpha, .wrongHexLength, .integerAlpha, .integerHue, .hslIsHSB,
      .ignoredAlpha, .ignoredText, .extraOffsetParts, .colorFunctionNotRead:
      return nil
    }
  }

  /// For SAP's SwiftUI runtime there is no other spelling of a colour that can be seen through.
  private func ambiguousHex(_ readings: HexAlphaReadings, _ words: Range<Int>) -> Diagnostic {
    let hasOther = target != .fioriSwiftUI || readings[target].alpha == 255
    let spelling = readings[target].unambiguousSpelling
    return report(
      .ambiguousHex, "runtimes disagree about eight hex digits", at: site.span(words),
      severity: hasOther ? nil : .note,
      notes: Target.allCases.map { "\($0.rawValue) reads \(readings[$0].hexText)" },
      help: hasOther ? ["'\(spelling)' means the same everywhere"] : [],
      fixIts: hasOther ? [fix("write '\(spelling)'", words, spelling)] : [])
  }

  private func integerAlpha(_ words: Range<Int>) -> Diagnostic {
    let written = site.written(words)
    guard let alpha = Int(written), alpha > 1 else {
      return report(
        .integerAlpha, "an alpha without a dot is divided by 255", at: site.span(words),
        help: ["write '1.0' for an opaque colour"],
        fixIts: written == "1" ? [fix("write '1.0'", words, "1.0")] : [])
    }
    // Three digits give the same colour of 8 bits.
    let share = shown(Double((alpha * 1_000 + 127) / 255) / 1_000)
    return report(
      .integerAlpha, "an alpha without a dot is divided by 255", at: site.span(words),
      help: ["'\(share)' is the same as \(alpha)/255 and can be told from a fraction"],
      fixIts: [fix("write '\(share)'", words, share, .safe)])
  }

  /// A value of which only a part is read as a colour: it is quoted, has two signs, or words around it.
  private func ignoredText(_ color: StyleColor?, _ words: Range<Int>) -> Diagnostic {
    let written = site.written(words)
    let isQuoted = written.hasPrefix("\"") || written.hasPrefix("'")
    let hasSigns = written.filter { $0 != " " }.hasPrefix("##")
    let message =
      isQuoted
      ? "a colour is written without quotes"
      : hasSigns ? "a hex colour has one '#'" : "only a part of this value is read as a colour"
    return report(
      .ignoredText, message, at: site.span(words), fixIts: respelling(color, words))
  }

  private func withoutUnit(_ unit: String, _ words: Range<Int>) -> [FixIt] {
    let number = String(site.written(words).dropLast(unit.count))
    return [fix("write '\(number)'", words, number, .safe)]
  }

  private func withoutCommas(_ words: Range<Int>) -> [FixIt] {
    let edits = words.filter { site.written($0..<$0 + 1) == "," }.map { word in
      let span = site.span(word..<word + 1)
      let touchesNext = site.span(word + 1..<word + 2).start == span.end
      return TextEdit(span: span, replacement: touchesNext ? " " : "")
    }
    return [FixIt("separate by spaces", edits: edits, applicability: .unsafe)]
  }

  private func shown(_ number: Double) -> String { number.shortestDigits }

  /// A hue with three digits, and with a dot: without one it would be divided by 255.
  private func turn(_ hue: Double) -> String {
    hue == 1 ? "1.0" : shown((hue * 1_000).rounded() / 1_000)
  }
}

extension ExpressionFault {
  fileprivate var code: DiagnosticCode {
    switch kind {
    case .divisionByZero: .divisionByZero
    case .overflow, .componentOutOfRange: .arithmeticOverflow
    case .unknownFunction, .foreignFunction: .unknownFunction
    default: .invalidExpression
    }
  }
}

extension Match {
  /// Whether the colour is made of a number out of range: what was meant is another colour.
  fileprivate var hasDoubtfulNumber: Bool {
    findings.contains {
      switch $0.kind {
      case .outOfRange, .hueInDegrees: true
      default: false
      }
    }
  }

  /// The colour, if it is one and the same everywhere.
  fileprivate var onlyColor: StyleColor? {
    if case .single(.color(let color)) = value { color } else { nil }
  }
}
