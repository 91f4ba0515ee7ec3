/// A plain list of object cells: what See All of a collection opens.
public struct ObjectList: ComponentModel {
  /// The rows.
  public internal(set) var items: [ObjectListItem]
  /// The surroundings of the list.
  public internal(set) var traits: ViewTraits
  /// The target under a resting finger, or nil if there is none.
  public internal(set) var highlighted: TapTarget?
  /// The configuration that the app chose.
  public let configuration: ObjectListConfiguration
  /// The number of objects in all, at least as many as rows.
  public internal(set) var totalCount: Int
  /// The scroll offset of the list.
  var scroll = ListScroll()
  /// The offset when the finger touched, or nil while none does.
  var dragStart: Double?
  /// Whether the host was asked for more rows and has not given any yet.
  var awaitsItems = false

  /// A list of rows, which may be fewer than there are objects in all.
  public init(
    items: [ObjectListItem], totalCount: Int? = nil,
    configuration: ObjectListConfiguration = ObjectListConfiguration(), traits: ViewTraits
  ) {
    self.items = items
    self.totalCount = max(items.count, totalCount ?? 0)
    self.configuration = configuration
    self.traits = traits
  }

  /// The scroll offset of the list down, in points; never negative.
  public var offset: Double { scroll.offset }

  /// Takes in one event; see ``ComponentModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: ObjectListEvent) -> [ObjectListEffect] {
    switch event {
    case .itemTapped(let id): return items.contains { $0.id == id } ? [.showDetail(id)] : []
    case .detailTapped(let id):
      return items.contains { $0.id == id } ? [.detailButtonTapped(id)] : []
    case .scrolled(let offset): scroll.scroll(to: offset)
    case .dragged(let step):
      scroll.drag(step, from: &dragStart, prediction: configuration.predictionTime)
    case .itemsAdded(let new, let totalCount):
      items += new
      self.totalCount = max(items.count, totalCount)
      awaitsItems = false
      scroll.insert(new.count, at: items.count - new.count)
    case .itemsChanged(let items, let totalCount):
      self.items = items
      self.totalCount = max(items.count, totalCount)
      awaitsItems = false
      scroll.invalidate()
    case .highlighted(let target): highlighted = target
    case .laidOut(let areas): return take(areas)
    case .traitsChanged(let traits):
      self.traits = traits
      scroll.invalidate()
    }
    return []
  }

  /// Takes in what a layout found out; near the end of the rows the host is asked for more.
  private mutating func take(_ areas: [ScrollArea]) -> [ObjectListEffect] {
    var effects: [ObjectListEffect] = []
    for area in areas where area.identifier == Self.listIdentifier {
      scroll.take(area)
      guard items.count < totalCount, !awaitsItems,
        area.rows.upperBound + configuration.rowsAhead >= items.count
      else { continue }
      awaitsItems = true
      effects.append(.moreItemsNeeded(from: items.count))
    }
    return effects
  }
}

/// The configuration of a list of objects, which the app sets once.
public struct ObjectListConfiguration: Hashable, Sendable {
  /// Distances of the cells.
  public var metrics = ObjectCellMetrics.standard
  /// Around the content of a row, in points, unless the theme says otherwise.
  public var rowPadding = LayoutInsets(all: 16)
  /// The least height of a row in points, so that a finger hits it, unless the theme says otherwise.
  public var minimumRowHeight = 44.0
  /// The line between rows in points.
  public var dividerThickness = 1.0
  /// The number of rows before the end at which the host is asked for more.
  public var rowsAhead = 20
  /// The seconds for which scrolling continues at the last speed of the finger.
  public var predictionTime = 0.25
  /// The name that assistive technology gives the detail button.
  public var details = "Details"

  /// The numbers and words above, to be changed one by one.
  public init() {}
}

/// One row of a list of objects.
public struct ObjectListItem: Hashable, Sendable, Identifiable {
  /// The name of the object.
  public var id: ItemID
  /// The content of the row.
  public var content: ObjectCellContent

  /// A row from its parts.
  public init(id: ItemID, content: ObjectCellContent) {
    self.id = id
    self.content = content
  }
}

/// An event of a list of objects.
public enum ObjectListEvent: ComponentEvent, Hashable, Sendable {
  /// A row was tapped.
  case itemTapped(ItemID)
  /// The detail button of a row was tapped.
  case detailTapped(ItemID)
  /// The list was scrolled to that offset in points from its top.
  case scrolled(to: Double)
  /// A step of a finger that is dragged over the rows.
  case dragged(DragEvent)
  /// More rows came at the end, of so many objects in all.
  case itemsAdded([ObjectListItem], totalCount: Int)
  /// The rows are these now, of so many objects in all.
  case itemsChanged([ObjectListItem], totalCount: Int)
  /// A finger came to rest on a target, or with nil left it. The target is drawn highlighted meanwhile.
  case highlighted(TapTarget?)
  /// A view has drawn the list and measured its rows.
  case laidOut([ScrollArea])
  /// Size, environment, direction of reading, text size or theme changed.
  case traitsChanged(ViewTraits)
}

/// A request of a list of objects to its host.
public enum ObjectListEffect: Hashable, Sendable {
  /// Show an object in detail.
  case showDetail(ItemID)
  /// The detail button of an object was tapped.
  case detailButtonTapped(ItemID)
  /// Fetch the rows from that number on and give them as ``ObjectListEvent/itemsAdded(_:totalCount:)``.
  case moreItemsNeeded(from: Int)
}
