import ThemeTable

/// The header of a group of values: its title, and a button for all of them.
///
/// The button is below the title at accessibility sizes and where both do not fit beside each other, so that neither is cut.
extension ListPickerRowLayout {
  /// The height of a header in points.
  ///
  /// Whether there is a button is not looked at: every header of a picker with several choices keeps room for one.
  func headerHeight(_ title: String) -> Double {
    let content = padded(.listPickerHeader) { width in
      guard isStacked(title) else {
        return max(context.lineHeight(of: .listPickerHeaderTitle), context.lineHeight(of: .textButton))
      }
      let button =
        picker.configuration.allowsMultipleSelection ? metrics.lineGap + stackedButtonHeight(width: width) : 0
      return titleHeight(title, width: width) + button
    }
    return max(least, content)
  }

  /// The least height of a header in which the app draws a view of its own.
  func ownHeaderHeight(ofSection section: Int?) -> Double {
    guard let view = picker.headerView(ofSection: section) else { return 0 }
    let title = picker.headerTitle(ofSection: section)
    return padded(.listPickerHeader) { width in
      guard isStacked(title), picker.configuration.allowsMultipleSelection else { return view.size.height }
      return view.size.height + metrics.lineGap + stackedButtonHeight(width: width)
    }
  }

  func headerNode(
    _ title: String, _ view: CustomView? = nil, button: ControlID?, target: TapTarget, frame: LayoutRect,
    _ scope: LayoutScope
  ) -> DisplayNode {
    let room = frame.inset(by: padding(of: .listPickerHeader))
    let isStacked = isStacked(title)
    let lines = isStacked ? 0 : 1
    let text = LayoutText(title, .listPickerHeaderTitle, lineLimit: lines, cap: lines)
    let height =
      view?.size.height
      ?? (isStacked ? titleHeight(title, width: room.width) : context.lineHeight(of: .listPickerHeaderTitle))
    var place = isStacked ? room.top(height) : room.line(height)
    var buttons: [DisplayNode] = []
    if let button {
      let words = LayoutText(self.title(of: button), .textButton, lineLimit: lines, cap: lines)
      let label = strings.sectionButtonLabel.filled(["button": words.string, "section": title])
      // As wide as the text, and at least as wide as the header is high, so that a finger hits it.
      let width = min(
        room.width,
        max(frame.height, context.width(of: LayoutText(words.string, words.part, context.state(of: target), cap: 1))))
      if !isStacked { place = place.left(max(0, room.width - width - metrics.gap)) }
      let rest =
        isStacked
        ? room.row(at: place.maxY + metrics.lineGap, height: stackedButtonHeight(width: room.width))
        : frame.column(at: room.maxX - width, width: width)
      buttons = [
        scope.scope("button").button(
          words, target, frame: rest, label: label, alignment: isStacked ? .natural : context.trailingAlignment)
      ]
    }
    var heading = scope.scope("title").text(text, frame: place).saying(view?.label ?? title, .header)
    if let view {
      heading = scope.scope("title").node(.custom, frame: place).saying(view.label ?? title, .header)
      heading.reuseIdentifier = view.reuseIdentifier
    }
    return scope.node(.header, frame: frame, part: .listPickerHeader, with: [heading] + buttons)
  }

  private func isStacked(_ title: String) -> Bool {
    guard context.textLines > 0 else { return true }
    guard picker.configuration.allowsMultipleSelection else { return false }
    let room = LayoutRect(width: width).inset(by: padding(of: .listPickerHeader)).width
    let button = [ControlID.selectAll, .deselectAll].reduce(0) {
      max($0, context.width(of: LayoutText(self.title(of: $1), .textButton)))
    }
    let rest = room - metrics.gap - max(button, metrics.minimumRowHeight)
    // Short titles, of which there may be thousands, are not measured: no letter is wider than the font is high.
    let most = Double(title.utf8.count) * context.lineHeight(of: .listPickerHeaderTitle)
    return most > rest && context.measure(LayoutText(title, .listPickerHeaderTitle)).size.width > rest
  }

  private func titleHeight(_ title: String, width: Double) -> Double {
    context.measure(LayoutText(title, .listPickerHeaderTitle, lineLimit: 0), width: width).size.height
  }

  /// The height of a button below a title: that of the longer text.
  private func stackedButtonHeight(width: Double) -> Double {
    [strings.selectAll, strings.deselectAll].reduce(metrics.minimumRowHeight) { height, title in
      let text = LayoutText(title, .textButton, lineLimit: 0)
      return max(height, context.measure(text, width: width).size.height)
    }
  }

  private func title(of button: ControlID) -> String { button == .selectAll ? strings.selectAll : strings.deselectAll }
}

extension ListPickerFormCell {
  /// The app's own view in a section's header, or nil for a title.
  func headerView(ofSection section: Int?) -> CustomView? {
    let sections = level.sections
    return section.flatMap { sections[$0].view } ?? (sections.count == 1 ? sections[0].view : nil)
  }

  /// The title of a section's header, or else the word for all values.
  func headerTitle(ofSection section: Int?) -> String {
    let sections = level.sections
    let title = section.map { sections[$0].title } ?? sections.lazy.compactMap { $0.title }.first
    return title ?? configuration.strings.all
  }
}
