/// The configuration of a picker's form cell, which the app sets once.
///
/// A ``HierarchyPickerFormCell`` reads what it shares with a list: label, selection, presentation, words and distances.
public struct ListPickerConfiguration: Hashable, Sendable {
  /// The cell's label.
  public var label: String
  /// Whether several values can be chosen (LP-08).
  public var allowsMultipleSelection = true
  /// Whether all values can be taken out (LP-07).
  public var allowsEmptySelection = true
  /// Whether the cell opens the list at all (LP-08).
  public var isEditable = true
  /// Whether there is a search field (LP-08).
  public var isSearchEnabled: Bool
  /// Whether the host filters the values by the search text; see ``ListPickerEffect/searchRequested(_:)``.
  public var searchesByHost = false
  /// Whether the navigation bar is hidden while searching (LP-08).
  public var isNavigationBarHiddenDuringSearch = true
  /// Whether a tap on a value ends the search and keeps the choice (LP-23).
  public var isSearchCancelledAfterSelection = false
  /// When a choice becomes the value (LP-10).
  public var mode = ListPickerMode.confirmed
  /// Whether a tap on a value reports it and closes the list, with single selection (LP-09).
  public var dismissesOnSelection = false
  /// The presentation of the list (LP-04).
  public var presentation: ListPickerPresentation
  /// Whether Cancel asks before it discards changes (LP-12, LP-13).
  public var asksBeforeDiscarding = true
  /// Whether the chosen values are repeated at the top (LP-15, LP-16).
  public var showsSelectedGroup = true
  /// Whether a sheet with several choices has the button that shows their number (LP-24).
  public var showsAnchorButton = false
  /// The text below the list; nil for none (LP-27).
  public var prompt: String?
  /// Whether the values come from elsewhere and change, so that their number says nothing (LP-02).
  public var hasDynamicValues = false
  /// The words.
  public var strings = ListPickerStrings()
  /// Distances.
  public var metrics = ListPickerMetrics()

  /// A configuration with a label; the rest is as the sources say, to be changed one by one.
  public init(label: String, isSearchEnabled: Bool = false, presentation: ListPickerPresentation = .push) {
    self.label = label
    self.isSearchEnabled = isSearchEnabled
    self.presentation = presentation
  }

  var isSheet: Bool { presentation == .sheet }

  /// Those of some values that can be chosen together.
  func choosable(_ ids: [ItemID]) -> [ItemID] { allowsMultipleSelection ? ids : Array(ids.prefix(1)) }

  /// Whether a tap on a value closes the list.
  var closesOnTap: Bool { dismissesOnSelection && !allowsMultipleSelection }
}

/// When a choice becomes the value (LP-10).
public enum ListPickerMode: Hashable, Sendable, CaseIterable {
  /// At once.
  case live
  /// With Apply; until then it goes into a pool that Cancel throws away.
  case confirmed
}

/// The presentation of the list (LP-04).
public enum ListPickerPresentation: Hashable, Sendable, CaseIterable {
  /// As a full screen, by a push transition.
  case push
  /// As a half sheet that grows to the full one.
  case sheet
}

