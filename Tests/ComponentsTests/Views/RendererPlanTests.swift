import TestSupport
import Testing
import ThemeTable
import ThemeViews

/// What follows from NUI's renderers for sheets beside the recorded ones: other spellings, states, lists and surroundings.
@Suite struct RendererPlanTests {
  private func check(
    _ kind: ViewKind, _ sheet: String, _ expected: [String], classes: String? = nil, line: Int = #line
  ) {
    let plan = StylePlan(
      kind, classList: classes ?? kind.defaultClasses, theme: table(sheet), in: StyleEnvironment())
    expectEqual(plan.assignments.map(\.description), expected, "\(sheet)", line: line)
  }

  @Test func oneSpellingIsAsGoodAsAnother() {
    check(
      .view, "View { background-image: a.png; background-repeat: no; shadow-offset: 1 , -2, 3; border-width: 2px; }",
      ["contents = a.png", "borderWidth = 2.0", "shadowOffset = 1, -2"])
    check(.textField, "TextField { padding: 1 2px; }", ["textInsets = 1 2 1 2"])
    check(.textField, "TextField { padding: 1,2; }", ["textInsets = 1 0 2 0"])
    check(.textView, "TextView { font-color: 0xFF0000; }", ["textColor = #FF0000FF"])
    check(.control, "Control { border-color: rgb(255,0,0,0.5); }", ["borderColor = #FF0000FF"])
    check(.slider, "Slider { thumb-tint-color: hsla(0.0, 1.0, 1.0, 0.5); }", ["thumbTintColor = #FF000080"])
    check(.tableCell, "TableCell { text-auto-fit: yes; }", ["title.adjustsFontSizeToFitWidth = true"])
    check(.table, "Table { row-height: 44.5pt; }", ["rowHeight = 44.5"])
  }

  @Test func alignmentsOfTextAndContentAreOneWord() {
    check(
      .button, "Button { text-align: fill; }",
      ["title.textAlignment = left", "contentHorizontalAlignment = fill"])
    check(.textField, "TextField { horizontal-align: fill; }", ["contentHorizontalAlignment = left"])
    check(.textField, "TextField { horizontal-align: left; horizontal: fill; }", ["contentHorizontalAlignment = fill"])
    check(.textField, "TextField { vertical-align: fill; }", ["contentVerticalAlignment = fill"])
  }

  @Test func segmentsAreImagesOrElseRectangles() {
    check(.segmentedControl, "SegmentedControl { background-image-selected: b.png; }", [])
    check(
      .segmentedControl, "SegmentedControl { background-image: a.png; background-image-selected: b.png; }",
      ["background = a.png", "background(selected) = b.png"])
    expectEqual(
      slots(.segmentedControl, "SegmentedControl { background-image-selected: b.png; background-color: red; }"),
      ["background", "background(selected)"])
    expectEqual(
      slots(.segmentedControl, "SegmentedControl { border-color: red; divider-color: blue; }"),
      ["background", "background(selected)", "dividerImage", "dividerImage"])
  }

  private func slots(_ kind: ViewKind, _ sheet: String) -> [String] {
    StylePlan(kind, classList: kind.defaultClasses, theme: table(sheet), in: StyleEnvironment()).assignments.map {
      $0.state == .normal ? $0.slot.rawValue : "\($0.slot.rawValue)(\($0.state.name))"
    }
  }

  @Test func segmentsWithoutAColorHaveAnEdgeAlone() {
    check(.segmentedControl, "SegmentedControl { background-color-selected: red; }", [])
    check(
      .segmentedControl, "SegmentedControl { background-color-selected: red; border-color: blue; }",
      [
        "background = rectangle of clear within #0000FFFF 0.0, radius 0.0",
        "background(selected) = rectangle of #FF0000FF within #0000FFFF 0.0, radius 0.0", "dividerImage = #0000FFFF",
      ])
    check(
      .searchBar,
      "SearchBar { scope-background-color: red; } SearchBarScopeBar { background-color: red; font-color: blue; }",
      [
        "scopeBar.background = #FF0000FF", "scopeBar.titleAttributes = #0000FFFF",
        "scopeBar.background = rectangle of #FF0000FF, radius 0.0",
        "scopeBar.background(selected) = rectangle of #FF0000FF, radius 0.0",
      ])
  }

