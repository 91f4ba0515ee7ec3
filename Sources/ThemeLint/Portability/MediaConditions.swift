import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Media conditions as NUI reads them: options on device and orientation, joined by `and`.
///
/// It takes an option on any other axis for one that always holds, and gives the stylesheet up at everything else.
struct MediaConditions {
  private let theme: PortableTheme
  private let tree: SyntaxTree
  private var diagnostics = DiagnosticList()

  static func run(_ theme: PortableTheme) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for tree in theme.trees {
      var rule = MediaConditions(theme: theme, tree: tree)
      for node in tree.nodes.indices {
        switch tree.nodes[node].kind {
        case .mediaRule: rule.visitRule(node)
        case .mediaFeature: rule.visitFeature(node)
        default: break
        }
      }
      diagnostics.append(contentsOf: rule.diagnostics)
    }
    return diagnostics
  }

  private init(theme: PortableTheme, tree: SyntaxTree) {
    self.theme = theme
    self.tree = tree
  }

  private mutating func visitFeature(_ node: SyntaxTree.NodeIndex) {
    guard let axis = tree.significantTokens(in: tree.tokenRange(of: node)).dropFirst().first else {
      return
    }
    let name = tree.text(ofToken: axis)
    guard let known = StyleAxis(name: name), !DeviceContexts.axes.contains(known) else { return }
    diagnostics.append(
      Diagnostic(
        .mediaAxisNotRead, "\(theme.target.runtime) does not know the media axis '\(name)'",
        at: tree.span(ofToken: axis),
        notes: ["for it the condition always matches"],
        help: ["'themec build --emit nss' writes what can be said without it"]))
  }

  private mutating func visitRule(_ node: SyntaxTree.NodeIndex) {
    guard let block = tree.child(of: node, .block),
      tree.child(of: node, .anyOf).map({ !holdsMalformed($0) }) ?? false
    else { return }
    let condition = Int(tree.nodes[node].firstToken) + 1..<Int(tree.nodes[block].firstToken)
    let tokens = tree.significantTokens(in: condition)
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1] : token
      guard let construct = addition(token, next: next) else { continue }
      diagnostics.append(
        .themecOnly(
          construct, at: tree.span(ofToken: token), theme.target,
          fixIts: split(node, tree.span(ofTokens: condition), block)))
      return
    }
  }

  private func holdsMalformed(_ condition: SyntaxTree.NodeIndex) -> Bool {
    (condition..<Int(tree.nodes[condition].endNode)).contains {
      tree.nodes[$0].kind == .malformedCondition
    }
  }

  /// What NUI does not read at a token of a condition; nil for what it does.
  private func addition(_ token: Int, next: Int) -> String? {
    switch tree.tokens.kinds[token] {
    case .comma: return "a comma in a condition"
    case .leftParenthesis where tree.tokens.kinds[next] == .leftParenthesis:
      return "a group of conditions"
    case .leftParenthesis where isNot(next): return "a group of conditions"
    case .identifier where tree.tokens.kinds[next] != .colon:
      if tree.text(ofToken: token) == "or" { return "'or'" }
      return isNot(token) ? "'not'" : nil
    default: return nil
    }
  }

  private func isNot(_ token: Int) -> Bool {
    tree.text(ofToken: token) == "not"
      && tree.tokens.kinds[tree.significantToken(after: token)] == .leftParenthesis
  }

  /// One `@media` for each of the conditions without `or` that hold together where the condition does.
  private func split(
    _ rule: SyntaxTree.NodeIndex, _ condition: Span, _ block: SyntaxTree.NodeIndex
  ) -> [FixIt] {
    var lowering = MediaLowering(tree)
    let environments = lowering.environments(of: rule)
    let knowsAxes = StyleAxis.allCases.allSatisfy {
      DeviceContexts.axes.contains($0) || !environments.depends(on: $0)
    }
    let texts = environments.conditions.map(MediaText.text)
    guard knowsAxes, let first = texts.first, first != "" else { return [] }
    let body = tree.span(of: block)
    let copies = texts.dropFirst().map { "\n@media \($0) \(tree.file.text(body))" }
    let end = Span(file: body.file, start: body.end, end: body.end)
    return [
      FixIt(
        "write conditions that are joined by 'and' only",
        edits: [TextEdit(span: condition, replacement: first)]
          + (copies.isEmpty ? [] : [TextEdit(span: end, replacement: copies.joined())]))
    ]
  }
}
