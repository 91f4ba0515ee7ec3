/// A plain list of object cells: what See All of a collection opens.
public struct ObjectList: ComponentModel {
  /// The rows.
  public internal(set) var items: [ObjectListItem]
  /// What surrounds the list.
  public internal(set) var traits: ViewTraits
  /// How far the list is scrolled down, in points; never negative.
  public internal(set) var offset = 0.0
  /// What a finger rests on; nil for nothing.
  public internal(set) var highlighted: TapTarget?
  /// Distances of the cells.
  public let metrics: ObjectCellMetrics
  /// Around the content of a row, in points, unless the theme says otherwise.
  public let rowPadding: LayoutInsets
  /// The least height of a row in points, so that a finger hits it, unless the theme says otherwise.
  public let minimumRowHeight: Double

  /// A list of rows.
  public init(
    items: [ObjectListItem], traits: ViewTraits, metrics: ObjectCellMetrics = .standard,
    rowPadding: LayoutInsets = LayoutInsets(all: 16), minimumRowHeight: Double = 44
  ) {
    self.items = items
    self.traits = traits
    self.metrics = metrics
    self.rowPadding = rowPadding
    self.minimumRowHeight = minimumRowHeight
  }

  /// Takes one event in; see ``ComponentModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: ObjectListEvent) -> [ObjectListEffect] {
    switch event {
    case .itemTapped(let id): return items.contains { $0.id == id } ? [.showDetail(id)] : []
    case .scrolled(let offset): self.offset = max(0, offset.finite)
    case .highlighted(let target): highlighted = target
    case .traitsChanged(let traits): self.traits = traits
    }
    return []
  }
}

/// One row of a list of objects.
public struct ObjectListItem: Hashable, Sendable, Codable, Identifiable {
  /// Names the object.
  public var id: ItemID
  /// What the row shows.
  public var content: ObjectCellContent

  /// A row from its parts.
  public init(id: ItemID, content: ObjectCellContent) {
    self.id = id
    self.content = content
  }
}

/// What can happen to a list of objects.
public enum ObjectListEvent: Hashable, Sendable, Codable {
  /// A row was tapped.
  case itemTapped(ItemID)
  /// The list was scrolled to that offset in points from its top.
  case scrolled(to: Double)
  /// A finger came to rest on something that takes taps, or with nil left it; it is drawn highlighted meanwhile.
  case highlighted(TapTarget?)
  /// Size, environment, direction of reading, text size or theme changed.
  case traitsChanged(ViewTraits)
}

/// What a list of objects asks its host for.
public enum ObjectListEffect: Hashable, Sendable {
  /// Show an object in detail.
  case showDetail(ItemID)
}
