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
