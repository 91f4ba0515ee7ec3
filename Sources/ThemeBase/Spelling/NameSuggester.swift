/// Finds the name that was probably meant; silent when nothing is near.
///
/// A name in another case is nearest, then one with its words swapped, then one a few letters away.
/// Of equally near ones the earlier candidate wins, so put those first that are likeliest.
package struct NameSuggester: Sendable {
  private let names: [ArraySlice<UInt8>]
  /// The places of the names in the order of their numbers of letters.
  private let order: [Int]
  /// The letters of the names in that order: they decide most comparisons without a look at the name.
  private let letters: [LetterBag]
  /// The start of the names of each number of letters in `order`, followed by the length of `order`.
  private let starts: [Int]

  package init(_ names: [String]) { self.init(bytes: names.map { Array($0.utf8)[...] }) }

  /// Candidates as bytes, which are not copied.
  package init(bytes names: [ArraySlice<UInt8>]) { self.init(bytes: names, letters: names.map { LetterBag($0) }) }

  /// Candidates as bytes, and the letters of each.
  package init(bytes names: [ArraySlice<UInt8>], letters: [LetterBag]) {
    self.names = names
    var starts = [Int](repeating: 0, count: (letters.map { $0.count }.max() ?? 0) + 2)
    for bag in letters { starts[bag.count + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var ends = starts
    var order = [Int](repeating: 0, count: names.count)
    for (place, bag) in letters.enumerated() {
      order[ends[bag.count]] = place
      ends[bag.count] += 1
    }
    self.order = order
    self.letters = order.map { letters[$0] }
    self.starts = starts
  }

  /// The nearest candidate; nil when none is near or the name is one of them.
  package func nearest(to name: String) -> String? {
    nearest(to: Array(name.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same for bytes.
  package func nearest(to name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !name.isEmpty, name.count <= EditDistance.longestName else { return nil }
    let bound = Search.bound(of: name)
    let candidates = candidates(LetterBag(name), bound: bound)
    // Most names are near to none.
    guard !candidates.isEmpty else { return nil }
    var search = Search(name, bound: bound)
    var best: (place: Int, rank: Int)?
    // Those first that differ in the fewest letters: one that is near rules out all that differ in more.
    for apart in 0...bound where apart <= search.bound {
      for candidate in candidates where candidate.apart == apart {
        let other = names[candidate.place]
        if other == name { return nil }
        guard let rank = search.rank(other, apart: apart),
          best.map({ (rank, candidate.place) < ($0.rank, $0.place) }) ?? true
        else { continue }
        best = (candidate.place, rank)
      }
    }
    return best.map { names[$0.place] }
  }

  /// The places of the names that may be near, each with the number of letters in which it differs from the name.
  private func candidates(_ name: LetterBag, bound: Int) -> [(place: Int, apart: Int)] {
    let counts = max(0, name.count - bound)..<name.count + bound + 1
    let known = counts.clamped(to: 0..<starts.count - 1)
    var candidates: [(place: Int, apart: Int)] = []
    for index in starts[known.lowerBound]..<starts[known.upperBound]
    where name.isNear(letters[index], bound: bound) {
      let apart = name.distance(to: letters[index])
      if apart <= bound { candidates.append((order[index], apart)) }
    }
    return candidates
  }

  /// The nearest of a few names.
  package static func nearest(to name: String, in names: [String]) -> String? { Self(names).nearest(to: name) }
}

/// One name on its way through the candidates.
private struct Search {
  private let lowercased: [UInt8]
  private let name: ArraySlice<UInt8>
  private lazy var words = NameWords.split(name, lowercased)
  /// The words without anything between them.
  private lazy var letters = words.flatMap { $0 }
  /// The number of letters that may be wrong; falls to what the best candidate needs.
  private(set) var bound: Int
  private var distance = EditDistance()

  init(_ name: ArraySlice<UInt8>, bound: Int) {
    self.name = name
    self.bound = bound
    lowercased = name.map { $0.asciiLowercased }
  }

  /// The number of letters of a name that may be wrong.
  static func bound(of name: ArraySlice<UInt8>) -> Int {
    switch name.count {
    case ..<3: 0
    case ..<6: 1
    case ..<12: 2
    default: 3
    }
  }

  /// Ranks a candidate that differs in at most ``bound`` letters, the nearest lowest; nil if it is not near.
  mutating func rank(_ name: ArraySlice<UInt8>, apart: Int) -> Int? {
    let candidate = name.map { $0.asciiLowercased }
    guard let steps = steps(name, candidate, isSameLetters: apart == 0) else { return nil }
    bound = min(bound, max(0, steps - 1))
    // Hardly anybody mistypes the first letter.
    return steps * 2 + (candidate.first == lowercased.first ? 0 : 1)
  }

  private mutating func steps(_ name: ArraySlice<UInt8>, _ candidate: [UInt8], isSameLetters: Bool) -> Int? {
    if candidate == lowercased { return 0 }
    if isSameLetters, areSwapped(NameWords.split(name, candidate)) { return 1 }
    guard bound > 0, let distance = distance.distance(lowercased[...], candidate[...], bound: bound),
      isTypo(candidate, distance), distance < 2 || isAlikeByWords(NameWords.split(name, candidate))
    else { return nil }
    return distance + 1
  }

  /// Whether a candidate has the same words in another order, perhaps with other joints between them.
  private mutating func areSwapped(_ others: [NameWords.Word]) -> Bool {
    NameWords.areSame(words, others)
      || others.count > 1 && others.count <= 16 && NameWords.isArrangement(letters, of: others)
  }

  /// Of a short word only one letter may be wrong: `line-color` is not `tint-color`.
  private mutating func isAlikeByWords(_ others: [NameWords.Word]) -> Bool {
    guard words.count == others.count else { return true }
    for (word, other) in zip(words, others) where word != other {
      let allowed = max(1, max(word.count, other.count) / 3)
      if distance.distance(word, other, bound: allowed) == nil { return false }
    }
    return true
  }

  /// Two letters or more before or after a name make another word, not a slip: `MyButton` is not
  /// `Button`.
  private func isTypo(_ candidate: [UInt8], _ distance: Int) -> Bool {
    let name = lowercased
    guard distance > 1, abs(name.count - candidate.count) == distance else { return true }
    let (short, long) = name.count < candidate.count ? (name, candidate) : (candidate, name)
    return !long.starts(with: short) && !long.reversed().starts(with: short.reversed())
  }
}
