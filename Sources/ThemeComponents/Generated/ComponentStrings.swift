// Made from Data/words.txt by WordTableTests; do not edit.
// swift-format-ignore-file

/// The words of a hierarchy view that assistive technology speaks; an app gives them in its language.
public struct HierarchyStrings: Hashable, Sendable {
  /// The button to the last visited child level.
  public var childLevel: String
  /// The value of a row: a plural, in which `{n}` is replaced by the text of its accessory.
  public var children: String
  /// The state of a row whose children are not shown.
  public var collapsed: String
  /// The hint for a row that a tap deselects.
  public var deselectHint: String
  /// The detail button of a row.
  public var details: String
  /// The state of a row whose children are shown.
  public var expanded: String
  /// The text of a row that could not be loaded.
  public var itemFailed: String
  /// The text of a level that could not be loaded.
  public var failed: String
  /// A column whose data is on its way.
  public var loading: String
  /// The button to the parent level.
  public var parentLevel: String
  /// The button that tries again to load a level or a row.
  public var retry: String
  /// The hint for a row that a tap selects.
  public var selectHint: String
  /// The hierarchy accessory.
  public var showChildren: String
  /// The format of counts.
  public var counts: CountFormat

  /// The words in a language, to be changed one by one.
  public init(_ language: ComponentLanguage = .english) {
    childLevel = language.word(.childLevel)
    children = language.word(.children)
    collapsed = language.word(.collapsed)
    deselectHint = language.word(.deselectItem)
    details = language.word(.details)
    expanded = language.word(.expanded)
    itemFailed = language.word(.failedItem)
    failed = language.word(.failedItems)
    loading = language.word(.loading)
    parentLevel = language.word(.parentLevel)
    retry = language.word(.retry)
    selectHint = language.word(.selectItem)
    showChildren = language.word(.showChildren)
    counts = language.counts
  }
}

/// The words of a list picker; an app gives them in its language.
public struct ListPickerStrings: Hashable, Sendable {
  /// The title of the group of all values.
  public var all: String
  /// The hint of assistive technology for the anchor button.
  public var anchorHint: String
  /// The button that makes the pool the value.
  public var apply: String
  /// The button to the level above.
  public var back: String
  /// The button that throws the pool away.
  public var cancel: String
  /// The button that ends a search.
  public var endSearch: String
  /// The button that takes all out.
  public var deselectAll: String
  /// The hint of assistive technology for a value that can be taken out.
  public var deselectHint: String
  /// The answer that discards them (LP-13).
  public var discardChanges: String
  /// The question before changes are discarded (LP-13).
  public var discardTitle: String
  /// The button that closes a list without a pool.
  public var done: String
  /// The name that assistive technology gives the button that ends a search.
  public var endSearchLabel: String
  /// The text of a list whose values could not be had.
  public var failed: String
  /// The hint of assistive technology for a group of values.
  public var groupHint: String
  /// The answer that keeps them (LP-13).
  public var keepEditing: String
  /// The text of a list whose values are on their way.
  public var loading: String
  /// The words after the titles of the first values where very many are chosen, for assistive technology; a plural with `{n}`.
  public var moreValues: String
  /// The text of a list in which a search finds nothing (LP-22).
  public var noResults: String
  /// The text of a list without values.
  public var noValues: String
  /// The value of a form cell that shows none, for assistive technology.
  public var nothingSelected: String
  /// The button that tries again.
  public var retry: String
  /// The text of the empty search field.
  public var search: String
  /// The label of a section's button; `{button}` is replaced by its text, `{section}` by the section's title.
  public var sectionButtonLabel: String
  /// The button that chooses all.
  public var selectAll: String
  /// The hint of assistive technology for a value that can be chosen.
  public var selectHint: String
  /// The title of the group that repeats the chosen values.
  public var selected: String
  /// The text of the anchor button; `{n}` is replaced by the number of chosen values.
  public var selectedCount: String
  /// Between the chosen values in the form cell.
  public var separator: String
  /// The format of counts.
  public var counts: CountFormat

  /// The words in a language, to be changed one by one.
  public init(_ language: ComponentLanguage = .english) {
    all = language.word(.all)
    anchorHint = language.word(.anchorHint)
    apply = language.word(.apply)
    back = language.word(.back)
    cancel = language.word(.cancel)
    endSearch = language.word(.cancel)
    deselectAll = language.word(.deselectAll)
    deselectHint = language.word(.deselectValue)
    discardChanges = language.word(.discardChanges)
    discardTitle = language.word(.discardTitle)
    done = language.word(.done)
    endSearchLabel = language.word(.endSearch)
    failed = language.word(.failedValues)
    groupHint = language.word(.group)
    keepEditing = language.word(.keepEditing)
    loading = language.word(.loading)
    moreValues = language.word(.moreValues)
    noResults = language.word(.noResults)
    noValues = language.word(.noValues)
    nothingSelected = language.word(.nothingSelected)
    retry = language.word(.retry)
    search = language.word(.search)
    sectionButtonLabel = language.word(.sectionButton)
    selectAll = language.word(.selectAll)
    selectHint = language.word(.selectValue)
    selected = language.word(.selected)
    selectedCount = language.word(.selectedCount)
    separator = language.word(.separator)
    counts = language.counts
  }
}

/// The words of a sibling navigation; an app gives them in its language.
public struct SiblingStrings: Hashable, Sendable {
  /// The button to the sibling after.
  public var next: String
  /// The upper title line; `{n}` is replaced by the current number, `{N}` by the total.
  public var position: String
  /// The button to the sibling before.
  public var previous: String
  /// The format of counts.
  public var counts: CountFormat

  /// The words in a language, to be changed one by one.
  public init(_ language: ComponentLanguage = .english) {
    next = language.word(.next)
    position = language.word(.position)
    previous = language.word(.previous)
    counts = language.counts
  }
}
