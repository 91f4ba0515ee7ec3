import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// Long words, large texts, small screens: what carries meaning wraps before it is cut.
///
/// `Guideline` is the page of the component; where it does not speak, `iOS` is the platform's rule.
@Suite struct LargestTextScenarios {
  private static let small = ViewTraits(size: LayoutSize(width: 320, height: 568))
  private static let largest = StyleTextSize.accessibilityExtraExtraExtraLarge

  @Test("iOS: the title of a hierarchy's bar does not grow to the accessibility sizes, as in other bars")
  func theBarTitleOfAHierarchyKeepsItsSize() throws {
    for width in [320.0, 390] {
      let traits = ViewTraits(size: LayoutSize(width: width, height: 844)).withText(Self.largest)
      let tree = SampleHierarchy.tree()
      let list = drawn(shown(tree, traits, opening: ["r"]))
      let title = try #require(list["hierarchy/header/title"]?.text)
      expect(title.font.pointSize == 23 && !title.isTruncated, "\(width)")
    }
  }

  @Test("Guideline: at the right a hint of the child level is seen, also where nothing is chosen")
  func theRightPreviewHints() throws {
    let tree = SampleHierarchy.tree()
    tree.decorate = { $0.detailImage = $0.title?.hasSuffix("r111") == true ? "pump" : nil }
    var controller = shown(tree, .tabletPortrait, opening: ["r1", "r11"])
    controller.send(.swiped(.right))
    let list = controller.display(theme: .standard)
    let level = try #require(controller.hierarchyView.rightPreviewLevel)
    expectEqual(list["hierarchy/column-\(level)/r111/image"]?.image, "pump")
    expectEqual(list["hierarchy/column-\(level)/r112/hint"]?.image, "ellipsis")
    expectEqual(list["hierarchy/column-\(level)/r112"]?.accessibility?.label, "Title of r112")
    expectEqual(list.faults, [])
  }

  @Test("iOS: check boxes of a preview grow with the text, as those of the columns do") func previewsGrowAlike() throws
  {
    var controller = shown(
      .tree(), .tabletPortrait.withText(Self.largest), opening: ["r1", "r11"],
      configuration: HierarchyConfiguration(selectionMode: .multiple, isListPicker: true))
    controller.send(.swiped(.right))
    let list = controller.display(theme: .standard)
    let sizes = Set(list.nodes.filter { $0.role == .selectionControl }.map(\.frame.width))
    expectEqual(sizes, [44])
  }

  @Test("iOS: a row without an accessory gives the room of one to words that need it")
  func noWordIsBrokenForUnusedRoom() throws {
    let tree = SampleHierarchy(root: "r", children: ["r": ["a", "b"], "a": ["c"]])
    tree.decorate = { $0.title = $0.title == "Title of b" ? "Transformers" : $0.title }
    for category in [StyleTextSize.large, .accessibilityExtraLarge] {
      let list = drawn(shown(tree, Self.small.withText(category), opening: ["r"]))
      let title = try #require(list["hierarchy/column-1/b/title"])
      expect(title.text?.lineCount == 1 && title.text?.isTruncated == false, "\(category)")
    }
  }

