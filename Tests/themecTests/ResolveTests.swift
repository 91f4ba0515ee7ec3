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
    #expect(result.code == 0)
    Golden.check(result.output, named: "Resolve/all.json")
  }

  @Test func textIsReadable() throws {
    let result = try sandbox().run("resolve", "a.nss", "--appearance=dark")
    #expect(result.code == 0)
    Golden.check(result.output, named: "Resolve/dark.txt")
  }

  @Test func theEnvironmentIsTheUsers() throws {
    let sandbox = try sandbox()
    let result = try sandbox.shell(
      """
      themec resolve a.nss --format=json --device ipad --orientation landscape --appearance dark \
      --level elevated --contrast high --size-class regular
      """)
    for choice in ["ipad", "landscape", "dark", "elevated", "high", "regular"] {
      #expect(result.output.contains("\"\(choice)\""))
    }
    #expect(try sandbox.run("resolve", "a.nss", "--device", "iPad").code == 64)
  }

  @Test func aPathOrAListIsResolved() throws {
    let sandbox = try sandbox()
    let one = try sandbox.run("resolve", "a.nss", "LargeLabel", "-q")
    #expect(one.output.hasSuffix("\nLargeLabel {\n  font-size: 28;\n}\n"))
    let list = try sandbox.run("resolve", "a.nss", "Label:LargeLabel", "-q")
    #expect(list.output.contains("\nLabel:LargeLabel {\n") && list.output.contains("28"))
    #expect(list.output.contains("font-color"))
  }

  @Test func whatTheThemeDoesNotStyleIsSaid() throws {
    let sandbox = try sandbox()
    let typo = try sandbox.run("resolve", "a.nss", "LargLabel", "--format=json", "-q")
    #expect(typo.code == 0 && typo.output.contains("\"styles\": {}"))
    #expect(
      typo.errors == """
        warning: the theme has no rule for 'LargLabel'
          help: did you mean 'LargeLabel'?

        """)
    #expect(try sandbox.run("resolve", "a.nss", "LargLabel", "--strict").code == 1)
    let night = try sandbox.run("resolve", "a.nss", "Night", "-q")
    #expect(
      night.errors.hasPrefix("warning: the theme has no rule for 'Night' in this environment\n"))
  }

  @Test func aThemeWithErrorsIsResolvedAsFarAsItGoes() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size 2; font-color: red; }", to: "a.nss")
    let result = try sandbox.run("resolve", "a.nss")
    #expect(result.code == 1)
    #expect(result.output.contains("font-color: red;"))
    #expect(result.errors.hasPrefix("error[missing-colon]"))
  }
}
