import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Real stylesheets, read as NUI's own parser reads them; see ``SharedFacts`` for where they are.
@Suite struct CorpusTests {
  static let contexts = ["iphone", "ipad"].flatMap { device in ["portrait", "landscape"].map { (device, $0) } }

  @Test(arguments: RealSheets.names) func isReadLikeNUI(sheet: String) throws {
    let compilation = compile(try RealSheets.bytes(of: sheet), target: .nui)
    for (device, orientation) in Self.contexts {
      let expected = try Self.expectation(sheet, device, orientation)
      if let error = expected["error"] as? [String: Any] {
        check(compilation, reports: error)
      } else {
        let environment = StyleEnvironment(device: device, orientation: orientation)
        let actual = texts(compilation.table, in: environment)
        expectEqual(actual, expected as? [String: [String: String]])
      }
    }
  }

  static func expectation(_ sheet: String, _ device: String, _ orientation: String) throws -> [String: Any] {
    let name = "corpus/expected/\(sheet).\(device)-\(orientation).json"
    return try #require(SharedFacts.json(name) as? [String: Any])
  }

  /// Where NUI gives a sheet up, themec says something at that line, or where the mistake begins just before it, and
  /// still reads the rest.
  private func check(_ compilation: LintedTheme, reports error: [String: Any]) {
    if let message = error["message"] as? String {
      let name = message.split(separator: " ").first { $0.hasPrefix("@") } ?? ""
      expect(compilation.diagnostics.contains { $0.code == .undefinedDefinition && $0.message.contains("'\(name)'") })
    } else if let line = error["line"] as? Int {
      let lines = troubledLines(compilation)
      expect(lines.contains { (line - 2...line).contains($0) }, "\(lines), not \(line)")
    }
    expect(!compilation.table.rows.isEmpty)
  }
}
