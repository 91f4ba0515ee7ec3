import TestSupport
import Testing
import ThemeComponents
import ThemeTable

@Suite struct SiblingNavigationTests {
  private func steps(
    _ count: Int = 3, current: ItemID? = nil, title: String? = "Order 4711",
    configuration: SiblingConfiguration = SiblingConfiguration(), traits: ViewTraits = .phone
  ) -> SiblingNavigation {
    SiblingNavigation(
      configuration: configuration,
      pages: (1...count).map { SiblingPage(id: ItemID("step-\($0)"), parent: "order", presentationTitle: title) },
      current: current, traits: traits)
  }

  @Test("SN-01 the upper line says which of how many, the lower one the parent's name") func theTitleHasTwoLines()
    throws
  {
    let navigation = steps(current: "step-2")
    expectEqual(navigation.title, "2 of 3")
    expectEqual(navigation.subtitle, "Order 4711")
    let list = navigation.displayList(theme: .standard)
    let title = try #require(list["pages/bar/title"]).frame
    let subtitle = try #require(list["pages/bar/subtitle"]).frame
    expect(title.maxY <= subtitle.minY)
    expectEqual(list["pages/bar"]?.accessibility?.label, "2 of 3, Order 4711")
  }

  @Test("SN-01 the words around the numbers are the app's") func thePositionIsWordedByTheApp() {
    var strings = SiblingStrings()
    for (format, expected) in [
      ("{n}/{N}", "2/3"), ("Schritt {n} von {N}", "Schritt 2 von 3"), ("{", "{"), ("{x}", "{x}"), ("{n", "{n"),
      ("", ""),
    ] {
      strings.position = format
      expectEqual(strings.position(2, of: 3), expected)
    }
  }

  @Test("SN-02 without a presentation title the lower line is left out") func theLowerLineCanBeLeftOut() {
    let navigation = steps(title: nil)
    expect(navigation.subtitle == nil)
    let list = navigation.displayList(theme: .standard)
    expect(list["pages/bar/title"] != nil)
    expect(list["pages/bar/subtitle"] == nil)
  }

  @Test("SN-02 a data source names the parent for each page") func aDataSourceNamesTheParent() {
    struct Steps: SiblingNavigationDataSource {
      let presentationCount = 2
      func pageID(at index: Int) -> ItemID { ItemID("s\(index)") }
      func presentationTitle(for id: ItemID) -> String? { id == "s0" ? "Order" : nil }
    }
    var navigation = SiblingNavigation(pages: Steps().pages, traits: .phone)
    expectEqual(navigation.subtitle, "Order")
    navigation.handle(.tapped(.control(.next)))
    expect(navigation.subtitle == nil)
  }

  @Test("SN-03 Previous and Next move one sibling, and so do swipes") func everyStepIsOneSibling() {
    var navigation = steps(5, current: "step-3")
    navigation.handle(.tapped(.control(.next)))
    expectEqual(navigation.current?.id, "step-4")
    navigation.handle(.tapped(.control(.previous)))
    navigation.handle(.tapped(.control(.previous)))
    expectEqual(navigation.current?.id, "step-2")
    navigation.handle(.swiped(.left))
    expectEqual(navigation.current?.id, "step-3")
    navigation.handle(.swiped(.right))
    expectEqual(navigation.current?.id, "step-2")
    navigation.handle(.traitsChanged(.phone.mirrored()))
    navigation.handle(.swiped(.right))
    expectEqual(navigation.current?.id, "step-3")
  }

  @Test("SN-04 Next shows the sibling with a push transition") func nextPushes() {
    var navigation = steps()
    expectEqual(navigation.handle(.tapped(.control(.next))), [.shown("step-2", .push)])
    expectEqual(navigation.handle(.tapped(.control(.previous))), [.shown("step-1", .pushBack)])
  }

  @Test("SN-05 Previous is disabled on the first page, Next on the last") func theEndsAreDisabled() throws {
    for (current, previous, next) in [("step-1", false, true), ("step-2", true, true), ("step-3", true, false)]
      as [(ItemID, Bool, Bool)]
    {
      var navigation = steps(current: current)
      let list = navigation.displayList(theme: .standard)
      for (name, isEnabled) in [("previous", previous), ("next", next)] {
        let button = try #require(list["pages/toolbar/" + name])
        expectEqual(button.state, (isEnabled ? .plain : .disabled))
        expectEqual((button.tapTarget != nil), isEnabled)
        expectEqual(button.style.color(.fontColor), StyleColor(rgba: isEnabled ? 0x0070_F2FF : 0x5B73_8B4D))
      }
      if !next { expectEqual(navigation.handle(.tapped(.control(.next))), []) }
      if !previous { expectEqual(navigation.handle(.tapped(.control(.previous))), []) }
    }
    var single = steps(1)
    expect(single.handle(.tapped(.control(.next))) == [] && single.handle(.swiped(.right)) == [])
  }

  private let two = [
    ToolbarAction(id: "edit", title: "Edit", image: "pencil"),
    ToolbarAction(id: "share", title: "Share", image: "share"),
  ]

