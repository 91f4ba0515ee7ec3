import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Definitions that nobody uses, and definitions that a later one makes meaningless.
enum DefinitionCheck {
  /// The limit of unused definitions that are compared with palette colours: hostile sheets have many.
  private static let mostSuggestions = 1_000

  /// Checks the definitions of all files.
  ///
  /// Only the layers themselves are checked for unused definitions: a base that they import may define more than is used.
  /// Layers without a rule are such a base.
  static func run(_ compilation: Compilation) -> DiagnosticList {
    let program = compilation.program
    let layers = Set(compilation.layers)
    var diagnostics = DiagnosticList()
    var later: [VariableID: [Program.Definition]] = [:]
    let misplaced = compilation.reports.misplacedDefinitions
    let definitions = compilation.theme.resolved.definitions
    // Most names are defined once.
    for id in program.definitions.ids.reversed() where !definitions.isAlone(id) {
      let definition = program.definitions[id]
      guard misplaced.isEmpty || !misplaced.contains(program.nameSpan(definition.place)) else { continue }
      let name = definition.name
      if let winner = later[name]?.first(where: { $0.undoes(definition) }) {
        diagnostics.append(.redefined(program, definition, by: winner, for: compilation.target))
      }
      // A few are enough: what undoes a definition is mostly the next one.
      if later[name, default: []].count < 8 { later[name, default: []].append(definition) }
    }
    let isBase = !program.declarations.values.contains { layers.contains(Int($0.place.file.index)) }
    let suggested = compilation.reports.suggestedDefinitions
    // NUI has no palette.
    var palette = LimitedSuggester<Void>(searches: compilation.target == .nui ? 0 : mostSuggestions)
    for definition in program.definitions.values
    where !compilation.uses(definition.name) && layers.contains(Int(definition.place.file.index)) {
      let name = program.variables[definition.name]
      guard !suggested.contains(name) else { continue }
      // A token of another system may have such a name.
      let isImported = SheetsForThemec.isImported(program.tree(definition.place.file))
      let near = isImported ? nil : palette.next({}).flatMap { PaletteSpelling.nearestKey(to: name) }
      let meant = near.flatMap { Misspelling.isLikely(String(name.dropFirst()), of: $0) ? $0 : nil }
      guard meant != nil || !isBase && !diagnostics.skips(.unusedDefinition) else { continue }
      diagnostics.append(meant.map { .misspelt(program, definition, meant: "@" + $0) } ?? .unused(program, definition))
    }
    return diagnostics
  }
}

extension DiagnosticList {
  /// The names of definitions in rules, which are mistakes themselves: no other definition is removed for them.
  fileprivate var misplacedDefinitions: Set<Span> {
    guard contains(.definitionInRule) else { return [] }
    return Set(diagnostics.lazy.filter { $0.code == .definitionInRule }.map { $0.span })
  }

  /// The names that reports of undefined definitions suggest: a misspelt name and the unused definition are one mistake.
  fileprivate var suggestedDefinitions: Set<String> {
    guard contains(.undefinedDefinition) else { return [] }
    return Set(
      diagnostics.lazy.filter { $0.code == .undefinedDefinition }.flatMap {
        $0.fixIts.flatMap { $0.edits }.map { $0.replacement }
      })
  }
}

extension Program.Definition {
  /// Whether this one, further down the same file, holds wherever an earlier one does.
  fileprivate func undoes(_ earlier: Program.Definition) -> Bool {
    place.file == earlier.place.file && earlier.environments.isSubset(of: environments)
  }
}

extension Diagnostic {
  fileprivate static func redefined(
    _ program: Program, _ definition: Program.Definition, by winner: Program.Definition, for target: Target
  ) -> Diagnostic {
    let name = program.variables[definition.name]
    return Diagnostic(
      .redefinedDefinition, "'\(name)' is defined again later in the file", at: program.nameSpan(definition.place),
      label: "never used", secondary: [Label(program.nameSpan(winner.place), "this one applies everywhere")],
      nui: "NUI uses the last definition of a name",
      notes: target == .fioriSwiftUI ? ["SAP's SwiftUI runtime uses the first definition of a name"] : [],
      fixIts: program.deletion(of: definition).map { [FixIt("remove this one", replacing: $0, with: "")] } ?? [])
  }

  fileprivate static func unused(_ program: Program, _ definition: Program.Definition) -> Diagnostic {
    Diagnostic(
      .unusedDefinition, "'\(program.variables[definition.name])' is never used", at: program.nameSpan(definition.place)
    )
  }

  fileprivate static func misspelt(_ program: Program, _ definition: Program.Definition, meant: String) -> Diagnostic {
    let span = program.nameSpan(definition.place)
    return Diagnostic(
      .misspeltPaletteColor, "'\(program.variables[definition.name])' is never used and overrides no palette colour",
      at: span, help: ["did you mean '\(meant)'?"], fixIts: replacement(meant, span))
  }
}
