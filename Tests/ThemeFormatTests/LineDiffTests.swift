import Testing
import ThemeDiagnostics
import ThemeFormat
import ThemeSyntax

@Suite struct LineDiffTests {
  private func check(
    _ text: String, _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let parsed = parse(Array(text.utf8))
    let diff = LineDiff.text(of: Formatter.edits(parsed), in: parsed.value.file)
    let expected = lines.map { $0 + "\n" }.joined()
    #expect(diff == expected, sourceLocation: sourceLocation)
  }

  @Test func changedLinesAreShown() {
    check(
      "@a: b;\n@c:d;\n@e: f;\n", "--- theme.nss", "+++ theme.nss", "@@ -2,1 +2,1 @@", "-@c:d;",
      "+@c: d;")
    check("@a: b;\n")
    check(
      "A { a: b; c: d; }\n@e:f;\n", "--- theme.nss", "+++ theme.nss", "@@ -1,1 +1,4 @@",
      "-A { a: b; c: d; }", "+A {", "+  a: b;", "+  c: d;", "+}", "@@ -2,1 +5,1 @@", "-@e:f;",
      "+@e: f;")
  }
}
