/// A pattern of names in which `*` matches any text, also none, and `?` one character where files are named.
package struct Glob: Hashable, Sendable {
  private static let star = UInt8(ascii: "*")
  private static let question = UInt8(ascii: "?")

  private let pattern: [UInt8]
  private let matchesCharacters: Bool
  /// The bytes after the last star or question mark: most names differ there.
  private let tail: ArraySlice<UInt8>

  /// A pattern; without `matchesCharacters` a `?` matches only itself.
  package init(_ pattern: some Sequence<UInt8>, matchesCharacters: Bool = false) {
    let pattern = Array(pattern)
    self.pattern = pattern
    self.matchesCharacters = matchesCharacters
    let sign = pattern.lastIndex { $0 == Self.star || (matchesCharacters && $0 == Self.question) }
    tail = pattern[(sign.map { $0 + 1 } ?? 0)...]
  }

  /// Whether a name matches the pattern.
  ///
  /// Takes time in proportion to the product of both lengths.
  package func matches(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count >= tail.count, name.suffix(tail.count).elementsEqual(tail) else { return false }
    return Wildcards.match(pattern.count, { pattern[$0] == Self.star }, in: name.startIndex..<name.endIndex) {
      end(of: pattern[$0], at: $1, in: name)
    }
  }

  /// The end of what one byte of the pattern, not a star, matches at a position, or nil if it does not match.
  private func end(of byte: UInt8, at position: Int, in name: ArraySlice<UInt8>) -> Int? {
    let next = position + 1
    guard matchesCharacters, byte == Self.question else { return byte == name[position] ? next : nil }
    return next + name[next...].prefix { $0 & 0xC0 == 0x80 }.count
  }
}

/// Matches elements with a pattern in which some of its elements match any number of them, also none.
package enum Wildcards {
  /// Whether a pattern of `count` elements matches everything in `range`.
  ///
  /// `isWildcard` says which of its elements match any number. For any other element and a position, `end` returns the
  /// end of what the element matches there, or nil if it does not match. Takes time in proportion to the product of both
  /// lengths. After a wildcard the earliest match leaves most to the others.
  @inline(__always) package static func match(
    _ count: Int, _ isWildcard: (Int) -> Bool, in range: Range<Int>, _ end: (_ index: Int, _ position: Int) -> Int?
  ) -> Bool {
    // The index after the last wildcard, and the position up to which the wildcard has matched.
    var retry: (index: Int, position: Int)?
    var (index, position) = (0, range.lowerBound)
    while position < range.upperBound {
      if index < count, isWildcard(index) {
        retry = (index + 1, position)
        index += 1
      } else if index < count, let end = end(index, position) {
        (index, position) = (index + 1, end)
      } else if let last = retry {
        retry = (last.index, last.position + 1)
        (index, position) = (last.index, last.position + 1)
      } else {
        return false
      }
    }
    return (index..<count).allSatisfy(isWildcard)
  }
}
