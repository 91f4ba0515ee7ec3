import ThemeBase
import ThemeCompiler
import ThemeModel

extension Diagnostic {
  /// Reports once which definitions and properties of styles a form leaves out.
  ///
  /// `others` are the definitions, if the form holds numbers and fonts besides colours.
  static func leftOut(_ exported: ExportedColors, _ others: [VariableID]? = nil, of compilation: Compilation)
    -> [Diagnostic]
  {
    let program = compilation.program
    let kinds = others == nil ? "colours" : "colours, numbers and fonts"
    let others = others ?? exported.otherDefinitions
    let names =
      compilation.chosenPalette + others.map { program.variables[$0] } + exported.otherProperties.keys.sorted()
    guard !names.isEmpty else { return [] }
    let definition = others.first.flatMap { Array(compilation.theme.resolved.definitions.all(of: $0)).first }
    return [
      Diagnostic(
        .notExpressible, "only \(kinds) are written; left out: \(names.quotedList(limit: 8))",
        at: definition.map { program.nameSpan($0.place) } ?? exported.otherProperties.values.min() ?? program.start,
        severity: .note)
    ]
  }
}

extension Compilation {
  /// The theme's choice of another palette than the latest one, as a theme writes it, or nothing.
  fileprivate var chosenPalette: [String] {
    palette.version == .latest || target == .nui ? [] : ["@palette \(palette.version.rawValue)"]
  }
}
