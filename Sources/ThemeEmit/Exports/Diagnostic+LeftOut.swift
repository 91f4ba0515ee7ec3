import ThemeBase
import ThemeCompiler
import ThemeDiagnostics

extension Diagnostic {
  /// Reports once which definitions and properties of styles a form leaves out, as it holds only some `kinds` of values.
  ///
  /// `others` are the definitions, if the form holds more than colours.
  static func leftOut(
    _ exported: ExportedColors, _ others: [VariableID]? = nil, kinds: String,
    of compilation: Compilation
  ) -> [Diagnostic] {
    let program = compilation.program
    let others = others ?? exported.otherDefinitions
    let names = others.map { program.variables[$0] } + exported.otherProperties
    guard !names.isEmpty else { return [] }
    let definition = others.first.flatMap {
      Array(compilation.theme.resolved.definitions.all(of: $0)).first
    }
    return [
      Diagnostic(
        .notExpressible,
        "only \(kinds) are written; left out: \(names.quotedList(limit: 8))",
        at: definition.map { program.nameSpan($0.place) } ?? program.start, severity: .note)
    ]
  }
}
