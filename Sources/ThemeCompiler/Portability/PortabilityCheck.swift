import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Names what only themec reads, for a user who named a target: `--emit nss` takes all of it out.
struct PortabilityCheck {
  private let tree: SyntaxTree
  private var diagnostics = DiagnosticList()
  /// The rules, media rules and definitions around the node that is visited.
  private var enclosing: [(kind: NodeKind, end: Int)] = []

  /// What NUI's grammar lacks, in source order.
  static func run(_ tree: SyntaxTree) -> DiagnosticList {
    var check = PortabilityCheck(tree: tree)
    for node in tree.nodes.indices { check.visit(node) }
    return check.diagnostics
  }

  private init(tree: SyntaxTree) { self.tree = tree }

  private mutating func visit(_ node: SyntaxTree.NodeIndex) {
    while let last = enclosing.last, node >= last.end { enclosing.removeLast() }
    let kind = tree.nodes[node].kind
    switch kind {
    case .importRule: report("'@import'", node)
    case .classRule, .atRule:
      report("'\(tree.text(ofToken: Int(tree.nodes[node].firstToken)))'", node)
    case .rule where isInside(.rule): report("a nested rule", node)
    case .mediaRule where isInside(.rule): report("a media rule inside a rule", node)
    case .mediaRule where isInside(.mediaRule): report("a nested media rule", node)
    case .negation: report("'not'", node)
    case .anyOf: visitAlternatives(node)
    case .mediaFeature: visitFeature(node)
    case .selector: visitSelector(node)
    case .value: visitValue(node)
    default: break
    }
    if kind == .rule || kind == .mediaRule || kind == .definition {
      enclosing.append((kind, Int(tree.nodes[node].endNode)))
    }
  }

  private func isInside(_ kind: NodeKind) -> Bool { enclosing.contains { $0.kind == kind } }

  /// A condition of several alternatives, or in parentheses of its own.
  private mutating func visitAlternatives(_ node: SyntaxTree.NodeIndex) {
    let alternatives = Array(tree.children(of: node))
    if alternatives.count > 1 { report("'or'", alternatives[1]) }
  }

  private mutating func visitFeature(_ node: SyntaxTree.NodeIndex) {
    guard let axis = tree.significantTokens(in: tree.tokenRange(of: node)).dropFirst().first else {
      return
    }
    let name = tree.text(ofToken: axis)
    guard let known = Axis(name: name), known != .device, known != .orientation else { return }
    report("the media axis '\(name)'", at: tree.span(ofToken: axis))
  }

  private mutating func visitSelector(_ node: SyntaxTree.NodeIndex) {
    if tree.form(ofSelector: node) == .pattern { report("a class path pattern", node) }
  }

  private mutating func visitValue(_ node: SyntaxTree.NodeIndex) {
    let tokens = tree.significantTokens(in: tree.tokenRange(of: node))
    guard tokens.count > 1 || isInside(.definition) else { return visitOnlyToken(tokens) }
    for token in tokens {
      switch tree.tokens.kinds[token] {
      case .variable:
        let place = isInside(.definition) ? "another definition" : "a longer value"
        report("a definition inside \(place)", at: tree.span(ofToken: token))
      case let kind: reportToken(kind, token)
      }
    }
  }

  private mutating func visitOnlyToken(_ tokens: [Int]) {
    if let token = tokens.first { reportToken(tree.tokens.kinds[token], token) }
  }

  private mutating func reportToken(_ kind: TokenKind, _ token: Int) {
    switch kind {
    case .string: report("a quoted string", at: tree.span(ofToken: token))
    case .plus, .asterisk, .slash:
      report("the operator '\(tree.text(ofToken: token))'", at: tree.span(ofToken: token))
    default: break
    }
  }

  private mutating func report(_ construct: String, _ node: SyntaxTree.NodeIndex) {
    let first = Int(tree.nodes[node].firstToken)
    report(construct, at: tree.span(ofToken: first))
  }

  private mutating func report(_ construct: String, at span: Span) {
    diagnostics.append(
      Diagnostic(
        .themecOnly, "\(construct) is read by themec only", at: span,
        notes: ["NUI reads it otherwise, or nothing of the stylesheet"],
        help: ["'themec build --emit nss' writes a stylesheet without it"]))
  }
}
