// What the Embedded standard library lacks and the compiler uses. It becomes a part of each module.
extension Collection where Element: Equatable {
  /// Whether a part of the collection equals another one; linear in both where the other one is short.
  func contains(_ part: some Collection<Element>) -> Bool {
    guard let first = part.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: part) }
  }
}

extension StringProtocol {
  /// Whether a text occurs in this one.
  func contains(_ text: String) -> Bool { utf8.contains(text.utf8) }

  /// The text with another character in place of each one.
  func replacing(_ old: Character, with new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).map { String($0) }
      .joined(separator: new)
  }
}
