/// Finds the name that was probably meant; silent when nothing is near.
///
/// A name in another case is nearest, then one with its words swapped, then one a few letters away.
/// Of equally near ones the earlier candidate wins, so put those first that are likeliest.
package struct NameSuggester: Sendable {
  private struct Candidate: Sendable {
    var name: [UInt8]
    var letters: LetterBag
  }

  private let candidates: [Candidate]

  package init(_ names: some Sequence<String>) {
    candidates = names.map { name in
      let bytes = Array(name.utf8)
      return Candidate(name: bytes, letters: LetterBag(bytes))
    }
  }

  /// The nearest candidate; nil when none is near or the name is one of them.
  package func nearest(to name: String) -> String? {
    let bytes = Array(name.utf8)
    guard !bytes.isEmpty, bytes.count <= EditDistance.longestName else { return nil }
    var search = Search(bytes)
    var best: (name: [UInt8], rank: Int)?
    for candidate in candidates {
      if candidate.name == bytes { return nil }
      guard let rank = search.rank(candidate.name, candidate.letters), rank < best?.rank ?? .max
      else { continue }
      best = (candidate.name, rank)
    }
    return best.map { String(decoding: $0.name, as: UTF8.self) }
  }

  /// The nearest of a few names.
  package static func nearest(to name: String, in names: some Sequence<String>) -> String? {
    NameSuggester(names).nearest(to: name)
  }
}

/// One name on its way through the candidates.
private struct Search {
  private let lowercased: [UInt8]
  private let words: [[UInt8]]
  private let wordKey: [UInt8]
  private let letters: LetterBag
  /// How many letters may be wrong; falls to what the best candidate needs.
  private var bound: Int
  private var distance = EditDistance()

  init(_ name: [UInt8]) {
    lowercased = name.map(\.asciiLowercased)
    words = NameWords.split(name)
    wordKey = NameWords.key(name)
    letters = LetterBag(name)
    bound =
      switch name.count {
      case ..<3: 0
      case ..<6: 1
      case ..<12: 2
      default: 3
      }
  }

  /// How far a candidate is, for comparison with others; nil if it is not near.
  mutating func rank(_ name: [UInt8], _ bag: LetterBag) -> Int? {
    let apart = letters.distance(to: bag)
    guard apart <= bound else { return nil }
    let candidate = name.map(\.asciiLowercased)
    guard let steps = steps(name, candidate, isSameLetters: apart == 0) else { return nil }
    bound = min(bound, max(0, steps - 1))
    // Hardly anybody mistypes the first letter.
    return steps * 2 + (candidate.first == lowercased.first ? 0 : 1)
  }

  private mutating func steps(
    _ name: [UInt8], _ candidate: [UInt8], isSameLetters: Bool
  ) -> Int? {
    if candidate == lowercased { return 0 }
    if isSameLetters, areSwapped(name) { return 1 }
    guard bound > 0, let distance = distance.distance(lowercased, candidate, bound: bound),
      isTypo(candidate, distance), distance < 2 || isAlikeByWords(name)
    else { return nil }
    return distance + 1
  }

  /// Whether a candidate has the same words in another order, perhaps with other joints between them.
  private func areSwapped(_ candidate: [UInt8]) -> Bool {
    let others = NameWords.split(candidate)
    return NameWords.key(candidate) == wordKey
      || others.count > 1 && others.count <= 16
        && NameWords.isArrangement(words.flatMap(\.self), of: others)
  }

  /// Of a short word only one letter may be wrong: `line-color` is not `tint-color`.
  private mutating func isAlikeByWords(_ candidate: [UInt8]) -> Bool {
    let others = NameWords.split(candidate)
    guard words.count == others.count else { return true }
    for (word, other) in zip(words, others) where word != other {
      let allowed = max(1, max(word.count, other.count) / 3)
      if distance.distance(word, other, bound: allowed) == nil { return false }
    }
    return true
  }

  /// Two letters or more put in front or behind are another word, not a slip: `MyButton` is not
  /// `Button`.
  private func isTypo(_ candidate: [UInt8], _ distance: Int) -> Bool {
    let name = lowercased
    guard distance > 1, abs(name.count - candidate.count) == distance else { return true }
    let (short, long) = name.count < candidate.count ? (name, candidate) : (candidate, name)
    return !long.starts(with: short) && !long.reversed().starts(with: short.reversed())
  }
}
