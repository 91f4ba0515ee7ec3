import ThemeCompiler
import ThemeDiagnostics
import ThemeValues
import ThemeSyntax

/// Values that themec puts together or computes: NUI puts a definition in only where it is the whole value of a
/// declaration, once, and computes nothing.
struct ComposedValues {
  private let tree: SyntaxTree
  private var diagnostics = DiagnosticList()

  static func run(_ theme: PortableTheme) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for tree in theme.trees {
      var rule = ComposedValues(tree: tree)
      for (node, owner) in rule.values { rule.visit(node, of: owner, theme) }
      diagnostics.append(contentsOf: rule.diagnostics)
    }
    return diagnostics
  }

  private init(tree: SyntaxTree) { self.tree = tree }

  /// The values of declarations and definitions, each with its owner.
  private var values: [(SyntaxTree.NodeIndex, SyntaxTree.NodeIndex)] {
    var values: [(SyntaxTree.NodeIndex, SyntaxTree.NodeIndex)] = []
    tree.forEachNode { node, kind, enclosing in
      if kind == .value, let owner = enclosing.last { values.append((node, owner)) }
    }
    return values
  }

  private mutating func visit(
    _ value: SyntaxTree.NodeIndex, of owner: SyntaxTree.NodeIndex, _ theme: PortableTheme
  ) {
    let tokens = tree.significantTokens(in: tree.tokenRange(of: value))
    if let found = CompositionToken.operation(in: tokens, of: tree) {
      // A '-' between words may just be a word.
      guard found.losesSheet || theme.isComputed(owner, in: tree.file.id) else { return }
      let consequence =
        found.losesSheet
        ? "it ignores a stylesheet that contains it" : "it reads the text as it stands"
      return report(
        .computedValue, "\(theme.target.runtime) computes nothing", at: found.token, value, owner,
        notes: [consequence], theme)
    }
    let isDefinition = tree.nodes[owner].kind == .definition
    guard tokens.count > 1 || isDefinition,
      let variable = tokens.first(where: { tree.tokens.kinds[$0] == .variable })
    else { return }
    let place = isDefinition ? "in another definition" : "in a longer value"
    let raises = !isDefinition && variable == tokens.first
    report(
      .definitionInValue, "\(theme.target.runtime) does not put in a definition \(place)",
      at: variable, value, owner,
      notes: [
        raises
          ? "it looks for a definition of the whole text's name and raises an exception"
          : "it reads the text as it stands, '\(tree.text(ofToken: variable))' included"
      ], theme)
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, at token: Int, _ value: SyntaxTree.NodeIndex,
    _ owner: SyntaxTree.NodeIndex, notes: [String], _ theme: PortableTheme
  ) {
    let literal = theme.literal(of: owner, in: tree.file.id).flatMap { text in
      text.split(separator: " ").allSatisfy { NUIWords.isReadable($0) } ? text.asWritten : nil
    }
    diagnostics.append(
      Diagnostic(
        code, message, at: tree.span(ofToken: token), notes: notes,
        help: literal == nil ? ["'themec build --emit nss' writes what it comes to"] : [],
        fixIts: literal.map {
          [FixIt("write '\($0)'", replacing: tree.span(of: value), with: $0)]
        } ?? []))
  }
}

/// The first token of a value that makes themec compute it.
enum CompositionToken {
  /// The token, and whether NUI's tokeniser gives up at it.
  static func operation(
    in tokens: [Int], of tree: SyntaxTree
  ) -> (token: Int, losesSheet: Bool)? {
    for (index, token) in tokens.enumerated() {
      switch tree.tokens.kinds[token] {
      case .plus, .asterisk, .slash: return (token, true)
      case .identifier:
        let bytes = tree.file.bytes[tree.tokens.range(token)]
        let isCalled =
          index + 1 < tokens.count && tree.tokens.kinds[tokens[index + 1]] == .leftParenthesis
        if isCalled, ValueFunction(name: bytes) != nil { return firstSign(in: tokens, tree, token) }
        if bytes.elementsEqual("-".utf8), index > 0 { return firstSign(in: tokens, tree, token) }
      default: break
      }
    }
    return nil
  }

  /// A sign that loses the stylesheet, which is worse than what stands before it.
  private static func firstSign(
    in tokens: [Int], _ tree: SyntaxTree, _ token: Int
  ) -> (token: Int, losesSheet: Bool) {
    let sign = tokens.first {
      [.plus, .asterisk, .slash].contains(tree.tokens.kinds[$0])
    }
    return sign.map { ($0, true) } ?? (token, false)
  }
}
