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

extension ListPickerStrings {
  /// The text of the anchor button for a number of chosen values.
  public func selectedCount(_ number: Int) -> String { selectedCount.filled(number, counts) }
}
