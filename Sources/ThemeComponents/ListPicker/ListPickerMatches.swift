import ThemeTable

/// The entries of a level that a search found.
struct ListPickerMatches: Hashable, Sendable {
  /// Their places in the level, in order.
  var places: [Int32]
  /// The values at or below them.
  var values: NumberSet

  init(_ places: [Int32], in level: ListPickerLevel) {
    self.places = places
    values = NumberSet(places.lazy.flatMap { level.values(at: Int($0)..<Int($0) + 1) })
  }

  /// Adds or removes one entry.
  mutating func set(_ place: Int, isFound: Bool, in level: ListPickerLevel) {
    let range = indexes(in: place..<place + 1)
    let found = level.values(at: place..<place + 1)
    places.replaceSubrange(range, with: isFound ? [Int32(truncatingIfNeeded: place)] : [])
    for value in found { if isFound { values.insert(Int(value)) } else { values.remove(Int(value)) } }
  }

  /// Takes entries out of the level; those after them move up.
  mutating func remove(_ gone: [Int], values: NumberSet) {
    self.values.remove(values)
    places = places.compactMap { place in
      let before = BinarySearch.lowerBound(gone.count) { gone[$0] < place }
      guard before == gone.count || gone[before] != place else { return nil }
      return place - Int32(truncatingIfNeeded: before)
    }
  }

  /// The found places in a range.
  func places(in range: Range<Int>) -> ArraySlice<Int32> { places[indexes(in: range)] }

  /// Where those are among all that were found.
  func indexes(in range: Range<Int>) -> Range<Int> {
    index(atLeast: range.lowerBound)..<index(atLeast: range.upperBound)
  }

  /// The index of a place among all that were found, or nil if it was not found.
  func index(of place: Int) -> Int? {
    let index = index(atLeast: place)
    return index < places.count && Int(places[index]) == place ? index : nil
  }

  func contains(_ place: Int) -> Bool { index(of: place) != nil }

  /// The index of the first match at a place or after it; `start` and at most `count` more if it is known to be there.
  func index(atLeast place: Int, from start: Int = 0, count: Int = .max) -> Int {
    let most = min(count, places.count - start)
    return start + BinarySearch.lowerBound(most) { Int(places[start + $0]) < place }
  }
}
