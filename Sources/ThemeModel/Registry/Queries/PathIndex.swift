import ThemeBase

/// Paths in the order of their bytes: a pattern is compared only with those that begin as it does.
package struct PathIndex: Sendable {
  private let paths: [ArraySlice<UInt8>]

  /// Sorts the paths of a registry, which pays where there are many patterns, and some paths with numbers in them.
  package init(_ registry: Registry, numbered: [ArraySlice<UInt8>] = []) {
    let fixed = registry.partPaths.map { registry.paths.slice($0) }.filter { !$0.contains(UInt8(ascii: "[")) }
    paths = (fixed + numbered).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The most paths with which a pattern is compared.
  package func comparisons(with pattern: ArraySlice<UInt8>) -> Int { candidates(for: pattern).count }

  /// The paths that a pattern matches.
  ///
  /// Linear in the paths that begin like the pattern.
  package func expand(_ pattern: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let glob = Glob(pattern)
    return paths[candidates(for: pattern)].filter { glob.matches($0) }
  }

  /// The places of the paths that begin with the text before the first star.
  private func candidates(for pattern: ArraySlice<UInt8>) -> Range<Int> {
    let start = pattern.prefix { $0 != UInt8(ascii: "*") }
    let first = paths.partitionPoint { $0.lexicographicallyPrecedes(start) }
    let count = paths[first...].partitionPoint { $0.starts(with: start) }
    return first..<count
  }
}
