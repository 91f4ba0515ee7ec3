import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// A collection of products, `item-0` and so on.
func collection(
  _ count: Int, form: CollectionForm = .horizontal(), total: Int? = nil,
  header: SectionHeaderFooter = SectionHeaderFooter("Products"), columns: Int = 1, traits: ViewTraits = .phone,
  change: (inout CollectionEntry) -> Void = { _ in }
) -> CollectionModel {
  var configuration = CollectionConfiguration(form: form, header: header)
  configuration.metrics.compactColumns = columns
  configuration.metrics.regularColumns = columns
  let items = (0..<count).map { index in
    var item = CollectionEntry(
      id: ItemID("item-\(index)"), image: "photo-\(index)", title: "Product \(index)", subtitle: "Subtitle",
      attribute: "9.99")
    change(&item)
    return item
  }
  return CollectionModel(configuration: configuration, items: items, totalCount: total, traits: traits)
}

extension DisplayList {
  /// The cells of a collection, in order.
  var cells: [DisplayNode] { nodes.filter { $0.role == .cell } }
  var gradients: [DisplayNode] { nodes.filter { $0.role == .gradient } }
}

@Suite struct CollectionViewTests {
  @Test("CV-01 the header stands at the top left; mirrored at the top right") func theHeaderComesFirst() throws {
    let header = try #require(collection(3).displayList(theme: .standard)["collection/header/title"])
    expectEqual(header.frame.minX, 16)
    expectEqual(header.text?.string, "Products")
    expectEqual(header.text?.alignment, .left)
    let list = collection(3, traits: .phone.mirrored()).displayList(theme: .standard)
    expectEqual(list["collection/header"]?.frame.minY, 0)
    expectEqual(list["collection/header/title"]?.frame.maxX, 374.0)
  }

  @Test("CV-02 the cells stand in one row or in a grid") func cellsStandInARowOrAGrid() {
    let row = collection(5, columns: 2).displayList(theme: .standard).cells
    expectEqual(Set(row.map(\.frame.minY)).count, 1)
    let grid = collection(5, form: .grid(.columns(2))).displayList(theme: .standard).cells
    expectEqual(Set(grid.map(\.frame.minY)).count, 3)
    expectEqual(Set(grid.map(\.frame.minX)).count, 2)
  }

  @Test("CV-03 the footer with See All and the total count is below the row only") func onlyTheRowHasAFooter() throws {
    let row = collection(5, total: 120).displayList(theme: .standard)
    expectEqual(row["collection/footer/title"]?.text?.string, "See All")
    expectEqual(row["collection/footer/attribute"]?.text?.string, "120")
    let cells = try #require(row["collection/cells"]).frame
    expectEqual(row["collection/footer"]?.frame.minY, cells.maxY)
    let grid = collection(5, form: .grid(.columns(2)), total: 120)
    expect(grid.displayList(theme: .standard)["collection/footer"] == nil)
    expect(!grid.hasFooter)
  }

  @Test("CV-04 See All opens the whole data set as a list of object cells") func seeAllOpensTheList() {
    var view = collection(5, total: 5)
    expectEqual(view.handle(.tapped(.control(.seeAll))), [.showAll])
    let rows = view.objectList.displayList(theme: .standard).nodes.filter { $0.role == .row }
    expectEqual(rows.count, 5)
    expectEqual(rows.first?.accessibility?.label, "Product 0, Subtitle, 9.99")
    expectEqual(rows.first?.classList, "fdlFUIObjectTableViewCell")
    var grid = collection(5, form: .grid(.columns(2)))
    expectEqual(grid.handle(.tapped(.control(.seeAll))), [])
  }

  @Test("CV-05 a tap on a cell opens the detail of its item in both forms") func aTapOpensTheDetail() throws {
    for form in [CollectionForm.horizontal(), .grid(.columns(2))] {
      var view = collection(5, form: form)
      let cell = try #require(view.displayList(theme: .standard).cells.first)
      let target = try #require(cell.tapTarget)
      expectEqual(view.handle(.tapped(target)), [.showDetail("item-0")])
      expectEqual(view.handle(.tapped(.item("nobody"))), [])
    }
  }

