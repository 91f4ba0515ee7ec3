import ThemeTable

/// Moving through a sequence of siblings: a title of two lines, and Previous and Next in the toolbar.
///
/// Rules: `SN` in the list of behaviours.
public struct SiblingNavigation: ComponentLayout {
  /// The configuration that the app chose.
  public let configuration: SiblingConfiguration
  /// The surroundings of the pages.
  public internal(set) var traits: ViewTraits
  /// The siblings, in order.
  public internal(set) var pages: [SiblingPage]
  /// The index of the shown page; 0 while there are none.
  public internal(set) var index = 0
  /// The target under a resting finger, or nil if there is none.
  public internal(set) var highlighted: TapTarget?
  /// The target that has the keyboard focus, or nil if none has.
  public internal(set) var focused: TapTarget?

  /// A navigation that shows one of some siblings; the first one unless another is named.
  ///
  /// Pages that do not belong to the shown page's parent are left out (SN-08).
  public init(
    configuration: SiblingConfiguration = SiblingConfiguration(), pages: [SiblingPage], current: ItemID? = nil,
    place: ComponentPlace? = nil, traits: ViewTraits
  ) {
    self.configuration = configuration
    self.pages = []
    self.traits = traits
    let kept = place?.content(of: .siblings)?.path.first.map { ItemID($0) }
    show(pages, current: kept.flatMap { id in pages.contains { $0.id == id } ? id : nil } ?? current)
  }

  /// Advice about faults of the pages; linear in them.
  public var advice: [DataAdvice] { pages.advice }

  /// The shown page; nil while there are none.
  public var current: SiblingPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// Whether there is a page before the shown one (SN-05).
  public var canGoBack: Bool { index > 0 }
  /// Whether there is a page after the shown one (SN-05).
  public var canGoForward: Bool { index + 1 < pages.count }

  /// The upper title line: current and total number (SN-01); nil while there are no pages.
  public var title: String? { pages.isEmpty ? nil : configuration.strings.position(index + 1, of: pages.count) }

  /// The lower title line: the name of the parent (SN-01, SN-02); nil where it is left out.
  public var subtitle: String? { current?.presentationTitle }

  /// The style of Previous and Next: icons only on compact width, and only with a toolbar for which icons are meant
  /// (SN-06, SN-07).
  public var style: SiblingStyle {
    configuration.style == .icon && traits.isCompact && configuration.suitsIcons ? .icon : .text
  }

  /// Takes in one event; see ``ComponentModel/handle(_:)``.
  @discardableResult public mutating func handle(_ event: SiblingEvent) -> [SiblingEffect] {
    switch event {
    case .view(.tapped(.control(.next))): return move(forward: true)
    case .view(.tapped(.control(.previous))): return move(forward: false)
    case .swiped(let direction): return move(forward: (direction == .left) != traits.isRightToLeft)
    case .view(.dragged(.ended(let way, let velocity))):
      // A finger flicks by its way, or by a shorter one on which it is quick.
      let (x, y) = (way.x.finite, way.y.finite)
      let end = x + velocity.x.finite * ListScroll.predictionTime
      guard abs(end) > Self.flickDistance, x * end > 0, abs(x) > abs(y) else { break }
      return move(forward: (x < 0) != traits.isRightToLeft)
    case .view(.tapped(.item(let id))): return configuration.actions.contains { $0.id == id } ? [.actionTapped(id)] : []
    case .pagesChanged(let pages): return change(to: pages)
    case .view(.highlighted(let target)): highlighted = target
    case .view(.focused(let target)): focused = target
    case .view(.traitsChanged(let traits)): self.traits = traits
    case .view: break
    }
    return []
  }

  /// The sideways distance of a flick to another page, in points.
  private static let flickDistance = 44.0

  private mutating func move(forward: Bool) -> [SiblingEffect] {
    guard forward ? canGoForward : canGoBack else { return [] }
    index += forward ? 1 : -1
    return [.shown(pages[index].id, forward ? .push : .pushBack)]
  }

