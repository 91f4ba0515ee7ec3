import ThemeTable

/// Lays out the navigation bar of a list: its title between two buttons.
struct ListPickerBarLayout {
  /// A button of the bar.
  struct Button {
    let title: String
    let control: ControlID
    var isEnabled = true
    /// Whether the button is where reading starts.
    let isLeading: Bool
  }

  let title: String
  let buttons: [Button]
  let metrics: ListPickerMetrics
  /// The edge from which the bar goes down.
  let top: LayoutRect

  func node(_ scope: LayoutScope) -> DisplayNode {
    let pass = scope.pass
    let line = pass.lineHeight(of: .listPickerBarTitle)
    let height = max(0, metrics.barHeight, line, pass.lineHeight(of: .listPickerBarButton))
    let frame = top.top(height)
    var bar = scope.node(.bar, frame: frame, part: .listPickerBar)
    let side = sideWidth(of: frame.width, pass)
    for button in buttons {
      let place = button.isLeading ? frame.left(side) : frame.right(side)
      bar.children.append(
        scope.scope(button.control.rawValue).button(
          text(of: button), .control(button.control), frame: place.inset(by: sides),
          isEnabled: button.isEnabled,
          alignment: button.isLeading ? .natural : pass.trailingAlignment))
    }
    let middle = frame.column(at: frame.minX + side, width: max(0, frame.width - 2 * side))
      .line(line)
    let text = LayoutText(title, .listPickerBarTitle, cap: 1)
    bar.children.append(
      scope.scope("title").text(text, frame: middle, alignment: .center).saying(title, .header))
    return bar
  }

  private var sides: LayoutInsets {
    LayoutInsets(leading: metrics.padding.leading, trailing: metrics.padding.trailing)
  }

  private func text(of button: Button) -> LayoutText {
    LayoutText(button.title, .listPickerBarButton, cap: 1)
  }

  /// The room of each button: as much as the wider one needs, and at most its part of the bar.
  private func sideWidth(of width: Double, _ pass: LayoutPass) -> Double {
    let most = width * min(max(0, metrics.barButtonFraction), 0.5)
    let padding = metrics.padding.leading + metrics.padding.trailing
    let widest = buttons.map { pass.width(of: text(of: $0)) }.max() ?? 0
    return min(most, max(widest, metrics.minimumRowHeight) + padding)
  }
}

extension ListPickerFormCell {
  /// The bar of the open list.
  func bar(of list: ListPickerList, in top: LayoutRect) -> ListPickerBarLayout {
    ListPickerBarLayout(
      title: values.title(at: list.path) ?? configuration.label,
      buttons: barButtons.map { button in
        ListPickerBarLayout.Button(
          title: configuration.strings.title(of: button),
          control: button,
          isEnabled: button != .apply || isApplyEnabled,
          isLeading: button == .back || button == .cancel)
      }, metrics: configuration.metrics, top: top)
  }
}

extension ListPickerStrings {
  func title(of button: ControlID) -> String {
    switch button {
    case .back: back
    case .cancel: cancel
    case .apply: apply
    default: done
    }
  }
}
