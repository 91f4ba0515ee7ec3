import ThemeTable

/// The state of every open picker besides its values: a search, the question before it closes, its place on the screen.
struct PickerScreen: Hashable, Sendable {
  /// The search text.
  var searchText = ""
  /// Whether the search field has the focus or a text.
  var isSearching = false
  /// Whether the question about discarding is open.
  var isAskingToDiscard = false
  /// The sheet, if the picker is in one.
  var sheet = PickerSheet()
}

/// Lays out what every picker has: its form cell, and while it is open its place on the screen and its bars.
struct PickerLayout {
  let configuration: ListPickerConfiguration
  let scope: LayoutScope

  var context: LayoutContext { scope.context }
  var metrics: ListPickerMetrics { configuration.metrics }
  var strings: ListPickerStrings { configuration.strings }

  /// The view of an open picker: the handle of a sheet at its top (LP-04), the bar and the search field.
  func root(_ screen: PickerScreen, title: String, buttons: [ControlID], isApplyEnabled: Bool) -> DisplayNode {
    let frame = frame(of: screen)
    var root = scope.node(.view, frame: frame, part: .listPickerList)
    if configuration.isSheet {
      if frame.size != context.traits.size { root.style = root.style.rounded(Self.sheetRadius, in: frame.size) }
      root.children.append(grabberStrip(in: frame))
    }
    var top: LayoutRect { frame.row(at: root.children.last?.frame.maxY ?? frame.minY, height: 0) }
    if !(screen.isSearching && configuration.isNavigationBarHiddenDuringSearch) {
      root.children.append(bar(title, buttons, isApplyEnabled: isApplyEnabled, at: top))
    }
    if configuration.isSearchEnabled { root.children.append(searchBar(screen, at: top)) }
    return root
  }

  /// The corners of a sheet in points, as those of the system.
  private static let sheetRadius = 10.0

  private func grabberStrip(in frame: LayoutRect) -> DisplayNode {
    let place = frame.top(min(max(0, metrics.grabberHeight), frame.height))
    let grabber = scope.scope("grabber").node(.grabber, frame: place.middle(metrics.grabberSize), part: .listPickerList)
    return scope.scope("grabber-strip").node(.bar, frame: place, part: .navigationBar, with: [grabber])
  }

  /// The open picker as it is drawn: the question over it, and beside a sheet the dimmed view from which it came.
  func displayList(_ root: DisplayNode, _ screen: PickerScreen, scrollAreas: [ScrollArea]) -> DisplayList {
    var root = root
    if screen.isAskingToDiscard {
      let room = root.frame.row(at: questionTop(in: root), height: root.frame.maxY - questionTop(in: root))
      root.children += question(in: room).questionNodes(in: room, over: root.frame)
    }
    let beside: TapTarget = .control(screen.isAskingToDiscard ? .keepEditing : .dismiss)
    return DisplayList(
      root: root, traits: context.traits, scrollAreas: scrollAreas,
      beside: configuration.isSheet ? (beside, context.state(of: beside)) : nil)
  }

  /// The question is at the bottom, and on a tablet below the button that asks.
  private func questionTop(in root: DisplayNode) -> Double {
    guard context.traits.hasFormSheets else { return root.frame.minY }
    return root.children.first { $0.role == .bar && $0.id != "picker/grabber-strip" }?.frame.maxY ?? root.frame.minY
  }

  /// The whole view, or the part of it that a sheet takes.
  ///
  /// A half sheet without room for the question has its full height meanwhile.
  private func frame(of screen: PickerScreen) -> LayoutRect {
    guard configuration.isSheet else { return LayoutRect(context.traits.size) }
    let frame = screen.sheet.frame(in: context.traits, metrics)
    guard screen.isAskingToDiscard else { return frame }
    var sheet = screen.sheet
    sheet.isFullHeight = true
    let full = sheet.frame(in: context.traits, metrics)
    return question(in: full).questionHeight(in: full) > frame.height ? full : frame
  }

  /// The navigation bar, from an edge down: a title between two buttons.
  private func bar(_ title: String, _ buttons: [ControlID], isApplyEnabled: Bool, at top: LayoutRect) -> DisplayNode {
    let scope = scope.scope("bar")
    let lines = [StyledPart.navigationBarTitle, .barButton].map { context.lineHeight(of: $0) }
    let frame = top.top(max(0, metrics.barHeight, lines[0], lines[1]))
    let side = sideWidth(of: frame.width, buttons)
    let sides = LayoutInsets(leading: metrics.padding.leading, trailing: metrics.padding.trailing)
    let nodes = buttons.map { button in
      let isLeading = button == .back || button == .cancel
      let place = isLeading ? frame.left(side) : frame.right(side)
      return scope.scope(button.rawValue).button(
        text(of: button), .control(button), frame: place.inset(by: sides),
        isEnabled: button != .apply || isApplyEnabled, alignment: isLeading ? .natural : context.trailingAlignment)
    }
    let title = scope.title(title, .navigationBarTitle, in: frame, beside: side)
    return scope.node(.bar, frame: frame, part: .navigationBar, with: nodes + [title])
  }

