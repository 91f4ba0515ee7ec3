import TestSupport
import Testing

@testable import ThemeBase

@Suite struct ShortenedDiagnosticTests {
  private static let span = Span(file: FileID(index: 0), start: 3, end: 7)

  private func kept(_ diagnostic: Diagnostic) -> Diagnostic? {
    var list = DiagnosticList()
    list.append(diagnostic)
    return list.diagnostics.first
  }

  @Test func aListKeepsShortTextsAsTheyAre() {
    let diagnostic = Diagnostic(
      .undeclaredClass, "no component declares the class 'Übung'", at: Self.span, label: "here",
      secondary: [.init(Self.span, "and here")], notes: ["once"], help: ["declare it"])
    expectEqual(kept(diagnostic), diagnostic)
  }

  @Test func aListCutsEachLongText() throws {
    let name = String(repeating: "ü", count: 2 * Diagnostic.maximumText)
    let diagnostic = try #require(
      kept(
        Diagnostic(
          .undeclaredClass, name, at: Self.span, label: name, secondary: [.init(Self.span, name)],
          notes: ["once", name], help: [name], fixIts: [FixIt("write it", replacing: Self.span, with: name)])))
    let texts =
      [diagnostic.message, diagnostic.label] + diagnostic.secondary.map(\.text) + diagnostic.notes.dropFirst()
      + diagnostic.help
    expectEqual(texts.count, 5)
    for text in texts {
      expect(text.utf8.count <= Diagnostic.maximumText)
      expect(text.hasPrefix("üü") && text.contains("…") && text.hasSuffix("üü"))
    }
    expectEqual(diagnostic.notes.first, "once")
    expectEqual(diagnostic.fixIts.first?.edits.first?.replacement, name)
  }
}