  @Test("CV-06 every cell has an image, the placeholder where the item has none") func everyCellHasAnImage() {
    let view = collection(3) { if $0.id == "item-1" { $0.image = nil } }
    for form in [CollectionForm.horizontal(), .grid(.columns(2))] {
      let mixed = collection(4, form: form, columns: 4) { if $0.id == "item-1" { $0.image = nil } }
      let cells = mixed.displayList(theme: .standard).cells
      expectEqual(cells.count, 4)
      for (index, cell) in cells.enumerated() {
        let image = cell.children.first { $0.role == .image }
        expectEqual(image?.image, (index == 1 ? "placeholder" : "photo-\(index)"))
        expectEqual(image.map { $0.frame.width > 0 && $0.frame.height > 0 }, true)
      }
    }
    expectEqual(view.displayList(theme: .standard)["collection/item-0/image"]?.image, "photo-0")
    let two = collection(2) {
      $0.image = nil
      $0.placeholder = "AB"
    }
    let list = two.displayList(theme: .standard)
    expectEqual(list["collection/item-0/image"]?.image, "placeholder")
    expectEqual(list["collection/item-0/placeholder"]?.text?.string, "AB")
  }

  @Test("CV-07 all cells have the same texts; an empty one keeps its room") func emptyTextsKeepTheirRoom() throws {
    let view = collection(3, columns: 2) { if $0.id == "item-0" { $0.subtitle = nil } }
    expectEqual(view.texts, [.title, .subtitle, .attribute])
    let list = view.displayList(theme: .standard)
    expect(list["collection/item-0/subtitle"] == nil)
    let first = try #require(list["collection/item-0/attribute"]).frame
    let second = try #require(list["collection/item-1/attribute"]).frame
    expectEqual(first.minY, second.minY)
    let titles = collection(3) {
      $0.subtitle = nil
      $0.attribute = ""
    }
    expectEqual(titles.texts, [.title])
  }

  @Test("CV-08 the height of a cell follows its content") func theHeightFollowsTheContent() throws {
    let view = collection(3, columns: 2) {
      if $0.id == "item-1" { $0.title = String(repeating: "long title ", count: 5) }
    }
    let list = view.displayList(theme: .standard)
    let short = try #require(list["collection/item-0"]).frame
    let long = try #require(list["collection/item-1"]).frame
    expectEqual(long.height, short.height + 21)
    expectEqual(list["collection/cells"]?.frame.height, long.height)
  }

  @Test("CV-08 the width of a cell follows the width of the screen, its height the content")
  func theWidthFollowsTheScreen() {
    var widths: [Double] = []
    for width in [320.0, 375, 390, 430, 844] {
      let traits = ViewTraits(size: LayoutSize(width: width, height: 2_000))
      let cells = collection(6, columns: 2, traits: traits).displayList(theme: .standard).cells
      expectEqual(Set(cells.map(\.frame.width)).count, 1)
      widths.append(cells[0].frame.width)
      let plain = collection(6, columns: 2, traits: traits) { $0.attribute = nil }
      expect(plain.displayList(theme: .standard).cells[0].frame.height < cells[0].frame.height)
    }
    expect(widths == widths.sorted() && Set(widths).count == widths.count)
  }

  @Test("CV-09 the fades lie at the edges beyond which there is more, over the whole row") func fadesLieAtTheEdges()
    throws
  {
    for traits in [ViewTraits.phone, .phone.mirrored()] {
      var view = collection(12, columns: 2, traits: traits)
      view.handle(.scrollEnded(at: 600))
      let list = view.displayList(theme: .standard)
      let strip = try #require(list["collection/cells"]).frame
      let start = try #require(list["collection/gradient-leading"]).frame
      let end = try #require(list["collection/gradient-trailing"]).frame
      let (left, right) = traits.isRightToLeft ? (end, start) : (start, end)
      expect(left.minX == 0 && right.maxX == 390)
      expect([left, right].allSatisfy { $0.height == strip.height && $0.minY == strip.minY })
    }
  }

