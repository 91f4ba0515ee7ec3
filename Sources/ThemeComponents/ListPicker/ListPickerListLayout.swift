import ThemeTable

/// Lays out the open list: bar, search field and rows, below them the anchor button, and over them the question.
struct ListPickerListLayout {
  let picker: ListPickerFormCell
  let list: ListPickerList
  let scope: LayoutScope

  private var pass: LayoutPass { scope.pass }
  private var metrics: ListPickerMetrics { picker.configuration.metrics }
  private var strings: ListPickerStrings { picker.configuration.strings }
  private var size: LayoutSize { picker.traits.size }

  func displayList() -> DisplayList {
    let (root, rows) = layOut()
    return DisplayList(root: root, traits: pass.traits, scrollAreas: [rows.area])
  }

  /// The places of the rows in the content of the list.
  var geometry: ListGeometry {
    let rows = layOut().rows
    return ListGeometry(
      rows.window, width: rows.frame.width, viewport: rows.frame.height)
  }

  private func layOut() -> (root: DisplayNode, rows: ListPickerBodyLayout) {
    let frame = self.frame
    var root = scope.node(.view, frame: frame, part: .listPickerList)
    var y = frame.minY
    if picker.configuration.presentation == .sheet {
      root.children.append(grabberNode(at: y))
      y += metrics.grabberHeight
    }
    if !(list.isSearching && picker.configuration.isNavigationBarHiddenDuringSearch) {
      root.children.append(picker.bar(of: list, at: y).node(scope.scope("bar")))
      y = root.children.last?.frame.maxY ?? y
    }
    if picker.configuration.isSearchEnabled {
      root.children.append(
        ListPickerSearchLayout(picker: picker, list: list, y: y).node(scope.scope("search")))
      y = root.children.last?.frame.maxY ?? y
    }
    let bar = picker.hasAnchorButton ? anchorBar(in: frame, below: y) : nil
    let end = bar?.frame.minY ?? frame.maxY
    let body = LayoutRect(x: 0, y: y, width: frame.width, height: max(0, end - y))
    let rows = ListPickerBodyLayout(picker, list, in: body, scope.scope("list"))
    root.children.append(rows.node())
    root.children += bar.map { [$0] } ?? []
    if list.isAskingToDiscard {
      root.children.append(question(in: frame).node(scope.scope("question")))
    }
    return (root, rows)
  }

  private func question(in frame: LayoutRect) -> DiscardQuestionLayout {
    DiscardQuestionLayout(strings: strings, metrics: metrics, frame: frame)
  }

  /// The whole view, or the part of it that a half sheet takes (LP-04).
  ///
  /// A half sheet without room for the question is as high as the view meanwhile.
  private var frame: LayoutRect {
    guard picker.configuration.presentation == .sheet, !list.isFullHeight else {
      return LayoutRect(size)
    }
    let height = picker.halfSheetHeight
    let half = LayoutRect(x: 0, y: size.height - height, width: size.width, height: height)
    guard list.isAskingToDiscard, question(in: half).height(pass) > height else { return half }
    return LayoutRect(size)
  }

  private func grabberNode(at y: Double) -> DisplayNode {
    let grabber = metrics.grabberSize
    return scope.scope("grabber").node(
      .grabber,
      frame: LayoutRect(
        x: (size.width - grabber.width) / 2, y: y + (metrics.grabberHeight - grabber.height) / 2,
        width: grabber.width, height: grabber.height), part: .listPickerList)
  }

  /// The bar at the bottom with the button that shows the number of chosen values.
  ///
  /// A half sheet that has no room for it and for a row goes without.
  private func anchorBar(in frame: LayoutRect, below top: Double) -> DisplayNode? {
    let title = TextTemplate(strings.selectedCount)
      .filled(["n": strings.counts.text(picker.selectionCount)])
    let state = pass.state(of: .control(.anchor))
    let insets = pass.insets(of: .listPickerAnchor, otherwise: metrics.padding)
    let text = pass.measure(title, of: .listPickerAnchor, state, width: .infinity, cap: 1).size
    let height = max(
      metrics.anchorHeight, pass.lineHeight(of: .listPickerAnchor) + insets.top + insets.bottom)
    let width = min(frame.width, max(height, text.width + insets.leading + insets.trailing))
    let y = frame.maxY - height
    guard y - top >= metrics.minimumRowHeight else { return nil }
    var bar = scope.scope("anchor-bar").node(
      .bar,
      frame: LayoutRect(x: frame.minX, y: y, width: frame.width, height: max(0, frame.maxY - y)),
      part: .listPickerBar)
    let button = scope.scope("anchor").text(
      title,
      frame: LayoutRect(
        x: frame.midX - width / 2, y: y, width: width, height: min(height, bar.frame.height)),
      part: .listPickerAnchor, state, cap: 1, role: .button, alignment: .center)
    bar.children = [button.button(title, .control(.anchor), hint: strings.anchorHint)]
    return bar
  }
}
