import ThemeTable

/// The list that is open: bar, search field, groups of rows, and over them the anchor button and the question.
extension ListPickerFormCell {
  func listNode(_ list: ListPickerList, _ pass: inout LayoutPass) -> DisplayNode {
    let frame = listFrame(list)
    var root = pass.node("picker", .view, frame: frame, part: .listPickerList)
    let isSheet = configuration.presentation == .sheet
    var y = frame.minY
    if isSheet {
      root.children.append(grabberNode(at: y, &pass))
      y += configuration.metrics.grabberHeight
    }
    if !(list.isSearching && configuration.isNavigationBarHiddenDuringSearch) {
      let bar = barNode(list, at: y, &pass)
      root.children.append(bar)
      y = bar.frame.maxY
    }
    if configuration.isSearchEnabled {
      let search = searchNode(list, at: y, &pass)
      root.children.append(search)
      y = search.frame.maxY
    }
    let body = LayoutRect(x: 0, y: y, width: frame.width, height: max(0, frame.maxY - y))
    root.children.append(bodyNode(list, in: body, &pass))
    if hasAnchorButton { root.children.append(anchorNode(in: frame, &pass)) }
    if list.isAskingToDiscard { root.children.append(questionNode(in: frame, &pass)) }
    return root
  }

  /// The whole view, or the part of it that a half sheet takes (LP-04).
  private func listFrame(_ list: ListPickerList) -> LayoutRect {
    let size = traits.size
    guard configuration.presentation == .sheet, !list.isFullHeight else {
      return LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    let fraction = min(max(0, configuration.metrics.halfSheetFraction), 1)
    let height = size.height * fraction
    return LayoutRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  private func grabberNode(at y: Double, _ pass: inout LayoutPass) -> DisplayNode {
    let metrics = configuration.metrics
    let size = metrics.grabberSize
    return pass.node(
      "picker/grabber", .grabber,
      frame: LayoutRect(
        x: (traits.size.width - size.width) / 2, y: y + (metrics.grabberHeight - size.height) / 2,
        width: size.width, height: size.height), part: .listPickerList)
  }

  private func barNode(
    _ list: ListPickerList, at y: Double, _ pass: inout LayoutPass
  ) -> DisplayNode {
    let titleHeight = pass.lineHeight(of: .listPickerBarTitle)
    let barHeight = max(
      0, configuration.metrics.barHeight, titleHeight, pass.lineHeight(of: .listPickerBarButton))
    let frame = LayoutRect(x: 0, y: y, width: traits.size.width, height: barHeight)
    var bar = pass.node("picker/bar", .bar, frame: frame, part: .listPickerBar)
    let side = frame.width * min(max(0, configuration.metrics.barButtonFraction), 0.5)
    for button in barButtons {
      let isLeading = button == .back || button == .cancel
      let place = LayoutRect(
        x: isLeading ? frame.minX : frame.maxX - side, y: y, width: side, height: frame.height)
      bar.children.append(buttonNode(button, frame: place, &pass))
    }
    let title = list.path.last.flatMap { groupTitle($0) } ?? configuration.label
    var text = pass.text(
      "picker/bar/title", title,
      frame: LayoutRect(
        x: side, y: frame.midY - titleHeight / 2, width: frame.width - 2 * side,
        height: titleHeight),
      part: .listPickerBarTitle, cap: 1, alignment: .center)
    text.accessibility = DisplayAccessibility(label: title, traits: [.header])
    bar.children.append(text)
    return bar
  }

  private func groupTitle(_ id: ItemID) -> String? {
    guard let list, let sections = values.sections(at: list.path.dropLast()) else { return nil }
    return sections.lazy.flatMap(\.items).first { $0.id == id }?.title
  }

  private func buttonNode(
    _ button: ListPickerBarButton, frame: LayoutRect, _ pass: inout LayoutPass
  ) -> DisplayNode {
    let strings = configuration.strings
    let isEnabled = button != .apply || isApplyEnabled
    let (title, control): (String, TapTarget.Control) =
      switch button {
      case .back: (strings.back, .back)
      case .cancel: (strings.cancel, .cancel)
      case .apply: (strings.apply, .apply)
      case .done: (strings.done, .done)
      }
    let isLeading = button == .back || button == .cancel
    var node = pass.text(
      "picker/bar/" + button.rawValue, title,
      frame: frame.inset(
        by: LayoutInsets(
          leading: configuration.metrics.padding.leading,
          trailing: configuration.metrics.padding.trailing)),
      part: .listPickerBarButton,
      pass.state(isEnabled ? .plain : .disabled, of: .control(control)), cap: 1, role: .button,
      alignment: isLeading ? .natural : pass.trailingAlignment)
    node.accessibility = DisplayAccessibility(
      label: title, traits: isEnabled ? [.button] : [.button, .notEnabled])
    if isEnabled { node.tapTarget = .control(control) }
    return node
  }

  private func searchNode(
    _ list: ListPickerList, at y: Double, _ pass: inout LayoutPass
  ) -> DisplayNode {
    let padding = pass.insets(of: .listPickerSearch, otherwise: configuration.metrics.padding)
    let part: StyledPart = list.searchText.isEmpty ? .listPickerRowDetail : .listPickerRowText
    let height = pass.lineHeight(of: part)
    let frame = LayoutRect(
      x: 0, y: y, width: traits.size.width,
      height: max(configuration.metrics.searchHeight, height + padding.top + padding.bottom))
    var node = pass.node("picker/search", .searchField, frame: frame, part: .listPickerSearch)
    let shown = list.searchText.isEmpty ? configuration.strings.search : list.searchText
    let room = frame.inset(by: padding)
    node.children = [
      pass.text(
        "picker/search/text", shown,
        frame: LayoutRect(
          x: room.minX, y: room.midY - height / 2, width: room.width, height: height),
        part: part, cap: 1)
    ]
    node.accessibility = DisplayAccessibility(
      label: configuration.strings.search,
      value: list.searchText.isEmpty ? nil : list.searchText, traits: [.searchField])
    return node
  }

  /// What the anchor button takes of the list's end; 0 without one.
  func anchorRoom(_ pass: inout LayoutPass) -> Double {
    guard hasAnchorButton else { return 0 }
    let padding = configuration.metrics.padding
    return anchorHeight(&pass) + padding.top + padding.bottom
  }

  private func anchorHeight(_ pass: inout LayoutPass) -> Double {
    let metrics = configuration.metrics
    let insets = pass.insets(of: .listPickerAnchor, otherwise: metrics.padding)
    return max(
      metrics.anchorHeight, pass.lineHeight(of: .listPickerAnchor) + insets.top + insets.bottom)
  }

  private func anchorNode(in frame: LayoutRect, _ pass: inout LayoutPass) -> DisplayNode {
    let metrics = configuration.metrics
    let title = "\(configuration.strings.selected) (\(selection.count))"
    let state = pass.state(of: .control(.anchor))
    let insets = pass.insets(of: .listPickerAnchor, otherwise: metrics.padding)
    let text = pass.measure(title, of: .listPickerAnchor, state, width: .infinity, cap: 1).size
    let height = anchorHeight(&pass)
    let width = min(frame.width, max(height, text.width + insets.leading + insets.trailing))
    let place = LayoutRect(
      x: frame.midX - width / 2, y: frame.maxY - height - metrics.padding.bottom, width: width,
      height: height)
    var node = pass.text(
      "picker/anchor", title, frame: place, part: .listPickerAnchor, state, cap: 1, role: .button,
      alignment: .center)
    node.accessibility = DisplayAccessibility(
      label: configuration.strings.selected, value: String(selection.count), traits: [.button])
    node.tapTarget = .control(.anchor)
    return node
  }

  /// The question and its two answers below each other, at the bottom of the list.
  private func questionNode(in frame: LayoutRect, _ pass: inout LayoutPass) -> DisplayNode {
    let strings = configuration.strings
    let padding = configuration.metrics.padding
    let room = max(0, frame.width - padding.leading - padding.trailing)
    let question = pass.measure(
      strings.discardTitle, of: .listPickerRowDetail, width: room, lineLimit: 0
    ).size.height
    let first = max(configuration.metrics.barHeight, question + padding.top + padding.bottom)
    let row = max(configuration.metrics.barHeight, pass.lineHeight(of: .listPickerHeaderButton))
    let place = LayoutRect(
      x: frame.minX, y: max(frame.minY, frame.maxY - first - 2 * row), width: frame.width,
      height: first + 2 * row)
    var node = pass.node("picker/question", .dialog, frame: place, part: .listPickerList)
    var title = pass.text(
      "picker/question/title", strings.discardTitle,
      frame: LayoutRect(
        x: place.minX + padding.leading, y: place.minY + (first - question) / 2, width: room,
        height: question), part: .listPickerRowDetail, lineLimit: 0, alignment: .center)
    title.accessibility = DisplayAccessibility(label: strings.discardTitle, traits: [.header])
    node.children = [title]
    let line = LayoutRect(x: place.minX, y: place.minY + first, width: place.width, height: row)
    let answers: [(String, TapTarget.Control)] = [
      (strings.discardChanges, .discardChanges), (strings.keepEditing, .keepEditing),
    ]
    for (index, answer) in answers.enumerated() {
      var button = pass.text(
        "picker/question/" + answer.1.rawValue, answer.0,
        frame: line.moved(y: Double(index) * row), part: .listPickerHeaderButton,
        pass.state(of: .control(answer.1)), cap: 1, role: .button, alignment: .center)
      button.accessibility = DisplayAccessibility(label: answer.0, traits: [.button])
      button.tapTarget = .control(answer.1)
      node.children.append(button)
    }
    return node
  }
}
