import ThemeBase
import ThemeModel
import ThemeTable

/// Values that are read, and what is doubtful about them.
extension ValueReport {
  /// The percent sign has been reported by the parser.
  func diagnostic(_ finding: Finding, _ color: StyleColor?) -> Diagnostic? {
    let span = site.span(finding.tokens)
    switch finding.kind {
    case .percentSign: return nil
    case .ambiguousHexAlpha(let readings): return ambiguousHex(readings, finding.tokens)
    case .wrongHexLength(let digits, _): return Diagnostic(.hexLength, hexMessage(digits, finding.tokens), at: span)
    case .integerAlpha: return integerAlpha(finding.tokens)
    case .hslIsHSB(let isDivided):
      return Diagnostic(
        .hslIsHsb, "'hsl' is read as hue, saturation and brightness", at: span,
        notes: isDivided ? ["a hue without a dot is divided by 255"] : [], help: ["write the colour in hex"],
        fixIts: respelling(color, finding.tokens))
    case .ignoredAlpha:
      return Diagnostic(
        .ignoredText, "the fourth number is ignored: 'rgb' and 'hsl' have no alpha", at: span,
        help: ["write 'rgba' or 'hsla'"])
    case .ignoredText: return ignoredText(color, finding.tokens)
    case .extraOffsetParts:
      return Diagnostic(.ignoredText, "only the first two numbers of an offset are read", at: span)
    case .colorFunctionNotRead:
      return Diagnostic(
        .colorFunctionNotRead, "the target '\(target.rawValue)' reads no colour functions", at: span,
        help: ["write the colour in hex"], fixIts: respelling(color, finding.tokens))
    default: return diagnosticAboutWord(finding, span)
    }
  }

  private func word(after words: Range<Int>) -> Range<Int> { words.upperBound..<words.upperBound + 1 }

  private func diagnosticAboutWord(_ finding: Finding, _ span: Span) -> Diagnostic? {
    switch finding.kind {
    // The percent sign is the mistake, and it has been reported by the parser.
    case .outOfRange where site.written(word(after: finding.tokens)) == "%": return nil
    case .outOfRange(let lower, let upper):
      let message =
        upper.isFinite
        ? "the number must be between \(shown(lower)) and \(shown(upper))"
        : lower == 0 ? "the number must not be negative" : "the number must be at least \(shown(lower))"
      // The words of a value that was computed are not those that are written.
      return Diagnostic(
        .outOfRange, message, at: site.computed == nil ? span : site.whole,
        notes: site.computed.map { ["the value comes to \($0)"] } ?? [])
    case .hueInDegrees(let fraction):
      let share = turn(fraction)
      return Diagnostic(
        .outOfRange, "the number must be between 0 and 1", at: span,
        help: ["degrees? \(site.written(finding.tokens))/360 = \(share)"],
        fixIts: [fix("write '\(share)'", finding.tokens, share)])
    case .unitSuffix(let unit):
      return Diagnostic(
        .unitSuffix, "numbers have no units; '\(unit)' is ignored", at: span, help: ["lengths are in points"],
        fixIts: withoutUnit(unit, finding.tokens))
    case .notABoolean(let read):
      return Diagnostic(
        .booleanWord, "a boolean is 'true' or 'false'; this is read as '\(read)'", at: span,
        fixIts: [fix("write '\(read)'", finding.tokens, String(read))])
    case .boxWithCommas:
      return Diagnostic(
        .boxWithCommas, "a comma in a box is read as the number 0", at: span,
        help: ["separate the numbers of a box by spaces"], fixIts: withoutCommas(finding.tokens))
    case .fontAliasCase(let name):
      return Diagnostic(
        .fontAliasCase, "the system font is called '\(name)'", at: span,
        fixIts: [fix("write '\(name)'", finding.tokens, name)])
    case .paletteNameCompatible(let palette, let other):
      return Diagnostic(
        .oldPaletteName, "palette \(palette) draws \(site.quoted(finding.tokens)) in the colour of '\(other)'", at: span
      )
    case .paletteNameFromOlder(let palette, let chosen, let successor):
      return Diagnostic(
        .oldPaletteName, "palette \(chosen) lacks \(site.quoted(finding.tokens)), which keeps its colour of \(palette)",
        at: span, help: successor.map { ["newer palettes have '\($0)' in its place"] } ?? [])
    case .paletteNameClear(let palette, let newer):
      let near = newer == nil ? PaletteSpelling.nearestKey(to: site.written(finding.tokens)) : nil
      return Diagnostic(
        .clearPaletteName, "\(site.quoted(finding.tokens)) is drawn clear: palette \(palette) and older ones lack it",
        at: span, help: newer.map { ["palette \($0) has it: '@palette \($0);'"] } ?? [],
        fixIts: near.map { [fix("write '\($0)'", finding.tokens, $0)] } ?? [])
    case .paletteSuffixIgnored(let suffix):
      return Diagnostic(.paletteSuffixIgnored, "the suffix '\(suffix)' is not read in a value", at: span)
    // These are not about a word alone; see `diagnostic(_:_:)`.
    case .percentSign, .ambiguousHexAlpha, .wrongHexLength, .integerAlpha, .hslIsHSB, .ignoredAlpha,
      .ignoredText, .extraOffsetParts, .colorFunctionNotRead:
      return nil
    }
  }

  /// For SAP's SwiftUI runtime there is no other spelling of a colour that can be seen through.
  private func ambiguousHex(_ readings: HexAlphaReadings, _ words: Range<Int>) -> Diagnostic {
    let hasOther = target != .fioriSwiftUI || readings[target].alpha == 255
    let spelling = readings[target].unambiguousSpelling
    return Diagnostic(
      .ambiguousHex, "runtimes disagree about eight hex digits", at: site.span(words), severity: hasOther ? nil : .note,
      notes: Target.allCases.map { "\($0.rawValue) reads \(readings[$0].hexText)" },
      help: hasOther ? ["'\(spelling)' means the same everywhere"] : [],
      fixIts: hasOther ? [fix("write '\(spelling)'", words, spelling)] : [])
  }

  private func integerAlpha(_ words: Range<Int>) -> Diagnostic {
    let written = site.written(words)
    guard let alpha = Int(written), alpha > 1 else {
      return Diagnostic(
        .integerAlpha, "an alpha without a dot is divided by 255", at: site.span(words),
        help: ["write '1.0' for an opaque colour"], fixIts: written == "1" ? [fix("write '1.0'", words, "1.0")] : [])
    }
    // Three digits give the same colour of 8 bits.
    let share = shown(Double((alpha * 1_000 + 127) / 255) / 1_000)
    return Diagnostic(
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
    return Diagnostic(.ignoredText, message, at: site.span(words), fixIts: respelling(color, words))
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
  private func turn(_ hue: Double) -> String { hue == 1 ? "1.0" : shown((hue * 1_000).rounded() / 1_000) }
}
