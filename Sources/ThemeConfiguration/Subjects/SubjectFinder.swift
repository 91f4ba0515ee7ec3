package import ThemeDiagnostics
package import ThemeSyntax
import ThemeTable

/// Finds what the diagnostics of a file are about: class path, property, state and value.
///
/// Made once for a file, in linear time; a look-up costs O(log n) and the depth of the tree.
package struct SubjectFinder {
  /// How many class paths of a nested selector list are worked out, and how many tokens of a text.
  private static let limit = 32
  /// How many bytes of a token's text, and of a subject's, are kept.
  private static let maximumText = 1_000

  private let tree: SyntaxTree
  /// The parent of each node; the root is its own.
  private let parents: [Int]

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    var parents = Array(repeating: 0, count: tree.nodes.count)
    var walker = tree.walker()
    while let node = walker.next() { parents[node.id.index] = walker.parent?.id.index ?? 0 }
    self.parents = parents
  }

  /// What a diagnostic at a span of the file is about.
  package func subject(at span: Span) -> DiagnosticSubject {
    let node = node(at: span.start)
    let line = lineage(of: node)
    var subject = DiagnosticSubject()
    let rules = line.filter { tree.nodes[$0].kind == .rule }
    if !rules.isEmpty {
      subject.classPath = classPaths(of: rules, at: span).joined(separator: ", ")
    }
    if let declaration = line.last(where: { tree.nodes[$0].kind == .declaration }) {
      let name = PropertyName(written: firstWord(of: declaration))
      subject.property = name.property.name
      subject.state = name.state == .plain ? nil : name.state.name
    } else if let definition = line.last(where: { tree.nodes[$0].kind == .definition }) {
      subject.property = firstWord(of: definition)
    }
    if let value = line.last(where: { tree.nodes[$0].kind == .value }) {
      subject.value = text(of: tree.tokenRange(of: value))
    } else if subject == DiagnosticSubject() {
      subject.value = text(of: tokens(of: span))
    }
    return subject
  }

  // MARK: - Nodes

  /// The innermost node at an offset.
  private func node(at offset: UInt32) -> Int {
    let token = token(at: offset)
    // The last node that begins at the token or before it; its ancestors follow if it has ended.
    var node = max(tree.nodes.partitionPoint { Int($0.firstToken) <= token } - 1, 0)
    while node != 0, Int(tree.nodes[node].endToken) <= token { node = parents[node] }
    return node
  }

  private func token(at offset: UInt32) -> Int { tree.token(at: Int(offset)).id.index }

  private func tokens(of span: Span) -> Range<Int> {
    let first = token(at: span.start)
    return first..<max(first, token(at: max(span.start, span.end &- 1))) + 1
  }

  /// A node and its ancestors, the outermost first.
  private func lineage(of node: Int) -> [Int] {
    var line = [node]
    var node = node
    while node != parents[node] {
      node = parents[node]
      line.append(node)
    }
    return line.reversed()
  }

  // MARK: - Texts

  /// The class paths that some nested rules name, the outermost rule first; of the innermost list only the selector at
  /// the span, if one is there.
  private func classPaths(of rules: [Int], at span: Span) -> [String] {
    rules.reduce(into: []) { paths, rule in
      guard let list = tree.child(of: rule, .selectorList) else { return }
      var selectors = Array(tree.children(of: list).prefix(Self.limit))
      let hit = selectors.filter { tree.span(of: $0).contains(span.start) }
      if rule == rules.last, !hit.isEmpty { selectors = hit }
      let texts = selectors.map { text(of: tree.tokenRange(of: $0), joinedBy: "") }
      let parents = paths
      paths = Array(
        texts.flatMap { text in
          guard text.hasPrefix("&") else { return [text] }
          return parents.map { $0 + text.dropFirst() }
        }.prefix(Self.limit))
    }
  }

  private func firstWord(of node: Int) -> String {
    let token = tree.tokenRange(of: node).first
    return token.map(text(ofToken:)) ?? ""
  }

  /// The texts of the tokens in a range.
  private func text(of range: Range<Int>, joinedBy separator: String = " ") -> String {
    range.prefix(Self.limit)
      .map(text(ofToken:)).joined(separator: separator)
  }

  /// The beginning of a token's text.
  private func text(ofToken token: Int) -> String {
    var span = tree.span(ofToken: token)
    span.end = min(span.end, span.start + UInt32(Self.maximumText))
    return tree.file.text(span)
  }
}

extension Span {
  fileprivate func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
}
