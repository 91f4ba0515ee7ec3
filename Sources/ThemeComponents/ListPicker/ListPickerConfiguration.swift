/// The configuration of a picker's form cell, which the app sets once.
///
/// A ``HierarchyPickerFormCell`` obeys all of it but ``showsSelectedGroup`` and ``hasDynamicValues``, which are about lists.
public struct ListPickerConfiguration: Hashable, Sendable {
  /// The cell's label.
  public var label: String
  /// The language of the words, also of those of a hierarchy that the cell opens.
  public let language: ComponentLanguage
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
  public var strings: ListPickerStrings
  /// Distances.
  public var metrics = ListPickerMetrics()

  /// A configuration with a label; the rest is as the sources say, to be changed one by one.
  public init(
    label: String, isSearchEnabled: Bool = false, presentation: ListPickerPresentation = .push,
    language: ComponentLanguage = .english
  ) {
    self.label = label
    self.isSearchEnabled = isSearchEnabled
    self.presentation = presentation
    self.language = language
    strings = ListPickerStrings(language)
  }

  var isSheet: Bool { presentation == .sheet }

  /// Those of some values that can be chosen together.
  func choosable(_ ids: [ItemID]) -> [ItemID] { allowsMultipleSelection ? ids : Array(ids.prefix(1)) }

  /// Whether a tap on a value closes the list.
  var closesOnTap: Bool { dismissesOnSelection && !allowsMultipleSelection }

  /// Whether choices wait for Apply.
  var hasPool: Bool { mode == .confirmed && !closesOnTap }

  /// The buttons of the bar at the top level, in the order of reading (LP-11).
  public var barButtons: [ControlID] { hasPool ? [.cancel, .apply] : presentation == .push ? [.back] : [.done] }

  /// Whether an open picker has the button that shows the number of chosen values (LP-24).
  var hasAnchorButton: Bool { showsAnchorButton && allowsMultipleSelection && isSheet }
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
  public var cancel: String
  /// The button that makes the pool the value.
  public var apply: String
  /// The button that closes a list without a pool.
  public var done: String
  /// The button to the level above.
  public var back: String
  /// The question before changes are discarded (LP-13).
  public var discardTitle: String
  /// The answer that discards them (LP-13).
  public var discardChanges: String
  /// The answer that keeps them (LP-13).
  public var keepEditing: String
  /// The title of the group that repeats the chosen values.
  public var selected: String
  /// The title of the group of all values.
  public var all: String
  /// The button that chooses all.
  public var selectAll: String
  /// The button that takes all out.
  public var deselectAll: String
  /// The text of the empty search field.
  public var search: String
  /// The text of a list in which a search finds nothing (LP-22).
  public var noResults: String
  /// The button that ends a search.
  public var endSearch: String
  /// The name that assistive technology gives the button that ends a search.
  public var endSearchLabel: String
  /// The text of the anchor button; `{n}` is replaced by the number of chosen values.
  public var selectedCount: String
  /// The text of a list without values.
  public var noValues: String
  /// The text of a list whose values are on their way.
  public var loading: String
  /// The text of a list whose values could not be had.
  public var failed: String
  /// The button that tries again.
  public var retry: String
  /// The hint of assistive technology for the anchor button.
  public var anchorHint: String
  /// The hint of assistive technology for a value that can be chosen.
  public var selectHint: String
  /// The hint of assistive technology for a value that can be taken out.
  public var deselectHint: String
  /// The hint of assistive technology for a group of values.
  public var groupHint: String
  /// The label of a section's button; `{button}` is replaced by its text, `{section}` by the section's title.
  public var sectionButtonLabel: String
  /// The value of a form cell that shows none, for assistive technology.
  public var nothingSelected: String
  /// The words after the titles of the first values where very many are chosen, for assistive technology; a plural with `{n}`.
  public var moreValues: String
  /// The format of counts.
  public var counts: CountFormat
  /// Between the chosen values in the form cell.
  public var separator = ", "

  /// The text of the anchor button for a number of chosen values.
  public func selectedCount(_ number: Int) -> String { selectedCount.filled(number, counts) }

  /// The words in a language, to be changed one by one.
  public init(_ language: ComponentLanguage = .english) {
    cancel = language.word(.cancel)
    apply = language.word(.apply)
    done = language.word(.done)
    back = language.word(.back)
    discardTitle = language.word(.discardTitle)
    discardChanges = language.word(.discardChanges)
    keepEditing = language.word(.keepEditing)
    selected = language.word(.selected)
    all = language.word(.all)
    selectAll = language.word(.selectAll)
    deselectAll = language.word(.deselectAll)
    search = language.word(.search)
    noResults = language.word(.noResults)
    endSearch = language.word(.cancel)
    endSearchLabel = language.word(.endSearch)
    selectedCount = language.word(.selectedCount)
    noValues = language.word(.noValues)
    loading = language.word(.loading)
    failed = language.word(.failedValues)
    retry = language.word(.retry)
    anchorHint = language.word(.anchorHint)
    selectHint = language.word(.selectValue)
    deselectHint = language.word(.deselectValue)
    groupHint = language.word(.group)
    sectionButtonLabel = language.word(.sectionButton)
    nothingSelected = language.word(.nothingSelected)
    moreValues = language.word(.moreValues)
    counts = language.counts
  }
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
  /// The most lines of the form cell's label (*unstated*).
  public var labelLineLimit = 2
  /// The chevron of the form cell (*unstated*).
  public var disclosureSize = LayoutSize(width: 14, height: 14)
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
