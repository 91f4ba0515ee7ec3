import ThemeSyntax

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
