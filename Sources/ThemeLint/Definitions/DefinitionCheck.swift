import ThemeCompiler
import ThemeDiagnostics
import ThemeValues
import ThemeSyntax
import ThemeTable

/// Definitions that nobody uses, and definitions that a later one makes meaningless.
enum DefinitionCheck {
  /// Few near names are looked for: hostile sheets have many definitions.
  ///
  /// Only the layers themselves are checked for unused definitions: a base that they import may define more than is used.
  static func run(_ compilation: Compilation) -> DiagnosticList {
    let (program, target) = (compilation.program, compilation.target)
    let layers = Set(compilation.layers.map { FileID(index: UInt32(truncatingIfNeeded: $0)) })
    var diagnostics = DiagnosticList()
    var later: [VariableID: [Program.Definition]] = [:]
    for definition in program.definitions.values.reversed() {
      let name = definition.name
      if let winner = later[name]?.first(where: { $0.undoes(definition) }) {
        diagnostics.append(.redefined(program, definition, by: winner))
      }
      // A few are enough: what undoes a definition is mostly the next one.
      if later[name, default: []].count < 8 { later[name, default: []].append(definition) }
    }
    var suggestionsLeft = target == .nui ? 0 : 100
    for definition in program.definitions.values
    where !compilation.uses(definition.name) && layers.contains(definition.place.file) {
      let name = program.variables[definition.name]
      let meant = suggestionsLeft > 0 ? PaletteSpelling.nearestKey(to: name) : nil
      suggestionsLeft -= 1
      diagnostics.append(.unused(program, definition, meant: meant))
    }
    return diagnostics
  }
}

extension Program.Definition {
  /// Whether this one, further down the same file, holds wherever an earlier one does.
  fileprivate func undoes(_ earlier: Program.Definition) -> Bool {
    place.file == earlier.place.file && earlier.environments.subtracting(environments).isEmpty
  }
}

extension Diagnostic {
  fileprivate static func redefined(
    _ program: Program, _ definition: Program.Definition, by winner: Program.Definition
  ) -> Diagnostic {
    let name = program.variables[definition.name]
    return Diagnostic(
      .redefinedDefinition, "'\(name)' is defined again further down",
      at: program.nameSpan(definition.place),
      label: "never used",
      secondary: [Label(program.nameSpan(winner.place), "this one counts everywhere")],
      notes: ["of two definitions NUI takes the last, SAP's SwiftUI runtime the first"],
      fixIts: program.deletion(of: definition).map {
        [FixIt("remove this one", replacing: $0, with: "")]
      } ?? [])
  }

  fileprivate static func unused(
    _ program: Program, _ definition: Program.Definition, meant: String?
  ) -> Diagnostic {
    let span = program.nameSpan(definition.place)
    return Diagnostic(
      .unusedDefinition, "'\(program.variables[definition.name])' is never used", at: span,
      notes: meant.map { ["to override the palette colour '\($0)' it must have its name"] } ?? [],
      help: suggestion(meant.map { "@" + $0 }) ?? [],
      fixIts: replacement(meant.map { "@" + $0 }, span))
  }
}
