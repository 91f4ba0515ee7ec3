import TestSupport
import Testing
import ThemeBase
import ThemeComponents
import ThemeModel
import ThemeSyntax
import ThemeTable

/// Every part asks the theme, under the names of the registry, for all that the registry says about it.
@Suite struct StyledPartTests {
  /// A value of each property that no default has, as a theme spells it.
  private static func value(of property: StyleProperty) -> String {
    let name = property.name
    if name.hasSuffix("insets") || name == "padding" { return "3 5 7 9" }
    if name.hasSuffix("color") || name.contains("color-") { return "#123456" }
    if name.hasSuffix("offset") { return "3,4" }
    switch property {
    case .fontName: return "Avenir-Book"
    case .fontStyle: return "title1"
    case .textAlign: return "center"
    case .textTransform: return "uppercase"
    case .textAutoFit, .backgroundRepeat: return "true"
    case .separatorStyle: return "single-line-etched"
    case .textAlpha, .shadowOpacity: return "0.25"
    default: return name.contains("image") ? "sample-image" : "11"
    }
  }

  /// A rule for the last class of a part that gives each of some properties a value.
  private static func rule(_ part: StyledPart, _ properties: [StyleProperty]) -> String {
    let path = part.classList.split(separator: ":").last.map(String.init) ?? ""
    let lines = properties.map { "\($0.name): \(value(of: $0));" }
    return "\(path) { \(lines.joined(separator: " ")) }"
  }

  /// The class lists that each scene draws on a phone and on a tablet.
  private static let drawnClasses = SampleScene.all.flatMap { scene in
    [ViewTraits.phone, .tabletPortrait].map { traits in
      (scene, traits, Set(scene.draw(.standard, traits).nodes.map(\.classList)))
    }
  }

  /// The look that a divider takes from its part.
  private static let dividerProperties: [StyleProperty] = [.separatorColor, .separatorStyle]

  @Test("each property of each part changes what is drawn", arguments: StyledPart.all)
  func everyPropertyOfEveryPartIsDrawn(part: StyledPart) {
    let isDivider = part.classList == "Table:fdlFUIHierarchyView"
    let properties = isDivider ? Self.dividerProperties : part.properties
    expect(!properties.isEmpty)
    let source = Self.rule(part, properties)
    let theme = theme(source)
    let expected = theme.style(of: part, in: StyleEnvironment())
    expect(Set(expected.entries.map(\.property)).isSuperset(of: properties.map(\.name)))
    var missing = Set(properties.map(\.name))
    for (scene, traits, classes) in Self.drawnClasses where classes.contains(part.classList) {
      for node in scene.draw(theme, traits).nodes where node.classList == part.classList && node.state == .plain {
        for entry in node.style.entries where entry.value == expected[StyleProperty(entry.property)] {
          missing.remove(entry.property)
        }
      }
      if missing.isEmpty { return }
    }
    expectEqual(missing, [], "\(source)")
  }

  @Test("a theme without rules draws what the default theme says", arguments: SampleScene.all) func theDefaultsComeBack(
    scene: SampleScene
  ) {
    let empty = theme("")
    for traits in [ViewTraits.phone, .tabletLandscape.mirrored()] {
      let standard = scene.draw(.standard, traits)
      expectEqual(scene.draw(empty, traits), standard)
      // Nothing is drawn with a color, font or weight that does not come from the defaults.
      let bare = scene.draw(ComponentTheme(layers: []), traits)
      // Only the corners of a round image are the component's own.
      let own = Set(bare.nodes.flatMap(\.style.entries).map(\.property))
      expect(own.isSubset(of: [StyleProperty.cornerRadius.name]))
      expect(bare.nodes.allSatisfy { $0.text.map { $0.font.textStyle == .body } ?? true })
    }
  }

