import Foundation
import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeTable

@testable import ThemeEditor
@testable import ThemePage

/// Whoever tells a contrast tells the same ratio and the same verdict.
@Suite struct ContrastNumbersTests {
  /// A pair of a theme, by the names that every place shows.
  private struct Key: Hashable, CustomStringConvertible {
    var part: String
    var ground: String

    var description: String { "\(part) on \(ground)" }
  }

  /// A theme before and after a change that leaves texts weak; one writes all of Fiori itself.
  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: String
    var new: String
  }

  private static let samples = [
    Sample(
      testDescription: "Fiori", old: "@import \"themec:Fiori\";\n",
      new: "@import \"themec:Fiori\";\n@tintColor: #66AAFF;\nTableCell { background-color-selected: #33445580; }\n"),
    Sample(
      testDescription: "NUI", old: "@import \"themec:NUI\";\n", new: "@import \"themec:NUI\";\n@accent: #88BBCC;\n"),
    Sample(
      testDescription: "alone", old: "",
      new: """
        @ink: #777777;
        Button { font-color: @ink; background-color: #FFFFFF; background-color-highlighted: #80404040; }
        fdlFUIHierarchyItemView_title { font-color: #999999; }
        fdlFUIButton { font-color-highlighted: #333333; font-style: headline; border-width: 1; border-color: #DDDDDD; }
        Label { font-color: @ink; background-color: #EEEEEE; @media (appearance: dark) { font-color: white; } }
        """),
  ]

  /// `4.47 fails`, for each variant of each pair.
  private typealias Told = [Key: Set<String>]

  @Test(arguments: samples) func everyPlaceTellsTheSame(sample: Sample) throws {
    let theme = EditorSample(sample.new).theme
    let audit = ContrastAudit.of(theme.compilation)
    var expected = Told()
    for pair in audit.pairs {
      expected[key(pair), default: []].formUnion(pair.variants.map { "\($0.ratioText) \($0.verdict.rawValue)" })
    }
    expect(audit.failing.count > 1)
    try checkTool(sample, audit, expected)
    try checkPage(theme.compilation, audit, expected)
    try checkHover(theme, audit)
    let difference = ThemeDifference(
      from: EditorSample(sample.old).theme.compilation, to: theme.compilation, registry: theme.registry)
    let failing = difference.causes.flatMap { $0.newlyFailing }.map {
      "\($0.path) \($0.property) \($0.ground) \($0.newRatio.map(ContrastRatio.text) ?? "")"
    }
    expectEqual(Set(failing).sorted(), Set(audit.failing.map(weakest)).sorted(), "diff")
  }

  private func key(_ pair: ContrastAudit.Pair) -> Key {
    Key(part: pair.path + pair.writtenProperty, ground: pair.groundName)
  }

  private func weakest(_ pair: ContrastAudit.Pair) -> String {
    let ratio = pair.variants.filter { $0.verdict.isFailure }.map { $0.greatestRatio }.min() ?? 0
    return "\(pair.path) \(pair.writtenProperty) \(pair.groundName) \(ContrastRatio.text(ratio))"
  }

  /// The table has each variant of each pair, and the report a finding for each pair that fails.
  private func checkTool(_ sample: Sample, _ audit: ContrastAudit, _ expected: Told) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "themec-numbers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(sample.new.utf8).write(to: folder.appending(path: "a.nss"))
    func lint(_ words: String...) throws -> Data {
      let tool = [BuiltProducts.tool.path, "lint", "--isolated", "--only", "contrast"]
      return try ProgramRun(tool + words + ["a.nss"], in: folder).output
    }
    var told = Told()
    let table = String(decoding: try lint("--format", "table"), as: UTF8.self)
    for line in table.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: #/ {2,}/#).map(String.init)
      guard cells.count == 9 else { continue }
      let key = Key(part: cells[0] + cells[1], ground: cells[2] == "itself" ? cells[0] : cells[2])
      told[key, default: []].insert("\(cells[6]) \(cells[8])")
    }
    expectEqual(told, expected, "table")
    let report = try JSONSerialization.jsonObject(with: try lint("--format", "json")) as? [String: Any]
    let diagnostics = report?["diagnostics"] as? [[String: Any]] ?? []
    let findings = diagnostics.filter { ["low-contrast", "invisible-text"].contains($0["code"] as? String) }
    expectEqual(findings.count, audit.failing.count, "lint")
    let ratios = findings.compactMap { ($0["message"] as? String)?.firstMatch(of: /contrast of ([0-9.]+)/)?.1 }
    let visible = audit.failing.filter { pair in !pair.variants.contains { $0.verdict == .invisible } }
    let weak = visible.map { String(weakest($0).split(separator: " ").last ?? "") }
    expectEqual(ratios.map(String.init).sorted(), weak.sorted(), "lint")
  }

  /// The section has a row for each pair, and the drawings tell nothing weak that no pair is.
  private func checkPage(_ compilation: Compilation, _ audit: ContrastAudit, _ expected: Told) throws {
    let theme = try PageTheme(name: "a.nss", table: compilation.table, compilation: compilation, findings: [])
    let page = String(decoding: ThemePage([theme], options: PageOptions(textSizes: [.large])).bytes(), as: UTF8.self)
    let count = audit.failing.count
    expect(page.contains(">\(count) with too little contrast<") && page.contains("\"failing\":\(count),"))
    let section = try #require(page.split(separator: "id=\"contrast\"").last?.split(separator: "</section>").first)
    var (rows, failing) = (0, 0)
    for row in section.split(separator: "<tr>") where row.contains("scope=\"row\"") {
      let cells = (row.split(separator: "</tr>").first ?? "").split(separator: /<\/t[dh]>/).map {
        String($0.replacing(/<[^>]*>/, with: "").replacing("&#39;", with: "'"))
      }
      let key = Key(part: cells[0], ground: cells[1])
      let words = expected[key] ?? []
      for cell in cells.dropFirst(2) where !cell.isEmpty && cell != "–" {
        expect(words.contains(cell.replacing(#/ AA+$/#, with: " passes")), "\(key): \(cell) of \(words)")
      }
      rows += 1
      failing += row.contains("class=\"bad\"") ? 1 : 0
    }
    expectEqual([rows, failing], [audit.pairs.count, count], "section")
    let all = Set(expected.values.joined())
    let data = try #require(page.split(separator: "id=\"data\"").last?.split(separator: "</script>").first)
    for word in data.matches(of: /"([0-9.]+ (fails|invisible))"/) {
      expect(all.contains(String(word.1)), "overlay: \(word.1)")
    }
  }

  /// Each variant is told at the declaration that gives its colour.
  private func checkHover(_ theme: AnalyzedTheme, _ audit: ContrastAudit) throws {
    let program = theme.program
    for pair in audit.pairs {
      for variant in pair.variants {
        guard let id = variant.declaration, !program.isBuiltIn(program.declarations[id].place.file) else { continue }
        let declaration = program.declarations[id]
        let (path, property) = (program.paths[declaration.path], program.properties[declaration.property])
        let lines = ContrastNotes.lines(property: property, on: path, in: theme)
        let verdict = variant.verdict == .passes ? "" : " (\(variant.verdict.rawValue))"
        let start = "contrast \(variant.ratioText):1\(verdict) "
        let isOwn = pair.path == path && pair.writtenProperty == property
        let use = isOwn ? "" : "as \(pair.path) \(pair.writtenProperty) "
        let isTold = lines.contains { line in
          line.hasPrefix(start + use + "on ")
            && (pair.groundName == pair.path || line.contains(" of \(pair.groundName)"))
        }
        expect(isTold, "\(start)\(use)of \(pair.groundName) is not among \(lines)")
      }
    }
  }
}