  @Test("CV-09 a cell is cut off at the edge, while scrolled at both, with a fade where there is more")
  func cellsAreCutOffAtTheEdges() throws {
    for columns in 1...4 {
      var view = collection(12, columns: columns)
      let start = view.displayList(theme: .standard)
      let last = try #require(start.cells.last).frame
      expect(last.minX < 390 && last.maxX > 390)
      expectEqual(start.gradients.map(\.identifier), ["collection/gradient-trailing"])
      view.handle(.scrollEnded(at: 500))
      let middle = view.displayList(theme: .standard)
      let first = try #require(middle.cells.first).frame
      let end = try #require(middle.cells.last).frame
      expect(first.minX < 0 && first.maxX > 0, "\(columns) columns")
      expect(end.minX < 390 && end.maxX > 390, "\(columns) columns")
      expectEqual(middle.gradients.count, 2)
      view.handle(.scrollEnded(at: 1e9))
      expectEqual(view.displayList(theme: .standard).gradients.map(\.identifier), ["collection/gradient-leading"])
    }
  }

  @Test("CV-10 too few cells are aligned to the start, 16 points apart, without a fade") func tooFewCellsDoNotScroll()
    throws
  {
    for columns in 1...8 {
      for count in 1...columns {
        var view = collection(count, columns: columns)
        expect(!view.row.isScrollable)
        let cells = view.displayList(theme: .standard).cells.map(\.frame)
        expect(cells.count == count && cells[0].minX == 16 && cells[count - 1].maxX <= 390 + 1e-9)
        for (one, next) in zip(cells, cells.dropFirst()) { expect(abs(next.minX - one.maxX - 16) < 1e-9) }
        let mirrored = collection(count, columns: columns, traits: .phone.mirrored())
        let first = try #require(mirrored.displayList(theme: .standard).cells.first).frame
        expect(abs(first.maxX - 374) < 1e-9)
        view.handle(.scrolled(to: 300))
        expectEqual(view.offset, 0)
        expectEqual(view.displayList(theme: .standard).gradients, [])
      }
    }
  }

  @Test("CV-11 without scrolling as many whole cells as fit are shown, where they would be")
  func withoutScrollingWholeCellsAreShown() {
    for columns in 1...4 {
      let fixed = collection(12, form: .horizontal(isScrollingEnabled: false), columns: columns)
      let scrolling = collection(12, columns: columns)
      let cells = fixed.displayList(theme: .standard).cells
      expectEqual(cells.count, columns)
      expect(cells.allSatisfy { $0.frame.maxX <= 390 })
      let same = scrolling.displayList(theme: .standard).cells.prefix(columns)
      expectEqual(cells.map(\.frame), same.map(\.frame))
      expectEqual(fixed.displayList(theme: .standard).gradients, [])
      // It does not scroll, and with fewer items than fit all of them are there.
      var pulled = fixed
      pulled.handle(.scrolled(to: 100))
      expectEqual(pulled.offset, 0)
      let few = collection(columns, form: .horizontal(isScrollingEnabled: false), columns: columns)
      expectEqual(few.displayList(theme: .standard).cells.count, columns)
    }
  }

  @Test("CV-12 the width is (W − i − (n + 2)·s) / n, at least 1, so that 2·s of the next cell show")
  func theWidthLeavesAPartOfTheNext() {
    for (width, columns, expected) in [(390.0, 1, 350.0), (390, 2, 171), (834, 4, 192.5)] {
      let traits = ViewTraits(size: LayoutSize(width: width, height: 800))
      let row = collection(20, columns: columns, traits: traits).row
      expectEqual(row.cellWidth, expected)
      expect(abs(width - row.start(ofCell: columns) - 16) < 1e-9)
    }
    let narrow = ViewTraits(size: LayoutSize(width: 10, height: 10))
    expectEqual(collection(3, traits: narrow).row.cellWidth, 1)
  }

