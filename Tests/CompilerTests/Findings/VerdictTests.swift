import Foundation
import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeReports

/// Every message over the corpus has a verdict: whether its reader can act on it.
///
/// `Fixtures/verdicts.txt` holds a line for each message as a person sees it, repeated findings once: sheet, place, code, `act` or
/// `skip`, and the reason.
@Suite struct VerdictTests {
  private struct Verdict {
    var isWorthActing: Bool
    var reason: String
  }

  @Test(.enabled(if: !RealSheets.names.isEmpty)) func everyMessageHasAVerdict() throws {
    let verdicts = try Self.verdicts()
    var told: Set<String> = []
    for name in RealSheets.names {
      for message in Self.messages(of: try RealSheets.bytes(of: name), named: name) { told.insert(message) }
    }
    let unjudged = told.subtracting(verdicts.keys).sorted()
    let gone = Set(verdicts.keys).subtracting(told).sorted()
    expect(unjudged.isEmpty, "add these lines with a verdict:\n\(unjudged.joined(separator: "\n"))")
    expect(gone.isEmpty, "remove these lines:\n\(gone.joined(separator: "\n"))")
    let worth = verdicts.values.count(where: \.isWorthActing)
    // Leftovers of a file are one message, so those of forks of NUI weigh more.
    expect(worth * 20 >= verdicts.count * 17)
    expect(verdicts.values.allSatisfy { !$0.reason.isEmpty })
  }

  /// The messages of a sheet as a person sees them: sheet, place and code.
  private static func messages(of bytes: [UInt8], named name: String) -> [String] {
    var sources = SourceSet()
    sources.add(path: "\(name).nss", bytes: bytes)
    var setup = ThemeSetup()
    setup.options.target = isOfFiori(name) ? .fioriUIKit : .nui
    let compilation = LintedTheme(sources, setup)
    let findings = Findings(groups: [.init(sources: compilation.sources, diagnostics: compilation.diagnostics)])
    let report = ReportFormat.text.render(findings.triaged, ReportContext())
    var messages: [String] = []
    var code = ""
    for line in String(decoding: report, as: UTF8.self).split(separator: "\n") {
      if let open = line.firstIndex(of: "["), let close = line.firstIndex(of: "]"),
        ["note", "warning", "error"].contains(line[..<open])
      {
        code = String(line[line.index(after: open)..<close])
      } else if let start = line.range(of: "┌ "), !code.isEmpty {
        let place = line[start.upperBound...].split(separator: ":").suffix(2)
        messages.append("\(name) \(place.joined(separator: ":")) \(code)")
        code = ""
      }
    }
    return messages
  }

  /// The sheets of SAP's repositories and of apps of Fiori are read by its runtimes.
  private static func isOfFiori(_ name: String) -> Bool { name.hasPrefix("SAP-") || name.hasPrefix("ckinzig-") }

  private static func verdicts() throws -> [String: Verdict] {
    let path = "Tests/CompilerTests/Fixtures/verdicts.txt"
    var result: [String: Verdict] = [:]
    for line in String(decoding: try Repository.bytes(path), as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 4)
      guard words.count == 5, ["act", "skip"].contains(words[3]) else {
        Issue.record("no verdict: \(line)")
        continue
      }
      result[words[..<3].joined(separator: " ")] = Verdict(isWorthActing: words[3] == "act", reason: String(words[4]))
    }
    return result
  }
}
