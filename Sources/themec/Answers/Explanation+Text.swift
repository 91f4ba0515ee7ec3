import ThemeAnalysis
import ThemeCompiler
import ThemeReports
import ThemeTable

extension Explanation {
  /// The explanation for people, with a swatch beside a colour where the terminal shows colours.
  func text(_ options: RenderingOptions = RenderingOptions()) -> StyledText {
    let choices = StyleAxis.allCases.map { environment.choice(on: $0).name }.joined(separator: ", ")
    var text = StyledText(options)
    text.append(line: "\(selection) in \(choices)")
    for property in properties {
      text.endLine()
      text.append("\(property.name): ")
      Self.append(property.value, to: &text)
      text.endLine()
      for candidate in property.candidates { append(candidate, to: &text) }
    }
    if properties.isEmpty {
      text.endLine()
      text.append(line: "nothing is declared for it")
    }
    return text
  }

  private static func append(_ value: StyleValue?, to text: inout StyledText) {
    guard let value else { return text.append("no value") }
    if text.hasColor, case .color(let shown) = value {
      text.append(swatch: (shown.red, shown.green, shown.blue), width: 4)
      text.append(" \(value.shownText)")
    } else {
      text.append("\(value.shownText) (\(value.typeName))")
    }
  }

  private func append(_ candidate: Candidate, to text: inout StyledText) {
    let mark = candidate.outcome == .wins ? "wins" : "lost"
    let use = candidate.patternUse.map { " that styles \($0.styled) of \($0.matched)" } ?? ""
    let pattern = candidate.isFromPattern ? ", by a pattern\(use)" : ""
    text.append(line: "  \(mark)  \(candidate.location.shown): \(candidate.written)")
    if !isOfDefinition { text.append(line: "        for '\(candidate.path)'\(pattern)") }
    if !candidate.condition.isEmpty { text.append(line: "        under @media \(candidate.condition)") }
    if candidate.outcome != .wins { text.append(line: "        \(candidate.outcome.rawValue)") }
    for step in candidate.chain {
      let indent = String(repeating: "  ", count: step.depth + 4)
      text.append(line: "\(indent)\(step.name) = \(step.written)\(step.source)")
    }
  }
}

extension Explanation.Step {
  /// The step's place, as words that follow the step; empty for a step that is only computed.
  fileprivate var source: String {
    guard let location else { return "" }
    return kind == .override ? "  set at \(location.shown)" : "  at \(location.shown)"
  }
}
