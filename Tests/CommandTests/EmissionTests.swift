import Foundation
import TestSupport
import Testing

/// `build --emit`, several forms from one compilation, folders of files, and `--check`.
@Suite struct EmissionTests {
  private static let theme = """
    @leaf: #2E7D32;
    @media (appearance: dark) { @leaf: #81C784; }
    Label { font-color: @leaf; }
    """

  private func sandbox(_ text: String = theme) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(text, to: "a.nss")
    return sandbox
  }

  private func run(_ sandbox: Sandbox, _ words: [String]) throws -> Sandbox.Result {
    try sandbox.shell("themec " + words.joined(separator: " "))
  }

  @Test func severalFormsComeFromOneRun() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run(
      "build", "a.nss", "-o", "t.nsst", "--emit", "css:c.css", "--emit", "xcassets:T.xcassets", "--emit",
      "swift:s.swift", "--depfile", "d")
    expectEqual(result.code, 0)
    expectEqual(
      result.errors,
      """
      wrote t.nsst (1 class, 1 property)
      wrote c.css (1 value)
      wrote T.xcassets (3 files)
      wrote s.swift (1 value)

      """)
    expect(sandbox.read("c.css")?.contains("light-dark(#2E7D32, #81C784)") ?? false)
    expect(sandbox.read("T.xcassets/Colors/leaf.colorset/Contents.json") != nil)
    expect(sandbox.read("d")?.contains("T.xcassets/.themec.manifest: \\\n  a.nss") ?? false)
    let again = try sandbox.run("build", "a.nss", "-o", "t.nsst", "--emit", "xcassets:T.xcassets")
    expectEqual(again.errors, "t.nsst is up to date\nT.xcassets is up to date\n")
  }

  @Test func formsWithoutPathsStandBesideTheTheme() throws {
    let sandbox = try sandbox()
    try expectEqual(sandbox.run("build", "a.nss", "--emit", "css", "--emit", "tokens").code, 0)
    expect(sandbox.read("a.css") != nil && sandbox.read("a.resolver.json") != nil)
    expect(sandbox.read("a.nsst") == nil)
    try expectEqual(sandbox.run("build", "a.nss", "-o", "out/", "--emit", "css", "--emit", "xcassets").code, 0)
    expect(sandbox.read("out/a.css") != nil)
    expect(sandbox.read("out/a.xcassets/Contents.json") != nil)
  }

  @Test func wrongPlacesAreUsage() throws {
    let sandbox = try sandbox()
    for (words, message) in [
      (["--emit", "css:x", "--emit", "swift:x"], "would both be written to 'x'"),
      (["--emit", "css:a.nss"], "is read by this run"),
      (["--emit", "xcassets:-"], "is a folder, which standard output cannot take"),
      (["--emit", "cs:x"], "is not a value of '--emit'"), (["--emit", "css:"], "names no file"),
      (["--check", "--emit", "css:-"], "'--check' cannot compare standard output"),
      (["--check", "--watch"], "'--check' looks once"),
      (["--css-prefix", "a"], "'--css-prefix' is only for '--emit css'"),
      (["--no-namespace"], "'--no-namespace' is only for '--emit xcassets'"),
      (["--emit", "css:c.css", "--css-selector", "{"], "'--css-selector' a selector such as"),
      (["--emit", "xcassets:A.xcassets", "--catalog-name", "leaf"], "'leaf' is not a value of"),
      (["--main", "other.nss"], "'--main' must be one of the themes"),
    ] {
      let result = try run(sandbox, ["build", "a.nss"] + words)
      expect(result.code == 64 && result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test func staleFilesGoAndForeignOnesStay() throws {
    let sandbox = try sandbox("@leaf: #2E7D32;\n@bark: #5D4037;\n")
    let words = ["build", "a.nss", "--emit", "xcassets:T.xcassets"]
    try expectEqual(run(sandbox, words).code, 0)
    try sandbox.write("mine", to: "T.xcassets/Icon.imageset/Contents.json")
    try sandbox.write("@leaf: #2E7D32;\n", to: "a.nss")
    try expectEqual(run(sandbox, words + ["--check"]).code, 1)
    expect(sandbox.read("T.xcassets/Colors/bark.colorset/Contents.json") != nil)
    try expectEqual(run(sandbox, words).code, 0)
    expect(sandbox.read("T.xcassets/Colors/bark.colorset/Contents.json") == nil)
    expectEqual(sandbox.read("T.xcassets/Icon.imageset/Contents.json"), "mine")
    try sandbox.write("@leaf: #2E7D32;\n@fruit: #F00000;\n", to: "a.nss")
    try sandbox.write("mine", to: "T.xcassets/Colors/fruit.colorset/Contents.json")
    let refused = try run(sandbox, words)
    expect(refused.code == 2 && refused.errors.contains("was not written by themec"))
  }

  /// One run makes the tables of all themes, and everything else of the main one.
  @Test func theMainThemeBecomesTheOtherForms() throws {
    let sandbox = try sandbox()
    try sandbox.write("@import \"a.nss\";\nLabel { nonsense: 1; }\n", to: "b.nss")
    let built = try run(
      sandbox,
      [
        "build", "--report", "concise", "--main", "b.nss", "--emit", "table:out/", "--emit", "swift:S.swift", "--emit",
        "accessors:A.swift", "--table-resource", "b", "a.nss", "b.nss",
      ])
    expectEqual(built.code, 0)
    // The import is compiled for both themes; what is said of each is said once.
    expectEqual(built.errors.components(separatedBy: "b.nss:2:9").count, 2)
    expect(sandbox.read("out/a.nsst") != nil && sandbox.read("out/b.nsst") != nil)
    expectEqual(sandbox.read("A.swift")?.contains("forResource: \"b\", ofType: \"nsst\""), true)
  }

  @Test func aCheckSaysWhatDiffers() throws {
    let sandbox = try sandbox()
    let words = ["build", "a.nss", "--emit", "css:c.css", "--emit", "table:t.nsst"]
    try expectEqual(run(sandbox, words).code, 0)
    // The line of a build can just get the option.
    let line = words + ["--check", "--depfile", "d", "--stamp", "s", "--metafile", "m"]
    let current = try run(sandbox, line)
    expect(["d", "s", "m"].allSatisfy { sandbox.read($0) == nil })
    expect(current.code == 0 && current.output.isEmpty)
    expectEqual(current.errors, "2 products are current\n")
    try sandbox.write(Self.theme.replacingOccurrences(of: "2E7D32", with: "1B5E20"), to: "a.nss")
    let before = sandbox.read("c.css")
    let stale = try run(sandbox, words + ["--check"])
    expectEqual(stale.code, 1)
    expect(
      stale.output.hasPrefix(
        """
        --- c.css
        +++ c.css
        @@ -1,5 +1,5 @@
         /* The colours of a theme, written by themec. */
         :root {
           color-scheme: light dark;
        -  --leaf: light-dark(#2E7D32, #81C784);
        +  --leaf: light-dark(#1B5E20, #81C784);
         }
        t.nsst differs
        """), "\(stale.output)")
    expectEqual(stale.errors, "2 files of 2 products would change\n")
    expectEqual(sandbox.read("c.css"), before)
  }

  /// Computed colours in Chromium are those of `themec resolve`; see `Browser/check_css.py`.
  @Test func aBrowserSeesTheColours() throws {
    let sandbox = try sandbox(
      """
      @font: #2E7D32;
      @background: rgba(93, 64, 55, 0.5);
      @border: @font;
      @shadow: #010203;
      @media (appearance: dark) { @font: #81C784; }
      @media (contrast: high) { @font: #1B5E20; @background: #3E2723; }
      @media (appearance: dark) and (contrast: high) { @font: #A5D6A7; }
      Label { font-color: @font; background-color: @background; border-color: @border; shadow-color: @shadow; }
      """)
    let tools = "command -v chromium && python3 -c 'import playwright'"
    guard try sandbox.shell("{ \(tools); } >/dev/null 2>&1").code == 0 else {
      return print("note: no stylesheet was looked at, because chromium or playwright is missing")
    }
    let script = Repository.url("Tests/CommandTests/Browser/check_css.py").path
    let result = try sandbox.shell("python3 -B '\(script)' \"$THEMEC\" \"$PWD\" a.nss Label")
    expect(result.output.hasPrefix("checked 16"), "\(result.output)\(result.errors)")
  }

  @Test func importsWriteStylesheets() throws {
    let sandbox = try sandbox()
    try expectEqual(sandbox.run("build", "a.nss", "--emit", "tokens:t.json", "--emit", "xcassets:T.xcassets").code, 0)
    for (form, file) in [("tokens", "t.json"), ("xcassets", "T.xcassets")] {
      let result = try sandbox.run("import", form, file, "-o", "again.nss")
      expect(result.code == 0 && result.errors == "wrote again.nss (1 definition)\n")
      expectEqual(
        sandbox.read("again.nss"),
        """
        /* Imported from \(file) by themec. */

        @leaf: #2E7D32;

        @media (appearance: dark) {
          @leaf: #81C784;
        }

        """)
    }
    try sandbox.write("{\"a\": }", to: "bad.json")
    try sandbox.write(#"{"tokenSetOrder": ["core/colors"]}"#, to: "studio/$metadata.json")
    try sandbox.write(##"{"leaf": {"value": "#2E7D32", "type": "color"}}"##, to: "studio/core/colors.json")
    expect(try sandbox.run("import", "tokens", "studio").output.hasSuffix("\n@leaf: #2E7D32;\n"))
    expect(try sandbox.run("import", "tokens", "studio/core").output.hasSuffix("\n@leaf: #2E7D32;\n"))
    try sandbox.write(##"{leaf: {value: "#81C784", type: "color"},}"##, to: "night.json5")
    let appearances = try sandbox.run(
      "import", "tokens", "studio/core", "--dark", "night.json5", "--context", "x=(level: elevated)")
    expect(appearances.code == 1 && appearances.errors.contains("'--context x=(level: elevated)'"))
    expect(
      try sandbox.run("import", "tokens", "--light", "studio/core", "--dark", "night.json5").output.hasSuffix(
        "@leaf: #81C784;\n}\n"))
    try expectEqual(sandbox.run("import", "tokens").code, 64)
    try expectEqual(sandbox.run("import", "tokens", "t.json", "--context", "x").code, 64)
    try expectEqual(sandbox.run("import", "sap", "--dark", "t.json").code, 64)
    try sandbox.write(##"{"root": {"sapHighlightColor": "#118800"}}"##, to: "sap/Base/baseLib/green/variables.json")
    let brand = try sandbox.run("import", "sap", "sap", "--strict")
    expect(brand.code == 0 && brand.output.contains("\n@tintColor: #118800;\n"))
    try expectEqual(sandbox.run("import", "tokens", "studio", "-o", "studio/core/colors.json").code, 64)
    let bad = try sandbox.run("import", "tokens", "bad.json", "-o", "no.nss")
    expect(bad.code == 1 && bad.errors.contains("bad.json:1:7"))
    expect(sandbox.read("no.nss") == nil)
    try expectEqual(sandbox.run("import", "tokens", "t.json", "-o", "t.json").code, 64)
    try expectEqual(sandbox.run("import", "xcassets", "none.xcassets").code, 2)
  }

  /// Files of somebody else name files that are none of theirs.
  @Test func importsShowNothingOfOtherFolders() throws {
    let sandbox = try Sandbox()
    try sandbox.write("root:secret\n", to: "secret")
    try sandbox.write(##"{"c": {"$type": "number", "$value": 3}}"##, to: "up.json")
    func check(_ making: String, _ words: String, _ message: String) throws {
      try expectEqual(sandbox.shell(making).code, 0)
      let result = try sandbox.shell("themec import \(words)")
      expect(result.code != 0 && result.output.isEmpty, "\(making)")
      expect(result.errors.contains(message), "\(result.errors)")
      expect(result.errors.contains("'--allow-outside-root' reads it all the same"))
      expect(!result.errors.contains("root:secret"))
    }
    try sandbox.write(##"{"a": {"$ref": "link.json#/c"}}"##, to: "in/t.json")
    try check("ln -s ../secret in/link.json", "tokens in/t.json", "'link.json' is left out")
    try sandbox.write(
      ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "link.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
      to: "in/r.resolver.json")
    try check("true", "tokens in/r.resolver.json", "'link.json' is left out")
    try sandbox.write(##"{"a": {"$ref": "../up.json#/c"}}"##, to: "in/t.json")
    try check("true", "tokens in/t.json", "'../up.json' is left out")
    let free = try sandbox.run("import", "tokens", "in/t.json", "--allow-outside-root")
    expect(free.code == 0 && free.output.contains("@a: 3;"))
    try check(
      "mkdir -p C.xcassets/a.colorset; ln -s ../../secret C.xcassets/a.colorset/Contents.json", "xcassets C.xcassets",
      "it lies outside of the root")
    for theme in ["../secret", "/etc", "link", "."] {
      try sandbox.write(#"{"mSet": {"aThemes": [{"sId": "\#(theme)"}]}}"#, to: "sap/set/.theming")
      try check("ln -sfn .. sap/link", "sap sap/set", "names '\(theme)', which is no folder beside")
    }
    try sandbox.write(#"{"mSet": {"aThemes": [{"sId": "own"}]}}"#, to: "sap/set/.theming")
    try check("mkdir sap/own; ln -s ../../secret sap/own/variables.json", "sap sap/set", "it lies outside of the root")
  }

  /// Two sets that name each other, and one theme again and again.
  @Test func eachFolderOfASetIsReadOnce() throws {
    let sandbox = try Sandbox()
    let names = #"{"sId": "green"}, {"sId": "a"}, {"sId": "b"}, "#
    let set = #"{"mSet": {"aThemes": [\#(String(repeating: names, count: 3_000)){}]}}"#
    for name in ["sap/a/.theming", "sap/b/.theming"] { try sandbox.write(set, to: name) }
    try sandbox.write(##"{"root": {"sapHighlightColor": "#118800"}}"##, to: "sap/green/variables.json")
    let brand = try sandbox.run("import", "sap", "sap/a", "--strict")
    expect(brand.code == 0 && brand.output.contains("\n@tintColor: #118800;\n"))
  }
}
