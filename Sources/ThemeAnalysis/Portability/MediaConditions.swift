import ThemeBase
import ThemeCompiler
import ThemeSyntax
import ThemeTable

/// Media conditions as NUI reads them: options on device and orientation, joined by `and`.
///
/// It takes an option on any other axis for one that always holds, and gives the stylesheet up at everything else.
enum MediaConditions {
  static func run(_ theme: PortableTheme, _ tree: SyntaxTree) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for node in tree.walker() {
      if let media = MediaRuleSyntax(node), let addition = addition(in: media) { diagnostics.append(addition) }
      if let feature = MediaFeatureSyntax(node), let axis = unreadAxis(of: feature) {
        diagnostics.append(
          Diagnostic(
            .mediaAxisNotRead, "\(theme.target.runtime) does not know the media axis '\(axis.excerpt)'", at: axis.span,
            notes: ["for it the condition always matches"],
            help: ["'themec build --emit nss' writes what can be said without it"]))
      }
    }
    return diagnostics
  }

  /// The axis of an option, if themec knows it and NUI does not.
  static func unreadAxis(of feature: MediaFeatureSyntax) -> SyntaxToken? {
    guard let axis = feature.axis, let known = StyleAxis(name: axis.excerpt) else { return nil }
    return DeviceContexts.axes.contains(known) ? nil : axis
  }

  private static func addition(in rule: MediaRuleSyntax) -> Diagnostic? {
    guard let block = rule.block, let condition = rule.condition, !condition.isMalformed else { return nil }
    let end = block.node.firstToken.id
    let tokens = Array(rule.node.tokens.dropFirst().prefix { $0.id < end })
    guard let first = tokens.first, let last = tokens.last,
      let token = tokens.first(where: { addition($0) != nil }), let construct = addition(token)
    else { return nil }
    return .themecOnly(construct, at: token.span, fixIts: split(rule, first.span.joined(with: last.span), block))
  }

  /// The construct that NUI does not read at a token of a condition; nil if it reads the token.
  static func addition(_ token: SyntaxToken) -> String? {
    guard let next = token.next else { return nil }
    return switch token.kind {
    case .comma: "a comma in a condition"
    case .leftParenthesis where next.kind == .leftParenthesis || isNot(next): "a group of conditions"
    case .identifier where next.kind != .colon: token.isSpelt("or") ? "'or'" : isNot(token) ? "'not'" : nil
    default: nil
    }
  }

  private static func isNot(_ token: SyntaxToken) -> Bool {
    token.isSpelt("not") && token.next?.kind == .leftParenthesis
  }

  /// One `@media` for each of the conditions without `or` that hold together where the condition does.
  private static func split(_ rule: MediaRuleSyntax, _ condition: Span, _ block: BlockSyntax) -> [FixIt] {
    var lowering = MediaLowering()
    let environments = lowering.environments(of: rule)
    let knowsAxes = StyleAxis.allCases.allSatisfy { DeviceContexts.axes.contains($0) || !environments.depends(on: $0) }
    let texts = environments.conditions.map(MediaText.text)
    guard knowsAxes, let first = texts.first, first != "" else { return [] }
    let body = block.span
    let copies = texts.dropFirst().map { "\n@media \($0) \(rule.tree.file.text(body))" }
    let end = Span(file: body.file, start: body.end, end: body.end)
    return [
      FixIt(
        "write conditions that are joined by 'and' only",
        edits: [TextEdit(span: condition, replacement: first)]
          + (copies.isEmpty ? [] : [TextEdit(span: end, replacement: copies.joined())]))
    ]
  }
}