  /// The properties of a class that no display list shows, each with the reason.
  private static let notDrawn: [String: String] = [
    "exclude-views": "it tells NUI's walk over views what to leave alone",
    "exclude-subviews": "it tells NUI's walk over views what to leave alone",
    "width": "the host gives a component its room", "height": "the host gives it its room",
    "title-vertical-offset": "the title of a bar stands in its middle",
    "scope-background-color": "the search field has no scope bar",
    "scope-background-image": "the search field has no scope bar",
    "scrolledge-background-color": "a bar's look while it is scrolled under is the host's",
    "standard-background-color": "a bar's look while it is scrolled under is the host's",
    "background-image-top": "a toolbar's images by place and orientation are the host's",
    "background-image-bottom": "a toolbar's images by place and orientation are the host's",
    "background-image-top-landscape": "a toolbar's images by place and orientation are the host's",
    "background-image-bottom-landscape": "a toolbar's images by place and orientation are the host's",
    "shadow-image-top": "a toolbar's images by place and orientation are the host's",
    "shadow-image-bottom": "a toolbar's images by place and orientation are the host's",
  ]

  /// The name without its state, which stands before `-insets`.
  private static func base(of name: ArraySlice<UInt8>, in registry: Registry) -> String {
    String(decoding: registry.split(name).base, as: UTF8.self)
  }

  @Test("the properties that the registry names for a class are asked for") func theRegistrysPropertiesAreAskedFor()
    throws
  {
    let registry = Registry.standard
    var asked: [String: Set<String>] = [:]
    for part in StyledPart.all {
      for name in part.classList.split(separator: ":").map(String.init) {
        asked[name, default: []].formUnion(part.properties.map(\.name))
      }
    }
    for (name, properties) in asked.sorted(by: { $0.key < $1.key }) {
      // The default theme declares some parts by SAP's rule for names; the registry lacks those.
      guard let path = registry.resolvePath(name) else { continue }
      var missing: [String] = []
      for entry in registry.entries(of: path) where entry.flags.isDisjoint(with: [.undocumented, .notRead, .slip]) {
        let property = Self.base(of: registry.properties.slice(entry.property), in: registry)
        if !properties.contains(property), Self.notDrawn[property] == nil { missing.append(property) }
      }
      expectEqual(missing, [], "\(name)")
    }
  }

  @Test("class lists consist of names that the registry or the default theme knows") func theNamesAreKnown() {
    let registry = Registry.standard
    let defaults = Set(DefaultTheme.table.paths.map { "\($0)" })
    for part in StyledPart.all {
      for name in part.classList.split(separator: ":").map(String.init) {
        expect(registry.resolvePath(name) != nil || defaults.contains(name), "\(name)")
      }
    }
  }

  /// The changes by a touch: a scene's list without and with a finger on each of its targets.
  @Test("a part under a finger is drawn highlighted, and nothing else is") func aFingerHighlights() throws {
    let theme = theme(
      """
      fdlFUIHierarchyCollectionItem { background-color-highlighted: #123456; }
      fdlFUIHierarchyItemView_title { font-color-highlighted: #123456; }
      fdlFUIHierarchyViewHeader_leftButton { tint-color-highlighted: #123456; }
      fdlFUIHierarchyViewHeader_rightButton { tint-color-highlighted: #123456; }
      """)
    var controller = shown(.tree(), .phone, opening: ["r"])
    let before = drawn(controller, theme: theme)
    let row = "hierarchy/column-1/r2"
    for (target, names) in [
      (TapTarget.item("r2"), [row, row + "/title"]),
      (.accessory("r2"), [row + "/indicator/icon", row + "/indicator/title"]),
      (.control(.headerLeft), ["hierarchy/header/left"]),
      // A dead button stays disabled.
      (.control(.headerRight), []), (.item("nobody"), []),
    ] as [(TapTarget, [String])] {
      expectEqual(controller.send(.highlighted(target)), [])
      let list = drawn(controller, theme: theme)
      let changed = zip(before.nodes, list.nodes).filter { $0 != $1 && $0.state != $1.state }
      expectEqual(changed.map { $1.identifier }, names, "\(target)")
      expect(changed.allSatisfy { $1.state == "highlighted" })
    }
    controller.send(.highlighted(.item("r2")))
    let list = drawn(controller, theme: theme)
    expectEqual(list[row]?.style.color(.backgroundColor), StyleColor(rgba: 0x1234_56FF))
    expectEqual(list[row + "/title"]?.style.color(.fontColor), StyleColor(rgba: 0x1234_56FF))
    controller.send(.highlighted(nil))
    expectEqual(drawn(controller, theme: theme), before)
  }

