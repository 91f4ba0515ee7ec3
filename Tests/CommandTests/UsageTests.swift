import TestSupport
import Testing
import ThemeBase

@testable import themec

/// Wrong usage ends with 64, nothing on standard output and a message that says what to do.
@Suite struct UsageTests {
  /// A command line, its error and the help below it.
  ///
  /// The tool is only started for a mistake that the reader of arguments cannot see.
  private func check(
    _ line: String, says message: String, _ help: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if let failure = answer(to: line.split(separator: " ").map { Argument(String($0)) }) {
      let expected = Failure.usage(message, help: help)
      return expectEqual(failure, expected, sourceLocation: sourceLocation)
    }
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size: 2; }\n", to: "a.nss")
    try sandbox.write("@import \"a.nss\";\n", to: "b.nss")
    let result = try sandbox.shell("themec \(line)")
    expectEqual(result.code, 64, sourceLocation: sourceLocation)
    expect(result.output.isEmpty, sourceLocation: sourceLocation)
    let expected = "error: \(message)\n" + help.map { "  help: \($0)\n" }.joined()
    let said = result.errors.prefix(upTo: result.errors.firstRange(of: "Usage:")?.lowerBound ?? result.errors.endIndex)
    expect(said == expected, sourceLocation: sourceLocation)
    expectEqual(sandbox.names, ["a.nss", "b.nss"], sourceLocation: sourceLocation)
  }

  /// The mistake in the words of a command line, before any file is read; nil if there is none.
  private func answer(to words: [Argument]) -> Failure? {
    guard !words[0].looksLikeOption, words[0] != "help" else { return nil }
    do throws(Failure) {
      guard let command = Command.named(words[0].text) else { throw .unknownCommand(words[0].text) }
      let parsed = try ArgumentParser.parse(words.dropFirst(), for: command)
      for change in parsed.all(.severity) { _ = try ConfigurationRequest.levels(change.text) }
      return nil
    } catch { return error }
  }

  @Test func commandsGetAHint() throws {
    try check("biuld a.nss", says: "unknown command 'biuld'", "did you mean 'themec build'?")
    try check("help biuld", says: "unknown command 'biuld'", "did you mean 'themec build'?")
    try check("fix a.nss", says: "unknown command 'fix'", "did you mean 'themec lint --fix'?")
    try check("check a.nss", says: "unknown command 'check'", "did you mean 'themec lint'?")
    try check("--vers", says: "unknown option '--vers' before the command", "did you mean 'themec --version'?")
    try check("a.nss", says: "unknown command 'a.nss'", "to compile a theme, write 'themec build a.nss'")
    try check(
      "frobnicate", says: "unknown command 'frobnicate'",
      "the commands are \((Command.all.map(\.name) + ["help"]).quotedList("and"))")
    try check(
      "--strict build a.nss", says: "unknown option '--strict' before the command",
      "options follow the command: 'themec build [<options>] <theme> ...'")
  }

  @Test func theUsageFollows() throws {
    let result = try Sandbox().run("build", "--taget=nui", "a.nss")
    expectEqual(
      result.errors,
      """
      error: unknown option '--taget' for 'themec build'
        help: did you mean '--target'?
      Usage: themec build [<options>] <theme> ...
        See 'themec build --help' for more information.

      """)
  }

  @Test func codesAndLevelsAreChecked() throws {
    try check(
      "lint -W missing-coln=off a.nss", says: "unknown diagnostic code 'missing-coln'", "did you mean 'missing-colon'?")
    try check("lint -W zz=off a.nss", says: "unknown diagnostic code 'zz'", "'themec explain' lists the codes")
    try check(
      "lint -W missing-colon a.nss", says: "'-W' needs a code or group and a level: '-W missing-colon=<level>'",
      "the levels are 'off', 'note', 'warning' and 'error'")
    try check(
      "lint -W missing-colon=eror a.nss", says: "'eror' is not a value of '-W missing-colon'", "did you mean 'error'?",
      "the values are 'off', 'note', 'warning' and 'error'")
    try check(
      "explain a.nss", says: "'<class-path>' is missing",
      "name the class to be explained: 'themec explain a.nss Button'")
    try check("explain missing-coln", says: "unknown diagnostic code 'missing-coln'", "did you mean 'missing-colon'?")
  }

  @Test func reportsAreChecked() throws {
    try check(
      "lint --report jsn a.nss", says: "'jsn' is not a value of '--report'", "did you mean 'json'?",
      "the values are 'text', 'concise', 'json', 'sarif', 'github', 'gitlab', 'checkstyle', 'junit', 'rdjson' and 'markdown'"
    )
    try check("lint --report json: a.nss", says: "'--report json:' names no file")
    try check(
      "build --report json:- -o - a.nss", says: "the table and the report would both be written to standard output")
    try check(
      "resolve --report json:- a.nss", says: "the styles and the report would both be written to standard output")
  }

  @Test func nothingThatIsReadIsWrittenOver() throws {
    for output in ["a.nss", "./a.nss", "$PWD/a.nss", ".//./a.nss"] {
      try check(
        "build a.nss -o \(output)", says: "'a.nss' is read by this run and would be written over",
        "write the stylesheet of 'a.nss' elsewhere")
      try check(
        "build - < a.nss -o \(output)", says: "'a.nss' is '<stdin>', which this run reads and would write over",
        "write the stylesheet of '<stdin>' elsewhere")
    }
    try check(
      "build b.nss -o a.nss", says: "'a.nss' is read by this run and would be written over",
      "write the stylesheet of 'b.nss' elsewhere")
    try check(
      "lint b.nss --report json:a.nss", says: "'a.nss' is read by this run and would be written over",
      "write the report elsewhere")
    try check(
      "build b.nss --registry a.nss -o a.nss", says: "'a.nss' is read by this run and would be written over",
      "write the stylesheet of 'b.nss' elsewhere")
  }

  @Test func productsDoNotMeet() throws {
    try check("build a.nss a.nss", says: "the table of 'a.nss' would be written twice, to 'a.nsst'")
    try check(
      "build a.nss b.nss x/../a.nss -o out/",
      says: "the table of 'a.nss' and the table of 'x/../a.nss' would both be written to 'out/a.nsst'")
    try check(
      "build a.nss -o a.json --report json:./a.json",
      says: "the report and the table of 'a.nss' would both be written to 'a.json'")
    try check("build a.nss b.nss -o -", says: "standard output takes one table, and 2 themes were named")
    try check(
      "build a.nss b.nss -o c.json", says: "'--output' must name a folder for several themes; 'c.json' names a file",
      "to make the folder, write 'c.json/'")
    try check(
      "build - -o out/", says: "standard input has no name that its table could have in 'out'",
      "name the file: '--output out/theme.nsst'")
    try check("lint - -", says: "'-' is given twice, but standard input can be read only once")
    try check("lint a.nss --registry -", says: "'--registry' takes a file, not standard input")
  }
}
