import ThemeDiagnostics
import ThemeRegistry
import ThemeSyntax
import ThemeTable

/// Texts to typed values: each distinct pair of text and grammar is matched once.
struct ValueTyper {
  /// A value and where it holds.
  struct Typed {
    var environments: EnvironmentSet
    /// Index into ``ValueTyper/values``.
    var value: UInt32
  }

  /// What came of a text under a grammar.
  struct Outcome {
    var typed: [Typed]
    /// What there is to say; nil for most values.
    var match: Match?
    /// Why the value cannot be computed; empty for most values.
    var faults: [ExpressionFault] = []

    /// Whether nothing is to be said.
    var isClean: Bool { match == nil && faults.isEmpty }
  }

  private let target: Target
  private let palette: ColorPalette
  /// All distinct values, in the order in which they were first met.
  private(set) var values: [StyleValue] = []
  /// What computed texts come to, by the names of the texts.
  private(set) var literals: [UInt32: [Compilation.Literal]] = [:]
  private var numbers: [StyleValue: UInt32] = [:]
  private var outcomes: [Outcome] = []
  /// Index into `outcomes` by text and grammar.
  private var known: [UInt64: Int] = [:]

  init(target: Target, palette: ColorPalette) {
    self.target = target
    self.palette = palette
  }

  /// The value of a text under a grammar; without a grammar the text itself.
  mutating func outcome(
    of text: UInt32, in names: NameTable, under grammar: UInt32?, _ grammars: [ValueGrammar]
  ) -> Outcome {
    let key = UInt64(text) << 32 | UInt64(grammar ?? .max)
    if let known = known[key] { return outcomes[known] }
    let valueText = ValueText(names.slice(text))
    let outcome =
      compute(text, valueText, grammar.map { grammars[Int($0)] })
      ?? grammar.map { match(valueText, grammars[Int($0)]) }
      ?? Outcome(typed: [everywhere(.string(valueText.string))])
    known[key] = outcomes.count
    outcomes.append(outcome)
    return outcome
  }

  /// A value with functions or arithmetic in it; nil for a literal.
  private mutating func compute(
    _ name: UInt32, _ text: ValueText, _ grammar: ValueGrammar?
  ) -> Outcome? {
    let evaluation = ExpressionEvaluator.evaluate(text) { [target, palette] in
      ColorText.read($0, target: target, palette: palette)
    }
    guard let evaluation else { return nil }
    guard evaluation.faults.isEmpty else {
      return Outcome(typed: [everywhere(.string(text.string))], faults: evaluation.faults)
    }
    literals[name] = evaluation.parts.map {
      Compilation.Literal(environments: $0.environments, text: $0.text.string)
    }
    var outcome = Outcome(typed: [])
    for part in evaluation.parts {
      // Findings are about how a literal is written; this one nobody wrote.
      let inner =
        grammar.map { match(part.text, $0) }
        ?? Outcome(typed: [everywhere(.string(part.text.string))])
      if inner.match?.mismatch != nil { outcome.match = inner.match }
      outcome.typed += inner.typed.compactMap { $0.restricted(to: part.environments) }
    }
    return outcome
  }

  private mutating func match(_ text: ValueText, _ grammar: ValueGrammar) -> Outcome {
    let match = ValueMatcher.match(text, grammar, target: target, palette: palette)
    let typed: [Typed] =
      switch match.value {
      case .single(let value): [everywhere(value)]
      case .variants(let colors):
        colors.map { Typed(environments: $0.environments, value: number(of: .color($0.color))) }
      // What cannot be read is no value of the type: asking for one finds nothing, as in the runtimes.
      case nil: [everywhere(.string(text.string))]
      }
    let isClean = match.mismatch == nil && match.findings.isEmpty
    return Outcome(typed: typed, match: isClean ? nil : match)
  }

  private mutating func everywhere(_ value: StyleValue) -> Typed {
    Typed(environments: .all, value: number(of: value))
  }

  private mutating func number(of value: StyleValue) -> UInt32 {
    if let number = numbers[value] { return number }
    let number = UInt32(truncatingIfNeeded: values.count)
    values.append(value)
    numbers[value] = number
    return number
  }
}

extension ValueTyper.Typed {
  /// The value in some environments only; nil where nothing is left of it.
  func restricted(to environments: EnvironmentSet) -> Self? {
    let common = self.environments.intersection(environments)
    return common.isEmpty ? nil : Self(environments: common, value: value)
  }
}