  @Test("CV-13 CV-18 by default as many cells as suit the room, 8 points apart, 16 at both ends, snapping, own heights")
  func theDefaultsAreThoseOfTheCarousel() {
    let metrics = CollectionMetrics()
    expectEqual(metrics.columns(in: .phone), 2)
    expectEqual(metrics.columns(in: .tabletPortrait), 3)
    expectEqual(metrics.columns(in: .tabletLandscape), 5)
    for width in stride(from: 280.0, through: 1400, by: 10) {
      for sizeClass in StyleSizeClass.allCases {
        let traits = ViewTraits(
          size: LayoutSize(width: width, height: 800), environment: StyleEnvironment(sizeClass: sizeClass))
        expect(metrics.cellWidth(in: traits) <= 400, "\(width)")
        expect(sizeClass == .compact || width < 500 || metrics.columns(in: traits) > 1)
      }
    }
    expectEqual(metrics.spacing, 8)
    expectEqual(metrics.insets, LayoutInsets(leading: 16, trailing: 16))
    expect(metrics.isSnapping)
    expect(!metrics.hasEqualHeights)
    var configuration = CollectionConfiguration(header: SectionHeaderFooter("Products"))
    configuration.metrics.hasEqualHeights = true
    configuration.metrics.compactColumns = 2
    let view = CollectionModel(
      configuration: configuration,
      items: [
        CollectionEntry(id: "a", title: "A"),
        CollectionEntry(id: "b", title: String(repeating: "B ", count: 40)),
      ], traits: .phone)
    let heights = view.displayList(theme: .standard).cells.map(\.frame.height)
    expect(heights.count == 2 && Set(heights).count == 1)
  }

  @Test("CV-14 scrolling comes to rest at round((x − i)/(w + s)), within the content") func scrollingSnaps() {
    var view = collection(10, columns: 2)
    let step = view.row.cellWidth + 8
    for (x, index) in [(0.0, 0), (16 + 0.4 * step, 0), (16 + 0.6 * step, 1), (16 + 3 * step, 3)] {
      view.handle(.scrollEnded(at: x))
      expectEqual(view.offset, Double(index) * step, "\(x)")
    }
    view.handle(.scrollEnded(at: 1e9))
    expectEqual(view.offset, view.row.contentWidth - 390)
    view.handle(.scrollEnded(at: -300))
    expectEqual(view.offset, 0)
    view.handle(.scrollEnded(at: .nan))
    expectEqual(view.offset, 0)
  }

  @Test("CV-14 a drag that is let go snaps too, mirrored from right to left") func dragsSnap() {
    for traits in [ViewTraits.phone, .phone.mirrored()] {
      let sign = traits.isRightToLeft ? 1.0 : -1
      var view = collection(10, columns: 2, traits: traits)
      let step = view.row.cellWidth + 8
      view.handle(.dragged(.began(at: LayoutPoint(x: 300, y: 100))))
      view.handle(.dragged(.changed(translation: LayoutPoint(x: sign * 30, y: 0))))
      expectEqual(view.offset, 30)
      view.handle(
        .dragged(.ended(translation: LayoutPoint(x: sign * 30, y: 0), velocity: LayoutPoint(x: sign * 900, y: 0))))
      expectEqual(view.offset, step)
    }
  }

  @Test("CV-15 a grid has so many columns, or cells scaled up to fill the row with the same ratio") func gridsAreSized()
    throws
  {
    let columns = try #require(collection(9, form: .grid(.columns(3))).grid)
    expectEqual(columns.columns, 3)
    expectEqual(columns.cellWidth, 326.0 / 3.0)
    expectEqual(columns.spacing, 16)
    let sized = try #require(collection(9, form: .grid(.minimumItemSize(LayoutSize(width: 100, height: 150)))).grid)
    expectEqual(sized.columns, 3)
    expect(sized.cellWidth > 100)
    expectEqual(sized.cellHeight, sized.cellWidth * 1.5)
    var configuration = CollectionConfiguration(form: .grid(.columns(4)), header: SectionHeaderFooter("Products"))
    for spacing in [0.0, 1, 7.5, 40] {
      configuration.metrics.gridSpacing = spacing
      let items = (0..<9).map { CollectionEntry(id: ItemID("\($0)"), title: "T") }
      let cells = CollectionModel(configuration: configuration, items: items, traits: .phone).displayList(
        theme: .standard
      ).cells.map(\.frame)
      expect(abs(cells[1].minX - cells[0].maxX - spacing) < 1e-9)
      expect(abs(cells[4].minY - cells[0].maxY - spacing) < 1e-9)
      expect(cells[0].minX == 16 && abs(cells[3].maxX - 374) < 1e-9)
    }
    let list = collection(9, form: .grid(.minimumItemSize(LayoutSize(width: 100, height: 150)))).displayList(
      theme: .standard)
    let cells = list.cells
    expect(cells.allSatisfy { abs($0.frame.height - sized.cellWidth * 1.5) < 1e-9 })
    expect(abs(cells[1].frame.minX - cells[0].frame.maxX - 16) < 1e-9)
    let one = try #require(collection(9, form: .grid(.minimumItemSize(LayoutSize(width: 900, height: 900)))).grid)
    expectEqual(one.columns, 1)
  }

