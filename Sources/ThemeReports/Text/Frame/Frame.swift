import ThemeBase

/// The part of one file that is shown: its annotations and the lines that they need.
struct Frame: Sendable {
  let file: SourceFile
  let map: LineMap
  private(set) var annotations: [Annotation]
  /// The number of rails side by side.
  private(set) var railCount = 0

  init(_ file: SourceFile, _ map: LineMap, _ annotations: [Annotation]) {
    (self.file, self.map, self.annotations) = (file, map, annotations)
    assignRails()
  }

  /// The lines on which something begins or ends, in order, and whether lines before each are left out; a single line
  /// between two of them is shown as well.
  var rows: [(line: Int, followsGap: Bool)] {
    let lines = Set(annotations.flatMap { [$0.lines.lowerBound, $0.lines.upperBound] }).sorted()
    return lines.reduce(into: []) { rows, line in
      let previous = rows.last?.line ?? line
      if line == previous + 2 { rows.append((line - 1, false)) }
      rows.append((line, line > previous + 2))
    }
  }

  /// The number of the last line that is shown.
  var lastLine: Int { annotations.map { $0.lines.upperBound }.max() ?? 1 }

  /// Gives each annotation of several lines the leftmost rail that is free beside all its lines, long ones first.
  private mutating func assignRails() {
    let order = annotations.indices.filter { annotations[$0].coversSeveralLines }.sorted { left, right in
      let (a, b) = (annotations[left].lines, annotations[right].lines)
      return (-a.count, a.lowerBound, left) < (-b.count, b.lowerBound, right)
    }
    var taken: [[ClosedRange<Int>]] = []
    for index in order {
      let lines = annotations[index].lines
      let free = taken.firstIndex { rail in !rail.contains { $0.overlaps(lines) } } ?? taken.count
      if free == taken.count { taken.append([]) }
      taken[free].append(lines)
      annotations[index].rail = free
    }
    railCount = taken.count
  }
}

/// A label of a diagnostic with its place in the lines of a file.
struct Annotation: Sendable {
  var bytes: Range<Int>
  var text: String
  var isPrimary: Bool
  /// The first and the last line, counted from 1.
  var lines: ClosedRange<Int>
  /// The rail beside the source, counted from the left; nil for an annotation of one line.
  var rail: Int?

  init(_ label: Diagnostic.Label, isPrimary: Bool, in map: LineMap) {
    bytes = Int(label.span.start)..<Int(label.span.end)
    text = label.text
    self.isPrimary = isPrimary
    let first = map.line(at: bytes.lowerBound)
    lines = first...Swift.max(first, map.line(at: Swift.max(bytes.lowerBound, bytes.upperBound - 1)))
  }

  var coversSeveralLines: Bool { lines.count > 1 }

  /// The offset of the first byte on the first line, or of the last byte on the last line.
  func edge(on line: Int) -> Int { lines.lowerBound == line ? bytes.lowerBound : bytes.upperBound - 1 }
}

/// One source line of a frame with the marks under it.
struct AnnotatedLine: Sendable {
  /// Counted from 1.
  let number: Int
  let excerpt: LineExcerpt
  private(set) var marks: [Mark] = []
  /// The rail that begins beside the line, because only blanks precede its span.
  private(set) var beginsBeside: Int?

  init(_ number: Int, of frame: Frame, width: Int, _ glyphs: Glyphs) {
    self.number = number
    let range = frame.map.range(ofLine: number)
    let annotations = frame.annotations.filter { $0.lines.lowerBound == number || $0.lines.upperBound == number }
    excerpt = LineExcerpt(
      frame.file.bytes, range: range, points: Self.points(annotations, number), width: width, glyphs)
    let openings = annotations.filter { $0.rail != nil && $0.lines.lowerBound == number }
    for annotation in annotations {
      if openings.count == 1, annotation.lines.lowerBound == number, let rail = annotation.rail,
        isBlank(frame.file.bytes, range.lowerBound, annotation.bytes.lowerBound)
      {
        beginsBeside = rail
      } else {
        marks.append(mark(for: annotation))
      }
    }
    marks.assignRows()
  }

  /// The offsets of this line that the marks point at.
  private static func points(_ annotations: [Annotation], _ number: Int) -> [Int] {
    annotations.flatMap { annotation in
      annotation.rail == nil
        ? [annotation.bytes.lowerBound, annotation.bytes.upperBound] : [annotation.edge(on: number)]
    }
  }

  private func mark(for annotation: Annotation) -> Mark {
    guard let rail = annotation.rail else {
      return Mark(
        columns: excerpt.columns(of: annotation.bytes), text: annotation.text, isPrimary: annotation.isPrimary)
    }
    let opens = annotation.lines.lowerBound == number
    let offset = annotation.edge(on: number)
    let end = excerpt.columns(of: offset..<(offset + 1)).upperBound
    let column = opens ? excerpt.column(of: offset) : end - 1
    return Mark(
      columns: column..<(column + 1), text: opens ? "" : annotation.text, isPrimary: annotation.isPrimary,
      edge: Mark.Edge(rail: rail, opens: opens))
  }

  /// Whether there are only a few blanks between two offsets.
  private func isBlank(_ source: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let before = Swift.min(start, end)..<Swift.min(end, source.count)
    return before.count <= 64 && source[before].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

/// The mark of one annotation under one line.
struct Mark: Sendable {
  /// For a span of several lines: its rail, and whether it begins or ends on this line.
  struct Edge: Sendable {
    var rail: Int
    var opens: Bool
  }

  /// The columns of the underline; a single one for an edge.
  var columns: Range<Int>
  /// The text of the label here; an edge shows it only where it closes.
  var text: String
  var isPrimary: Bool
  var edge: Edge?
  /// The row, under the line, of the way from an edge to its rail.
  fileprivate(set) var railRow: Int?
  /// The row of the text: 0 for one beside its underline; nil without a text.
  fileprivate(set) var textRow: Int?
}

extension [Mark] {
  /// Finds the rows of the parts of a line's marks.
  ///
  /// The text of the mark that reaches farthest is put beside it. The others hang below, the rightmost highest, so that
  /// no connector runs through a text:
  ///
  ///     let x = foo(a, b);
  ///         -   --- ^ first
  ///         |   |
  ///         |   second
  ///         third
  fileprivate mutating func assignRows() {
    let fromTheRight = indices.sorted { left, right in
      (self[left].columns.lowerBound, right) > (self[right].columns.lowerBound, left)
    }
    let rails = fromTheRight.filter { self[$0].edge != nil }
    for (row, index) in rails.enumerated() { self[index].railRow = row }
    let farthest = self.farthest
    var next = Swift.max(rails.count - 1, 0) + 2
    for index in fromTheRight where !self[index].text.isEmpty {
      let isBeside = index == farthest && self[index].railRow ?? 0 == 0
      self[index].textRow = isBeside ? 0 : next
      if !isBeside { next += 1 }
    }
  }

  /// The mark that ends last; of several the one that begins last, of those the primary or the first.
  private var farthest: Int? {
    indices.max { left, right in
      let (a, b) = (self[left], self[right])
      return (a.columns.upperBound, a.columns.lowerBound, a.isPrimary ? 1 : 0, right) < (
        b.columns.upperBound, b.columns.lowerBound, b.isPrimary ? 1 : 0, left
      )
    }
  }
}
