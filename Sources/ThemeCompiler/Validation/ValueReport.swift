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
