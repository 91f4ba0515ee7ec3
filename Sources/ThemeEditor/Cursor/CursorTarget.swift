package import ThemeBase
package import ThemeSyntax

/// The word at a cursor and its meaning, for hovers, definitions, references and renames.
package struct CursorTarget: Sendable {
  /// The meaning of a word where it is written.
  package enum Meaning: Hashable, Sendable {
    /// The name of a definition where it is defined, its `@` included.
    case definition(String)
    /// The use of a definition.
    case reference(String)
    /// A class that a selector names, as whole paths: `&_title` is expanded.
    case classPath([String])
    /// A property, state suffix included, with the class paths of its rule.
    case property(String, on: [String])
    /// A word of the value of a property or definition; no property for a definition.
    case valueWord(String, property: String?, on: [String])
    /// The name of an axis in a media condition.
    case mediaAxis(String)
    /// A choice in a media condition, with its axis.
    case mediaChoice(String, axis: String)
    /// The path of an import, without its quotes.
    case importPath(String)
    /// The name of an at-rule, its `@` included.
    case atRule(String)
    /// A component that `@component` declares.
    case component(String)
  }

  /// The meaning of the word.
  package var meaning: Meaning
  /// The word itself.
  package var token: SyntaxToken
  /// The nodes around the token, from the root to the innermost.
  package var nodes: [SyntaxNode]

  /// The place of the word.
  package var span: Span { token.span }

  /// The words with which `themec explain` explains the word: a definition, or a class path and perhaps a property.
  package var explainedWords: [String] {
    switch meaning {
    case .definition(let name), .reference(let name): [name]
    case .classPath(let paths): Array(paths.prefix(1))
    case .property(let name, let paths), .valueWord(_, let name?, let paths): paths.first.map { [$0, name] } ?? []
    default: []
    }
  }

  /// The innermost node of a kind.
  package func enclosing(_ kind: NodeKind) -> SyntaxNode? { nodes.last { $0.kind == kind } }

  /// The word that contains an offset or ends there, or nil if there is no word.
  package static func find(in tree: SyntaxTree, at offset: Int) -> CursorTarget? {
    guard let token = word(in: tree, at: offset) else { return nil }
    let nodes = tree.nodes(at: Int(token.span.start))
    // A node that ends where the token begins is not around it.
    let around = nodes.filter { $0.tokens.indices.contains(token.id.index) }
    return meaning(of: token, in: around).map { CursorTarget(meaning: $0, token: token, nodes: around) }
  }

  /// The word that covers an offset, or ends at it.
  private static func word(in tree: SyntaxTree, at offset: Int) -> SyntaxToken? {
    let token = tree.token(at: offset)
    if isWord(token), Int(token.span.start) <= offset { return token }
    if let previous = token.previous, Int(previous.span.end) == offset, isWord(previous) { return previous }
    // `&` belongs to the suffix after it.
    guard token.kind == .ampersand, Int(token.span.start) <= offset else { return nil }
    return token.next.flatMap { isWord($0) && $0.touchesPrevious ? $0 : nil }
  }

  private static func isWord(_ token: SyntaxToken) -> Bool {
    token.kind.isName || token.kind.isVariable || token.kind == .string
  }

  private static func meaning(of token: SyntaxToken, in nodes: [SyntaxNode]) -> Meaning? {
    guard let inner = nodes.last else { return nil }
    let text = token.text
    if token.kind.isVariable {
      switch inner.kind {
      case .definition where inner.firstToken == token: return .definition(text)
      case .value, .declaration, .definition, .unexpected: return .reference(text)
      case .prelude: return nil
      default: return inner.firstToken == token ? .atRule(text) : .reference(text)
      }
    }
    let paths = ClassPathText.paths(ofRulesAround: nodes)
    switch inner.kind {
    case .selector, .selectorList: return .classPath(ClassPathText.paths(ofSelector: inner, token, in: nodes))
    case .declaration where inner.firstToken == token: return .property(text, on: paths)
    case .value:
      guard let owner = nodes.dropLast().last else { return nil }
      let property = owner.kind == .declaration ? owner.firstToken.text : nil
      return .valueWord(text, property: property, on: paths)
    case .mediaFeature:
      guard let feature = MediaFeatureSyntax(inner), let axis = feature.axis else { return nil }
      if feature.axis == token { return .mediaAxis(text) }
      return .mediaChoice(text, axis: axis.text)
    case .prelude: return meaning(ofPreludeWord: token, in: nodes)
    default: return nil
    }
  }

  private static func meaning(ofPreludeWord token: SyntaxToken, in nodes: [SyntaxNode]) -> Meaning? {
    guard let rule = nodes.dropLast().last else { return nil }
    if rule.kind == .importRule { return .importPath(String(decoding: token.unquotedBytes, as: UTF8.self)) }
    switch AtRuleSyntax(rule)?.name.text {
    case "@class", "@part": return .classPath([token.text])
    case "@component": return .component(token.text)
    default: return nil
    }
  }
}

/// The class paths that selectors name, by their text alone.
///
/// Patterns stay as they are written: only the registry can expand them.
enum ClassPathText {
  /// The limit of paths for one rule: nested lists multiply.
  static let limit = 64

  /// The paths that the innermost rule of some nodes styles; empty outside rules.
  static func paths(ofRulesAround nodes: [SyntaxNode]) -> [String] {
    var parents: [String] = []
    for node in nodes {
      // The words before a block are no part of what encloses them.
      guard let rule = RuleSyntax(node), let list = rule.selectorList,
        nodes.contains(where: { $0.kind == .block && $0.id == rule.block?.id })
      else { continue }
      parents = list.selectors.flatMap { paths(of: $0, under: parents) }
      if parents.count > limit { parents.removeSubrange(limit...) }
    }
    return parents
  }

  /// The paths that a selector names, or for a class list the one under a token.
  static func paths(ofSelector node: SyntaxNode, _ token: SyntaxToken, in nodes: [SyntaxNode]) -> [String] {
    guard let selector = SelectorSyntax(node) else { return [token.text] }
    if selector.form == .classList || selector.form == .malformed { return [token.text] }
    return paths(of: selector, under: paths(ofRulesAround: nodes))
  }

  /// The paths that a selector names below some parents.
  static func paths(of selector: SelectorSyntax, under parents: [String]) -> [String] {
    let name = String(decoding: selector.name, as: UTF8.self)
    if selector.form == .malformed { return [] }
    return isSuffix(selector) ? parents.map { $0 + name } : [name]
  }

  /// Whether a selector adds a suffix to the paths of the rule around it.
  static func isSuffix(_ selector: SelectorSyntax) -> Bool {
    switch selector.form {
    case .parentSuffix, .parentPattern: true
    case .nestedName: selector.name.first == UInt8(ascii: "_")
    case .name, .pattern, .classList, .malformed: false
    }
  }
}