  @Test("every target of every component can be highlighted") func everyTargetIsHighlighted() throws {
    func check<Component: ComponentLayout>(_ component: Component) throws {
      let before = component.displayList(theme: .standard)
      let targets = Set(before.nodes.compactMap(\.tapTarget))
      expect(!targets.isEmpty)
      for target in targets {
        var touched = component
        expect(touched.handle(Component.Event.highlighted(target)).isEmpty)
        expectEqual(touched.highlighted, target)
        let list = touched.displayList(theme: .standard)
        let states = list.nodes.filter { $0.tapTarget == target }.map { node in
          node.state.name + node.children.map(\.state.name).joined()
        }
        expect(states.allSatisfy { $0.contains("highlighted") }, "\(target)")
      }
    }
    var phone = shown(.tree(), .phone, opening: ["r"])
    _ = phone.display(theme: .standard)
    try check(phone.hierarchyView)
    try check(HierarchyTableCell(id: "a", content: HierarchyItemContent(title: "A"), traits: .phone))
    try check(collection(3, header: SectionHeaderFooter("P", style: .attribute, attribute: "3")))
    try check(collection(3).objectList)
    try check(closed())
    try check(opened(value: ["red"]))
    var asking = opened {
      $0.presentation = .sheet
      $0.showsAnchorButton = true
    }
    asking.handle(.tapped(.item("red")))
    asking.handle(.tapped(.control(.cancel)))
    try check(asking)
    try check(
      SiblingNavigation(
        configuration: SiblingConfiguration(actions: [ToolbarAction(id: "x", title: "X")]),
        pages: ["a", "b", "c"].map { SiblingPage(id: $0) }, current: "b", traits: .phone))
  }
}

/// Sizes and distances of a theme move what is drawn.
@Suite struct ThemedLayoutTests {
  /// The list of a scene with and without a rule.
  private func both(_ scene: (ComponentTheme) -> DisplayList, _ rule: String) -> (
    before: DisplayList, after: DisplayList
  ) { (scene(.standard), scene(theme(rule))) }

  private func hierarchy(_ theme: ComponentTheme) -> DisplayList { drawn(shown(opening: ["r1"]), theme: theme) }

  @Test func fontSizesMakeRowsHigher() throws {
    for (path, row, scene) in [
      ("fdlFUIHierarchyItemView_title", "hierarchy/column-1/r2", hierarchy),
      ("fdlFUIHierarchyIndicator_title", "hierarchy/column-1/r2", hierarchy),
      ("TableCell", "picker/list/red", { opened().displayList(theme: $0) }),
      ("fdlFUIListPickerHeaderView_titleLabel", "picker/list/header-0", { opened().displayList(theme: $0) }),
      ("fdlFUIListPickerFormCell_title", "picker/cell", { closed().displayList(theme: $0) }),
      ("fdlFUIItemCollectionViewCell_title", "collection/item-0", { collection(3, columns: 2).displayList(theme: $0) }),
      ("fdlFUICollectionSectionHeaderFooterView_title", "collection/header", { collection(3).displayList(theme: $0) }),
      ("fdlFUIObjectView_headlineLabel", "list/item-0", { collection(3).objectList.displayList(theme: $0) }),
      (
        "fdlFUIPageViewController_title", "pages/bar",
        { SiblingNavigation(pages: [SiblingPage(id: "a")], traits: .phone).displayList(theme: $0) }
      ),
      (
        "fdlFUIHierarchyViewHeader_title", "hierarchy/header",
        { drawn(shown(.tree(), .phone, opening: ["r"]), theme: $0) }
      ),
    ] as [(String, String, (ComponentTheme) -> DisplayList)] {
      let (before, after) = both(scene, "\(path) { font-size: 80; }")
      let low = try #require(before[row], "\(path)").frame.height
      let high = try #require(after[row], "\(path)").frame.height
      expect(high > low && high >= 96, "\(path): \(low), \(high)")
    }
  }

