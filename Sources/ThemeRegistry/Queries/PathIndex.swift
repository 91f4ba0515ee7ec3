package import ThemeBase

/// The paths of a registry in the order of their bytes: a pattern is compared only with those that begin as it does.
package struct PathIndex: Sendable {
  private let registry: Registry
  private let paths: [ID<Registry.Path>]

  /// Sorts the paths, which pays where there are many patterns.
  package init(_ registry: Registry) {
    self.registry = registry
    paths = registry.partPaths
      .filter { !registry.paths.slice($0).contains(UInt8(ascii: "[")) }
      .sorted { registry.paths.slice($0).lexicographicallyPrecedes(registry.paths.slice($1)) }
  }

  /// The most paths with which a pattern is compared.
  package func comparisons(with pattern: ArraySlice<UInt8>) -> Int {
    candidates(for: pattern).count
  }

  /// The paths that a pattern matches, as the registry lists them.
  ///
  /// Linear in the paths that begin like the pattern.
  package func expand(_ pattern: ArraySlice<UInt8>) -> [ID<Registry.Path>] {
    let glob = Glob(pattern)
    return paths[candidates(for: pattern)].filter { glob.matches(registry.paths.slice($0)) }
  }

  /// The places of the paths that begin with the text before the first star.
  private func candidates(for pattern: ArraySlice<UInt8>) -> Range<Int> {
    let start = pattern.prefix { $0 != UInt8(ascii: "*") }
    let first = paths.partitionPoint {
      registry.paths.slice($0).lexicographicallyPrecedes(start)
    }
    let count = paths[first...].partitionPoint { registry.paths.slice($0).starts(with: start) }
    return first..<count
  }
}
