package import ThemeApp
import ThemeBase
package import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// Whether the registry knows the class paths of a theme; each unknown one is reported at its first selector.
package struct ClassCheck {
  private let compilation: Compilation
  private let owners: RootTable
  private var diagnostics = DiagnosticList()
  /// For paths that look like those of components.
  private var paths = LimitedSuggester<RegistrySuggester>(searches: 1_000)
  /// For classes that seem to be the app's own: a sheet with more of them has hardly a slip among them.
  private var ownClasses = LimitedSuggester<RegistrySuggester>(searches: 1_000)
  /// The class paths that seem to be the app's own; nil where only findings are asked for.
  private var undeclared: [PathID]?

  /// Whether undeclared classes are reported: an app may have thousands of them.
  private let reportsUndeclared: Bool
  private let namesTarget: Bool
  /// A class that the app asks for is its own.
  private let app: AppUsage?
  /// The classes of which ``UnusedClassCheck`` tells.
  private let unused: Set<String>

  static func run(_ compilation: Compilation, _ options: LintOptions) -> DiagnosticList {
    // The roots of all components are collected only for a theme that needs them.
    guard !compilation.theme.groups.undeclared.isEmpty else { return DiagnosticList() }
    var check = ClassCheck(
      compilation, options.app, reportsUndeclared: options.isWanted(.undeclaredClass),
      namesTarget: options.namesTarget, unused: UnusedClassCheck.names(in: compilation, options))
    check.run()
    NestedSelectorFix.fit(&check.diagnostics, in: compilation.program)
    return check.diagnostics
  }

  /// The class paths of a theme that no component declares and that are not slips, without a limit.
  package static func undeclaredPaths(of compilation: Compilation, for app: AppUsage?) -> [PathID] {
    var check = ClassCheck(compilation, app, reportsUndeclared: false)
    check.undeclared = []
    check.run()
    return check.undeclared ?? []
  }

  private init(
    _ compilation: Compilation, _ app: AppUsage?, reportsUndeclared: Bool, namesTarget: Bool = false,
    unused: Set<String> = []
  ) {
    self.compilation = compilation
    owners = compilation.registry.owners
    self.reportsUndeclared = reportsUndeclared
    self.namesTarget = namesTarget
    self.unused = unused
    self.app = app
  }

  private mutating func run() {
    let program = compilation.program
    for id in compilation.theme.groups.undeclared { check(program.selectors[id], in: program) }
  }

  /// Reports a path that is not a part of any component, at the first selector that names it.
  private mutating func check(_ selector: Program.Selector, in program: Program) {
    let (path, name) = (selector.path, program.paths.slice(selector.path))
    if let owner = owners.owner(of: name), hasNamedParts(owner, name) {
      guard !isReported(selector, name) else { return }
      check(part: path, name, of: compilation.registry.components[owner], at: program.span(selector.place))
    } else if name.starts(with: Self.prefix) {
      guard undeclared != nil || !diagnostics.skips(.unknownClassPath, .warning), !isReported(selector, name) else {
        return
      }
      let nearest = nearest(to: name)
      if nearest == nil { undeclared?.append(path) }
      let span = program.span(selector.place)
      diagnostics.append(
        Diagnostic(
          .unknownClassPath, "no component has a part '\(program.paths[path])'", at: span, severity: .warning,
          help: Diagnostic.suggestion(nearest) ?? ["'themec registry' lists the components"],
          fixIts: Diagnostic.replacement(nearest, span)))
    } else {
      // Beyond what anybody reads they are only counted.
      guard
        undeclared != nil || !ownClasses.isExhausted
          || reportsUndeclared && !diagnostics.skips(.undeclaredClass, .note), !isReported(selector, name)
      else { return }
      check(own: selector, name, in: program)
    }
  }

  /// Whether the parser has reported a selector: for letters outside ASCII, or as a class of its own inside a rule.
  private func isReported(_ selector: Program.Selector, _ name: ArraySlice<UInt8>) -> Bool {
    selector.form == .nestedName || name.contains { $0 >= 0x80 }
  }

  /// Reports a class that seems to be the app's own: a warning if its name is nearly that of a known class.
  private mutating func check(own selector: Program.Selector, _ name: ArraySlice<UInt8>, in program: Program) {
    guard let span = classSpan(of: selector, in: program) else { return }
    let path = selector.path
    if let mark = name.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: "#") {
      diagnostics.append(.markedClass(program.paths[path], at: span))
    } else if let app, app.uses(program.paths[path]) {
      undeclared?.append(path)
    } else if let nearest = nearest(toOwn: name) {
      let isOpen = isOpen(nearest)
      if isOpen { undeclared?.append(path) }
      diagnostics.append(
        Diagnostic(
          .misspeltClass, "no component declares the class '\(program.paths[path])'", at: span,
          severity: isOpen ? .note : .warning, help: ["did you mean '\(nearest)'?"],
          fixIts: Diagnostic.replacement(nearest, span)))
    } else if undeclared != nil {
      undeclared?.append(path)
    } else if reportsUndeclared, unused.isEmpty || !unused.contains(program.paths[path]),
      !diagnostics.skips(.undeclaredClass, .note)
    {
      diagnostics.append(
        .undeclaredClass, namesTarget ? Self.wordsForTargets : Self.undeclaredWords, name, at: span,
        in: program.tree(span.file).file,
        topic: .undeclaredClass)
    }
  }

  private static let undeclaredWords = NamedWords(
    message: ("no component declares the class '", "'"), help: ("if it is the app's own, declare it: '@class ", ";'"))
  /// The named target reads no stylesheet with a declaration.
  private static let wordsForTargets = NamedWords(
    message: ("no component declares the class '", "'"),
    help: ("if it is the app's own, declare it in a registry file: '@class ", ";'"))

  /// The span of the class that a selector styles, which is the last one of a class list.
  ///
  /// Nil for a class with a state of its own, which the parser has reported.
  private func classSpan(of selector: Program.Selector, in program: Program) -> Span? {
    guard selector.form == .classList else { return program.span(selector.place) }
    let node = program.node(selector.place)
    guard let name = node.tokens.last else { return node.span }
    return StateWords.contains(name.text) ? nil : name.span
  }

  /// Whether a path of a component's name must be one of its parts.
  ///
  /// NUI's classes have no parts: `Button_Title` is a class of the app's own.
  private func hasNamedParts(_ owner: ID<Component>, _ path: ArraySlice<UInt8>) -> Bool {
    let component = compilation.registry.components[owner]
    let isInferred = component.declaration != nil && component.certainty == .inferred
    return path.starts(with: Self.prefix) || component.parts.count > 1 && !isInferred
  }

  /// The prefix of the paths of Fiori's components.
  private static let prefix = Array("fdl".utf8)

  /// Reports a part that its component lacks; the root of a component is a path by the naming rule (TH-01).
  private mutating func check(part path: PathID, _ bytes: ArraySlice<UInt8>, of owner: Component, at span: Span) {
    let name = String(decoding: bytes, as: UTF8.self)
    guard name != "fdl" + owner.name else { return }
    // A flat sheet has the parts that a built-in theme declares, where SAP's documentation is not complete.
    if owner.certainty != .documented, Self.withBuiltInThemes.resolvePath(name) != nil { return }
    let nearest = nearest(to: bytes)
    if nearest == nil, owner.certainty != .documented { undeclared?.append(path) }
    diagnostics.append(.unknownPart(name, of: owner, at: span, nearest: nearest))
  }

  /// The registry with the declarations of the built-in themes.
  private static let withBuiltInThemes = Registry.standard.adding(
    declarationsOf: BuiltInTheme.all.map { theme in
      Parser.parse(SourceFile(id: FileID(index: 0), path: "theme.nss", bytes: theme.bytes)).value
    }
  ).value

  /// The known class of which a name is a likely misspelling; nil if the name is like no other.
  private mutating func nearest(toOwn name: ArraySlice<UInt8>) -> String? {
    guard !ownClasses.isExhausted, let suggester = ownClasses.next(compilation.makeSuggester) else { return nil }
    if let styling = styling(name) { return styling }
    guard let near = nearest(toOwn: name, suggester) else { return nil }
    let known = String(decoding: near, as: UTF8.self)
    return Misspelling.isLikely(String(decoding: name, as: UTF8.self), of: known) ? known : nil
  }

  private func nearest(toOwn name: ArraySlice<UInt8>, _ suggester: RegistrySuggester) -> ArraySlice<UInt8>? {
    guard Misspelling.mayMeanFiori(name) else { return suggester.plainPath(name) }
    // Numbers tell names apart on purpose, and hardly a path has any.
    return suggester.withPrefix(name) ?? (suggester.hasDigits(of: name) ? suggester.pathNear(name) : nil)
  }

  /// Whether a class is known by its name only: then another name like it may be one more.
  private func isOpen(_ name: String) -> Bool {
    compilation.registry.resolvePath(name).map { compilation.registry.isOpen($0) } ?? false
  }

  /// The class of NUI for the name of a view or for an old name of NUI.
  private func styling(_ name: ArraySlice<UInt8>) -> String? {
    // Only views that begin or end so have other names than their classes. For most of an app's own classes, which do not, no
    // component has to be looked at.
    let (first, last) = (name.first, name.last)
    let isView =
      first == UInt8(ascii: "U") && name.starts(with: "UI".utf8)
      || first == UInt8(ascii: "N") && name.starts(with: "NUI".utf8)
      || last == UInt8(ascii: "w") && name.suffix(4).elementsEqual("View".utf8)
      || last == UInt8(ascii: "m") && name.suffix(4).elementsEqual("Item".utf8)
      || last == UInt8(ascii: "l") && name.suffix(4).elementsEqual("Cell".utf8)
    return isView ? compilation.registry.styling(name) : nil
  }

  private mutating func nearest(to name: ArraySlice<UInt8>) -> String? {
    paths.next(compilation.makeSuggester)?.path(name).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Compilation {
  fileprivate func makeSuggester() -> RegistrySuggester { registry.suggester(for: target) }
}

extension Diagnostic {
  fileprivate static func unknownPart(_ name: String, of component: Component, at span: Span, nearest: String?)
    -> Diagnostic
  {
    let isCertain = component.certainty == .documented
    return Diagnostic(
      .unknownClassPath, "'\(component.name)' has no part '\(name)'", at: span, severity: isCertain ? .error : .warning,
      notes: isCertain ? [] : ["the documentation of '\(component.name)' is not complete"],
      help: suggestion(nearest) ?? ["'themec registry \(component.name)' lists the parts"],
      fixIts: replacement(nearest, span))
  }

  fileprivate static func markedClass(_ name: String, at span: Span) -> Diagnostic {
    let (bare, mayBeOff) = (String(name.dropFirst()), name.hasPrefix("#"))
    return Diagnostic(
      .misspeltClass, "a class is named without '\(name.prefix(1))' before it", at: span,
      help: ["write '\(bare)'" + (mayBeOff ? ", or '/*' before and '*/' after a rule that is switched off" : "")],
      fixIts: mayBeOff ? [] : replacement(bare, span))
  }
}
