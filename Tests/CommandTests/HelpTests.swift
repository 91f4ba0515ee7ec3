import TestSupport
import Testing
import ThemeReports

@testable import themec

@Suite struct HelpTests {
  @Test(arguments: [
    "build", "preview", "lint", "baseline", "resolve", "explain", "diff", "format", "import", "registry", "lsp",
    "editor", "init",
  ]) func everyCommandHasHelp(_ command: String) throws {
    let sandbox = try Sandbox()
    let help = try sandbox.run(command, "--help")
    expect(help.code == 0 && help.errors.isEmpty)
    Golden.check(help.output, named: "Help/\(command).txt")
    try expectEqual(sandbox.run("help", command).output, help.output)
    try expectEqual(sandbox.run(command, "no-such-file", "-h").output, help.output)
  }

  @Test func theToolHasHelp() throws {
    let sandbox = try Sandbox()
    let help = try sandbox.run("--help")
    expect(help.code == 0 && help.errors.isEmpty)
    Golden.check(help.output, named: "Help/themec.txt")
    try expectEqual(sandbox.run("help").output, help.output)
    try expectEqual(sandbox.run("-h").output, help.output)
  }

  @Test func aloneItGreets() throws {
    let result = try Sandbox().run()
    expectEqual(result.code, 64)
    expect(result.output.isEmpty)
    Golden.check(result.errors.replacing(Tool.version, with: "VERSION"), named: "Help/greeting.txt")
  }

  @Test func helpHasBoldHeadingsAndOptionsOnly() {
    let help =
      "USAGE: themec lint [<options>]\n\nOPTIONS:\n  -o, --output <path>     The page.\n  --a-long-one <x>\n"
      + "                          Below.\n  # A comment.\n  themec lint a.nss\n"
    let bold = HelpText.styled(help, RenderingOptions(color: true)).text.replacing("\u{1B}[1m", with: "<")
      .replacing("\u{1B}[0m", with: ">")
    expectEqual(
      bold,
      "<USAGE:> themec lint [<options>]\n\n<OPTIONS:>\n  <-o, --output <path>>     The page.\n  <--a-long-one <x>>\n"
        + "                          Below.\n  # A comment.\n  themec lint a.nss\n")
    expectEqual(HelpText.styled(help, RenderingOptions()).text, help)
  }

  @Test func everyHelpListsExitCodes() throws {
    let sandbox = try Sandbox()
    for name in Command.all.map(\.name) + ["debug"] {
      let help = try sandbox.run(name, "--help").output
      let codes = help.split(separator: "EXIT STATUS:\n").last?.split(separator: "\n").compactMap {
        Int($0.prefix { $0 != "." }.split(separator: " ").first ?? "")
      }
      expect(codes?.first == 0 && codes?.last == 64, "\(name): \(help)")
    }
  }

  @Test func theVersionIsOneLine() throws {
    let sandbox = try Sandbox()
    let result = try sandbox.run("--version")
    expect(result.code == 0 && result.errors.isEmpty)
    expectEqual(result.output, "\(Tool.version)\n")
    try expectEqual(sandbox.run("build", "--version").output, result.output)
  }
}
