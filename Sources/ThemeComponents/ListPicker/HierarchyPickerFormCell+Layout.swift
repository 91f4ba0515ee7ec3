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

  /// Returns the event that takes in a layout's measurements of the rows.
  public static func laidOut(_ areas: [ScrollArea]) -> HierarchyPickerEvent? {
    .hierarchy(.laidOut(areas))
  }

  /// Draws the hierarchy under a bar with Cancel and Apply while it is open, else the form cell.
  ///
  /// Linear in the rows in sight.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    let pass = LayoutPass(self, theme: theme, measuring: measuring)
    let scope = LayoutScope("picker", pass)
    guard var hierarchy else {
      let cell = FormCellLayout(
        label: configuration.label, value: drawnValueText, isEditable: configuration.isEditable,
        metrics: configuration.metrics)
      return DisplayList(root: cell.node(scope.scope("cell")), traits: traits)
    }
    let frame = LayoutRect(traits.size)
    let bar = self.bar.node(scope.scope("bar"))
    hierarchy.traits.size.height = max(0, frame.height - bar.frame.maxY)
    let list = hierarchy.nodes(theme: theme, measuring: measuring)
    var root = scope.node(.view, frame: frame, part: .listPickerList)
    root.children = [bar, list.root.moved(y: bar.frame.maxY)]
    if isAskingToDiscard {
      let question = DiscardQuestionLayout(
        strings: configuration.strings, metrics: configuration.metrics, frame: frame,
        scope: scope.scope("question"))
      root.children.append(question.node())
    }
    return DisplayList(root: root, traits: traits, scrollAreas: list.areas)
  }

  private var bar: ListPickerBarLayout {
    let strings = configuration.strings
    return ListPickerBarLayout(
      title: configuration.label,
      buttons: [
        .init(title: strings.cancel, control: .cancel, isLeading: true),
        .init(
          title: strings.apply, control: .apply, isEnabled: isApplyEnabled, isLeading: false),
      ], metrics: configuration.metrics, y: 0)
  }
}
