import ThemeCompiler
import ThemeDiagnostics
import ThemeValues
import ThemeSyntax

/// Values that themec puts together or computes: NUI puts a definition in only where it is the whole value of a
/// declaration, once, and computes nothing.
struct ComposedValues {
  private var diagnostics = DiagnosticList()

  static func run(_ theme: PortableTheme) -> DiagnosticList {
    var rule = ComposedValues()
    for tree in theme.trees {
      var walker = tree.walker()
      while let node = walker.next() {
        guard let value = ValueSyntax(node), let owner = walker.parent else { continue }
        rule.visit(value, of: owner, theme)
      }
    }
    return rule.diagnostics
  }

  private mutating func visit(
    _ value: ValueSyntax, of owner: SyntaxNode, _ theme: PortableTheme
  ) {
    let tokens = Array(value.tokens)
    // A '-' between words may just be a word, and parentheses may just be text.
    if let found = CompositionToken.operation(in: tokens),
      found.losesSheet || theme.isComputed(owner)
    {
      let consequence =
        found.losesSheet
        ? "it ignores a stylesheet that contains it" : "it reads the text as it stands"
      return report(
        .computedValue, "\(theme.target.runtime) computes nothing", at: found.token, value, owner,
        notes: [consequence], theme)
    }
    let isDefinition = owner.kind == .definition
    guard tokens.count > 1 || isDefinition,
      let variable = tokens.first(where: { $0.kind == .variable })
    else { return }
    let place = isDefinition ? "in another definition" : "in a longer value"
    let raises = !isDefinition && variable == tokens.first
    report(
      .definitionInValue, "\(theme.target.runtime) does not put in a definition \(place)",
      at: variable, value, owner,
      notes: [
        raises
          ? "it looks for a definition of the whole text's name and raises an exception"
          : "it reads the text as it stands, '\(variable.excerpt)' included"
      ], theme)
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, at token: SyntaxToken, _ value: ValueSyntax,
    _ owner: SyntaxNode, notes: [String], _ theme: PortableTheme
  ) {
    let literal = theme.literal(of: owner).flatMap { text in
      text.split(separator: " ").allSatisfy { NUIWords.isReadable($0) } ? text.asWritten : nil
    }
    diagnostics.append(
      Diagnostic(
        code, message, at: token.span, notes: notes,
        help: literal == nil ? ["'themec build --emit nss' writes what it comes to"] : [],
        fixIts: literal.map {
          [FixIt("write '\($0)'", replacing: value.span, with: $0)]
        } ?? []))
  }
}

/// The first token of a value that makes themec compute it.
enum CompositionToken {
  /// The token, and whether NUI's tokeniser gives up at it.
  static func operation(
    in tokens: [SyntaxToken]
  ) -> (token: SyntaxToken, losesSheet: Bool)? {
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

  /// A sign that loses the stylesheet, which is worse than what stands before it.
  private static func firstSign(
    in tokens: [SyntaxToken], _ token: SyntaxToken
  ) -> (token: SyntaxToken, losesSheet: Bool) {
    let sign = tokens.first { [.plus, .asterisk, .slash].contains($0.kind) }
    return sign.map { ($0, true) } ?? (token, false)
  }
}
