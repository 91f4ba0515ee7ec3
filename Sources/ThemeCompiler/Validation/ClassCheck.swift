import ThemeDiagnostics
import ThemeRegistry
import ThemeSyntax

/// Whether the registry knows the class paths of a theme; each unknown one is reported where it first stands.
struct ClassCheck {
  private let registry: Registry
  private var suggester: RegistrySuggester?
  private(set) var diagnostics = DiagnosticList()

  init(_ registry: Registry) { self.registry = registry }

  /// Reports a path that is no part of any component.
  mutating func check(_ path: UInt32, at place: Program.Place, in program: Program) {
    let bytes = program.names.slice(path)
    let name = program.names[path]
    let span = program.span(place)
    // A name outside ASCII has been reported, and so has a class inside a rule; the root of a component is a path by the naming rule (TH-01).
    guard !name.utf8.contains(where: { $0 >= 0x80 }), !program.isNestedName(place) else { return }
    if let owner = registry.owner(of: bytes), name == "fdl" + owner.name { return }
    if let owner = registry.owner(of: bytes) {
      diagnostics.append(.unknownPart(name, of: owner, at: span, nearest: nearest(to: name)))
    } else if bytes.starts(with: "fdl".utf8) {
      diagnostics.append(.unknownPath(name, at: span, nearest: nearest(to: name)))
    } else {
      diagnostics.append(.undeclaredClass(name, at: span, nearest: nearest(to: name)))
    }
  }

  /// Near names are looked for only while there are few unknown ones: a sheet full of own classes has none to find.
  private mutating func nearest(to name: String) -> String? {
    guard diagnostics.diagnostics.count < 1_000 else { return nil }
    let suggester = self.suggester ?? registry.suggester()
    self.suggester = suggester
    return suggester.path(name)
  }
}

extension Program {
  /// Whether a selector is a class of its own inside another rule.
  fileprivate func isNestedName(_ place: Place) -> Bool {
    trees[Int(place.tree)].form(ofSelector: Int(place.node)) == .nestedName
  }
}

extension Diagnostic {
  fileprivate static func unknownPart(
    _ name: String, of component: Component, at span: Span, nearest: String?
  ) -> Diagnostic {
    let isCertain = component.certainty == .documented
    return Diagnostic(
      .unknownClassPath, "'\(component.name)' has no part '\(name)'", at: span,
      severity: isCertain ? .error : .warning,
      notes: isCertain ? [] : ["the documentation of '\(component.name)' is not complete"],
      help: suggestion(nearest)
        ?? ["'themec registry \(component.name)' lists the parts"],
      fixIts: replacement(nearest, span))
  }

  fileprivate static func unknownPath(
    _ name: String, at span: Span, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .unknownClassPath, "no component has a part '\(name)'", at: span, severity: .warning,
      help: suggestion(nearest) ?? ["'themec registry' lists the components"],
      fixIts: replacement(nearest, span))
  }

  fileprivate static func undeclaredClass(
    _ name: String, at span: Span, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .undeclaredClass, "no component declares the class '\(name)'", at: span,
      help: suggestion(nearest) ?? ["if it is the app's own, declare it: '@class \(name) : …;'"],
      fixIts: replacement(nearest, span))
  }

  static func suggestion(_ nearest: String?) -> [String]? {
    nearest.map { ["did you mean '\($0)'?"] }
  }

  static func replacement(_ nearest: String?, _ span: Span) -> [FixIt] {
    nearest.map {
      [FixIt("replace with '\($0)'", replacing: span, with: $0, applicability: .unsafe)]
    } ?? []
  }
}
