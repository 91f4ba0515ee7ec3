/// One character of a source file as a reader sees it, with its bytes.
package struct SourceCharacter: Sendable {
  /// The grapheme cluster, with U+FFFD for bytes that are not UTF-8.
  package var character: Character
  /// The offsets of its bytes in the file.
  package var bytes: Range<Int>
  /// Some of the bytes are not UTF-8.
  package var isInvalid: Bool
}

/// The characters of a range of bytes, segmented as Swift segments a `String`.
///
/// Any bytes are legal: each ill-formed sequence is one U+FFFD, and a cluster of more than 512 bytes, which no writing
/// system has, is cut. Decoded piece by piece, so the memory does not grow with the range; the time is linear.
package struct SourceCharacters: Sequence, IteratorProtocol, Sendable {
  /// The number of bytes that are decoded ahead, and the length of the longest character.
  private static let pieceSize = 512

  private let source: [UInt8]
  private let end: Int
  private var position: Int
  /// Characters that are decoded but not yet handed out, in reverse order.
  private var pending: [SourceCharacter] = []

  package init(_ source: [UInt8], in range: Range<Int>) {
    self.source = source
    end = Swift.min(Swift.max(0, range.upperBound), source.count)
    position = Swift.min(Swift.max(0, range.lowerBound), end)
  }

  package mutating func next() -> SourceCharacter? {
    if let character = pending.popLast() { return character }
    guard position < end else { return nil }
    if let character = nextASCII() { return character }
    decodePiece()
    return pending.popLast()
  }

  /// An ASCII byte before another one is a character of its own, but for CR LF.
  private mutating func nextASCII() -> SourceCharacter? {
    let byte = source[position]
    guard byte < 0x80 else { return nil }
    if position + 1 < end {
      let following = source[position + 1]
      guard following < 0x80, !(byte == 0x0D && following == 0x0A) else { return nil }
    }
    defer { position += 1 }
    return SourceCharacter(
      character: Character(Unicode.Scalar(byte)), bytes: position..<(position + 1), isInvalid: false)
  }

  /// Decodes the next bytes into `pending`, but for the last character, which may continue after them.
  private mutating func decodePiece() {
    let scalars = decodeScalars()
    let isLast = scalars.end == end
    var start = position
    var index = 0
    for character in String(scalars.text) {
      var length = 0
      var isInvalid = false
      for _ in character.unicodeScalars {
        length += Int(scalars.lengths[index])
        isInvalid = isInvalid || scalars.isInvalid[index]
        index += 1
      }
      pending.append(SourceCharacter(character: character, bytes: start..<(start + length), isInvalid: isInvalid))
      start += length
    }
    position = start
    if !isLast, pending.count > 1, let open = pending.popLast() { position = open.bytes.lowerBound }
    pending.reverse()
  }

  /// Scalars with the number of bytes that each was read from.
  private struct Piece {
    var text = String.UnicodeScalarView()
    var lengths: [UInt8] = []
    var isInvalid: [Bool] = []
    var end: Int
  }

  private func decodeScalars() -> Piece {
    var piece = Piece(end: position)
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = source[position..<end].makeIterator()
    while piece.end < end, piece.end - position < Self.pieceSize {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let encoded):
        piece.text.append(Unicode.UTF8.decode(encoded))
        piece.lengths.append(UInt8(encoded.count))
        piece.isInvalid.append(false)
        piece.end += encoded.count
      case .error(let length):
        piece.text.append("\u{FFFD}")
        piece.lengths.append(UInt8(length))
        piece.isInvalid.append(true)
        piece.end += length
      case .emptyInput: piece.end = end
      }
    }
    return piece
  }
}
