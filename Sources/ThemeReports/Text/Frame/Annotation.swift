import ThemeBase

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