  @Test("long words without symbols go below Previous and Next instead of being cut", arguments: StyleTextSize.allCases)
  func longWordsTakeRowsOfTheirOwn(size: StyleTextSize) throws {
    let words = ["Reschedule", "Reassign technician", "Documentation"]
    let actions = words.map { ToolbarAction(id: ItemID($0), title: $0) }
    var traits = ViewTraits.phone
    traits.size = LayoutSize(width: 320, height: 568)
    traits.contentSizeCategory = size
    let list = steps(configuration: SiblingConfiguration(actions: actions), traits: traits).displayList(
      theme: .standard)
    let bar = try #require(list["pages/toolbar"]).frame
    let buttons = try words.map { try #require(list["pages/toolbar/\($0)"]).frame }
    expectEqual(list.nodes.filter { $0.text?.isTruncated == true }.map(\.identifier), [], "\(size)")
    for (index, frame) in buttons.enumerated() {
      expect(
        bar.minY <= frame.minY && frame.maxY <= bar.maxY + 0.01 && frame.height >= 44, "\(size): \(frame) in \(bar)")
      for other in buttons[..<index] {
        expect(other.maxX <= frame.minX || other.maxY <= frame.minY, "\(size): \(frame) and \(other)")
      }
    }
    expect(bar.height <= 568 / 2, "\(size): \(bar)")
  }

  @Test("SN-06 SN-07 icons need compact width and a toolbar with two actions or of icons")
  func iconsNeedTheirSurroundings() throws {
    for (style, traits, actions, isIconToolbar, expected) in [
      (SiblingStyle.text, ViewTraits.phone, two, true, SiblingStyle.text), (.icon, .phone, two, false, .icon),
      (.icon, .phone, [], true, .icon), (.icon, .phone, [two[0]], false, .text), (.icon, .phone, [], false, .text),
      (.icon, .tabletPortrait, two, true, .text),
    ] {
      let configuration = SiblingConfiguration(style: style, actions: actions, hasIconToolbar: isIconToolbar)
      let navigation = steps(configuration: configuration, traits: traits)
      expectEqual(navigation.style, expected)
      let next = try #require(navigation.displayList(theme: .standard)["pages/toolbar/next"])
      expectEqual(next.text?.string, (expected == .text ? "Next" : nil))
      expectEqual(next.image, (expected == .icon ? "chevron.forward" : nil))
      expectEqual(next.accessibility?.label, "Next")
    }
    expectEqual(SiblingConfiguration().style, .text)
  }

  @Test("SN-07 text fits one action or none, icons two or an icon toolbar") func styleAndToolbarGoTogether() {
    let oneIcon = SiblingConfiguration(style: .icon, actions: [two[0]])
    for (configuration, onPhone, onTablet) in [
      (SiblingConfiguration(style: .text, actions: []), true, true),
      (SiblingConfiguration(style: .text, actions: [two[0]]), true, true),
      (SiblingConfiguration(style: .text, actions: two), false, true),
      (SiblingConfiguration(style: .text, hasIconToolbar: true), false, true),
      (SiblingConfiguration(style: .icon, actions: two), true, false),
      (SiblingConfiguration(style: .icon, hasIconToolbar: true), true, false), (oneIcon, false, false),
      (SiblingConfiguration(style: .icon), false, false),
    ] {
      expectEqual(configuration.isAdvisable(in: .phone), onPhone, "\(configuration)")
      expectEqual(configuration.isAdvisable(in: .tabletPortrait), onTablet, "\(configuration)")
    }
  }

  @Test("SN-08 pages of another parent are left out, and parents are no siblings of their children")
  func onlySiblingsAreShown() {
    let pages = [
      SiblingPage(id: "order", parent: "customer"), SiblingPage(id: "step-1", parent: "order"),
      SiblingPage(id: "step-2", parent: "order"), SiblingPage(id: "other", parent: "order-2"),
    ]
    let navigation = SiblingNavigation(pages: pages, current: "step-2", traits: .phone)
    expectEqual(navigation.pages.map(\.id), ["step-1", "step-2"])
    expectEqual(navigation.title, "2 of 2")
  }

  @Test func theAppsActionsStandBetweenTheButtons() throws {
    var navigation = steps(configuration: SiblingConfiguration(actions: two))
    let list = navigation.displayList(theme: .standard)
    let names = try #require(list["pages/toolbar"]).children.map(\.identifier)
    expectEqual(names, ["pages/toolbar/previous", "pages/toolbar/edit", "pages/toolbar/share", "pages/toolbar/next"])
    expectEqual(navigation.handle(.tapped(.item("edit"))), [.actionTapped("edit")])
    expectEqual(navigation.handle(.tapped(.item("nobody"))), [])
  }

  @Test func changedPagesKeepTheShownOne() {
    var navigation = steps(5, current: "step-4")
    navigation.handle(
      .pagesChanged([SiblingPage(id: "step-4", parent: "order"), SiblingPage(id: "step-5", parent: "order")]))
    expectEqual(navigation.title, "1 of 2")
    navigation.handle(.pagesChanged([]))
    expect(navigation.title == nil && navigation.current == nil)
    expectEqual(navigation.handle(.tapped(.control(.next))), [])
  }
}
