import ThemeBase
import ThemeSyntax

/// Reports undeclared classes in `@class`, `styled-like` and `carries`, and unknown components in `refers-to`.
struct ReferenceCheck {
  private let registry: Registry
  private var finder: LineageFinder
  private var suggester = LimitedSuggester<RegistrySuggester>()
  private var diagnostics = DiagnosticList()

  static func run(_ rules: [AtRuleSyntax], in registry: Registry) -> DiagnosticList {
    var check = ReferenceCheck(registry)
    for rule in rules { check.run(rule) }
    return check.diagnostics
  }

  private init(_ registry: Registry) {
    self.registry = registry
    finder = LineageFinder(registry)
  }

  private mutating func run(_ rule: AtRuleSyntax) {
    if rule.isNamed("@class") {
      var cursor = rule.cursor
      while !cursor.isAtEnd, cursor.kind != .colon {
        checkInheritance(at: cursor)
        cursor.advance()
      }
      check(cursor)
    } else if rule.isNamed("@component") {
      for item in rule.items {
        switch item {
        case .atRule(let part):
          for case .declaration(let declaration) in part.items
          where declaration.isNamed("styled-like") || declaration.isNamed("carries") { check(declaration.cursor) }
        case .declaration(let declaration): checkComponents(of: declaration)
        case .rule, .definition, .mediaRule, .importRule, .unexpected: break
        }
      }
    }
  }

  /// Checks what a class inherits.
  private mutating func checkInheritance(at name: TokenCursor) {
    guard name.kind.isName, let path = registry.paths.id(name.bytes) else { return }
    let count = finder.lineage(of: path, through: registry.heirs.count, limit: Registry.inheritanceLimit + 1).count
    if let other = finder.cycle(of: path) {
      diagnostics.append(
        Diagnostic(
          .classCycle, "'\(name.text)' inherits from itself through '\(registry.paths[other])'", at: name.span,
          help: ["leave out a base of one of them"]))
    } else if count > Registry.inheritanceLimit {
      diagnostics.append(
        Diagnostic(
          .nestingTooDeep, "'\(name.text)' inherits from more than \(Registry.inheritanceLimit) classes", at: name.span)
      )
    }
  }

  /// A string may name anything.
  private mutating func checkComponents(of declaration: DeclarationSyntax) {
    guard declaration.isNamed("refers-to") else { return }
    var cursor = declaration.cursor
    while !cursor.isAtEnd {
      if cursor.kind.isName, registry.component(named: cursor.text) == nil {
        let nearest = nextSuggester()?.component(cursor.text)
        diagnostics.append(
          .unknown(
            "component", cursor.text, at: cursor.span, nearest: nearest,
            help: "'themec registry' lists the components"))
      }
      cursor.advance()
    }
  }

  private mutating func check(_ names: TokenCursor) {
    var cursor = names
    while !cursor.isAtEnd {
      if cursor.takeEnding(word: "inferred") { break }
      if cursor.kind.isName, registry.resolvePath(cursor.bytes) == nil {
        let nearest = registry.styling(cursor.bytes) ?? nextSuggester()?.path(cursor.text)
        diagnostics.append(
          .unknown(
            "class", cursor.text, at: cursor.span, nearest: nearest,
            help: "'@class \(cursor.text);' declares one of your own"))
      }
      cursor.advance()
    }
  }

  private mutating func nextSuggester() -> RegistrySuggester? {
    let registry = registry
    return suggester.next { registry.suggester() }
  }
}
