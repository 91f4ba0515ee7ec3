import TestSupport
import Testing

@testable import themec

@Suite struct ArgumentParserTests {
  private static let sample = Command(
    "build",
    positionals: [PositionalSpec(name: "first"), PositionalSpec(name: "rest", count: .oneOrMore)],
    options: [
      OptionSpec(name: "output", short: "o", value: .text(placeholder: "path")),
      OptionSpec(name: "form", value: .choice(["json", "table"]), defaultValue: "table"),
      OptionSpec(name: "W", value: .text(placeholder: "code")),
      OptionSpec(name: "strict", short: "s"),
      OptionSpec(name: "since", value: .optional(placeholder: "commit")),
    ], run: { _, _ throws(Failure) in .success })

  /// Words, and what comes out: options by name, then positionals.
  private func check(
    _ words: [Argument], gives options: [String: [Argument]], _ positionals: [Argument],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let parsed = try ArgumentParser.parse(words, for: Self.sample)
    let values = zip(parsed.names, parsed.values).map { ($0, [$1]) }
    expectEqual(Dictionary(values, uniquingKeysWith: +), options, sourceLocation: sourceLocation)
    expectEqual(parsed.positionals, positionals, sourceLocation: sourceLocation)
  }

  /// Words that are wrong, and what is said.
  private func check(
    _ words: [Argument], fails message: String, _ help: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let failure = #expect(throws: Failure.self, sourceLocation: sourceLocation) {
      try ArgumentParser.parse(words, for: Self.sample)
    }
    expectEqual(failure?.exitCode, .usage, sourceLocation: sourceLocation)
    expectEqual(failure?.problems, [Failure.Problem(message: message, help: help)], sourceLocation: sourceLocation)
  }

  @Test func aValueThatMayBeLeftOutFollowsItsSign() throws {
    try check(["--since", "a", "b"], gives: ["since": [""]], ["a", "b"])
    try check(["--since=x", "a", "b"], gives: ["since": ["x"]], ["a", "b"])
    check(["--since=", "a", "b"], fails: "'--since' needs a value: '--since <value>'")
  }

  @Test func valuesAreTheSameInEveryForm() throws {
    for words: [Argument] in [
      ["--output", "x", "a", "b"], ["--output=x", "a", "b"], ["-o", "x", "a", "b"], ["-ox", "a", "b"],
      ["-o=x", "a", "b"], ["a", "-o", "x", "b"], ["a", "b", "--output", "x"],
    ] { try check(words, gives: ["output": ["x"]], ["a", "b"]) }
  }

  @Test func optionsStandInAnyNumber() throws {
    try check(["a", "b"], gives: [:], ["a", "b"])
    try check(["-W", "x=off", "-Wy", "a", "b", "-W=z"], gives: ["W": ["x=off", "y", "z"]], ["a", "b"])
    try check(["-sqo", "x", "a", "b"], gives: ["strict": [""], "quiet": [""], "output": ["x"]], ["a", "b"])
    try check(["-sqox", "a", "b"], gives: ["strict": [""], "quiet": [""], "output": ["x"]], ["a", "b"])
    try check(["--form=json", "--form=table", "a", "b"], gives: ["form": ["json", "table"]], ["a", "b"])
  }

  @Test func theLastValueCounts() throws {
    let parsed = try ArgumentParser.parse(["-o", "x", "-o", "y", "a", "b"], for: Self.sample)
    expectEqual(parsed.value(Self.sample.options[0]), "y")
    expect(!parsed.has(.quiet))
  }

  @Test func dashesAreWhatTheyLookLike() throws {
    try check(["-", "b", "-o", "-"], gives: ["output": ["-"]], ["-", "b"])
    try check(["a", "--", "--strict", "--"], gives: [:], ["a", "--strict", "--"])
    try check(["--output=-x", "a", "b"], gives: ["output": ["-x"]], ["a", "b"])
    try check(["--output=a=b", "a", "b"], gives: ["output": ["a=b"]], ["a", "b"])
    try check(["-o-x", "a", "b"], gives: ["output": ["-x"]], ["a", "b"])
  }

  @Test func bytesNeedNotBeText() throws {
    let name = Argument(bytes: [0xFF, 0x2F, 0xC3])
    try check([name, "b"], gives: [:], [name, "b"])
    for prefix in ["--output=", "-o", "-so", "-o="] {
      let word = Argument(bytes: prefix.utf8 + name.bytes)
      let parsed = try ArgumentParser.parse([word, "a", "b"], for: Self.sample)
      expectEqual(parsed.value(Self.sample.options[0]), name)
    }
  }

  @Test func unknownOptionsGetAHint() {
    check(["--outptu", "x"], fails: "unknown option '--outptu' for 'themec build'", ["did you mean '--output'?"])
    check(["--strcit=x"], fails: "unknown option '--strcit' for 'themec build'", ["did you mean '--strict'?"])
    check(["-strict"], fails: "unknown option '-strict' for 'themec build'", ["did you mean '--strict'?"])
    check(["-x"], fails: "unknown option '-x' for 'themec build'")
    check(["--s"], fails: "unknown option '--s' for 'themec build'")
    check(["--zzzzzzzzz"], fails: "unknown option '--zzzzzzzzz' for 'themec build'")
    check(
      ["--emit", "json"], fails: "unknown option '--emit' for 'themec build'",
      ["'--emit' is an option of 'themec build'"])
    check(["--=x"], fails: "unknown option '--' for 'themec build'")
    check(["---"], fails: "unknown option '---' for 'themec build'")
  }

  @Test func valuesAreAskedFor() {
    check(["a", "-o"], fails: "'--output' needs a value: '--output <path>'")
    check(["-o", "--strict", "a"], fails: "'--output' needs a value: '--output <path>'")
    check(["--output=", "a"], fails: "'--output' needs a value: '--output <path>'")
    check(["-W"], fails: "'-W' needs a value: '-W <code>'")
    check(["--form"], fails: "'--form' needs a value: '--form <form>'", ["the values are 'json' and 'table'"])
    check(
      ["--form", "jsno"], fails: "'jsno' is not a value of '--form'",
      ["did you mean 'json'?", "the values are 'json' and 'table'"])
    check(["--form="], fails: "'--form' needs a value: '--form <form>'", ["the values are 'json' and 'table'"])
    check(["--strict=yes"], fails: "'--strict' takes no value")
  }

  @Test func argumentsAreCounted() {
    check([], fails: "'<first>' is missing")
    check(["a"], fails: "'<rest>' is missing")
    check(["", "b"], fails: "'<first>' is empty")
    check(["a", "b", ""], fails: "'<rest>' is empty")
  }

  @Test func whatIsQuotedStaysOnItsLine() {
    check(["--a\nb\u{1B}[2J"], fails: "unknown option '--a\\nb\\u{1b}[2J' for 'themec build'")
    let long = String(repeating: "x", count: 100_000)
    let shown = "--" + String(repeating: "x", count: 118)
    check([Argument("--\(long)")], fails: "unknown option '\(shown)…' for 'themec build'")
    check(
      ["--form", Argument(long)], fails: "'\(shown.dropFirst(2))xx…' is not a value of '--form'",
      ["the values are 'json' and 'table'"])
  }
}
