import ThemeSyntax

/// Declarations that a later declaration of the same block and property overrides: NUI never looks at their values.
struct OverriddenDeclarations {
  /// The last declaration of each property, for each block that was asked about.
  private var last: [NodeID: Set<NodeID>] = [:]

  /// Whether a declaration is overridden in its block.
  mutating func contains(_ declaration: SyntaxNode, in block: SyntaxNode?) -> Bool {
    guard let block else { return false }
    let known = last[block.id] ?? Self.lastDeclarations(of: block)
    last[block.id] = known
    return !known.contains(declaration.id)
  }

  private static func lastDeclarations(of block: SyntaxNode) -> Set<NodeID> {
    let last = block.children.reduce(into: [String: NodeID]()) { last, child in
      if let name = DeclarationSyntax(child)?.property { last[name.excerpt] = child.id }
    }
    return Set(last.values)
  }
}
