import Foundation
import Testing

/// What is written: all of it or nothing, where it was asked for and nowhere else.
@Suite struct OutputTests {
  private static let theme = "Label { font-size: 2; }\n"
  private static let wrong = "Label { font-size 2; }\n"

  private func sandbox(_ text: String = theme) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(text, to: "a.nss")
    return sandbox
  }

  private func modification(_ name: String, in sandbox: Sandbox) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: sandbox.url(name).path)[.modificationDate]
      as? Date
  }

  // MARK: Where

  @Test func theTableStandsBesideItsTheme() throws {
    let sandbox = try Sandbox()
    for (theme, table) in [
      ("a.nss", "a.json"), ("Themes/b.nss", "Themes/b.json"), ("c", "c.json"),
      ("d.NSS", "d.json"), ("e.v2.nss", "e.v2.json"), ("f.json", "f.json.json"),
      (".nss", ".nss.json"),
    ] {
      try sandbox.write(Self.theme, to: theme)
      let result = try sandbox.run("build", theme)
      #expect(result.code == 0 && result.output.isEmpty)
      #expect(result.errors == "wrote \(table) (1 class, 1 property)\n")
      #expect(sandbox.read(table)?.contains("Label") == true)
    }
  }

  @Test func theTableStandsWhereItWasAskedFor() throws {
    let sandbox = try sandbox()
    try sandbox.write("", to: "there/x")
    for (output, table) in [
      ("t.json", "t.json"), ("there", "there/a.json"), ("there/", "there/a.json"),
      ("new/deep/", "new/deep/a.json"), ("there/../t2", "t2"),
    ] {
      #expect(try sandbox.run("build", "a.nss", "-o", output).code == 0)
      #expect(sandbox.read(table)?.contains("Label") == true)
    }
    let result = try sandbox.run("build", "a.nss", "--output=none/t.json")
    #expect(result.code == 2)
    #expect(
      result.errors == """
        error: cannot write 'none/t.json': no such file or folder
          help: create its folder first: 'none' is missing

        """)
  }

  @Test func severalThemesAreCompiledEachOnItsOwn() throws {
    let sandbox = try sandbox()
    try sandbox.write("Button { font-size: 3; }\n", to: "x/b.nss")
    #expect(try sandbox.run("build", "a.nss", "x/b.nss").code == 0)
    #expect(sandbox.read("a.json")?.contains("Button") == false)
    #expect(sandbox.read("x/b.json")?.contains("Label") == false)
    #expect(try sandbox.run("build", "a.nss", "x/b.nss", "-o", "out/").code == 0)
    #expect(sandbox.read("out/a.json") == sandbox.read("a.json"))
    #expect(sandbox.read("out/b.json") == sandbox.read("x/b.json"))
  }

  @Test func standardOutputTakesTheTable() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("build", "a.nss", "-o", "-")
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(sandbox.names == ["a.nss"])
    #expect(try sandbox.run("build", "a.nss", "-o", "t.json").code == 0)
    #expect(sandbox.read("t.json") == result.output)
    #expect(try sandbox.shell("themec build a.nss -o /dev/stdout | cat").output == result.output)
    #expect(try sandbox.run("build", "a.nss", "-o", "/dev/null").code == 0)
  }

  // MARK: All or nothing

  @Test func aFailingBuildWritesNothing() throws {
    let sandbox = try sandbox()
    try sandbox.write(Self.wrong, to: "b.nss")
    try sandbox.write("earlier", to: "b.json")
    let result = try sandbox.run("build", "a.nss", "b.nss")
    #expect(result.code == 1 && result.output.isEmpty)
    #expect(result.errors.hasSuffix("\nerror: 1 error; nothing was written\n"))
    #expect(sandbox.read("b.json") == "earlier")
    #expect(try sandbox.run("build", "b.nss", "-o", "out/").code == 1)
    #expect(try sandbox.run("build", "b.nss", "-o", "-").output.isEmpty)
    #expect(sandbox.names == ["a.nss", "b.json", "b.nss"])
  }

  @Test func oneOutputThatCannotBeWrittenStopsAll() throws {
    let sandbox = try sandbox()
    try sandbox.write(Self.theme, to: "x/b.nss")
    try sandbox.write("", to: "x/b.json/in-the-way")
    let result = try sandbox.run("build", "a.nss", "x/b.nss")
    #expect(result.code == 2)
    #expect(result.errors == "error: cannot write 'x/b.json': it is a folder\n")
    #expect(sandbox.names == ["a.nss", "x", "x/b.json", "x/b.json/in-the-way", "x/b.nss"])
  }

  @Test func warningsFailABuildOnlyWhenStrict() throws {
    let sandbox = try sandbox("Label { font-sze: 2; }\n")
    #expect(try sandbox.run("build", "a.nss", "--strict").code == 1)
    #expect(sandbox.names == ["a.nss"])
    #expect(try sandbox.run("build", "a.nss").code == 0)
    #expect(sandbox.names == ["a.json", "a.nss"])
  }

  @Test func anUnchangedTableIsNotTouched() throws {
    let sandbox = try sandbox()
    _ = try sandbox.run("build", "a.nss")
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: sandbox.url("a.json").path)
    let result = try sandbox.run("build", "a.nss")
    #expect(result.code == 0 && result.errors == "a.json is up to date\n")
    #expect(try modification("a.json", in: sandbox) == old)
    try sandbox.write("Label { font-size: 3; }\n", to: "a.nss")
    #expect(try sandbox.run("build", "a.nss").errors.hasPrefix("wrote a.json"))
    #expect(try modification("a.json", in: sandbox) != old)
  }

  @Test func permissionsAndLinksStay() throws {
    let sandbox = try sandbox()
    let result = try sandbox.shell(
      """
      mkdir real; echo old > real/t.json; chmod 640 real/t.json; ln -s real/t.json link.json
      umask 027; themec build a.nss -o link.json; themec build a.nss -o new.json
      test -L link.json && ls -l real/t.json new.json | cut -c 1-10; ls -A real
      """)
    #expect(result.output == "-rw-r-----\n-rw-r-----\nt.json\n")
    #expect(sandbox.read("real/t.json") == sandbox.read("new.json"))
  }

  // MARK: Streams that fail

  #if os(Linux)
    @Test func aFullDiskIsAnError() throws {
      let sandbox = try sandbox()
      for line in [
        "themec build a.nss -o - > /dev/full", "themec resolve a.nss > /dev/full",
        "themec lint a.nss --format json > /dev/full", "themec help > /dev/full",
        "themec --version > /dev/full", "themec explain missing-colon > /dev/full",
      ] {
        let result = try sandbox.shell(line)
        #expect(result.code == 2, "\(line)")
        #expect(
          result.errors == "error: cannot write to standard output: no space left on device\n")
      }
      let direct = try sandbox.run("build", "a.nss", "-o", "/dev/full")
      #expect(direct.code == 2)
      #expect(direct.errors == "error: cannot write '/dev/full': no space left on device\n")
      #expect(try sandbox.shell("themec lint a.nss 2> /dev/full").code == 0)
    }
  #endif

  @Test func closedStreamsAreNotFiles() throws {
    let sandbox = try sandbox()
    #expect(try sandbox.shell("themec build a.nss -o - >&-").code == 2)
    #expect(try sandbox.shell("themec build a.nss 2>&-").code == 0)
    #expect(sandbox.read("a.json")?.hasPrefix("{\n") == true)
    #expect(try sandbox.shell("themec build a.nss >&- 2>&- <&-").code == 0)
    #expect(sandbox.read("a.nss") == Self.theme)
  }

  @Test func aReaderThatLeavesIsNoError() throws {
    let sandbox = try Sandbox()
    let rules = (0..<4_000).map { "Label\($0) { font-size: 2; }\n" }.joined()
    try sandbox.write(rules, to: "a.nss")
    let line = "{ themec build a.nss -q -o -; echo $? > code; } | head -1"
    let result = try sandbox.shell(line)
    #expect(result.output == "{\n" && result.errors.isEmpty)
    // 128 and the number of SIGPIPE: as `cat` ends.
    #expect(sandbox.read("code") == "141\n")
    let talk = try sandbox.shell("{ themec lint a.nss; echo $? > code; } 2>&1 | true; cat code")
    #expect(talk.output.hasSuffix("141\n"))
  }
}
