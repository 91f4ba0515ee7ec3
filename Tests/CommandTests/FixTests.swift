import TestSupport
import Testing

/// `themec lint --fix`, `--unsafe-fixes` and `--diff` as people run them.
@Suite struct FixTests {
  private static let theme = """
    @import url("base.nss");
    Label { font-size: 17px, font-color: red; }
    Button { font-sise: 17; }

    """
  private static let safe = """
    @import "base.nss";
    Label { font-size: 17; font-color: red; }
    Button { font-sise: 17; }

    """
  private static let base = "TextField { font-size: 15px; }\n"

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "theme.nss")
    try sandbox.write(Self.base, to: "base.nss")
    return sandbox
  }

  @Test func safeFixesAreWritten() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("lint", "--fix", "theme.nss")
    expectEqual(sandbox.read("theme.nss"), Self.safe)
    expect(result.errors.contains("3 findings fixed in 1 file"))
    // The rest is reported, and decides how the run ends.
    expect(result.output.contains("unknown-property") && !result.output.contains("malformed"))
    expect(try sandbox.run("lint", "--fix", "theme.nss").errors.contains("0 findings fixed"))
  }

  @Test func importedFilesStayUnlessTheyAreNamed() throws {
    let sandbox = try sandbox()
    _ = try sandbox.run("lint", "--fix", "theme.nss")
    expectEqual(sandbox.read("base.nss"), Self.base)
    _ = try sandbox.run("lint", "--fix", "theme.nss", "base.nss")
    expectEqual(sandbox.read("base.nss"), "TextField { font-size: 15; }\n")
  }

  @Test func unsafeFixesAreWrittenOnRequest() throws {
    let sandbox = try sandbox()
    try expectEqual(sandbox.run("lint", "--unsafe-fixes", "theme.nss").code, 0)
    expectEqual(sandbox.read("theme.nss")?.contains("Button { font-size: 17; }"), true)
  }

  @Test func theDifferenceIsShownAndNothingIsWritten() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("lint", "--diff", "theme.nss")
    expectEqual(result.code, 1)
    expectEqual(
      result.output,
      """
      --- theme.nss
      +++ theme.nss
      @@ -1,3 +1,3 @@
      -@import url("base.nss");
      -Label { font-size: 17px, font-color: red; }
      +@import "base.nss";
      +Label { font-size: 17; font-color: red; }
       Button { font-sise: 17; }

      """)
    expectEqual(sandbox.read("theme.nss"), Self.theme)
    try expectEqual(sandbox.run("lint", "--diff", "-", input: "A { width: 3px; }\n").code, 1)
    try expectEqual(sandbox.run("lint", "--diff", "-", input: "Label { width: 3; }\n").code, 0)
  }

  @Test func standardInputGoesToStandardOutputWithItsFixes() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("lint", "--fix", "-", input: Self.theme)
    expect(result.output == Self.safe && result.errors.contains("3 findings fixed in 1 file"))
    expect(result.errors.contains("[unknown-property]"))
    let unsafe = try sandbox.run("lint", "--unsafe-fixes", "-", input: Self.theme)
    expect(unsafe.code == 0 && unsafe.output.contains("Button { font-size: 17; }"))
    // What has no fix, or is broken, comes as it is.
    for text in ["", "Label { font-size: 3; }", "Label {\r\n  } }", "Label { font-size: nosuch"] {
      try expectEqual(sandbox.run("lint", "--fix", "-", input: text).output, text)
    }
    let both = try sandbox.run("lint", "--fix", "theme.nss", "-", input: Self.theme)
    expect(both.output == Self.safe && sandbox.read("theme.nss") == Self.safe)
    for words in ["--report json:-", "--only contrast --format table"] {
      try expectEqual(sandbox.shell("themec lint --fix \(words) - < theme.nss").code, 64, "\(words)")
    }
  }

  @Test func acceptedFindingsStay() throws {
    let sandbox = try sandbox()
    let theme = "Label {\n  /* themec-disable-next-line unit-suffix */\n  font-size: 17px;\n}\n"
    try sandbox.write(theme, to: "theme.nss")
    try expectEqual(sandbox.run("lint", "--fix", "theme.nss").code, 0)
    expectEqual(sandbox.read("theme.nss"), theme)
  }

  @Test func filesWithOtherErrorsStay() throws {
    let sandbox = try sandbox()
    try sandbox.write("Label { font-size: 17px; : 3; }\n", to: "theme.nss")
    let result = try sandbox.run("lint", "--fix", "theme.nss")
    expectEqual(result.code, 1)
    expect(result.errors.contains("1 file has errors of syntax and stays as it is"))
    expectEqual(sandbox.read("theme.nss"), "Label { font-size: 17px; : 3; }\n")
  }

  // MARK: Reports

  /// The report is on a full device, so the stylesheet stays as it was.
  @Test func fixesAndReportsAreOneTransaction() throws {
    let sandbox = try sandbox()
    let good = try sandbox.run("lint", "--fix", "theme.nss", "--report", "json:r.json")
    expectEqual(sandbox.read("theme.nss"), Self.safe)
    expectEqual(sandbox.read("r.json")?.contains("unknown-property"), true)
    expectEqual(sandbox.read("r.json")?.contains("unit-suffix"), true, "of the file that is imported")
    expectEqual(sandbox.read("r.json")?.contains("missing-semicolon"), false)
    expect(good.output.contains("unknown-property"))
    #if os(Linux)
      try sandbox.write(Self.theme, to: "theme.nss")
      let bad = try sandbox.run("lint", "--fix", "theme.nss", "--report", "json:/dev/full")
      expect(bad.code == 2 && bad.errors.contains("no space left on device"))
      expect(!bad.errors.contains("fixed"))
      expectEqual(sandbox.read("theme.nss"), Self.theme)
    #endif
  }

  @Test func shownFixesAndTheTableHaveReportsInFiles() throws {
    let sandbox = try sandbox()
    let diff = try sandbox.run("lint", "--diff", "theme.nss", "--report", "concise:diff.txt")
    expect(diff.code == 1 && diff.output.hasPrefix("--- theme.nss"))
    let lint = try sandbox.run("lint", "theme.nss", "--format", "concise")
    expect(sandbox.read("diff.txt") == lint.output && !lint.output.isEmpty)
    try sandbox.write("Button { background-color: #FFF; font-color: #EEE; }\n", to: "pale.nss")
    let table = try sandbox.shell("themec lint pale.nss --only contrast --format table --report concise:table.txt")
    expect(table.output.hasPrefix("class "))
    expectEqual(sandbox.read("table.txt")?.contains("[low-contrast]"), true)
    for options in [
      "--diff --report json", "--diff --format json", "--diff --statistics",
      "--only contrast --format table --report json", "--only contrast --format table --diff",
    ] {
      let clash = try sandbox.shell("themec lint theme.nss \(options)")
      expect(clash.code == 64 && clash.output.isEmpty, "\(options)")
      expect(clash.errors.contains("would both be written to"), "\(options): \(clash.errors)")
    }
  }

  // MARK: Contrast

  @Test func theContrastAuditIsATable() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      "Button { background-color: #FFFFFF; font-color: #777777; }\nLabel { font-color: red; }\n", to: "theme.nss")
    let result = try sandbox.run("lint", "--only", "contrast", "--format", "table", "theme.nss")
    expectEqual(
      result.output,
      """
      class   property    on      where  colour   ground   ratio  needs
      Button  font-color  itself  all    #777777  #FFFFFF  4.47   4.5    fails
      Label font-color: the view beneath it is unknown, and it has no background
      1 pair: 1 fail; 1 on an unknown ground

      """)
    expectEqual(result.code, 0)
    let strict = try sandbox.run("lint", "--strict", "--only", "contrast", "--format", "table", "theme.nss")
    expectEqual(strict.code, 1)
    try expectEqual(sandbox.run("lint", "--format", "table", "theme.nss").code, 64)
  }

  @Test func whatFailsComesFirst() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      "Button { background-color: #FFFFFF; font-color: #000000; }\n"
        + "TableCell { background-color: #FFFFFF; font-color: #777777; font-color-selected: #EEEEEE; }\n"
        + "fdlFUIHierarchyIndicator { background-color: #556677; }\n", to: "theme.nss")
    let result = try sandbox.run("lint", "--only", "contrast", "--format", "table", "theme.nss")
    let verdicts = result.output.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").last }
    let failing = verdicts.prefix { $0 == "fails" }
    expect(failing.count > 2 && !verdicts.dropFirst(failing.count).contains("fails"), "\(verdicts)")
    expect(result.output.split(separator: "\n").contains { $0.count > 100 })
  }

  @Test func aFamilyIsOneTable() throws {
    let sandbox = try Sandbox()
    for (name, brand) in [("day", "#0B6E99"), ("sun", "#F0B20B")] {
      try sandbox.write("Button { background-color: \(brand); font-color: white; }\n", to: "\(name).nss")
    }
    try sandbox.write("Control { background-color: white; font-color: black; }\n", to: "none.nss")
    let table = try sandbox.shell("themec lint --only contrast --format table day.nss sun.nss none.nss")
    expectEqual(
      table.output,
      """
      class    property    on      day.nss  sun.nss     none.nss
      Button   font-color  itself  5.66     1.89 fails  -
      Control  font-color  itself  -        -           21.00
      day.nss: 1 pair: 1 pass
      sun.nss: 1 pair: 1 fail
      none.nss: 1 pair: 1 pass

      """)
  }
}
