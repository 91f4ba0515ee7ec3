/// A preview of objects by their images: a row that scrolls sideways, or a grid.
///
/// Rules: `CV` in the list of behaviours.
public struct CollectionModel: ComponentModel {
  /// The configuration that the app chose.
  public let configuration: CollectionConfiguration
  /// The surroundings of the view.
  public internal(set) var traits: ViewTraits
  /// The items at hand, in order.
  public internal(set) var items: [CollectionEntry]
  /// The number of items in all; the footer shows it.
  public internal(set) var totalCount: Int
  /// The texts that every cell keeps room for, from top to bottom (CV-07).
  public internal(set) var texts: [CollectionText] = []
  /// The scroll offset of the cells.
  var scroll = ListScroll()
  /// The target under a resting finger, or nil if there is none.
  public internal(set) var highlighted: TapTarget?
  /// The target that has the keyboard focus, or nil if none has.
  public internal(set) var focused: TapTarget?

  /// A view of some items, which may be fewer than there are in all.
  public init(
    configuration: CollectionConfiguration, items: [CollectionEntry], totalCount: Int? = nil,
    place: ComponentPlace? = nil, traits: ViewTraits
  ) {
    self.configuration = configuration
    self.items = items
    self.totalCount = max(items.count, totalCount ?? 0)
    self.traits = traits
    noteTexts()
    restore(place?.content(of: .collection))
  }

  /// The scroll offset of the cells, in points: sideways in the row, downwards in the grid; never negative.
  public var offset: Double { scroll.offset }

  /// Takes in one event; see ``ComponentModel/handle(_:)``.
  @discardableResult public mutating func handle(_ event: CollectionEvent) -> [CollectionEffect] {
    switch event {
    case .view(.tapped(.item(let id))): return items.contains { $0.id == id } ? [.showDetail(id)] : []
    case .view(.tapped(.control(.seeAll))): return hasFooter ? [.showAll] : []
    case .view(.tapped(.control(.collectionHeader))): return configuration.header.isTappable ? [.headerTapped] : []
    case .view(.dragged(let step)): drag(step)
    case .view(.scrolled(_, let offset)): scroll(to: offset)
    case .scrollEnded(let offset): scroll(to: isHorizontal ? row.restingOffset(near: offset) : offset)
    case .itemsChanged(let items, let totalCount): change(to: items, of: totalCount)
    case .view(.highlighted(let target)): highlighted = target
    case .view(.focused(let target)): focused = target
    case .view(.laidOut(let areas)):
      for area in areas where area.identifier == Self.gridIdentifier { scroll.take(area) }
    case .view(.traitsChanged(let traits)): change(to: traits)
    case .view: break
    }
    return []
  }

  /// Whether the cells form one row.
  public var isHorizontal: Bool { if case .horizontal = configuration.form { true } else { false } }

  /// Whether there is a footer with See All and the number of items: only below a row, and where there is something to see
  /// (CV-03).
  public var hasFooter: Bool { isHorizontal && totalCount > 0 }

  /// All items as a list of object cells: what See All shows (CV-04).
  public var objectList: ObjectList {
    ObjectList(
      items: items.map { item in
        var content = item.object
        content.detailImage = item.image ?? configuration.placeholderImage
        return ObjectListItem(id: item.id, content: content)
      }, totalCount: totalCount, configuration: configuration.list, traits: traits)
  }

  private mutating func noteTexts() {
    texts = CollectionText.allCases.filter { text in
      configuration.texts?.contains(text) ?? items.contains { $0.text(text) != nil }
    }
  }

  /// Replaces the items.
  ///
  /// The first cell in sight stays where it is, if it is still there.
  private mutating func change(to items: [CollectionEntry], of totalCount: Int) {
    let row = row
    let first = min(row.firstCell(at: offset), self.items.count - 1)
    let id = isHorizontal && self.items.indices.contains(first) ? self.items[first].id : nil
    self.items = items
    self.totalCount = max(items.count, totalCount)
    noteTexts()
    guard isHorizontal else { return scroll.invalidate() }
    let distance = offset - row.offset(ofCell: first)
    let index = id.flatMap { id in items.firstIndex { $0.id == id } }
    scroll(to: index.map { self.row.offset(ofCell: $0) + distance } ?? offset)
  }

  /// Takes new traits in.
  ///
  /// The first cell in sight stays the first one.
  private mutating func change(to traits: ViewTraits) {
    let first = row.firstCell(at: offset)
    self.traits = traits
    scroll.dragStart = nil
    scroll.invalidate()
    guard isHorizontal else { return }
    scroll(to: row.restingOffset(near: row.offset(ofCell: first)))
  }

  private mutating func drag(_ step: DragEvent) {
    guard isHorizontal else { return scroll.drag(step) }
    let row = row
    scroll.highestOffset = row.highestOffset
    // Which way the offset grows when the finger goes right.
    let direction = traits.isRightToLeft ? 1.0 : -1.0
    scroll.drag(step, along: { direction * $0.x }, rest: { row.restingOffset(near: $0) })
  }

  private mutating func scroll(to offset: Double) {
    if isHorizontal { scroll.highestOffset = row.highestOffset }
    scroll.scroll(to: min(offset.finite, scroll.highestOffset ?? .greatestFiniteMagnitude))
  }

  /// The uses that the guideline advises against in this collection, for previews and developers.
  ///
  /// The view works all the same.
  ///
  /// Linear in the items.
  public var advice: [CollectionAdvice] {
    var advice: [CollectionAdvice] = []
    let pictured = items.count { $0.image != nil || ($0.kind == .person && $0.placeholder != nil) }
    if !items.isEmpty, pictured * 2 < items.count { advice.append(.imagesAreMissing) }
    if Set(items.map({ $0.kind })).count > 1 { advice.append(.kindsAreMixed) }
    if items.contains(where: { $0.kind == .person && $0.text(.title) == nil }) { advice.append(.namesAreMissing) }
    if Set(items.map { $0.id }).count < items.count { advice.append(.duplicateIDs) }
    return totalCount == 0 ? advice + [.noItems] : advice
  }

  /// Whether the guideline advises against nothing in this collection; the items of an empty one may be on their way.
  ///
  /// Linear in the items.
  public var isAdvisable: Bool { advice.allSatisfy { $0 == .noItems } }
}

/// An event of a collection view.
public enum CollectionEvent: ComponentEvent, Hashable, Sendable {
  /// The controls of the component.
  public typealias Control = CollectionControl

  /// Something happened to the view.
  case view(ViewEvent)
  /// Scrolling will come to rest at that offset unless it snaps to a cell.
  case scrollEnded(at: Double)
  /// The items are these now, a part of so many.
  case itemsChanged([CollectionEntry], totalCount: Int)
}

/// A request of a collection view to its host.
public enum CollectionEffect: Hashable, Sendable {
  /// Show the object of an item in detail (CV-05).
  case showDetail(ItemID)
  /// Show the whole data set as a list of object cells (CV-04).
  case showAll
  /// The header was tapped.
  case headerTapped
}

/// A use of a collection that the guideline advises against.
public enum CollectionAdvice: Hashable, Sendable, CaseIterable {
  /// Most items have no image: use object cells, as a collection is not for text alone.
  case imagesAreMissing
  /// Things and people are mixed in one collection.
  case kindsAreMixed
  /// A person or an account has no name as its title.
  case namesAreMissing
  /// Two items have the same id.
  case duplicateIDs
  /// There is nothing to show.
  case noItems
}
