import ThemeBase
import ThemeModel
import ThemeSyntax

/// Selectors to class paths.
extension RuleCollector {
  /// Adds the class paths of a selector list to ``paths``, each once.
  ///
  /// Adds none if there are too many.
  ///
  /// `isNamed` says whether the rule styles them, rather than only its nested rules.
  mutating func addPaths(of list: SelectorListSyntax, isNamed: Bool, _ context: Context) {
    let start = paths.count
    let place = Program.Place(list.node)
    if let selector = list.onlySelector {
      addPaths(of: selector, context)
      guard makesCopies(paths.count - start - 1, at: place) else { return paths.removeSubrange(start...) }
      if isNamed { note(start..<paths.count, namedBy: selector, isAlone: true, context) }
    } else {
      guard let ends = addPaths(ofAll: list, from: start, context), makesCopies(paths.count - start - 1, at: place)
      else { return paths.removeSubrange(start...) }
      var first = start
      for (end, selector) in zip(ends, list.selectors) where isNamed {
        note(first..<end, namedBy: selector, isAlone: false, context)
        first = end
      }
    }
    if paths.count - start > 1 { removeRepeatedPaths(from: start) }
  }

  /// Adds the class paths of several selectors.
  ///
  /// Returns where the paths of each selector end, or nil, after a report, if there are too many.
  private mutating func addPaths(ofAll list: SelectorListSyntax, from start: Int, _ context: Context) -> [Int]? {
    var ends: [Int] = []
    for selector in list.selectors {
      addPaths(of: selector, context)
      guard paths.count - start <= Self.maximumSelectors else {
        diagnostics.append(.tooManySelectors(at: selector.span, limit: Self.maximumSelectors))
        return nil
      }
      ends.append(paths.count)
    }
    return ends
  }

  /// Records which selector names some of the paths.
  private mutating func note(_ named: Range<Int>, namedBy selector: SelectorSyntax, isAlone: Bool, _ context: Context) {
    let (place, form) = (Program.Place(selector.node), selector.form)
    for index in named {
      program.selectors.append(
        Program.Selector(
          environments: context.environments, path: paths[index].name, place: place,
          isFromPattern: paths[index].isFromPattern, isAlone: isAlone, form: form))
    }
  }

  /// Removes repeated paths from a place on.
  ///
  /// The first of equal paths stays.
  private mutating func removeRepeatedPaths(from start: Int) {
    var end = start
    for index in start..<paths.count where !history.isNamedAgain(paths[index].name) {
      paths[end] = paths[index]
      end += 1
    }
    paths.removeSubrange(end...)
  }

  private mutating func addPaths(of selector: SelectorSyntax, _ context: Context) {
    let place = Program.Place(selector.node)
    switch selector.form {
    case .name, .classList: addPath(of: selector, at: place)
    case .nestedName:
      // `_title` plainly means '&_title'.
      if selector.name.first == UInt8(ascii: "_") {
        append(selector.name, to: context.paths, at: place)
      } else {
        addPath(of: selector, at: place)
      }
    case .pattern: expand(pattern: selector.name, at: place)
    case .parentSuffix: append(selector.name, to: context.paths, at: place)
    case .parentPattern: expand(selector.name, after: context.paths, at: place)
    case .malformed: break
    }
  }

  private mutating func addPath(of selector: SelectorSyntax, at place: Program.Place) {
    let name = selector.nameRange
    guard accepts(nameOf: name.count, at: place) else { return }
    paths.append(Path(name: program.paths.intern(name, of: selector.tree.file.bytes)))
  }

  /// Adds the paths that a pattern matches, in the order of their bytes.
  private mutating func expand(pattern: ArraySlice<UInt8>, at place: Program.Place) {
    guard compares(pattern, at: place) else { return }
    let matches = patterns.expand(pattern, into: &program.paths)
    paths += matches
    if matches.isEmpty { reportUnmatched(pattern, at: place) }
  }

  /// Adds the paths that a nested pattern matches: each parent's path, followed by the suffix.
  private mutating func expand(_ suffix: ArraySlice<UInt8>, after parents: Range<Int>, at place: Program.Place) {
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

  private mutating func reportUnmatched(_ pattern: ArraySlice<UInt8>, at place: Program.Place) {
    let node = program.node(place)
    diagnostics.append(.unmatchedPattern(node.excerpt, at: node.span, help: patterns.advice(about: pattern)))
  }

  /// Adds each parent's path with the suffix of a nested selector after it.
  ///
  /// A path whose parent came from a pattern is added only if the registry has it.
  private mutating func append(_ suffix: ArraySlice<UInt8>, to parents: Range<Int>, at place: Program.Place) {
    let start = paths.count
    let written = parents.reduce(0) { $0 + program.paths.slice(paths[$1].name).count }
    guard makesCopies(written / Self.copiedBytes, at: place) else { return }
    for index in parents {
      let parent = paths[index]
      scratch.removeAll(keepingCapacity: true)
      scratch.append(contentsOf: program.paths.slice(parent.name))
      scratch.append(contentsOf: suffix)
      guard accepts(nameOf: scratch.count, at: place) else { return }
      if parent.isFromPattern, patterns.registry.resolvePath(scratch[...]) == nil { continue }
      paths.append(Path(name: program.paths.intern(scratch.indices, of: scratch), isFromPattern: parent.isFromPattern))
    }
    guard paths.count == start, !parents.isEmpty else { return }
    let node = program.node(place)
    diagnostics.append(.unmatchedPattern(node.excerpt, at: node.span, help: []))
  }
}

extension Diagnostic {
  fileprivate static func tooManySelectors(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(.tooManySelectors, "the rule expands to more than \(limit) class paths", at: span)
  }

  fileprivate static func tooManyComparisons(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooManySelectors, "the patterns of the theme have to be compared with too many class paths", at: span,
      help: ["begin the patterns with more of the paths that they match"])
  }

  fileprivate static func unmatchedPattern(_ pattern: String, at span: Span, help: [String]) -> Diagnostic {
    Diagnostic(
      .unmatchedPattern, "no class path matches '\(pattern)'", at: span,
      notes: ["patterns match the paths that components declare"], help: help)
  }
}
