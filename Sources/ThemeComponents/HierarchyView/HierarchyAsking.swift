/// A component that asks the data source of a hierarchy: the view itself, or a form cell that opens one.
public protocol HierarchyAsking: ComponentLayout {
  /// The hierarchy that is shown, or nil if none is.
  var shownHierarchy: HierarchyModel? { get }

  /// The requests that wait for an answer, in the order in which they were put.
  var openRequests: [HierarchyRequest] { get }

  /// Whether the data source is to be asked for titles of chosen items.
  var wantsTitles: Bool { get }

  /// Returns the event that gives an event to the hierarchy.
  static func event(for event: HierarchyEvent) -> Event

  /// Returns the event that the hierarchy gets with an event of the component, or nil if it gets none.
  static func hierarchyEvent(in event: Event) -> HierarchyEvent?

  /// Returns the effect of the hierarchy in an effect of the component, or nil for an effect of the component itself.
  static func hierarchyEffect(in effect: Effect) -> HierarchyEffect?
}

extension HierarchyAsking {
  /// False: nothing but rows has titles.
  public var wantsTitles: Bool { false }

  /// Takes one event in, and answers what the hierarchy asks with a data source.
  ///
  /// A question that the data source answers later comes out as ``HierarchyEffect/ask(_:)``; give its answer as
  /// ``HierarchyEvent/answered(_:_:)``.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - dataSource: The data source of the hierarchy.
  /// - Returns: What the host is asked to do besides, in order.
  @discardableResult public mutating func handle(_ event: Event, asking dataSource: some HierarchySource) -> [Effect] {
    var notices: [Effect] = []
    var asked: [Effect] = []
    var next: Event? = event
    while let event = next {
      let effects = handle(event)
      // Depth first: the children of a column are asked for before the next column.
      asked += effects.reversed().filter { Self.request(in: $0) != nil }
      notices += effects.filter { Self.request(in: $0) == nil }
      next = nil
      while next == nil, let effect = asked.popLast(), let request = Self.request(in: effect) {
        next = dataSource.answer(to: request.question).map { Self.event(for: .answered(request.token, $0)) }
        if next == nil { notices.append(effect) }
      }
    }
    return notices
  }

  /// The request in an effect, or nil for another effect.
  package static func request(in effect: Effect) -> HierarchyRequest? {
    if case .ask(let request)? = hierarchyEffect(in: effect) { request } else { nil }
  }

  /// Lays the component out, and asks a data source for the content of the rows that come into sight.
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - dataSource: The data source of the hierarchy.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points.
  public mutating func display(
    theme: ComponentTheme, asking dataSource: some HierarchySource,
    measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> DisplayList {
    Self.display(&self, { $0 }, theme: theme, measuring: measuring) { $0.handle($1, asking: dataSource) }
  }

  /// Lays out until no more rows come into sight, a few times at most.
  ///
  /// The contents of rows that come into sight are asked for and change heights, which may bring others into sight. Nothing
  /// keeps a copy of the component meanwhile, so that an event need not copy its data.
  package static func display<Owner>(
    _ owner: inout Owner, _ component: (Owner) -> Self, theme: ComponentTheme, measuring: any TextMeasuring,
    handle: (inout Owner, Event) -> Void
  ) -> DisplayList {
    var list = component(owner).displayList(theme: theme, measuring: measuring)
    for _ in 0..<3 {
      let isList = list.scrollAreas.contains { $0.identifier == ListPickerFormCell.listIdentifier }
      let news =
        component(owner).wantsTitles
        ? .rows : isList ? .extents : component(owner).shownHierarchy?.news(in: list.scrollAreas) ?? .nothing
      guard news != .nothing else { break }
      handle(&owner, Self.event(for: .laidOut(list.scrollAreas)))
      guard news == .rows else { break }
      list = component(owner).displayList(theme: theme, measuring: measuring)
    }
    return list
  }

  /// Whether a delegate takes over the tap that an event is; a long press it is told of.
  package func isTakenOver(_ event: Event, by delegate: some HierarchyDelegate) -> Bool {
    switch Self.hierarchyEvent(in: event) {
    case .view(.tapped(.accessory(let id))) where shownHierarchy?.mayTapAccessory(of: id) == true:
      return delegate.hierarchyButtonTapped(forItemWith: id)
    case .view(.longPressed(.item(let id))) where shownHierarchy?.isShown(id) == true:
      delegate.didLongPressItem(with: id)
    default: break
    }
    return false
  }

  /// Calls a delegate for effects of the hierarchy.
  package static func tell(_ effects: [Effect], to delegate: some HierarchyDelegate) {
    for effect in effects.compactMap(hierarchyEffect(in:)) {
      switch effect {
      case .activated(let id): delegate.didSelectItem(with: id)
      case .selectionChanged(let ids): delegate.selectionDidChange(to: ids)
      case .detailButtonTapped(let id): delegate.detailButtonTapped(forItemWith: id)
      case .ask, .expanded, .collapsed, .copyOffered: break
      }
    }
  }
}

extension HierarchyModel: HierarchyAsking {
  /// The hierarchy itself.
  public var shownHierarchy: HierarchyModel? { self }

  /// Returns the event as it is.
  public static func event(for event: HierarchyEvent) -> HierarchyEvent { event }

  /// Returns the event as it is.
  public static func hierarchyEvent(in event: HierarchyEvent) -> HierarchyEvent? { event }

  /// Returns the effect as it is.
  public static func hierarchyEffect(in effect: HierarchyEffect) -> HierarchyEffect? { effect }
}

extension HierarchyPickerFormCell: HierarchyAsking {
  /// The hierarchy that is open, or nil while the cell alone is shown.
  public var shownHierarchy: HierarchyModel? { hierarchy }

  /// Returns the event for the open hierarchy.
  public static func event(for event: HierarchyEvent) -> ListPickerEvent { .hierarchy(event) }

  /// Returns the event that the open hierarchy gets, or nil for one of the cell.
  public static func hierarchyEvent(in event: ListPickerEvent) -> HierarchyEvent? {
    switch event {
    case .hierarchy(let event): event
    case .view(let event): .view(event)
    default: nil
    }
  }

  /// Returns the effect of the open hierarchy, or nil for one of the cell.
  public static func hierarchyEffect(in effect: ListPickerEffect) -> HierarchyEffect? {
    if case .hierarchy(let effect) = effect { effect } else { nil }
  }
}
