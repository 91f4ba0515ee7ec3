import ThemeBase

/// Neighbouring lines of one file before and after a fix-it.
struct FixItHunk: Sendable {
  /// One line before or after, with the parts of it that go or come.
  struct Line: Sendable {
    /// Counted from 1.
    var number: Int
    /// The bytes that hold the line: those of the file, or of the text that the fix makes.
    var source: [UInt8]
    var range: Range<Int>
    /// The parts that go or come, as offsets into `source`.
    var changed: [Range<Int>]
    /// Whether the line has text before or after `range`.
    var isCutBefore = false
    var isCutAfter = false

    /// Both show the same, and no edit touches them.
    func isUnchanged(as other: Line) -> Bool {
      changed.isEmpty && other.changed.isEmpty && source[range].elementsEqual(other.source[other.range])
    }
  }

  let file: SourceFile
  /// The line above, where nothing else says where the added ones go.
  private(set) var context: Line?
  private(set) var removed: [Line]
  private(set) var added: [Line]

  /// The last line of a hunk whose last edits are left out; 1 for any other hunk.
  private let lastChange: Int

  init(_ file: SourceFile, removed: [Line], added: [Line], lastChange: Int) {
    self.file = file
    self.removed = removed
    self.added = added
    self.lastChange = lastChange
    dropCommonLines()
  }

  /// The largest line number.
  var lastLine: Int { Swift.max(lastChange, removed.last?.number ?? 1, added.last?.number ?? 1) }

  /// Whether the fix only puts something into a single line.
  var isPureInsertion: Bool { removed.count == 1 && added.count == 1 && removed.allSatisfy { $0.changed.isEmpty } }

  /// Leaves out the lines at the edges that the fix does not touch.
  private mutating func dropCommonLines() {
    let head = zip(removed, added).prefix { $0.isUnchanged(as: $1) }.count
    if head > 0, head == removed.count { context = removed[head - 1] }
    removed.removeFirst(head)
    added.removeFirst(head)
    let tail = zip(removed.reversed(), added.reversed()).prefix { $0.isUnchanged(as: $1) }.count
    removed.removeLast(tail)
    added.removeLast(tail)
  }
}