  @Test("Guideline: a long text value goes to a second line before it is cut") func aLongValueTakesASecondLine() throws
  {
    let name = "Maintenance of rotating equipment in the northern harbor"
    let list = opened([ListPickerSection(items: [ListPickerEntry(id: "a", name)])]).displayList(theme: .standard)
    let text = try #require(list["picker/list/a/text"])
    expect(text.text?.lineCount == 2 && text.text?.isTruncated == false)
    expect(try #require(list["picker/list/a"]).frame.height >= text.frame.height + 22)
  }

  @Test("iOS: the button of a section header is below the title where both do not fit") func aLongHeaderButtonIsBelow()
    throws
  {
    var cell = opened([
      ListPickerSection(title: "Ersatzteile, Werkzeuge und Material", items: ListPickerSection.colors.items)
    ]) {
      $0.strings.selectAll = "Alle Einträge auswählen"
      $0.showsSelectedGroup = false
    }
    let list = cell.display(theme: .standard)
    let title = try #require(list["picker/list/header-0/title"])
    let button = try #require(list["picker/list/header-0/button"])
    expect(title.text?.isTruncated == false && button.text?.isTruncated == false)
    expect(button.frame.minY >= title.frame.maxY && list.faults == [])
  }

  @Test(
    "Guideline: See All and the total, in the digits of the language, are read at every text size",
    arguments: StyleTextSize.allCases) func theFooterIsRead(category: StyleTextSize) throws
  {
    let view = collection(9, total: 12_408, traits: Self.small.withText(category))
    let list = view.displayList(theme: .standard)
    let total = try #require(list["collection/footer/attribute"]?.text)
    expect(total.string == "12,408" && !total.isTruncated)
    expect(list["collection/footer/title"]?.text?.isTruncated == false && list.faults == [])
  }

  @Test("iOS: the accessory goes below the texts of a row before one of their words is broken")
  func theAccessoryGivesWay() throws {
    let tree = SampleHierarchy.tree()
    tree.decorate = { $0.title = "Harbors" }
    let picker = HierarchyConfiguration(selectionMode: .multiple, isListPicker: true)
    for (category, isBelow) in [(StyleTextSize.large, false), (Self.largest, true)] {
      let list = drawn(shown(tree, Self.small.withText(category), opening: ["r"], configuration: picker))
      let row = try #require(list["hierarchy/column-1/r1"]).frame
      let title = try #require(list["hierarchy/column-1/r1/title"])
      let accessory = try #require(list["hierarchy/column-1/r1/indicator"]).frame
      expect(title.text?.lineCount == 1 && list.faults == [])
      expect((accessory.minY >= title.frame.maxY) == isBelow && accessory.maxY <= row.maxY)
    }
  }

  @Test("iOS: half of a tablet has as many columns as short titles have room for") func aSplitViewHasRoomForItsColumns()
  {
    var half = ViewTraits.tabletLandscape
    half.size = LayoutSize(width: 678, height: 1_024)
    let items: [ItemID] = ["r", "r1", "r11"]
    expectEqual(shown(.tree(), .tabletLandscape, opening: items).hierarchyView.columnCount, 3)
    expectEqual(shown(.tree(), half, opening: items).hierarchyView.columnCount, 2)
    let picker = HierarchyConfiguration(selectionMode: .multiple, isListPicker: true)
    var large = shown(.tree(), half.withText(Self.largest), opening: items, configuration: picker)
    expect(large.hierarchyView.columnCount == 1 && large.hierarchyView.header != nil)
    let title = large.display(theme: .standard)["hierarchy/column-3/r111/title"]?.text
    expect(title?.lineCount == 1 && title?.isTruncated == false)
  }

  @Test("iOS: the buttons of a bar are whole on the smallest phone, and its title gives way")
  func theButtonsOfABarAreWhole() throws {
    let list = opened(traits: Self.small.withText(Self.largest)).displayList(theme: .standard)
    for name in ["cancel", "apply"] { expectEqual(list["picker/bar/\(name)"]?.text?.isTruncated, false) }
  }

  @Test("iOS: a sheet has half of the height only where that shows rows, and so has the anchor button")
  func aSheetShowsRows() throws {
    for size in [LayoutSize(width: 320, height: 568), LayoutSize(width: 568, height: 320)] {
      for category in StyleTextSize.allCases {
        var cell = opened(traits: ViewTraits(size: size).withText(category)) {
          $0.presentation = .sheet
          $0.isSearchEnabled = true
          $0.showsAnchorButton = true
        }
        cell.handle(.tapped(.item("green")))
        cell.handle(.scrolled(to: 0))
        let list = cell.displayList(theme: .standard)
        let rows = try #require(list["picker/list"]).frame
        let header = try #require(list["picker/list/selected-header"]).frame
        expect(header.maxY <= rows.maxY, "\(size) \(category)")
      }
    }
  }

  @Test("iOS: See All looks like a button") func seeAllHasATint() throws {
    let list = collection(9).displayList(theme: .standard)
    let seeAll = try #require(list["collection/footer/title"]).style.color(.fontColor)
    let header = try #require(list["collection/header/title"]).style.color(.fontColor)
    let button = ComponentTheme.standard.style(
      of: try #require(StyledPart.all.first { $0.classList == "Button:fdlFUIButton" }), in: StyleEnvironment())
    expect(seeAll != header && seeAll == button.color(.fontColor))
  }

  @Test("Guideline: the list behind See All keeps the initials of people without an image") func initialsAreKept()
    throws
  {
    let people = CollectionModel(
      configuration: CollectionConfiguration(header: SectionHeaderFooter("Team")),
      items: [CollectionEntry(id: "sd", kind: .person, placeholder: "SD", title: "S. Doe")], traits: .phone)
    for traits in [ViewTraits.phone, .phone.withText(Self.largest)] {
      var list = people.objectList
      list.handle(.traitsChanged(traits))
      let letters = try #require(list.displayList(theme: .standard)["list/sd/placeholder"])
      expect(letters.text?.string == "SD" && letters.text?.isTruncated == false)
    }
  }

  @Test("Guideline: a row is a preview without a lot of screen space, and is cut off at its edge")
  func aRowTakesLessThanHalfOfAnyScreen() throws {
    for size in [LayoutSize(width: 320, height: 568), LayoutSize(width: 390, height: 844)] {
      for kind in CollectionEntryKind.allCases {
        for category in StyleTextSize.allCases {
          let traits = ViewTraits(size: size).withText(category)
          let row = CollectionModel(
            configuration: CollectionConfiguration(header: SectionHeaderFooter("Team")),
            items: (0..<12).map {
              CollectionEntry(
                id: "p\($0)", kind: kind, image: "i", title: "Person \($0)", subtitle: "Engineer", attribute: "Berlin")
            }, traits: traits)
          let list = row.displayList(theme: .standard)
          if category <= .extraExtraExtraLarge {
            expect(list.root.frame.height < size.height / 2, "\(size) \(category)")
          }
          let cells = list.nodes.filter { $0.role == .cell }.map(\.frame)
          expect(cells.contains { $0.maxX > size.width }, "\(size) \(category)")
          // At larger sizes the image gives way first.
          let image = try #require(list["collection/p0/image"]).frame
          expect(!category.isAccessibilityCategory || image.height <= size.height / 4, "\(size) \(category)")
          expect(kind != .person || image.width == image.height)
        }
      }
    }
  }

  @Test("Guideline: words of a toolbar become symbols on compact width, and stay on regular width")
  func aToolbarCutsNoWords() {
    func texts(_ image: String?, _ traits: ViewTraits) -> [DisplayNode] {
      SiblingNavigation(
        configuration: SiblingConfiguration(actions: [
          ToolbarAction(id: "done", title: "Arbeitsauftrag abschließen", image: image),
          ToolbarAction(id: "note", title: "Notiz hinzufügen", image: image),
        ]), pages: (1...3).map { SiblingPage(id: ItemID("s\($0)")) }, current: "s2", traits: traits
      ).displayList(theme: .standard).nodes.filter { $0.role == .button }
    }
    for traits in [ViewTraits.phone, .phone.mirrored()] {
      expect(texts("checkmark", traits).allSatisfy { $0.text == nil && $0.image != nil })
      // Without symbols of their own the actions go on two lines.
      let words = texts(nil, traits)
      expect(words.allSatisfy { $0.text?.isTruncated != true } && words.contains { $0.text != nil })
    }
    let tablet = texts("checkmark", .tabletPortrait.mirrored())
    expect(tablet.allSatisfy { $0.text?.isTruncated == false })
  }
}
