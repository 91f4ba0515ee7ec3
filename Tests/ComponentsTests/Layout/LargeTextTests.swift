import TestSupport
import Testing
import ThemeComponents
import ThemePage
import ThemeTable

/// The largest text: nothing is cut but where the guideline says so, and everything can be reached.
@Suite struct LargeTextTests {
  private static let largest = StyleTextSize.accessibilityExtraExtraExtraLarge
  private static let phone = ViewTraits.phone.withText(largest)

  @Test(arguments: [ViewTraits.phone, .tabletPortrait, .tabletLandscape]) func noSampleCutsAText(traits: ViewTraits) {
    // A row of a collection is a preview, whose titles have one line.
    for sample in ComponentSample.allCases where sample != .collection && sample != .people {
      let list = sample.displayList(theme: .standard, traits: traits.withText(Self.largest))
      let cut = list.nodes.filter { $0.text?.isTruncated == true }.map(\.identifier)
      expectEqual(cut, [], "\(sample)")
    }
  }

  @Test func barsStayBelowTheAccessibilitySizes() throws {
    let list = opened(traits: Self.phone).displayList(theme: .standard)
    let title = try #require(list["picker/bar/title"]?.text)
    expect(title.font.pointSize == 23 && !title.isTruncated)
    let pages = SiblingNavigation(
      pages: (1...3).map { SiblingPage(id: "s\($0)", presentationTitle: "A Title") }, traits: Self.phone
    ).displayList(theme: .standard)
    expectEqual(pages["pages/bar/title"]?.text?.font.pointSize, 23)
    // Symbols stand for words on compact width.
    expectEqual(pages["pages/toolbar/previous"]?.image, "chevron.backward")
    expectEqual(pages["pages/toolbar/previous"]?.accessibility?.label, "Previous")
  }

  @Test func headersStackTitleAndButton() throws {
    let list = opened(value: ["red"], traits: Self.phone).displayList(theme: .standard)
    let title = try #require(list["picker/list/selected-header/title"])
    let button = try #require(list["picker/list/selected-header/button"])
    expect(button.frame.minY >= title.frame.maxY && button.frame.height >= 44)
    expectEqual(button.frame.minX, title.frame.minX)
  }

  @Test(arguments: [ViewTraits.phone, .tabletPortrait, ViewTraits(size: .init(width: 844, height: 390))])
  func everyAnswerOfTheQuestionCanBeTapped(traits: ViewTraits) throws {
    for presentation in ListPickerPresentation.allCases {
      var cell = opened(traits: traits.withText(Self.largest)) { $0.presentation = presentation }
      cell.handle(.tapped(.item("red")))
      cell.handle(.tapped(.control(.cancel)))
      let list = cell.displayList(theme: .standard)
      for (name, control) in [("discardChanges", ControlID.discardChanges), ("keepEditing", .keepEditing)] {
        let frame = try #require(list["picker/question/" + name]).frame
        let place = LayoutPoint(x: frame.midX, y: frame.midY)
        expectEqual(list.tapTarget(at: place), .control(control), "\(presentation)")
        expect(frame.maxY <= traits.size.height)
      }
    }
  }

  @Test(arguments: [ViewTraits.phone, .tabletPortrait, .tabletLandscape]) func cellsHaveASensibleWidthAtEveryTextSize(
    traits: ViewTraits
  ) {
    for category in StyleTextSize.allCases {
      let traits = traits.withText(category)
      let configuration = CollectionConfiguration(header: SectionHeaderFooter("P"))
      let items = (0..<20).map { CollectionEntry(id: "i\($0)", title: "Item") }
      let row = CollectionModel(configuration: configuration, items: items, traits: traits).row
      expect(row.cellWidth <= 400 && row.cellWidth >= 140, "\(category)")
      // One is cut off, where scrolling is on.
      expect(row.isScrollable && row.contentWidth > traits.size.width)
      for columns in [2, 4] {
        let grid = collection(20, form: .grid(.columns(columns)), traits: traits).grid
        expectEqual(grid.map { $0.columns <= columns }, true)
        if category < .accessibilityMedium { expectEqual(grid?.columns, columns) }
      }
    }
    let grid = collection(9, form: .grid(.columns(2)), traits: Self.phone).grid
    expectEqual(grid?.columns, 1)
  }

  @Test func fewCellsKeepTheTrailingInset() {
    for width in stride(from: 320.0, through: 1400, by: 7) {
      var traits = ViewTraits.tabletLandscape
      traits.size.width = width
      let configuration = CollectionConfiguration(header: SectionHeaderFooter("P"))
      for count in 1...8 {
        let items = (0..<count).map { CollectionEntry(id: "i\($0)", title: "Item") }
        let row = CollectionModel(configuration: configuration, items: items, traits: traits).row
        guard !row.isScrollable else { continue }
        expect(row.start(ofCell: count - 1) + row.cellWidth <= width - 16 + 0.01, "\(width)")
      }
    }
  }
}
