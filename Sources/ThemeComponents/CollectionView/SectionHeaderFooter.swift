import ThemeTable

/// The line above or below the cells of a section.
public struct SectionHeaderFooter: Hashable, Sendable {
  /// The parts of the line (CV-17).
  public enum Style: Hashable, Sendable, CaseIterable {
    /// The title alone; it can be tapped.
    case title
    /// Title, attribute and a disclosure indicator; it can be tapped.
    case attribute
    /// The title alone, up to two lines; it cannot be tapped.
    case empty
  }

  /// The parts of the line.
  public var style: Style
  /// The text at the leading edge.
  public var title: String
  /// The text at the trailing edge; only the style ``Style/attribute`` shows it.
  public var attribute: String?

  /// A line from its parts.
  public init(_ title: String, style: Style = .title, attribute: String? = nil) {
    self.title = title
    self.style = style
    self.attribute = attribute
  }

  /// Whether a tap does something.
  package var isTappable: Bool { style != .empty }
  /// The most lines of the title.
  package var lineLimit: Int { style == .empty ? 2 : 1 }
}

/// Lays out the line above or below the cells (CV-01, CV-03, CV-17).
struct SectionHeaderFooterLayout {
  let line: SectionHeaderFooter
  let metrics: CollectionMetrics
  let role: DisplayRole
  let target: ControlID
  /// The hint of assistive technology for a tap, or nil for nothing.
  var hint: String?

  /// The places of the parts; the texts are below each other where both do not fit on a line.
  private typealias Places = (
    title: LayoutRect, attribute: LayoutRect, disclosure: LayoutRect, height: Double, isStacked: Bool
  )

  private var hasDetails: Bool { line.style == .attribute }

  func node(at y: Double, width: Double, _ scope: LayoutScope) -> DisplayNode {
    let context = scope.context
    let padding = context.insets(of: .collectionHeaderFooter, otherwise: metrics.headerPadding)
    let state = context.state(of: .control(target))
    let edge = LayoutRect(width: width).row(at: y, height: 0)
    // The footer's title can be tapped, so it looks like a button. At accessibility sizes texts wrap instead of being cut.
    let title = LayoutText(
      line.title, role == .footer ? .collectionFooterButton : .collectionHeaderTitle, state,
      lineLimit: context.textLines == 0 ? 0 : line.lineLimit)
    let attribute = (hasDetails ? line.attribute : nil).map {
      LayoutText($0, .collectionHeaderAttribute, state, lineLimit: context.textLines)
    }
    let least = metrics.minimumHeaderHeight - padding.top - padding.bottom
    let places = places(title, attribute, in: edge.inset(by: padding), least: least, context)
    var node = scope.node(
      role, frame: edge.top(places.height + padding.top + padding.bottom), part: .collectionHeaderFooter, state)
    node.children = [scope.scope("title").text(title, frame: places.title)]
    if hasDetails {
      node.children.append(
        scope.scope("disclosure").image(
          "chevron.forward", frame: places.disclosure, part: .collectionHeaderDisclosure, state))
    }
    if let attribute {
      node.children.append(
        scope.scope("attribute").text(
          attribute, frame: places.attribute, alignment: places.isStacked ? .natural : context.trailingAlignment))
    }
    node.accessibility = DisplayAccessibility(
      label: line.title, value: hasDetails ? line.attribute : nil, hint: hint,
      traits: (line.isTappable ? [.button] : []) + (role == .header ? [.header] : []))
    if line.isTappable { node.tapTarget = .control(target) }
    return node
  }

  private func places(
    _ title: LayoutText, _ attribute: LayoutText?, in room: LayoutRect, least: Double, _ context: LayoutContext
  ) -> Places {
    let symbol = hasDetails ? context.scaled(metrics.disclosureSize) : LayoutSize(width: 0, height: 0)
    let side = min(symbol.width, room.width)
    let middle = hasDetails ? max(0, room.width - side - metrics.headerGap) : room.width
    let wanted = attribute.map { context.measure($0).size.width } ?? 0
    let gap = wanted > 0 ? metrics.headerGap : 0
    let whole = context.padded(title).width
    let isStacked = wanted > 0 && whole + gap + wanted > middle
    let width = isStacked ? middle : max(0, middle - gap - wanted)
    let above = context.padded(title, width: width).height
    let below = attribute.map { context.measure($0, width: middle).size.height } ?? 0
    let texts = isStacked ? above + metrics.textGap + below : max(above, below)
    let inner = room.top(max(texts, symbol.height, least))
    let column = inner.line(texts)
    return (
      // The surface of a button reaches no farther than its text.
      title: (isStacked ? column.top(above) : column.line(above)).left(role == .footer ? min(whole, width) : width),
      attribute: isStacked
        ? column.row(at: column.maxY - below, height: below).left(middle)
        : column.line(below).column(at: column.minX + width + gap, width: wanted),
      disclosure: inner.right(side).line(symbol.height), height: inner.height, isStacked: isStacked
    )
  }
}
