import TestSupport
import Testing
import ThemeProject
import ThemeReports

/// What a project says once for all commands.
@Suite struct ProjectSettingsTests {
  private func run(_ settings: String, _ command: String) throws -> (code: Int32, lines: [String]) {
    let sandbox = try Sandbox()
    try sandbox.write("{\"root\": true, \(settings)}", to: "themec.json")
    try sandbox.write("Label { font-size: 17px; glow: 3; }\n", to: "a.nss")
    let result = try sandbox.shell(command)
    return (result.code, result.output.split(separator: "\n").map(String.init))
  }

  @Test func theKeysAreFollowed() throws {
    let lint = "themec lint a.nss"
    expectEqual(try run(#""strict": false"#, lint).code, 0)
    expectEqual(try run(#""strict": true"#, lint).code, 1)
    expectEqual(try run(#""strict": true"#, "themec build a.nss").code, 1)
    expectEqual(try run(#""maxWarnings": 1"#, lint).code, 1)
    expectEqual(try run(#""maxWarnings": 2"#, lint).code, 0)
    expectEqual(try run(#""maxWarnings": 0"#, lint + " --max-warnings 5").code, 0)
    let concise = try run(#""report": "concise""#, lint).lines
    expect(concise.count == 2 && concise.allSatisfy { $0.hasPrefix("a.nss:1:") }, "\(concise)")
    expect(try run(#""report": "concise""#, lint + " --format json").lines.first == "{")
    let known = "themec baseline write a.nss && themec lint --strict a.nss"
    expectEqual(try run(#""baseline": "known.json""#, known).code, 0)
    expectEqual(try run(#""baseline": "known.json""#, lint).code, 2)
    expectEqual(try run(#""baseline": "../known.json""#, lint).code, 2)
    for wrong in [
      #""strict": 1"#, #""maxWarnings": -1"#, #""maxWarnings": "2""#, #""report": "x.txt""#, #""baseline": []"#,
    ] {
      expectEqual(try run(wrong, lint).code, 2, "\(wrong)")
    }
  }

  /// The help about a baseline that is missing can be pasted, and mends it.
  @Test(arguments: ["known.json", "in ci/it's.json"]) func aMissingBaselineIsWrittenByItsHelp(path: String) throws {
    for (settings, option) in [("\"baseline\": \"\(path)\"", ""), ("\"strict\": false", " --baseline \"\(path)\"")] {
      let sandbox = try Sandbox()
      try sandbox.write("{\"root\": true, \(settings)}", to: "themec.json")
      try sandbox.write("Label { font-size: 17px; }\n", to: "the app/a.nss")
      let lint = "themec lint --strict\(option) 'the app/a.nss'"
      let missing = try sandbox.shell(lint)
      let help = missing.errors.split(separator: "\n").last?.dropFirst("  help: write it: ".count) ?? ""
      expect(missing.code == 2 && help.contains("themec baseline write --baseline "), "\(missing.errors)")
      try expectEqual(sandbox.shell(String(help)).code, 0)
      try expectEqual(sandbox.shell(lint).code, 0)
    }
  }

  @Test func theFormatsAreThoseOfReports() { expectEqual(ConfigurationKey.reports, ReportFormat.names) }
}
