import ThemeTable

extension HierarchyPickerFormCell: ComponentLayout {
  /// Escape keeps editing, leads to the parent level, or cancels.
  public var escapeEvent: HierarchyPickerEvent? {
    guard let hierarchy else { return nil }
    if isAskingToDiscard { return .tapped(.control(.keepEditing)) }
    return hierarchy.escapeEvent.map { .hierarchy($0) } ?? .tapped(.control(.cancel))
  }

  /// Draws the hierarchy under a bar with Cancel and Apply while it is open, else the form cell.
  ///
  /// Linear in the rows in sight.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    guard var hierarchy else {
      let pass = LayoutPass(self, theme: theme, measuring: measuring)
      let cell = FormCellLayout(
        label: configuration.label, value: drawnValueText, isEditable: configuration.isEditable,
        metrics: configuration.metrics)
      return DisplayList(root: cell.node(LayoutScope("picker/cell", pass)), traits: traits)
    }
    let pass = LayoutPass(self, theme: theme, measuring: measuring, isElevated: isSheet)
    let scope = LayoutScope("picker", pass)
    let outer = PickerFrameLayout(
      sheet: sheet, isSheet: isSheet, isAskingToDiscard: isAskingToDiscard,
      strings: configuration.strings, metrics: configuration.metrics, scope: scope)
    var root = outer.root()
    let frame = root.frame
    let top = frame.row(at: root.children.last?.frame.maxY ?? frame.minY, height: 0)
    let bar = self.bar(in: top).node(scope.scope("bar"))
    hierarchy.traits.size.height = max(0, frame.maxY - bar.frame.maxY)
    hierarchy.traits.environment.level = pass.traits.environment.level
    let list = hierarchy.nodes(theme: theme, measuring: measuring)
    root.children += [bar, list.root.moved(x: frame.minX, y: bar.frame.maxY)]
    root.children += outer.questionNodes
    return DisplayList(root: root, traits: pass.traits, scrollAreas: list.areas)
  }

  private func bar(in top: LayoutRect) -> ListPickerBarLayout {
    let strings = configuration.strings
    return ListPickerBarLayout(
      title: configuration.label,
      buttons: [
        .init(title: strings.cancel, control: .cancel, isLeading: true),
        .init(
          title: strings.apply, control: .apply, isEnabled: isApplyEnabled, isLeading: false),
      ], metrics: configuration.metrics, top: top)
  }
}
