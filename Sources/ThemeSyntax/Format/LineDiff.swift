/// Two texts as a unified diff with three lines of context, which `patch` and `git apply` read.
///
/// As for `patch`, a line ends with LF, and all else in it is text: a CR before the LF, a CR alone, a byte order mark.
package enum LineDiff {
  private typealias Lines = [ArraySlice<UInt8>]

  /// The number of equal lines around a change.
  private static let context = 3

  /// The diff from one text of a file to another; empty if they are equal.
  package static func bytes(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
    let (old, new) = (lines(of: old), lines(of: new))
    let changes = LineComparison.changes(from: old, to: new)
    guard !changes.isEmpty else { return [] }
    // As git writes it: the tab ends a name with spaces.
    let name = path.contains(" ") ? path + "\t" : path
    var diff = Array("--- \(name)\n+++ \(name)\n".utf8)
    var rest = changes[...]
    while let first = rest.first {
      let others = zip(rest, rest.dropFirst()).prefix { $1.old.lowerBound - $0.old.upperBound <= 2 * context }.map {
        $0.1
      }
      append([first] + others, old, new, to: &diff)
      rest = rest.dropFirst(1 + others.count)
    }
    return diff
  }

  /// Adds the changes of one hunk.
  private static func append(_ changes: [LineComparison.Change], _ old: Lines, _ new: Lines, to diff: inout [UInt8]) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let range = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    diff += Array("@@ -\(place(of: range)) +\(place(of: newRange)) @@\n".utf8)
    var next = range.lowerBound
    for change in changes {
      for line in old[next..<change.old.lowerBound] { append(line, after: " ", to: &diff) }
      for line in old[change.old] { append(line, after: "-", to: &diff) }
      for line in new[change.new] { append(line, after: "+", to: &diff) }
      next = change.old.upperBound
    }
    for line in old[next..<range.upperBound] { append(line, after: " ", to: &diff) }
  }

  /// The first line, counted from 1, and the number of lines unless it is 1.
  private static func place(of lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  /// The lines of some bytes, each with its ending.
  private static func lines(of bytes: [UInt8]) -> Lines {
    var lines: Lines = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.endIndex ? lines + [bytes[start...]] : lines
  }

  /// Adds a line of a hunk, which a diff ends with LF, and says so if the file does not.
  private static func append(_ line: ArraySlice<UInt8>, after sign: Unicode.Scalar, to diff: inout [UInt8]) {
    diff.append(UInt8(ascii: sign))
    diff += line
    if line.last != UInt8(ascii: "\n") { diff += Array("\n\\ No newline at end of file\n".utf8) }
  }
}
