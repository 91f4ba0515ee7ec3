import TestSupport
import Testing

@testable import themec

/// A first theme, and the built-in themes in every command.
@Suite struct InitTests {
  @Test func aFirstThemeIsCleanAndFormatted() throws {
    for base in ["Fiori", "NUI"] {
      let sandbox = try Sandbox()
      let written = try sandbox.run("init", "--on", base.lowercased())
      expect(written.code == 0 && sandbox.names == ["theme.nss"])
      expectEqual(sandbox.read("theme.nss")?.contains("@import \"themec:\(base)\";"), true)
      let lint = try sandbox.run("lint", "--strict", "--format", "concise", "theme.nss")
      expect(lint.code == 0 && lint.output.isEmpty, "\(lint.output)")
      try expectEqual(sandbox.run("format", "--check", "theme.nss").code, 0)
      try expectEqual(sandbox.run("build", "theme.nss").code, 0)
    }
  }

  @Test(arguments: [
    ["--brand", "tea"], ["--brand", "red", "--secondary", "tea"],
    ["--brand", "red", "--neutral", "rgba(1, 2, 3, 0.5)"],
    ["--brand", "red", "--dark", ""], ["--secondary", "red"], ["--neutral", "red"], ["--dark", "red"],
    ["--brand", "red", "--dark", "blue", "--on", "nui"],
  ]) func wrongColoursAreRefused(arguments: [String]) throws {
    let sandbox = try Sandbox()
    let result = try sandbox.shell("themec init " + arguments.map { "'\($0)'" }.joined(separator: " "))
    expect(result.code == 64 && result.errors.hasPrefix("error: ") && sandbox.names.isEmpty, "\(result.errors)")
  }

  @Test func aThemeOfFourColoursIsClean() throws {
    let sandbox = try Sandbox()
    let written = try sandbox.run(
      "init", "a.nss", "--brand", "#B5123E", "--secondary", "#00796B", "--neutral", "#6B5B4B", "--dark", "#FF6F91")
    expectEqual(written.code, 0)
    let lint = try sandbox.run("lint", "--strict", "--format", "concise", "a.nss")
    expect(lint.code == 0 && lint.output.isEmpty, "\(lint.output)")
    try expectEqual(sandbox.run("format", "--check", "a.nss").code, 0)
  }

  @Test func whatIsThereIsLeftAlone() throws {
    let sandbox = try Sandbox()
    try sandbox.write("mine", to: "theme.nss")
    let result = try sandbox.run("init")
    expect(result.code == 2 && result.errors.contains("'theme.nss' exists already"))
    expectEqual(sandbox.read("theme.nss"), "mine")
    try expectEqual(sandbox.run("init", "other.nss").code, 0)
    try expectEqual(sandbox.run("init", "-").bytes, sandbox.bytes("other.nss"))
    try expectEqual(sandbox.run("init", "none/x.nss").code, 2)
  }

  /// `Tests/BuildEngines` runs the rule in Bazel.
  @Test func theRuleForBazelIsWrittenOnce() throws {
    let sandbox = try Sandbox()
    let written = try sandbox.run("init", "bazel")
    expect(written.code == 0 && written.errors.contains("'themec/defs.bzl'"))
    expectEqual(sandbox.names, ["themec", "themec/BUILD.bazel", "themec/defs.bzl"])
    let rule = sandbox.read("themec/defs.bzl") ?? ""
    expect(rule.contains("theme_table = rule(") && rule.contains("\"--\", ctx.file.theme]"))
    try sandbox.write("mine", to: "themec/BUILD.bazel")
    let again = try sandbox.run("init", "bazel")
    expect(again.code == 2 && again.errors.contains("'themec/BUILD.bazel' exists already"))
    expectEqual(sandbox.read("themec/BUILD.bazel"), "mine")
    try expectEqual(sandbox.run("init", "./bazel").code, 0)
  }

  @Test func builtInThemesWorkEverywhere() throws {
    let sandbox = try Sandbox()
    try sandbox.write("@import \"themec:Fiori\";\n", to: "in/a.nss")
    let build = try sandbox.run("build", "in/a.nss", "--depfile", "d", "--metafile", "m")
    expect(build.code == 0 && build.output.isEmpty)
    expectEqual(sandbox.read("d"), "in/a.nsst: \\\n  in/a.nss\n")
    expectEqual(sandbox.read("m")?.contains("\"themec:Fiori\""), true)
    let explain = try sandbox.run("explain", "in/a.nss", "fdlFUIHierarchyItemView_title")
    expect(explain.code == 0 && explain.output.contains("themec:Fiori:"))
    // Nobody can act on what a built-in theme could be told.
    let portable = try sandbox.run("lint", "in/a.nss", "--portable", "nui", "--format", "concise")
    expect(!portable.output.isEmpty)
    expect(portable.output.split(separator: "\n").allSatisfy { $0.hasPrefix("in/a.nss:") })
    try expectEqual(sandbox.shell("themec lint - < in/a.nss").code, 0)
    try expectEqual(sandbox.run("format", "--check", "in/a.nss").code, 0)
    try sandbox.write("@import \"Fiori.nss\";\n", to: "b.nss")
    let missing = try sandbox.run("lint", "b.nss")
    expectEqual(missing.code, 1)
    expect(missing.output.contains("help: the theme is built in: '@import \"themec:Fiori\";'"))
    // A file of such a name is another file.
    try sandbox.write("Label { font-size: 3; }", to: "themec:Fiori")
    try expectEqual(sandbox.run("lint", "themec:Fiori", "in/a.nss").code, 0)
  }
}
