package import ThemeDiagnostics
package import ThemeSyntax

/// Reads `@component`, `@kind`, `@type` and `@class` into a registry.
///
/// It never fails: what it cannot read it reports and leaves out.
package enum RegistryLoader {
  /// Parses and reads a registry file, which holds nothing else.
  package static func load(_ file: SourceFile, into registry: inout Registry) -> DiagnosticList {
    let parsed = Parser.parse(file)
    var diagnostics = parsed.diagnostics
    reportStrangers(in: parsed.value, &diagnostics)
    diagnostics.append(contentsOf: load(parsed.value, into: &registry))
    return diagnostics
  }

  /// Reads the declarations of a theme; its rules and definitions are the compiler's.
  package static func load(_ tree: SyntaxTree, into registry: inout Registry) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    let rules = rules(of: tree)
    for rule in rules { read(rule, into: &registry, &diagnostics) }
    // Classes may be named before they are declared.
    if !registry.isBuiltIn {
      diagnostics.append(contentsOf: ReferenceCheck.run(rules, in: registry))
    }
    return diagnostics
  }

  private static func rules(of tree: SyntaxTree) -> [AtRule] {
    let text = RegistryText(tree)
    return tree.children(of: SyntaxTree.root).compactMap { node in
      let kind = text.kind(node)
      return kind == .atRule || kind == .classRule ? AtRule(text, node) : nil
    }
  }

  private static func read(
    _ rule: AtRule, into registry: inout Registry, _ diagnostics: inout DiagnosticList
  ) {
    if rule.isNamed("@component") {
      ComponentReader.read(rule, into: &registry, &diagnostics)
    } else if rule.isNamed("@class") {
      ClassReader.read(rule, into: &registry, &diagnostics)
    } else if rule.isNamed("@type") {
      TypeReader.read(rule, into: &registry, &diagnostics)
    } else if rule.isNamed("@kind") {
      KindReader.read(rule, into: &registry, &diagnostics)
    }
  }

  private static func reportStrangers(in tree: SyntaxTree, _ diagnostics: inout DiagnosticList) {
    for node in tree.children(of: SyntaxTree.root) {
      guard let what = stranger(node, in: tree) else { continue }
      let first = tree.span(ofToken: Int(tree.nodes[node].firstToken))
      diagnostics.append(.notForRegistry(what, at: first))
    }
  }

  /// What a top-level item is that only themes may hold; nil for all others.
  private static func stranger(_ node: SyntaxTree.NodeIndex, in tree: SyntaxTree) -> String? {
    switch tree.nodes[node].kind {
    case .rule: "rules"
    case .definition: "definitions"
    case .mediaRule: "'@media'"
    case .importRule: "'@import'"
    case .atRule where tree.text(ofToken: Int(tree.nodes[node].firstToken)) == "@palette":
      "'@palette'"
    default: nil
    }
  }
}

extension Registry {
  /// The registry with the declarations of some registry files added.
  package func adding(_ files: some Sequence<SourceFile>) -> Checked<Registry> {
    var result = Checked(self)
    for file in files {
      result.diagnostics.append(contentsOf: RegistryLoader.load(file, into: &result.value))
    }
    return result
  }

  /// The registry with the declarations of some themes added.
  package func adding(declarationsOf trees: some Sequence<SyntaxTree>) -> Checked<Registry> {
    var result = Checked(self)
    for tree in trees {
      result.diagnostics.append(contentsOf: RegistryLoader.load(tree, into: &result.value))
    }
    return result
  }
}
