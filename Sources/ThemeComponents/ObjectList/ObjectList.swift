import ThemeTable

/// A plain list of object cells: what See All of a collection opens.
public struct ObjectList: ComponentLayout {
  /// The rows.
  public internal(set) var items: [ObjectListItem]
  /// The surroundings of the list.
  public internal(set) var traits: ViewTraits
  /// The target under a resting finger, or nil if there is none.
  public internal(set) var highlighted: TapTarget?
  /// The target that has the keyboard focus, or nil if none has.
  public internal(set) var focused: TapTarget?
  /// The configuration that the app chose.
  public let configuration: ObjectListConfiguration
  /// The number of objects in all, at least as many as rows.
  public internal(set) var totalCount: Int
  /// The scroll offset of the list.
  var scroll = ListScroll()
  /// Whether the host was asked for more rows and has not given any yet.
  var awaitsItems = false
  /// Whether more rows could not be had; the end of the list says so and offers to try again.
  public internal(set) var isFailed = false

  /// A list of rows, which may be fewer than there are objects in all.
  public init(
    items: [ObjectListItem], totalCount: Int? = nil, configuration: ObjectListConfiguration = ObjectListConfiguration(),
    place: ComponentPlace? = nil, traits: ViewTraits
  ) {
    self.items = items
    self.totalCount = max(items.count, totalCount ?? 0)
    self.configuration = configuration
    self.traits = traits
    scroll.restore(place?.content(of: .objectList)?.scrolls.first)
  }

  /// Advice about faults of the rows; linear in them.
  public var advice: [DataAdvice] { items.advice }

  /// The scroll offset of the list down, in points; never negative.
  public var offset: Double { scroll.offset }

  /// Takes in one event; see ``ComponentModel/handle(_:)``.
  @discardableResult public mutating func handle(_ event: ObjectListEvent) -> [ObjectListEffect] {
    switch event {
    case .view(.tapped(.item(let id))): return items.contains { $0.id == id } ? [.showDetail(id)] : []
    case .view(.tapped(.detail(let id))): return items.contains { $0.id == id } ? [.detailButtonTapped(id)] : []
    case .view(.scrolled(_, let offset)): scroll.scroll(to: offset)
    case .view(.dragged(let step)): scroll.drag(step)
    case .itemsAdded(let new, let first, let totalCount): add(new, from: first, of: totalCount)
    case .itemsFailed(let first):
      guard awaitsItems, first == items.count else { break }
      isFailed = true
      scroll.invalidate()
    case .view(.tapped(.control(.retry))):
      guard isFailed else { break }
      isFailed = false
      scroll.invalidate()
      return [.moreItemsNeeded(from: items.count)]
    case .itemsChanged(let items, let totalCount):
      self.items = items
      self.totalCount = max(items.count, totalCount)
      awaitsItems = false
      isFailed = false
      scroll.invalidate()
    case .view(.highlighted(let target)): highlighted = target
    case .view(.focused(let target)): focused = target
    case .view(.laidOut(let areas)): return take(areas)
    case .rowsShown(let rows): return askForMore(after: rows.upperBound)
    case .view(.traitsChanged(let traits)):
      self.traits = traits
      scroll.dragStart = nil
      scroll.invalidate()
    case .view: break
    }
    return []
  }

  private mutating func add(_ new: [ObjectListItem], from first: Int?, of totalCount: Int) {
    let count = items.count
    guard first ?? count == count else { return }
    items += new
    self.totalCount = max(items.count, totalCount)
    awaitsItems = false
    if isFailed { scroll.invalidate() } else { scroll.insert(new.count, at: count) }
    isFailed = false
  }

  /// Takes in what a layout found out; near the end of the rows the host is asked for more.
  private mutating func take(_ areas: [ScrollArea]) -> [ObjectListEffect] {
    guard let area = areas.first(where: { $0.identifier == Self.listIdentifier }) else { return [] }
    scroll.take(area)
    return askForMore(after: area.rows.upperBound)
  }

  private mutating func askForMore(after row: Int) -> [ObjectListEffect] {
    guard items.count < totalCount, !awaitsItems, row >= items.count - configuration.rowsAhead else { return [] }
    awaitsItems = true
    return [.moreItemsNeeded(from: items.count)]
  }

  // MARK: Layout

  /// The node that cuts the rows off.
  static let listIdentifier = "list"

