import ThemeBase

/// A source line as it is printed: whole where it fits, otherwise only the text around the points of interest.
///
/// The work is bounded by the width and the number of points, not by the length of the line.
struct LineExcerpt: Sendable {
  struct Cell: Sendable {
    var visible: VisibleText
    /// The offsets of the bytes that the cell shows.
    var bytes: Range<Int>
    /// The cell is an ellipsis for what was left out.
    var isElided = false

    /// Whether the cell is one ASCII character, which nothing beside it can change.
    var isPlain: Bool { !isElided && visible.width == 1 && visible.text.utf8.count == 1 }
  }

  private(set) var cells: [Cell] = []
  /// The column at which each cell begins, and at the end the width of all.
  private var columns: [Int] = [0]
  private let glyphs: Glyphs

  /// The line in `range`, trimmed to a width around the points, which are offsets into the source.
  init(_ source: [UInt8], range: Range<Int>, points: [Int], width: Int, _ glyphs: Glyphs) {
    self.glyphs = glyphs
    let width = Swift.max(width, Self.leastWidth)
    let points = points.map { Swift.min(Swift.max($0, range.lowerBound), range.upperBound) }
    let pieces = pieces(of: range, around: points, 2 * width, in: source)
    var end = range.lowerBound
    for piece in pieces {
      if piece.lowerBound > end { cells.append(elided(end..<piece.lowerBound)) }
      append(piece, of: source)
      end = piece.upperBound
    }
    if end < range.upperBound { cells.append(elided(end..<range.upperBound)) }
    measure()
    if self.width > width { trim(to: width, around: points) }
  }

  private mutating func append(_ piece: Range<Int>, of source: [UInt8]) {
    // Only once: making room for every piece would move all cells as often as there are pieces.
    if cells.isEmpty { cells.reserveCapacity(piece.count) }
    // Nearly all lines are ASCII, of which each byte is a character.
    if source[piece].allSatisfy(VisibleText.isPlain) {
      for index in piece { cells.append(Cell(visible: VisibleText(plain: source[index]), bytes: index..<index + 1)) }
    } else {
      for character in SourceCharacters(source, in: piece) {
        let visible = VisibleText(character, in: source, glyphs)
        cells.append(Cell(visible: visible, bytes: character.bytes))
      }
    }
  }

  /// The columns of the whole excerpt.
  var width: Int { columns.last ?? 0 }

  /// The column, counted from 0, of the cell that holds an offset; the width for one at the end of the line.
  func column(of offset: Int) -> Int { columns[cellIndex(of: offset)] }

  /// The columns of a range of bytes; at least one, so that it can be pointed at.
  func columns(of bytes: Range<Int>) -> Range<Int> {
    let start = cellIndex(of: bytes.lowerBound)
    let last = bytes.isEmpty ? start : cellIndex(of: bytes.upperBound - 1)
    let end = last < cells.count && !bytes.isEmpty ? columns[last + 1] : columns[start]
    return columns[start]..<Swift.max(end, columns[start] + 1)
  }

  /// Appends the whole excerpt to a line; plain letters go there many at a time.
  func append(to output: inout StyledText) {
    var run: [UInt8] = []
    for cell in cells {
      if cell.isPlain, let letter = cell.visible.text.utf8.first {
        run.append(letter)
      } else {
        output.append(String(decoding: run, as: UTF8.self))
        run.removeAll(keepingCapacity: true)
        output.append(cell.visible.text, cell.isElided ? .gutter : .plain)
      }
    }
    output.append(String(decoding: run, as: UTF8.self))
  }

  // MARK: - Which bytes to look at

  /// Narrower than this nothing can be recognised.
  private static let leastWidth = 24

  /// The parts of a line that can be of interest, in order and apart; all of it if it is short.
  private func pieces(of range: Range<Int>, around points: [Int], _ radius: Int, in source: [UInt8]) -> [Range<Int>] {
    guard range.count > 2 * radius else { return [range] }
    let points = points.isEmpty ? [range.lowerBound] : points.sorted()
    let pieces = points.map { ($0 - radius..<$0 + radius).clamped(to: range) }
    return Self.joined(pieces, within: 0).map { piece in
      scalarBoundary(piece.lowerBound, in: source, range)..<scalarBoundary(piece.upperBound, in: source, range)
    }
  }

  /// The next offset that is not inside a scalar.
  private func scalarBoundary(_ offset: Int, in source: [UInt8], _ range: Range<Int>) -> Int {
    var offset = offset
    while offset > range.lowerBound, offset < range.upperBound, source[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  // MARK: - Which cells to keep

  private func elided(_ bytes: Range<Int>) -> Cell {
    Cell(visible: VisibleText(glyphs.ellipsis, glyphs), bytes: bytes, isElided: true)
  }

  private mutating func measure() {
    columns = [0]
    columns.reserveCapacity(cells.count + 1)
    for cell in cells { columns.append((columns.last ?? 0) + cell.visible.width) }
  }

  /// Keeps as many columns around each point as fit.
  private mutating func trim(to width: Int, around points: [Int]) {
    let centres = points.isEmpty ? [0] : points.map(cellIndex(of:))
    // The least context is kept even if it does not fit.
    let contexts = 5..<max(width + 1, 5)
    let tooWide = contexts.partitionPoint { keptWidth(runs(around: centres, context: $0)) <= width }
    replaceCells(keeping: runs(around: centres, context: tooWide - 1))
  }

  /// The cells within so many columns of a centre, as ranges of indices in order and apart.
  private func runs(around centres: [Int], context: Int) -> [Range<Int>] {
    let runs = centres.sorted().map { centre in
      let start = columns.partitionPoint { $0 < columns[centre] - context }
      return start..<(columns.partitionPoint { $0 <= columns[centre] + context } - 1)
    }
    return Self.joined(runs, within: 1)
  }

  /// Ranges in the order of their starts, those joined that are at most `distance` apart.
  private static func joined(_ ranges: [Range<Int>], within distance: Int) -> [Range<Int>] {
    ranges.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound + distance {
        joined[joined.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  private func keptWidth(_ runs: [Range<Int>]) -> Int {
    let ellipses = runs.count + 1
    return runs.reduce(ellipses * glyphs.ellipsis.count) { sum, run in
      sum + columns[run.upperBound] - columns[run.lowerBound]
    }
  }

  private mutating func replaceCells(keeping runs: [Range<Int>]) {
    var kept: [Cell] = []
    var next = 0
    for run in runs + [cells.count..<cells.count] {
      if next < run.lowerBound {
        let bytes = cells[next].bytes.lowerBound..<cells[run.lowerBound - 1].bytes.upperBound
        kept.append(elided(bytes))
      }
      kept += cells[run]
      next = run.upperBound
    }
    cells = kept
    measure()
  }

  /// The index of the cell that holds an offset, or the number of cells if the offset is after the last one.
  private func cellIndex(of offset: Int) -> Int { cells.partitionPoint { $0.bytes.upperBound <= offset } }
}
