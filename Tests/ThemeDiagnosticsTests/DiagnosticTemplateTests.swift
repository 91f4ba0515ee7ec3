import ThemeBase
import Testing

@testable import ThemeDiagnostics

@Suite struct DiagnosticTemplateTests {
  private static let template = DiagnosticTemplate(
    .init("nobody knows '", nameThen: "'"), help: .init("declare it"))
  private static let span = Span(file: FileID(index: 0), start: 3, end: 7)

  private func made(_ name: String) -> Diagnostic {
    Diagnostic(.undeclaredClass, Self.template, about: Array(name.utf8)[...], at: Self.span)
  }

  private func written(_ name: String) -> Diagnostic {
    Diagnostic(
      .undeclaredClass, "nobody knows '\(name)'", at: Self.span, help: ["declare it"])
  }

  @Test func itSaysWhatIsWritten() {
    for name in ["", "A", "Übung", String(repeating: "long", count: 40)] {
      #expect(made(name) == written(name))
      #expect(made(name).message == "nobody knows '\(name)'")
      #expect(made(name).help == ["declare it"])
    }
    #expect(made("A") != made("B"))
    let invalid = Diagnostic(.undeclaredClass, Self.template, about: [0x41, 0xFF], at: Self.span)
    #expect(invalid.message == "nobody knows 'A\u{FFFD}'")
    let plain = Diagnostic(
      .splitRule, DiagnosticTemplate(.init("again '", nameThen: "'")), about: [0x41], at: Self.span)
    #expect(plain.message == "again 'A'" && plain.help.isEmpty)
  }

  @Test func aSeriesSaysTheSame() {
    let series = Diagnostic.Series(
      .undeclaredClass, Self.template, aboutNamesIn: Array("A Übung".utf8), notes: ["often"])
    var first = series.diagnostic(about: 0..<1, at: Self.span)
    let second = series.diagnostic(about: 2..<8, at: Self.span)
    var other = written("Übung")
    other.notes = ["often"]
    #expect(second == other && first != second)
    #expect(second == series.diagnostic(about: 2..<8, at: Self.span))
    first.message = "another"
    #expect(first.help == ["declare it"] && second == other)
    #expect(series.diagnostic(about: 7..<99, at: Self.span).message == "nobody knows 'g'")
  }

  @Test func aChangedTextLeavesTheOthers() {
    var diagnostic = made("A")
    let copy = diagnostic
    diagnostic.message = "another"
    #expect(diagnostic.message == "another" && diagnostic.help == ["declare it"])
    diagnostic.help.append("or not")
    #expect(diagnostic.help == ["declare it", "or not"])
    #expect(copy == written("A"))
  }

  @Test func itWritesWhatWasMeant() {
    let template = DiagnosticTemplate(.init("nobody knows '", nameThen: "'"), meant: "B")
    let made = Diagnostic(.undeclaredClass, template, about: [0x41], at: Self.span)
    let written = Diagnostic(
      .undeclaredClass, "nobody knows 'A'", at: Self.span, help: ["did you mean 'B'?"],
      fixIts: Diagnostic.replacement("B", Self.span))
    #expect(made == written && made.isFixable && made.fixIts == written.fixIts)
    for change in Self.changes {
      var (left, right) = (made, written)
      change(&left)
      change(&right)
      #expect(left == right && left != made && left.isFixable == right.isFixable)
      #expect(left.fixIts == right.fixIts && left.help == right.help)
    }
  }

  private static let changes: [@Sendable (inout Diagnostic) -> Void] = [
    { $0.message = "another" }, { $0.help = [] }, { $0.fixIts = [] }, { $0.notes.append("more") },
    { $0.places.append(span) }, { $0.subject = DiagnosticSubject(property: "a") },
    { $0.secondary.append(.init(span)) }, { $0.code = .splitRule }, { $0.severity = .error },
    { $0.primary = .init(Span(file: FileID(index: 1), start: 0, end: 1), "here") },
  ]

  @Test func aListKeepsItShort() {
    let name = String(repeating: "x", count: 2 * Diagnostic.maximumText)
    var list = DiagnosticList()
    for diagnostic in [made(name), written(name), made("A")] { list.append(diagnostic) }
    #expect(list.diagnostics[0] == list.diagnostics[1])
    #expect(list.diagnostics[0].message.utf8.count <= Diagnostic.maximumText)
    #expect(list.diagnostics[2] == written("A"))
  }

  /// Each byte becomes a character of three.
  @Test func aListKeepsItShortWhateverIsRepaired() {
    let name = [UInt8](repeating: 0xFF, count: Diagnostic.maximumText / 2)
    var list = DiagnosticList()
    list.append(Diagnostic(.undeclaredClass, Self.template, about: name[...], at: Self.span))
    #expect(list.diagnostics[0].message.utf8.count <= Diagnostic.maximumText)
  }
}