  /// Replaces the siblings.
  ///
  /// If the shown page is gone, the page that took its place is shown, or the last one.
  private mutating func change(to pages: [SiblingPage]) -> [SiblingEffect] {
    let (old, place) = (current, index)
    guard let old, !pages.contains(where: { $0.id == old.id }) else {
      show(pages, current: old?.id)
      // Pages that come after there were none are shown at once.
      return old == nil ? current.map { [.shown($0.id, .replace)] } ?? [] : []
    }
    let siblings = pages.filter { $0.parent == old.parent }
    let ids = Set(siblings.map { $0.id })
    let next = self.pages[place...].first { ids.contains($0.id) }
    let before = self.pages[..<place].last { ids.contains($0.id) }
    show(pages, current: (next ?? before ?? siblings.first)?.id)
    return [current.map { .shown($0.id, .replace) } ?? .emptied]
  }

  private mutating func show(_ pages: [SiblingPage], current: ItemID?) {
    let shown = pages.first { $0.id == current } ?? pages.first
    self.pages = pages.filter { $0.parent == shown?.parent }
    index = self.pages.firstIndex { $0.id == shown?.id } ?? 0
  }

  // MARK: Layout

  /// Draws the title in the navigation bar, the room of the page, and the toolbar.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    let scope = LayoutScope("pages", LayoutContext(self, theme: theme, measuring: measuring))
    let size = traits.size
    let bar = barNode(scope.scope("bar"))
    let toolbar = SiblingToolbarLayout(navigation: self, scope: scope.scope("toolbar")).node(in: size)
    let height = max(0, size.height - bar.frame.height - toolbar.frame.height)
    let place = bar.frame.row(at: bar.frame.maxY, height: height)
    let pageScope = scope.scope(current.map { "page-" + $0.id.rawValue } ?? "page")
    // A line parts the page from the toolbar, as from the bar above it.
    let edge = pageScope.divider(
      below: place, thickness: configuration.metrics.dividerThickness, part: .hierarchyDivider)
    let page = pageScope.node(.view, frame: place, with: edge)
    let root = scope.node(.view, frame: LayoutRect(size), with: [bar, page, toolbar])
    return DisplayList(root: root, traits: traits)
  }

  /// The two lines one above the other, in the middle (SN-01); as high as they need.
  private func barNode(_ scope: LayoutScope) -> DisplayNode {
    let context = scope.context
    let lines = [("title", title, StyledPart.pageTitle), ("subtitle", subtitle, .pageSubtitle)].compactMap {
      name, text, part in text.map { (name, LayoutText($0, part, cap: 1)) }
    }
    let heights = lines.map { context.lineHeight(of: $0.1.part) }
    let total = heights.reduce(0, +)
    let height = max(configuration.metrics.barHeight, total + 2 * configuration.metrics.spacing)
    let frame = LayoutRect(x: 0, y: 0, width: traits.size.width, height: height)
    var bar = scope.node(.bar, frame: frame, part: .navigationBar)
    let padding = configuration.metrics.padding
    let room = frame.inset(by: LayoutInsets(leading: padding, trailing: padding))
    var y = (height - total) / 2
    for ((name, text), height) in zip(lines, heights) {
      bar.children.append(scope.scope(name).text(text, frame: room.row(at: y, height: height), alignment: .center))
      y += height
    }
    bar.children += scope.divider(
      below: frame, thickness: configuration.metrics.dividerThickness, part: .hierarchyDivider)
    return bar.saying(DisplayAccessibility.joined([title, subtitle]), .header)
  }
}

/// An event of a sibling navigation.
public enum SiblingEvent: ComponentEvent, Hashable, Sendable {
  /// The controls of the component.
  public typealias Control = SiblingControl

  /// Something happened to the view.
  case view(ViewEvent)
  /// The page was flicked to a side of the screen.
  case swiped(SwipeDirection)
  /// The siblings are these now. The shown page stays if it is among them, else a neighbour is shown.
  case pagesChanged([SiblingPage])
}

/// A request of a sibling navigation to its host.
public enum SiblingEffect: Hashable, Sendable {
  /// Show a page with a transition (SN-04).
  case shown(ItemID, SiblingTransition)
  /// Leave: no page is left.
  case emptied
  /// Do one of the app's own actions.
  case actionTapped(ItemID)
}

/// The transition to a page.
public enum SiblingTransition: Hashable, Sendable {
  /// A push: the next page comes in from the edge where reading ends.
  case push
  /// The same the other way round, for the page before.
  case pushBack
  /// No push: the page that was shown is gone, and a neighbour takes its place.
  case replace
}
