/// Something about a component's data that is worth a developer's look.
///
/// Components survive such data, and show nothing that does nothing. Print the advice in a debug build.
public enum DataAdvice: Hashable, Sendable, CaseIterable {
  /// Two entries have the same id; the first one is shown.
  case duplicateIDs
  /// An item is below itself.
  case cycle
  /// There is nothing to show.
  case noItems
  /// The hierarchy has one level only, for which the guideline has a list (HV-11).
  case singleLevel
  /// A list picker has so few values that they could be shown at once (LP-02).
  case fewValues
}

extension Collection where Element: Identifiable {
  /// Advice about faults of the entries of a list.
  var advice: [DataAdvice] {
    if isEmpty { return [.noItems] }
    return Set(map { $0.id }).count < count ? [.duplicateIDs] : []
  }
}
