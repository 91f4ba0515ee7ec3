package import ThemeBase
package import ThemeSyntax

extension RegistryBuilder {
  /// Parses and reads a registry file, which holds nothing but `@component`, `@kind`, `@type` and `@class`.
  package mutating func read(_ file: SourceFile) {
    let parsed = Parser.parse(file)
    diagnostics.append(contentsOf: parsed.diagnostics)
    for item in parsed.value.stylesheet.items {
      guard let what = Self.stranger(item) else { continue }
      report(
        "a registry file holds no \(what)", at: item.node.firstToken.span,
        help: "it holds '@component', '@kind', '@type' and '@class'; styles belong into a theme")
    }
    read(parsed.value)
  }

  /// Reads the declarations of a theme; its rules and definitions are the compiler's.
  package mutating func read(_ tree: SyntaxTree) {
    let rules = tree.atRules
    for rule in rules {
      if rule.isNamed("@component") {
        readComponent(rule)
      } else if rule.isNamed("@class") {
        readClass(rule)
      } else if rule.isNamed("@type") {
        readType(rule)
      } else if rule.isNamed("@kind") {
        readKind(rule)
      }
    }
    // Classes may be named before they are declared.
    if !isBuiltIn { diagnostics.append(contentsOf: ReferenceCheck.run(rules, in: registry)) }
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

  /// Reads `@class LargeButton : Button;`: a class of the app's own that inherits from others.
  ///
  /// After `, inferred` it is only probably like them, and inherits nothing.
  private mutating func readClass(_ rule: AtRuleSyntax) {
    let form = "write '@class LargeButton : Button;'"
    let missing = "expected the name of a class"
    var cursor = rule.cursor
    var names: [(name: ArraySlice<UInt8>, span: Span)] = []
    repeat {
      guard cursor.kind.isName else { return report(missing, at: cursor.span, help: form) }
      names.append((cursor.bytes, cursor.span))
      cursor.advance()
    } while cursor.take(.comma)
    var bases: [ID<Registry.Path>] = []
    var isInferred = false
    while cursor.take(.colon) || (!bases.isEmpty && cursor.take(.comma)) {
      if cursor.takeEnding(word: "inferred") {
        isInferred = true
        break
      }
      guard cursor.kind.isName else { return report(missing, at: cursor.span, help: form) }
      bases.append(path(cursor.bytes))
      cursor.advance()
    }
    if !cursor.isAtEnd { report("expected ';' after the class", at: cursor.span, help: form) }
    // A class takes no values from one that it is only probably like.
    let inherits = !bases.isEmpty && !isInferred
    for (bytes, span) in names {
      let name = String(decoding: bytes, as: UTF8.self)
      if bases.contains(where: { registry.paths.slice($0) == bytes }) {
        diagnostics.append(
          Diagnostic(
            .classCycle, "'\(name)' inherits from itself", at: span,
            help: ["a class without a base is written '@class \(name);'"]))
      }
      let component = component(name, declaredAt: span)
      let path = path(bytes)
      add(
        Part(
          path: path, component: component, kind: PartKind.unknown, entries: noEntries, isListed: !bases.isEmpty,
          styledLike: bases, carries: inherits ? bases + [path] : [], isOpen: !inherits))
      if inherits, !isBuiltIn { declare(Heir(path: path, bases: bases, span: span)) }
    }
  }

  /// Reads `@kind text { … }`: the properties of parts about which nothing else is said.
  private mutating func readKind(_ rule: AtRuleSyntax) {
    var cursor = rule.cursor
    let span = cursor.span
    guard cursor.kind.isName, let name = cursor.takeText(), cursor.isAtEnd else {
      return report(
        "expected the name of a kind", at: cursor.isAtEnd ? span : cursor.span, help: "write '@kind meter { … }'")
    }
    if rule.block == nil { expectBlock(of: "@kind \(name)", at: cursor.span) }
    registry.declare(PartKind(name: name, entries: readProperties(rule.items)))
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
