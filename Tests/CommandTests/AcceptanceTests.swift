import TestSupport
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
    try expectEqual(codes(sandbox), ["unit-suffix"])
    try expectEqual(codes(sandbox, "--require-reasons themes/a.nss"), ["unit-suffix"])
    let sarif = try sandbox.shell("themec lint --format sarif --show-suppressed themes/a.nss").output
    expect(sarif.contains("\"justification\": \"the designers write it so\""))
    expectEqual(sarif.split(separator: "\"ruleId\"").count, 3)
  }

  /// What one target finds, a run for another one leaves accepted.
  @Test func aCommentForAnotherTargetStays() throws {
    let text = "Label { font-size: 17; } /* themec-disable-line rules-not-read -- Ann wants it so */\n"
    let sandbox = try sandbox(text)
    for options in ["", "--target nui", "--portable nui", "--portable fiori-swiftui"] {
      let run = try sandbox.shell("themec lint --fix --unsafe-fixes \(options) themes/a.nss")
      #expect(run.code == 0 && sandbox.read("themes/a.nss") == text, "\(options)")
    }
  }

  @Test func theOnlyCommentOfAFileIsFixed() throws {
    let sandbox = try sandbox("Label { font-size: 17; } /* themec-disable-line unit-suffix */\n")
    #expect(try sandbox.shell("themec lint --fix themes/a.nss").code == 0)
    #expect(try #require(sandbox.read("themes/a.nss")).hasPrefix("Label { font-size: 17; }"))
    #expect(try codes(sandbox) == [] && sandbox.read("themes/a.nss")?.contains("themec") == false)
  }

  @Test func anUnusedCommentIsReported() throws {
    let sandbox = try sandbox("/* themec-disable-file unit-suffix */\nLabel { font-size: 17; }")
    try expectEqual(codes(sandbox), ["unused-suppression"])
    try expectEqual(codes(sandbox, "-W unit-suffix=off themes/a.nss"), [])
    try expectEqual(codes(sandbox, "-W unused-suppression=off themes/a.nss"), [])
  }

  private static let accepted = "accepted 2 findings in themec-baseline.json\n2  warning  unit-suffix\n"

  @Test func aBaselineAcceptsWhatIsKnown() throws {
    let sandbox = try sandbox("Label { font-size: 17px; width: 3px; }\n")
    let write = try sandbox.run("baseline", "write", "themes/a.nss")
    expect(write.code == 0 && write.errors == Self.accepted)
    let file = "--baseline themec-baseline.json"
    try expectEqual(codes(sandbox, "\(file) themes/a.nss"), [])
    // Another folder, another order and another layout are the same findings; one more is not.
    try sandbox.write("\n\nLabel\n{ width : 3px;\n font-size: 17px; height: 5px; }\n", to: "moved/b.nss")
    try expectEqual(codes(sandbox, "\(file) moved/b.nss"), ["unit-suffix"])
    let diff = try sandbox.run("baseline", "diff", "moved/b.nss")
    expect(diff.code == 1 && diff.output == "new   unit-suffix: Label | height | 5px\n")
    try expectEqual(sandbox.run("baseline", "diff", "themes/a.nss").code, 0)
  }

  @Test func aBaselineIsPruned() throws {
    let sandbox = try sandbox("Label { font-size: 17px; width: 3px; }\n")
    try expectEqual(sandbox.run("baseline", "write", "themes/a.nss").code, 0)
    try sandbox.write("Label { font-size: 17px; width: 3; }\n", to: "themes/a.nss")
    try expectEqual(sandbox.run("baseline", "diff", "themes/a.nss").output, "gone  unit-suffix: Label | width | 3px\n")
    let prune = try sandbox.run("baseline", "prune", "themes/a.nss")
    expectEqual(prune.errors, "dropped 1 finding from themec-baseline.json\n")
    try expectEqual(sandbox.run("baseline", "diff", "themes/a.nss").code, 0)
  }

  /// An old theme: errors of syntax and of values, findings about comments, and an import that leads nowhere.
  private static let oldTheme = """
    /* themec-disable-file empty-rule, missing-semicolon */
    Button {
      font-color: nui_ignore
      font-size: large;
    }
    Foo { blur: 3; }

    """

  @Test func errorsAreAcceptedToo() throws {
    let sandbox = try sandbox(Self.oldTheme)
    let before = try codes(sandbox)
    expect(Set(before).isSuperset(of: ["missing-semicolon", "unknown-color", "invalid-value"]))
    expectEqual(before.filter { $0 == "unused-suppression" }.count, 2)
    let write = try sandbox.run("baseline", "write", "themes/a.nss")
    expectEqual(write.code, 0)
    expect(write.errors.hasPrefix("accepted \(before.count) findings in themec-baseline.json\n"))
    for command in ["lint", "build", "build --emit swift", "build --check"] {
      let run = try sandbox.shell("themec \(command) --strict --baseline themec-baseline.json themes/a.nss 2>&1")
      expect(run.code == 0 && !run.output.contains("error"), "\(command): \(run.output)")
    }
    // A new mistake fails both, and nothing is written.
    try sandbox.write(Self.oldTheme + "Label { font-color: nosuch; }\n", to: "themes/a.nss")
    try expectEqual(codes(sandbox, "--baseline themec-baseline.json themes/a.nss"), ["unknown-color"])
    let table = sandbox.bytes("themes/a.nsst")
    let build = try sandbox.run("build", "--baseline", "themec-baseline.json", "themes/a.nss", "-o", "themes/a.nsst")
    expect(build.code == 1 && sandbox.bytes("themes/a.nsst") == table)
  }

  /// Lint's summary, its reports, the baseline's message and the head of the page have one number.
  @Test func everybodyCountsTheSame() throws {
    let sandbox = try sandbox("A { x: 1; }\nB { y: 2; }\nC { }\nD { }\nLabel { font-size: 3px; }\n")
    let lint = try sandbox.run("lint", "themes/a.nss").output
    expect(lint.hasSuffix("\nwarning: 1 warning, 4 notes\n"), "\(lint)")
    // The empty rules are one line.
    try expectEqual(codes(sandbox).count, 4)
    let write = try sandbox.run("baseline", "write", "themes/a.nss")
    expect(write.errors.hasPrefix("accepted 5 findings in "))
    let page = try sandbox.shell("themec preview --text-size large -o - themes/a.nss").output
    expect(page.contains("<a href=\"#findings\">1 warning, 4 notes</a>"))
  }

  @Test func filesThatAreNotReadAreLeftOut() throws {
    let sandbox = try sandbox("@import \"none.nss\";\nLabel { font-size: 17px; }\n")
    let write = try sandbox.run("baseline", "write", "themes/a.nss")
    expectEqual(
      write.errors,
      """
      accepted 1 finding in themec-baseline.json
      1  warning  unit-suffix
      left out 1 finding about files that are not read
      1  error    import-not-found

      """)
    try expectEqual(codes(sandbox, "--baseline themec-baseline.json themes/a.nss"), ["import-not-found"])
    let build = try sandbox.run("build", "--baseline", "themec-baseline.json", "themes/a.nss")
    expect(build.code == 1 && sandbox.bytes("themes/a.nsst") == nil)
  }

  /// The undeclared classes of a file are one finding, but each is accepted by itself.
  @Test func oneOfManyClassesIsAccepted() throws {
    let sandbox = try sandbox(
      """
      Meadow { font-size: 1; }
      Hill { font-size: 1; } /* themec-disable-line undeclared-class -- ours */
      River { font-size: 1; }
      """)
    func lint(_ options: String = "themes/a.nss") throws -> String {
      try sandbox.shell("themec lint --report concise \(options)").output
    }
    let left = "2 classes are declared by no component: 'Meadow' and 'River'"
    expect(try lint().contains(left))
    try sandbox.write("@import \"a.nss\";\nLake { font-size: 1; }\n", to: "themes/b.nss")
    let both = try lint("themes/a.nss themes/b.nss")
    expect(both.contains("3 classes are declared by no component: 'Meadow', 'River' and 'Lake'"), "\(both)")
    expect(
      try lint("-W undeclared-class=error themes/a.nss").contains(
        "error: 2 classes are declared by no component: 'Meadow' and 'River'"))
    _ = try sandbox.run("baseline", "write", "themes/a.nss")
    try sandbox.write("Meadow { font-size: 1; } Marsh { font-size: 1; }", to: "themes/a.nss")
    let new = try lint("--baseline themec-baseline.json themes/a.nss")
    expect(new.contains("no component declares the class 'Marsh'") && !new.contains("Meadow"))
  }

  @Test func theLevelOfAFindingDecides() throws {
    let sandbox = try sandbox(
      """
      Foo { blur: 3; /* themec-disable-line unknown-property -- ours */ }
      Button { font-color: nui_ignore; /* themec-disable-line unknown-color -- ours */ }
      """)
    try expectEqual(codes(sandbox), ["undeclared-class", "unknown-color", "unused-suppression"])
    try expectEqual(codes(sandbox, "-W unknown-color=warning themes/a.nss"), ["undeclared-class"])
  }

  @Test func aBaselineThatCannotBeReadIsAFailure() throws {
    let sandbox = try sandbox("Label { font-size: 17px; }\n")
    try expectEqual(sandbox.run("lint", "--baseline", "none.json", "themes/a.nss").code, 2)
    try sandbox.write("{\n  \"format\": \"other\"\n}\n", to: "other.json")
    let result = try sandbox.run("lint", "--baseline", "other.json", "themes/a.nss")
    expect(result.code == 2 && result.errors.hasPrefix("error: other.json:1:1: not a baseline\n"))
    let clash = try sandbox.run("lint", "--baseline", "other.json", "--report", "json:other.json", "themes/a.nss")
    expect(clash.code != 0 && sandbox.read("other.json")?.contains("other") == true)
  }

  // MARK: - Built-in themes

  /// A mistake that a definition causes in a built-in theme counts like a finding in the user's own file.
  @Test func findingsInABuiltInThemeCountAtTheirCause() throws {
    let sandbox = try sandbox("@import \"themec:NUI\";\n@accent: #FFEB3B;\n")
    let theme = "-W contrast=warning themes/a.nss"
    try expectEqual(Set(codes(sandbox, theme)), ["low-contrast"])
    try expectEqual(sandbox.shell("themec lint --strict \(theme)").code, 1)
    try expectEqual(sandbox.shell("themec lint -W contrast=error themes/a.nss").code, 1)
    let table = try sandbox.shell("themec lint --only contrast -W contrast=error --format table themes/a.nss")
    expect(table.code == 1 && table.output.contains("9 fail"))
    for format in ["json", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown"] {
      let report = try sandbox.shell("themec lint --format \(format) \(theme)").output
      expect(report.contains("a.nss") && report.contains("a contrast of 1.01"), "\(format)")
    }
    let page = try sandbox.shell("themec preview --text-size large -o - \(theme)").output
    expect(page.contains("has a contrast of 1.01") && !page.contains("Nothing to report"))
    let write = try sandbox.shell("themec baseline write \(theme)")
    expect(write.errors.hasSuffix("  warning  low-contrast\n"), "\(write.errors)")
    try expectEqual(codes(sandbox, "--baseline themec-baseline.json \(theme)"), [])
    try sandbox.write(
      """
      @import "themec:NUI";
      /* themec-disable-next-line low-contrast -- the brand's own */
      @accent: #FFEB3B;

      """, to: "themes/a.nss")
    try expectEqual(codes(sandbox, theme), [])
  }
}
