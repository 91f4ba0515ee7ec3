package import ThemeBase
package import ThemeSyntax

extension RegistryBuilder {
  /// Parses and reads a registry file, which holds nothing but `@component`, `@kind`, `@type` and `@class`.
  package mutating func read(_ file: SourceFile) {
    let parsed = Parser.parse(file)
    diagnostics.append(contentsOf: parsed.diagnostics)
    reportStrangers(in: parsed.value)
    read(parsed.value)
  }

  /// Reads the declarations of a theme; its rules and definitions are the compiler's.
  package mutating func read(_ tree: SyntaxTree) {
    let rules = tree.atRules
    for rule in rules { read(rule) }
    // Classes may be named before they are declared.
    if !isBuiltIn { diagnostics.append(contentsOf: ReferenceCheck.run(rules, in: registry)) }
  }

  private mutating func read(_ rule: AtRuleSyntax) {
    if rule.isNamed("@component") {
      ComponentReader.read(rule, into: &self)
    } else if rule.isNamed("@class") {
      ClassReader.read(rule, into: &self)
    } else if rule.isNamed("@type") {
      TypeReader.read(rule, into: &self)
    } else if rule.isNamed("@kind") {
      KindReader.read(rule, into: &self)
    }
  }

  private mutating func reportStrangers(in tree: SyntaxTree) {
    for item in tree.stylesheet.items {
      guard let what = Self.stranger(item) else { continue }
      diagnostics.append(.notForRegistry(what, at: item.node.firstToken.span))
    }
  }

  /// Names a top-level item that only themes may hold, or returns nil for any other.
  private static func stranger(_ item: ItemSyntax) -> String? {
    switch item {
    case .rule: "rules"
    case .definition: "definitions"
    case .mediaRule: "'@media'"
    case .importRule: "'@import'"
    case .atRule(let rule): rule.isNamed("@palette") ? "'@palette'" : nil
    case .declaration, .unexpected: nil
    }
  }
}

extension Registry {
  /// The registry with the declarations of some registry files added.
  package func adding(_ files: some Sequence<SourceFile>) -> Checked<Registry> {
    var builder = RegistryBuilder(self)
    for file in files { builder.read(file) }
    return builder.finish()
  }

  /// The registry with the declarations of some themes added.
  package func adding(declarationsOf trees: [SyntaxTree]) -> Checked<Registry> {
    guard trees.contains(where: { !$0.atRules.isEmpty }) else { return Checked(self) }
    var builder = RegistryBuilder(self)
    for tree in trees { builder.read(tree) }
    return builder.finish()
  }
}
