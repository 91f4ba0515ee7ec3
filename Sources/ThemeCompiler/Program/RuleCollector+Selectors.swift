import ThemeBase
import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax
import ThemeTable

/// Selectors to class paths.
extension RuleCollector {
  /// Adds the class paths of a selector list to ``paths``, each once.
  ///
  /// Adds none if there are too many.
  ///
  /// `isNamed` says whether the rule styles them, rather than only its nested rules.
  mutating func addPaths(
    of list: NodeID, in tree: SyntaxTree, isNamed: Bool, _ context: Context
  ) {
    let start = paths.count
    let place = Program.Place(file: tree.file.id, node: list)
    if let selector = tree.onlySelector(of: list) {
      addPaths(of: selector, in: tree, context)
      guard makesCopies(paths.count - start - 1, at: place) else {
        return paths.removeSubrange(start...)
      }
      let named = Program.Place(file: place.file, node: selector)
      if isNamed { note(start..<paths.count, namedBy: named, in: tree, isAlone: true, context) }
    } else {
      guard let named = addPaths(ofAll: list, in: tree, from: start, context),
        makesCopies(paths.count - start - 1, at: place)
      else { return paths.removeSubrange(start...) }
      for (paths, selector) in named where isNamed {
        note(paths, namedBy: selector, in: tree, isAlone: false, context)
      }
    }
    if paths.count - start > 1 { removeRepeatedPaths(from: start) }
  }

  /// Adds the class paths of several selectors.
  ///
  /// Returns the paths of each selector, or nil, after a report, if there are too many.
  private mutating func addPaths(
    ofAll list: NodeID, in tree: SyntaxTree, from start: Int, _ context: Context
  ) -> [(paths: Range<Int>, selector: Program.Place)]? {
    var named: [(paths: Range<Int>, selector: Program.Place)] = []
    var selector = tree.firstChild(list)
    while selector < tree.end(list) {
      if tree.kind(selector) == .selector {
        let own = paths.count
        let place = Program.Place(file: tree.file.id, node: selector)
        addPaths(of: selector, in: tree, context)
        guard paths.count - start <= Self.maximumSelectors else {
          diagnostics.append(
            .tooManySelectors(at: program.span(place), limit: Self.maximumSelectors))
          return nil
        }
        named.append((own..<paths.count, place))
      }
      selector = tree.end(selector)
    }
    return named
  }

  /// Records which selector names some of the paths.
  private mutating func note(
    _ named: Range<Int>, namedBy selector: Program.Place, in tree: SyntaxTree, isAlone: Bool,
    _ context: Context
  ) {
    let form = tree.selectorForm(selector.node)
    for index in named {
      program.selectors.append(
        Program.Selector(
          path: paths[index].name, environments: context.environments, place: selector,
          isFromPattern: paths[index].isFromPattern, isAlone: isAlone, form: form))
    }
  }

  /// Removes repeated paths from a place on.
  ///
  /// The first of equal paths stays.
  private mutating func removeRepeatedPaths(from start: Int) {
    lastRules.extend(to: program.paths.count, with: 0)
    var end = start
    for index in start..<paths.count where lastRules[paths[index].name] != ruleCount {
      lastRules[paths[index].name] = ruleCount
      paths[end] = paths[index]
      end += 1
    }
    paths.removeSubrange(end...)
  }

  private mutating func addPaths(
    of selector: NodeID, in tree: SyntaxTree, _ context: Context
  ) {
    let form = tree.selectorForm(selector)
    let name = tree.nameRange(ofSelector: selector, form)
    let place = Program.Place(file: tree.file.id, node: selector)
    switch form {
    case .name, .classList: addPath(name, of: tree, at: place)
    case .nestedName:
      // `_title` plainly means '&_title'.
      if tree.bytes[name].first == UInt8(ascii: "_") {
        append(tree.bytes[name], to: context.paths, at: place)
      } else {
        addPath(name, of: tree, at: place)
      }
    case .pattern: expand(pattern: tree.bytes[name], at: place)
    case .parentSuffix: append(tree.bytes[name], to: context.paths, at: place)
    case .parentPattern: expand(tree.bytes[name], after: context.paths, at: place)
    case .malformed: break
    }
  }

