import TestSupport
import Testing

/// No text for people moves the cursor, rings the bell or turns the reading direction, whatever a theme says.
@Suite struct HostileTextTests {
  /// ESC, BEL, a C1 control, a bidirectional override and a tag character.
  private static let hostile = "a\u{1B}[2J\u{7}\u{9B}5m\u{202E}b\u{E0041}c"

  private static let theme = """
    @brand\(hostile): #B85A00;
    Label { font-name: "\(hostile)"; font-color: \(hostile); }
    \(hostile) { font-size: 17; font-name: x\(hostile); }
    """

  @Test(arguments: [
    "build a.nss", "lint a.nss", "lint a.nss --format concise", "lint a.nss --format github", "resolve a.nss",
    "explain a.nss Label", "diff a.nss b.nss", "diff b.nss a.nss", "registry \"$WORD\"", "explain \"$WORD\"",
    "resolve a.nss \"$WORD\"", "lint \"$WORD\"", "\"$WORD\"", "debug layout hierarchy --theme a.nss",
    "lint a.nss --color always",
  ]) func nothingRawIsPrinted(line: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "a.nss")
    try sandbox.write("Label { font-size: 2; }", to: "b.nss")
    let result = try sandbox.shell("themec \(line)", environment: ["WORD": Self.hostile])
    let shown = (result.output + result.errors).replacing(
      try Regex("\u{1B}\\[[0-9;]*m"), with: line.contains("--color") ? "" : "\u{1B}")
    let raw = shown.unicodeScalars.filter { scalar in
      switch scalar {
      case "\n": false
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{202A}"..."\u{202E}", "\u{E0000}"..."\u{E0FFF}": true
      default: false
      }
    }
    expect(raw.isEmpty, "\(shown.debugDescription.prefix(2_000))")
  }

  /// Texts of a table are printed as carefully as those of a stylesheet.
  @Test func aTableIsShownEscaped() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-name: \"a\u{1B}[2J\u{202E}b\"; }", to: "a.nss")
    try expectEqual(sandbox.run("build", "a.nss").code, 0)
    let bytes = try #require(sandbox.bytes("a.nsst"))
    expect(bytes.contains(0x1B), "the table holds the escape character itself")
    let result = try sandbox.run("resolve", "a.nsst")
    expect(result.code == 0 && !result.output.contains("\u{1B}"))
    expect(!result.output.unicodeScalars.contains("\u{202E}"))
  }
}
