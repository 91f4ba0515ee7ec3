import Foundation
import TestSupport
import Testing
import ThemeBase

/// Every format of a report has the same findings: path, line, code and level.
@Suite struct ReportAgreementTests {
  private static let settings = [
    "--isolated", "--target nui", "--target fiori-uikit -W contrast=warning",
    "--target fiori-swiftui --portable nui,fiori-swiftui", "--registry classes.txt",
    "-W portability=off -W undeclared-class=error", "--baseline known.json", "--app App",
  ]

  /// A finding as the formats have it in common.
  private struct Finding: Hashable, Comparable, CustomStringConvertible {
    var path: String
    var line: Int
    var code: String
    /// The first letter of the level.
    var level: Character

    var description: String { "\(path):\(line): \(level) \(code)" }
    static func < (left: Finding, right: Finding) -> Bool { left.description < right.description }

    init(_ path: some StringProtocol, _ line: Int, _ code: some StringProtocol, _ level: Character) {
      (self.path, self.line, self.code, self.level) = (String(path), line, String(code), level)
    }
  }

  @Test(arguments: settings) func formatsAgree(options: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("@class ButtonBuy : Button;\n", to: "classes.txt")
    try sandbox.write("let a = UIButton()\na.nuiClass = \"Mine\"\n", to: "App/A.swift")
    try sandbox.write("Button {\n font-colour: red\n font-size: 1; }", to: "slip.nss")
    // More examples make up for the real sheets where there are none.
    let step = RealSheets.names.isEmpty ? 1 : 4
    for (number, code) in DiagnosticCode.allCases.enumerated() where number.isMultiple(of: step) {
      try sandbox.write(code.explanation.wrong, to: "code\(number).nss")
    }
    for name in RealSheets.names.prefix(6) { try sandbox.write(try RealSheets.bytes(of: name), to: "\(name).nss") }
    _ = try sandbox.shell("themec baseline write code1*.nss --baseline known.json")
    let formats = ["json", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown"]
    let reports = formats.map { "--report \($0):r.\($0)" }.joined(separator: " ")
    let run = try sandbox.shell(
      "themec lint \(options) --report concise:r.concise --report text:r.text \(reports) *.nss")
    expectEqual(run.code, 1, "\(run.errors)")
    let expected = try json(sandbox)
    expect(expected.count > 40)
    for (format, found) in [
      ("sarif", try sarif(sandbox)), ("github", try github(text(sandbox, "github"))),
      ("gitlab", try gitlab(sandbox)), ("checkstyle", checkstyle(try text(sandbox, "checkstyle"))),
      ("rdjson", try rdjson(sandbox)), ("markdown", markdown(try text(sandbox, "markdown"))),
      ("junit", junit(try text(sandbox, "junit"))),
    ] { expectEqual(found.sorted(), expected.sorted(), "\(format)") }
    // Reports for people show some findings together.
    let levels = Set(expected.map { "\($0.level) \($0.code)" })
    try expectEqual(Set(concise(text(sandbox, "concise")).map { "\($0.level) \($0.code)" }), levels)
    let shown = try text(sandbox, "text").matches(of: #/(?m)^(error|warning|note)\[(.+?)\]:/#)
    expectEqual(Set(shown.map { "\($0.1.prefix(1)) \($0.2)" }), levels)
  }

  private func text(_ sandbox: Sandbox, _ format: String) throws -> String { try #require(sandbox.read("r.\(format)")) }

  private func object(_ sandbox: Sandbox, _ format: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try #require(sandbox.bytes("r.\(format)"))))
  }

  private func concise(_ text: String) throws -> [Finding] {
    try text.split(separator: "\n").map { line in
      let match = try #require(line.firstMatch(of: /^(.+?):(\d+):\d+: (\w)\w+: .*\[([a-z-]+)\]$/))
      return Finding(match.1, Int(match.2) ?? 0, match.4, match.3.first ?? " ")
    }
  }

  private func json(_ sandbox: Sandbox) throws -> [Finding] {
    let report = try object(sandbox, "json") as? [String: Any]
    return (report?["diagnostics"] as? [[String: Any]] ?? []).map { finding in
      let place = finding["location"] as? [String: Any]
      let start = place?["start"] as? [String: Any]
      return Finding(
        place?["file"] as? String ?? "", start?["line"] as? Int ?? 0, finding["code"] as? String ?? "",
        (finding["severity"] as? String)?.first ?? " ")
    }
  }

  private func sarif(_ sandbox: Sandbox) throws -> [Finding] {
    let runs = (try object(sandbox, "sarif") as? [String: Any])?["runs"] as? [[String: Any]]
    return (runs?.first?["results"] as? [[String: Any]] ?? []).map { result in
      let locations = result["locations"] as? [[String: Any]]
      let place = locations?.first?["physicalLocation"] as? [String: Any]
      let uri = (place?["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
      return Finding(
        uri.removingPercentEncoding ?? "", (place?["region"] as? [String: Any])?["startLine"] as? Int ?? 0,
        result["ruleId"] as? String ?? "", (result["level"] as? String)?.first ?? " ")
    }
  }

  private func github(_ text: String) throws -> [Finding] {
    try text.split(separator: "\n").filter { $0.hasPrefix("::") }.map { line in
      let match = try #require(line.firstMatch(of: /^::(\w)\w+ file=(.+?),line=(\d+),.*?title=([a-z-]+)::/))
      return Finding(match.2, Int(match.3) ?? 0, match.4, match.1.first ?? " ")
    }
  }

  private func gitlab(_ sandbox: Sandbox) throws -> [Finding] {
    (try object(sandbox, "gitlab") as? [[String: Any]] ?? []).map { finding in
      let place = finding["location"] as? [String: Any]
      let level = ["critical": "e", "major": "w", "info": "n"][finding["severity"] as? String ?? ""]
      return Finding(
        place?["path"] as? String ?? "", (place?["lines"] as? [String: Int])?["begin"] ?? 0,
        finding["check_name"] as? String ?? "", level?.first ?? " ")
    }
  }

  private func checkstyle(_ text: String) -> [Finding] {
    var path: Substring = ""
    return text.split(separator: "\n").compactMap { line in
      if let match = line.firstMatch(of: /<file name="(.*?)"/) { path = match.1 }
      guard let match = line.firstMatch(of: /<error line="(\d+)".*? severity="(\w).*? source="themec\.(.+?)"/) else {
        return nil
      }
      return Finding(path, Int(match.1) ?? 0, match.3, match.2 == "i" ? "n" : match.2.first ?? " ")
    }
  }

  /// JUnit has no levels but of failures: the text of each tells its own, and what is none is a note.
  private func junit(_ text: String) -> [Finding] {
    var result: [Finding] = []
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(of: /<testcase name="([a-z-]+) (\d+):.*?classname="(.*?)"/) {
        result.append(Finding(match.3, Int(match.2) ?? 0, match.1, "n"))
      }
      if let match = line.firstMatch(of: /:\d+:\d+: (error|warning):/), !result.isEmpty, line.contains("<failure") {
        result[result.count - 1].level = match.1.first ?? " "
      }
    }
    return result
  }

  private func rdjson(_ sandbox: Sandbox) throws -> [Finding] {
    let report = try object(sandbox, "rdjson") as? [String: Any]
    return (report?["diagnostics"] as? [[String: Any]] ?? []).map { finding in
      let place = finding["location"] as? [String: Any]
      let start = (place?["range"] as? [String: Any])?["start"] as? [String: Any]
      let level = ["ERROR": "e", "WARNING": "w", "INFO": "n"][finding["severity"] as? String ?? ""]
      return Finding(
        place?["path"] as? String ?? "", start?["line"] as? Int ?? 0,
        (finding["code"] as? [String: Any])?["value"] as? String ?? "", level?.first ?? " ")
    }
  }

  private func markdown(_ text: String) -> [Finding] {
    var path: Substring = ""
    return text.split(separator: "\n").compactMap { line in
      if let match = line.firstMatch(of: /^`(.+)`$/) { path = match.1 }
      guard let match = line.firstMatch(of: /^\| (\d+):\d+ \| (\w)\w+ \| `(.+?)` \|/) else { return nil }
      return Finding(path, Int(match.1) ?? 0, match.3, match.2.first ?? " ")
    }
  }
}
