package import ThemeModel
import ThemeTable

/// Reads a value's text as a target does: computes what is to be computed, and matches the result with a grammar.
package struct ValueReader: Sendable {
  let target: Target
  let palette: ColorPalette
  /// Whether nobody asks why a text does not fit.
  var isBrief = false

  /// The result of reading a text.
  package struct Reading: Sendable {
    /// The reading of the target; the text itself where it reads no value.
    package var value: Match.Value
    /// The match, or nil if it has no findings and no mismatch.
    package var match: Match?
    /// Why the value cannot be computed; empty for most values.
    package var faults: [ExpressionFault] = []
    /// The results of a computed text, or nil for a literal.
    package var literals: [ComputedLiteral]?

    /// Disjoint sets of environments, each with a value.
    package var values: [Match.Variant] { value.variants }

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

  /// A value with functions or arithmetic in it; nil for a literal.
  private func compute(_ text: ValueText, _ grammar: ValueGrammar?) -> Reading? {
    let evaluated = ExpressionEvaluator.evaluate(text) { ColorText.read($0, target: target, palette: palette) }
    guard let evaluation = evaluated else { return nil }
    guard evaluation.faults.isEmpty else {
      return Reading(value: .single(.string(text.string)), faults: evaluation.faults)
    }
    var variants: [Match.Variant] = []
    var remarks: Match?
    for part in evaluation.parts {
      let inner = match(part.text, grammar, computedWith: evaluation.findings)
      remarks = inner.match ?? remarks
      for variant in inner.values {
        let common = variant.environments.intersection(part.environments)
        if !common.isEmpty { variants.append(Match.Variant(environments: common, value: variant.value)) }
      }
    }
    let isSingle = variants.count == 1 && variants[0].environments == .all
    return Reading(
      value: isSingle ? .single(variants[0].value) : .variants(variants), match: remarks,
      literals: evaluation.parts.map { ComputedLiteral(environments: $0.environments, text: $0.text.string) })
  }

  /// Matches a literal, or a computed text: most findings are about the spelling, and nobody wrote that of a computed one.
  private func match(_ text: ValueText, _ grammar: ValueGrammar?, computedWith findings: [Finding]? = nil) -> Reading {
    guard let grammar else { return Reading(value: .single(.string(text.string))) }
    var remarks = ValueRemarks()
    remarks.isBrief = isBrief
    let value = ValueMatcher.read(text, grammar, target: target, palette: palette, &remarks)
    if let findings {
      remarks.findings.removeAll { if case .outOfRange = $0.kind { false } else { true } }
      remarks.findings += findings
    }
    // An unreadable value has no type: a look-up by type finds nothing, as in the runtimes.
    return Reading(
      value: value ?? .single(.string(text.string)), match: remarks.isEmpty ? nil : Match(value, remarks, grammar))
  }
}
