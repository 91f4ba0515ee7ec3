import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

/// `Themes/NUI.nss` keeps to the grammar of NUI's own parser, which is much smaller than ours.
@Suite struct NUIGrammarTests {
  private let grammar: EBNFGrammar

  init() throws {
    grammar = try EBNFReader.read(
      """
      sheet       = { rule | media | definition } ;
      media       = "@media" option { "and" option } "{" { rule | definition } "}" ;
      option      = "(" ( "device" | "orientation" ) ":" word ")" ;
      rule        = word { "," word } "{" { declaration } "}" ;
      declaration = word ":" value ";" ;
      definition  = variable ":" literal ";" ;
      value       = variable | literal ;
      literal     = part { part } ;
      part        = word | "(" | ")" | "," ;
      """)
  }

  private func accepts(_ theme: String) throws -> Bool {
    let text = String(decoding: try Repository.bytes("Themes/\(theme).nss"), as: UTF8.self)
    return SheetRecognizer.accepts(SheetRecognizer.Token.significant(in: text), as: "sheet", grammar)
  }

  @Test func theThemeForNUIIsOfItsGrammar() throws { expect(try accepts("NUI")) }

  @Test func theOthersAreNot() throws {
    for theme in ["Fiori", "Saffron", "Midnight"] { expect(try !accepts(theme), "\(theme)") }
  }
}
