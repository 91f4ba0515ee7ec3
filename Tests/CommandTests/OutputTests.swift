import Foundation
import TestSupport
import Testing

/// Output is written whole or not at all, and only where it was asked for.
@Suite struct OutputTests {
  private static let theme = "Label { font-size: 2; }\n"
  private static let wrong = "Label { font-size 2; }\n"

  private func sandbox(_ text: String = theme) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(text, to: "a.nss")
    return sandbox
  }

  private func modification(_ name: String, in sandbox: Sandbox) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: sandbox.url(name).path)[.modificationDate] as? Date
  }

  // MARK: Where

  @Test func theTableStandsBesideItsTheme() throws {
    let sandbox = try Sandbox()
    for (theme, table) in [
      ("a.nss", "a.nsst"), ("Themes/b.nss", "Themes/b.nsst"), ("c", "c.nsst"), ("d.NSS", "d.nsst"),
      ("e.v2.nss", "e.v2.nsst"), ("f.nsst", "f.nsst.nsst"), (".nss", ".nss.nsst"),
    ] {
      try sandbox.write(Self.theme, to: theme)
      let result = try sandbox.run("build", theme)
      expect(result.code == 0 && result.output.isEmpty)
      expectEqual(result.errors, "wrote \(table) (1 class, 1 property)\n")
      expectEqual(sandbox.read(table)?.contains("Label"), true)
    }
  }

  @Test func theTableStandsWhereItWasAskedFor() throws {
    let sandbox = try sandbox()
    try sandbox.write("", to: "there/x")
    for (output, table) in [
      ("t.json", "t.json"), ("there", "there/a.nsst"), ("there/", "there/a.nsst"), ("new/deep/", "new/deep/a.nsst"),
      ("there/../t2", "t2"),
    ] {
      try expectEqual(sandbox.run("build", "a.nss", "-o", output).code, 0)
      expectEqual(sandbox.read(table)?.contains("Label"), true)
    }
    let result = try sandbox.run("build", "a.nss", "--output=none/t.json")
    expectEqual(result.code, 2)
    expectEqual(
      result.errors,
      """
      error: cannot write 'none/t.json': no such file or folder
        help: create its folder first: 'none' is missing

      """)
  }

  @Test func severalThemesAreCompiledEachOnItsOwn() throws {
    let sandbox = try sandbox()
    try sandbox.write("Button { font-size: 3; }\n", to: "x/b.nss")
    try expectEqual(sandbox.run("build", "a.nss", "x/b.nss").code, 0)
    expectEqual(sandbox.read("a.nsst")?.contains("Button"), false)
    expectEqual(sandbox.read("x/b.nsst")?.contains("Label"), false)
    try expectEqual(sandbox.run("build", "a.nss", "x/b.nss", "-o", "out/").code, 0)
    expectEqual(sandbox.read("out/a.nsst"), sandbox.read("a.nsst"))
    expectEqual(sandbox.read("out/b.nsst"), sandbox.read("x/b.nsst"))
  }

  @Test func standardOutputTakesTheTable() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("build", "a.nss", "-o", "-")
    expect(result.code == 0 && result.errors.isEmpty)
    expectEqual(sandbox.names, ["a.nss"])
    try expectEqual(sandbox.run("build", "a.nss").code, 0)
    expectEqual(sandbox.bytes("a.nsst"), result.bytes)
    try expectEqual(sandbox.shell("themec build a.nss -o /dev/stdout | cat").bytes, result.bytes)
    try expectEqual(sandbox.run("build", "a.nss", "-o", "/dev/null").code, 0)
  }

  @Test func theFormIsNamedOrFollowsFromTheOutput() throws {
    let sandbox = try sandbox()
    for (options, output, start) in [
      ("--emit json", "a.json", "{"), ("-o b.json", "b.json", "{"), ("-o c.nss", "c.nss", "Label"),
      ("--emit json -o d.nss", "d.nss", "{"), ("-o e.nsst", "e.nsst", "\u{FFFD}NSST"), ("-o f", "f", "\u{FFFD}NSST"),
      ("--emit=nss -o out/", "out/a.nss", "Label"),
    ] {
      try expectEqual(sandbox.shell("themec build a.nss \(options)").code, 0)
      expectEqual(sandbox.read(output)?.hasPrefix(start), true, "\(options)")
    }
  }

  @Test func aFlatStylesheetIsCompiledToTheSame() throws {
    let sandbox = try Sandbox()
    try sandbox.write("@size: 18;\n@media (device: ipad) { Label { font-size: @size; } }\n", to: "a.nss")
    try expectEqual(sandbox.run("build", "a.nss", "-o", "flat.nss", "--target", "nui").code, 0)
    let flat = try #require(sandbox.read("flat.nss"))
    expect(!flat.contains("@size") && flat.contains("@media (device: ipad)"))
    let line = "resolve --target nui --format json --device ipad -q"
    let resolved = try ["a.nss", "flat.nss"].map { try sandbox.shell("themec \(line) \($0)").output }
    expect(resolved[0] == resolved[1] && resolved[0].contains("18"))
  }

  @Test func whatATargetCannotHoldIsAnError() throws {
    let sandbox = try Sandbox()
    try sandbox.write("@media (contrast: high) { Label { font-size: 18; } }\n", to: "a.nss")
    let line = "themec build a.nss -o flat.nss --target nui --report=concise"
    let result = try sandbox.shell(line)
    expect(result.code == 1 && result.errors.contains(": error: "))
    expect(result.errors.contains("[not-expressible]"))
    try expectEqual(sandbox.shell("\(line) -W not-expressible=off").code, 0)
  }

  // MARK: All or nothing

  @Test func aFailingBuildWritesNothing() throws {
    let sandbox = try sandbox()
    try sandbox.write(Self.wrong, to: "b.nss")
    try sandbox.write("earlier", to: "b.nsst")
    let result = try sandbox.run("build", "a.nss", "b.nss")
    expect(result.code == 1 && result.output.isEmpty)
    expect(result.errors.hasSuffix("\nerror: 1 error; nothing was written\n"))
    expectEqual(sandbox.read("b.nsst"), "earlier")
    try expectEqual(sandbox.run("build", "b.nss", "-o", "out/").code, 1)
    expect(try sandbox.run("build", "b.nss", "-o", "-").output.isEmpty)
    expectEqual(sandbox.names, ["a.nss", "b.nss", "b.nsst"])
  }

  @Test func oneOutputThatCannotBeWrittenStopsAll() throws {
    let sandbox = try sandbox()
    try sandbox.write(Self.theme, to: "x/b.nss")
    try sandbox.write("", to: "x/b.nsst/in-the-way")
    let result = try sandbox.run("build", "a.nss", "x/b.nss")
    expectEqual(result.code, 2)
    expectEqual(result.errors, "error: cannot write 'x/b.nsst': it is a folder\n")
    expectEqual(sandbox.names, ["a.nss", "x", "x/b.nss", "x/b.nsst", "x/b.nsst/in-the-way"])
  }

  @Test func warningsFailABuildOnlyWhenStrict() throws {
    let sandbox = try sandbox("Label { font-size: 2px; }\n")
    try expectEqual(sandbox.run("build", "a.nss", "--strict").code, 1)
    expectEqual(sandbox.names, ["a.nss"])
    try expectEqual(sandbox.run("build", "a.nss").code, 0)
    expectEqual(sandbox.names, ["a.nss", "a.nsst"])
  }

  @Test func anUnchangedTableIsNotTouched() throws {
    let sandbox = try sandbox()
    _ = try sandbox.run("build", "a.nss")
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: sandbox.url("a.nsst").path)
    let result = try sandbox.run("build", "a.nss")
    expect(result.code == 0 && result.errors == "a.nsst is up to date\n")
    try expectEqual(modification("a.nsst", in: sandbox), old)
    try sandbox.write("Label { font-size: 3; }\n", to: "a.nss")
    expect(try sandbox.run("build", "a.nss").errors.hasPrefix("wrote a.nsst"))
    expect(try modification("a.nsst", in: sandbox) != old)
  }

  @Test func permissionsAndLinksStay() throws {
    let sandbox = try sandbox()
    let result = try sandbox.shell(
      """
      mkdir real; echo old > real/t.json; chmod 640 real/t.json; ln -s real/t.json link.json
      umask 027; themec build a.nss -o link.json; themec build a.nss -o new.json
      test -L link.json && ls -l real/t.json new.json | cut -c 1-10; ls -A real
      """)
    expectEqual(result.output, "-rw-r-----\n-rw-r-----\nt.json\n")
    expectEqual(sandbox.read("real/t.json"), sandbox.read("new.json"))
  }

  // MARK: Streams that fail

  #if os(Linux)
    @Test func aFullDiskIsAnError() throws {
      let sandbox = try sandbox()
      for line in [
        "themec build a.nss -o - > /dev/full", "themec resolve a.nss > /dev/full",
        "themec lint a.nss --format json > /dev/full", "themec help > /dev/full", "themec --version > /dev/full",
        "themec explain missing-colon > /dev/full",
      ] {
        let result = try sandbox.shell(line)
        expectEqual(result.code, 2, "\(line)")
        expectEqual(result.errors, "error: cannot write to standard output: no space left on device\n")
      }
      let direct = try sandbox.run("build", "a.nss", "-o", "/dev/full")
      expectEqual(direct.code, 2)
      expectEqual(direct.errors, "error: cannot write '/dev/full': no space left on device\n")
      try expectEqual(sandbox.shell("themec lint a.nss 2> /dev/full").code, 0)
    }
  #endif

  @Test func closedStreamsAreNotFiles() throws {
    let sandbox = try sandbox()
    try expectEqual(sandbox.shell("themec build a.nss -o - >&-").code, 2)
    try expectEqual(sandbox.shell("themec build a.nss 2>&-").code, 0)
    expectEqual(sandbox.read("a.nsst")?.contains("NSST"), true)
    try expectEqual(sandbox.shell("themec build a.nss >&- 2>&- <&-").code, 0)
    expectEqual(sandbox.read("a.nss"), Self.theme)
  }

  @Test func aReaderThatLeavesIsNoError() throws {
    let sandbox = try Sandbox()
    let rules = (0..<4_000).map { "Label\($0) { font-size: 2; }\n" }.joined()
    try sandbox.write(rules, to: "a.nss")
    let line = "{ themec build a.nss -q --emit json -o -; echo $? > code; } | head -1"
    let result = try sandbox.shell(line)
    expect(result.output == "{\n" && result.errors.isEmpty)
    // 128 and the number of SIGPIPE: as `cat` ends.
    expectEqual(sandbox.read("code"), "141\n")
    let talk = try sandbox.shell("{ themec lint a.nss; echo $? > code; } 2>&1 | true; cat code")
    expect(talk.output.hasSuffix("141\n"))
  }
}
