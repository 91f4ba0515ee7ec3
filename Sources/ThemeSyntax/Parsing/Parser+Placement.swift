import ThemeBase

/// Checks that at-rules are where they have a meaning.
extension Parser {
  /// Reports the at-rule at the position where it means nothing.
  ///
  /// An at-rule with no more indentation than the rule around it is not meant to be inside: a `}` is missing before it.
  mutating func checkPlacement(of name: AtRuleName) {
    if name == .media || !name.canStand(in: container) { closeBlocksByIndentation() }
    let container = container
    guard !name.canStand(in: container) else { return }
    diagnostics.append(.misplacedAtRule(name, in: container, at: span(position)))
  }

  /// The owner of the innermost open block; nil at the top level.
  private var container: AtRuleContainer? {
    guard let block = blocks.last else { return nil }
    guard block.kind != .rule else { return .rule }
    let name = nodes.firstToken(block.owner).index
    // Registries hold little else: no text is made for these.
    if tokenIs(name, "@component") { return .atRule(.component) }
    return .atRule(AtRuleName(rawValue: text(name)))
  }
}

extension Diagnostic {
  fileprivate static func misplacedAtRule(_ name: AtRuleName, in container: AtRuleContainer?, at span: Span)
    -> Diagnostic
  {
    let place =
      switch container {
      case nil: "at the top level"
      case .rule: "in a rule"
      case .atRule(let outer): "in '\(outer?.rawValue ?? "this block")'"
      }
    return Diagnostic(.misplacedAtRule, "'\(name.rawValue)' is not allowed \(place)", at: span, help: [name.home])
  }
}

extension AtRuleName {
  /// The place where the at-rule belongs, as a help line.
  fileprivate var home: String {
    switch self {
    case .part: "put it into '@component Name { … }'"
    case .media: "it holds rules and definitions, or declarations inside a rule; move it out"
    default: "move it to the top level of the file"
    }
  }
}
