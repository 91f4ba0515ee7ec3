import TestSupport
import Testing

@Suite struct ResolveTests {
  private static let theme = """
    @ink: #112233;
    Label { font-color: @ink; font-size: 18; }
    LargeLabel { font-size: 28; }
    @media (appearance: dark) { Label { font-color: white; } Night { font-size: 1; } }
    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "a.nss")
    return sandbox
  }

  @Test func jsonIsAsTheDesignSays() throws {
    let result = try sandbox().run("resolve", "a.nss", "--format", "json")
    expectEqual(result.code, 0)
    Golden.check(result.output, named: "Resolve/all.json")
  }

  @Test func textIsReadable() throws {
    let result = try sandbox().run("resolve", "a.nss", "--appearance=dark")
    expectEqual(result.code, 0)
    Golden.check(result.output, named: "Resolve/dark.txt")
  }

  @Test func defaultsStandBelowTheTheme() throws {
    let sandbox = try Sandbox()
    try sandbox.write("fdlFUIHierarchyItemView_title { font-style: title1; }", to: "a.nss")
    let title = "fdlFUIHierarchyItemView_title"
    let own = try sandbox.run("resolve", "a.nss", title)
    expect(own.output.contains("font-style: title1"))
    expect(!own.output.contains("font-color"))
    let both = try sandbox.run("resolve", "a.nss", title, "--with-defaults")
    expect(both.output.contains("font-style: title1"))
    expect(both.output.contains("font-color: #223548FF"))
    let other = try sandbox.run("resolve", "a.nss", title + "x:" + title, "--with-defaults")
    expectEqual(other.code, 0)
    let rest = try sandbox.run("resolve", "a.nss", "fdlFUIHierarchyItemView_status", "--with-defaults")
    expect(rest.output.contains("font-color"))
  }

  @Test func theEnvironmentIsTheUsers() throws {
    let sandbox = try sandbox()
    let result = try sandbox.shell(
      """
      themec resolve a.nss --format=json --device ipad --orientation landscape --appearance dark \
      --level elevated --contrast high --size-class regular
      """)
    for choice in ["ipad", "landscape", "dark", "elevated", "high", "regular"] {
      expect(result.output.contains("\"\(choice)\""))
    }
    try expectEqual(sandbox.run("resolve", "a.nss", "--device", "iPad").code, 64)
  }

  @Test func aPathOrAListIsResolved() throws {
    let sandbox = try sandbox()
    let one = try sandbox.run("resolve", "a.nss", "LargeLabel", "-q")
    expect(one.output.hasSuffix("\nLargeLabel {\n  font-size: 28;\n}\n"))
    let list = try sandbox.run("resolve", "a.nss", "Label:LargeLabel", "-q")
    expect(list.output.contains("\nLabel:LargeLabel {\n") && list.output.contains("28"))
    expect(list.output.contains("font-color"))
  }

  @Test func whatTheThemeDoesNotStyleIsSaid() throws {
    let sandbox = try sandbox()
    let typo = try sandbox.run("resolve", "a.nss", "LargLabel", "--format=json", "-q")
    expect(typo.code == 1 && typo.output.contains("\"styles\": {}"))
    expectEqual(
      typo.errors,
      """
      error: the theme has no rule for 'LargLabel'
        help: did you mean 'LargeLabel'?

      """)
    let night = try sandbox.run("resolve", "a.nss", "Night", "-q")
    expectEqual(night.code, 0)
    try expectEqual(sandbox.run("resolve", "a.nss", "Night", "--strict").code, 1)
    expect(night.errors.hasPrefix("warning: the theme has no rule for 'Night' in this environment\n"))
  }

  @Test func aThemeWithErrorsIsResolvedAsFarAsItGoes() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size 2; font-color: red; }", to: "a.nss")
    let result = try sandbox.run("resolve", "a.nss")
    expectEqual(result.code, 1)
    expect(result.output.contains("font-color: red;"))
    expect(result.errors.hasPrefix("error[missing-colon]"))
  }

  @Test func aTableIsResolvedAsItsThemeIs() throws {
    let sandbox = try sandbox()
    try expectEqual(sandbox.run("build", "a.nss", "-q").code, 0)
    for path in ["", "Label", "Label:LargeLabel", "Night"] {
      for environment in ["", "--appearance dark"] {
        let options = "\(path) \(environment) --format json -q"
        let theme = try sandbox.shell("themec resolve a.nss \(options)")
        let table = try sandbox.shell("themec resolve - \(options) < a.nsst")
        expectEqual(values(table.output), values(theme.output), "\(options)")
        expect(table.code == 0 && table.errors == theme.errors)
      }
    }
  }

  /// The parts of a table besides the texts of the theme.
  private func values(_ json: String) -> [Substring] {
    json.split(separator: "\n").map { $0.split(separator: "\"type\"").last ?? $0 }
  }

  @Test func aDamagedTableIsRefused() throws {
    let sandbox = try sandbox()
    try expectEqual(sandbox.run("build", "a.nss", "-q").code, 0)
    try expectEqual(sandbox.shell("head -c 100 a.nsst > cut.nsst").code, 0)
    let cut = try sandbox.run("resolve", "cut.nsst")
    expect(cut.code == 2 && cut.output.isEmpty)
    expect(cut.errors.hasPrefix("error: cannot read 'cut.nsst': the table should have "))
    for command in ["build", "lint"] {
      let result = try sandbox.run(command, "a.nsst")
      expectEqual(result.code, 2)
      expectEqual(
        result.errors,
        """
        error: 'a.nsst' is a compiled table, not a stylesheet
          help: 'themec resolve' and 'themec diff' read tables

        """)
    }
  }
}

/// Why a style is as it is.
@Suite struct ExplainTests {
  private static let theme = """
    @ink: #112233;
    Label { font-color: @ink; font-size: 18; }
    @media (appearance: dark) { Label { font-color: white; } }
    """

  private func explain(_ options: String) throws -> Sandbox.Result {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "a.nss")
    return try sandbox.shell("themec explain \(options)")
  }

  @Test func everyCandidateIsShown() throws {
    let light = try explain("a.nss Label font-color")
    expect(light.code == 0 && light.errors.isEmpty)
    expect(light.output.contains("wins  a.nss:2:9: @ink"))
    expect(light.output.contains("@ink = #112233  at a.nss:1:1"))
    expect(!light.output.contains("font-size"))
    let dark = try explain("a.nss Label --appearance dark")
    expect(dark.output.contains("wins  a.nss:3:37: white") && dark.output.contains("font-size"))
    let json = try explain("a.nss Label font-color --format=json")
    expect(json.output.hasPrefix("{\n") && json.output.contains("\"property\": \"font-color\""))
    expect(try explain("a.nss Label --color=always").output.contains("\u{1B}[48;2;17;34;51m"))
  }

  @Test func whatIsNotThereIsNamed() throws {
    let path = try explain("a.nss Labl")
    expect(path.code == 1 && path.output.isEmpty)
    expectEqual(path.errors, "error: the theme has no rule for 'Labl'\n  help: did you mean 'Label'?\n")
    let definition = try explain("a.nss @inc")
    expect(definition.code == 1 && definition.output.isEmpty)
    expectEqual(definition.errors, "error: the theme does not define '@inc'\n  help: did you mean '@ink'?\n")
    expect(try explain("a.nss @ink").output.contains("  wins  a.nss:1:1: #112233\n"))
    let property = try explain("a.nss Label font-colr")
    expect(property.code == 1 && property.output.isEmpty)
    expect(property.errors.hasSuffix("  help: did you mean 'font-color'?\n"))
  }
}
