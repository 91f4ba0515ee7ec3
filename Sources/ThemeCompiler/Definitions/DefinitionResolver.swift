package import ThemeBase
package import ThemeModel
import ThemeSyntax
import ThemeTable

/// The work of ``Definitions``.
///
/// Chains are followed with a stack of its own, so their length is not limited.
struct DefinitionResolver {
  var program: Program
  var diagnostics: DiagnosticList
  var table: ExpansionTable
  let definitions: DefinitionIndex
  /// The number that each name got when it was entered, ``untouched`` before that, and ``done`` when all names that use
  /// each other with it are resolved.
  var numbers: Column<Program.Variable, UInt32>
  var lastNumber: UInt32 = 0
  /// The names that were entered and are not done.
  var open: [VariableID] = []
  /// The bytes left in the budget for values.
  ///
  /// Below 0, no more definitions are substituted.
  var room: Int
  /// The bytes of the budget beyond the size of the files.
  let most: Int
  var suggester = LimitedSuggester<NameSuggester>()
  /// The severity of undefined names in rules; nil for that of the code.
  var severityInRules: Severity?

  static let untouched: UInt32 = 0
  /// No open name has a greater number.
  static let done = UInt32.max

  init(_ program: Program, _ limits: GrowthLimits) {
    diagnostics = DiagnosticList(room: limits.findings)
    most = limits.expansion
    room = program.files.reduce(most) { $0 + program.tree($1).file.bytes.count }
    definitions = DefinitionIndex(program)
    table = ExpansionTable(program)
    numbers = Column(repeating: Self.untouched, count: program.variables.count)
    // Last, so that it is moved and its names need no copy before some are added.
    self.program = program
  }

  func result() -> Checked<ResolvedProgram> {
    Checked(ResolvedProgram(program, definitions, table, isTooLong: room < 0), diagnostics)
  }

  /// Resolves all definitions, the unused ones too, so that their mistakes are found.
  mutating func resolveDefinitions() {
    for id in program.definitions.ids {
      let definition = program.definitions[id]
      if definitions.isAlone(id), !definition.value.hasReferences, definition.environments == .all {
        // Most definitions: no chain has to be followed.
        table.variables[definition.name] = [.init(definition, in: .all)]
        numbers[definition.name] = Self.done
      } else {
        resolveChain(definition.name)
      }
    }
    for id in program.definitions.ids where program.definitions[id].value.hasReferences {
      let definition = program.definitions[id]
      reportUndefined(
        table.expansions[expansion(of: definition.value, at: definition.place)], in: definition.environments,
        at: definition.place)
    }
  }

  /// Resolves the values of all declarations, in source order, those that lose too.
  ///
  /// A rule of several selectors repeats its declarations. Mistakes are reported the first time, but the length is taken from the
  /// budget each time.
  mutating func resolveDeclarations() {
    var reported: Program.Place?
    for id in program.declarations.ids {
      let value = program.declarations[id].value
      guard value.hasReferences else { continue }
      let text = table.expansionsByText[value.text].id ?? expansion(of: value, at: program.declarations[id].place)
      if !table.expansions[text].undefined.isEmpty {
        let declaration = program.declarations[id]
        if declaration.place != reported {
          reportUndefined(
            table.expansions[text], in: declaration.environments, at: declaration.place, severity: severityInRules)
        }
        reported = declaration.place
      }
      if exceedsBudget(table.expansions[text].length) { reportTooLong(at: program.declarations[id].place) }
    }
  }

  // MARK: Undefined names

  mutating func reportUndefined(
    _ text: ResolvedText, in environments: EnvironmentSet, at place: Program.Place, severity: Severity? = nil
  ) {
    guard !text.undefined.isEmpty else { return }
    let tokens = program.valueTokens(place)
    for (word, missing) in text.undefined {
      let gap = missing.intersection(environments)
      guard !gap.isEmpty else { continue }
      let token = tokens[tokens.startIndex + word]
      guard !isReported(token), !diagnostics.skips(.undefinedDefinition, severity ?? .error) else { continue }
      var finding = undefined(token, in: gap == environments ? nil : gap)
      finding.severity = severity ?? finding.severity
      diagnostics.append(finding)
    }
  }

