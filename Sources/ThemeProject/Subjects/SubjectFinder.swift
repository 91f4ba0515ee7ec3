package import ThemeBase
package import ThemeSyntax
import ThemeTable

/// Finds what the diagnostics of a file are about: class path, property, state and value.
///
/// Made once for a file, in linear time; a look-up costs O(log n) and the depth of the tree.
package struct SubjectFinder {
  /// The number of class paths that are worked out of a nested selector list, and of tokens of a text.
  private static let limit = 32
  /// The number of bytes that are kept of a token's text and of a subject's.
  private static let maximumText = 1_000

  private let tree: SyntaxTree
  private let parents: SyntaxParents

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    parents = SyntaxParents(tree)
  }

  /// The subject of a diagnostic at a span of the file.
  package func subject(at span: Span) -> DiagnosticSubject {
    let line = parents.lineage(of: parents.innermostNode(around: tree.token(at: Int(span.start))))
    var subject = DiagnosticSubject()
    let rules = line.compactMap { RuleSyntax($0) }
    if !rules.isEmpty { subject.classPath = classPaths(of: rules, at: span).joined(separator: ", ") }
    if let declaration = line.last(where: { $0.kind == .declaration }) {
      let name = PropertyName(written: firstWord(of: declaration))
      subject.property = name.property.name
      subject.state = name.state == .plain ? nil : name.state.name
    } else if let definition = line.last(where: { $0.kind == .definition }) {
      subject.property = firstWord(of: definition)
    }
    if let value = line.last(where: { $0.kind == .value }) {
      subject.value = text(of: value.tokens)
    } else if subject == DiagnosticSubject() {
      subject.value = text(of: tokens(of: span))
    }
    return subject
  }

  private func tokens(of span: Span) -> SyntaxTokens {
    let first = tree.token(at: Int(span.start)).id.index
    let last = tree.token(at: max(Int(span.start), Int(span.end) - 1)).id.index
    return tree.tokens[first..<max(first, last) + 1]
  }

  // MARK: - Texts

  /// The class paths that some nested rules name, the outermost rule first; of the innermost list only the selector at
  /// the span, if one is there.
  private func classPaths(of rules: [RuleSyntax], at span: Span) -> [String] {
    rules.reduce(into: []) { paths, rule in
      guard let list = rule.selectorList else { return }
      var selectors = Array(list.selectors.prefix(Self.limit))
      let hit = selectors.filter { $0.span.offsets.contains(Int(span.start)) }
      if rule.id == rules.last?.id, !hit.isEmpty { selectors = hit }
      let texts = selectors.map { text(of: $0.node.tokens, joinedBy: "") }
      let parents = paths
      paths = Array(
        texts.flatMap { text in
          guard text.hasPrefix("&") else { return [text] }
          return parents.map { $0 + text.dropFirst() }
        }.prefix(Self.limit))
    }
  }

  private func firstWord(of node: SyntaxNode) -> String { node.tokens.first.map(text(of:)) ?? "" }

  private func text(of tokens: SyntaxTokens, joinedBy separator: String = " ") -> String {
    tokens.prefix(Self.limit).map(text(of:)).joined(separator: separator)
  }

  /// The beginning of a token's text.
  private func text(of token: SyntaxToken) -> String {
    String(decoding: token.bytes.prefix(Self.maximumText), as: UTF8.self)
  }
}
