import ThemeBase
import ThemeModel
import ThemeTable

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
    return (faults.map(diagnostic) + (findings ?? [])).map(completed)
  }

  private func diagnostic(_ fault: ExpressionFault) -> Diagnostic {
    var message = fault.message
    // Who looks for parentheses in the value finds none: they stand for the definitions.
    if case .tooDeep = fault.kind, let name = site.firstDefinition {
      message = "the chain of definitions that begins with '\(name)' is too long to be computed"
    }
    return Diagnostic(fault.code, message, at: site.span(fault.tokens), help: fault.help.map { [$0] } ?? [])
  }

  /// The code and the place of ``mismatch(_:_:)``, for who may not need its words.
  func outline(of mismatch: Mismatch) -> (code: DiagnosticCode, span: Span) {
    (code(of: mismatch.reason), site.computed == nil ? site.span(mismatch.tokens) : site.whole)
  }

  /// The diagnostic about a value that cannot be read.
  func mismatch(_ mismatch: Mismatch, _ grammar: ValueGrammar) -> Diagnostic {
    completed(diagnostic(mismatch, grammar))
  }

  /// A diagnostic with the place where the value's definition is used and with its definitions substituted; without fixes
  /// where words and spans do not match.
  private func completed(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.secondary = site.use.map { [.init($0, "used here for '\(site.owner)'")] } ?? []
    if let text = site.expanded { diagnostic.notes.append("with its definitions substituted, the value is '\(text)'") }
    if !site.isExact { diagnostic.fixIts = [] }
    return diagnostic
  }

  func fix(_ title: String, _ words: Range<Int>, _ text: String, _ applicability: FixIt.Applicability = .unsafe)
    -> FixIt
  { FixIt(title, replacing: site.span(words), with: text, applicability: applicability) }

  /// Another spelling of the colour that was read.
  func respelling(_ color: StyleColor?, _ words: Range<Int>) -> [FixIt] {
    guard let color else { return [] }
    let spelling = color.spelling(for: target)
    return [fix("write '\(spelling)'", words, spelling, .safe)]
  }

  // MARK: Mismatches

  func diagnostic(_ mismatch: Mismatch, _ grammar: ValueGrammar) -> Diagnostic {
    let (code, span) = outline(of: mismatch)
    let expected = "expected " + grammar.text
    if let computed = site.computed {
      return Diagnostic(
        code, "\(site.quoted(0..<Int.max)) is \(computed), not a value for '\(site.owner)'", at: span, label: expected,
        topic: .unknownValue(grammar: grammar.text))
    }
    if let phrase = ValuePhrase(mismatch, site, grammar) {
      return Diagnostic(
        code, phrase.message, at: span, label: expected, nui: nuiNote(on: mismatch.reason),
        notes: notes(on: mismatch.reason),
        fixIts: [fix("write '\(phrase.text)'", phrase.words, phrase.text, .unsafe)])
    }
    let isTextStyle =
      mismatch.reason == .unknownKeyword && grammar.alternatives.contains(.type(.fontStyle, range: nil))
    let (help, fixIts) = remedy(mismatch)
    // A colour of the palette, and a word after a value, are no words of a fork's.
    let isUnknown = fixIts.isEmpty && mismatch.reason != .extraTokens && mismatch.reason != .paletteColorNotRead
    return Diagnostic(
      code, message(of: mismatch), at: span, label: expected,
      nui: nuiNote(on: mismatch.reason),
      notes: notes(on: mismatch.reason) + (isTextStyle ? ["the text styles are \(Self.textStyles)"] : []), help: help,
      fixIts: fixIts, topic: isUnknown ? .unknownValue(grammar: grammar.text) : nil)
  }

  /// The spelling that was probably meant, in words and as a fix.
  private func remedy(_ mismatch: Mismatch) -> (help: [String], fixIts: [FixIt]) {
    if let replacement = mismatch.replacement, let title = Self.title(mismatch.reason) {
      return ([], [fix(title, mismatch.tokens, replacement)])
    }
    if let replacement = mismatch.replacement {
      return (["did you mean '\(replacement)'?"], [fix("replace with '\(replacement)'", mismatch.tokens, replacement)])
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

  private static let textStyles = StyleTextStyle.wellKnown.map { $0.name }.quotedList

  func code(of reason: Mismatch.Reason) -> DiagnosticCode {
    switch reason {
    case .unknownColor, .colorCase, .paletteColorNotRead: .unknownColor
    case .hexLength: .hexLength
    case .offsetWithoutComma: .offsetWithoutComma
    case .empty, .wrongType, .unknownKeyword, .colorArguments, .colorSeparators, .colorStrayComma, .colorUnclosed,
      .colorArgumentCount, .extraTokens, .boxParts, .numberTooLarge:
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

  func hexMessage(_ digits: Int, _ words: Range<Int>) -> String {
    HexFault.message(site.written(words), digits: digits, target: target)
  }

  private func notes(on reason: Mismatch.Reason) -> [String] {
    switch reason {
    case .unknownColor, .colorCase, .paletteColorNotRead, .colorArguments, .hexLength, .colorSeparators,
      .colorStrayComma, .colorUnclosed, .colorArgumentCount:
      ["runtimes draw an unreadable colour as clear or black, or raise an exception"]
    default: []
    }
  }

  private func nuiNote(on reason: Mismatch.Reason) -> String? {
    switch reason {
    case .offsetWithoutComma: "NUI raises an exception at an offset without a comma"
    case .boxParts: "NUI reads such a box as all zeros"
    default: nil
    }
  }
}

extension ExpressionFault {
  fileprivate var code: DiagnosticCode {
    switch kind {
    case .divisionByZero: .divisionByZero
    case .overflow, .componentOutOfRange, .notANumber(.tooLarge): .arithmeticOverflow
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
  fileprivate var onlyColor: StyleColor? { if case .single(.color(let color)) = value { color } else { nil } }
}
