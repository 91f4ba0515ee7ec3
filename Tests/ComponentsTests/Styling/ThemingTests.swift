import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// A theme changes what it styles in a drawing, and nothing else.
@Suite struct ThemingTests {
  @Test("TH-01 names are fdl, the component's class and after an underscore the part") func namesFollowTheRule() {
    let nui: Set<String> = [
      "BarButton", "Button", "NavigationBar", "SearchBar", "Table", "TableCell", "TableCellDetail", "Toolbar", "View",
    ]
    for part in StyledPart.all {
      for name in part.classList.split(separator: ":").map(String.init) where !nui.contains(name) {
        expect(name.hasPrefix("fdl"), "\(name)")
        let words = name.dropFirst(3).split(separator: "_")
        expect(words.count <= 2 && words.first?.first?.isUppercase == true, "\(name)")
        expect(words.dropFirst().allSatisfy { $0.first?.isLowercase == true }, "\(name)")
      }
    }
  }

  @Test("every part has a style in the default theme", arguments: StyledPart.all) func everyPartHasADefault(
    part: StyledPart
  ) {
    // A view of the app's own is painted by the app.
    guard part.classList != "View" else { return }
    let style = ComponentTheme.standard.style(of: part, in: StyleEnvironment())
    expect(style != .empty, "\(part.classList) as \(part.kind)")
  }

  @Test func theStylesInManyEnvironmentsAreThoseOfEachAlone() {
    let theme = theme(
      """
      fdlFUIHierarchyView { background-color: #111111; }
      Button { font-color: red; font-color-selected: blue; }
      @media (device: ipad) { Button { corner-radius: 4; } fdlFUIHierarchyItemView_title { font-color: green; } }
      @media (appearance: dark) { @media (contrast: high) { Button { font-color-selected: white; } } }
      """)
    let environments = (0..<64).map { StyleEnvironment(index: $0) }
    for part in StyledPart.all {
      for state in [StyleState.plain, .selected, .selectedHighlighted] {
        let alone = environments.map { theme.style(of: part, state: state, in: $0) }
        expectEqual(theme.styles(of: part, state: state, in: environments), alone, "\(part.classList) \(state.name)")
      }
    }
  }

  @Test("TH-02 a controller's view has a class of its own, without FUI, that wins")
  func theControllersViewHasItsOwnClass() {
    let theme = theme(
      """
      fdlFUIHierarchyView { background-color: #111111; }
      fdlHierarchyViewController_hierarchyView { background-color: #222222; }
      """)
    let owned = drawn(shown(), theme: theme)
    expectEqual(owned.root.style.color(.backgroundColor), StyleColor(rgba: 0x2222_22FF))
    let free = HierarchyModel(traits: .phone).displayList(theme: theme)
    expectEqual(free.root.style.color(.backgroundColor), StyleColor(rgba: 0x1111_11FF))
  }

  /// The color that a rule's path and property give a node, if any.
  private func color(
    _ path: String, _ property: StyleProperty, of identifier: String, in list: (ComponentTheme) -> DisplayList
  ) -> StyleColor? { list(theme("\(path) { \(property.name): #123456; }"))[identifier]?.style.color(property) }

  private func tablet(_ theme: ComponentTheme) -> DisplayList {
    let hierarchy = SampleHierarchy.tree()
    hierarchy.decorate = {
      $0.subtitle = "Subtitle"
      $0.footnote = "Footnote"
      $0.status = .text("High")
      $0.detailImage = "photo"
    }
    return drawn(shown(hierarchy), theme: theme)
  }

  private func phone(_ theme: ComponentTheme) -> DisplayList {
    drawn(shown(.tree(), .phone, opening: ["r"]), theme: theme)
  }

  private func tableCell(_ theme: ComponentTheme) -> DisplayList {
    HierarchyTableCell(
      id: "a", content: HierarchyItemContent(title: "T", subtitle: "S", footnote: "F", detailImage: "photo"),
      traits: .phone
    ).displayList(theme: theme)
  }

