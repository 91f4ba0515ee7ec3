import TestSupport
import Testing
import ThemeBase
import ThemeReports

@Suite struct ConciseRendererTests {
  private func check(_ sample: RenderingSample, _ expected: String) {
    var renderer = ConciseRenderer(sample.sources)
    expectEqual(renderer.render(sample.diagnostic), expected + "\n")
  }

  @Test func everyDiagnosticIsOneLine() {
    check(
      RenderingSample("A {\n  名: 1️⃣x2️⃣ }\n", "'x' is not a value"),
      "Themes/Sample.nss:2:6: error: 'x' is not a value [missing-semicolon]")
    check(RenderingSample("1️⃣2️⃣", "a\nb\u{1B}[31m", path: "a\nb.nss"), "a␊b.nss:1:1: error: a␊b␛[31m [missing-semicolon]")
    var sample = RenderingSample("1️⃣2️⃣", "the file is gone")
    sample.diagnostic.severity = .warning
    sample.diagnostic.span.file = FileID(index: 3)
    check(sample, "warning: the file is gone [missing-semicolon]")
  }
}
