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
      try expectEqual(sandbox.shell("themec build theme.nss --emit nss:flat.nss --emit nss-fiori-uikit:b.nss").code, 0)
    }
  }

  /// A brand that is hardly seen on a ground needs an edge there, which no runtime can leave out elsewhere.
  @Test(arguments: ["white", "yellow", "black"], [[], ["--bars"]])
  func aPaleOrDarkBrandCanBeWrittenFlat(brand: String, options: [String]) throws {
    let sandbox = try Sandbox()
    try sandbox.write(#"{"root": true, "target": "fiori-uikit"}"#, to: "themec.json")
    let result = try sandbox.shell("themec init --brand \(brand) \(options.joined(separator: " "))")
    expect(result.code == 0, "\(result.errors)")
    try expectEqual(sandbox.run("lint", "--strict", "theme.nss").output, "no findings\n")
    try expectEqual(sandbox.run("build", "theme.nss", "--emit", "nss:flat.nss").code, 0)
  }

  /// What is written for a target has no finding in any command, and can be written flat for it.
  @Test(arguments: [("nui", "NUI"), ("fiori-uikit", "Fiori"), ("fiori-swiftui", nil)])
  func theTargetOfTheFolderChoosesTheBase(target: String, base: String?) throws {
    for options in [[], ["--bars"], ["--on", base?.lowercased() ?? "fiori"]] {
      let sandbox = try Sandbox()
      try sandbox.write(#"{"root": true, "target": "\#(target)"}"#, to: "themec.json")
      try expectEqual(sandbox.shell("themec init --brand '#E4002B' " + options.joined(separator: " ")).code, 0)
      expect(base.map { sandbox.read("theme.nss")?.contains("@import \"themec:\($0)\";") ?? false } ?? true)
      try expectEqual(sandbox.run("lint", "--strict", "theme.nss").output, "no findings\n")
      for command in ["build theme.nss", "build theme.nss --emit nss:flat.nss", "lint --only contrast theme.nss"] {
        let result = try sandbox.shell("themec \(command) --strict --report concise")
        expect(result.code == 0 && !(result.output + result.errors).contains("["), "\(command): \(result.errors)")
      }
    }
  }

  /// A build that writes only flat stylesheets spells palette keys as their runtime looks for them.
  @Test func flatProductsNeedNoOtherSpelling() throws {
    let sandbox = try Sandbox()
    for (name, base) in [("a", "fiori"), ("b", "fiori --bars")] {
      _ = try sandbox.shell("themec init \(name).nss --on \(base)")
      let build = try sandbox.shell("themec build --target fiori-swiftui --emit nss:flat.nss \(name).nss")
      expect(build.code == 0 && !build.errors.contains("palette-key-spelling"), "\(build.errors)")
      expect(sandbox.read("flat.nss")?.contains("@tintColor_elevatedContrastLightkBackground:") ?? false)
    }
  }

  /// A base of which a named runtime reads nothing, or which it cannot read, is refused with the one that it reads.
  @Test(
    arguments: [("nui", "fiori", "nui"), ("fiori-swiftui", "nui", "fiori")], ["\"target\": \"", "\"portable\": [\""])
  func aBaseThatTheRuntimeCannotReadIsRefused(words: (String, String, String), key: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("{\"root\": true, \(key)\(words.0)\"\(key.contains("[") ? "]" : "")}", to: "themec.json")
    let result = try sandbox.run("init", "--on", words.1)
    expect(result.code == 2 && result.errors.contains("'--on \(words.2)'"), "\(result.errors)")
  }

  /// What the app gives its runtime as it is has nothing that only themec reads.
  @Test(arguments: [["nui"], ["fiori-uikit"], ["fiori-swiftui"], ["nui", "fiori-uikit"]], [[], ["--bars"]])
  func aPortableThemeIsFlat(targets: [String], options: [String]) throws {
    let sandbox = try Sandbox()
    try sandbox.write(#"{"root": true, "portable": \#(targets)}"#, to: "themec.json")
    let written = try sandbox.shell("themec init --brand red " + options.joined(separator: " "))
    expect(written.code == 0, "\(written.errors)")
    try expectEqual(sandbox.run("lint", "--strict", "theme.nss").output, "no findings\n")
    expect(sandbox.read("theme.nss")?.contains(targets == ["fiori-swiftui"] ? "@tintColor:" : "#FF0000") ?? false)
    let fiori = try sandbox.run("init", "a.nss", "--on", "fiori")
    expect(fiori.code == (targets.contains("nui") ? 2 : 0), "\(fiori.errors)")
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
    try sandbox.write("mine", to: "in/theme.nss")
    for (word, words) in [
      (".", "'.' is a folder\n  help: name a file in it, such as 'brand.nss'"),
      ("in", "'in' is a folder\n  help: name a file in it, such as 'in/brand.nss'"),
      ("in/theme.nss", "'in/theme.nss' exists already\n  help: name another file, such as 'in/brand.nss'"),
    ] {
      let result = try sandbox.run("init", word, "--brand", "#B5123E")
      expect(result.code == 2 && result.errors.contains(words), "\(result.errors)")
    }
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
