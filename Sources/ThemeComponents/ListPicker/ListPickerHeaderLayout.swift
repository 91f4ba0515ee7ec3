import ThemeTable

/// Lays out the header of a group of values: its title, and a button for all of them.
///
/// The button is below the title at accessibility sizes and where both do not fit beside each other, so that neither is cut.
struct ListPickerHeaderLayout {
  let picker: ListPickerFormCell
  /// The frame of the header; its height is ignored where the header is measured.
  let frame: LayoutRect
  let pass: LayoutPass

  private var metrics: ListPickerMetrics { picker.configuration.metrics }
  private var strings: ListPickerStrings { picker.configuration.strings }

  private var padding: LayoutInsets {
    pass.insets(of: .listPickerHeader, otherwise: metrics.padding)
  }

  private func isStacked(_ title: String) -> Bool {
    guard pass.textLines > 0 else { return true }
    guard picker.configuration.allowsMultipleSelection else { return false }
    let room = frame.inset(by: padding).width
    let button = [ControlID.selectAll, .deselectAll].reduce(0) {
      max($0, pass.width(of: LayoutText(self.title(of: $1), .listPickerHeaderButton)))
    }
    let rest = room - metrics.gap - max(button, metrics.minimumRowHeight)
    // Short titles, of which there may be thousands, are not measured: no letter is wider than the font is high.
    let most = Double(title.utf8.count) * pass.lineHeight(of: .listPickerHeaderTitle)
    return most > rest
      && pass.measure(LayoutText(title, .listPickerHeaderTitle)).size.width > rest
  }

  /// The height of a header in points.
  ///
  /// Whether there is a button is not looked at: every header of a picker with several choices keeps room for one.
  func height(_ title: String, least: Double) -> Double {
    let padding = padding
    guard isStacked(title) else {
      let lines = [StyledPart.listPickerHeaderTitle, .listPickerHeaderButton]
        .map { pass.lineHeight(of: $0) }
      return max(least, padding.top + padding.bottom + max(lines[0], lines[1]))
    }
    let width = frame.inset(by: padding).width
    let button =
      picker.configuration.allowsMultipleSelection
      ? metrics.lineGap + stackedButtonHeight(width: width) : 0
    return max(least, padding.top + titleHeight(title, width: width) + button + padding.bottom)
  }

  func node(
    _ title: String, button: ControlID?, target: TapTarget, _ scope: LayoutScope
  ) -> DisplayNode {
    let room = frame.inset(by: padding)
    let isStacked = isStacked(title)
    let places = isStacked ? stacked(title, in: room) : beside(button, target, in: room)
    let lines = isStacked ? 0 : 1
    let text = LayoutText(title, .listPickerHeaderTitle, lineLimit: lines, cap: lines)
    var node = scope.node(.header, frame: frame, part: .listPickerHeader)
    node.children = [scope.scope("title").text(text, frame: places.title).saying(title, .header)]
    guard let button else { return node }
    let words = LayoutText(
      self.title(of: button), .listPickerHeaderButton, lineLimit: lines, cap: lines)
    let label = strings.sectionButtonLabel
      .filled(["button": words.string, "section": title])
    node.children.append(
      scope.scope("button").button(
        words, target, frame: places.button, label: label,
        alignment: isStacked ? .natural : pass.trailingAlignment))
    return node
  }

  /// The title above the button.
  private func stacked(
    _ title: String, in room: LayoutRect
  ) -> (title: LayoutRect, button: LayoutRect) {
    let title = room.top(titleHeight(title, width: room.width))
    let height = stackedButtonHeight(width: room.width)
    return (title, room.row(at: title.maxY + metrics.lineGap, height: height))
  }

  /// The title at the leading edge, the button at the trailing one.
  private func beside(
    _ button: ControlID?, _ target: TapTarget, in room: LayoutRect
  ) -> (title: LayoutRect, button: LayoutRect) {
    let line = room.line(pass.lineHeight(of: .listPickerHeaderTitle))
    guard let button else { return (line, frame.column(at: room.maxX, width: 0)) }
    let width = buttonWidth(button, of: room.width, target)
    return (
      line.left(max(0, room.width - width - metrics.gap)),
      frame.column(at: room.maxX - width, width: width)
    )
  }

  private func titleHeight(_ title: String, width: Double) -> Double {
    pass.measure(LayoutText(title, .listPickerHeaderTitle, lineLimit: 0), width: width).size.height
  }

  /// The height of a button below a title: that of the longer text.
  private func stackedButtonHeight(width: Double) -> Double {
    [strings.selectAll, strings.deselectAll].reduce(metrics.minimumRowHeight) { height, title in
      let text = LayoutText(title, .listPickerHeaderButton, lineLimit: 0)
      return max(height, pass.measure(text, width: width).size.height)
    }
  }

  private func title(of button: ControlID) -> String {
    button == .selectAll ? strings.selectAll : strings.deselectAll
  }

  /// As wide as the text, and at least as wide as the header is high, so that a finger hits it.
  private func buttonWidth(
    _ button: ControlID, of room: Double, _ target: TapTarget
  ) -> Double {
    let text = LayoutText(
      title(of: button), .listPickerHeaderButton, pass.state(of: target), cap: 1)
    return min(room, max(frame.height, pass.width(of: text)))
  }
}

extension ListPickerFormCell {
  /// The title of a section's header, or else the word for all values.
  func headerTitle(ofSection section: Int?) -> String {
    let titles = level.titles
    let title = section.map { titles[$0] } ?? titles.lazy.compactMap { $0 }.first
    return title ?? configuration.strings.all
  }
}
