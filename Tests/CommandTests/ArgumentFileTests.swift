import TestSupport
import Testing

@testable import themec

/// Words such as `@args.txt` stand for the lines of a file.
@Suite struct ArgumentFileTests {
  private func words(_ text: String) throws -> [String] {
    try ArgumentLine.all(in: Array(text.utf8), of: "args").map(\.text)
  }

  @Test(arguments: [
    ("a\nb\n", ["a", "b"]), ("a b\n\n -x\t\r\nlast", ["a b", " -x\t", "last"]), ("\u{FEFF}build\n", ["build"]),
    ("it's\n#no comment\n\\n\n", ["it's", "#no comment", "\\n"]),
    ("'a b.nss'\n'it'\\''s.nss'\n", ["a b.nss", "it's.nss"]), (#""a \"b\" \\ \x"c\#n''"#, [#"a "b" \ \xc"#, ""]),
    ("", []),
  ]) func eachLineIsAWord(_ text: String, _ expected: [String]) throws { try expectEqual(words(text), expected) }

  @Test(arguments: [
    ("a\n'b\n", "args:2:1: the quote is not closed on its line"),
    ("'a' b\n", "args:1:4: unexpected text after a quoted argument"),
    ("\"a\\\"\n", "args:1:1: the quote is not closed on its line"),
    ("'a'\\\n", "args:1:4: nothing follows the backslash"),
    ("ab\u{0}\n", "args:1:3: an argument cannot contain a NUL"),
  ]) func aMistakeHasAPlace(_ text: String, _ message: String) {
    #expect { try words(text) } throws: { error in (error as? Failure)?.problems.first?.message == message }
  }

  @Test func aBuildTakesItsWordsFromFiles() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size: 1; }", to: "a b.nss")
    try sandbox.write("--output\nout.json\n@more/files\n", to: "args")
    try sandbox.write("'a b.nss'\r\n", to: "more/files")
    let result = try sandbox.run("build", "@args")
    expect(result.code == 0 && result.errors == "wrote out.json (1 class, 1 property)\n")
    try sandbox.write("build\n--quiet\n@args\n", to: "all")
    try expectEqual(sandbox.run("@all").code, 0)
    for command in ["lint", "format", "resolve", "registry", "preview"] {
      try sandbox.write("--help\n", to: "help")
      expect(try sandbox.run(command, "@help").output.hasPrefix("OVERVIEW: "), "\(command)")
    }
  }

  @Test func aWordOfAFileHasItsPlaceInMessages() throws {
    let sandbox = try Sandbox()
    try sandbox.write("theme.nss\n--targett\nnui\n", to: "args")
    expect(
      try sandbox.run("build", "@args").errors.hasPrefix(
        "error: args:2: unknown option '--targett' for 'themec build'\n"))
    try sandbox.write("theme.nss\n\n--target=nuii\n", to: "args")
    expect(try sandbox.run("build", "@args").errors.hasPrefix("error: args:3: 'nuii' is not a value of '--target'\n"))
    try sandbox.write("Label\n\none-too-many\n", to: "args")
    expect(try sandbox.run("config", "schema", "@args").errors.hasPrefix("error: args:"))
  }

  @Test func filesThatContainThemselvesAreRefused() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.nss\n@b\n", to: "a")
    try sandbox.write("@a\n", to: "b")
    let result = try sandbox.run("build", "@a")
    expect(result.code == 64 && result.errors.hasPrefix("error: b:1: 'a' contains itself\n"))
    for number in 0..<20 { try sandbox.write("@n\(number + 1)\n", to: "n\(number)") }
    let deep = try sandbox.run("build", "@n0")
    expect(deep.code == 64 && deep.errors.contains("nested more than 16 deep"))
    // Each file names the next one many times.
    for number in 0..<8 {
      let line = "@m\(number + 1)\n"
      try sandbox.write(String(repeating: line, count: 60), to: "m\(number)")
    }
    try sandbox.write("", to: "m8")
    let wide = try sandbox.run("build", "@m0")
    expect(wide.code == 64 && wide.errors.contains("more than 1024 files"))
  }

  @Test func someWordsStandForThemselves() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size: 1; }", to: "@a.nss")
    try sandbox.write("other.nss", to: "a.nss")
    // '@@' is '@', and nothing is expanded after '--'.
    for words in [["@@a.nss"], ["--", "@a.nss"]] {
      let result = try sandbox.shell("themec lint \(words.joined(separator: " "))")
      expectEqual(result.code, 0, "\(words): \(result.errors)")
    }
    // So is a name without a file, such as a colour of the palette.
    try expectEqual(sandbox.run("registry", "@tintColor").code, 0)
    let missing = try sandbox.run("build", "@none.args")
    expect(missing.code == 2 && missing.errors.hasPrefix("error: cannot read '@none.args'"))
    try expectEqual(sandbox.run("build", "@.").code, 2)
  }
}
