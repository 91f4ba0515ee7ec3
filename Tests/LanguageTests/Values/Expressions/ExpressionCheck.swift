import TestSupport
import Testing
import ThemeModel
import ThemeTable

/// Colours as the compiler reads them for a target.
func colors(for target: Target = .fioriUIKit) -> (ValueText) -> [VariantColor]? {
  let palette = ColorPalette()
  return { ColorText.read($0, target: target, palette: palette) }
}

/// The result of a value; nil where there is nothing to compute.
func evaluate(_ text: String, target: Target = .fioriUIKit) -> Evaluation? {
  ExpressionEvaluator.evaluate(ValueText(text), color: colors(for: target))
}

/// Checks a value that is the same in all environments; `nil` for one that is left alone.
func checkValue(_ text: String, _ expected: String?, sourceLocation: SourceLocation = #_sourceLocation) {
  let evaluation = evaluate(text)
  let faults = evaluation?.faults.map(\.message) ?? []
  expectEqual(faults, [], "\(text)", sourceLocation: sourceLocation)
  let texts = evaluation?.parts.map(\.text.string)
  expectEqual(texts, expected.map { [$0] }, "\(text)", sourceLocation: sourceLocation)
  guard let parts = evaluation?.parts else { return }
  expectEqual(parts.map(\.environments), [.all], "\(text)", sourceLocation: sourceLocation)
  checkIsFinal(parts, sourceLocation)
}

/// Checks that texts have nothing left to compute.
func checkIsFinal(_ parts: [Evaluation.Part], _ sourceLocation: SourceLocation) {
  for part in parts {
    let again = evaluate(part.text.string)
    expect(again == nil, "\(part.text.string)", sourceLocation: sourceLocation)
  }
}

/// Checks the faults of a value in which `[` and `]` stand around the tokens that each fault names.
func checkFaults(
  _ marked: String, _ expected: ExpressionFault.Kind..., sourceLocation: SourceLocation = #_sourceLocation
) {
  var tokens: [Substring] = []
  var openings: [Int] = []
  var ranges: [Range<Int>] = []
  for word in marked.split(separator: " ") {
    switch word {
    case "[": openings.append(tokens.count)
    case "]": ranges.append((openings.popLast() ?? 0)..<tokens.count)
    default: tokens.append(word)
    }
  }
  let evaluation = evaluate(tokens.joined(separator: " "))
  let faults = evaluation?.faults ?? []
  expectEqual(Set(faults.map(\.kind)), Set(expected), "\(marked)", sourceLocation: sourceLocation)
  expectEqual(
    faults.map(\.tokens).sorted(by: isBefore), ranges.sorted(by: isBefore), "\(marked)",
    sourceLocation: sourceLocation)
  expectEqual(evaluation?.parts.isEmpty, true, "\(marked)", sourceLocation: sourceLocation)
  for fault in faults {
    expect(!fault.message.isEmpty && !fault.message.hasSuffix("."), sourceLocation: sourceLocation)
  }
}

private func isBefore(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
  (left.lowerBound, left.upperBound) < (right.lowerBound, right.upperBound)
}
