package import ThemeBase
import ThemeModel
package import ThemeSyntax

/// A span of a file that names a definition or a class.
package struct NameUse: Hashable, Sendable {
  /// The place of the name.
  package var span: Span
  /// Whether the use declares the name: a definition, a rule, `@class`.
  package var isDeclaration: Bool
}

/// A span of a file that names classes.
struct ClassUse {
  /// The spelling of the classes.
  enum Name {
    case full(String)
    /// A suffix such as `&_title`, with the paths of the rules around it.
    case suffix(String, parents: [String])
  }

  var name: Name
  var span: Span
  /// Whether the use is a rule for the classes, or their `@class`.
  var isDeclaration: Bool

  var paths: [String] {
    switch name {
    case .full(let path): [path]
    case .suffix(let suffix, let parents): parents.map { $0 + suffix }
    }
  }
}

/// Finds names in a file, by its tokens and nodes alone.
package enum NameUses {
  /// The uses of the definition or the class at a cursor, in source order; none for any other word.
  package static func of(_ target: CursorTarget, in tree: SyntaxTree) -> [NameUse] {
    switch target.meaning {
    case .definition(let name), .reference(let name): ofDefinition(name, in: tree)
    case .classPath(let paths): paths.flatMap { ofClass($0, in: tree) }
    case .property(let name, _):
      tree.nodes(.declaration).map(\.firstToken).filter { $0.text == name }.map {
        NameUse(span: $0.span, isDeclaration: false)
      }
    case .valueWord(let word, _, _) where PaletteLibrary.isStyle(String(word.prefix { $0 != "_" })):
      ofPaletteColor(word, in: tree)
    default: []
    }
  }

  /// The uses of a colour of the palette in values, and the definitions that override it, in source order.
  private static func ofPaletteColor(_ name: String, in tree: SyntaxTree) -> [NameUse] {
    tree.nodes(.definition, .value).flatMap { node in
      node.kind == .definition
        ? [node.firstToken].filter { $0.text == "@" + name }.map { NameUse(span: $0.span, isDeclaration: true) }
        : node.tokens.filter { $0.kind.isName && $0.text == name }.map { NameUse(span: $0.span, isDeclaration: false) }
    }
  }

  /// The definitions of a name and their uses in values, in source order.
  ///
  /// Linear in the tokens of the file.
  package static func ofDefinition(_ name: String, in tree: SyntaxTree) -> [NameUse] {
    let tokens = tokens(ofDefinition: name, in: tree)
    guard !tokens.isEmpty else { return [] }
    let declared = Set(tree.nodes(.definition).lazy.map(\.firstToken.id))
    return tokens.map { NameUse(span: $0.span, isDeclaration: declared.contains($0.id)) }
  }

  /// The tokens that are the name of a definition, which has its `@`.
  static func tokens(ofDefinition name: String, in tree: SyntaxTree) -> [SyntaxToken] {
    let bytes = Array(name.utf8)
    return tree.tokens.filter { $0.kind.isVariable && $0.range.count == bytes.count && $0.bytes.elementsEqual(bytes) }
  }

  /// The selectors and at-rules that name a class path, with what nesting makes of it, in source order.
  package static func ofClass(_ path: String, in tree: SyntaxTree) -> [NameUse] {
    classes(in: tree).filter { $0.paths.contains(path) }.map { NameUse(span: $0.span, isDeclaration: $0.isDeclaration) }
  }

  /// The selectors and at-rules that name classes, in source order.
  static func classes(in tree: SyntaxTree) -> [ClassUse] {
    var uses: [ClassUse] = []
    var parents: [(rule: SyntaxNode, paths: [String])] = []
    for node in tree.nodes(.rule, .classRule, .atRule) {
      while let last = parents.last, !last.rule.contains(node.id) { parents.removeLast() }
      switch node.kind {
      case .rule:
        guard let list = RuleSyntax(node)?.selectorList else { break }
        let around = parents.last?.paths ?? []
        let ruleUses = list.selectors.compactMap { use(of: $0, under: around) }
        uses += ruleUses
        parents.append((node, Array(ruleUses.flatMap(\.paths).prefix(ClassPathText.limit))))
      case .classRule, .atRule: uses += preludeUses(in: node)
      default: break
      }
    }
    return uses
  }

  private static func use(of selector: SelectorSyntax, under parents: [String]) -> ClassUse? {
    guard selector.form != .malformed else { return nil }
    let name = String(decoding: selector.name, as: UTF8.self)
    return ClassUse(
      name: ClassPathText.isSuffix(selector) ? .suffix(name, parents: parents) : .full(name),
      span: nameSpan(of: selector), isDeclaration: true)
  }

  /// The class that a rule styles: the last one of `A:B`.
  private static func nameSpan(of selector: SelectorSyntax) -> Span {
    selector.form == .classList ? selector.node.tokens.last?.span ?? selector.span : selector.span
  }

  private static func preludeUses(in node: SyntaxNode) -> [ClassUse] {
    guard let rule = AtRuleSyntax(node), let prelude = rule.prelude, ["@class", "@part"].contains(rule.name.text) else {
      return []
    }
    return prelude.tokens.enumerated().compactMap { index, token in
      guard token.kind.isName else { return nil }
      return ClassUse(name: .full(token.text), span: token.span, isDeclaration: index == 0)
    }
  }
}
