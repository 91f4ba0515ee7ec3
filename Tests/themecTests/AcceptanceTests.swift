import Testing

/// Findings that comments and baselines accept.
@Suite struct AcceptanceTests {
  private func sandbox(_ text: String) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(text, to: "themes/a.nss")
    return sandbox
  }

  /// The codes that `lint` reports.
  private func codes(_ sandbox: Sandbox, _ options: String = "themes/a.nss") throws -> [String] {
    let output = try sandbox.shell("themec lint --format concise \(options)").output
    return output.split(separator: "\n").compactMap { line in
      line.split(separator: "[").last.map { String($0.dropLast()) }
    }
  }

  @Test func aCommentAcceptsAFinding() throws {
    let sandbox = try sandbox(
      """
      Label {
        font-size: 17px; /* themec-disable-line unit-suffix -- the designers write it so */
        width: 3px;
      }
      """)
    #expect(try codes(sandbox) == ["unit-suffix"])
    #expect(try codes(sandbox, "--require-reasons themes/a.nss") == ["unit-suffix"])
    let sarif = try sandbox.shell("themec lint --format sarif --show-suppressed themes/a.nss")
      .output
    #expect(sarif.contains("\"justification\": \"the designers write it so\""))
    #expect(sarif.split(separator: "\"ruleId\"").count == 3)
  }

  @Test func anUnusedCommentIsReported() throws {
    let sandbox = try sandbox("/* themec-disable-file unit-suffix */\nLabel { font-size: 17; }")
    #expect(try codes(sandbox) == ["unused-suppression"])
    #expect(try codes(sandbox, "-W unit-suffix=off themes/a.nss") == [])
    #expect(try codes(sandbox, "-W unused-suppression=off themes/a.nss") == [])
  }

  @Test func aBaselineAcceptsWhatIsKnown() throws {
    let sandbox = try sandbox("Label { font-size: 17px; width: 3px; }\n")
    let write = try sandbox.run("baseline", "write", "themes/a.nss")
    #expect(write.code == 0 && write.errors == "accepted 2 findings in themec-baseline.json\n")
    let file = "--baseline themec-baseline.json"
    #expect(try codes(sandbox, "\(file) themes/a.nss") == [])
    // Another folder, another order and another layout are the same findings; one more is not.
    try sandbox.write(
      "\n\nLabel\n{ width : 3px;\n font-size: 17px; height: 5px; }\n", to: "moved/b.nss")
    #expect(try codes(sandbox, "\(file) moved/b.nss") == ["unit-suffix"])
    let diff = try sandbox.run("baseline", "diff", "moved/b.nss")
    #expect(diff.code == 1 && diff.output == "new   unit-suffix: Label | height | 5px\n")
    #expect(try sandbox.run("baseline", "diff", "themes/a.nss").code == 0)
  }

  @Test func aBaselineIsPruned() throws {
    let sandbox = try sandbox("Label { font-size: 17px; width: 3px; }\n")
    #expect(try sandbox.run("baseline", "write", "themes/a.nss").code == 0)
    try sandbox.write("Label { font-size: 17px; width: 3; }\n", to: "themes/a.nss")
    #expect(
      try sandbox.run("baseline", "diff", "themes/a.nss").output
        == "gone  unit-suffix: Label | width | 3px\n")
    let prune = try sandbox.run("baseline", "prune", "themes/a.nss")
    #expect(prune.errors == "dropped 1 finding from themec-baseline.json\n")
    #expect(try sandbox.run("baseline", "diff", "themes/a.nss").code == 0)
  }

  @Test func aBaselineThatCannotBeReadIsAFailure() throws {
    let sandbox = try sandbox("Label { font-size: 17px; }\n")
    #expect(try sandbox.run("lint", "--baseline", "none.json", "themes/a.nss").code == 2)
    try sandbox.write("{\n  \"format\": \"other\"\n}\n", to: "other.json")
    let result = try sandbox.run("lint", "--baseline", "other.json", "themes/a.nss")
    #expect(result.code == 2 && result.errors.hasPrefix("error: other.json:1:1: not a baseline\n"))
    let clash = try sandbox.run(
      "lint", "--baseline", "other.json", "--report", "json:other.json", "themes/a.nss")
    #expect(clash.code != 0 && sandbox.read("other.json")?.contains("other") == true)
  }

  // MARK: - Built-in themes

  /// A mistake that a definition causes in a built-in theme counts like a finding in the user's own file.
  @Test func findingsInABuiltInThemeCountAtTheirCause() throws {
    let sandbox = try sandbox("@import \"themec:NUI\";\n@accent: #FFEB3B;\n")
    let theme = "-W contrast=warning themes/a.nss"
    #expect(try codes(sandbox, theme) == ["low-contrast"])
    #expect(try sandbox.shell("themec lint --strict \(theme)").code == 1)
    #expect(try sandbox.shell("themec lint -W contrast=error themes/a.nss").code == 1)
    let table = try sandbox.shell(
      "themec lint --only contrast -W contrast=error --format table themes/a.nss")
    #expect(table.code == 1 && table.output.contains("5 fail"))
    for format in [
      "json", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown",
    ] {
      let report = try sandbox.shell("themec lint --format \(format) \(theme)").output
      #expect(report.contains("a.nss") && report.contains("a contrast of 1.01"), "\(format)")
    }
    let page = try sandbox.shell("themec preview --text-size large -o - \(theme)").output
    #expect(page.contains("has a contrast of 1.01") && !page.contains("Nothing to report"))
    let write = try sandbox.shell("themec baseline write \(theme)")
    #expect(write.errors == "accepted 1 finding in themec-baseline.json\n")
    #expect(try codes(sandbox, "--baseline themec-baseline.json \(theme)") == [])
    try sandbox.write(
      """
      @import "themec:NUI";
      /* themec-disable-next-line low-contrast -- the brand's own */
      @accent: #FFEB3B;

      """, to: "themes/a.nss")
    #expect(try codes(sandbox, theme) == [])
  }
}
