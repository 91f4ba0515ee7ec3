/// A set of chosen values: a bit for each value at hand, and the ids of chosen values that are not at hand.
///
/// Choosing all of 100,000 values sets 1,600 words.
struct ListPickerSelection: Hashable, Sendable {
  private var words: [UInt64]
  /// The number of chosen values at hand.
  private(set) var count = 0
  /// Chosen values that are not at hand, such as those that a search on a server does not bring, in order of choice.
  var others: [ItemID] = []

  /// No choice among a number of values.
  init(among count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  /// Whether nothing is chosen.
  var isEmpty: Bool { count == 0 && others.isEmpty }

  /// The number of chosen values, those that are not at hand included.
  var total: Int { count + others.count }

  func contains(_ value: Int) -> Bool { words[value / 64] & (1 << UInt64(value % 64)) != 0 }

  mutating func insert(_ value: Int) {
    guard !contains(value) else { return }
    words[value / 64] |= 1 << UInt64(value % 64)
    count += 1
  }

  mutating func remove(_ value: Int) {
    guard contains(value) else { return }
    words[value / 64] &= ~(1 << UInt64(value % 64))
    count -= 1
  }

  /// The chosen values at hand, in order.
  var values: [Int] { values(atMost: .max) }

  /// The first chosen values at hand, in order.
  func values(atMost most: Int) -> [Int] {
    var values: [Int] = []
    values.reserveCapacity(min(count, most))
    for (index, word) in words.enumerated() where values.count < most {
      var word = word
      while word != 0, values.count < most {
        values.append(index * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return values
  }

  /// The chosen value with a number of chosen ones before it, or nil if there are not so many.
  ///
  /// Linear in the words.
  func value(at number: Int) -> Int? {
    var rest = number
    for (index, word) in words.enumerated() {
      let bits = word.nonzeroBitCount
      if rest >= bits {
        rest -= bits
        continue
      }
      var word = word
      for _ in 0..<rest { word &= word - 1 }
      return index * 64 + word.trailingZeroBitCount
    }
    return nil
  }
}
