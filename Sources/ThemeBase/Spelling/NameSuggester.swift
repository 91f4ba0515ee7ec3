/// Finds the name that was probably meant; silent when nothing is near.
///
/// A name in another case is nearest, then one with its words swapped, then one a few letters away.
/// Of equally near ones the earlier candidate wins, so put those first that are likeliest.
package struct NameSuggester: Sendable {
  /// The bytes of all names, one after the other.
  private let bytes: [UInt8]
  /// The end of each name in `bytes`.
  private let ends: [UInt32]
  /// The places of the names in the order of their numbers of letters.
  package let order: [UInt32]
  /// The letters of the names in that order: they decide most comparisons without a look at the name.
  package let letters: [UInt64]
  /// The start of the names of each number of letters in `order`, followed by the length of `order`.
  package let starts: [UInt32]

  package init(_ names: [String]) { self.init(joining: names.lazy.map { $0.utf8 }) }

  /// Candidates as bytes.
  package init(bytes names: [ArraySlice<UInt8>]) { self.init(joining: names) }

  /// All names of a table.
  package init(_ names: NameTable) {
    self.init(joining: (0..<names.ends.count).lazy.map { names.slice(UInt32(truncatingIfNeeded: $0)) })
  }

  /// Private, so that it is compiled for each kind of names.
  private init(joining names: some Sequence<some Sequence<UInt8>>) {
    var (bytes, ends, counts, letters): ([UInt8], [UInt32], [Int], [UInt64]) = ([], [], [], [])
    for name in names {
      let bag = LetterBag(name)
      bytes += name
      ends.append(UInt32(truncatingIfNeeded: bytes.count))
      counts.append(bag.count)
      letters.append(bag.counts)
    }
    (self.bytes, self.ends) = (bytes, ends)
    var starts = [UInt32](repeating: 0, count: (counts.max() ?? 0) + 2)
    for count in counts { starts[count + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    self.starts = starts
    var (order, ordered) = ([UInt32](repeating: 0, count: counts.count), letters)
    for (place, count) in counts.enumerated() {
      let index = Int(starts[count])
      order[index] = UInt32(truncatingIfNeeded: place)
      ordered[index] = letters[place]
      starts[count] += 1
    }
    (self.order, self.letters) = (order, ordered)
  }

  /// Some names of a table, sorted before the program runs; see the properties of these names.
  package init(_ names: NameTable, order: [UInt32], letters: [UInt64], starts: [UInt32]) {
    (bytes, ends) = (names.bytes, names.ends)
    (self.order, self.letters, self.starts) = (order, letters, starts)
  }

  /// The nearest candidate; nil when none is near or the name is one of them.
  package func nearest(to name: String) -> String? {
    nearest(to: Array(name.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same for bytes.
  package func nearest(to name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !name.isEmpty, name.count <= EditDistance.longestName else { return nil }
    let (bag, bound) = (LetterBag(name), Search.bound(of: name))
    let candidates = candidates(bag, bound: bound)
    // Most names are near to none.
    guard !candidates.isEmpty else { return nil }
    var search = Search(name, bound: bound)
    var best: (place: Int, rank: Int)?
    // Those first that differ in the fewest letters: one that is near rules out all that differ in more.
    for apart in 0...bound where apart <= search.bound {
      for candidate in candidates where bag.distance(to: letters[candidate]) == apart {
        let place = Int(order[candidate])
        let other = self.name(place)
        if other == name { return nil }
        guard let rank = search.rank(other, apart: apart), best.map({ (rank, place) < ($0.rank, $0.place) }) ?? true
        else { continue }
        best = (place, rank)
      }
    }
    return best.map { self.name($0.place) }
  }

  /// The places in `order` of the names that may be near: those that differ in at most `bound` letters.
  private func candidates(_ name: LetterBag, bound: Int) -> [Int] {
    let counts = max(0, name.count - bound)..<name.count + bound + 1
    let known = counts.clamped(to: 0..<starts.count - 1)
    var candidates: [Int] = []
    for index in Int(starts[known.lowerBound])..<Int(starts[known.upperBound])
    where name.isNear(letters[index], bound: bound) && name.distance(to: letters[index]) <= bound {
      candidates.append(index)
    }
    return candidates
  }

  private func name(_ place: Int) -> ArraySlice<UInt8> {
    bytes[(place == 0 ? 0 : Int(ends[place - 1]))..<Int(ends[place])]
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
    // Hardly anybody mistypes the first letter; of equally near names one that begins in the same case comes first.
    return steps * 3 + (candidate.first != lowercased.first ? 2 : name.first != self.name.first ? 1 : 0)
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
