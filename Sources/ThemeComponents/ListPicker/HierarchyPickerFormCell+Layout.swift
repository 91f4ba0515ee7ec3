import ThemeTable

extension HierarchyPickerFormCell: ComponentLayout {
  /// Escape keeps editing, leads to the parent level, or cancels.
  public var escapeEvent: ListPickerEvent? {
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
      let layout = PickerLayout(configuration: configuration, scope: LayoutScope("picker/cell", pass))
      return DisplayList(root: layout.formCell(drawnValueText), traits: traits)
    }
    let pass = LayoutPass(self, theme: theme, measuring: measuring, isElevated: configuration.isSheet)
    let layout = PickerLayout(configuration: configuration, scope: LayoutScope("picker", pass))
    var root = layout.root(sheet, isAskingToDiscard: isAskingToDiscard)
    let frame = root.frame
    let bar = layout.bar(
      configuration.label, [.cancel, .apply], isApplyEnabled: isApplyEnabled,
      at: frame.row(at: root.children.last?.frame.maxY ?? frame.minY, height: 0))
    hierarchy.traits.size.height = max(0, frame.maxY - bar.frame.maxY)
    hierarchy.traits.environment.level = pass.traits.environment.level
    let list = hierarchy.nodes(theme: theme, measuring: measuring)
    root.children += [bar, list.root.moved(x: frame.minX, y: bar.frame.maxY)]
    if isAskingToDiscard { root.children += layout.question(in: frame).questionNodes(in: frame) }
    return DisplayList(root: root, traits: pass.traits, scrollAreas: list.areas)
  }
}
