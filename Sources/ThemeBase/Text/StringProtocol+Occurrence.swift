extension StringProtocol {
  /// Whether a text occurs in this one, byte for byte; linear where the text is short.
  ///
  /// The standard library's `contains` does the same, and brings its regular expressions, 1 MB, into an app that compiles
  /// themes.
  package func includes(_ text: String) -> Bool { utf8.includes(text.utf8) }
}

extension Collection where Element: Equatable {
  /// Whether the elements of another collection stand in this one, one after the other.
  package func includes(_ part: some Collection<Element>) -> Bool {
    guard let first = part.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: part) }
  }
}
