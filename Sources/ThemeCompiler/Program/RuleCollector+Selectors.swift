import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax
import ThemeTable

/// Selectors to class paths.
extension RuleCollector {
  /// The class paths of a selector list, each once.
  ///
  /// `isNamed` says whether the rule styles them, rather than only its nested rules.
  mutating func paths(
    ofList list: SyntaxTree.NodeIndex, isNamed: Bool, _ context: Context
  ) -> [Path] {
    if Int(syntax.nodes[list].endNode) == list + 2 {
      let paths = self.paths(ofSelector: list + 1, context)
      guard makesCopies(paths.count - 1, at: list) else { return [] }
      if isNamed { note(paths, list + 1, context) }
      return paths.count > 1 ? unique(paths) : paths
    }
    var paths: [Path] = []
    var named: [(paths: [Path], selector: SyntaxTree.NodeIndex)] = []
    for selector in syntax.children(of: list) {
      let own = self.paths(ofSelector: selector, context)
      guard paths.count + own.count <= Self.maximumSelectors else {
        diagnostics.append(
          .tooManySelectors(at: syntax.span(of: selector), limit: Self.maximumSelectors))
        return []
      }
      paths += own
      named.append((own, selector))
    }
    guard makesCopies(paths.count - 1, at: list) else { return [] }
    if isNamed { for (own, selector) in named { note(own, selector, context) } }
    return paths.count > 1 ? unique(paths) : paths
  }

  /// Keeps that a selector names some paths.
  private mutating func note(
    _ paths: [Path], _ selector: SyntaxTree.NodeIndex, _ context: Context
  ) {
    for path in paths {
      program.selectors.append(
        Program.Selector(
          path: path.name, environments: context.environments, place: place(selector),
          isFromPattern: path.isFromPattern))
    }
  }

  private func unique(_ paths: [Path]) -> [Path] {
    var seen: Set<UInt32> = []
    return paths.filter { seen.insert($0.name).inserted }
  }

  private mutating func paths(
    ofSelector node: SyntaxTree.NodeIndex, _ context: Context
  ) -> [Path] {
    let tokens = syntax.tokenRange(of: node)
    switch syntax.form(ofSelector: node) {
    case .name: return [Path(name: program.names.intern(bytes(of: tokens)))]
    case .nestedName:
      let name = bytes(of: tokens)
      // `_title` plainly means '&_title'.
      if name.first == UInt8(ascii: "_") { return append(name, to: context.paths, at: node) }
      return [Path(name: program.names.intern(name))]
    case .classList:
      let last = tokens.upperBound - 1
      return [Path(name: program.names.intern(bytes(of: last..<last + 1)))]
    case .pattern: return expand(pattern: bytes(of: tokens), at: node)
    case .parentSuffix: return append(bytes(of: tokens.dropFirst()), to: context.paths, at: node)
    case .malformed: return []
    }
  }

  /// The bytes of tokens that stand side by side.
  private func bytes(of tokens: Range<Int>) -> ArraySlice<UInt8> {
    guard let first = tokens.first, let last = tokens.last else { return [] }
    let start = syntax.tokens.range(first).lowerBound
    return syntax.file.bytes[start..<syntax.tokens.range(last).upperBound]
  }

  /// The registry's paths that a pattern stands for, in the order of their bytes.
  private mutating func expand(
    pattern: ArraySlice<UInt8>, at node: SyntaxTree.NodeIndex
  ) -> [Path] {
    let paths = expansions[pattern] ?? matches(of: pattern)
    expansions[pattern] = paths
    if paths.isEmpty {
      let text = syntax.file.excerpt(syntax.span(of: node))
      diagnostics.append(
        .unmatchedPattern(text, at: syntax.span(of: node), nearest: nearestPath(to: pattern)))
    }
    return paths
  }

  private mutating func matches(of pattern: ArraySlice<UInt8>) -> [Path] {
    registry.expand(pattern).map { match in
      Path(name: program.names.intern(registry.paths.slice(match)), isFromPattern: true)
    }
  }

  /// A path near to what a pattern says without its asterisks; looked for as long as there are few such patterns.
  private mutating func nearestPath(to pattern: ArraySlice<UInt8>) -> String? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    let suggester = self.suggester ?? registry.suggester()
    self.suggester = suggester
    let words = pattern.filter { $0 != UInt8(ascii: "*") }
    return suggester.path(String(decoding: words, as: UTF8.self))
  }

  /// Each parent's path with the suffix of a nested selector behind it.
  ///
  /// Of parents from a pattern only those paths count that the registry has.
  private mutating func append(
    _ suffix: ArraySlice<UInt8>, to parents: [Path], at node: SyntaxTree.NodeIndex
  ) -> [Path] {
    var paths: [Path] = []
    for parent in parents {
      scratch.removeAll(keepingCapacity: true)
      scratch.append(contentsOf: program.names.slice(parent.name))
      scratch.append(contentsOf: suffix)
      if parent.isFromPattern, registry.resolvePath(scratch[...]) == nil { continue }
      paths.append(
        Path(name: program.names.intern(scratch[...]), isFromPattern: parent.isFromPattern))
    }
    if paths.isEmpty, !parents.isEmpty {
      diagnostics.append(
        .unmatchedPattern(
          syntax.file.excerpt(syntax.span(of: node)), at: syntax.span(of: node), nearest: nil))
    }
    return paths
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
