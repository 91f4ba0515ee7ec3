import ThemeDiagnostics
import ThemeValues
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
  private var colors: [UInt32: UInt32] = [:]
  /// The values of all outcomes, one after the other, and where those of each one end.
  private(set) var typed: [Typed] = []
  private var ends: [Int] = []
  /// The outcomes of which there is something to say.
  private var remarkable: [Int: Outcome] = [:]
  /// Numbers of outcomes by text and grammar.
  private var known: [UInt64: Int] = [:]
  /// For each text the grammar under which it was last asked for, plus one, and the outcome.
  private var recent: [(grammar: UInt32, outcome: UInt32)] = []

  init(target: Target, palette: ColorPalette) {
    self.target = target
    self.palette = palette
  }

  /// The number of what comes of a text under a grammar; without a grammar it is the text itself.
  mutating func outcome(
    of text: UInt32, in names: NameTable, under grammar: UInt32?, _ grammars: [ValueGrammar]
  ) -> Int {
    let mark = (grammar ?? .max - 1) + 1
    if Int(text) < recent.count, recent[Int(text)].grammar == mark {
      return Int(recent[Int(text)].outcome)
    }
    let key = UInt64(text) << 32 | UInt64(mark)
    let number = known[key] ?? add(text, names, grammar, grammars)
    known[key] = number
    if recent.count < names.count {
      recent += Array(repeating: (0, 0), count: names.count - recent.count)
    }
    recent[Int(text)] = (mark, UInt32(truncatingIfNeeded: number))
    return number
  }

  /// An outcome of which there is something to say; nil for all others.
  func remarks(on outcome: Int) -> Outcome? {
    remarkable.isEmpty ? nil : remarkable[outcome]
  }

  /// The places in ``typed`` of an outcome's values.
  func typed(of outcome: Int) -> Range<Int> {
    (outcome == 0 ? 0 : ends[outcome - 1])..<ends[outcome]
  }

  private mutating func add(
    _ text: UInt32, _ names: NameTable, _ grammar: UInt32?, _ grammars: [ValueGrammar]
  ) -> Int {
    let outcome = read(text, in: names, under: grammar.map { grammars[Int($0)] })
    typed += outcome.typed
    if !outcome.isClean { remarkable[ends.count] = outcome }
    ends.append(typed.count)
    return ends.count - 1
  }

  /// What comes of a text under a grammar, worked out anew.
  mutating func read(
    _ text: UInt32, in names: NameTable, under grammar: ValueGrammar?
  ) -> Outcome {
    let valueText = ValueText(names.slice(text))
    return compute(text, valueText, grammar) ?? grammar.map { match(valueText, $0) }
      ?? Outcome(typed: [everywhere(.string(valueText.string))])
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
    // Most values are colours, and a number is quicker to find than a value.
    if case .color(let color) = value {
      let key = color.rgba
      if let number = colors[key] { return number }
      colors[key] = UInt32(truncatingIfNeeded: values.count)
    } else {
      if let number = numbers[value] { return number }
      numbers[value] = UInt32(truncatingIfNeeded: values.count)
    }
    values.append(value)
    return UInt32(truncatingIfNeeded: values.count - 1)
  }
}

extension ValueTyper.Typed {
  /// The value in some environments only; nil where nothing is left of it.
  func restricted(to environments: EnvironmentSet) -> Self? {
    let common = self.environments.intersection(environments)
    return common.isEmpty ? nil : Self(environments: common, value: value)
  }
}
