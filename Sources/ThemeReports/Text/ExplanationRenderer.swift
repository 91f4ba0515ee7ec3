package import ThemeBase

/// Renders what `themec explain CODE` says about a code.
package struct ExplanationRenderer: Sendable {
  private let options: RenderingOptions

  package init(_ options: RenderingOptions = RenderingOptions()) { self.options = options }

  /// The whole text, with a newline at its end.
  package func render(_ code: DiagnosticCode) -> StyledText {
    render(code.rawValue, code.explanation, optInGroup: code.isOptIn ? code.group : nil)
  }

  /// `optInGroup` is the group of a code that is reported only if the user asks for it.
  func render(_ code: String, _ explanation: CodeExplanation, optInGroup: DiagnosticGroup? = nil) -> StyledText {
    let severity = explanation.severity
    var output = StyledText(options)
    output.append(line: "\(severity.rawValue)[\(code)]", .severity(severity))
    append(explanation.meaning, to: &output)
    if let optInGroup {
      let level = severity.rawValue
      append(
        "It is reported only if you ask for it: with '--only \(optInGroup.rawValue)', or with '-W \(code)=\(level)'.",
        to: &output)
    }
    append(explanation.reason, under: "Why it matters", to: &output)
    if let layer = explanation.lowerLayer { append(example: layer, under: "With this layer below", to: &output) }
    if let theme = explanation.theme {
      append(example: theme, under: "With this theme, in the app's sources", to: &output)
    }
    append(example: explanation.wrong, under: "This is wrong", to: &output)
    append(example: explanation.right, under: "This is right", to: &output)
    return output
  }

  private func append(heading: String, to output: inout StyledText) {
    output.endLine()
    output.append(line: heading + ":", .emphasis)
  }

  /// Paragraphs, wrapped to the width, each after an empty line.
  private func append(_ text: String, under heading: String? = nil, to output: inout StyledText) {
    if let heading { append(heading: heading, to: &output) }
    for lines in WrappedText.paragraphs(of: text, width: options.width - 2) {
      output.endLine()
      for line in lines {
        output.append(spaces: heading == nil ? 0 : 2)
        output.append(line: line)
      }
    }
  }

  private func append(example: String, under heading: String, to output: inout StyledText) {
    append(heading: heading, to: &output)
    output.endLine()
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      output.append(spaces: 4)
      output.append(line: String(line))
    }
  }
}
