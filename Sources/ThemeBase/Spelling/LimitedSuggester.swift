/// Makes a suggester when the first near name is looked for, and lends it a limited number of times.
///
/// Each search looks at many names, and hostile input can be wrong everywhere.
public struct LimitedSuggester<Suggester: Sendable>: Sendable {
  @usableFromInline var searchesLeft: Int
  @usableFromInline var suggester: Suggester?

  /// No suggester yet, which will be lent so many times.
  @inlinable public init(searches: Int = 100) { searchesLeft = searches }

  /// Whether no search is left.
  @inlinable public var isExhausted: Bool { searchesLeft <= 0 }

  /// The suggester for one more search, or nil if no search is left.
  @inlinable public mutating func next(_ make: () -> Suggester) -> Suggester? {
    guard !isExhausted else { return nil }
    searchesLeft -= 1
    let suggester = self.suggester ?? make()
    self.suggester = suggester
    return suggester
  }
}

extension LimitedSuggester where Suggester == NameSuggester {
  /// The name nearest to another one, or nil if none is near or no search is left.
  ///
  /// For candidates that differ from search to search: the suggester is not kept.
  package mutating func nearest(to name: String, in names: () -> [String]) -> String? {
    guard !isExhausted else { return nil }
    searchesLeft -= 1
    return NameSuggester.nearest(to: name, in: names())
  }
}
