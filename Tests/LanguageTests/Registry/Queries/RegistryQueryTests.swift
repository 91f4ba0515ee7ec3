import Testing
import ThemeBase
import ThemeModel
import ThemeSyntax

/// Questions to a registry.
@Suite struct RegistryQueryTests {
  private let registry = Registry.standard

  private func expand(_ pattern: String) -> [String] { registry.expand(pattern).map { registry.paths[$0] } }

  @Test func patternsAreExpandedInOrder() {
    #expect(
      expand("fdlFUIHierarchy*_title") == [
        "fdlFUIHierarchyIndicator_title", "fdlFUIHierarchyItemView_title", "fdlFUIHierarchyViewHeader_title",
      ])
    #expect(expand("fdlFUIHierarchyView") == ["fdlFUIHierarchyView"])
    #expect(expand("*Hierarchy*_*Button").count == 2)
    #expect(expand("Search*") == ["SearchBar", "SearchBarButton", "SearchBarScopeBar"])
    #expect(expand("nothing*") == [])
    #expect(expand("*").count > 370)
    #expect(expand("**") == expand("*"))
    #expect(expand("") == [])
    #expect(expand("fdlFUIDataTable_textItem*") == ["fdlFUIDataTable_textItem"])
    #expect(expand("*Bar*Bar*") == ["SearchBarScopeBar"])
    let long = String(repeating: "*a", count: 50_000)
    #expect(expand(long) == [])
  }

  @Test func numbersInPathsAreMatched() throws {
    let cell = try #require(registry.resolvePath("fdlFUIDataTableCardView_textItem_row2_column1"))
    #expect(registry.paths[cell] == "fdlFUIDataTableCardView_textItem_row[n]_column[n]")
    #expect(registry.resolvePath("fdlFUIDataTableCardView_textItem_row0_column123") == cell)
    for wrong in [
      "fdlFUIDataTableCardView_textItem_row", "fdlFUIDataTableCardView_textItem_rowX",
      "fdlFUIDataTableCardView_textItem_row1_column", "fdlFUIDataTable_textItem_row1_column1",
      "fdlFUIDataTableCardView_textItem_row[n]x", "fdlFUIDataTableCardView_textItem_row1_", "9",
    ] { #expect(registry.resolvePath(wrong) == nil, "\(wrong)") }
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
      #expect(String(decoding: split.base, as: UTF8.self) == base)
      #expect(split.state == state)
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
    #expect(standing("font-color", "fdlFUIHierarchyItemView_title") == "declared")
    #expect(standing("font-color-selected", "fdlFUIHierarchyItemView_title") == "other state selected")
    #expect(standing("corner-radius", "fdlFUIHierarchyItemView_title") == "elsewhere")
    #expect(standing("fon-color", "fdlFUIHierarchyItemView_title") == "unknown")
    // Documented without its properties: those of its kind, else any that is known.
    #expect(standing("font-color", "fdlFUIDataTableCardView_title") == "assumed")
    #expect(standing("font-color-highlighted", "fdlFUIDataTableCardView_title") == "assumed")
    #expect(standing("keyboard-appearance", "fdlFUIDataTableCardView_title") == "elsewhere")
    #expect(standing("keyboard-appearance", "fdlFUIToastMessage") == "assumed")
    #expect(standing("xyzzy", "fdlFUIToastMessage") == "unknown")
    #expect(standing("image-disabled", "fdlFUIPageViewController_nextButtonItem") == "declared")
    // Two components share the path: what either takes is taken.
    #expect(standing("standard-background-color", "NavigationBar") == "declared")
    #expect(standing("title-vertical-offset", "NavigationBar") == "declared")
    #expect(standing("font-style", "Label") == "elsewhere")
  }

  @Test func propertiesByNameAlone() throws {
    func text(_ property: String) -> String? {
      registry.fallbackGrammar(of: Array(property.utf8)[...]).map { registry.grammars[$0].text }
    }
    #expect(text("font-color") == "Color")
    #expect(text("padding") == "Box")
    #expect(text("padding-disabled") == "Box")
    #expect(text("shadow-opacity") == "Number [0,1]")
    #expect(text("xyzzy") == nil)
    let align = try #require(registry.widestGrammar(of: Array("text-align".utf8)[...]))
    #expect(Set(align.keywords) == ["left", "center", "right", "fill", "justified", "natural"])
    #expect(registry.widestGrammar(of: []) == nil)
  }

  @Test func unknownPathsHaveAnOwner() {
    func owner(_ path: String) -> String? { registry.owner(of: Array(path.utf8)[...])?.name }
    #expect(owner("fdlFUIHierarchyItemView_titel") == "FUIHierarchyItemView")
    #expect(owner("fdlFUINoteFormCell_x") == "FUINoteFormCell")
    #expect(owner("fdlHierarchyViewController_x") == "FUIHierarchyViewController")
    #expect(owner("fdlFUINothing_x") == nil)
    #expect(owner("") == nil)
  }

  @Test func suggestionsPreferTheSamePath() {
    let suggester = registry.suggester()
    #expect(suggester.path("fdlFUIHierarchyItemView_titel") == "fdlFUIHierarchyItemView_title")
    #expect(suggester.path("fdlFUIHierarchy_title_ItemView") == "fdlFUIHierarchyItemView_title")
    #expect(suggester.path("FUIHierarchyItemView_title") == "fdlFUIHierarchyItemView_title")
    #expect(suggester.path("HierarchyItemView_title") == "fdlFUIHierarchyItemView_title")
    #expect(suggester.path("fdlfuihierarchyitemview_title") == "fdlFUIHierarchyItemView_title")
    #expect(suggester.path("button") == "Button")
    #expect(suggester.path("MyOwnThing") == nil)
    #expect(suggester.component("FUIHierarchyVeiw") == "FUIHierarchyView")
    #expect(suggester.property("colour", on: registry.resolvePath("PageControl")) == "color")
    #expect(suggester.property("fon-style", on: nil) == "font-style")
    #expect(suggester.property("xyzzy", on: nil) == nil)
  }
}
