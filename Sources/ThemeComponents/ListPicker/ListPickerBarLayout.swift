import ThemeTable

/// Lays out the navigation bar of a list: its title between two buttons.
struct ListPickerBarLayout {
  /// A button of the bar.
  struct Button {
    let name: String
    let title: String
    let control: ControlID
    var isEnabled = true
    /// Whether the button is where reading starts.
    let isLeading: Bool
  }

  let title: String
  let buttons: [Button]
  let metrics: ListPickerMetrics
  let y: Double

  func node(_ scope: LayoutScope) -> DisplayNode {
    let pass = scope.pass
    let line = pass.lineHeight(of: .listPickerBarTitle)
    let height = max(0, metrics.barHeight, line, pass.lineHeight(of: .listPickerBarButton))
    let frame = LayoutRect(x: 0, y: y, width: pass.traits.size.width, height: height)
    var bar = scope.node(.bar, frame: frame, part: .listPickerBar)
    let side = sideWidth(of: frame.width, pass)
    for button in buttons {
      let place = button.isLeading ? frame.left(side) : frame.right(side)
      bar.children.append(node(of: button, frame: place, scope.scope(button.name)))
    }
    let text = scope.scope("title").text(
      title,
      frame: LayoutRect(
        x: side, y: frame.midY - line / 2, width: max(0, frame.width - 2 * side), height: line),
      part: .listPickerBarTitle, cap: 1, alignment: .center)
    bar.children.append(text.saying(title, .header))
    return bar
  }

  /// The room of each button: as much as the wider one needs, and at most its part of the bar.
  private func sideWidth(of width: Double, _ pass: LayoutPass) -> Double {
    let most = width * min(max(0, metrics.barButtonFraction), 0.5)
    let insets = pass.insets(of: .listPickerBarButton)
    let texts = buttons.map {
      pass.measure($0.title, of: .listPickerBarButton, width: .infinity, cap: 1).size.width
    }
    let padding = metrics.padding.leading + metrics.padding.trailing
    let wanted = (texts.max() ?? 0) + insets.leading + insets.trailing + padding
    return min(most, max(wanted, metrics.minimumRowHeight + padding))
  }

  private func node(
    of button: Button, frame: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    let pass = scope.pass
    let state = pass.state(button.isEnabled ? .plain : .disabled, of: .control(button.control))
    let sides = LayoutInsets(leading: metrics.padding.leading, trailing: metrics.padding.trailing)
    return scope.text(
      button.title, frame: frame.inset(by: sides), part: .listPickerBarButton, state, cap: 1,
      role: .button, alignment: button.isLeading ? .natural : pass.trailingAlignment
    ).button(button.title, .control(button.control), isEnabled: button.isEnabled)
  }
}

extension ListPickerFormCell {
  /// The bar of the open list.
  func bar(of list: ListPickerList, at y: Double) -> ListPickerBarLayout {
    ListPickerBarLayout(
      title: values.title(at: list.path) ?? configuration.label,
      buttons: barButtons.map { button in
        ListPickerBarLayout.Button(
          name: button.rawValue, title: configuration.strings.title(of: button),
          control: ControlID(rawValue: button.rawValue),
          isEnabled: button != .apply || isApplyEnabled,
          isLeading: button == .back || button == .cancel)
      }, metrics: configuration.metrics, y: y)
  }
}

extension ListPickerStrings {
  func title(of button: ListPickerBarButton) -> String {
    switch button {
    case .back: back
    case .cancel: cancel
    case .apply: apply
    case .done: done
    }
  }
}
