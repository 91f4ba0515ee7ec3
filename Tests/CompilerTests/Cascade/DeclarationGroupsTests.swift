import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// The declarations of a theme by class path and property.
@Suite struct DeclarationGroupsTests {
  @Test func everyCellIsFoundByItsPathAndProperty() {
    let theme = compile(
      """
      Label { text-color: red; font-size: 1; own: 2; font-color: red; }
      Button { own: 1; font-size: 3; }
      Empty { }
      """
    ).theme
    let (groups, program) = (theme.groups, theme.program)
    var found = 0
    for path in program.paths.ids {
      for property in program.properties.ids {
        let expected = groups.row(of: path)?.cells.first { groups.properties[$0] == property }
        expectEqual(groups.cell(property, of: path), expected)
        if expected != nil { found += 1 }
      }
    }
    expectEqual(found, 6)
  }
}
