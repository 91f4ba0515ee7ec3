package import ThemeBase

/// A text to which edits are applied, one batch after the other, with what became of the original.
///
///     var text = PatchedText(original)
///     text.apply(edits)
///     text.apply(moreEdits)          // places in the result of the first
///     text.edits(in: file)           // both together, places in the original
package struct PatchedText: Sendable {
  /// A run of bytes; the indices of an original one are its places in the original.
  private struct Piece: Sendable {
    var bytes: ArraySlice<UInt8>
    let isOriginal: Bool
  }

  /// The length of the original.
  private let length: Int
  private var pieces: [Piece]

  package init(_ bytes: [UInt8]) {
    length = bytes.count
    pieces = [Piece(bytes: bytes[...], isOriginal: true)]
  }

  /// The text with all edits applied.
  package var bytes: [UInt8] { pieces.reduce(into: []) { $0 += $1.bytes } }

  /// Applies edits whose places are those of the text as it is now.
  ///
  /// The edits do not overlap; their order does not matter. Linear in the pieces and the edits.
  package mutating func apply(_ edits: [TextEdit]) {
    var result: [Piece] = []
    var rest = pieces[...]
    var position = 0
    for edit in edits.sorted(by: { $0.span < $1.span }) {
      result += Self.take(Int(edit.span.start) - position, from: &rest)
      _ = Self.take(edit.span.length, from: &rest)
      if !edit.replacement.isEmpty { result.append(Piece(bytes: Array(edit.replacement.utf8)[...], isOriginal: false)) }
      position = Int(edit.span.end)
    }
    pieces = result + rest
  }

  /// Removes a number of bytes from the front of some pieces, and returns them.
  private static func take(_ count: Int, from pieces: inout ArraySlice<Piece>) -> [Piece] {
    var taken: [Piece] = []
    var count = count
    while count > 0, let first = pieces.first {
      let part = first.bytes.prefix(count)
      taken.append(Piece(bytes: part, isOriginal: first.isOriginal))
      count -= part.count
      if part.count == first.bytes.count {
        pieces.removeFirst()
      } else {
        // The rest of a piece stays in its place: nothing is moved.
        pieces[pieces.startIndex].bytes = first.bytes.dropFirst(part.count)
      }
    }
    return taken
  }

  /// The edits that make this text of the original, in source order.
  package func edits(in file: FileID) -> [TextEdit] {
    var edits: [TextEdit] = []
    var position = 0
    var inserted: [UInt8] = []
    func flush(to next: Int) {
      guard next > position || !inserted.isEmpty else { return }
      let span = Span(file: file, start: UInt32(clamping: position), end: UInt32(clamping: next))
      edits.append(TextEdit(span: span, replacement: String(decoding: inserted, as: UTF8.self)))
      inserted = []
    }
    for piece in pieces {
      if piece.isOriginal {
        flush(to: piece.bytes.startIndex)
        position = piece.bytes.endIndex
      } else {
        inserted += piece.bytes
      }
    }
    flush(to: length)
    return edits
  }
}
