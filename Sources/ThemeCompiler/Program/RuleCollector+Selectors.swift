import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax
import ThemeTable

/// Selectors to class paths.
extension RuleCollector {
  /// Adds the class paths of a selector list to ``paths``, each once; none where there are too many.
  ///
  /// `isNamed` says whether the rule styles them, rather than only its nested rules.
  mutating func addPaths(
    ofList list: SyntaxTree.NodeIndex, isNamed: Bool, _ context: Context
  ) {
    let start = paths.count
    var named: [(end: Int, selector: SyntaxTree.NodeIndex)] = []
    let nodes = syntax.nodes
    let end = Int(nodes[list].endNode)
    var selector = list + 1
    while selector < end {
      let next = Int(nodes[selector].endNode)
      addPaths(ofSelector: selector, context)
      guard paths.count - start <= Self.maximumSelectors || end == list + 2 else {
        diagnostics.append(
          .tooManySelectors(at: syntax.span(of: selector), limit: Self.maximumSelectors))
        return paths.removeSubrange(start...)
      }
      if next < end || !named.isEmpty { named.append((paths.count, selector)) }
      selector = next
    }
    guard makesCopies(paths.count - start - 1, at: list) else {
      return paths.removeSubrange(start...)
    }
    if isNamed { note(named.isEmpty ? [(paths.count, list + 1)] : named, from: start, context) }
    if paths.count - start > 1 { removeRepeatedPaths(from: start) }
  }

  /// Keeps which selector names which of the paths from a place on.
  private mutating func note(
    _ named: [(end: Int, selector: SyntaxTree.NodeIndex)], from start: Int, _ context: Context
  ) {
    var next = start
    for (end, selector) in named {
      let place = place(selector)
      while next < end {
        program.selectors.append(
          Program.Selector(
            path: paths[next].name, environments: context.environments, place: place,
            isFromPattern: paths[next].isFromPattern))
        next += 1
      }
    }
  }

  /// Keeps of the paths from a place on each one once, where it is named first.
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

  private mutating func addPaths(ofSelector node: SyntaxTree.NodeIndex, _ context: Context) {
    let tokens = syntax.tokenRange(of: node)
    switch syntax.form(ofSelector: node) {
    case .name: addPath(tokens, at: node)
    case .nestedName:
      // `_title` plainly means '&_title'.
      if bytes(of: tokens).first == UInt8(ascii: "_") {
        append(bytes(of: tokens), to: context.paths, at: node)
      } else {
        addPath(tokens, at: node)
      }
    case .classList: addPath(tokens.upperBound - 1..<tokens.upperBound, at: node)
    case .pattern: expand(pattern: bytes(of: tokens), at: node)
    case .parentSuffix: append(bytes(of: tokens.dropFirst()), to: context.paths, at: node)
    case .parentPattern: expand(bytes(of: tokens.dropFirst()), after: context.paths, at: node)
    case .malformed: break
    }
  }

  private mutating func addPath(_ tokens: Range<Int>, at node: SyntaxTree.NodeIndex) {
    let range = range(of: tokens)
    guard accepts(nameOf: range.count, at: node) else { return }
    paths.append(Path(name: program.paths.intern(range, of: syntax.file.bytes)))
  }

  /// Where tokens stand that are side by side.
  private func range(of tokens: Range<Int>) -> Range<Int> {
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return syntax.tokens.range(first).lowerBound..<syntax.tokens.range(last).upperBound
  }

  private func bytes(of tokens: Range<Int>) -> ArraySlice<UInt8> {
    syntax.file.bytes[range(of: tokens)]
  }

  /// Adds the registry's paths that a pattern stands for, in the order of their bytes.
  private mutating func expand(pattern: ArraySlice<UInt8>, at node: SyntaxTree.NodeIndex) {
    let matches = patterns.expand(pattern, into: &program.paths)
    paths += matches
    if matches.isEmpty { reportUnmatched(pattern, at: node) }
  }

  /// Adds the registry's paths that a nested pattern stands for: each parent's path, followed by the suffix.
  private mutating func expand(
    _ suffix: ArraySlice<UInt8>, after parents: Range<Int>, at node: SyntaxTree.NodeIndex
  ) {
    let start = paths.count
    for index in parents {
      let pattern = program.paths.slice(paths[index].name) + suffix
      paths += patterns.expand(pattern, into: &program.paths)
    }
    guard paths.count == start, let parent = parents.first else { return }
    reportUnmatched(program.paths.slice(paths[parent].name) + suffix, at: node)
  }

  private mutating func reportUnmatched(
    _ pattern: ArraySlice<UInt8>, at node: SyntaxTree.NodeIndex
  ) {
    let span = syntax.span(of: node)
    diagnostics.append(
      .unmatchedPattern(
        syntax.file.excerpt(span), at: span, nearest: patterns.nearestPath(to: pattern)))
  }

  /// Adds each parent's path with the suffix of a nested selector after it.
  ///
  /// Of parents from a pattern only those paths count that the registry has.
  private mutating func append(
    _ suffix: ArraySlice<UInt8>, to parents: Range<Int>, at node: SyntaxTree.NodeIndex
  ) {
    let start = paths.count
    let written = parents.reduce(0) { $0 + program.paths.slice(paths[$1].name).count }
    guard makesCopies(written / Self.copiedBytes, at: node) else { return }
    for index in parents {
      let parent = paths[index]
      scratch.removeAll(keepingCapacity: true)
      scratch.append(contentsOf: program.paths.slice(parent.name))
      scratch.append(contentsOf: suffix)
      guard accepts(nameOf: scratch.count, at: node) else { return }
      if parent.isFromPattern, registry.resolvePath(scratch[...]) == nil { continue }
      paths.append(
        Path(
          name: program.paths.intern(scratch.indices, of: scratch),
          isFromPattern: parent.isFromPattern))
    }
    guard paths.count == start, !parents.isEmpty else { return }
    diagnostics.append(
      .unmatchedPattern(
        syntax.file.excerpt(syntax.span(of: node)), at: syntax.span(of: node), nearest: nil))
  }
}

extension Diagnostic {
  fileprivate static func tooManySelectors(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(
      .tooManySelectors, "the rule stands for more than \(limit) class paths", at: span)
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
