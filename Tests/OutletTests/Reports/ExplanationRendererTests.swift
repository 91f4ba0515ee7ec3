import TestSupport
import Testing

@testable import ThemeBase
@testable import ThemeReports

@Suite struct ExplanationRendererTests {
  private let explanation = CodeExplanation(
    severity: .warning,
    meaning: """
      A value is written in a way that the runtimes read differently. This is a longer paragraph,
      broken in the source where it happened to be broken.

      A second paragraph. A-very-long-word-that-is-wider-than-a-narrow-terminal stays whole.
      """, reason: "The same stylesheet gives other colours elsewhere.", wrong: "Label {\n\tfont-color: #80FF0000;\n}",
    right: "Label {\n\tfont-color: rgba(255, 0, 0, 0.5);\n}")

  @Test func anExplanationIsWrapped() {
    let texts = [100, 40].map { ExplanationRenderer(RenderingOptions(width: $0)).render("a-code", explanation).text }
    let colored = ExplanationRenderer(RenderingOptions(color: true)).render("a-code", explanation).text
    Golden.check(
      (texts + [colored]).joined(separator: "\n").replacing("\u{1B}", with: "␛"), named: "Reports/explanation.txt")
  }

  @Test func everyCodeCanBeExplained() {
    for code in DiagnosticCode.allCases {
      let text = ExplanationRenderer().render(code).text
      let title = "\(code.defaultSeverity.rawValue)[\(code.rawValue)]\n\n"
      expect(text.hasPrefix(title) && text.hasSuffix("\n") && !text.contains("\n\n\n"))
    }
  }
}
