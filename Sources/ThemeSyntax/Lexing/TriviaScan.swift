/// Finds the ends of white space, comments and conflict markers.
///
/// The lexer and ``TriviaPieces`` share it, so that they cannot disagree.
enum TriviaScan {
  /// The end of the white space that begins at `start`; `start` itself if there is none.
  static func endOfSpace(_ bytes: ByteSpan, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: " ") || byte &- 0x09 <= 4 {
        index += 1
      } else if byte >= 0x80 {
        let (scalar, length) = UnicodeScan.decode(bytes, at: index)
        guard let scalar, UnicodeScan.isSpace(scalar) else { break }
        index += length
      } else {
        break
      }
    }
    return index
  }

  /// The end of the control characters that begin at `start`; `start` itself if there is none.
  static func endOfControls(_ bytes: ByteSpan, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let (scalar, length) = UnicodeScan.decode(bytes, at: index)
      guard let scalar, UnicodeScan.isControl(scalar) else { break }
      index += length
    }
    return index
  }

  /// The end of the block comment that begins at `start`, or nil if it has no end; and the place of a `/*` in it.
  static func blockComment(_ bytes: ByteSpan, from start: Int) -> (end: Int?, inner: Int?) {
    var inner: Int?
    var index = start + 3
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/") {
        if bytes[index - 1] == UInt8(ascii: "*") { return (index + 1, inner) }
        if inner == nil, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") { inner = index }
      }
      index += 1
    }
    return (nil, inner)
  }

  /// The end of the line in which `start` lies, without the newline.
  static func endOfLine(_ bytes: ByteSpan, from start: Int) -> Int {
    var index = start
    while index < bytes.count, !isNewline(bytes[index]) { index += 1 }
    return index
  }

  /// Whether seven equal characters begin a line at `start`, as version control writes them around a conflict.
  static func isConflictMarker(_ bytes: ByteSpan, at start: Int) -> Bool {
    guard start == 0 || isNewline(bytes[start - 1]) || start == UnicodeScan.lengthOfByteOrderMark(bytes) else {
      return false
    }
    var end = start
    while end < bytes.count, end < start + 8, bytes[end] == bytes[start] { end += 1 }
    return end - start == 7
  }

  static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
