import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// What a form loses of something that is not the same, or is not there, in all environments.
struct FormLoss: Sendable, Equatable {
  /// The environments of each value.
  private let sets: [EnvironmentSet]

  init<Value: Hashable>(_ parts: [(environments: EnvironmentSet, value: Value)]) {
    sets = Dictionary(grouping: parts) { $0.value }.values.map { same in
      same.reduce(EnvironmentSet()) { $0.union($1.environments) }
    }
  }

  private var missing: EnvironmentSet { sets.reduce(EnvironmentSet.all) { $0.subtracting($1) } }

  /// Whether there is a value in each variant on an iPhone held upright, which all forms hold.
  var isWhole: Bool { PaletteVariant.allCases.allSatisfy { !missing.contains($0.environment) } }

  /// The report about a name, whose values are of a kind such as `colour`, or nil if the form holds all.
  ///
  /// `axes` are those that the form holds besides appearance, level and contrast.
  func diagnostic(_ name: String, _ kind: String, holding axes: Set<StyleAxis> = [], at span: Span) -> Diagnostic? {
    let lost = [StyleAxis.device, .orientation, .sizeClass].filter { !axes.contains($0) && differs(on: $0) }
    guard !missing.isEmpty || !lost.isEmpty else { return nil }
    let gap = "no \(kind) where '\(MediaText.condition(for: missing))'"
    let axisNames = lost.map { $0 == .sizeClass ? "size class" : $0.name }
    let device = lost.contains(.device) || lost.isEmpty ? "an iPhone" : "a device"
    let message =
      if !isWhole { "'\(name)' is left out: it has \(gap)" } else {
        "'\(name)' " + (lost.isEmpty ? "has \(gap)" : "depends on the \(axisNames.joined(separator: " and the "))")
          + "; the \(kind) of \(device) held upright is written"
      }
    return Diagnostic(.notExpressible, message, at: span, severity: .warning)
  }

  /// Whether the value is another one on the other choice of an axis.
  private func differs(on axis: StyleAxis) -> Bool {
    sets.contains { own in
      let other = own.flipped(on: axis)
      return sets.contains { $0 != own && !$0.isDisjoint(with: other) }
    }
  }
}

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

extension Program {
  /// The beginning of the theme, for reports that concern all of it.
  var start: Span { Span(file: files.first ?? FileID(index: 0), start: 0, end: 0) }
}
