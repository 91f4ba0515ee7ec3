import ThemeTable

/// Ascending numbers, each once, such as those of chosen values.
struct NumberList: Hashable, Sendable {
  private(set) var numbers: [Int]

  var count: Int { numbers.count }
  var isEmpty: Bool { numbers.isEmpty }

  init(_ numbers: [Int] = []) {
    let isAscending = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    self.numbers = isAscending ? numbers : Set(numbers).sorted()
  }

  /// The place of the first number that is not less than a number.
  private func place(of number: Int) -> Int { BinarySearch.lowerBound(count) { numbers[$0] < number } }

  func contains(_ number: Int) -> Bool {
    let place = place(of: number)
    return place < count && numbers[place] == number
  }

  /// Whether all numbers of another list are in this one.
  func contains(_ other: NumberList) -> Bool {
    guard let first = other.numbers.first, other.count <= count, contains(first) else { return other.isEmpty }
    var place = place(of: first)
    for number in other.numbers {
      while place < count, numbers[place] < number { place += 1 }
      guard place < count, numbers[place] == number else { return false }
    }
    return true
  }

  mutating func insert(_ number: Int) { if !contains(number) { numbers.insert(number, at: place(of: number)) } }

  mutating func remove(_ number: Int) { if contains(number) { numbers.remove(at: place(of: number)) } }

  mutating func insert(_ other: NumberList) {
    let new = other.numbers.filter { !contains($0) }
    if !new.isEmpty { numbers = (numbers + new).sorted() }
  }

  mutating func remove(_ other: NumberList) { if !other.isEmpty { numbers.removeAll(where: other.contains) } }
}