  @Test("CV-16 a grid shows all items, and the page scrolls up and down") func theGridScrollsDownwards() throws {
    var view = collection(40, form: .grid(.columns(2)))
    var seen: Set<String> = []
    for offset in stride(from: 0.0, through: 8000, by: 400) {
      view.handle(.scrolled(to: offset))
      seen.formUnion(view.displayList(theme: .standard).cells.map(\.identifier))
    }
    expectEqual(seen.count, 40)
    let last = try #require(view.displayList(theme: .standard).cells.last)
    expectEqual(last.identifier, "collection/item-39")
    expect(abs(last.frame.maxY - 844) < 1e-9)
  }

  @Test("CV-17 headers show the title, title with attribute and disclosure, or up to two lines")
  func headersHaveThreeStyles() throws {
    let long = String(repeating: "long title ", count: 12)
    for (style, lines, disclosure, tappable) in [
      (SectionHeaderFooter.Style.title, 1, false, true), (.attribute, 1, true, true), (.empty, 2, false, false),
    ] {
      var view = collection(3, header: SectionHeaderFooter(long, style: style, attribute: "7"))
      let list = view.displayList(theme: .standard)
      expectEqual(list["collection/header/title"]?.text?.lineCount, lines)
      expectEqual((list["collection/header/disclosure"] != nil), disclosure)
      expectEqual((list["collection/header/attribute"] != nil), disclosure)
      expectEqual((list["collection/header"]?.tapTarget != nil), tappable)
      expectEqual(view.handle(.tapped(.control(.collectionHeader))), (tappable ? [.headerTapped] : []))
    }
  }

  @Test("CV-18 what is stated nowhere is a parameter: columns by size class, width of the fade")
  func unstatedNumbersAreParameters() throws {
    var configuration = CollectionConfiguration(header: SectionHeaderFooter("Products"))
    configuration.metrics.compactColumns = 2
    configuration.metrics.regularColumns = 5
    configuration.metrics.gradientWidth = 33
    let items = (0..<20).map { CollectionEntry(id: ItemID("\($0)"), title: "T") }
    let phone = CollectionModel(configuration: configuration, items: items, traits: .phone)
    let tablet = CollectionModel(configuration: configuration, items: items, traits: .tabletLandscape)
    expectEqual(phone.row.cellWidth, 171.0)
    expectEqual(tablet.row.cellWidth, 224.4)
    expectEqual(phone.displayList(theme: .standard).gradients.first?.frame.width, 33)
  }

  @Test func changedItemsKeepTheOffsetWithinTheContent() {
    var view = collection(20, columns: 2)
    view.handle(.scrollEnded(at: 2000))
    view.handle(.itemsChanged(Array(view.items.prefix(3)), totalCount: 1))
    expect(view.offset <= view.row.highestOffset)
    expectEqual(view.totalCount, 3)
    view.handle(.itemsChanged([], totalCount: 0))
    expectEqual(view.offset, 0)
    expectEqual(view.displayList(theme: .standard).cells, [])
  }

  @Test func theGuidelinesDontsAreAdvice() {
    expect(collection(4).isAdvisable && collection(0).isAdvisable)
    expectEqual(collection(4) { $0.image = nil }.advice, [.imagesAreMissing])
    expect(collection(4) { if $0.id == "item-0" { $0.image = nil } }.isAdvisable)
    expectEqual(collection(4) { if $0.id == "item-0" { $0.kind = .person } }.advice, [.kindsAreMixed])
    let people = collection(4) {
      $0.kind = .person
      $0.image = nil
      $0.placeholder = "AB"
    }
    expect(people.isAdvisable)
    let nameless = collection(4) {
      $0.kind = .person
      $0.title = nil
    }
    expect(nameless.advice == [.namesAreMissing] && !nameless.isAdvisable)
  }
}
