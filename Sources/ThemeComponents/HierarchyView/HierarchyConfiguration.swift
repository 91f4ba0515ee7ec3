import ThemeTable

/// The configuration of a hierarchy view, which the app sets once.
public struct HierarchyConfiguration: Hashable, Sendable {
  /// Whether the view is inside a dialog, which makes it as narrow as on a phone.
  public var isInDialog = false
  /// The rule that decides between two and three columns.
  public var columnRule = HierarchyColumnRule.orientation
  /// Whether rows can be selected.
  public var selectionMode: HierarchySelectionMode
  /// Whether a tap takes the only choice out again, with single selection.
  var allowsDeselection = false
  /// Whether the view is a list picker: radio buttons and check boxes instead of circles.
  public var isListPicker: Bool
  /// Whether the hierarchy accessory is drawn, and how, in a list picker.
  public var pickerType = HierarchyListPickerType.multiLine
  /// Distances and thresholds.
  public var metrics = HierarchyMetrics()
  /// Distances of the object cells in the rows.
  public var cellMetrics = ObjectCellMetrics()
  /// The words that assistive technology speaks.
  public var strings: HierarchyStrings
  /// Whether a long press on a row offers its text to be copied.
  public var isContentCopyable = false
  /// A class path that the view has besides `fdlFUIHierarchyView` and that wins over it.
  ///
  /// A view that a ``HierarchyDriver`` makes has `fdlHierarchyViewController_hierarchyView`.
  public var additionalClass: String?
  /// The class path of the view that SAP's controller owns.
  package static let controllerClass = "fdlHierarchyViewController_hierarchyView"
  /// The number of child ids that are asked for at once, within 1…10,000.
  ///
  /// The next ones follow when rows near the end are shown.
  /// Stated in no source: it bounds the work of opening an item with very many children.
  public var childBatch = 200

  /// The plain hierarchy view, or one whose rows can be selected; the rest is to be changed one by one.
  public init(
    selectionMode: HierarchySelectionMode = .none, isListPicker: Bool = false, language: ComponentLanguage = .english
  ) {
    self.selectionMode = selectionMode
    self.isListPicker = isListPicker
    strings = HierarchyStrings(language)
  }

  /// The mark of a selectable row; nil where rows cannot be selected.
  public var selectionControl: SelectionControl? {
    switch (selectionMode, isListPicker) {
    case (.none, _): nil
    case (_, false): .circle
    case (.single, true): .radio
    case (.multiple, true): .checkbox
    }
  }

  /// The number of child ids that are asked for at once, whatever the app gave.
  var boundedChildBatch: Int { min(max(1, childBatch), 10_000) }

  /// The highest number of columns that the traits allow: 1 on compact width, on phones and in dialogs, else 2 or 3.
  ///
  /// At accessibility sizes there are fewer where words would be broken.
  public func maximumColumns(in traits: ViewTraits) -> Int {
    // One column is for phones, two and three are for tablets only.
    if traits.isCompact || traits.isPhone || isInDialog { return 1 }
    // Texts at accessibility sizes need the room of a third column, and in half of a tablet that of the second one.
    if traits.contentSizeCategory.isAccessibilityCategory {
      return traits.size.width < Self.twoColumnsWidth * traits.symbolScale ? 1 : 2
    }
    switch columnRule {
    // Half of a tablet on its side has no room for the third column either.
    case .orientation: return traits.isLandscape && traits.size.width >= Self.threeColumnsWidth ? 3 : 2
    case .width(let threshold): return traits.size.width < threshold ? 2 : 3
    }
  }

  /// The width in points at the default text size from which on there is room for two columns of larger texts (*unstated*).
  private static let twoColumnsWidth = 250.0
  /// The width in points from which on there is room for three columns (HC-05).
  static let threeColumnsWidth = 840.0
}

/// The rule that decides between two and three columns on regular width.
public enum HierarchyColumnRule: Hashable, Sendable {
  /// Two in portrait and in a window narrower than 840 points, up to three in landscape: the guideline.
  case orientation
  /// Two below that width in points, up to three from it on, for a view whose orientation says nothing; 840 in
  /// the open-source implementation.
  case width(Double)
}

/// The hierarchy accessory in a list picker.
public enum HierarchyListPickerType: Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// Text before icon.
  case singleLine
  /// Icon above text.
  case multiLine
}

/// Whether rows of a hierarchy can be selected, and how many.
public enum HierarchySelectionMode: Hashable, Sendable, CaseIterable {
  /// A tap on a row is reported and selects nothing.
  case none
  /// A tap on a row replaces the selection.
  case single
  /// A tap on a row adds it to the selection or takes it out.
  case multiple
}

/// The mark of a row as selectable.
public enum SelectionControl: Hashable, Sendable, CaseIterable {
  /// A circle, filled with a check mark when selected: the ordinary hierarchy view.
  case circle
  /// A radio button: the list picker with single selection.
  case radio
  /// A check box: the list picker with multiple selection.
  case checkbox
}

extension HierarchyStrings {
  /// The value of a row whose accessory has a text, usually a number.
  func children(_ text: String) -> String {
    children.plural(for: Int(text.filter { $0.isASCII && $0.isNumber }) ?? 0, counts).filled(["n": text])
  }
}
