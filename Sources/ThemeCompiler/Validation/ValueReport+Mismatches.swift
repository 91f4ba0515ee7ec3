import ThemeBase
import ThemeModel
import ThemeTable

/// Values that cannot be read.
extension ValueReport {
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
    let names = mismatch.reason == .unknownKeyword ? Self.names(of: grammar) : nil
    let (help, fixIts) = remedy(mismatch)
    let isUnknown = fixIts.isEmpty && mismatch.reason != .extraTokens
    return Diagnostic(
      code, message(of: mismatch), at: span, label: expected,
      nui: nuiNote(on: mismatch.reason),
      notes: notes(on: mismatch.reason) + (names.map { ["the text styles are \($0)"] } ?? []), help: help,
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

  /// The names of a type's values, or nil for a type of any number of values.
  private static func names(of grammar: ValueGrammar) -> String? {
    guard grammar.alternatives.contains(.type(.fontStyle, range: nil)) else { return nil }
    return textStyles
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
