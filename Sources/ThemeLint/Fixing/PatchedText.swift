package import ThemeBase
package import ThemeDiagnostics

/// A text to which edits are applied, one batch after the other, with what became of the original.
///
///     var text = PatchedText(original)
///     text.apply(edits)
///     text.apply(moreEdits)          // places in the result of the first
///     text.edits(in: file)           // both together, places in the original
package struct PatchedText: Sendable {
  /// A run of bytes: those of the original in a range, or new ones.
  private enum Piece: Sendable {
    case original(Range<Int>)
    case inserted([UInt8])

    var count: Int {
      switch self {
      case .original(let range): range.count
      case .inserted(let bytes): bytes.count
      }
    }
  }

  private let original: [UInt8]
  private var pieces: [Piece]

  package init(_ bytes: [UInt8]) {
    original = bytes
    pieces = [.original(0..<bytes.count)]
  }

  /// The text with all edits applied.
  package var bytes: [UInt8] {
    pieces.reduce(into: []) { bytes, piece in
      switch piece {
      case .original(let range): bytes += original[range]
      case .inserted(let new): bytes += new
      }
    }
  }

  /// Applies edits whose places are those of the text as it is now.
  ///
  /// The edits do not overlap; their order does not matter. Linear in the pieces and the edits.
  package mutating func apply(_ edits: [TextEdit]) {
    var result: [Piece] = []
    var rest = pieces[...]
    var position = 0
    for edit in edits.sorted(by: { $0.span < $1.span }) {
      take(Int(edit.span.start) - position, from: &rest) { result.append($0) }
      take(edit.span.length, from: &rest) { _ in }
      if !edit.replacement.isEmpty { result.append(.inserted(Array(edit.replacement.utf8))) }
      position = Int(edit.span.end)
    }
    pieces = result + rest
  }

  /// Removes a number of bytes from the front of some pieces, and passes them on piece by piece.
  private func take(_ count: Int, from pieces: inout ArraySlice<Piece>, _ body: (Piece) -> Void) {
    var count = count
    while count > 0, let first = pieces.first {
      guard first.count > count else {
        count -= first.count
        pieces.removeFirst()
        body(first)
        continue
      }
      // The rest of a piece stays in its place: nothing is moved.
      switch first {
      case .original(let range):
        let middle = range.lowerBound + count
        body(.original(range.lowerBound..<middle))
        pieces[pieces.startIndex] = .original(middle..<range.upperBound)
      case .inserted(let bytes):
        body(.inserted(Array(bytes[..<count])))
        pieces[pieces.startIndex] = .inserted(Array(bytes[count...]))
      }
      count = 0
    }
  }

  /// The edits that make this text of the original, in source order.
  package func edits(in file: FileID) -> [TextEdit] {
    var edits: [TextEdit] = []
    var position = 0
    var inserted: [UInt8] = []
    func flush(to next: Int) {
      guard next > position || !inserted.isEmpty else { return }
      let span = Span(
        file: file, start: UInt32(clamping: position), end: UInt32(clamping: next))
      edits.append(TextEdit(span: span, replacement: String(decoding: inserted, as: UTF8.self)))
      inserted = []
    }
    for piece in pieces {
      switch piece {
      case .inserted(let bytes): inserted += bytes
      case .original(let range):
        flush(to: range.lowerBound)
        position = range.upperBound
      }
    }
    flush(to: original.count)
    return edits
  }
}