  @Test("TH-03 view, header and row of a hierarchy have their classes") func theHierarchyHasItsClasses() {
    let color = StyleColor(rgba: 0x1234_56FF)
    for path in ["fdlFUIHierarchyView"] {
      let list = HierarchyModel(traits: .phone).displayList(theme: theme("\(path) { background-color: #123456; }"))
      expectEqual(list.root.style.color(.backgroundColor), color)
    }
    let header = "hierarchy/header"
    expectEqual(self.color("fdlFUIHierarchyView_header", .backgroundColor, of: header, in: phone), color)
    expectEqual(
      self.color("fdlFUIHierarchyCollectionItem", .backgroundColor, of: "hierarchy/column-1/r2", in: tablet), color)
  }

  @Test("TH-04 the header's parts have their classes") func theHeaderHasItsClasses() {
    let color = StyleColor(rgba: 0x1234_56FF)
    let path = "fdlFUIHierarchyViewHeader"
    let header = "hierarchy/header"
    expectEqual(self.color(path, .borderColor, of: header, in: phone), color)
    expectEqual(self.color(path + "_title", .fontColor, of: header + "/title", in: phone), color)
    expectEqual(self.color(path + "_leftButton", .tintColor, of: header + "/left", in: phone), color)
    let right = theme("\(path)_rightButton { tint-color-disabled: #123456; }")
    expectEqual(phone(right)[header + "/right"]?.style.color(.tintColor), color)
  }

  @Test("TH-05 a row's texts have color, style and alignment, its image has a tint") func theRowHasItsClasses() throws {
    for part in ["title", "subtitle", "footnote", "status"] {
      let theme = theme(
        """
        fdlFUIHierarchyItemView_\(part) {
          font-color: #123456; font-style: title2; text-align: center;
        }
        """)
      let node = try #require(tablet(theme)["hierarchy/column-1/r2/" + part])
      expectEqual(node.style.color(.fontColor), StyleColor(rgba: 0x1234_56FF), "\(part)")
      expectEqual(node.text?.font.pointSize, 22, "\(part)")
      expectEqual(node.text?.alignment, .center, "\(part)")
    }
    expectEqual(
      color("fdlFUIHierarchyItemView_detailImageView", .tintColor, of: "hierarchy/column-1/r2/image", in: tablet),
      StyleColor(rgba: 0x1234_56FF))
  }

  @Test("TH-06 the accessory's text has color, style and alignment") func theAccessoryHasItsClass() throws {
    let theme = theme(
      """
      fdlFUIHierarchyIndicator_title {
        font-color: #123456; font-style: caption2; text-align: left;
      }
      """)
    let node = try #require(tablet(theme)["hierarchy/column-1/r2/indicator/title"])
    expectEqual(node.style.color(.fontColor), StyleColor(rgba: 0x1234_56FF))
    expectEqual(node.text?.font.pointSize, 11)
    expectEqual(node.text?.alignment, .left)
  }

  @Test("TH-07 the table cell has the classes of the base cell") func theTableCellHasItsClasses() {
    let color = StyleColor(rgba: 0x1234_56FF)
    let path = "fdlFUIBaseCollectionViewCell"
    expectEqual(self.color(path, .backgroundColor, of: "cell", in: tableCell), color)
    for part in ["title", "subtitle", "footnote"] {
      expectEqual(self.color("\(path)_\(part)", .fontColor, of: "cell/" + part, in: tableCell), color)
    }
    expectEqual(self.color(path + "_detailImageView", .tintColor, of: "cell/image", in: tableCell), color)
  }

  private func pages(_ theme: ComponentTheme) -> DisplayList {
    SiblingNavigation(
      configuration: SiblingConfiguration(style: .icon, hasIconToolbar: true),
      pages: [
        SiblingPage(id: "a", presentationTitle: "Order"),
        SiblingPage(id: "b", presentationTitle: "Order"),
      ], traits: .phone
    ).displayList(theme: theme)
  }

