import Foundation
import TestSupport
import Testing
import ThemeBase

/// The server says of a file what the tool says, whatever the settings: place, code, level, text, notes and help.
@Suite struct ToolAgreementTests {
  /// One run, with its `themec.json`.
  struct Settings: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var json: String
    /// Whether the run accepts what the file of its baseline names.
    var hasBaseline = false
  }

  private static let allGroups = DiagnosticGroup.allCases.map { "\"\($0.rawValue)\": \"warning\"" }.joined(
    separator: ", ")

  private static let runs = [
    Settings(testDescription: "nothing", json: #"{"root": true}"#),
    Settings(testDescription: "NUI", json: #"{"root": true, "target": "nui"}"#),
    Settings(
      testDescription: "everything on", json: #"{"root": true, "target": "fiori-uikit", "rules": {\#(allGroups)}}"#),
    Settings(testDescription: "SwiftUI", json: #"{"root": true, "target": "fiori-swiftui", "palette": "v7"}"#),
    Settings(
      testDescription: "portable", json: #"{"root": true, "target": "nui", "portable": ["nui", "fiori-swiftui"]}"#),
    Settings(
      testDescription: "codes off",
      json: """
        {"root": true, "target": "nui", "requireReasons": true,
        "rules": {"correctness": "off", "undeclared-class": "error", "missing-last-semicolon": "off"}}
        """),
    Settings(
      testDescription: "a registry and a baseline",
      json: #"{"root": true, "target": "nui", "registry": ["classes.txt"]}"#, hasBaseline: true),
    Settings(
      testDescription: "an app, layers and a baseline in the configuration",
      json: """
        {"root": true, "app": ["S.swift", "M.m"], "layers": ["layer.nss"], "baseline": "themec-baseline.json"}
        """, hasBaseline: true),
    Settings(
      testDescription: "an app and layers for NUI",
      json: """
        {"root": true, "target": "nui", "app": ["S.swift", "M.m"], "rules": {"contrast": "warning"},
        "overrides": [{"files": ["whole*.nss", "layer.nss"], "layers": ["layer.nss"]}]}
        """),
    Settings(
      testDescription: "overrides",
      json: """
        {"root": true, "overrides": [{"files": ["sheet*1.nss"], "target": "nui", "rules": {"contrast": "note"}},
        {"files": ["sheet*2.nss", "part.nss"], "rules": {"syntax": "warning", "lost-stylesheet": "error"}}]}
        """),
  ]

  /// Sheets that people wrote, without the largest, the texts that draw each code, and sheets with slips and comments.
  private static let sheets: [String: [UInt8]] = {
    let real = RealSheets.all.filter { $0.count < 12_000 }
    // The root of imports has another name in an editor's folder.
    let examples = DiagnosticCode.allCases.filter { $0 != .importOutsideRoot }.map { Array($0.explanation.wrong.utf8) }
    var variants = SheetVariants(real, seed: 52)
    // Editors do not show a mark at the beginning, and do not count it; they send no bytes that are no text.
    let odd = (0..<24).map { _ in variants.next() }.filter {
      $0.first != 0xEF && String(validating: $0, as: UTF8.self) != nil
    }
    let whole = real + examples + odd
    var sheets = Dictionary(uniqueKeysWithValues: whole.enumerated().map { ("sheet\($0).nss", $1) })
    sheets["part.nss"] = Array("@ink: red;\nLabel { font-sze: 1 }\n".utf8)
    sheets["layer.nss"] = Array("@ink2: #777777;\nButton { background-color: @paper; }\n@paper: white;\n".utf8)
    sheets["ring0.nss"] = Array("@import \"ring1.nss\";\n".utf8)
    sheets["ring1.nss"] = Array("@import \"ring0.nss\";\nLabel { font-color: @ink2; }\n".utf8)
    for number in 0..<3 {
      sheets["whole\(number).nss"] = Array(
        "@import \"part.nss\";\n@import \"none\(number).nss\";\nLabel { font-color: @ink;; }\n".utf8)
    }
    return sheets
  }()

  /// The sources of an app, which lie beside the sheets.
  private static let app = [
    "S.swift": """
    let label = UILabel()
    label.nuiClass = "ScreenTitel"
    // themec-disable-next-line missing-class -- for later
    label.nuiClass = "Later"

    """,
    "M.m": "UIButton *button = [UIButton new];\nbutton.nuiClass = @\"ButtonBuy:Nowhere\";\n",
  ]

  /// The sheets of a run: all, or half of those that stand alone, in turns.
  private static func sheets(of run: Settings) -> [String: [UInt8]] {
    let rest = (runs.firstIndex { $0.json == run.json } ?? 0) % 2
    let left = sheets.keys.filter { $0.hasPrefix("sheet") }.sorted().enumerated().filter { $0.offset % 2 == rest }
    return MutationCount.isThorough ? sheets : left.reduce(into: sheets) { $0[$1.element] = nil }
  }

  /// The themes among some sheets; a part is none of its own.
  private static func names(_ sheets: [String: [UInt8]], _ run: Settings) -> [String] {
    sheets.keys.sorted().filter { $0 != "part.nss" && ($0 != "layer.nss" || !run.json.contains("layers")) }
  }

  /// A finding as either of them tells it.
  private struct Finding: Hashable, Comparable, CustomStringConvertible {
    var place: String
    var code: String
    var severity: Int
    /// The message, the notes and the help.
    var text: String

    var description: String { "\(place): \(severity) \(code): \(text)" }
    static func < (left: Finding, right: Finding) -> Bool { left.description < right.description }
  }

  @Test(arguments: runs) func theServerSaysTheSame(run: Settings) throws {
    let sheets = Self.sheets(of: run)
    let names = Self.names(sheets, run)
    var files = sheets
    files["themec.json"] = Array(run.json.utf8)
    for (name, text) in Self.app { files[name] = Array(text.utf8) }
    files["classes.txt"] = Array("@class ButtonBuy : Button;\n@type Color = Color | app_ignore;\n".utf8)
    let folder = FileManager.default.temporaryDirectory.appending(path: "themec-agreement-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
    if run.hasBaseline {
      // The tool takes each entry once a run, the server once a theme, so all are in the file.
      _ = try ProgramRun([BuiltProducts.tool.path, "baseline", "write"] + names, in: folder)
      files["themec-baseline.json"] = Array(try Data(contentsOf: folder.appending(path: "themec-baseline.json")))
    }
    let served = try self.served(files, run)
    let told = try self.told(names, in: folder, run, besides: served)
    expect(told.count > (run.hasBaseline ? 0 : 100), "\(told.count)")
    let (missing, more) = (told.subtracting(served).sorted(), served.subtracting(told).sorted())
    expectEqual(missing.prefix(3), [], "not of the server")
    // Each file of a ring closes it for a theme that begins in the next one.
    expectEqual(more.filter { $0.code != "import-cycle" }.prefix(3), [], "of the server alone")
  }

  /// The findings of `themec lint`.
  private func told(_ names: [String], in folder: URL, _ run: Settings, besides served: Set<Finding>) throws -> Set<
    Finding
  > {
    let words = run.hasBaseline && !run.json.contains("baseline") ? ["--baseline", "themec-baseline.json"] : []
    let lint = try ProgramRun(
      [BuiltProducts.tool.path, "lint", "--format", "json"] + words + names, in: folder)
    let report = try #require(try JSONSerialization.jsonObject(with: lint.output) as? [String: Any], "\(lint.errors)")
    let diagnostics = report["diagnostics"] as? [[String: Any]] ?? []
    return Set(
      diagnostics.flatMap { finding -> [Finding] in
        let code = finding["code"] as? String ?? ""
        let severity = ["error": 1, "warning": 2, "note": 3][finding["severity"] as? String ?? ""]
        let places = [finding["location"] ?? ""] + (finding["places"] as? [Any] ?? [])
        let notes = finding["notes"] as? [String] ?? []
        let help = finding["help"] as? [String] ?? []
        let text = [finding["message"] as? String ?? ""] + notes + help.map { "help: \($0)" }
        return places.map { place in
          // Editors show no place without width, so one at the end of a line begins a character earlier.
          let candidates = [0, 1].map { step in
            Finding(
              place: Self.place(place, before: step), code: code, severity: severity ?? 0,
              text: Self.text(text.joined(separator: "\n"), code, severity ?? 0))
          }
          return candidates.first(where: served.contains) ?? candidates[0]
        }
      })
  }

  /// `name.nss:3:7`, from a place of a report: its start, or if it has no width a step before that.
  private static func place(_ place: Any, before step: Int) -> String {
    let place = (place as? [String: Any]).map { $0["location"] as? [String: Any] ?? $0 }
    let (start, end) = (place?["start"] as? [String: Any], place?["end"] as? [String: Any])
    let isEmpty = start?["offset"] as? Int == end?["offset"] as? Int
    let column = (start?["utf16Column"] as? Int ?? 0) - (isEmpty ? step : 0)
    return "\(place?["file"] as? String ?? ""):\(start?["line"] as? Int ?? 0):\(column)"
  }

  /// The findings that the server has for a client that asks about the workspace.
  private func served(_ files: [String: [UInt8]], _ run: Settings) throws -> Set<Finding> {
    let session = TestSession(
      bytes: Dictionary(uniqueKeysWithValues: files.map { ("/t/\($0)", $1) }),
      capabilities: ["textDocument": ["diagnostic": [:] as [String: Any]]],
      options: run.hasBaseline && !run.json.contains("baseline") ? ["baseline": "themec-baseline.json"] : [:])
    let id = session.begin("workspace/diagnostic", ["previousResultIds": [Any]()])
    session.settle()
    let answer = try #require(session.answers[id]?["result"] as? [String: Any])
    let items = answer["items"] as? [[String: Any]] ?? []
    return Set(
      items.flatMap { item -> [Finding] in
        let name = (item["uri"] as? String ?? "").split(separator: "/").last ?? ""
        return (item["items"] as? [[String: Any]] ?? []).map { finding in
          let start = (finding["range"] as? [String: Any])?["start"] as? [String: Int]
          let code = finding["code"] as? String ?? ""
          let severity = finding["severity"] as? Int ?? 0
          return Finding(
            place: "\(name):\((start?["line"] ?? 0) + 1):\((start?["character"] ?? 0) + 1)", code: code,
            severity: severity, text: Self.text(finding["message"] as? String ?? "", code, severity))
        }
      })
  }

  /// The text of a finding; none where a report has one finding for many places, and an editor one at each.
  private static func text(_ text: String, _ code: String, _ severity: Int) -> String {
    let isOfOwnClass = code == "unknown-property" && severity == 3 && !text.contains("help: ")
    let isMerged = code == "unknown-property" && (text.contains(" unknown: ") || text.contains(" is unknown"))
    return code == "undeclared-class" || isOfOwnClass || isMerged ? "" : text
  }
}
