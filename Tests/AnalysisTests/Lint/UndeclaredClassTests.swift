import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler

/// The classes that nobody declares: one finding for those of a file, or one for each.
@Suite struct UndeclaredClassTests {
  /// Checks the words at the places of each finding, and that each place can be had by itself.
  private func check(_ text: String, finds groups: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    var sources = SourceSet()
    let file = sources.add(path: "theme.nss", bytes: Array(text.utf8))
    let found = Linter.findings(Compiler.compile(sources, options: CompilerOptions())).diagnostics.filter {
      $0.code == .undeclaredClass
    }
    let written = found.map { finding in ([finding.span] + finding.places).map { file.text($0) }.joined(separator: " ")
    }
    expectEqual(written, groups, sourceLocation: sourceLocation)
    let each = found.separated { $0 == file.id ? file : nil }
    expect(each.allSatisfy { $0.places.isEmpty }, sourceLocation: sourceLocation)
    let names = each.map { file.text($0.span) }
    expectEqual(names.joined(separator: " "), groups.joined(separator: " "), sourceLocation: sourceLocation)
    for (name, finding) in zip(names, each) where !name.hasPrefix("&") {
      expectEqual(
        [finding.message] + finding.help,
        ["no component declares the class '\(name)'", "if it is the app's own, declare it: '@class \(name);'"],
        sourceLocation: sourceLocation)
    }
  }

  @Test func theClassesOfAFileAreOneFinding() {
    check("", finds: [])
    check("Label { font-size: 1; }", finds: [])
    check("Meadow { font-size: 1; }", finds: ["Meadow"])
    check("Meadow { font-size: 1; }\r\nHill { font-size: 1; }", finds: ["Meadow Hill"])
    check(
      "Meadow { font-size: 1; } Label { font-size: 1; } Hill, River { font-size: 1; }", finds: ["Meadow Hill River"])
    check("Meadow { font-size: 1; } Hill { font-size: 1; } Meadow { font-color: red; }", finds: ["Meadow Hill"])
    check("@media (device: ipad) { Meadow { font-size: 1; } } Hill { font-size: 1; }", finds: ["Meadow Hill"])
  }

  /// The finding about a path that is put together cannot be made again from what is written there.
  @Test func aNestedRuleHasAFindingOfItsOwn() {
    check("Meadow { font-size: 1; &-lush { font-size: 2; } } Hill { font-size: 1; }", finds: ["Meadow Hill", "&-lush"])
  }

  /// Made one by one, and as places of one finding, they are the same in number.
  @Test func theLimitCountsPlaces() throws {
    let names = (0..<DiagnosticList.limit + 5).map { "Zz\($0)q" }
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(names.map { "\($0) { font-size: 1; }\n" }.joined().utf8))
    let findings = Linter.findings(Compiler.compile(sources, options: CompilerOptions()))
    let found = findings.diagnostics.filter { $0.code == .undeclaredClass }
    expectEqual(found.map(\.places.count), [DiagnosticList.limit - 1])
    expectEqual(findings.suppressed, 5)
    expectEqual(found.separated { sources[$0] }.count, DiagnosticList.limit)
  }
}
