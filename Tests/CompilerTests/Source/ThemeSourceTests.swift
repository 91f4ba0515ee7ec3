import Foundation
import TestSupport
import Testing
import ThemeSource
import ThemeTable

/// Themes that are compiled while an app runs.
@Suite struct ThemeSourceTests {
  @Test func aThemeBecomesATable() throws {
    let theme = ThemeSource(
      "@import \"parts/base.nss\";\nLabel { font-color: @brand; }",
      imports: ["parts/base.nss": "@import \"more.nss\";", "parts/more.nss": "@brand: #0B6E99;"]
    ).compile()
    expect(theme.findings.isEmpty && theme.omittedFindings == 0)
    let table = try #require(theme.table)
    try table.verify()
    expectEqual(table.style(for: "Label").color(.fontColor), StyleColor(rgba: 0x0B6E_99FF))
  }

  @Test func builtInThemesNeedNoText() throws {
    let theme = ThemeSource("@import \"themec:Fiori\";\n@tintColor: #010203;").compile()
    expect(try #require(theme.table).paths.count > 10)
  }

  @Test func findingsHavePlaces() {
    let theme = ThemeSource("@import \"b.nss\";", imports: ["b.nss": "Label {\n  font-size: é;\n}"]).compile()
    expect(theme.table == nil)
    expectEqual(theme.findings.map(\.file), ["b.nss"])
    expect(theme.findings.first?.line == 2 && theme.findings.first?.column == 14)
    expectEqual(theme.findings.first?.severity, .error)
    expectEqual(theme.findings.first?.description.hasPrefix("b.nss:2:14: error: "), true)
  }

  /// A missing import, one outside of what was given, and a file of the machine are all not there.
  @Test(arguments: ["c.nss", "../c.nss", "/etc/passwd"]) func nothingElseIsRead(path: String) {
    let theme = ThemeSource("@import \"\(path)\";", imports: ["b.nss": ""]).compile()
    expect(theme.table == nil && theme.findings.map(\.code) == ["import-not-found"])
  }

  @Test func limitsHold() {
    var limits = ThemeLimits()
    limits.bytes = 20
    expectEqual(ThemeSource("Label { font-size: 3; }", limits: limits).compile().findings.map(\.code), ["limit"])
    expect(ThemeSource("", imports: ["a": "Label { font-size: 3; }"], limits: limits).compile().table == nil)
    expect(ThemeSource("A { font-size: 3; }", limits: limits).compile().table != nil)
    var few = ThemeLimits()
    few.files = 1
    let imports = ["b.nss": "", "c.nss": ""]
    expect(ThemeSource("@import \"b.nss\";", imports: imports, limits: few).compile().table != nil)
    let both = ThemeSource("@import \"b.nss\";\n@import \"c.nss\";", imports: imports, limits: few)
    expectEqual(both.compile().findings.map(\.code), ["too-many-imports"])
    few = ThemeLimits()
    few.findings = 2
    let wrong = String(repeating: "Label { font-size: x; }\n", count: 5) + "Label { font-size: 3pt; }"
    let theme = ThemeSource(wrong, limits: few).compile()
    expect(theme.findings.count == 2 && theme.omittedFindings >= 3)
    expect(theme.findings.allSatisfy { $0.severity == .error })
  }

  /// What is added to a text is limited by its length; how much memory that takes is measured by `Tests/Consumer`.
  @Test func whatIsAddedIsLimited() {
    func codes(_ count: Int, _ line: (Int) -> String) -> Set<String> {
      Set(ThemeSource((0..<count).map(line).joined()).compile().findings.map(\.code))
    }
    for count in [20, 20_000] {
      let isLong = count > 20
      expectEqual(codes(count) { "A\($0){x:1;}" }, (isLong ? ["limit"] : []))
      expectEqual(codes(count) { "@class A\($0): Label;" }, (isLong ? ["limit"] : []))
      expectEqual(codes(count) { _ in "*_title { font-color: #000001; }" }.contains("too-many-selectors"), isLong)
      expectEqual(
        codes(count) { "@a\($0): @a\($0 + 1) + 1;" + ($0 == count - 1 ? "@a\(count): 1;" : "") }.contains(
          "value-too-long"), isLong)
    }
  }

  /// Nothing that a server sends brings the app down.
  @Test func hostileTextsAreRefusedOrCompiled() {
    let texts = [
      "", "\0", "{", String(repeating: "{", count: 10_000), "@a: @a;", "@import \"theme.nss\";", "\u{FEFF}",
      String(repeating: "@a: @b; @b: @a;\n", count: 1_000),
    ]
    for text in texts { _ = ThemeSource(text, imports: ["": "", "/": "x"]).compile() }
  }

  /// The code of the page compiles, and keeps the last good theme.
  @Test func thePageWorks() throws {
    let page = "Sources/ThemeSource/ThemeSource.docc/ThemesFromAServer.md"
    let text = String(decoding: try Repository.bytes(page), as: UTF8.self)
    let code = text.matches(of: /```swift\n(.*?)```/.dotMatchesNewlines()).map { String($0.output.1) }
    expectEqual(code.count, 4)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(code.joined(separator: "\n").utf8).write(to: file)
    let said = try SwiftCompiler.run([
      "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-I", BuiltProducts.modules.path,
      file.path,
    ])
    expectEqual(said, "")

    let store = ThemeStore()
    for (text, color) in [("red", 0xFF00_00FF), ("nonsense", 0xFF00_00FF), ("blue", 0x0000_FFFF)] {
      let theme = ThemeSource("Label { font-color: \(text); }").compile()
      if let table = theme.table { store.replace(with: table) }
      expectEqual(store.theme.style(for: "Label").color(.fontColor)?.rgba, UInt32(color))
    }
  }
}