/// The words of a list picker; an app gives them in its language.
public struct ListPickerStrings: Hashable, Sendable {
  /// The button that throws the pool away.
  public var cancel = "Cancel"
  /// The button that makes the pool the value.
  public var apply = "Apply"
  /// The button that closes a list without a pool.
  public var done = "Done"
  /// The button to the level above.
  public var back = "Back"
  /// The question before changes are discarded (LP-13).
  public var discardTitle = "Are you sure you want to discard your selections?"
  /// The answer that discards them (LP-13).
  public var discardChanges = "Discard Changes"
  /// The answer that keeps them (LP-13).
  public var keepEditing = "Keep Editing"
  /// The title of the group that repeats the chosen values.
  public var selected = "Selected"
  /// The title of the group of all values.
  public var all = "All"
  /// The button that chooses all.
  public var selectAll = "Select All"
  /// The button that takes all out.
  public var deselectAll = "Deselect All"
  /// The text of the empty search field.
  public var search = "Search"
  /// The text of a list in which a search finds nothing (LP-22).
  public var noResults = "No Results"
  /// The button that ends a search.
  public var endSearch = "Cancel"
  /// The name that assistive technology gives the button that ends a search.
  public var endSearchLabel = "Cancel Search"
  /// The text of the anchor button; `{n}` is replaced by the number of chosen values.
  public var selectedCount = "Selected ({n})"
  /// The text of a list without values.
  public var noValues = "No Values"
  /// The text of a list whose values are on their way.
  public var loading = "Loading"
  /// The text of a list whose values could not be had.
  public var failed = "The values could not be loaded."
  /// The button that tries again.
  public var retry = "Try Again"
  /// The hint of assistive technology for the anchor button.
  public var anchorHint = "Scrolls to the top of the list"
  /// The hint of assistive technology for a value that can be chosen.
  public var selectHint = "Selects this value"
  /// The hint of assistive technology for a value that can be taken out.
  public var deselectHint = "Deselects this value"
  /// The hint of assistive technology for a group of values.
  public var groupHint = "Opens a further level"
  /// The label of a section's button; `{button}` is replaced by its text, `{section}` by the section's title.
  public var sectionButtonLabel = "{button}, {section}"
  /// The format of counts.
  public var counts = CountFormat.english
  /// Between the chosen values in the form cell.
  public var separator = ", "

  /// The words in English, to be changed one by one.
  public init() {}
}

/// The distances of a list picker in points; those marked *unstated* are in no source and are ours.
public struct ListPickerMetrics: Hashable, Sendable {
  /// Around the content of cell, rows and headers (*unstated*).
  public var padding = LayoutInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The least height of cell, rows and section headers, so that a finger hits them (*unstated*).
  public var minimumRowHeight = 44.0
  /// Between label and value beside each other, and between a control and its row (*unstated*).
  public var gap = 12.0
  /// Between label and value below each other (*unstated*).
  public var lineGap = 4.0
  /// The most lines of a value below its label (*unstated*; LP-03 only says that it is cut).
  public var valueLineLimit = 1
  /// The same at accessibility sizes (*unstated*).
  public var accessibilityValueLineLimit = 3
  /// The most lines of a text value in the list below the accessibility sizes; a longer one is cut.
  public var rowLineLimit = 2
  /// The least height of the navigation bar, and of the question and its answers (*unstated*).
  public var barHeight = 44.0
  /// The most of the bar's width that each of its buttons takes, 0…0.5; the title has the rest (*unstated*).
  public var barButtonFraction = 0.45
  /// The least height of the search field with its surroundings (*unstated*).
  public var searchHeight = 52.0
  /// The magnifying glass of the search field (*unstated*).
  public var searchIconSize = LayoutSize(width: 17, height: 17)
  /// The handle of a sheet (*unstated*).
  public var grabberSize = LayoutSize(width: 36, height: 5)
  /// The strip at the top of a sheet in which the handle lies (*unstated*).
  public var grabberHeight = 16.0
  /// The part of the screen that a half sheet takes, 0…1.
  public var halfSheetFraction = 0.5
  /// The most width of a sheet on regular width, and of the question: that of the system's form sheets.
  public var sheetWidth = 540.0
  /// The distance of a drag on the handle from which the sheet grows or shrinks (*unstated*).
  public var grabberThreshold = 20.0
  /// The check mark, radio button or check box (*unstated*).
  public var controlSize = LayoutSize(width: 22, height: 22)
  /// The least height of the button that shows the number of chosen values (*unstated*).
  public var anchorHeight = 44.0
  /// The line between rows (*unstated*).
  public var dividerThickness = 1.0
  /// Distances of object cells.
  public var cellMetrics = ObjectCellMetrics()

  /// The numbers above, to be changed one by one.
  public init() {}
}
