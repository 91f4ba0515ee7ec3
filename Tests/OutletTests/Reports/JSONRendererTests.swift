import TestSupport
import Testing
import ThemeBase
import ThemeReports

@Suite struct JSONRendererTests {
  private var sample: RenderingSample {
    var sample = RenderingSample("Label {\r\n  \"👩‍👧\": 3️⃣204️⃣ 1️⃣font2️⃣ }\n", "expected ';'", label: "before \"this\"")
    sample.label(3, 4, "after this")
    sample.diagnostic.notes = ["one", "two"]
    sample.diagnostic.help = ["insert ';'"]
    sample.diagnostic.fixIts = [FixIt("insert ';'", replacing: sample.span(4, 4), with: ";", applicability: .unsafe)]
    return sample
  }

  @Test func everythingIsThere() {
    var other = sample
    other.diagnostic.severity = .note
    other.diagnostic.span.file = FileID(index: 9)
    other.diagnostic.fixIts = []
    var renderer = JSONRenderer(sample.sources)
    let json = renderer.render([sample.diagnostic, other.diagnostic])
    Golden.check(String(decoding: json, as: UTF8.self), named: "Reports/diagnostics.json")
    expectEqual(String(decoding: renderer.render([]), as: UTF8.self), "[]\n")
  }

  @Test func aLineHoldsOneDiagnostic() {
    var renderer = JSONRenderer(sample.sources)
    var json = JSONWriter(.compact)
    renderer.write(sample.diagnostic, to: &json)
    let line = json.text()
    expect(line.hasPrefix(#"{"code":"missing-semicolon","fixIts":[{"applicability":"unsafe","#))
    expect(line.utf8.filter { $0 == 0x0A }.count == 1 && line.hasSuffix("}\n"))
  }
}

extension JSONRenderer {
  /// All diagnostics as one array.
  mutating func render(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.array(diagnostics) { write($1, to: &$0) }
    return json.document()
  }
}
