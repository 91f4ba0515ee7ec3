import TestSupport
import Testing

/// Messages and reports lead to the site that an option or the configuration names.
@Suite struct CodePageTests {
  private static let theme = "Label { font-size: 17px; }\n"
  private static let page = "https://example.com/themec/codes/unit-suffix.html"

  @Test(arguments: ["https://example.com/themec", "https://example.com/themec/"]) func messagesLeadToTheSite(
    site: String
  ) throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "theme.nss")
    let text = try sandbox.run("lint", "--docs-url", site, "theme.nss")
    expect(text.output.contains("= more: \(Self.page)\n"))
    let plain = try sandbox.run("lint", "theme.nss")
    expect(plain.output.contains("= more: themec explain unit-suffix\n"))
  }

  @Test func theConfigurationNamesTheSite() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "theme.nss")
    try sandbox.write(#"{"docs": "https://example.com/themec/"}"#, to: "themec.json")
    expect(try sandbox.run("lint", "theme.nss").output.contains("= more: \(Self.page)\n"))
    let sarif = try sandbox.run("lint", "--format", "sarif", "theme.nss").output
    expect(sarif.contains("\"helpUri\": \"\(Self.page)\""))
    let isolated = try sandbox.run("lint", "--isolated", "--format", "sarif", "theme.nss").output
    expect(!isolated.contains("helpUri"))
  }

  @Test(arguments: ["example.com", "javascript:alert(1)", "https://", "https://a b/"]) func anotherTextIsNoAddress(
    site: String
  ) throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "theme.nss")
    let option = try sandbox.run("lint", "--docs-url", site, "theme.nss")
    expect(option.code == 64 && option.errors.contains("is not the address of a site"))
    try sandbox.write(#"{"docs": "\#(site)"}"#, to: "themec.json")
    let file = try sandbox.run("lint", "theme.nss")
    expect(file.code == 2 && file.errors.contains("themec.json:1:10: "), "\(file.errors)")
  }
}
