import Testing
import ThemeComponents
import ThemeTable

@Suite struct HierarchyLayoutTests {
  @Test func show() {
    var c = shown(opening: ["r1"])
    print(c.display(theme: .standard))
    var p = shown(.tree(), .phone, opening: ["r"])
    print(p.display(theme: .standard))
  }
}
