/// Makes a suggester when the first near name is looked for, and lends it a limited number of times.
///
/// Each search looks at many names, and hostile input can be wrong everywhere.
package struct LimitedSuggester<Suggester: Sendable>: Sendable {
  private var searchesLeft: Int
  private var suggester: Suggester?

  package init(searches: Int = 100) { searchesLeft = searches }

  /// The suggester for one more search, or nil if no search is left.
  package mutating func next(_ make: () -> Suggester) -> Suggester? {
    guard searchesLeft > 0 else { return nil }
    searchesLeft -= 1
    let suggester = self.suggester ?? make()
    self.suggester = suggester
    return suggester
  }
}
