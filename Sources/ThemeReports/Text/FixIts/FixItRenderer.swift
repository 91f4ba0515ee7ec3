import ThemeBase

/// Draws what a fix-it changes: the lines before and after, or one line with what comes into it.
///
///     12 -   colour: #fff;
///     12 +   color: #fff;
struct FixItRenderer: Sendable {
  let frames: FrameRenderer

  /// The number of lines shown before and after a change, and of places shown of one fix-it.
  private static let longestSide = 6
  private static let mostHunks = 4

  private var glyphs: Glyphs { frames.options.glyphs }

  /// Draws the hunks; a file is named where it is not the one that the frame above shows.
  func render(_ hunks: [FixItHunk], besides file: FileID, to output: inout StyledText) {
    guard !hunks.isEmpty else { return }
    for hunk in hunks.prefix(Self.mostHunks) {
      frames.renderBar(to: &output)
      if hunk.file.id != file {
        output.append(spaces: frames.numberWidth + (glyphs.otherFile.count == 1 ? 1 : 0))
        output.append(glyphs.otherFile, .gutter)
        output.append(line: " " + hunk.file.path)
      }
      render(hunk, to: &output)
    }
    if hunks.count > Self.mostHunks { output.append(line: glyphs.gap, .gutter) }
    frames.renderBar(to: &output)
  }

  private func render(_ hunk: FixItHunk, to output: inout StyledText) {
    if let line = hunk.context { render([line], sign: String(glyphs.bar), .gutter, .plain, to: &output) }
    if hunk.isPureInsertion, let line = hunk.added.first {
      renderInsertion(line, to: &output)
    } else {
      render(hunk.removed, sign: "-", .removed, .removed, to: &output)
      render(hunk.added, sign: "+", .inserted, .inserted, to: &output)
    }
  }

  private func render(
    _ lines: [FixItHunk.Line], sign: String, _ signRole: TextRole, _ changeRole: TextRole, to output: inout StyledText
  ) {
    for line in lines.prefix(Self.longestSide) {
      frames.startRow(number: line.number, separator: sign, signRole, to: &output)
      _ = renderSource(of: line, changeRole, to: &output)
      output.endLine()
    }
    if lines.count > Self.longestSide { output.append(line: glyphs.gap, .gutter) }
  }

  /// One line as it will be, with plus signs under what came in.
  private func renderInsertion(_ line: FixItHunk.Line, to output: inout StyledText) {
    let bar = String(glyphs.bar)
    frames.startRow(number: line.number, separator: bar, .gutter, to: &output)
    let columns = renderSource(of: line, .inserted, to: &output)
    output.endLine()
    frames.startRow(number: nil, separator: bar, .gutter, to: &output)
    var end = 0
    for range in columns {
      output.append(spaces: range.lowerBound - end)
      output.append(String(repeating: "+", count: range.count), .inserted)
      end = range.upperBound
    }
    output.endLine()
  }

  /// Writes a line and returns the columns of its changed parts.
  private func renderSource(of line: FixItHunk.Line, _ role: TextRole, to output: inout StyledText) -> [Range<Int>] {
    let excerpt = LineExcerpt(
      line.source, range: line.range, points: line.changed.flatMap { [$0.lowerBound, $0.upperBound] },
      width: frames.options.width - frames.numberWidth - 3, glyphs)
    var shift = 0
    if line.isCutBefore, excerpt.cells.first?.isElided != true {
      output.append(glyphs.ellipsis, .gutter)
      shift = glyphs.ellipsis.count
    }
    for cell in excerpt.cells {
      let isChanged = line.changed.contains { $0.overlaps(cell.bytes) }
      output.append(cell.visible.text, cell.isElided ? .gutter : isChanged ? role : .plain)
    }
    if line.isCutAfter, excerpt.cells.last?.isElided != true { output.append(glyphs.ellipsis, .gutter) }
    return line.changed.map { range in
      let columns = excerpt.columns(of: range)
      return (columns.lowerBound + shift)..<(columns.upperBound + shift)
    }
  }
}

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

  private init(_ edits: [TextEdit], in file: SourceFile, _ map: LineMap) {
    self.file = file
    let start = Int(edits.first?.span.start ?? 0)
    let end = Int(edits.last?.span.end ?? 0)
    let lines = map.line(at: start)...map.line(at: end)
    let region = Self.region(around: start..<end, lines, in: file, map)
    removed = Self.removedLines(edits, lines, region, in: file, map)
    added = Self.addedLines(edits, region, firstLine: lines.lowerBound, in: file)
    if let first = removed.first, let last = removed.last, !added.isEmpty {
      added[0].isCutBefore = first.isCutBefore
      added[added.count - 1].isCutAfter = last.isCutAfter
    }
    dropCommonLines()
  }

  /// The largest line number.
  var lastLine: Int { Swift.max(removed.last?.number ?? 1, added.last?.number ?? 1) }

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

  /// The number of bytes of a line that are read on either side of an edit; lines can be megabytes long.
  private static let contextSize = 600

  /// The number of hunks of a file that are made besides the last one: more than are shown.
  private static let mostHunks = 8

  /// The hunks of a fix-it, by file and position; edits that overlap an earlier one are left out.
  ///
  /// Only the first hunks of a file and its last one are made.
  static func hunks(of fixIt: FixIt, positions: inout SourcePositions) -> [FixItHunk] {
    var hunks: [FixItHunk] = []
    for id in Set(fixIt.edits.map { $0.span.file }).sorted() {
      guard let file = positions.sources[id], let map = positions.map(of: id) else { continue }
      let groups = groups(of: fixIt.edits.filter { $0.span.file == id }.sorted { $0.span < $1.span }, in: file, map)
      for (number, edits) in groups.enumerated() where number < mostHunks || number == groups.count - 1 {
        hunks.append(FixItHunk(edits, in: file, map))
      }
    }
    return hunks
  }

  /// Edits that touch the same or neighbouring lines, unless they are far apart.
  private static func groups(of edits: [TextEdit], in file: SourceFile, _ map: LineMap) -> [[TextEdit]] {
    var groups: [[TextEdit]] = []
    var end = 0
    for edit in edits {
      let start = Int(edit.span.start)
      guard start >= end || groups.isEmpty, Int(edit.span.end) <= file.bytes.count else { continue }
      let isNear = start - end <= 2 * contextSize && map.areNeighbours(end, start)
      end = Int(edit.span.end)
      if isNear, !groups.isEmpty { groups[groups.count - 1].append(edit) } else { groups.append([edit]) }
    }
    return groups
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
    let changed = edits.map { Int($0.span.start)..<Int($0.span.end) }
    return lines.map { number in
      let whole = map.range(ofLine: number)
      let range = whole.clamped(to: region)
      return Line(
        number: number, source: file.bytes, range: range, changed: clipped(changed, to: range),
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
    return (1...map.lineCount).map { line in
      let range = map.range(ofLine: line)
      return Line(number: firstLine + line - 1, source: text, range: range, changed: clipped(inserted, to: range))
    }
  }

  /// The parts of some ranges, which are in ascending order, that lie in a line.
  private static func clipped(_ ranges: [Range<Int>], to line: Range<Int>) -> [Range<Int>] {
    let first = ranges.partitionPoint { $0.upperBound <= line.lowerBound }
    return ranges[first...].prefix { $0.lowerBound < line.upperBound }.map { $0.clamped(to: line) }.filter {
      !$0.isEmpty
    }
  }
}
