/// Compares the lines of two texts, so that as few as possible differ.
///
/// The algorithm is Myers': it looks for the furthest ways with no differing line, with one, with two and so on. Lines of
/// one text only are set aside before. Where very much differs, the search starts again from the furthest place, so that
/// the time stays linear; then more lines than necessary differ.
struct LineComparison {
  /// The lines of both texts between two equal ones; one of the ranges may be empty.
  typealias Change = (old: Range<Int>, new: Range<Int>)

  /// The number of differing lines after which a search starts again.
  private static let limit = 1_000

  /// The lines as numbers: those of equal lines are equal.
  private let old: ArraySlice<Int>
  private let new: ArraySlice<Int>
  /// The furthest line of `old`, by the number of differing lines and by how many of these are removed.
  private var ways: [[Int]] = []

  /// The changes that lead from some lines to others.
  static func changes<Line: Hashable>(from old: [Line], to new: [Line]) -> [Change] {
    var numbers: [Line: Int] = [:]
    let first = old.map { number(of: $0, in: &numbers) }
    let second = new.map { number(of: $0, in: &numbers) }
    let (common, others) = (Set(first), Set(second))
    let kept = first.indices.filter { others.contains(first[$0]) }
    let otherKept = second.indices.filter { common.contains(second[$0]) }
    let equal = equalLines(kept.map { first[$0] }, otherKept.map { second[$0] })
    return slid(
      changes(between: equal.map { (kept[$0], otherKept[$1]) }, first.count, second.count), first, second)
  }

  private static func number<Line>(of line: Line, in numbers: inout [Line: Int]) -> Int {
    if let known = numbers[line] { return known }
    numbers[line] = numbers.count
    return numbers.count - 1
  }

  // MARK: Changes

  /// The runs of lines between equal ones.
  private static func changes(between equal: [(Int, Int)], _ oldCount: Int, _ newCount: Int) -> [Change] {
    var changes: [Change] = []
    var (left, right) = (0, 0)
    for (old, new) in equal + [(oldCount, newCount)] {
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

  /// The equal lines of a way through both texts.
  private static func equalLines(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    var equal: [(Int, Int)] = []
    var (rest, otherRest) = (old[...], new[...])
    while !rest.isEmpty, !otherRest.isEmpty {
      var comparison = LineComparison(old: rest, new: otherRest)
      let end = comparison.search()
      equal += comparison.equalLines(removing: end.removed)
      (rest, otherRest) = (rest[end.line...], otherRest[end.other...])
    }
    return equal
  }

  /// Looks for the shortest way and returns where it ends, or the furthest place with as many differing lines as allowed.
  private mutating func search() -> (line: Int, other: Int, removed: Int) {
    var furthest = (line: old.endIndex, other: new.endIndex, removed: 0)
    for count in 0...Self.limit {
      ways.append([])
      furthest = (old.startIndex, new.startIndex, 0)
      for removed in 0...count {
        var line = start(count, removed).line
        var other = partner(of: line, count, removed)
        while line < old.endIndex, other < new.endIndex, old[line] == new[other] {
          line += 1
          other += 1
        }
        ways[count].append(line)
        guard line <= old.endIndex, other <= new.endIndex else { continue }
        if line + other > furthest.line + furthest.other { furthest = (line, other, removed) }
      }
      if furthest.line == old.endIndex, furthest.other == new.endIndex { break }
    }
    return furthest
  }

  /// The first line of `old` after the last differing one of a way, and whether that one is removed.
  private func start(_ count: Int, _ removed: Int) -> (line: Int, isRemoval: Bool) {
    guard count > 0 else { return (old.startIndex, false) }
    let removal = removed > 0 ? ways[count - 1][removed - 1] + 1 : -1
    let addition = removed < count ? ways[count - 1][removed] : -1
    return (max(removal, addition), removal > addition)
  }

  /// The line of `new` that a way comes to together with one of `old`.
  private func partner(of line: Int, _ count: Int, _ removed: Int) -> Int {
    new.startIndex + line - old.startIndex + count - 2 * removed
  }

  /// The equal lines of the longest way that removes so many lines.
  private func equalLines(removing removed: Int) -> [(Int, Int)] {
    var equal: [(Int, Int)] = []
    var removed = removed
    for count in ways.indices.reversed() {
      let start = start(count, removed)
      equal += (start.line..<ways[count][removed]).reversed().map { ($0, partner(of: $0, count, removed)) }
      if start.isRemoval { removed -= 1 }
    }
    return equal.reversed()
  }
}