  @Test("TH-08 the two title lines have color and style") func theTitleLinesHaveTheirClasses() {
    for part in ["title", "subtitle"] {
      let path = "fdlFUIPageViewController_\(part)"
      expectEqual(color(path, .fontColor, of: "pages/bar/" + part, in: pages), StyleColor(rgba: 0x1234_56FF))
      let list = pages(theme("\(path) { font-style: title1; }"))
      expectEqual(list["pages/bar/" + part]?.text?.font.pointSize, 28)
    }
  }

  @Test("TH-09 Next and Previous have color, style and image, each also while disabled")
  func thePageButtonsHaveTheirClasses() {
    let theme = theme(
      """
      fdlFUIPageViewController_nextButtonItem { image: on; font-color: #111111; }
      fdlFUIPageViewController_previousButtonItem {
        image-disabled: off; font-color-disabled: #222222; font-style-disabled: title3;
      }
      """)
    let list = pages(theme)
    expectEqual(list["pages/toolbar/next"]?.image, "on")
    expectEqual(list["pages/toolbar/next"]?.style.color(.fontColor), StyleColor(rgba: 0x1111_11FF))
    expectEqual(list["pages/toolbar/previous"]?.image, "off")
    expectEqual(list["pages/toolbar/previous"]?.style.color(.fontColor), StyleColor(rgba: 0x2222_22FF))
    expectEqual(list["pages/toolbar/previous"]?.style[.fontStyle], .textStyle("title3"))
  }

  @Test("TH-09 what a theme says of a button holds while it is disabled too, unless the state has more")
  func plainValuesReachDisabledButtons() throws {
    let list = pages(
      theme(
        """
        fdlFUIPageViewController_previousButtonItem { image: back; font-style: title1; }
        """))
    let previous = try #require(list["pages/toolbar/previous"])
    expectEqual(previous.state, "disabled")
    expectEqual(previous.image, "back")
    expectEqual(previous.style[.fontStyle], .textStyle("title1"))
  }

  @Test("TH-10 the list picker's section header has its classes") func theListPickerHeaderHasItsClasses() {
    func list(_ theme: ComponentTheme) -> DisplayList { opened().displayList(theme: theme) }
    let header = "picker/list/header-0"
    expectEqual(
      color("fdlFUIListPickerHeaderView", .backgroundColor, of: header, in: list), StyleColor(rgba: 0x1234_56FF))
    expectEqual(
      color("fdlFUIListPickerHeaderView_titleLabel", .fontColor, of: header + "/title", in: list),
      StyleColor(rgba: 0x1234_56FF))
  }

  @Test("TH-11 a palette name with a background suffix is a value") func paletteNamesMayHaveASuffix() {
    let part = StyledPart("fdlFUIObjectTableViewCell", .view)
    func color(_ value: String) -> StyleColor? {
      theme("fdlFUIObjectTableViewCell { background-color-selected: \(value); }").style(
        of: part, state: .selected, in: StyleEnvironment()
      ).color(.backgroundColor)
    }
    expectEqual(color("negative_darkBackground"), StyleColor(rgba: 0xFF88_88FF))
    expect(color("negativeLabel_darkBackground") != nil)
    expect(
      color("negativeLabel_darkBackground")
        != ComponentTheme.standard.style(of: part, state: .selected, in: StyleEnvironment()).color(.backgroundColor))
  }

  @Test("TH-12 a state is a suffix of the property and falls back to the plain one") func statesAreSuffixes() {
    let part = StyledPart("fdlFUIHierarchyItemView_title", .text)
    let theme = ComponentTheme(
      table("fdlFUIHierarchyItemView_title { font-color: #111111; font-color-selected: #222222; }"), defaults: .empty)
    for (state, expected) in [
      (StyleState.plain, 0x1111_11FF), (.selected, 0x2222_22FF), (.disabled, 0x1111_11FF),
      (.selectedHighlighted, 0x1111_11FF),
    ] as [(StyleState, UInt32)] {
      expectEqual(
        theme.style(of: part, state: state, in: StyleEnvironment()).color(.fontColor), StyleColor(rgba: expected),
        "\(state)")
    }
  }

