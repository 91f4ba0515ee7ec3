/// A name in which `*` matches any text, also none.
struct Glob {
  /// The texts before the first star, between the stars, and after the last one.
  private let pieces: [ArraySlice<UInt8>]
  private let length: Int

  init(_ pattern: ArraySlice<UInt8>) {
    pieces = pattern.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    length = pieces.reduce(0) { $0 + $1.count }
  }

  /// Whether a name matches the pattern.
  ///
  /// The pieces are sought from the left, each after the one before: the earliest place leaves
  /// most to the others.
  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      return pieces.first.map { $0.elementsEqual(name) } ?? name.isEmpty
    }
    guard length <= name.count, name.starts(with: first),
      name.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let end = Self.find(piece, in: rest) else { return false }
      rest = rest[end...]
    }
    return true
  }

  /// The end of the first occurrence of a piece.
  private static func find(_ piece: ArraySlice<UInt8>, in name: ArraySlice<UInt8>) -> Int? {
    var start = name.startIndex
    while start + piece.count <= name.endIndex {
      if name[start...].starts(with: piece) { return start + piece.count }
      start += 1
    }
    return nil
  }
}
