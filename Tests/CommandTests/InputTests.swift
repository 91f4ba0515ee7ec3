import Foundation
import TestSupport
import Testing

@testable import themec

/// Reading of files, pipes, standard input, and of everything that can be in their place.
@Suite struct InputTests {
  private static let theme = "Label { font-size: 2; }\n"
  private static let concise = "--report=concise"

  @Test func aMissingFileIsNamed() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "Themes/Light.nss")
    for (name, hint) in [
      ("Themes/Ligth.nss", "  help: did you mean 'Themes/Light.nss'?\n"),
      ("Themes/Light", "  help: did you mean 'Themes/Light.nss'?\n"),
      ("Themes/light.nss", "  help: did you mean 'Themes/Light.nss'?\n"),
      ("./Themes//Light.nss\r", "  help: did you mean 'Themes/Light.nss'?\n"), ("Themes/Other.nss", ""), ("x", ""),
      ("nowhere/Light.nss", ""),
    ] {
      let result = try sandbox.run("build", name)
      let shown = name.replacing("./Themes//", with: "Themes/").replacing("\r", with: "\\r")
      expect(result.code == 2 && result.output.isEmpty)
      expectEqual(result.errors, "error: cannot read '\(shown)': no such file or folder\n" + hint)
    }
    expectEqual(sandbox.names, ["Themes", "Themes/Light.nss"])
  }

  @Test func aLinkToNothingIsNamed() throws {
    let sandbox = try Sandbox()
    try FileManager.default.createSymbolicLink(atPath: sandbox.url("a.nss").path, withDestinationPath: "gone.nss")
    expect(try sandbox.run("lint", "a.nss").errors.hasSuffix("\n  help: it is a link to a file that is missing\n"))
  }

  @Test func everyMissingFileIsNamed() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "there.nss")
    let result = try sandbox.run("build", "x.nss", "there.nss", "y.nss", "-o", "out/")
    expectEqual(result.code, 2)
    expectEqual(result.errors.split(separator: "\n").count, 2)
    expectEqual(sandbox.names, ["there.nss"])
  }

  @Test func aHugeFileIsNotRead() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "huge.nss")
    let file = try FileHandle(forWritingTo: sandbox.url("huge.nss"))
    try file.truncate(atOffset: 536_870_913)
    try file.close()
    let result = try sandbox.run("lint", "huge.nss")
    expectEqual(result.code, 2)
    expect(result.errors.contains("'huge.nss': it is larger than 536870912 bytes"))
  }

  /// A folder is its only stylesheet, for commands about one theme.
  @Test func aFolderStandsForItsThemes() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size: 1; }", to: "Themes/Light.nss")
    for line in ["resolve Themes Label", "explain Themes Label", "preview Themes -o page.html"] {
      let result = try sandbox.shell("themec \(line)")
      expectEqual(result.code, 0, "\(line): \(result.errors)")
    }
    expect(try sandbox.run("explain", "Themes").errors.hasPrefix("error: '<class-path>' is missing"))
    try sandbox.write("Label { font-size: 2; }", to: "Themes/Dark.nss")
    for command in ["resolve", "explain"] {
      let result = try sandbox.run(command, "Themes", "Label")
      expect(result.code == 64 && result.output.isEmpty)
      expect(
        result.errors.hasPrefix(
          """
          error: 'themec \(command)' is about one theme, and 2 were named
            help: name one of them: 'Themes/Dark.nss', 'Themes/Light.nss'

          """))
    }
    try expectEqual(sandbox.run("preview", "Themes", "--svg", "pictures").code, 64)
    let page = try sandbox.run("preview", "Themes", "-o", "page.html")
    expect(page.code == 0 && sandbox.read("page.html")?.contains("Dark.nss, Light.nss") == true)
    try sandbox.write("", to: "empty/note.txt")
    let empty = try sandbox.run("resolve", "empty")
    expectEqual(empty.code, 2)
    expect(empty.errors.hasPrefix("error: there is no stylesheet in 'empty'\n"))
  }

  @Test func aFolderIsNoTheme() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "Themes/Light.nss")
    for name in ["Themes", "Themes/", "."] {
      let result = try sandbox.run("debug", "layout", "hierarchy", "--theme", name)
      expectEqual(result.code, 2)
      expect(result.errors.contains(": it is a folder\n  help: name the theme files in it: '"))
    }
    let result = try sandbox.run("lint", "Themes/Light.nss/x.nss")
    expectEqual(result.code, 2)
    expect(result.errors.contains("a part of the path is not a folder"))
  }

  /// Permissions do not hold for root, who reads everything.
  @Test func anUnreadableFileIsNamed() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "a.nss")
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: sandbox.url("a.nss").path)
    let result = try sandbox.run("lint", "a.nss")
    if try sandbox.shell("test -r a.nss").code == 0 {
      expect(result.code == 0 && result.errors.isEmpty)
    } else {
      expectEqual(result.code, 2)
      expectEqual(result.errors, "error: cannot read 'a.nss': permission denied\n")
    }
  }

  @Test func anEmptyFileIsATheme() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "a.nss")
    try expectEqual(sandbox.run("build", "a.nss", "--emit=json").code, 0)
    expectEqual(sandbox.read("a.json")?.contains("\"styles\": {}"), true)
    try expectEqual(sandbox.run("lint", "/dev/null").code, 0)
  }

  @Test func standardInputIsRead() throws {
    let sandbox = try Sandbox()
    let result = try sandbox.run("build", "-", "--emit=json", input: Self.theme)
    expectEqual(result.code, 0)
    expect(result.output.contains("\"Label\""))
    expect(sandbox.names.isEmpty)
    let wrong = try sandbox.run("lint", "-", Self.concise, input: "Label { font-size 2; }")
    expect(wrong.output.hasPrefix("<stdin>:1:18: warning: "))
    let named = try sandbox.run(
      "lint", "-", Self.concise, "--stdin-filename", "Themes/a.nss", input: "Label { font-size 2; }")
    expect(named.output.hasPrefix("Themes/a.nss:1:18: warning: "))
  }

  @Test func pipesAreRead() throws {
    let sandbox = try Sandbox()
    let big = String(repeating: Self.theme, count: 3_000)
    try sandbox.write(big, to: "big.nss")
    let piped = try sandbox.shell("cat big.nss | themec resolve -")
    expect(piped.code == 0 && piped.output.contains("font-size: 2;"))
    let fifo = try sandbox.shell("mkfifo pipe; cat big.nss > pipe & themec resolve pipe; wait")
    expect(fifo.code == 0 && fifo.output == piped.output)
  }

  @Test func closedStandardInputIsAnError() throws {
    let result = try Sandbox().shell("themec lint - <&-")
    expectEqual(result.code, 2)
    expect(result.errors.hasPrefix("error: cannot read standard input: "))
  }

  @Test func namesNeedNotBePrintable() throws {
    let sandbox = try Sandbox()
    let result = try sandbox.shell(
      """
      name=$(printf 'a\\nb\\033[2J.nss'); printf 'Label { font-size 2; }' > "$name"
      themec lint "$name" --report=concise; rm "$name"
      """)
    expectEqual(result.output.split(separator: "\n").count, 2)
    expect(!result.output.contains("\u{1B}"))
  }

  @Test func everyPathIsSafeToShow() {
    let path = FilePath("a\u{1B}[2J\r\n\t\u{202E}b")
    expectEqual(path.display(), "a\\u{1b}[2J\\r\\n\\t\\u{202e}b")
  }

  #if os(Linux)
    /// Other systems refuse such names.
    @Test func namesNeedNotBeText() throws {
      let sandbox = try Sandbox()
      let result = try sandbox.shell(
        """
        one=$(printf 'a\\377.nss'); two=$(printf 'a\\376.nss')
        printf 'Label { font-size: 1; }' > "$one"; printf 'Label { font-size: 2; }' > "$two"
        themec build "$one" "$two" --emit json --verbose && ls | LC_ALL=C od -c | grep -c '37[67]   .   j   s   o   n'
        grep -h '"text"' ./*.json
        """)
      expectEqual(result.code, 0)
      expect(result.errors.contains("wrote a\\xFF.json") && result.errors.contains("wrote a\\xFE.json"))
      expect(result.output.contains("\"value\": 1") && result.output.contains("\"value\": 2"))
    }
  #endif

  @Test func pathsAreShownFromTheWorkingFolder() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size 2; }", to: "Themes/a.nss")
    for name in ["Themes/a.nss", "./Themes/a.nss", "$PWD/Themes/a.nss", "$(pwd -P)/Themes//a.nss"] {
      let result = try sandbox.shell("themec lint --report=concise \"\(name)\"")
      expect(result.output.hasPrefix("Themes/a.nss:1:18: warning: "), "\(name)")
    }
    let outside = try sandbox.shell("cd Themes && mkdir in && cd in && themec lint --report=concise ../a.nss")
    expect(outside.output.hasPrefix("../a.nss:1:18: warning: "))
  }

  @Test func importsAreRead() throws {
    let sandbox = try Sandbox()
    try sandbox.write("@import \"../base.nss\";\n", to: "brands/a.nss")
    try sandbox.write("@import \"../base.nss\";\n@import \"none.nss\";\n", to: "brands/b.nss")
    try sandbox.write("Label { font-size 2; }", to: "base.nss")
    let result = try sandbox.run("lint", "brands/a.nss", "brands/b.nss", Self.concise)
    let lines = result.output.split(separator: "\n")
    expect(lines.count == 2 && result.code == 1)
    expect(lines.contains { $0.hasPrefix("base.nss:1:18: error: ") })
    expect(lines.contains { $0.hasPrefix("brands/b.nss:2:9: error: cannot read 'brands/none.nss'") })
  }

  @Test func importsLeaveTheRootOnlyWhenAllowed() throws {
    let sandbox = try Sandbox()
    try sandbox.write("@import \"../base.nss\";\n", to: "app/a.nss")
    try sandbox.write(Self.theme, to: "base.nss")
    try expectEqual(sandbox.shell("cd app && themec lint a.nss").code, 1)
    try expectEqual(sandbox.shell("cd app && themec lint --allow-outside-root a.nss").code, 0)
  }

  @Test func registryFilesAreRead() throws {
    let sandbox = try Sandbox()
    try sandbox.write("@class Fancy : Label;\n", to: "app.nss")
    try sandbox.write("Fancy { font-size: 2; }\n", to: "a.nss")
    try expectEqual(sandbox.run("lint", "a.nss", "--registry", "app.nss").output, "no findings\n")
    expect(try sandbox.run("lint", "a.nss").output.contains("Fancy"))
    try sandbox.write("Label { }\n", to: "wrong.nss")
    let wrong = try sandbox.run("lint", "a.nss", "--registry", "wrong.nss", Self.concise)
    expect(wrong.output.hasPrefix("wrong.nss:1:1: "))
    try expectEqual(sandbox.run("lint", "a.nss", "--registry", "none.nss").code, 2)
  }
}
