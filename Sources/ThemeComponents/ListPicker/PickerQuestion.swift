import ThemeTable

/// The question whether changes are discarded, as an action sheet of the system (LP-13).
///
/// The view behind it is dimmed. The discarding answer is destructive and on the card of the question. The other answer is on
/// a card of its own, and so is a tap beside the question. On a tablet both are below the button that asks.
extension PickerLayout {
  /// The room in points around the cards, also at the bottom edge.
  private static let margin = 8.0
  /// The corners of a card in points.
  private static let radius = 13.0
  /// The width in points of a card that hangs below a button.
  private static let popoverWidth = 320.0

  /// The layout of the question.
  ///
  /// Both answers are in sight: texts shrink where the largest ones leave no room for them.
  func question(in frame: LayoutRect) -> PickerLayout {
    var scope = scope.scope("question")
    while true {
      let layout = PickerLayout(configuration: configuration, scope: scope)
      let size = scope.context.traits.contentSizeCategory
      guard layout.questionHeight(in: frame) > frame.height,
        let smaller = StyleTextSize.allCases.last(where: { $0 < size })
      else { return layout }
      scope = LayoutScope(scope.identifier, LayoutContext(scope.context, textSize: smaller))
    }
  }

  private var title: LayoutText { LayoutText(strings.discardTitle, .listPickerRowDetail, lineLimit: 0) }
  private var discard: LayoutText { LayoutText(strings.discardChanges, .listPickerDiscard, lineLimit: 0) }
  private var keep: LayoutText { LayoutText(strings.keepEditing, .listPickerKeep, lineLimit: 0) }

  /// The cards are as wide as a sheet at most.
  private func column(in frame: LayoutRect) -> LayoutRect {
    let room = frame.inset(by: LayoutInsets(all: Self.margin))
    if context.traits.hasFormSheets { return room.left(min(room.width, Self.popoverWidth)) }
    let width = min(room.width, max(0, metrics.sheetWidth.finite))
    return room.column(at: room.midX - width / 2, width: width)
  }

  private func text(in card: LayoutRect) -> LayoutRect {
    card.inset(by: LayoutInsets(leading: metrics.padding.leading, trailing: metrics.padding.trailing))
  }

  /// The height of the question and its answers in points, with the room around them.
  func questionHeight(in frame: LayoutRect) -> Double {
    let heights = heights(text(in: column(in: frame)).width)
    return heights.title + heights.discard + metrics.gap + heights.keep + 2 * Self.margin
  }

  private func heights(_ width: Double) -> (title: Double, discard: Double, keep: Double) {
    let height = context.measure(title, width: width).size.height
    func answer(_ text: LayoutText) -> Double {
      max(metrics.barHeight, context.measure(text, width: width).size.height + 2 * metrics.lineGap)
    }
    return (
      max(metrics.barHeight, height + metrics.padding.top + metrics.padding.bottom), answer(discard), answer(keep)
    )
  }

  /// The dimmed view, and the question over it.
  func questionNodes(in frame: LayoutRect, over view: LayoutRect) -> [DisplayNode] {
    let beside = TapTarget.control(.keepEditing)
    let dimming = LayoutScope("\(scope.identifier)-dimming", context).node(
      .dimming, frame: view, context.state(of: beside)
    )
    .button(strings.keepEditing, beside)
    let column = column(in: frame)
    let heights = heights(text(in: column).width)
    let height = heights.title + heights.discard + metrics.gap + heights.keep
    let place = column.row(at: context.traits.hasFormSheets ? column.minY : column.maxY - height, height: height)
    let first = place.top(heights.title + heights.discard)
    let row = text(in: first).top(heights.title)
    let words = scope.scope("title").text(
      title, frame: row.line(context.measure(title, width: row.width).size.height), alignment: .center)
    let edge = first.row(at: row.maxY, height: metrics.dividerThickness)
    let second = place.row(at: first.maxY + metrics.gap, height: heights.keep)
    let node = scope.node(
      .dialog, frame: place,
      with: [
        card(
          "card", first,
          [words.saying(strings.discardTitle, .header)]
            + scope.divider(below: edge, thickness: metrics.dividerThickness, part: .listPickerList)
            + [answer(discard, .discardChanges, text(in: first).row(at: row.maxY, height: heights.discard))]),
        card("keep", second, [answer(keep, .keepEditing, text(in: second))]),
      ])
    return [dimming, node]
  }

  private func answer(_ text: LayoutText, _ control: ControlID, _ frame: LayoutRect) -> DisplayNode {
    scope.scope(control.rawValue).button(text, .control(control), frame: frame, alignment: .center)
  }

  private func card(_ name: String, _ frame: LayoutRect, _ children: [DisplayNode]) -> DisplayNode {
    var card = scope.scope(name).node(.view, frame: frame, part: .listPickerList, with: children)
    card.style = card.style.rounded(Self.radius, in: frame.size)
    return card
  }
}

/// The sheet in which a picker is open: half of the screen or all of it (LP-04).
struct PickerSheet: Hashable, Sendable {
  /// Whether the sheet has its full height.
  var isFullHeight = false

  /// The height in points of a bar, a search field and two rows at the default text size.
  private static let leastHeight = 160.0
  /// The height in points of the system's form sheets, and the room that they leave above and below.
  private static let formHeight = 620.0
  private static let formMargin = 40.0

  /// Whether the sheet can have half of the height: not on a phone on its side, and not where largest texts need it all.
  private static func hasHalf(in traits: ViewTraits, _ metrics: ListPickerMetrics) -> Bool {
    !traits.hasCompactHeight && traits.size.height * metrics.halfSheetFraction >= leastHeight * traits.symbolScale
  }

  /// The place of the sheet on the screen.
  ///
  /// It is as wide as a phone and at the bottom. On a tablet it is a form sheet of the system, in the middle.
  func frame(in traits: ViewTraits, _ metrics: ListPickerMetrics) -> LayoutRect {
    let screen = LayoutRect(traits.size)
    let hasHalf = Self.hasHalf(in: traits, metrics)
    guard !traits.hasFormSheets else {
      let most = max(0, screen.height - 2 * Self.formMargin)
      let height = isFullHeight || !hasHalf ? most : min(most, Self.formHeight)
      let width = min(max(0, metrics.sheetWidth.finite), screen.width)
      return screen.middle(LayoutSize(width: width, height: height))
    }
    let height = isFullHeight || !hasHalf ? screen.height : screen.height * min(max(0, metrics.halfSheetFraction), 1)
    return screen.row(at: screen.height - height, height: height)
  }

  /// Changes the height after the sheet was dragged by so many points, down positive.
  ///
  /// - Returns: Whether the user wants to close the sheet.
  mutating func settle(after distance: Double, in traits: ViewTraits, _ metrics: ListPickerMetrics) -> Bool {
    guard abs(distance) >= metrics.grabberThreshold else { return false }
    guard distance >= 0, !isFullHeight || !Self.hasHalf(in: traits, metrics) else {
      isFullHeight = distance < 0
      return false
    }
    return true
  }
}

extension ViewTraits {
  /// Whether sheets float in the middle of the screen, as on a tablet.
  var hasFormSheets: Bool { !isCompact && !isPhone }
}
