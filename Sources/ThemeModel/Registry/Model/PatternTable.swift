import ThemeBase

/// Paths with a number in them, `fdlFUIDataTable_row[n]`, found by paths that they match.
struct PatternTable: Sendable {
  /// Tags the ids of patterns and of their heads.
  private enum Key {}
  private enum Head {}

  /// The patterns with one mark for each number.
  private var keys = Names<Key>()
  /// The path of each pattern.
  private var paths = IDColumn<Key, ID<Registry.Path>>()
  /// The text before the first number of the patterns: most names with a number in them begin otherwise.
  private var heads = Names<Head>()

  /// Notes a path if it has a number in it.
  mutating func note(_ path: ID<Registry.Path>, _ name: ArraySlice<UInt8>) {
    guard name.contains(UInt8(ascii: "[")) else { return }
    let key = PathPattern.key(name)
    if !paths.contains(keys.intern(key[...])) { paths.append(path) }
    heads.intern(key.prefix { $0 != PathPattern.mark })
  }

  /// Whether a name has a number in it, so that a pattern can match it.
  static func mayHold(_ path: ArraySlice<UInt8>) -> Bool { path.contains { $0.isASCIIDigit } }

  /// The pattern that may match a path; nil if none has its form.
  func candidate(for path: ArraySlice<UInt8>) -> ID<Registry.Path>? {
    guard keys.count > 0, let digit = path.firstIndex(where: { $0.isASCIIDigit }), heads.id(path[..<digit]) != nil
    else { return nil }
    return keys.id(PathPattern.key(path)[...]).map { paths[$0] }
  }
}

/// Class paths with a part that varies: `fdlFUIDataTable_textItem_row[n]`.
enum PathPattern {
  /// The sign for a number in a key.
  static let mark = UInt8(ascii: "#")

  /// The path with every run of digits, and every `[n]`, as one `#`: alike for a pattern and what
  /// it stands for.
  static func key(_ path: ArraySlice<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(path.count)
    var index = path.startIndex
    while index < path.endIndex {
      let byte = path[index]
      if byte.isASCIIDigit {
        while index < path.endIndex, path[index].isASCIIDigit { index += 1 }
        key.append(mark)
      } else if byte == UInt8(ascii: "["), path[index...].starts(with: "[n]".utf8) {
        index += 3
        key.append(mark)
      } else {
        index += 1
        key.append(byte)
      }
    }
    return key
  }

  /// Whether a pattern matches a path: digits where it has `[n]`, the same bytes elsewhere.
  static func matches(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
    var (left, right) = (pattern, path)
    while let byte = left.first {
      if left.starts(with: "[n]".utf8) {
        let digits = right.prefix { $0.isASCIIDigit }
        guard !digits.isEmpty else { return false }
        left = left.dropFirst(3)
        right = right.dropFirst(digits.count)
      } else {
        guard right.first == byte else { return false }
        left = left.dropFirst()
        right = right.dropFirst()
      }
    }
    return right.isEmpty
  }

  /// The bytes before the first `_` or `.`: the component's own path.
  static func root(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    path.prefix { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: ".") }
  }
}
