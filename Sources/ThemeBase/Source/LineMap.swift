/// The offsets at which the lines of a file begin.
///
/// Converts between offsets, lines and columns.
///
/// A line ends with LF, CR LF or CR. A byte order mark belongs to no column: what follows it is in column 1.
/// Every offset has a position. An offset past the end is taken for the end, one inside a character for the start of that
/// character, and one inside a line ending for the end of the line.
///
/// Made in one pass over the bytes. A line is found in logarithmic time, a column in time proportional to its line. For
/// many positions use a ``Cursor``, which does not start again at the beginning of a long line each time.
package struct LineMap: Sendable {
  private let bytes: [UInt8]
  /// The offset of the first byte of each line; never empty.
  private let starts: [UInt32]

  package init(_ file: SourceFile) { self.init(file.bytes) }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = Self.starts(in: bytes)
  }

  /// The offset of the first byte of each line; a byte order mark belongs to no line.
  package static func starts(in bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    starts.reserveCapacity(bytes.count / 16)
    bytes.withUnsafeBufferPointer { bytes in
      // Few bytes are control characters.
      for index in bytes.indices where bytes[index] <= 0x0D {
        let isLast = index + 1 == bytes.count || bytes[index + 1] != 0x0A
        if bytes[index] == 0x0A || bytes[index] == 0x0D && isLast { starts.append(UInt32(clamping: index + 1)) }
      }
    }
    return starts
  }

  /// The number of lines.
  ///
  /// An empty file has one line, and a trailing newline is followed by an empty line.
  package var lineCount: Int { starts.count }

  /// The line of an offset, counted from 1.
  package func line(at offset: Int) -> Int { max(1, starts.partitionPoint { Int($0) <= offset }) }

  /// Whether the later of two offsets is in the line of the earlier one or in the next.
  ///
  /// Takes logarithmic time.
  package func areNeighbours(_ earlier: Int, _ later: Int) -> Bool {
    let line = line(at: earlier)
    return line + 1 >= starts.count || later < Int(starts[line + 1])
  }

  /// The bytes of a line without its line ending, or the empty range at the end of the file if there is no such line.
  package func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return bytes.count..<bytes.count }
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    if line < starts.count {
      end -= 1
      if end > start, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<end
  }

  /// The line and columns of an offset.
  package func position(at offset: Int) -> SourcePosition {
    var cursor = Cursor(self)
    return cursor.position(at: offset)
  }

  /// Converts many offsets, and remembers how far it has counted on each long line.
  ///
  /// All lookups on one line together cost its length once, and at most a thousand bytes each.
  package struct Cursor: Sendable {
    /// A boundary between two characters whose columns are known.
    private struct Checkpoint {
      var offset: Int
      var column: Int
      var utf16Column: Int
    }

    /// The least distance in bytes between two checkpoints of a line.
    private static let stride = 1024

    package let map: LineMap
    /// The checkpoints of each line that was counted beyond the first stride, in order.
    private var checkpoints: [Int: [Checkpoint]] = [:]

    package init(_ map: LineMap) { self.map = map }

    /// The line and columns of an offset.
    package mutating func position(at offset: Int) -> SourcePosition {
      let line = map.line(at: offset)
      let range = map.range(ofLine: line)
      let target = Swift.min(Swift.max(offset, range.lowerBound), range.upperBound)
      var place = lastCheckpoint(before: target, line: line, start: range.lowerBound)
      var remembered = place.offset
      for character in SourceCharacters(map.bytes, in: place.offset..<range.upperBound) {
        guard character.bytes.upperBound <= target else {
          place.utf16Column += map.utf16Length(of: character, before: target)
          break
        }
        place.offset = character.bytes.upperBound
        place.column += 1
        place.utf16Column += character.character.utf16.count
        if place.offset - remembered >= Self.stride {
          remember(place, line: line)
          remembered = place.offset
        }
      }
      return SourcePosition(
        line: line, column: place.column, utf16Column: place.utf16Column, utf8Column: target - range.lowerBound + 1)
    }

    private func lastCheckpoint(before offset: Int, line: Int, start: Int) -> Checkpoint {
      let known = checkpoints[line] ?? []
      let next = known.partitionPoint { $0.offset <= offset }
      return next > 0 ? known[next - 1] : Checkpoint(offset: start, column: 1, utf16Column: 1)
    }

    private mutating func remember(_ place: Checkpoint, line: Int) {
      if let last = checkpoints[line]?.last, last.offset >= place.offset { return }
      checkpoints[line, default: []].append(place)
    }
  }

  /// The UTF-16 code units of the scalars of a character that end at or before an offset.
  fileprivate func utf16Length(of character: SourceCharacter, before offset: Int) -> Int {
    guard !character.isInvalid else { return 0 }
    var end = character.bytes.lowerBound
    var length = 0
    for scalar in character.character.unicodeScalars {
      end += Unicode.UTF8.width(scalar)
      guard end <= offset else { break }
      length += Unicode.UTF16.width(scalar)
    }
    return length
  }
}
