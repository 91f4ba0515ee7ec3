import TestSupport
import Testing

/// How diagnostics reach people and tools.
@Suite struct ReportTests {
  private static let theme = """
    Label { font-size 2;
      glow: 3; }
    // done
    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "a.nss")
    return sandbox
  }

  @Test func conciseIsALineEach() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("lint", "a.nss", "--report", "concise")
    expect(result.code == 1 && result.errors.isEmpty)
    let places = result.output.split(separator: "\n").map { $0.split(separator: " ")[0...1].joined() }
    expectEqual(places, ["a.nss:1:18:warning:", "a.nss:1:18:error:", "a.nss:2:3:warning:", "a.nss:3:1:note:"])
    try expectEqual(sandbox.run("lint", "a.nss", "--format", "concise").output, result.output)
  }

  @Test func textIsForPeople() throws {
    let sandbox = try sandbox()
    let lint = try sandbox.run("lint", "a.nss")
    expect(lint.errors.isEmpty)
    let loss = "NUI would drop this whole stylesheet: line 1, expected ':' after 'font-size', and 1 more cause"
    expect(lint.output.hasPrefix("warning[lost-stylesheet]: a.nss: \(loss)\n\nerror[missing-colon]: "))
    expect(lint.output.contains("  ┌ a.nss:1:18\n"))
    expect(lint.output.hasSuffix("\nerror: 1 error, 2 warnings, 1 note\n"))
    let build = try sandbox.run("build", "a.nss")
    expect(build.output.isEmpty)
    expect(build.errors.hasSuffix("\nerror: 1 error, 1 warning, 1 note; nothing was written\n"))
  }

  @Test func reportsGoToFiles() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("build", "a.nss", "--report", "json:r.json", "--report=concise:r.txt")
    expect(result.code == 1 && result.output.isEmpty)
    // A report in a file does not silence the terminal.
    expectEqual(result.errors, (try sandbox.run("build", "a.nss").errors))
    expectEqual(sandbox.read("r.txt")?.split(separator: "\n").count, 3)
    // Only 'lint' says what a runtime would lose that nobody named.
    let json = try sandbox.run("lint", "a.nss", "--report", "json", "-W", "lost-stylesheet=off").output
    expect(json.hasPrefix("{\n  \"diagnostics\": [\n") && json.hasSuffix("\"version\": 1\n}\n"))
    expectEqual(sandbox.read("r.json"), json)
    try expectEqual(sandbox.run("build", "a.nss", "--report", "json:-").output, json)
    try expectEqual(sandbox.run("build", "a.nss", "--report", "json").errors, json)
    try expectEqual(sandbox.run("lint", "a.nss", "--report", "json:none/r.json").code, 2)
  }

  @Test func aReportWithoutFindingsIsEmpty() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size: 2; }", to: "a.nss")
    let text = try sandbox.run("lint", "a.nss")
    expect(text.code == 0 && text.output == "no findings\n" && text.errors.isEmpty)
    let json = try sandbox.run("lint", "a.nss", "--format=json").output
    expect(json.hasPrefix("{\n  \"diagnostics\": [],\n"))
    try expectEqual(sandbox.run("lint", "a.nss", "--format=gitlab").output, "[]\n")
    expect(try sandbox.run("lint", "a.nss", "--format=concise").output.isEmpty)
  }

  @Test func severitiesAreTheUsers() throws {
    let sandbox = try sandbox()
    func codes(_ options: String) throws -> (Int32, [Substring]) {
      let result = try sandbox.shell("themec lint a.nss --format=concise \(options)")
      return (result.code, result.output.split(separator: "\n").map { $0.split(separator: " ")[1] })
    }
    let off = "-W missing-colon=off"
    expect(try codes("") == (1, ["warning:", "error:", "warning:", "note:"]))
    expect(try codes(off) == (0, ["warning:", "note:"]))
    expect(try codes("\(off) --strict") == (1, ["warning:", "note:"]))
    expect(try codes("\(off) -W unknown-property=note --strict") == (0, ["note:", "note:"]))
    expect(try codes("\(off) -W unknown-property=error") == (1, ["error:", "note:"]))
    let on = "\(off) -W missing-colon=error"
    expect(try codes(on) == (1, ["warning:", "error:", "warning:", "note:"]))
  }

  @Test func quietSaysOnlyWhatFails() throws {
    let sandbox = try sandbox()
    func lines(_ options: String) throws -> Int {
      try sandbox.shell("themec lint a.nss --format=concise -q \(options)").output.split(separator: "\n").count
    }
    try expectEqual(lines(""), 1)
    try expectEqual(lines("--strict"), 3)
    try expectEqual(lines("-W missing-colon=off"), 0)
    let build = try sandbox.run("build", "a.nss", "-q", "-W", "missing-colon=off")
    expect(build.code == 0 && build.errors.isEmpty)
    expect(sandbox.names.contains("a.nsst"))
  }

  @Test func severalThemesHaveOneReport() throws {
    let sandbox = try sandbox()
    try sandbox.write(Self.theme, to: "b.nss")
    let result = try sandbox.run("lint", "b.nss", "a.nss", "--format=concise")
    let names = result.output.split(separator: "\n").map { $0.prefix(1) }
    expectEqual(names, ["b", "b", "b", "b", "a", "a", "a", "a"])
  }

  @Test func codesAreExplained() throws {
    let sandbox = try Sandbox()
    let result = try sandbox.run("explain", "missing-colon")
    expect(result.code == 0 && result.errors.isEmpty)
    expect(result.output.hasPrefix("error[missing-colon]\n"))
    for word in ["[missing-colon]", "error[missing-colon]:"] {
      try expectEqual(sandbox.run("explain", word).output, result.output)
    }
    let list = try sandbox.run("explain").output.split(separator: "\n")
    expect(list.contains { $0.hasPrefix("  missing-colon ") })
    expect(list.allSatisfy { $0.count <= 100 })
  }

  @Test func reportsForOneStreamClash() throws {
    let sandbox = try sandbox()
    for options in [
      "--report json --format concise", "--report json --report sarif", "--report json:- --report concise",
    ] {
      let result = try sandbox.shell("themec lint a.nss \(options)")
      expect(result.code == 64 && result.output.isEmpty, "\(options)")
      expect(result.errors.contains("would both be written to"), "\(options)")
    }
    let both = try sandbox.shell("themec lint a.nss --format concise --report sarif:a.sarif")
    expect(both.code == 1 && both.output.split(separator: "\n").count == 4)
    expectEqual(sandbox.read("a.sarif")?.contains("\"version\": \"2.1.0\""), true)
  }

  @Test func warningsCanBeLimited() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { glow: 3; shine: red; }", to: "a.nss")
    func code(_ options: String) throws -> Int32 {
      try sandbox.shell("themec lint a.nss --format concise \(options)").code
    }
    try expectEqual(code(""), 0)
    try expectEqual(code("--max-warnings 2"), 0)
    try expectEqual(code("--max-warnings 1"), 1)
    try expectEqual(code("--max-warnings 0 --exit-zero"), 0)
    try expectEqual(code("--strict --exit-zero"), 0)
    try expectEqual(code("--max-warnings -1"), 64)
    try expectEqual(code("--max-warnings many"), 64)
  }
}
