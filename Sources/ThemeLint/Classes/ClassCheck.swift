package import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax

/// Whether the registry knows the class paths of a theme; each unknown one is reported where it first stands.
package struct ClassCheck {
  private let registry: Registry
  private var diagnostics = DiagnosticList()
  /// For paths that look like those of components.
  private var paths = LimitedSuggester<RegistrySuggester>(searches: 1_000)
  /// For classes that seem to be the app's own: a sheet with more of them has hardly a slip among them.
  private var ownClasses = LimitedSuggester<RegistrySuggester>(searches: 1_000)
  /// The class paths that seem to be the app's own; nil where only findings are asked for.
  private var undeclared: [PathID]?

  /// Whether undeclared classes are reported: an app may have thousands of them.
  private let reportsUndeclared: Bool

  static func run(_ compilation: Compilation, _ options: CompilerOptions) -> DiagnosticList {
    var check = ClassCheck(
      compilation.registry, reportsUndeclared: options.isWanted(.undeclaredClass))
    check.run(compilation)
    return check.diagnostics
  }

  /// The class paths of a theme that no component declares and that are no slips, however many they are.
  package static func undeclaredPaths(of compilation: Compilation) -> [PathID] {
    var check = ClassCheck(compilation.registry, reportsUndeclared: false)
    check.undeclared = []
    check.run(compilation)
    return check.undeclared ?? []
  }

  private init(_ registry: Registry, reportsUndeclared: Bool) {
    self.registry = registry
    self.reportsUndeclared = reportsUndeclared
  }

  private mutating func run(_ compilation: Compilation) {
    let program = compilation.program
    for row in compilation.theme.groups.rows.values where row.known == nil {
      check(row.path, at: program.selectors[row.firstSelector].place, in: program)
    }
  }

  /// Reports a path that is no part of any component.
  private mutating func check(_ path: PathID, at place: Program.Place, in program: Program) {
    let bytes = program.paths.slice(path)
    let selector = SelectorSyntax(program.node(place))
    if let owner = registry.owner(of: bytes), owner.hasNamedParts(bytes) {
      guard !isReported(bytes, selector) else { return }
      check(part: path, program.paths[path], of: owner, at: program.span(place))
    } else if bytes.starts(with: "fdl".utf8) {
      guard undeclared != nil || !diagnostics.skips(.unknownClassPath, .warning),
        !isReported(bytes, selector)
      else { return }
      let name = program.paths[path]
      let nearest = nearest(to: name)
      if nearest == nil { undeclared?.append(path) }
      diagnostics.append(.unknownPath(name, at: program.span(place), nearest: nearest))
    } else {
      // Beyond what anybody reads they are only counted.
      guard
        undeclared != nil || !ownClasses.isExhausted
          || reportsUndeclared && !diagnostics.skips(.undeclaredClass, .note),
        !isReported(bytes, selector), !isState(selector)
      else { return }
      check(own: path, program.paths[path], at: nameSpan(of: selector) ?? program.span(place))
    }
  }

  /// Reports a class that seems to be the app's own: a warning if its name is nearly that of a known class.
  private mutating func check(own path: PathID, _ name: String, at span: Span) {
    if let mark = name.utf8.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: "#") {
      diagnostics.append(.markedClass(name, at: span))
    } else if let nearest = nearest(toOwn: name) {
      diagnostics.append(.misspeltClass(name, at: span, nearest: nearest))
    } else if undeclared != nil {
      undeclared?.append(path)
    } else if reportsUndeclared, !diagnostics.skips(.undeclaredClass, .note) {
      diagnostics.append(.undeclaredClass(name, at: span))
    }
  }

  /// Whether the selector is a class with a state of its own, which the parser has reported.
  private func isState(_ selector: SelectorSyntax?) -> Bool {
    guard let selector, selector.form == .classList else { return false }
    return StateWords.contains(String(decoding: selector.name, as: UTF8.self))
  }

  /// The span of the class that a class list styles, which is the last one; nil for any other selector.
  private func nameSpan(of selector: SelectorSyntax?) -> Span? {
    guard let selector, selector.form == .classList else { return nil }
    return selector.node.tokens.last?.span
  }

  /// Whether the parser has reported the selector: for letters outside ASCII, or as a class of its own inside a rule.
  private func isReported(_ path: ArraySlice<UInt8>, _ selector: SelectorSyntax?) -> Bool {
    path.contains { $0 >= 0x80 } || selector?.form == .nestedName
  }

  /// Reports a part that its component lacks; the root of a component is a path by the naming rule (TH-01).
  private mutating func check(
    part path: PathID, _ name: String, of owner: Component, at span: Span
  ) {
    guard name != "fdl" + owner.name else { return }
    let nearest = nearest(to: name)
    if nearest == nil, owner.certainty != .documented { undeclared?.append(path) }
    diagnostics.append(.unknownPart(name, of: owner, at: span, nearest: nearest))
  }

  /// The known class of which a name is a likely misspelling, or nil if there is none.
  private mutating func nearest(toOwn name: String) -> String? {
    // An app may have thousands of classes: after the last search not even the registry is copied.
    guard !ownClasses.isExhausted else { return nil }
    let registry = registry
    guard let suggester = ownClasses.next({ registry.suggester() }) else { return nil }
    if name.hasPrefix("UI"),
      let styling = registry.components.values.first(where: { $0.styles == name })
    {
      return styling.name
    }
    return suggester.path(name).flatMap { Misspelling.isLikely(name, of: $0) ? $0 : nil }
  }

  private mutating func nearest(to name: String) -> String? {
    guard !paths.isExhausted else { return nil }
    let registry = registry
    return paths.next { registry.suggester() }?.path(name)
  }
}

extension Component {
  /// Whether a path of this component's name must be one of its parts.
  ///
  /// NUI's classes have no parts: `Button_Title` is a class of the app's own.
  fileprivate func hasNamedParts(_ path: ArraySlice<UInt8>) -> Bool {
    parts.count > 1 || path.starts(with: "fdl".utf8)
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

  fileprivate static func misspeltClass(
    _ name: String, at span: Span, nearest: String
  ) -> Diagnostic {
    Diagnostic(
      .misspeltClass, "no component declares the class '\(name)'", at: span,
      help: ["did you mean '\(nearest)'?"], fixIts: replacement(nearest, span))
  }

  fileprivate static func markedClass(_ name: String, at span: Span) -> Diagnostic {
    let bare = String(name.dropFirst())
    return Diagnostic(
      .misspeltClass, "a class is named without '\(name.prefix(1))' before it", at: span,
      help: ["write '\(bare)'"], fixIts: replacement(bare, span))
  }

  fileprivate static func undeclaredClass(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .undeclaredClass, String("no component declares the class '", name, "'"), at: span,
      help: [String("if it is the app's own, declare it: '@class ", name, ";'")])
  }
}
