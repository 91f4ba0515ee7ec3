import TestSupport
import Testing
import ThemeBase
import ThemeModel
import ThemeSyntax

/// Questions to a registry.
@Suite struct RegistryQueryTests {
  private let registry = Registry.standard

  private func expand(_ pattern: String) -> [String] { registry.expand(pattern).map { registry.paths[$0] } }

  @Test func patternsAreExpandedInOrder() {
    expectEqual(
      expand("fdlFUIHierarchy*_title"),
      [
        "fdlFUIHierarchyIndicator_title", "fdlFUIHierarchyItemView_title", "fdlFUIHierarchyViewHeader_title",
      ])
    expectEqual(expand("fdlFUIHierarchyView"), ["fdlFUIHierarchyView"])
    expectEqual(expand("*Hierarchy*_*Button").count, 2)
    expectEqual(expand("Search*"), ["SearchBar", "SearchBarButton", "SearchBarScopeBar"])
    expectEqual(expand("nothing*"), [])
    expect(expand("*").count > 370)
    expectEqual(expand("**"), expand("*"))
    expectEqual(expand(""), [])
    expectEqual(expand("fdlFUIDataTable_textItem*"), ["fdlFUIDataTable_textItem"])
    expectEqual(expand("*Bar*Bar*"), ["SearchBarScopeBar"])
    let long = String(repeating: "*a", count: 50_000)
    expectEqual(expand(long), [])
  }

  @Test func numbersInPathsAreMatched() throws {
    let cell = try #require(registry.resolvePath("fdlFUIDataTableCardView_textItem_row2_column1"))
    expectEqual(registry.paths[cell], "fdlFUIDataTableCardView_textItem_row[n]_column[n]")
    expectEqual(registry.resolvePath("fdlFUIDataTableCardView_textItem_row0_column123"), cell)
    for wrong in [
      "fdlFUIDataTableCardView_textItem_row", "fdlFUIDataTableCardView_textItem_rowX",
      "fdlFUIDataTableCardView_textItem_row1_column", "fdlFUIDataTable_textItem_row1_column1",
      "fdlFUIDataTableCardView_textItem_row[n]x", "fdlFUIDataTableCardView_textItem_row1_", "9",
    ] { expect(registry.resolvePath(wrong) == nil, "\(wrong)") }
  }

  @Test func statesAreSplitFromProperties() {
    for (property, base, state) in [
      ("font-color", "font-color", nil), ("font-color-highlighted", "font-color", "highlighted"),
      ("font-color-selected-disabled", "font-color", "selected-disabled"),
      ("on-color-editable-disabled", "on-color", "editable-disabled"),
      ("background-image-selected-insets", "background-image-insets", "selected"), ("disabled", "disabled", nil),
      ("-disabled", "-disabled", nil), ("", "", nil), ("x-disabled", "x", "disabled"), ("xdisabled", "xdisabled", nil),
    ] as [(String, String, String?)] {
      let split = registry.split(Array(property.utf8)[...])
      expectEqual(String(decoding: split.base, as: UTF8.self), base)
      expectEqual(split.state, state)
    }
  }

  private func standing(_ property: String, _ path: String) -> String {
    guard let id = registry.resolvePath(path) else { return "no path" }
    return switch registry.standing(of: property, on: id) {
    case .declared: "declared"
    case .slip: "slip"
    case .notRead: "not read"
    case .assumed: "assumed"
    case .otherState(_, let state): "other state \(state)"
    case .elsewhere: "elsewhere"
    case .unknown: "unknown"
    }
  }

  @Test func standings() {
    expectEqual(standing("font-color", "fdlFUIHierarchyItemView_title"), "declared")
    expectEqual(standing("font-color-selected", "fdlFUIHierarchyItemView_title"), "other state selected")
    expectEqual(standing("corner-radius", "fdlFUIHierarchyItemView_title"), "elsewhere")
    expectEqual(standing("fon-color", "fdlFUIHierarchyItemView_title"), "unknown")
    // Documented without its properties: those of its kind, else any that is known.
    expectEqual(standing("font-color", "fdlFUIDataTableCardView_title"), "assumed")
    expectEqual(standing("font-color-highlighted", "fdlFUIDataTableCardView_title"), "assumed")
    expectEqual(standing("keyboard-appearance", "fdlFUIDataTableCardView_title"), "elsewhere")
    expectEqual(standing("keyboard-appearance", "fdlFUIToastMessage"), "assumed")
    expectEqual(standing("xyzzy", "fdlFUIToastMessage"), "unknown")
    expectEqual(standing("image-disabled", "fdlFUIPageViewController_nextButtonItem"), "declared")
    // Two components share the path: what either takes is taken.
    expectEqual(standing("standard-background-color", "NavigationBar"), "declared")
    expectEqual(standing("title-vertical-offset", "NavigationBar"), "declared")
    expectEqual(standing("font-style", "Label"), "elsewhere")
  }

  @Test func propertiesByNameAlone() throws {
    func text(_ property: String) -> String? {
      registry.fallbackGrammar(of: Array(property.utf8)[...]).map { registry.grammars[$0].text }
    }
    expectEqual(text("font-color"), "Color")
    expectEqual(text("padding"), "Box")
    expectEqual(text("padding-disabled"), "Box")
    expectEqual(text("shadow-opacity"), "Number [0,1]")
    expect(text("xyzzy") == nil)
    let align = try #require(registry.widestGrammar(of: Array("text-align".utf8)[...]))
    expectEqual(Set(align.keywords), ["left", "center", "right", "fill", "justified", "natural"])
    expect(registry.widestGrammar(of: []) == nil)
  }

  @Test func unknownPathsHaveAnOwner() {
    func owner(_ path: String) -> String? { registry.owner(of: Array(path.utf8)[...])?.name }
    expectEqual(owner("fdlFUIHierarchyItemView_titel"), "FUIHierarchyItemView")
    expectEqual(owner("fdlFUINoteFormCell_x"), "FUINoteFormCell")
    expectEqual(owner("fdlHierarchyViewController_x"), "FUIHierarchyViewController")
    expect(owner("fdlFUINothing_x") == nil)
    expect(owner("") == nil)
  }

  @Test func suggestionsPreferTheSamePath() {
    let suggester = registry.suggester()
    expectEqual(suggester.path("fdlFUIHierarchyItemView_titel"), "fdlFUIHierarchyItemView_title")
    expectEqual(suggester.path("fdlFUIHierarchy_title_ItemView"), "fdlFUIHierarchyItemView_title")
    expectEqual(suggester.path("FUIHierarchyItemView_title"), "fdlFUIHierarchyItemView_title")
    expectEqual(suggester.path("HierarchyItemView_title"), "fdlFUIHierarchyItemView_title")
    expectEqual(suggester.path("fdlfuihierarchyitemview_title"), "fdlFUIHierarchyItemView_title")
    expectEqual(suggester.path("button"), "Button")
    expect(suggester.path("MyOwnThing") == nil)
    expectEqual(suggester.component("FUIHierarchyVeiw"), "FUIHierarchyView")
    expectEqual(suggester.property("colour", on: registry.resolvePath("PageControl")), "color")
    expectEqual(suggester.property("fon-style", on: nil), "font-style")
    expect(suggester.property("xyzzy", on: nil) == nil)
  }
}
