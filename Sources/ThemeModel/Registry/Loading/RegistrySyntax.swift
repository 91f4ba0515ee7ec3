import ThemeSyntax

/// Parts of at-rules that only the registry's readers need.
extension AtRuleSyntax {
  func isNamed(_ name: StaticString) -> Bool { self.name.isSpelt(name) }

  /// The tokens between the name and the block.
  var cursor: TokenCursor { TokenCursor(node.tokens(ofChild: .prelude)) }

  /// The items of the block; empty without a block.
  var items: [ItemSyntax] { block.map { Array($0.items) } ?? [] }
}

extension DeclarationSyntax {
  func isNamed(_ name: StaticString) -> Bool { property.isSpelt(name) }

  /// The tokens of the value.
  var cursor: TokenCursor { TokenCursor(node.tokens(ofChild: .value)) }
}