  private mutating func addPath(
    _ name: Range<Int>, of tree: SyntaxTree, at place: Program.Place
  ) {
    guard accepts(nameOf: name.count, at: place) else { return }
    paths.append(Path(name: program.paths.intern(name, of: tree.bytes)))
  }

  /// Adds the registry's paths that a pattern matches, in the order of their bytes.
  private mutating func expand(pattern: ArraySlice<UInt8>, at place: Program.Place) {
    guard compares(pattern, at: place) else { return }
    let matches = patterns.expand(pattern, into: &program.paths)
    paths += matches
    if matches.isEmpty { reportUnmatched(pattern, at: place) }
  }

  /// Adds the registry's paths that a nested pattern matches: each parent's path, followed by the suffix.
  private mutating func expand(
    _ suffix: ArraySlice<UInt8>, after parents: Range<Int>, at place: Program.Place
  ) {
    let start = paths.count
    for index in parents {
      let pattern = program.paths.slice(paths[index].name) + suffix
      guard compares(pattern, at: place) else { return }
      paths += patterns.expand(pattern, into: &program.paths)
    }
    guard paths.count == start, let parent = parents.first else { return }
    reportUnmatched(program.paths.slice(paths[parent].name) + suffix, at: place)
  }

  /// Whether a pattern may be compared with the paths that begin like it: many of them count like a copy.
  private mutating func compares(_ pattern: ArraySlice<UInt8>, at place: Program.Place) -> Bool {
    let cost = patterns.comparisons(with: pattern) / Self.copiedComparisons
    return makesCopies(cost, at: place, else: Diagnostic.tooManyComparisons)
  }

  private mutating func reportUnmatched(
    _ pattern: ArraySlice<UInt8>, at place: Program.Place
  ) {
    let node = program.node(place)
    diagnostics.append(
      .unmatchedPattern(
        node.excerpt, at: node.span, nearest: patterns.nearestPath(to: pattern)))
  }

  /// Adds each parent's path with the suffix of a nested selector after it.
  ///
  /// A path whose parent came from a pattern is added only if the registry has it.
  private mutating func append(
    _ suffix: ArraySlice<UInt8>, to parents: Range<Int>, at place: Program.Place
  ) {
    let start = paths.count
    let written = parents.reduce(0) { $0 + program.paths.slice(paths[$1].name).count }
    guard makesCopies(written / Self.copiedBytes, at: place) else { return }
    for index in parents {
      let parent = paths[index]
      scratch.removeAll(keepingCapacity: true)
      scratch.append(contentsOf: program.paths.slice(parent.name))
      scratch.append(contentsOf: suffix)
      guard accepts(nameOf: scratch.count, at: place) else { return }
      if parent.isFromPattern, registry.resolvePath(scratch[...]) == nil { continue }
      paths.append(
        Path(
          name: program.paths.intern(scratch.indices, of: scratch),
          isFromPattern: parent.isFromPattern))
    }
    guard paths.count == start, !parents.isEmpty else { return }
    let node = program.node(place)
    diagnostics.append(.unmatchedPattern(node.excerpt, at: node.span, nearest: nil))
  }
}

extension Diagnostic {
  fileprivate static func tooManySelectors(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(
      .tooManySelectors, "the rule stands for more than \(limit) class paths", at: span)
  }

  fileprivate static func tooManyComparisons(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooManySelectors, "the patterns of the theme have to be compared with too many class paths",
      at: span, help: ["begin the patterns with more of the paths that they stand for"])
  }

  fileprivate static func unmatchedPattern(
    _ pattern: String, at span: Span, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .unmatchedPattern, "no class path matches '\(pattern)'", at: span,
      notes: ["patterns stand for the paths that components declare"],
      help: suggestion(nearest) ?? [])
  }
}