  /// Whether a name is that of a definition without a value, which has already been reported.
  private func isReported(_ token: SyntaxToken) -> Bool {
    guard !program.reportedDefinitions.isEmpty, let name = program.variables.id(token.bytes) else { return false }
    return program.reportedDefinitions.contains(name)
  }

  /// The report of a name that is undefined in some environments, or in all in which its value applies.
  private mutating func undefined(_ token: SyntaxToken, in gap: EnvironmentSet?) -> Diagnostic {
    let name = token.excerpt
    if let image = DefinitionResolver.scaledImage(name) {
      let advice = "leave out '\(name.prefix(3))'"
      return Diagnostic(
        .undefinedDefinition, "'\(name)' is not defined", at: token.span,
        nui: "NUI cannot read a word with '@' inside", help: [advice + ": UIKit finds it"],
        fixIts: [FixIt(advice, replacing: token.span, with: String(image), applicability: .unsafe)])
    }
    // Of thousands of undefined names only the first are compared with others.
    let color = gap == nil && !suggester.isExhausted ? NamedColor.meant(by: String(name.dropFirst())) : nil
    let nearest = nearestDefinition(to: name)
    let place = gap.map { " for \(EnvironmentPhrase.describe($0))" } ?? ""
    return Diagnostic(
      .undefinedDefinition, "'\(name)' is not defined\(place)", at: token.span,
      nui: "NUI raises an exception at an undefined name",
      help: Diagnostic.suggestion(nearest) ?? color.map { ["a colour is named without '@': write '\($0)'"] }
        ?? (gap == nil ? ["define it: '\(name): …;'"] : ["define it outside '@media' too"]),
      fixIts: Diagnostic.replacement(nearest ?? color, token.span))
  }

  /// The end of an image's name after its scale, `.png` of `@2x.png`; nil for any other name.
  private static func scaledImage(_ name: String) -> Substring? {
    ["@2x", "@3x", "@1x"].first { name.hasPrefix($0) }.map { name.dropFirst($0.count) }.flatMap { rest in
      rest.isEmpty || rest.first == "." || rest.first == "~" ? rest : nil
    }
  }

  /// The defined name nearest to an undefined one; looked for as long as there are few such names.
  private mutating func nearestDefinition(to name: String) -> String? {
    let program = program
    return suggester.next { Self.suggester(of: program) }?.nearest(to: name)
  }

  private static func suggester(of program: Program) -> NameSuggester {
    let names = Set(program.definitions.values.prefix(5_000).map { $0.name })
    return NameSuggester(bytes: program.variables.sorted(names).map { program.variables.slice($0) })
  }
}

/// Substitutes definitions in values.
///
/// Definitions are global and late-bound: of all definitions of a name whose conditions hold, the last one applies,
/// wherever it is used. So a name has a value for each part of the environments, worked out once.
package enum Definitions {
  /// The limit of a value's length, in bytes.
  package static let maximumLength = 65_536
  /// The budget in bytes for values that use definitions, beyond the size of the files.
  ///
  /// A declaration's value is counted once for each class path.
  package static let maximumExpansion = 64 << 20

  /// Substitutes the definitions in the values of a program.
  ///
  /// Unused definitions are resolved too, so that their mistakes are found.
  ///
  /// Linear in the program and in what its values come to, which is limited.
  package static func resolve(
    _ program: consuming Program, _ limits: GrowthLimits, for target: Target = .fioriUIKit
  ) -> Checked<ResolvedProgram> {
    var resolver = DefinitionResolver(program, limits)
    // A runtime that reads no rules misses nothing in them.
    if target == .fioriSwiftUI { resolver.severityInRules = .note }
    resolver.resolveDefinitions()
    resolver.resolveDeclarations()
    return resolver.result()
  }
}
