import ThemeDiagnostics
import ThemeSyntax

/// Reports classes that `@class`, `styled-like` and `carries` name and nobody declares, and components of `refers-to`.
struct ReferenceCheck {
  private let registry: Registry
  private var finder: LineageFinder
  /// Made when the first unknown name turns up.
  private lazy var suggester = registry.suggester()
  private var diagnostics = DiagnosticList()

  static func run(_ rules: [AtRule], in registry: Registry) -> DiagnosticList {
    var check = ReferenceCheck(registry)
    for rule in rules { check.run(rule) }
    return check.diagnostics
  }

  private init(_ registry: Registry) {
    self.registry = registry
    finder = LineageFinder(registry)
  }

  private mutating func run(_ rule: AtRule) {
    if rule.isNamed("@class") {
      var cursor = rule.prelude
      while !cursor.isAtEnd, cursor.kind != .colon {
        checkInheritance(at: cursor)
        cursor.advance()
      }
      check(cursor)
    } else if rule.isNamed("@component") {
      for item in rule.items {
        switch rule.text.kind(item) {
        case .atRule: runPart(AtRule(rule.text, item))
        case .declaration: checkComponents(of: RegistryDeclaration(rule.text, item))
        default: break
        }
      }
    }
  }

  /// Checks what the class inherits whose name is next.
  private mutating func checkInheritance(at name: TokenCursor) {
    guard name.kind.isName, let path = registry.paths.id(name.bytes) else { return }
    let count = finder.lineage(
      of: path, through: registry.heirs.count, limit: Registry.inheritanceLimit + 1
    ).count
    if let other = finder.cycle(of: path) {
      diagnostics.append(.inheritsItself(name.text, through: registry.paths[other], at: name.span))
    } else if count > Registry.inheritanceLimit {
      diagnostics.append(
        .inheritsTooMuch(name.text, limit: Registry.inheritanceLimit, at: name.span))
    }
  }

  /// A string may name anything.
  private mutating func checkComponents(of declaration: RegistryDeclaration) {
    guard declaration.isNamed("refers-to") else { return }
    var cursor = declaration.value
    while !cursor.isAtEnd {
      if cursor.kind.isName, registry.component(named: cursor.text) == nil {
        let nearest = diagnostics.wantsSuggestion ? suggester.component(cursor.text) : nil
        diagnostics.append(.unknownComponent(cursor.text, at: cursor.span, nearest: nearest))
      }
      cursor.advance()
    }
  }

  private mutating func runPart(_ part: AtRule) {
    for item in part.items where part.text.kind(item) == .declaration {
      let declaration = RegistryDeclaration(part.text, item)
      if PartReader.isReference(declaration) { check(declaration.value) }
    }
  }

  private mutating func check(_ names: TokenCursor) {
    var cursor = names
    while !cursor.isAtEnd {
      if cursor.kind.isName, registry.resolvePath(cursor.bytes) == nil {
        let nearest = diagnostics.wantsSuggestion ? suggester.path(cursor.text) : nil
        diagnostics.append(.unknownBaseClass(cursor.text, at: cursor.span, nearest: nearest))
      }
      cursor.advance()
    }
  }
}

extension DiagnosticList {
  /// Whether it is worth looking for what was meant: nobody reads the hundredth suggestion, and
  /// each costs time.
  var wantsSuggestion: Bool { diagnostics.count < 100 }

  /// The name that was probably meant, as long as suggestions are wanted.
  func nearest(to name: String, in names: @autoclosure () -> [String]) -> String? {
    wantsSuggestion ? NameSuggester.nearest(to: name, in: names()) : nil
  }
}