  @Test("TH-12 values are colors, text styles, alignments and images; states are three suffixes")
  func valuesHaveTheirTypes() throws {
    let part = StyledPart("fdlFUIPageViewController_nextButtonItem", .button)
    let theme = ComponentTheme(
      table(
        """
        fdlFUIPageViewController_nextButtonItem {
          font-color: #112233; font-style: title2; image: arrow;
          font-color-disabled: #445566; font-color-highlighted: #778899; font-color-selected: #AABBCC;
        }
        """), defaults: .empty)
    let plain = theme.style(of: part, in: StyleEnvironment())
    expectEqual(plain[.fontColor], .color(StyleColor(rgba: 0x1122_33FF)))
    expectEqual(plain[.fontStyle], .textStyle("title2"))
    expectEqual(plain[.image], .imageName("arrow"))
    for (state, color) in [(StyleState.disabled, 0x4455_66FF), (.highlighted, 0x7788_99FF), (.selected, 0xAABB_CCFF)]
      as [(StyleState, UInt32)]
    {
      let style = theme.style(of: part, state: state, in: StyleEnvironment())
      expectEqual(style.color(.fontColor), StyleColor(rgba: color))
      expectEqual(style[.fontStyle], .textStyle("title2"))
    }
    let title = ComponentTheme(table("fdlFUIHierarchyItemView_title { text-align: right; }")).style(
      of: StyledPart("fdlFUIHierarchyItemView_title", .text), in: StyleEnvironment())
    expectEqual(title[.textAlign], .textAlignment(.right))
  }

  @Test("TH-13 a theme changes what it names; without the rule the default is back")
  func aThemeOverridesOnlyWhatItNames() throws {
    let standard = tablet(.standard)
    let changed = tablet(theme("fdlFUIHierarchyItemView_title { font-style: largeTitle; }"))
    let title = "hierarchy/column-1/r2/title"
    expectEqual(standard[title]?.text?.font.textStyle, .headline)
    expectEqual(changed[title]?.text?.font.textStyle, .largeTitle)
    expectEqual(changed[title]?.style.color(.fontColor), standard[title]?.style.color(.fontColor))
    // The layout follows: rows are higher by the difference of the lines.
    let row = "hierarchy/column-1/r2"
    let before = try #require(standard[row]).frame.height
    let after = try #require(changed[row]).frame.height
    // 34 and 17 points, or 38 and 19 in the expanded row, for which the others keep room.
    expectEqual(after - before, 46 - 23)
    expectEqual(tablet(theme("")), standard)
    expectEqual(tablet(theme("fdlFUIHierarchyItemView_title { }")), standard)
  }

  @Test func thePlainOverrideLeavesTheDefaultsOfStates() {
    let part = StyledPart("fdlFUIHierarchyViewHeader_leftButton", .button)
    let theme = theme("fdlFUIHierarchyViewHeader_leftButton { tint-color: #123456; }")
    let style = theme.style(of: part, state: .disabled, in: StyleEnvironment())
    expectEqual(style.color(.tintColor), StyleColor(rgba: 0x5B73_8B4D))
  }

  @Test func theEnvironmentChoosesTheStyle() {
    let dark = ViewTraits(size: LayoutSize(width: 390, height: 844), environment: StyleEnvironment(appearance: .dark))
    let light = shown(.tree(), .phone)
    let view = light.hierarchyView.layout(in: dark.size, style: .standard, environment: dark.environment)
    expectEqual(view.root.style.color(.backgroundColor), StyleColor(rgba: 0x161C_21FF))
    let tablet = light.hierarchyView.layout(
      in: LayoutSize(width: 1194, height: 834), style: .standard, environment: ViewTraits.tabletLandscape.environment)
    expectEqual(tablet.nodes.filter { $0.role == .column }.count, 2)
  }

  @Test func imagesAndTextsOfTheThemeAreDrawn() {
    let theme = theme(
      """
      fdlFUIHierarchyItemView_title { text-transform: uppercase; }
      fdlFUIHierarchyViewHeader_leftButton { image: back; }
      """)
    expectEqual(tablet(theme)["hierarchy/column-1/r2/title"]?.text?.string, "TITLE OF R2")
    expectEqual(phone(theme)["hierarchy/header/left"]?.image, "back")
  }
}
