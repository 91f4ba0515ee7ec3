/// Compares the lines of two texts, so that as few as possible differ.
///
/// The algorithm is Myers': it looks for the middle of the shortest way from one text to the other from both ends at once
/// and divides the lines there, which takes linear space. Lines of one text only are set aside before. Where the texts
/// differ in very much, the search is cut short, so that the time stays linear; then more lines than necessary differ.
struct LineComparison {
  /// The lines of both texts between two equal ones; one of the ranges may be empty.
  typealias Change = (old: Range<Int>, new: Range<Int>)

  /// The number of lines that a search takes away and adds from either end before it is cut short.
  private static let limit = 500

  /// The lines as numbers: those of equal lines are equal.
  private let old: [Int]
  private let new: [Int]
  /// The furthest line of `old` on each diagonal, from the start and from the end.
  private var forward: [Int]
  private var backward: [Int]
  /// Whether the lines are equal ones, in the order of their texts.
  private var isOldEqual: [Bool]
  private var isNewEqual: [Bool]

  /// The changes that lead from some lines to others.
  static func changes<Line: Hashable>(from old: [Line], to new: [Line]) -> [Change] {
    var numbers: [Line: Int] = [:]
    let first = old.map { number(of: $0, in: &numbers) }
    let second = new.map { number(of: $0, in: &numbers) }
    let (common, others) = (Set(first), Set(second))
    let (kept, otherKept) = (
      first.indices.filter { others.contains(first[$0]) }, second.indices.filter { common.contains(second[$0]) }
    )
    var comparison = LineComparison(kept.map { first[$0] }, otherKept.map { second[$0] })
    comparison.run()
    let equal = zip(
      kept.indices.filter { comparison.isOldEqual[$0] }.map { kept[$0] },
      otherKept.indices.filter { comparison.isNewEqual[$0] }.map { otherKept[$0] })
    return slid(changes(between: equal, first.count, second.count), first, second)
  }

  private static func number<Line>(of line: Line, in numbers: inout [Line: Int]) -> Int {
    if let known = numbers[line] { return known }
    numbers[line] = numbers.count
    return numbers.count - 1
  }