  private func text(of button: ControlID) -> LayoutText {
    let title =
      switch button {
      case .back: strings.back
      case .cancel: strings.cancel
      case .apply: strings.apply
      default: strings.done
      }
    return LayoutText(title, .barButton, cap: 1)
  }

  /// The room of each button: as much as the wider one needs, and at most its part of the bar.
  private func sideWidth(of width: Double, _ buttons: [ControlID]) -> Double {
    let most = width * min(max(0, metrics.barButtonFraction), 0.5)
    let padding = metrics.padding.leading + metrics.padding.trailing
    let widest = buttons.map { context.width(of: text(of: $0)) }.max() ?? 0
    return min(most, max(widest, metrics.minimumRowHeight) + padding)
  }

  /// The form cell: a label and a value beside each other, or below each other where they do not fit (LP-01, LP-03).
  ///
  /// A chevron says that the cell opens something.
  func formCell(_ value: PickerValueText) -> DisplayNode {
    let (label, isEditable) = (configuration.label, configuration.isEditable)
    let width = context.traits.size.width
    let padding = context.insets(of: .listPickerCell, otherwise: metrics.padding)
    let chevron = isEditable ? context.scaled(metrics.disclosureSize) : .zero
    let whole = LayoutRect(width: width).inset(by: padding)
    // The chevron has half of the padding.
    let side = isEditable ? chevron.width + metrics.lineGap - padding.trailing / 2 : 0
    let room = whole.left(max(0, whole.width - max(0, side)))
    let state = context.state(isEditable ? .plain : .disabled, of: .control(.formCell))
    // The label may wrap as the value may.
    let title = LayoutText(
      label, .listPickerCellTitle, state, lineLimit: context.textLines == 0 ? 0 : metrics.labelLineLimit)
    var words = LayoutText(value.drawn, .listPickerCellValue, state)
    let oneLine = context.measure(LayoutText(label, .listPickerCellTitle, state)).size.width
    let natural = context.measure(words).size
    let fits = oneLine + metrics.gap + natural.width <= room.width
    let wanted = context.measure(title, width: room.width).size
    let first = room.left(fits ? wanted.width : room.width).top(wanted.height)
    let left = first.maxX + metrics.gap
    var second = room.column(at: left, width: room.maxX - first.maxX - metrics.gap).top(
      max(wanted.height, natural.height))
    if !fits {
      words = LayoutText(value.drawn, .listPickerCellValue, state, lineLimit: valueLineLimit)
      let height = context.measure(words, width: room.width).size.height
      second = room.row(at: first.maxY + metrics.lineGap, height: height)
    }
    // A cell of one line is at least as high as a row; its texts are in the middle.
    let bottom = max(first.maxY, value.drawn.isEmpty ? 0 : second.maxY) + padding.bottom
    let down = max(0, metrics.minimumRowHeight - bottom) / 2
    let frame = LayoutRect(width: width).top(bottom + 2 * down)
    var cell = scope.node(.row, frame: frame, part: .listPickerCell, state).button(
      label, .control(.formCell), isEnabled: isEditable)
    cell.accessibility?.value = value.spoken
    cell.children = [scope.scope("label").text(title, frame: first.moved(y: down))]
    if !value.drawn.isEmpty {
      cell.children.append(
        scope.scope("value").text(
          words, frame: second.moved(y: down), alignment: fits ? context.trailingAlignment : .natural))
    }
    if isEditable {
      let place = frame.column(at: whole.maxX + padding.trailing / 2 - chevron.width, width: chevron.width).line(
        chevron.height)
      cell.children.append(
        scope.scope("disclosure").image("chevron.forward", frame: place, part: .listPickerCellDisclosure, state))
    }
    return cell
  }

  /// The most lines of a value below its label.
  ///
  /// LP-03 has it cut, at accessibility sizes only after a few lines.
  private var valueLineLimit: Int {
    context.textLines == 0 ? max(metrics.valueLineLimit, metrics.accessibilityValueLineLimit) : metrics.valueLineLimit
  }
}
