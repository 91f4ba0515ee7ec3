import ThemeBase

extension FixItHunk {
  /// The number of bytes of a line that are read on either side of an edit; lines can be megabytes long.
  private static let contextSize = 600

  /// The hunks of a fix-it, by file and position; edits that overlap an earlier one are left out.
  ///
  /// Only the first hunks of a file and its last one are made.
  static func hunks(of fixIt: FixIt, positions: inout SourcePositions) -> [FixItHunk] {
    var hunks: [FixItHunk] = []
    for id in Set(fixIt.edits.lazy.map({ $0.span.file })).sorted() {
      guard let file = positions.sources[id], let map = positions.map(of: id) else { continue }
      let groups = groups(of: sortedEdits(of: fixIt, in: id), in: file, map)
      hunks += groups.map { hunk(of: $0, in: file, map) }
    }
    return hunks
  }

  /// The edits of one file by position: as they are if they are sorted already, because there may be a million.
  private static func sortedEdits(of fixIt: FixIt, in file: FileID) -> [TextEdit] {
    let edits = fixIt.edits
    let isInOrder =
      edits.first?.span.file == file && edits.last?.span.file == file
      && zip(edits, edits.dropFirst()).allSatisfy { $0.span < $1.span }
    if isInOrder { return edits }
    return edits.filter { $0.span.file == file }.sorted { $0.span < $1.span }
  }

  /// Edits of one hunk.
  private struct Group {
    /// Those that are shown: the first ones.
    var edits: [TextEdit]
    /// The end of the last one.
    var end: Int
    /// Before which offset an edit begins that is shown.
    let limit: Int
    /// Whether some are left out of `edits`.
    var isCut = false

    init(_ first: TextEdit, in map: LineMap) {
      edits = [first]
      end = Int(first.span.end)
      let line = map.line(at: Int(first.span.start)) + FixItHunk.mostLines
      limit = line > map.lineCount ? .max : map.range(ofLine: line).lowerBound
    }

    mutating func append(_ edit: TextEdit) {
      end = Int(edit.span.end)
      if Int(edit.span.start) < limit { edits.append(edit) } else { isCut = true }
    }
  }

  /// The number of hunks that are made, more than are shown.
  private static let mostHunks = 8

  /// The number of lines that are made of a hunk: more than are shown, and as many as a fix of ordinary size changes.
  private static let mostLines = 1_000

  /// Edits that touch the same or neighbouring lines, unless they are far apart: the first groups and the last one.
  private static func groups(of edits: [TextEdit], in file: SourceFile, _ map: LineMap) -> [Group] {
    var groups: [Group] = []
    var end = 0
    for edit in edits {
      let start = Int(edit.span.start)
      guard start >= end || groups.isEmpty, Int(edit.span.end) <= file.bytes.count else { continue }
      let isNear = start - end <= 2 * contextSize && map.areNeighbours(end, start)
      end = Int(edit.span.end)
      if isNear, !groups.isEmpty {
        groups[groups.count - 1].append(edit)
      } else {
        if groups.count > mostHunks { groups.removeLast() }
        groups.append(Group(edit, in: map))
      }
    }
    return groups
  }

  private static func hunk(of group: Group, in file: SourceFile, _ map: LineMap) -> FixItHunk {
    let edits = group.edits
    let start = Int(edits.first?.span.start ?? 0)
    let end = Int(edits.last?.span.end ?? 0)
    let lines = map.line(at: start)...map.line(at: end)
    let region = region(around: start..<end, lines, in: file, map)
    let removed = removedLines(edits, lines, region, in: file, map)
    var added = addedLines(edits, region, firstLine: lines.lowerBound, in: file)
    if let first = removed.first, let last = removed.last, !added.isEmpty {
      added[0].isCutBefore = first.isCutBefore
      added[added.count - 1].isCutAfter = last.isCutAfter
    }
    return FixItHunk(file, removed: removed, added: added, lastChange: group.isCut ? map.line(at: group.end) : 1)
  }

  /// The bytes of the lines, but not more than some on either side of the edits.
  private static func region(around edits: Range<Int>, _ lines: ClosedRange<Int>, in file: SourceFile, _ map: LineMap)
    -> Range<Int>
  {
    let first = map.range(ofLine: lines.lowerBound)
    let last = map.range(ofLine: lines.upperBound)
    var start = Swift.max(first.lowerBound, edits.lowerBound - contextSize)
    while start > first.lowerBound, start < edits.lowerBound, file.bytes[start] & 0xC0 == 0x80 { start += 1 }
    var end = Swift.min(last.upperBound, edits.upperBound + contextSize)
    while end < last.upperBound, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
    start = Swift.min(start, edits.lowerBound)
    return start..<Swift.max(end, edits.upperBound)
  }

  private static func removedLines(
    _ edits: [TextEdit], _ lines: ClosedRange<Int>, _ region: Range<Int>, in file: SourceFile, _ map: LineMap
  ) -> [Line] {
    var changed = RangeCursor(edits.map { Int($0.span.start)..<Int($0.span.end) })
    return lines.map { number in
      let whole = map.range(ofLine: number)
      let range = whole.clamped(to: region)
      return Line(
        number: number, source: file.bytes, range: range, changed: changed.clipped(to: range),
        isCutBefore: whole.lowerBound < range.lowerBound, isCutAfter: range.upperBound < whole.upperBound)
    }
  }

  private static func addedLines(_ edits: [TextEdit], _ region: Range<Int>, firstLine: Int, in file: SourceFile)
    -> [Line]
  {
    var text: [UInt8] = []
    var inserted: [Range<Int>] = []
    var position = region.lowerBound
    for edit in edits {
      text += file.bytes[position..<Int(edit.span.start)]
      inserted.append(text.count..<(text.count + edit.replacement.utf8.count))
      text += edit.replacement.utf8
      position = Int(edit.span.end)
    }
    text += file.bytes[position..<region.upperBound]
    let map = LineMap(text)
    var changed = RangeCursor(inserted)
    return (1...map.lineCount).map { line in
      let range = map.range(ofLine: line)
      return Line(number: firstLine + line - 1, source: text, range: range, changed: changed.clipped(to: range))
    }
  }
}

/// Ranges in ascending order, none overlapping another, asked for line after line.
private struct RangeCursor {
  private let ranges: [Range<Int>]
  /// The first range that does not end before the last line that was asked for.
  private var next = 0

  init(_ ranges: [Range<Int>]) { self.ranges = ranges }

  /// The parts of the ranges that lie in a line; lines are asked for in order.
  ///
  /// Amortised constant for each range and line.
  mutating func clipped(to line: Range<Int>) -> [Range<Int>] {
    while next < ranges.count, ranges[next].upperBound <= line.lowerBound { next += 1 }
    return ranges[next...].prefix { $0.lowerBound < line.upperBound }.map { $0.clamped(to: line) }.filter {
      !$0.isEmpty
    }
  }
}
