import ThemeTable

extension HierarchyPickerFormCell: ComponentLayout {
  /// Returns the event that a tap on a target means, or nil for a target of another component.
  public static func event(for target: TapTarget) -> HierarchyPickerEvent? {
    switch target {
    case .control(.formCell): .cellTapped
    case .control(.cancel): .cancelTapped
    case .control(.apply): .applyTapped
    case .control(.discardChanges): .discardConfirmed
    case .control(.keepEditing): .keepEditingTapped
    default: HierarchyModel.event(for: target).map { .hierarchy($0) }
    }
  }

  /// Returns the event that a step of a finger means.
  public static func event(for drag: DragEvent) -> HierarchyPickerEvent? {
    .hierarchy(.dragged(drag))
  }

  /// Returns the event of a long press on a row, or nil for another target.
  public static func event(forLongPressOn target: TapTarget) -> HierarchyPickerEvent? {
    HierarchyModel.event(forLongPressOn: target).map { .hierarchy($0) }
  }

  /// Returns the event that scrolls a column of the open hierarchy, or nil for another area.
  public static func event(
    forScrolling area: DisplayNode.ID, to offset: Double
  ) -> HierarchyPickerEvent? {
    HierarchyModel.event(forScrolling: area, to: offset).map { .hierarchy($0) }
  }

  /// Escape keeps editing, leads to the parent level, or cancels.
  public var escapeEvent: HierarchyPickerEvent? {
    guard let hierarchy else { return nil }
    if isAskingToDiscard { return .keepEditingTapped }
    return hierarchy.escapeEvent.map { .hierarchy($0) } ?? .cancelTapped
  }

  /// Returns the event that takes in a layout's measurements of the rows.
  public static func laidOut(_ areas: [ScrollArea]) -> HierarchyPickerEvent? {
    .hierarchy(.laidOut(areas))
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
