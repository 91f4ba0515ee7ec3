import Foundation
import TestSupport
import Testing
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Small sheets with what NUI's own parser made of them.
@Suite struct NUIProbeTests {
  /// Sheets that themec reads otherwise on purpose.
  private static let extensions: [String: String] = [
    "var to var": "definitions may be made of others; NUI puts one in, once",
    "var chain undefined": "a chain is followed, so its undefined end is found",
    "self var": "a definition made of itself is a cycle",
    "var in rgba": "definitions may stand inside a value",
    "var second": "definitions may stand inside a value",
    "var comma undefined": "definitions may stand inside a value",
    "two vars": "two definitions side by side are two values",
    "var comma": "a definition may be followed by more of the value",
    "hex then var": "definitions may stand inside a value",
    "x@y": "definitions may stand inside a value",
    "value with many kinds": "definitions may stand inside a value, and this one is undefined",
    "media comma": "conditions may be joined by a comma",
    "media or": "conditions may be joined by 'or'",
    "media not": "conditions may be negated",
    "media nested": "media rules may be nested",
    "var expr": "numbers may be added",
    "plus": "a sign is part of the arithmetic",
    "trailing //": "",
    "line comment": "'//' begins a comment",
    "import": "'@import' reads another file",
  ]

  struct Probe: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var environment: StyleEnvironment
    var styles: [String: [String: String]]?
    var errorLine: Int?
    var testDescription: String { name }
  }

  @Test(arguments: try probes()) func isReadLikeNUI(probe: Probe) {
    let compilation = compile(probe.bytes, target: .nui)
    let actual = texts(compilation.table, in: probe.environment)
    if let styles = probe.styles {
      let isAlike = actual == styles
      let reason = Self.extensions[probe.name]
      expect(isAlike || reason != nil, "\(probe.name): \(actual) instead of \(styles)")
    } else if Self.extensions[probe.name] == nil {
      let lines = troubledLines(compilation)
      expect(!lines.isEmpty, "\(probe.name): nothing is said")
      if let line = probe.errorLine {
        expect(lines.contains { $0 <= line }, "\(probe.name): said at \(lines), not at \(line)")
      }
    }
  }

  static func probes() throws -> [Probe] {
    let file = try Repository.bytes("Tests/CompilerTests/Fixtures/probes.json")
    let list = try #require(try json(file) as? [[String: Any]])
    return try list.map { entry in
      let error = entry["error"] as? [String: Any]
      return Probe(
        name: try #require(entry["name"] as? String), bytes: try bytes(of: entry),
        environment: StyleEnvironment(
          device: entry["device"] as? String ?? "", orientation: entry["orientation"] as? String ?? ""),
        styles: entry["styles"] as? [String: [String: String]], errorLine: error?["line"] as? Int)
    }
  }

  private static func bytes(of entry: [String: Any]) throws -> [UInt8] {
    if let text = entry["source"] as? String { return Array(text.utf8) }
    let digits = Array(try #require(entry["sourceHex"] as? String))
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
  }
}
