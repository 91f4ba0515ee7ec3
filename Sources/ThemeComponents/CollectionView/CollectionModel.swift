/// A preview of objects by their images: a row that scrolls sideways, or a grid.
///
/// Rules: `CV` in the list of behaviours.
public struct CollectionModel: ComponentModel {
  /// What the app decided.
  public let configuration: CollectionConfiguration
  /// What surrounds the view.
  public internal(set) var traits: ViewTraits
  /// The items at hand, in order.
  public internal(set) var items: [CollectionEntry]
  /// How many there are in all; the footer shows it.
  public internal(set) var totalCount: Int
  /// How far the cells are scrolled, in points: sideways in the row, downwards in the grid; never negative.
  public internal(set) var offset = 0.0
  /// What a finger rests on; nil for nothing.
  public internal(set) var highlighted: TapTarget?
  /// The offset when the finger touched; nil while none does.
  var dragStart: Double?

  /// A view of some items, which may be fewer than there are in all.
  public init(
    configuration: CollectionConfiguration, items: [CollectionEntry], totalCount: Int? = nil,
    traits: ViewTraits
  ) {
    self.configuration = configuration
    self.items = items
    self.totalCount = max(items.count, totalCount ?? 0)
    self.traits = traits
  }

  /// Takes one event in; see ``ComponentModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: CollectionEvent) -> [CollectionEffect] {
    switch event {
    case .itemTapped(let id):
      return items.contains { $0.id == id } ? [.showDetail(id)] : []
    case .seeAllTapped:
      return hasFooter ? [.showAll] : []
    case .headerTapped:
      return configuration.header.isTappable ? [.headerTapped] : []
    case .dragged(let step): drag(step)
    case .scrolled(let offset): scroll(to: offset)
    case .scrollEnded(let offset): scroll(to: restingOffset(near: offset))
    case .itemsChanged(let items, let totalCount):
      self.items = items
      self.totalCount = max(items.count, totalCount)
      scroll(to: offset)
    case .highlighted(let target): highlighted = target
    case .traitsChanged(let traits):
      self.traits = traits
      dragStart = nil
      scroll(to: isHorizontal ? restingOffset(near: offset) : offset)
    }
    return []
  }

  /// Whether the cells form one row.
  public var isHorizontal: Bool {
    if case .horizontal = configuration.form { true } else { false }
  }

  /// Whether there is a footer with See All and the number of items: only below a row (CV-03).
  public var hasFooter: Bool { isHorizontal }

  /// The texts that every cell keeps room for, from top to bottom (CV-07).
  ///
  /// Linear in the items unless the configuration names them.
  public var texts: [CollectionText] {
    CollectionText.allCases.filter { text in
      configuration.texts?.contains(text) ?? items.contains { $0.text(text) != nil }
    }
  }

  /// All items as a list of object cells: what See All shows (CV-04).
  public var objectList: ObjectList {
    ObjectList(
      items: items.map { ObjectListItem(id: $0.id, content: $0.object) }, traits: traits)
  }

  private mutating func drag(_ step: DragEvent) {
    switch step {
    case .began: dragStart = offset
    case .changed(let translation): pull(by: translation)
    case .ended(let translation, let velocity):
      pull(by: translation)
      guard dragStart != nil else { return }
      dragStart = nil
      let speed = isHorizontal ? velocity.x.finite : velocity.y.finite
      let way = direction * speed * configuration.metrics.predictionTime
      scroll(to: isHorizontal ? restingOffset(near: offset + way) : offset + way)
    case .cancelled:
      dragStart = nil
      scroll(to: isHorizontal ? restingOffset(near: offset) : offset)
    }
  }

  /// Which way the offset grows when the finger goes right or down.
  private var direction: Double { isHorizontal && traits.isRightToLeft ? 1 : -1 }

  private mutating func pull(by translation: LayoutPoint) {
    guard let dragStart else { return }
    let distance = isHorizontal ? translation.x.finite : translation.y.finite
    scroll(to: dragStart + direction * distance)
  }

  private mutating func scroll(to offset: Double) {
    let highest = isHorizontal ? row.highestOffset : .greatestFiniteMagnitude
    self.offset = min(max(0, offset.finite), highest)
  }
}
