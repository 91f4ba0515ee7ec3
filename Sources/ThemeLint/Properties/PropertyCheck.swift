import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax

/// Whether the class of a declaration takes its property.
struct PropertyCheck {
  private let registry: Registry
  private var suggester: RegistrySuggester?
  private var diagnostics = DiagnosticList()
  private var taken: [ID<Registry.Path>: [String]] = [:]
  /// Declarations that were reported; a rule of several selectors declares the same thing several times.
  private var reported: Set<Program.Place> = []

  static func run(_ compilation: Compilation) -> DiagnosticList {
    let (theme, program) = (compilation.theme, compilation.program)
    var check = PropertyCheck(compilation.registry)
    for row in theme.groups.rows.values {
      for id in row.cells where theme.meanings[id].isQuestionable {
        let cell = theme.groups.cells[id]
        for declaration in theme.groups.declarations(of: cell) {
          check.check(program.declarations[declaration], on: row.known, in: program)
        }
      }
    }
    return check.diagnostics
  }

  private init(_ registry: Registry) { self.registry = registry }

  private mutating func check(
    _ declaration: Program.Declaration, on path: ID<Registry.Path>?, in program: Program
  ) {
    let name = program.properties.slice(declaration.property)
    // A name outside ASCII has been reported.
    guard !reported.contains(declaration.place), !name.contains(where: { $0 >= 0x80 }),
      let diagnostic = diagnostic(
        declaration, path.map { registry.standing(of: name, on: $0) }, on: path, in: program)
    else { return }
    reported.insert(declaration.place)
    diagnostics.append(diagnostic)
  }

  private mutating func diagnostic(
    _ declaration: Program.Declaration, _ standing: PropertyStanding?, on path: ID<Registry.Path>?,
    in program: Program
  ) -> Diagnostic? {
    let span = program.nameSpan(declaration.place)
    let property = program.properties[declaration.property]
    let className = program.paths[declaration.path]
    switch standing {
    case .declared, .assumed: return nil
    case .slip(let entry):
      let meant = entry.meant.map { registry.properties[$0] }
      return .documentedSlip(property, meant: meant, at: span)
    case .notRead(let entry):
      let remark = entry.remark.map { registry.remarks[$0] }
      return .unreadProperty(property, on: className, remark: remark, at: span)
    case .otherState(let entry, let state):
      let use = StateUse(base: registry.properties[entry.property], state: state)
      return stateReport(use, on: path, property, className, span, severity: .warning)
    case .elsewhere where isIncomplete(path): return nil
    case .elsewhere where isOfUIKit(path):
      return .unreadProperty(property, on: className, remark: nil, at: span)
    case .elsewhere, .unknown:
      let severity = severity(on: path)
      if let path, let use = StateUse(strangeStateOf: property, on: path, in: registry) {
        return stateReport(use, on: path, property, className, span, severity: severity)
      }
      return .unknownProperty(
        property, on: className, at: span, severity: severity,
        nearest: nearest(to: property, on: path), taken: taken(by: path))
    case nil:
      // A class of the app's own may have properties of its own, too.
      let nearest = nearest(to: property, on: nil)
      return .unknownProperty(
        property, on: className, at: span, severity: nearest == nil ? .note : .warning,
        nearest: nearest, taken: [])
    }
  }

  private func stateReport(
    _ use: StateUse, on path: ID<Registry.Path>?, _ property: String, _ className: String,
    _ span: Span,
    severity: Severity
  ) -> Diagnostic {
    let states = path.map { registry.states(of: use.base, on: $0) } ?? []
    return .unknownState(
      use, of: property, on: className, at: span, severity: severity, states: states,
      nearest: use.nearest(among: states))
  }

  /// An error only where the documentation is complete and the component is one of Fiori's or the user's.
  private func severity(on path: ID<Registry.Path>?) -> Severity {
    isIncomplete(path) || isOfUIKit(path) ? .warning : .error
  }

  /// Whether the documentation may name more properties than the registry knows.
  private func isIncomplete(_ path: ID<Registry.Path>?) -> Bool {
    path.flatMap { registry.certainty(of: $0) } != .documented
  }

  /// Whether NUI styles the class: of these it is known what the renderers read.
  private func isOfUIKit(_ path: ID<Registry.Path>?) -> Bool {
    guard let path else { return false }
    return registry.parts(of: path).contains {
      registry.components[$0.component].styles != nil
    }
  }

  /// What a path takes, looked up once for each path.
  private mutating func taken(by path: ID<Registry.Path>?) -> [String] {
    guard let path else { return [] }
    if let known = taken[path] { return known }
    let result = registry.entries(of: path)
      .filter { !$0.flags.contains(.slip) && !$0.flags.contains(.notRead) }
      .map { registry.properties[$0.property] }
    taken[path] = result
    return result
  }

  private mutating func nearest(to property: String, on path: ID<Registry.Path>?) -> String? {
    guard diagnostics.diagnostics.count < 1_000 else { return nil }
    let suggester = self.suggester ?? registry.suggester()
    self.suggester = suggester
    return suggester.property(property, on: path)
  }
}

extension Diagnostic {
  fileprivate static func documentedSlip(
    _ property: String, meant: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .documentedSlip, "'\(property)' is a slip of the documentation", at: span,
      notes: meant.map { ["'\($0)' was probably meant"] } ?? [])
  }

  fileprivate static func unreadProperty(
    _ property: String, on className: String, remark: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .unreadProperty, "no renderer of '\(className)' reads '\(property)'", at: span,
      notes: remark.map { [$0] } ?? [])
  }

  fileprivate static func unknownState(
    _ use: StateUse, of property: String, on className: String, at span: Span,
    severity: Severity, states: [String], nearest: String?
  ) -> Diagnostic {
    let list = states.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .unknownState,
      "'\(property)' is not read: '\(className)' has no state '\(use.state)' for it", at: span,
      severity: severity,
      notes: states.isEmpty ? [] : ["the states of '\(use.base)' are \(list)"],
      help: suggestion(nearest) ?? [], fixIts: replacement(nearest, span))
  }

  fileprivate static func unknownProperty(
    _ property: String, on className: String, at span: Span, severity: Severity, nearest: String?,
    taken: [String]
  ) -> Diagnostic {
    let list = taken.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    let rest = taken.count > 12 ? " and \(taken.count - 12) more" : ""
    return Diagnostic(
      .unknownProperty, "'\(className)' has no property '\(property)'", at: span,
      severity: severity, notes: taken.isEmpty ? [] : ["this path takes \(list)\(rest)"],
      help: suggestion(nearest) ?? [], fixIts: replacement(nearest, span))
  }
}
