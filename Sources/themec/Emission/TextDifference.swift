/// The lines in which two texts differ, as a unified diff without context.
struct TextDifference {
  /// The most lines that are shown of one file.
  private static let limit = 40
  /// Longer runs of lines are not compared line by line, as that takes quadratic time.
  private static let longestRun = 1_000

  /// The number of lines at the start that both have.
  private let start: Int
  private let old: [Substring]
  private let new: [Substring]

  init(_ old: String, _ new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    self.start = start
    self.old = Array(old[start..<(old.count - end)])
    self.new = Array(new[start..<(new.count - end)])
  }

  /// The diff of a file of that name.
  func text(called name: String) -> String {
    var lines: [String] = []
    for hunk in hunks {
      let (first, second) = (start + hunk.old.lowerBound, start + hunk.new.lowerBound)
      lines.append(
        "@@ -\(Self.range(first, hunk.old.count)) +\(Self.range(second, hunk.new.count)) @@")
      lines += old[hunk.old].map { "-\($0)" } + new[hunk.new].map { "+\($0)" }
    }
    if lines.count > Self.limit {
      let more = lines.count - Self.limit
      lines = lines.prefix(Self.limit) + ["… and \(more) more lines"]
    }
    return "--- \(name)\n+++ \(name)\n" + lines.map { $0 + "\n" }.joined()
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }

  /// The runs of lines that differ.
  private var hunks: [(old: Range<Int>, new: Range<Int>)] {
    guard old.count <= Self.longestRun, new.count <= Self.longestRun else {
      return [(old.indices, new.indices)]
    }
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var hunks: [(old: Range<Int>, new: Range<Int>)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let (first, second) = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if left > first || right > second {
        hunks.append((first..<left, second..<right))
      } else {
        left += 1
        right += 1
      }
    }
    return hunks
  }
}
