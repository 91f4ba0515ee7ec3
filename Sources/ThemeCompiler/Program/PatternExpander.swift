import ThemeBase
import ThemeModel

/// Expands patterns to the class paths that they match, each pattern once: those of the registry, and those with a
/// number in them that the theme names.
struct PatternExpander {
  let registry: Registry
  /// The paths with a number in them that the theme names.
  private let numbered: [ArraySlice<UInt8>]
  /// Tags the ids of patterns.
  private enum Pattern {}
  private var patterns = Names<Pattern>()
  private var matches = Column<Pattern, [RuleCollector.Path]>()
  /// Made when there are so many patterns that it pays.
  private var index: PathIndex?
  /// The number of patterns that are sought among all paths before there is an index.
  private static let unindexed = 32
  private var taken: [Property: Bool] = [:]
  private var suggester = LimitedSuggester<RegistrySuggester>(searches: 100)
  /// Whether there is a pattern.
  private(set) var isUsed = false

  /// A property of a path.
  private struct Property: Hashable {
    var path: PathID
    var name: PropertyID
  }

  init(_ registry: Registry, numbered: [ArraySlice<UInt8>] = []) {
    self.registry = registry
    self.numbered = numbered
  }

  /// Whether a path takes a property, as far as its documentation goes.
  mutating func takes(_ path: PathID, _ property: PropertyID, in program: Program) -> Bool {
    let key = Property(path: path, name: property)
    if let known = taken[key] { return known }
    let part = registry.resolvePath(program.paths.slice(path))
    let result = part.map { registry.takes(program.properties.slice(property), on: $0) } ?? false
    taken[key] = result
    return result
  }

  /// The number of paths that a pattern has to be compared with; 0 if it is known, or one of the first few.
  mutating func comparisons(with pattern: ArraySlice<UInt8>) -> Int {
    guard matches.count >= Self.unindexed, patterns.id(pattern) == nil else { return 0 }
    let index = index ?? PathIndex(registry, numbered: numbered)
    self.index = index
    return index.comparisons(with: pattern)
  }

  /// The paths that a pattern matches, in the order of their bytes.
  mutating func expand(_ pattern: ArraySlice<UInt8>, into paths: inout Names<Program.Path>) -> [RuleCollector.Path] {
    isUsed = true
    let id = patterns.intern(pattern)
    if !matches.contains(id) {
      matches.append(
        (index?.expand(pattern) ?? search(pattern)).map { .init(name: paths.intern($0), isFromPattern: true) })
    }
    return matches[id]
  }

  private func search(_ pattern: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let fixed = registry.expand(pattern).map { registry.paths.slice($0) }
    guard !numbered.isEmpty else { return fixed }
    let glob = Glob(pattern)
    return (fixed + numbered.filter { glob.matches($0) }).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Advice about a pattern without matches: a part with a number that it would match, or a path near to what it says
  /// without its asterisks; looked for as long as there are few such patterns.
  mutating func advice(about pattern: ArraySlice<UInt8>) -> [String] {
    let registry = registry
    guard let suggester = suggester.next({ registry.suggester() }) else { return [] }
    if let (part, example) = registry.numberedPart(matching: pattern) {
      return ["'\(part)' is matched with the numbers that rules name: write '\(example) { … }'"]
    }
    let words = pattern.filter { $0 != UInt8(ascii: "*") }
    return Diagnostic.suggestion(suggester.path(String(decoding: words, as: UTF8.self))) ?? []
  }
}
