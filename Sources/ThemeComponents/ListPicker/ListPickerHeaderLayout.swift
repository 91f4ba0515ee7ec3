import ThemeTable

/// Lays out the header of a group of values: its title, and a button for all of them.
///
/// At accessibility sizes the button is below the title, so that neither is cut.
struct ListPickerHeaderLayout {
  let picker: ListPickerFormCell
  /// The frame of the header; its height does not count where the header is measured.
  let frame: LayoutRect

  private var metrics: ListPickerMetrics { picker.configuration.metrics }

  /// The height of a header in points.
  ///
  /// Whether there is a button is not looked at: every header of a picker with several choices keeps room for one.
  func height(_ title: String, least: Double, _ pass: LayoutPass) -> Double {
    let padding = pass.insets(of: .listPickerHeader, otherwise: metrics.padding)
    let hasButton = picker.configuration.allowsMultipleSelection
    guard isStacked(pass) else {
      return max(
        least,
        padding.top + padding.bottom
          + max(
            pass.lineHeight(of: .listPickerHeaderTitle),
            pass.lineHeight(of: .listPickerHeaderButton)))
    }
    let width = frame.inset(by: padding).width
    let button = hasButton ? metrics.lineGap + buttonHeight(pass, width: width) : 0
    return max(
      least, padding.top + titleHeight(title, width: width, pass) + button + padding.bottom)
  }

  func node(
    _ title: String, button: ListPickerHeaderButton, target: TapTarget, _ scope: LayoutScope
  ) -> DisplayNode {
    let pass = scope.pass
    let room = frame.inset(by: pass.insets(of: .listPickerHeader, otherwise: metrics.padding))
    let places =
      isStacked(pass)
      ? stacked(title, in: room, pass) : beside(button, target, in: room, pass)
    let text = scope.scope("title").text(
      title, frame: places.title, part: .listPickerHeaderTitle, lineLimit: pass.textLines,
      cap: pass.textLines)
    var node = scope.node(.header, frame: frame, part: .listPickerHeader)
    node.children = [text.saying(title, .header)]
    guard button != .none else { return node }
    let action = scope.scope("button").text(
      self.title(of: button), frame: places.button, part: .listPickerHeaderButton,
      pass.state(of: target), lineLimit: pass.textLines, cap: pass.textLines, role: .button,
      alignment: isStacked(pass) ? .natural : pass.trailingAlignment)
    let label = TextTemplate(picker.configuration.strings.sectionButtonLabel)
      .filled(["button": self.title(of: button), "section": title])
    node.children.append(action.button(label, target))
    return node
  }

  private func isStacked(_ pass: LayoutPass) -> Bool {
    pass.traits.contentSizeCategory.isAccessibilityCategory
  }

  /// The title above the button.
  private func stacked(
    _ title: String, in room: LayoutRect, _ pass: LayoutPass
  ) -> (title: LayoutRect, button: LayoutRect) {
    let height = titleHeight(title, width: room.width, pass)
    let title = room.top(height)
    return (
      title,
      LayoutRect(
        x: room.minX, y: title.maxY + metrics.lineGap, width: room.width,
        height: buttonHeight(pass, width: room.width))
    )
  }

  /// The title at the leading edge, the button at the trailing one.
  private func beside(
    _ button: ListPickerHeaderButton, _ target: TapTarget, in room: LayoutRect, _ pass: LayoutPass
  ) -> (title: LayoutRect, button: LayoutRect) {
    let width = button == .none ? 0 : buttonWidth(button, of: room.width, target, pass)
    let gap = button == .none ? 0 : metrics.gap
    let line = pass.lineHeight(of: .listPickerHeaderTitle)
    return (
      LayoutRect(
        x: room.minX, y: room.midY - line / 2, width: max(0, room.width - width - gap),
        height: line),
      LayoutRect(x: room.maxX - width, y: frame.minY, width: width, height: frame.height)
    )
  }

  private func titleHeight(_ title: String, width: Double, _ pass: LayoutPass) -> Double {
    pass.measure(title, of: .listPickerHeaderTitle, width: width, lineLimit: 0).size.height
  }

  /// The height of a button below a title: that of the longer text.
  private func buttonHeight(_ pass: LayoutPass, width: Double) -> Double {
    let strings = picker.configuration.strings
    let heights = [strings.selectAll, strings.deselectAll].map {
      pass.measure($0, of: .listPickerHeaderButton, width: width, lineLimit: 0).size.height
    }
    return max(metrics.minimumRowHeight, heights.max() ?? 0)
  }

  private func title(of button: ListPickerHeaderButton) -> String {
    let strings = picker.configuration.strings
    return button == .selectAll ? strings.selectAll : strings.deselectAll
  }

  /// As wide as the text, and at least as wide as the header is high, so that a finger hits it.
  private func buttonWidth(
    _ button: ListPickerHeaderButton, of room: Double, _ target: TapTarget, _ pass: LayoutPass
  ) -> Double {
    let text = pass.measure(
      title(of: button), of: .listPickerHeaderButton, pass.state(of: target), width: .infinity,
      cap: 1)
    let insets = pass.insets(of: .listPickerHeaderButton)
    let most = room * min(max(0, metrics.headerButtonFraction), 1)
    return min(most, max(frame.height, text.size.width + insets.leading + insets.trailing))
  }
}

extension ListPickerFormCell {
  /// The title of a section's header: its own, or the word for all values.
  func headerTitle(ofSection section: Int?) -> String {
    let sections = level.sections
    let title = section.map { sections[$0].title } ?? sections.lazy.compactMap(\.title).first
    return title ?? configuration.strings.all
  }
}
