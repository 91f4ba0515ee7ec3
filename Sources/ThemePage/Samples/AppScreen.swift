package import ThemeComponents
import ThemeTable

/// A whole screen of an app, made of the sample components: a detail with its bars, in it an object, form cells that open
/// pickers, a collection and a list.
///
/// A tablet has the list from which the detail came beside it, and on its side the list of a picker, too.
package struct AppScreen {
  private let theme: ComponentTheme
  private let traits: ViewTraits
  private let metrics: any TextMeasuring

  private static let listWidth = 320.0
  /// The room in points above each thing in the detail.
  private static let gap = 8.0

  /// The display list of the screen.
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - traits: Room, environment, direction of reading and text size.
  ///   - metrics: The text measuring.
  /// - Returns: The nodes, in points.
  package static func displayList(theme: ComponentTheme, traits: ViewTraits, metrics: any TextMeasuring) -> DisplayList
  {
    let screen = AppScreen(theme: theme, traits: traits, metrics: metrics)
    // Everything in it is mirrored already.
    var traits = traits
    traits.layoutDirection = .leftToRight
    return DisplayList(root: screen.root, traits: traits)
  }

  /// The display list of the primary button of a form, on the ground of a cell; the parameters are those of the screen.
  static func button(theme: ComponentTheme, traits: ViewTraits, metrics: any TextMeasuring) -> DisplayList {
    let button = AppScreen(theme: theme, traits: traits, metrics: metrics).button(in: traits)
    var cell = ComponentSample.formCell.displayList(theme: theme, traits: traits, metrics: metrics).root
    cell.frame = LayoutRect(x: 0, y: 0, width: traits.size.width, height: button.frame.height + 2 * gap)
    cell.children = [button.moved(y: gap)]
    var traits = traits
    traits.size = cell.frame.size
    return DisplayList(root: cell, traits: traits)
  }

  private var root: DisplayNode {
    let size = traits.size
    let list = traits.isCompact ? 0 : Self.listWidth
    let picker = size.width > size.height ? Self.listWidth : 0
    let detail = detail(width: size.width - list - picker)
    var root = detail
    root.frame = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    root.children = [placed(detail, at: list)]
    if list > 0 { root.children.append(placed(column(.hierarchy), at: 0)) }
    if picker > 0 { root.children.append(placed(column(.listPicker), at: size.width - picker)) }
    return root
  }

  /// The surroundings in a column.
  private func traits(width: Double, height: Double) -> ViewTraits {
    var narrow = traits
    narrow.size = LayoutSize(width: width, height: height)
    narrow.environment = narrow.environment.choosing(.sizeClass(.compact))
    return narrow
  }

  private func placed(_ node: DisplayNode, at x: Double) -> DisplayNode {
    node.moved(x: traits.isRightToLeft ? traits.size.width - x - node.frame.width : x)
  }

  private func column(_ sample: ComponentSample) -> DisplayNode {
    sample.displayList(
      theme: theme, traits: traits(width: Self.listWidth, height: traits.size.height), metrics: metrics
    ).root
  }

  /// Bars, and between them as much as there is room for.
  private func detail(width: Double) -> DisplayNode {
    let room = traits(width: width, height: traits.size.height)
    var node = StepSample.steps(room, height: room.size.height).displayList(theme: theme, measuring: metrics).root
    guard let bar = node.children.first?.frame, let toolbar = node.children.last?.frame else { return node }
    var y = bar.maxY
    for sample: ComponentSample? in [.hierarchyCell, .formCell, .hierarchyFormCell, nil, .collection, .objectList] {
      let rest = toolbar.minY - y - Self.gap
      guard rest > 0 else { break }
      let room = traits(width: width, height: rest)
      var shown = sample?.displayList(theme: theme, traits: room, metrics: metrics).root ?? button(in: room)
      guard shown.frame.height <= rest else { continue }
      if sample == .objectList, let row = shown.children.firstIndex(where: { $0.role == .row }) {
        shown.children[row] = shown.children[row].restyled(in: .selected, theme: theme, room.environment)
      }
      node.children.insert(shown.moved(y: y + Self.gap), at: node.children.count - 1)
      y += Self.gap + shown.frame.height
    }
    return node
  }

  /// The primary button of a form, which none of the components has: a text of one of them in its place.
  private func button(in room: ViewTraits) -> DisplayNode {
    let cell = ComponentSample.formCell.displayList(theme: theme, traits: room, metrics: metrics).root
    var button = cell.children.first { $0.text != nil } ?? cell
    let part = StyledPart("Button:fdlFUIButton:fdlFUIButtonFormCell_button", .button)
    button.part = part
    button.role = .button
    button.style = theme.style(of: part, in: room.environment)
    let font = button.style.font(for: room.contentSizeCategory)
    button.text?.string = SampleWords(traits)("Complete Order")
    button.text?.font = font
    button.text?.alignment = .center
    button.frame = LayoutRect(
      x: 16, y: 0, width: max(0, room.size.width - 32), height: max(44, metrics.lineHeight(of: font) + 24))
    return button
  }
}
