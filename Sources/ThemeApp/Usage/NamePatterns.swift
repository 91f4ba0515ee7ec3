/// Beginnings and ends of names, with what is known of the names between them.
///
/// Finding what fits a name takes no longer the more of them there are.
struct NamePatterns: Sendable {
  /// Of longer beginnings and ends only so many bytes are compared.
  private static let longest = 100

  /// The names with one beginning, by their ends.
  private var ends: [ArraySlice<UInt8>: [ArraySlice<UInt8>: Set<String>]] = [:]
  /// The lengths of the beginnings, and of the ends.
  private var lengths: (prefixes: Set<Int>, suffixes: Set<Int>) = ([], [])

  var isEmpty: Bool { ends.isEmpty }

  /// Adds a beginning and an end, of which one is not empty, and a word about the names.
  mutating func add(_ prefix: String, _ suffix: String, _ word: String? = nil) {
    let prefix = ArraySlice(prefix.utf8).prefix(Self.longest)
    let suffix = ArraySlice(suffix.utf8).suffix(Self.longest)
    guard !prefix.isEmpty || !suffix.isEmpty else { return }
    lengths.prefixes.insert(prefix.count)
    lengths.suffixes.insert(suffix.count)
    var words = ends[prefix, default: [:]].removeValue(forKey: suffix) ?? []
    if let word, words.count < 100 { words.insert(word) }
    ends[prefix, default: [:]][suffix] = words
  }

  /// The words about the names of all that fits a name; nil if nothing does.
  func words(about name: String) -> Set<String>? {
    let name = ArraySlice(name.utf8)
    var words: Set<String>?
    for length in lengths.prefixes where length <= name.count {
      guard let ends = ends[name.prefix(length)] else { continue }
      for rest in lengths.suffixes where length + rest <= name.count {
        if let found = ends[name.suffix(rest)] { words = found.union(words ?? []) }
      }
    }
    return words
  }
}
