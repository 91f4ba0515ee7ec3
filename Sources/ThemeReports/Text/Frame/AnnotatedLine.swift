import ThemeBase

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
      edge: opens ? .opens(rail: rail) : .closes(rail: rail))
  }

  /// Whether there are only a few blanks between two offsets.
  private func isBlank(_ source: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let before = Swift.min(start, end)..<Swift.min(end, source.count)
    return before.count <= 64 && source[before].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