  /// Draws the rows in sight.
  ///
  /// Linear in their number. A row that is found by its id alone, after rows came or went, takes a look at all rows.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    let scope = LayoutScope(Self.listIdentifier, LayoutContext(self, theme: theme, measuring: measuring))
    let frame = LayoutRect(traits.size)
    let window = window(scope.context, count: items.count + (isFailed ? 1 : 0))
    var root = scope.node(.view, frame: frame, part: .objectList)
    root.children = window.rows.map { row in
      node(ofRow: row.index, frame: frame.row(at: row.start, height: row.extent), scope)
    }
    let area = scroll.area(
      Self.listIdentifier, of: window, room: frame.size,
      anchor: window.anchor(or: window.rows.first) { $0 < items.count ? items[$0].id : nil })
    return DisplayList(root: root, traits: traits, scrollAreas: [area])
  }

  /// Returns where the rows are in the content of the list, seen or not.
  public func geometry(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()) -> ListGeometry {
    ListGeometry(
      window(LayoutContext(self, theme: theme, measuring: measuring), count: items.count), width: traits.size.width,
      viewport: traits.size.height)
  }

  private func window(_ context: LayoutContext, count: Int) -> RowWindow {
    scroll.window(
      count: count, estimate: items.first.map { height(of: $0, context) } ?? 0, viewport: traits.size.height,
      row: { $0.row(in: items) },
      measure: { height(ofRow: $0, context) })
  }

  /// The height of a row in points; the one after the last says that more rows could not be had.
  func height(ofRow row: Int, _ context: LayoutContext) -> Double {
    row < items.count ? height(of: items[row], context) : retry(context).height(width: traits.size.width)
  }

  func node(ofRow row: Int, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    guard row >= items.count else { return self.row(items[row], frame: frame, scope) }
    let scope = scope.scope("more")
    return retry(scope.context).row(scope.node(.row, frame: frame, part: .objectTableCell), scope)
  }

  private func retry(_ context: LayoutContext) -> RetryLayout {
    RetryLayout(
      words: configuration.failed, title: configuration.retry, target: .control(.retry), context: context,
      padding: padding(context))
  }

  private func layout(of item: ObjectListItem, _ context: LayoutContext, _ state: StyleState = .plain)
    -> ObjectCellLayout
  {
    ObjectCellLayout(
      content: item.content, parts: .objectCell, context: context, metrics: configuration.metrics, state: state)
  }

  private func padding(_ context: LayoutContext) -> LayoutInsets {
    context.insets(of: .objectTableCell, otherwise: configuration.rowPadding)
  }

  private func height(of item: ObjectListItem, _ context: LayoutContext) -> Double {
    let padding = padding(context)
    let width = max(0, traits.size.width - padding.leading - padding.trailing)
    return max(
      context.rowHeight(of: .objectList, otherwise: configuration.minimumRowHeight),
      layout(of: item, context).height(width: width) + padding.top + padding.bottom)
  }

  private func row(_ item: ObjectListItem, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let scope = scope.scope(item.id.rawValue)
    let state = scope.context.state(of: .item(item.id))
    var layout = layout(of: item, scope.context, state)
    layout.detail = AccessoryButton(item: item.id, row: frame, label: configuration.details)
    let padding = padding(scope.context)
    var row = scope.node(.row, frame: frame, part: .objectTableCell, state)
    row.children = layout.nodes(in: frame.inset(by: padding), scope)
    row.children += scope.divider(
      below: frame, leading: padding.leading, thickness: configuration.dividerThickness, part: .objectList)
    row = row.button(item.content.accessibilityLabel, .item(item.id))
    if item.content.hasDetailButton {
      row.accessibility?.actions = [.init(name: configuration.details, target: .detail(item.id))]
    }
    return row
  }
}

/// The configuration of a list of objects, which the app sets once.
public struct ObjectListConfiguration: Hashable, Sendable {
  /// Distances of the cells.
  public var metrics = ObjectCellMetrics()
  /// Around the content of a row, in points, unless the theme says otherwise.
  public var rowPadding = LayoutInsets(all: 16)
  /// The least height of a row in points, so that a finger hits it, unless the theme says otherwise.
  public var minimumRowHeight = 44.0
  /// The line between rows in points.
  public var dividerThickness = 1.0
  /// The number of rows before the end at which the host is asked for more.
  public var rowsAhead = 20
  /// The name that assistive technology gives the detail button.
  public var details: String
  /// The text where more rows could not be had.
  public var failed: String
  /// The button that tries again.
  public var retry: String

  /// The numbers above and words in a language, to be changed one by one.
  public init(language: ComponentLanguage = .english) {
    details = language.word(.details)
    failed = language.word(.failedItems)
    retry = language.word(.retry)
  }
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
  /// The controls of the component.
  public typealias Control = ObjectListControl

  /// Something happened to the view.
  case view(ViewEvent)
  /// A native list has shown these rows; near the end more are asked for.
  case rowsShown(Range<Int>)
  /// More rows came at the end, from that number on, of so many objects in all.
  ///
  /// The answer carries its question: rows that do not follow the last one are dropped. Without a number they follow it.
  case itemsAdded([ObjectListItem], from: Int? = nil, totalCount: Int)
  /// The rows from that number on could not be had: the list says so and offers to try again.
  case itemsFailed(from: Int)
  /// The rows are these now, of so many objects in all.
  case itemsChanged([ObjectListItem], totalCount: Int)
}

/// A request of a list of objects to its host.
public enum ObjectListEffect: Hashable, Sendable {
  /// Show an object in detail.
  case showDetail(ItemID)
  /// The detail button of an object was tapped.
  case detailButtonTapped(ItemID)
  /// Fetch the rows from that number on and give them as ``ObjectListEvent/itemsAdded(_:from:totalCount:)``.
  case moreItemsNeeded(from: Int)
}
