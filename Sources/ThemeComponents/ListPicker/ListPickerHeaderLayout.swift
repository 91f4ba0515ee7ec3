import ThemeTable

/// Lays out the header of a group of values: its title, and a button for all of them.
struct ListPickerHeaderLayout {
  let picker: ListPickerFormCell
  let frame: LayoutRect

  func node(
    _ title: String, button: ListPickerHeaderButton, target: TapTarget, _ scope: LayoutScope
  ) -> DisplayNode {
    let metrics = picker.configuration.metrics
    let pass = scope.pass
    let room = frame.inset(by: pass.insets(of: .listPickerHeader, otherwise: metrics.padding))
    let width = button == .none ? 0 : buttonWidth(button, of: room.width, target, pass)
    let gap = button == .none ? 0 : metrics.gap
    let line = pass.lineHeight(of: .listPickerHeaderTitle)
    var text = scope.scope("title").text(
      title,
      frame: LayoutRect(
        x: room.minX, y: room.midY - line / 2, width: max(0, room.width - width - gap),
        height: line), part: .listPickerHeaderTitle, cap: 1)
    text.accessibility = DisplayAccessibility(label: title, traits: [.header])
    var node = scope.node(.header, frame: frame, part: .listPickerHeader)
    node.children = [text]
    guard button != .none else { return node }
    var action = scope.scope("button").text(
      self.title(of: button),
      frame: LayoutRect(
        x: room.maxX - width, y: frame.minY, width: width, height: frame.height),
      part: .listPickerHeaderButton, pass.state(of: target), cap: 1, role: .button,
      alignment: pass.trailingAlignment)
    action.tapTarget = target
    action.accessibility = DisplayAccessibility(
      label: TextTemplate(picker.configuration.strings.sectionButtonLabel)
        .filled(["button": self.title(of: button), "section": title]), traits: [.button])
    node.children.append(action)
    return node
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
    let most = room * min(max(0, picker.configuration.metrics.headerButtonFraction), 1)
    return min(most, max(frame.height, text.size.width + insets.leading + insets.trailing))
  }
}