  private init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    forward = Array(repeating: 0, count: old.count + new.count + 3)
    backward = forward
    isOldEqual = Array(repeating: false, count: old.count)
    isNewEqual = Array(repeating: false, count: new.count)
  }

  // MARK: Changes

  /// The runs of lines between equal ones.
  private static func changes(between equal: some Sequence<(Int, Int)>, _ oldCount: Int, _ newCount: Int) -> [Change] {
    var changes: [Change] = []
    var (left, right) = (0, 0)
    for (old, new) in Array(equal) + [(oldCount, newCount)] {
      if old > left || new > right { changes.append((left..<old, right..<new)) }
      (left, right) = (old + 1, new + 1)
    }
    return changes
  }

  /// The same changes, with lines that are only added or only removed as late as they can be, as `diff` has them.
  private static func slid(_ changes: [Change], _ old: [Int], _ new: [Int]) -> [Change] {
    var changes = changes
    for index in changes.indices.reversed() {
      var (left, right) = changes[index]
      guard left.isEmpty || right.isEmpty else { continue }
      let end = index + 1 < changes.count ? changes[index + 1].old.lowerBound - 1 : old.count
      while left.upperBound < end,
        right.isEmpty ? old[left.lowerBound] == old[left.upperBound] : new[right.lowerBound] == new[right.upperBound]
      {
        left = left.lowerBound + 1..<left.upperBound + 1
        right = right.lowerBound + 1..<right.upperBound + 1
      }
      changes[index] = (left, right)
    }
    return changes
  }

  // MARK: Search

  /// Finds the lines that are equal.
  private mutating func run() {
    var pending: [Change] = [(old.indices, new.indices)]
    while let (left, right) = pending.popLast() {
      let start = zip(old[left], new[right]).prefix { $0 == $1 }.count
      let (tail, otherTail) = (old[left].dropFirst(start), new[right].dropFirst(start))
      let end = zip(tail.reversed(), otherTail.reversed()).prefix { $0 == $1 }.count
      for place in Array(0..<start) {
        isOldEqual[left.lowerBound + place] = true
        isNewEqual[right.lowerBound + place] = true
      }
      for place in Array(0..<end) {
        isOldEqual[left.upperBound - 1 - place] = true
        isNewEqual[right.upperBound - 1 - place] = true
      }
      let (a, b) = (tail.dropLast(end).indices, otherTail.dropLast(end).indices)
      guard !a.isEmpty, !b.isEmpty else { continue }
      let (x, y) = middle(a, b)
      pending.append((a.lowerBound..<x, b.lowerBound..<y))
      pending.append((x..<a.upperBound, y..<b.upperBound))
    }
  }

  /// A place on the shortest way through two ranges that neither begin nor end with equal lines.
  private mutating func middle(_ a: Range<Int>, _ b: Range<Int>) -> (Int, Int) {
    let (start, end) = (a.lowerBound - b.lowerBound, a.upperBound - b.upperBound)
    var ahead = Diagonals(start, a, b)
    var back = Diagonals(end, a, b)
    forward[start + offset] = a.lowerBound
    backward[end + offset] = a.upperBound
    let isOdd = (start - end) % 2 != 0
    for _ in 0..<Self.limit {
      ahead.widen { forward[$0 + offset] = -1 }
      for k in ahead.steps {
        let x = advance(k, a, b)
        if isOdd, back.contains(k), backward[k + offset] <= x { return (x, x - k) }
      }
      back.widen { backward[$0 + offset] = Int.max }
      for k in back.steps {
        let x = retreat(k, a, b)
        if !isOdd, ahead.contains(k), x <= forward[k + offset] { return (x, x - k) }
      }
    }
    return furthest(ahead, back, a, b)
  }

  /// The place of diagonal 0 in the arrays.
  private var offset: Int { new.count + 1 }

  /// Goes one step ahead to a diagonal, then along equal lines.
  private mutating func advance(_ k: Int, _ a: Range<Int>, _ b: Range<Int>) -> Int {
    var x = max(forward[k - 1 + offset] + 1, forward[k + 1 + offset])
    while x < a.upperBound, x - k < b.upperBound, old[x] == new[x - k] { x += 1 }
    forward[k + offset] = x
    return x
  }

  /// Goes one step back to a diagonal, then along equal lines.
  private mutating func retreat(_ k: Int, _ a: Range<Int>, _ b: Range<Int>) -> Int {
    var x = min(backward[k - 1 + offset], backward[k + 1 + offset] - 1)
    while x > a.lowerBound, x - k > b.lowerBound, old[x - 1] == new[x - 1 - k] { x -= 1 }
    backward[k + offset] = x
    return x
  }

  /// The place that a search has come furthest to from either end.
  private func furthest(_ ahead: Diagonals, _ back: Diagonals, _ a: Range<Int>, _ b: Range<Int>) -> (Int, Int) {
    let ends = ahead.steps.map { k in
      let x = min(forward[k + offset], a.upperBound, b.upperBound + k)
      return (x, x - k)
    }
    let starts = back.steps.map { k in
      let x = max(backward[k + offset], a.lowerBound, b.lowerBound + k)
      return (x, x - k)
    }
    let end = ends.max { $0.0 + $0.1 < $1.0 + $1.1 } ?? (a.upperBound, b.lowerBound)
    let start = starts.min { $0.0 + $0.1 < $1.0 + $1.1 } ?? (a.upperBound, b.lowerBound)
    let progress = end.0 + end.1 - a.lowerBound - b.lowerBound
    return progress >= a.upperBound + b.upperBound - start.0 - start.1 ? end : start
  }
}

/// The diagonals that a search has come to: on each, the numbers of the lines differ by the same.
private struct Diagonals {
  private var reached: ClosedRange<Int>
  private let all: ClosedRange<Int>

  init(_ start: Int, _ a: Range<Int>, _ b: Range<Int>) {
    reached = start...start
    all = (a.lowerBound - b.upperBound)...(a.upperBound - b.lowerBound)
  }

  /// Whether the search has come to a diagonal.
  func contains(_ k: Int) -> Bool { reached.contains(k) }

  /// The diagonals of the next step, every other one.
  var steps: StrideThrough<Int> { stride(from: reached.upperBound, through: reached.lowerBound, by: -2) }

  /// Goes one further on both sides, or back at the border; `clear` gets the neighbours that were never reached.
  mutating func widen(_ clear: (Int) -> Void) {
    var (low, high) = (reached.lowerBound, reached.upperBound)
    if low > all.lowerBound {
      low -= 1
      clear(low - 1)
    } else {
      low += 1
    }
    if high < all.upperBound {
      high += 1
      clear(high + 1)
    } else {
      high -= 1
    }
    reached = min(low, high)...max(low, high)
  }
}
