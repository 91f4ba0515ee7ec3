import TestSupport
import Testing
import ThemeBase

/// Comments that accept what is found: written by `baseline write --as-comments`, left aside by `--ignore-suppressions`.
@Suite struct AcceptingCommentTests {
  private func lint(_ sandbox: Sandbox, _ words: String) throws -> [String] {
    let lines = try sandbox.shell("themec lint --format concise \(words)").output.split(separator: "\n")
    return lines.compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } }
  }

  @Test func commentsStandWhereTheFindingsAre() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "Label { font-size: 17px; font-size: 18px; }\r\nOwn {\r\n  font-size:\r\n    3px;\r\n}\r\nButton { font-size nosuch; }\r\n",
      to: "a.nss")
    let run = try sandbox.run("baseline", "write", "--as-comments", "a.nss")
    expect(run.code == 0 && run.errors.hasPrefix("accepted 6 findings in comments of 1 file\n"), "\(run.errors)")
    expect(run.errors.contains("left out 2 findings: "))
    expectEqual(
      sandbox.read("a.nss"),
      """
      /* themec-disable-next-line repeated-property, unit-suffix -- known */\r
      Label { font-size: 17px; font-size: 18px; }\r
      /* themec-disable-next-line undeclared-class -- known */\r
      Own {\r
        /* themec-disable-next-line unit-suffix -- known */\r
        font-size:\r
          3px;\r
      }\r
      /* themec-disable-next-line lost-stylesheet -- known */\r
      Button { font-size nosuch; }\r

      """)
    try expectEqual(lint(sandbox, "--require-reasons a.nss"), ["missing-colon", "invalid-value"])
    try expectEqual(lint(sandbox, "--ignore-suppressions a.nss").count, 6)
    // A second run finds nothing to accept.
    expect(try sandbox.run("baseline", "write", "--as-comments", "a.nss").errors.hasPrefix("accepted 0 findings"))
    expect(try sandbox.shell("themec baseline write --as-comments --baseline b.json a.nss").code == 64)
    expect(try sandbox.shell("themec baseline prune --as-comments a.nss").code == 64)
  }

  /// Of every code, and of sheets that people wrote, only errors are left, and nothing means something else.
  @Test func whatCanBeAcceptedIsAccepted() throws {
    let sandbox = try Sandbox()
    for code in DiagnosticCode.allCases { try sandbox.write(code.explanation.wrong, to: "old/\(code.rawValue).nss") }
    for name in RealSheets.names.prefix(12) {
      try sandbox.write(RealSheets.bytes(of: name), to: "old/sheet-\(name).nss")
    }
    let run = try sandbox.shell("cp -r old new && themec baseline write --as-comments new")
    expectEqual(run.code, 0, "\(run.errors)")
    let rest = try sandbox.shell("themec lint --format concise new").output.split(separator: "\n")
    // No comment can stand in a comment, or before a mark of version control.
    let reasons = [": error: ", "-suppression]", "[comment-in-comment]", "conflict marker"]
    let idle = rest.filter { line in !reasons.contains { line.contains($0) } }
    expectEqual(idle, [])
    let before = try sandbox.shell("themec lint --format concise old | grep -c -- '-suppression]'").output
    expectEqual(String(rest.count { $0.hasSuffix("-suppression]") }) + "\n", before)
    let difference = try sandbox.shell("themec diff old new")
    expect(difference.output.isEmpty && difference.errors.contains("\n0 of "), "\(difference.output)")
  }
}
