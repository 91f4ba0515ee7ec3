package import ThemeBase

/// Which paths there are.
extension Registry {
  /// Whether some component has a part of this path.
  package func isPart(_ path: ID<Path>) -> Bool { partTable.has(path) }

  /// All paths that are parts, patterns with `[n]` included, in the order of their ids.
  package var partPaths: [ID<Path>] { partTable.paths }

  /// A path as it is written in a theme, one with numbers in it included; nil for an unknown one.
  package func resolvePath(_ path: ArraySlice<UInt8>) -> ID<Path>? {
    if let id = paths.id(path), isPart(id) { return id }
    return PatternTable.mayHold(path) ? patternPath(path, patterns.value) : nil
  }

  /// The result of ``resolvePath(_:)`` for each name of a table.
  package func resolvePaths(of names: NameTable) -> IDList<OptionalID<Path>> {
    var result = IDList<OptionalID<Path>>()
    let patterns = patterns.value
    for name in (0..<UInt32(truncatingIfNeeded: names.count)).lazy.map({ names.slice($0) }) {
      let part = paths.id(name).flatMap { isPart($0) ? $0 : nil }
      result.append(OptionalID(part ?? patternPath(name, patterns)))
    }
    return result
  }

  /// The pattern that matches a path, or nil.
  func patternPath(_ path: ArraySlice<UInt8>, _ patterns: PatternTable) -> ID<Path>? {
    guard let pattern = patterns.candidate(for: path) else { return nil }
    return PathPattern.matches(paths.slice(pattern), path) ? pattern : nil
  }

  package func resolvePath(_ path: String) -> ID<Path>? { resolvePath(Array(path.utf8)[...]) }

  /// The parts of a path, one for each component that has it, in the order of declaration.
  package func parts(of path: ID<Path>) -> [Part] { partTable.parts(of: path) }

  /// Whether a path, or one of those that it is styled like, is open or is not known; see ``Part/isOpen``.
  package func isOpen(_ path: ID<Path>) -> Bool {
    hasOpenParts
      && related(to: path).contains { $0.isOpen || $0.styledLike.contains { resolvePath(paths.slice($0)) == nil } }
  }

  /// The component of that name; nil for an unknown one.
  package func component(named name: String) -> Component? {
    componentTable.value.names.id(name).map { components[$0] }
  }

  /// The class of NUI for the name of a view, with `UI` before it or without, or for an old name of NUI.
  package func styling(_ name: ArraySlice<UInt8>) -> String? {
    let isOfNUI = name.starts(with: "NUI".utf8)
    let bare = name.dropFirst(isOfNUI ? 3 : name.starts(with: "UI".utf8) ? 2 : 0)
    let word = String(decoding: bare, as: UTF8.self)
    if let component = component(styling: "UI" + word) { return component }
    guard isOfNUI else {
      return bare.count < name.count ? nil : component(styling: String(decoding: name, as: UTF8.self))
    }
    return component(named: word).flatMap { $0.styles == nil ? nil : $0.name }
  }

  /// The name of the first component that styles a view; nil where none does.
  package func component(styling view: String) -> String? {
    let (components, length) = (components, view.utf8.count)
    // Comparing the lengths first spares comparing most texts.
    return components.ids.first { id in
      components[id].styles.map { $0.utf8.count == length && $0 == view } ?? false
    }.map { components[$0].name }
  }

  /// The component to which a known or unknown path belongs, by the text before its first `_` or `.`.
  package func owner(of path: ArraySlice<UInt8>) -> Component? { roots.value.owner(of: path).map { components[$0] } }

  /// The table of owners, for those who ask about thousands of paths.
  package var owners: RootTable { roots.value }

  /// The certainty that a path exists: the best of its components.
  package func certainty(of path: ID<Path>) -> Certainty? {
    let all = parts(of: path).map { components[$0.component].certainty }
    return Certainty.allCases.first { all.contains($0) }
  }

  /// Whether everything that a path takes is documented: no better than what it is styled like.
  package func isDocumented(_ path: ID<Path>) -> Bool {
    related(to: path).allSatisfy { certainty(of: $0.path) == .documented }
  }

  /// The components whose names match a pattern with `*`, in the order of their names.
  package func components(ofPattern pattern: String) -> [Component] {
    let glob = Glob(Array(pattern.utf8)[...])
    return components.values.filter { glob.matches(Array($0.name.utf8)[...]) }.sorted { $0.name < $1.name }
  }

  /// The paths that a pattern with `*` matches, in the order of their bytes.
  ///
  /// A `*` matches any text, the empty text included. Paths with a number in them are not listed, because they are endless.
  package func expand(_ pattern: ArraySlice<UInt8>) -> [ID<Path>] {
    let glob = Glob(pattern)
    return partPaths.filter { id in
      let path = paths.slice(id)
      return glob.matches(path) && !path.contains(UInt8(ascii: "["))
    }.sorted { paths.slice($0).lexicographicallyPrecedes(paths.slice($1)) }
  }

  package func expand(_ pattern: String) -> [ID<Path>] { expand(Array(pattern.utf8)[...]) }

  /// The names that stand for a part with a number in it, such as `fdlFUIDataTable_textItem_row3`.
  package func numberedPaths(among names: NameTable) -> [ArraySlice<UInt8>] {
    let patterns = patterns.value
    return (0..<UInt32(names.count)).lazy.map { names.slice($0) }.filter {
      patternPath($0, patterns) != nil && paths.id($0).map(isPart) != true
    }
  }

  /// The part with a number in it that a pattern would match if a theme named one, with such a number.
  package func numberedPart(matching pattern: ArraySlice<UInt8>) -> (part: String, example: String)? {
    let glob = Glob(pattern)
    let written = pattern.filter { $0.isASCIIDigit }
    let digits = written.isEmpty ? [UInt8(ascii: "1")] : Array(written)
    for part in partPaths.lazy.map({ paths[$0] }) where part.contains("[") {
      let pieces = part.utf8.split(separator: UInt8(ascii: "["), omittingEmptySubsequences: false)
      let example = pieces.dropFirst().reduce(Array(pieces[0])) { $0 + digits + $1.dropFirst("n]".utf8.count) }
      if glob.matches(example[...]) { return (part, String(decoding: example, as: UTF8.self)) }
    }
    return nil
  }
}
