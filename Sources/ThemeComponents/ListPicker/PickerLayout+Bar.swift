import ThemeTable

extension PickerLayout {
  /// The navigation bar, from an edge down: a title between two buttons.
  func bar(_ title: String, _ buttons: [ControlID], isApplyEnabled: Bool, at top: LayoutRect) -> DisplayNode {
    let scope = scope.scope("bar")
    let lines = [StyledPart.navigationBarTitle, .barButton].map { pass.lineHeight(of: $0) }
    let frame = top.top(max(0, metrics.barHeight, lines[0], lines[1]))
    let side = sideWidth(of: frame.width, buttons)
    let sides = LayoutInsets(leading: metrics.padding.leading, trailing: metrics.padding.trailing)
    let nodes = buttons.map { button in
      let isLeading = button == .back || button == .cancel
      let place = isLeading ? frame.left(side) : frame.right(side)
      return scope.scope(button.rawValue).button(
        text(of: button), .control(button), frame: place.inset(by: sides),
        isEnabled: button != .apply || isApplyEnabled, alignment: isLeading ? .natural : pass.trailingAlignment)
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
    let widest = buttons.map { pass.width(of: text(of: $0)) }.max() ?? 0
    return min(most, max(widest, metrics.minimumRowHeight) + padding)
  }
}
