public import ThemeTable

/// A component that can say what is drawn of it.
///
/// Layout is a pure function of the state, the theme and the text measuring: the same input gives the same list. A host
/// draws ``displayList(theme:measuring:)``, which may be called in a SwiftUI `body`, and afterwards gives the list's
/// ``DisplayList/scrollAreas`` back as an event (``ComponentEvent/laidOut(_:)``). ``display(theme:measuring:)`` does both.
public protocol ComponentLayout: ComponentModel where Event: ComponentEvent {
  /// The surroundings of the component.
  var traits: ViewTraits { get }

  /// The target under a resting finger, which is drawn in the state `highlighted`; nil if there is none.
  var highlighted: TapTarget? { get }

  /// The target that has the keyboard focus, which is drawn in the state `focused`; nil if none has.
  var focused: TapTarget? { get }

  /// Returns where assistive technology goes and what it announces after effects.
  func accessibilityNotices(after effects: [Effect]) -> [AccessibilityNotice]

  /// Returns what is drawn in the room of ``traits``.
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points.
  func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList
}

extension ComponentLayout {
  /// Returns nothing: no effect moves the focus.
  public func accessibilityNotices(after effects: [Effect]) -> [AccessibilityNotice] { [] }

  /// Returns what is drawn in the room of ``traits``, with approximate text metrics.
  public func displayList(theme: ComponentTheme) -> DisplayList {
    displayList(theme: theme, measuring: ApproximateTextMetrics())
  }

  /// Lays the component out and takes in what the layout found out about the rows of its lists.
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points.
  public mutating func display(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics())
    -> DisplayList
  {
    let list = displayList(theme: theme, measuring: measuring)
    if !list.scrollAreas.isEmpty { handle(.laidOut(list.scrollAreas)) }
    return list
  }

  /// Takes in a tap at a place: the node there says which event it means.
  ///
  /// - Parameters:
  ///   - point: The place in points from the top left of the component.
  ///   - theme: The styles that the component is drawn with.
  ///   - measuring: The text measuring.
  /// - Returns: What the host is asked to do; nothing if nothing there takes a tap.
  @discardableResult public mutating func tap(
    at point: LayoutPoint, theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> [Effect] {
    let target = display(theme: theme, measuring: measuring).tapTarget(at: point)
    return target.map { handle(.tapped($0)) } ?? []
  }

  /// Returns what would be drawn in another room and environment.
  ///
  /// The state is that after an event with those traits. The component itself stays as it is.
  ///
  /// - Parameters:
  ///   - size: The room in points.
  ///   - theme: The styles.
  ///   - environment: The device, its position and settings.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points.
  public func layout(
    in size: LayoutSize, style theme: ComponentTheme, environment: StyleEnvironment,
    measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> DisplayList {
    var traits = traits
    traits.size = size.sanitized
    traits.environment = environment
    var copy = self
    copy.handle(.traitsChanged(traits))
    return copy.displayList(theme: theme, measuring: measuring)
  }
}

/// Lays out the words for data that could not be had, and below them the button that tries again.
struct RetryLayout {
  let words: String
  let title: String
  let target: TapTarget
  let context: LayoutContext
  /// Around both, in points.
  let padding: LayoutInsets

  private var text: LayoutText { LayoutText(words, .listPickerRowDetail, lineLimit: 0) }

  private var button: LayoutText { LayoutText(title, .textButton, context.state(of: target), lineLimit: 0) }

  private func heights(width: Double) -> (text: Double, button: Double) {
    (context.measure(text, width: width).size.height, max(44, context.measure(button, width: width).size.height))
  }

  /// The height of both with the padding, in points.
  func height(width: Double) -> Double {
    let heights = heights(width: LayoutRect(width: width).inset(by: padding).width)
    return padding.top + heights.text + heights.button + padding.bottom
  }

  /// The words and the button from the top of a frame down, each an element of its own.
  func nodes(in frame: LayoutRect, _ scope: LayoutScope) -> [DisplayNode] {
    let room = frame.inset(by: padding)
    let heights = heights(width: room.width)
    return [
      scope.scope("failed").text(text, frame: room.top(heights.text)).saying(words, .staticText),
      scope.scope("retry").button(
        button, target, frame: room.row(at: room.minY + heights.text, height: heights.button)),
    ]
  }

  /// The same as one row, of which every place tries again.
  func row(_ row: DisplayNode, _ scope: LayoutScope) -> DisplayNode {
    var row = row
    row.children += nodes(in: row.frame, scope).map { node in
      var node = node
      node.accessibility = nil
      return node
    }
    return row.button(DisplayAccessibility.joined([words, title]), target)
  }
}
