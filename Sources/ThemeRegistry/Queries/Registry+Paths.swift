import ThemeSyntax
import ThemeValues

/// Which paths there are.
extension Registry {
  /// Whether some component has a part of this path.
  package func isPart(_ path: UInt32) -> Bool {
    Int(path) < firstPart.count && firstPart[Int(path)] != 0
  }

  /// The number of a path as it is written in a theme, one with numbers in it included; nil for an
  /// unknown one.
  package func resolvePath(_ path: UnsafeBufferPointer<UInt8>) -> UInt32? {
    if let id = paths.id(path), isPart(id) { return id }
    guard patterns.count > 0, path.contains(where: DecimalScanner.isDigit) else { return nil }
    let bytes = Array(path)
    guard let pattern = patterns.id(PathPattern.key(bytes[...])[...]) else { return nil }
    let id = patternPaths[Int(pattern)]
    return PathPattern.matches(paths.slice(id), bytes[...]) ? id : nil
  }

  package func resolvePath(_ path: ArraySlice<UInt8>) -> UInt32? {
    path.withUnsafeBufferPointer { resolvePath($0) }
  }

  package func resolvePath(_ path: String) -> UInt32? {
    var path = path
    return path.withUTF8 { resolvePath($0) }
  }

  /// The parts of a path, one for each component that has it, in the order of declaration.
  package func parts(of path: UInt32) -> [Part] {
    var result: [Part] = []
    var next = Int(path) < firstPart.count ? firstPart[Int(path)] : 0
    while next != 0 {
      result.append(parts[Int(next - 1)])
      next = nextPart[Int(next - 1)]
    }
    return result
  }

  /// The component of that name; nil for an unknown one.
  package func component(named name: String) -> Component? {
    componentNames.id(name).map { components[Int($0)] }
  }

  /// The component to which a path would belong, known or not, by what stands before its first `_`
  /// or `.`.
  package func owner(of path: ArraySlice<UInt8>) -> Component? {
    roots.id(PathPattern.root(path)).map { components[Int(rootOwners[Int($0)])] }
  }

  /// How certain it is that a path exists: the best of its components.
  package func certainty(of path: UInt32) -> Certainty? {
    let all = parts(of: path).map { components[Int($0.component)].certainty }
    return Certainty.allCases.first { all.contains($0) }
  }

  /// The paths that a pattern with `*` stands for, in the order of their bytes.
  ///
  /// A `*` stands for any text, also none. Paths with a number in them are not listed: there is no
  /// end to them.
  package func expand(_ pattern: ArraySlice<UInt8>) -> [UInt32] {
    let glob = Glob(pattern)
    return firstPart.indices.lazy
      .filter { firstPart[$0] != 0 }
      .map { UInt32($0) }
      .filter { id in
        let path = paths.slice(id)
        return glob.matches(path) && !path.contains(UInt8(ascii: "["))
      }
      .sorted { paths.slice($0).lexicographicallyPrecedes(paths.slice($1)) }
  }

  package func expand(_ pattern: String) -> [UInt32] { expand(Array(pattern.utf8)[...]) }
}