  @Test func insetsOfTheThemeReplaceThePadding() throws {
    for (path, row, content, scene) in [
      ("fdlFUIHierarchyCollectionItem", "hierarchy/column-1/r1", "/title", hierarchy),
      (
        "fdlFUIBaseCollectionViewCell", "cell", "/title",
        {
          HierarchyTableCell(id: "a", content: HierarchyItemContent(title: "A"), traits: .phone).displayList(theme: $0)
        }
      ), ("TableCell", "picker/list/red", "/text", { opened().displayList(theme: $0) }),
      ("fdlFUIListPickerHeaderView", "picker/list/header-0", "/title", { opened().displayList(theme: $0) }),
      ("fdlFUIListPickerFormCell", "picker/cell", "/label", { closed().displayList(theme: $0) }),
      ("fdlFUIObjectTableViewCell", "list/item-0", "/image", { collection(3).objectList.displayList(theme: $0) }),
      ("fdlFUIItemCollectionViewCell", "collection/item-0", "/image", { collection(3).displayList(theme: $0) }),
      (
        "fdlFUICollectionSectionHeaderFooterView", "collection/header", "/title",
        { collection(3).displayList(theme: $0) }
      ), ("SearchBar", "picker/search", "/icon", { opened { $0.isSearchEnabled = true }.displayList(theme: $0) }),
    ] as [(String, String, String, (ComponentTheme) -> DisplayList)] {
      for property in ["content-insets", "padding"] {
        let list = scene(theme("\(path) { \(property): 40 30 20 50; }"))
        let outer = try #require(list[row], "\(path)").frame
        let inner = try #require(list[row + content], "\(path)").frame
        // The icon of the search field stands a little within the field.
        expect((0...4).contains(inner.minX - outer.minX - 50), "\(path)")
        expect(inner.minY - outer.minY >= 40, "\(path)")
        expect(outer.maxX - inner.maxX >= 30 && outer.maxY - inner.maxY >= 20, "\(path)")
        expect(list.faults == [] && list.layoutFaults == [], "\(path)")
      }
    }
  }

  @Test("insets name the sides of the screen, so they are not mirrored") func insetsAreNotMirrored() throws {
    let theme = theme("fdlFUIHierarchyCollectionItem { content-insets: 0 30 0 50; }")
    let list = drawn(shown(.tree(), .tabletPortrait.mirrored()), theme: theme)
    let row = try #require(list["hierarchy/column-1/r1"]).frame
    try expectEqual(row.maxX - #require(list["hierarchy/column-1/r1/title"]).frame.maxX, 30)
  }

  @Test func linesFollowClampAndSpacing() throws {
    let long = { (theme: ComponentTheme) in
      collection(1) { $0.title = String(repeating: "long title ", count: 12) }.displayList(theme: theme)
    }
    let name = "collection/item-0/title"
    for (rule, lines, height) in [
      ("", 2, 42.0), ("text-line-clamp: 1;", 1, 21), ("text-line-clamp: 3;", 3, 63),
      ("text-line-clamp: 3; line-spacing: 10;", 3, 83), ("text-line-clamp: 0;", 3, 63),
    ] {
      let list = long(theme("fdlFUIItemCollectionViewCell_title { \(rule) }"))
      let node = try #require(list[name])
      expectEqual(node.text?.lineCount, lines, "\(rule)")
      expectEqual(node.frame.height, height, "\(rule)")
    }
  }

  @Test func rowHeightAndSeparatorsFollowTheTable() throws {
    let tall = opened().displayList(theme: theme("Table { row-height: 70; }"))
    expectEqual(tall["picker/list/red"]?.frame.height, 70)
    let list = theme("Table { row-height: 120; }")
    expectEqual(collection(1).objectList.displayList(theme: list)["list/item-0"]?.frame.height, 120)
    let plain = hierarchy(theme("Table { separator-style: none; }"))
    expect(!plain.nodes.contains { $0.role == .divider })
  }

  @Test("the text of a button keeps within its insets") func buttonsKeepTheirInsets() throws {
    let list = opened(value: ["red"]).displayList(theme: theme("Button { content-insets: 0 60 0 60; }"))
    let wide = try #require(list["picker/list/selected-header/button"]).frame
    let narrow = try #require(
      opened(value: ["red"]).displayList(theme: .standard)["picker/list/selected-header/button"]
    ).frame
    expect(wide.width > narrow.width + 80)
  }
}
