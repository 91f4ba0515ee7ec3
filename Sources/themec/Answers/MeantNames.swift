import ThemeBase

/// Names among which that is looked for which a word of the command line was meant for.
struct MeantNames {
  private let names: [String]

  init(_ names: some Sequence<String>) { self.names = Set(names).sorted() }

  /// The names that differ from a word in a few letters, or in the beginnings that names of Fiori and UIKit have.
  func near(_ word: String) -> [String] {
    if let name = NameSuggester.nearest(to: word, in: names) { return [name] }
    let (own, stems) = (Self.stem(word), names.map(Self.stem))
    let meant = stems.contains(own) ? own : NameSuggester.nearest(to: own, in: stems)
    return zip(names, stems).filter { $1 == meant }.map { $0.0 }
  }

  /// The names that a pattern with `*` matches, or that have a text in them.
  func holding(_ text: String) -> [String] {
    guard text.count > 2 else { return [] }
    let pattern = text.contains("*") ? text : "*\(text)*"
    let glob = Glob(Array(pattern.lowercased().utf8)[...])
    return names.filter { glob.matches(Array($0.lowercased().utf8)[...]) }
  }

  /// A name without `fdl` and then `FUI`, `NUI` or `UI` before it, in small letters.
  private static func stem(_ name: String) -> String {
    var stem = name.lowercased()
    for beginnings in [["fdl"], ["fui", "nui", "ui"]] {
      if let beginning = beginnings.first(where: stem.hasPrefix) { stem.removeFirst(beginning.count) }
    }
    return stem
  }
}
