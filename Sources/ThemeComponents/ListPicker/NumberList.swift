import ThemeTable

/// Ascending numbers, each once, such as those of chosen values.
struct NumberList: Hashable, Sendable {
  private(set) var numbers: [Int]

  var count: Int { numbers.count }
  var isEmpty: Bool { numbers.isEmpty }

  init(_ numbers: [Int] = []) {
    let isAscending = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    guard !isAscending else {
      self.numbers = numbers
      return
    }
    let sorted = numbers.sorted()
    self.numbers = sorted.prefix(1) + zip(sorted, sorted.dropFirst()).filter { $0 != $1 }.map { $1 }
  }

  /// The place of the first number that is not less than a number.
  private func place(of number: Int) -> Int { BinarySearch.lowerBound(count) { numbers[$0] < number } }

  func contains(_ number: Int) -> Bool {
    // Most questions are about numbers outside of a few ones.
    guard let last = numbers.last, number <= last, number >= numbers[0] else { return false }
    return numbers[place(of: number)] == number
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
    guard self != other else { return }
    let new = other.numbers.filter { !contains($0) }
    if !new.isEmpty { numbers = (numbers + new).sorted() }
  }

  mutating func remove(_ other: NumberList) {
    var gone = other.numbers[...]
    numbers.removeAll { number in
      while let next = gone.first, next < number { gone.removeFirst() }
      return gone.first == number
    }
  }
}
