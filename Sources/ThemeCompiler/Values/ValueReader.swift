package import ThemeModel
package import ThemeTable

/// Reads a value's text as a target does: computes what is to be computed, and matches the result with a grammar.
package struct ValueReader: Sendable {
  let target: Target
  let palette: ColorPalette

  /// The result of reading a text.
  package struct Reading: Sendable {
    /// Disjoint sets of environments that cover all, each with a value.
    package var values: [(environments: EnvironmentSet, value: StyleValue)]
    /// The match, or nil if it has no findings and no mismatch.
    package var match: Match?
    /// Why the value cannot be computed; empty for most values.
    package var faults: [ExpressionFault] = []
    /// The results of a computed text, or nil for a literal.
    package var literals: [ComputedLiteral]?

    /// Whether there is nothing to report.
    package var isClean: Bool { match == nil && faults.isEmpty }
  }

  package init(target: Target, palette: ColorPalette) {
    self.target = target
    self.palette = palette
  }

  /// Reads a text under a grammar; without a grammar the value is the text itself.
  package func read(_ text: ValueText, under grammar: ValueGrammar?) -> Reading {
    compute(text, grammar) ?? match(text, grammar)
  }

  /// Computes a text with functions or arithmetic in it; nil for a literal.
  private func evaluate(_ text: ValueText) -> Evaluation? {
    ExpressionEvaluator.evaluate(text) { ColorText.read($0, target: target, palette: palette) }
  }

  /// A value with functions or arithmetic in it; nil for a literal.
  private func compute(_ text: ValueText, _ grammar: ValueGrammar?) -> Reading? {
    guard let evaluation = evaluate(text) else { return nil }
    guard evaluation.faults.isEmpty else {
      return Reading(values: [(.all, .string(text.string))], faults: evaluation.faults)
    }
    var reading = Reading(values: [])
    reading.literals = evaluation.parts.map { ComputedLiteral(environments: $0.environments, text: $0.text.string) }
    for part in evaluation.parts {
      let inner = match(part.text, grammar, computedWith: evaluation.findings)
      reading.match = inner.match ?? reading.match
      for (environments, value) in inner.values {
        let common = environments.intersection(part.environments)
        if !common.isEmpty { reading.values.append((common, value)) }
      }
    }
    return reading
  }

  /// Matches a literal, or a computed text: most findings are about the spelling, and nobody wrote that of a computed one.
  private func match(_ text: ValueText, _ grammar: ValueGrammar?, computedWith findings: [Finding]? = nil) -> Reading {
    guard let grammar else { return Reading(values: [(.all, .string(text.string))]) }
    var match = ValueMatcher.match(text, grammar, target: target, palette: palette)
    if let findings {
      match.findings.removeAll { if case .outOfRange = $0.kind { false } else { true } }
      match.findings += findings
    }
    let isClean = match.mismatch == nil && match.findings.isEmpty
    var reading = Reading(values: [], match: isClean ? nil : match)
    switch match.value {
    case .single(let value): reading.values = [(.all, value)]
    case .variants(let colors): reading.values = colors.map { ($0.environments, .color($0.color)) }
    // An unreadable value has no type: a look-up by type finds nothing, as in the runtimes.
    case nil: reading.values = [(.all, .string(text.string))]
    }
    return reading
  }
}
