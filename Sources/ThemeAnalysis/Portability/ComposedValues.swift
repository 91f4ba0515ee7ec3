import ThemeBase
import ThemeModel
import ThemeSyntax

/// Values that themec puts together or computes: NUI puts a definition in only where it is the whole value of a
/// declaration, once, and computes nothing.
struct ComposedValues {
  private let theme: PortableTheme
  private var diagnostics = DiagnosticList()
  /// The last declaration of each property, for each block that was asked about.
  private var last: [NodeID: Set<NodeID>] = [:]

  static func run(_ theme: PortableTheme, _ tree: SyntaxTree) -> DiagnosticList {
    var rule = ComposedValues(theme: theme)
    var walker = tree.walker()
    while let node = walker.next() {
      guard let value = ValueSyntax(node), let owner = walker.parent else { continue }
      rule.visit(value, of: owner, walker)
    }
    return rule.diagnostics
  }

  private mutating func visit(_ value: ValueSyntax, of owner: SyntaxNode, _ walker: SyntaxWalker) {
    let tokens = Array(value.tokens)
    let operation = CompositionToken.operation(in: tokens)
    if let operation, operation.isSign {
      report(.signInValue, "the value is computed with '\(operation.token.excerpt)'", at: operation.token, value, owner)
    } else if let first = tokens.first, isLookedUp(tokens, owner, walker) {
      report(.definitionBeforeValue, "a longer value begins with '\(first.excerpt)'", at: first, value, owner)
    } else if let operation, theme.isComputed(owner) {
      // A '-' between words may just be a word, and parentheses may just be text.
      report(
        .computedValue, "\(theme.target.runtime) computes nothing", at: operation.token, value, owner,
        notes: ["it reads the text as it is"])
    } else {
      visitDefinitions(in: tokens, value, owner)
    }
  }

  /// Whether the runtime takes a value of several tokens for the name of a definition.
  private mutating func isLookedUp(_ tokens: [SyntaxToken], _ owner: SyntaxNode, _ walker: SyntaxWalker) -> Bool {
    guard owner.kind == .declaration, tokens.count > 1, tokens[0].kind == .variable else { return false }
    return walker.ancestors.dropLast().last.map { isLast(owner, in: $0) } ?? true
  }

  /// Whether no later declaration of a block overrides one: NUI never looks at the values of those that are overridden.
  private mutating func isLast(_ declaration: SyntaxNode, in block: SyntaxNode) -> Bool {
    if last[block.id] == nil {
      let byProperty = block.children.reduce(into: [String: NodeID]()) { last, child in
        if let name = DeclarationSyntax(child)?.property { last[name.excerpt] = child.id }
      }
      last[block.id] = Set(byProperty.values)
    }
    return last[block.id]?.contains(declaration.id) ?? true
  }

  private mutating func visitDefinitions(in tokens: [SyntaxToken], _ value: ValueSyntax, _ owner: SyntaxNode) {
    let isDefinition = owner.kind == .definition
    guard tokens.count > 1 || isDefinition, let variable = tokens.first(where: { $0.kind == .variable }),
      theme.hasValue(owner)
    else { return }
    let place = isDefinition ? "in another definition" : "in a longer value"
    report(
      .definitionInValue, "\(theme.target.runtime) does not put in a definition \(place)", at: variable, value, owner,
      notes: ["it reads the text as it is, '\(variable.excerpt)' included"])
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, at token: SyntaxToken, _ value: ValueSyntax, _ owner: SyntaxNode,
    notes: [String] = []
  ) {
    let literal = theme.literal(of: owner).flatMap { text in
      text.split(separator: " ").allSatisfy { NUIWords.isReadable($0) } ? text.asWritten : nil
    }
    diagnostics.append(.composedValue(code, message, at: token.span, notes: notes, of: value, literal: literal))
  }
}

extension Diagnostic {
  /// A value that is put together, with the literal that it comes to, or nil if that is none.
  static func composedValue(
    _ code: DiagnosticCode, _ message: String, at span: Span, notes: [String], of value: ValueSyntax, literal: String?
  ) -> Diagnostic {
    guard let literal else {
      let help = ["'themec build --emit nss' writes what it comes to"]
      return Diagnostic(code, message, at: span, notes: notes, help: help)
    }
    let fix = FixIt("write '\(literal)'", replacing: value.span, with: literal, applicability: value.trust)
    return Diagnostic(code, message, at: span, notes: notes, fixIts: [fix])
  }
}

extension ValueSyntax {
  /// The trust in what a value comes to: a file that imports this one may replace a definition that it uses.
  var trust: FixIt.Applicability { tokens.contains { $0.kind.isVariable } ? .unsafe : .safe }
}

/// The first token of a value that makes themec compute it.
enum CompositionToken {
  /// The token, and whether it is a sign, at which NUI's tokeniser gives up.
  static func operation(in tokens: [SyntaxToken]) -> (token: SyntaxToken, isSign: Bool)? {
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .plus, .asterisk, .slash: return (token, true)
      case .identifier:
        let isCalled = index + 1 < tokens.count && tokens[index + 1].kind == .leftParenthesis
        if isCalled, ValueFunction(name: token.bytes) != nil { return firstSign(in: tokens, token) }
        if index > 0, token.isSpelt("-") { return firstSign(in: tokens, token) }
      // Parentheses that belong to no name group what is computed.
      case .leftParenthesis where index == 0 || tokens[index - 1].kind != .identifier:
        return firstSign(in: tokens, token)
      default: break
      }
    }
    return nil
  }

  /// A sign that loses the stylesheet, which is worse than the text before it.
  private static func firstSign(in tokens: [SyntaxToken], _ token: SyntaxToken) -> (token: SyntaxToken, isSign: Bool) {
    let sign = tokens.first { [.plus, .asterisk, .slash, .percent].contains($0.kind) }
    return sign.map { ($0, true) } ?? (token, false)
  }
}
