/// A set of numbers from 0 on, one bit each: sixty-four at a time are counted, compared, chosen or taken out.
struct NumberSet: Hashable, Sendable {
  private var words: [UInt64] = []
  /// The number of members.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  init() {}

  init(_ numbers: some Sequence<some BinaryInteger>) {
    // Neighbours are collected before they are stored.
    var (index, bits): (Int, UInt64) = (0, 0)
    for number in numbers {
      if Int(number) / 64 != index {
        set(index, word(index) | bits)
        (index, bits) = (Int(number) / 64, 0)
      }
      bits |= 1 << UInt64(Int(number) % 64)
    }
    set(index, word(index) | bits)
  }

  private func word(_ index: Int) -> UInt64 { index < words.count ? words[index] : 0 }

  func contains(_ number: Int) -> Bool { word(number / 64) & (1 << UInt64(number % 64)) != 0 }

  mutating func insert(_ number: Int) {
    if !contains(number) { set(number / 64, word(number / 64) | 1 << UInt64(number % 64)) }
  }

  mutating func remove(_ number: Int) {
    if contains(number) { set(number / 64, word(number / 64) & ~(1 << UInt64(number % 64))) }
  }

  private mutating func set(_ index: Int, _ word: UInt64) {
    if index >= words.count { words.append(contentsOf: repeatElement(0, count: index + 1 - words.count)) }
    count += word.nonzeroBitCount - words[index].nonzeroBitCount
    words[index] = word
  }

  /// The bits of a word that lie in a range of numbers.
  private static func bits(ofWord index: Int, in range: Range<Int>) -> UInt64 {
    let inside = range.clamped(to: index * 64..<index * 64 + 64)
    guard !inside.isEmpty else { return 0 }
    return (UInt64.max >> UInt64(64 - inside.count)) << UInt64(inside.lowerBound - index * 64)
  }

  /// Calls a function with each word of a mask that has bits in a range.
  private func forEachWord(in range: Range<Int>, _ body: (Int, UInt64) -> Void) {
    let range = range.clamped(to: 0..<words.count * 64)
    guard let last = range.last else { return }
    for index in range.lowerBound / 64...last / 64 {
      let bits = words[index] & Self.bits(ofWord: index, in: range)
      if bits != 0 { body(index, bits) }
    }
  }

  /// Adds the members of another set that lie in a range.
  mutating func insert(_ other: NumberSet, in range: Range<Int> = 0..<Int.max) {
    other.forEachWord(in: range) { set($0, word($0) | $1) }
  }

  /// Removes the members of another set that lie in a range.
  mutating func remove(_ other: NumberSet, in range: Range<Int> = 0..<Int.max) {
    other.forEachWord(in: range) { if $0 < words.count { set($0, words[$0] & ~$1) } }
  }

  /// The number of members in a range that another set has too, and of those that it has not.
  func counts(in range: Range<Int> = 0..<Int.max, sharedWith other: NumberSet) -> (shared: Int, own: Int) {
    var counts = (shared: 0, own: 0)
    forEachWord(in: range) { index, bits in
      counts.shared += (bits & other.word(index)).nonzeroBitCount
      counts.own += (bits & ~other.word(index)).nonzeroBitCount
    }
    return counts
  }

  /// The members that another set has too, or has not.
  func members(of other: NumberSet, _ isShared: Bool = true) -> NumberSet {
    var result = self
    if isShared { result.remove(members(of: other, false)) } else { result.remove(other) }
    return result
  }

  /// The lowest members in order, so many at most.
  func prefix(_ most: Int = .max) -> [Int] {
    var members: [Int] = []
    members.reserveCapacity(min(count, most))
    for (index, word) in words.enumerated() where word != 0 && members.count < most {
      var word = word
      while word != 0, members.count < most {
        members.append(index * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return members
  }

  /// The member at a place among those that another set has too, or has not; nil beyond the last one.
  func member(at place: Int, of other: NumberSet, _ isShared: Bool = true) -> Int? {
    var rest = place
    for (index, word) in words.enumerated() where word != 0 {
      var word = word & (isShared ? other.word(index) : ~other.word(index))
      let bits = word.nonzeroBitCount
      if rest >= bits {
        rest -= bits
        continue
      }
      for _ in 0..<rest { word &= word - 1 }
      return index * 64 + word.trailingZeroBitCount
    }
    return nil
  }

  /// Whether the members are the same, whatever the room for more.
  static func == (left: NumberSet, right: NumberSet) -> Bool {
    left.count == right.count
      && (0..<max(left.words.count, right.words.count)).allSatisfy { left.word($0) == right.word($0) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
