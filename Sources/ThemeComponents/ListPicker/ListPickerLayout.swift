import ThemeTable

/// Lays out the open list: bar, search field and rows, below them the anchor button, and over them the question.
struct ListPickerLayout {
  let picker: ListPickerFormCell
  let list: ListPickerList
  let scope: LayoutScope

  var pass: LayoutPass { scope.pass }
  var metrics: ListPickerMetrics { picker.configuration.metrics }
  var strings: ListPickerStrings { picker.configuration.strings }

  func displayList() -> DisplayList {
    let (root, rows) = layOut()
    return DisplayList(root: root, traits: pass.traits, scrollAreas: [rows.area])
  }

  /// The places of the rows in the content of the list.
  var geometry: ListGeometry {
    let rows = layOut().rows
    return ListGeometry(rows.window, width: rows.frame.width, viewport: rows.frame.height)
  }

  private func layOut() -> (root: DisplayNode, rows: ListPickerBodyLayout) {
    let outer = PickerLayout(configuration: picker.configuration, scope: scope)
    var root = outer.root(list.sheet, isAskingToDiscard: list.isAskingToDiscard)
    let frame = root.frame
    var top: LayoutRect { frame.row(at: root.children.last?.frame.maxY ?? frame.minY, height: 0) }
    if !(list.isSearching && picker.configuration.isNavigationBarHiddenDuringSearch) {
      root.children.append(
        outer.bar(
          picker.values.title(at: list.path) ?? picker.configuration.label, picker.barButtons,
          isApplyEnabled: picker.isApplyEnabled, at: top))
    }
    if picker.configuration.isSearchEnabled { root.children.append(searchBar(at: top)) }
    let bar = picker.hasAnchorButton ? anchorBar(in: frame, below: top.minY) : nil
    let end = bar?.frame.minY ?? frame.maxY
    let body = frame.row(at: top.minY, height: max(0, end - top.minY))
    let rows = ListPickerBodyLayout(picker, list, in: body, scope.scope("list"))
    root.children += [rows.node(), bar].compactMap { $0 }
    if list.isAskingToDiscard { root.children += outer.question(in: frame).questionNodes(in: frame) }
    return (root, rows)
  }

  /// The bar at the bottom with the button that shows the number of chosen values.
  ///
  /// A sheet that has no room for it, a header and a row goes without.
  private func anchorBar(in frame: LayoutRect, below top: Double) -> DisplayNode? {
    let words = strings.selectedCount.filled(["n": strings.counts.text(picker.selectionCount)])
    let target = TapTarget.control(.anchor)
    let text = LayoutText(words, .textButton, pass.state(of: target), cap: 1)
    let insets = pass.insets(of: .textButton, otherwise: metrics.padding)
    let height = max(metrics.anchorHeight, pass.lineHeight(of: .textButton) + insets.top + insets.bottom)
    let width = min(frame.width, max(height, pass.measure(text).size.width + insets.leading + insets.trailing))
    let y = frame.maxY - height
    let row = pass.lineHeight(of: .listPickerRowText) + metrics.padding.top + metrics.padding.bottom
    guard y - top >= 2 * max(row, metrics.minimumRowHeight) else { return nil }
    let bar = frame.row(at: y, height: max(0, frame.maxY - y))
    let place = bar.column(at: frame.midX - width / 2, width: width)
    var button = scope.scope("anchor").button(
      text, target, frame: place.top(min(height, place.height)), alignment: .center)
    button.accessibility?.hint = strings.anchorHint
    return scope.scope("anchor-bar").node(.bar, frame: bar, part: .navigationBar, with: [button])
  }
}