  @Test func titlesOfASelectedStateKeepTheFont() {
    check(
      .tabBarItem, "TabBarItem { font-name: Georgia; font-color-selected: red; text-shadow-color: black; }",
      ["titleAttributes = Georgia, shadow #000000FF", "titleAttributes(selected) = Georgia, #FF0000FF"])
    check(
      .segmentedControl,
      "SegmentedControl { font-color: red; text-shadow-color: black; text-shadow-offset: 1,2; "
        + "text-shadow-color-selected: blue; }",
      [
        "titleAttributes = #FF0000FF, shadow #000000FF 1, 2",
        "titleAttributes(selected) = #FF0000FF, shadow #0000FFFF",
      ])
  }

  @Test func buttonsOfBarsAreDrawnWhereThereIsAFill() {
    check(.barButton, "BarButton { background-color-highlighted: red; border-width: 2; }", [])
    check(.barButton, "BarButton { background-tint-color: red; background-color: blue; }", ["tintColor = #FF0000FF"])
    check(
      .backButton, "BarButtonBack { background-color: red; background-color-top: blue; border-width: 2; }",
      ["background = arrow of #0000FFFF, radius 7.0"])
  }

  @Test func aPressedBarButtonKeepsGradientAndEdge() {
    let plan = StylePlan(
      .barButton, classList: "BarButton",
      theme: table(
        """
        BarButton {
          background-color: white; background-color-highlighted: green; background-color-top: red;
          background-color-bottom: blue; border-color: black; border-width: 2; corner-radius: 6;
        }
        """), in: StyleEnvironment())
    let panels = plan.assignments.compactMap { if case .panel(let panel) = $0.value { panel } else { nil } }
    expectEqual(plan.assignments.map(\.state), [.normal, .highlighted])
    guard panels.count == 2 else { return expect(false, "\(plan)") }
    var other = panels[0]
    other.color = panels[1].color
    expectEqual(panels[1], other)
    expect(panels[0].top != nil && panels[0].color != panels[1].color)
  }

  @Test func theIndicatorOfATabBarComesFromEachClassByItself() {
    check(
      .tabBarItem,
      "TabBarItem { background-image-selected: a.png; background-image-selected-insets: 1; } "
        + "First { background-image-selected-insets: 5; } Last { background-image-selected: b.png; }",
      [
        "selectionIndicatorImage = a.png stretched within 1 1 1 1", "selectionIndicatorImage = b.png",
      ], classes: "TabBarItem:First:Last")
  }

  @Test func statesAndListsAreReadPropertyByProperty() {
    check(
      .button,
      "Button { font-color: red; font-color-disabled: gray; image: a.png; } "
        + "Big { font-color-selected: blue; image-insets: 2 3; } Red { font-color: #FF0001; }",
      [
        "image = a.png stretched within 2 3 2 3", "textColor = #FF0001FF", "textColor(selected) = #0000FFFF",
        "textColor(disabled) = #808080FF",
      ], classes: "Button:Big:Red")
    check(.button, "Button { font-color-normal: red; }", ["textColor = #FF0000FF"])
    check(
      .label, "Label { font-color: red; font-color-disabled: gray; font-style: body; font-style-disabled: footnote; }",
      [
        "textColor = #FF0000FF", "font = system body", "font(disabled) = system footnote",
        "textColor(disabled) = #808080FF",
      ])
    check(
      .stepper, "Control { background-color: red; tint-color: blue; }",
      ["backgroundColor = #FF0000FF", "tintColor = #0000FFFF"], classes: "Control")
  }

  @Test func viewsThatOthersMakeAreLeftAlone() {
    let theme = table("Label { font-color: red; }")
    func isStyled(_ kind: ViewKind, _ name: String, isSubclass: Bool = false, in parents: [String]) -> Bool {
      ViewDescription(kind: kind, className: name, isSubclass: isSubclass, ancestors: parents)
        .classList(theme: theme, in: StyleEnvironment()) != nil
    }
    for parent in ["UICalloutBar", "UISearchBarTextField", "UIToolbarTextButton"] {
      expect(!isStyled(.button, "UIButton", in: [parent]), "\(parent)")
    }
    expect(!isStyled(.button, "UINavigationButton", in: ["UIView"]))
    expect(isStyled(.button, "RoundButton", isSubclass: true, in: ["UIView"]))
    expect(isStyled(.label, "PriceLabel", isSubclass: true, in: []))
    expect(!isStyled(.label, "PriceLabel", isSubclass: true, in: ["UIView"]))
    expect(!isStyled(.label, "UILabel", in: ["UIButton"]))
    expect(!isStyled(.view, "UIView", in: ["UINavigationBar"]))
    expect(isStyled(.textField, "UITextField", in: ["UIView", "UISearchBar"]))
  }
}
