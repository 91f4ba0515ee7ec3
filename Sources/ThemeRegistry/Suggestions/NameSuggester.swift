/// Finds the name that was probably meant; silent when nothing is near.
///
/// A name in another case is nearest, then one with its words swapped, then one a few letters away. Of equally near ones
/// the earlier candidate wins, so put those first that are likeliest.
package struct NameSuggester: Sendable {
  private struct Candidate: Sendable {
    var name: [UInt8]
    var lowercased: [UInt8]
    var words: [UInt8]
    var letters: LetterBag
  }

  private let candidates: [Candidate]

  package init(_ names: some Sequence<String>) {
    candidates = names.map { name in
      let bytes = Array(name.utf8)
      let lowercased = bytes.map(\.asciiLowercased)
      return Candidate(
        name: bytes, lowercased: lowercased, words: NameWords.key(bytes),
        letters: LetterBag(lowercased))
    }
  }

  /// The nearest candidate; nil when none is near or the name is one of them.
  package func nearest(to name: String) -> String? { best(for: name)?.name }

  /// The nearest candidate and how far it is, for comparing several sets of candidates.
  func best(for name: String) -> (name: String, rank: Int)? {
    let bytes = Array(name.utf8)
    guard !bytes.isEmpty, bytes.count <= EditDistance.longestName else { return nil }
    let lowercased = bytes.map(\.asciiLowercased)
    let words = NameWords.key(bytes)
    let letters = LetterBag(lowercased)
    var bound = Self.bound(bytes.count)
    var best: (candidate: Candidate, rank: Int)?
    var distance = EditDistance()
    for candidate in candidates {
      if candidate.name == bytes { return nil }
      var rank: Int?
      if candidate.lowercased == lowercased {
        rank = 0
      } else if candidate.words == words {
        rank = 1
      } else if bound > 0, letters.distance(to: candidate.letters) <= bound {
        rank = distance.distance(lowercased, candidate.lowercased, bound: bound)
          .flatMap { Self.isTypo(lowercased, candidate.lowercased, $0) ? $0 + 1 : nil }
      }
      guard let rank, rank < best?.rank ?? .max else { continue }
      best = (candidate, rank)
      bound = min(bound, rank)
    }
    return best.map { (String(decoding: $0.candidate.name, as: UTF8.self), $0.rank) }
  }

  /// The nearest of a few names.
  package static func nearest(to name: String, in names: some Sequence<String>) -> String? {
    NameSuggester(names).nearest(to: name)
  }

  /// How many letters may be wrong in a name of some length.
  private static func bound(_ length: Int) -> Int {
    switch length {
    case ..<3: 0
    case ..<6: 1
    case ..<12: 2
    default: 3
    }
  }

  /// Two letters or more put in front or behind are another word, not a slip: `MyButton` is not `Button`.
  private static func isTypo(_ name: [UInt8], _ candidate: [UInt8], _ distance: Int) -> Bool {
    guard distance > 1, abs(name.count - candidate.count) == distance else { return true }
    let (short, long) = name.count < candidate.count ? (name, candidate) : (candidate, name)
    return !long.starts(with: short) && !long.reversed().starts(with: short.reversed())
  }
}

/// How often each letter stands in a name: a lower bound for the edit distance that costs no comparison.
struct LetterBag: Sendable {
  /// Four bits a letter for 16 classes of bytes; more than 15 of one class are counted as 15.
  private var counts: UInt64 = 0

  init(_ name: [UInt8]) {
    for byte in name {
      let shift = UInt64(byte & 15) * 4
      if counts >> shift & 15 < 15 { counts += 1 << shift }
    }
  }

  /// At most the number of single changes that turn one name into the other.
  func distance(to other: LetterBag) -> Int {
    var surplus = 0
    var deficit = 0
    for place in 0..<16 {
      let shift = UInt64(place * 4)
      let difference = Int(counts >> shift & 15) - Int(other.counts >> shift & 15)
      if difference > 0 { surplus += difference } else { deficit -= difference }
    }
    return max(surplus, deficit)
  }
}
