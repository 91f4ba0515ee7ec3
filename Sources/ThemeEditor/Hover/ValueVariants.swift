import ThemeAnalysis
import ThemeBase
import ThemeCompiler
package import ThemeModel
package import ThemeProject
package import ThemeTable

/// A value with the environments in which it holds.
package struct ValueVariant: Hashable, Sendable {
  /// The environments in which the value applies.
  package var environments: EnvironmentSet
  /// The value as it is read.
  package var value: StyleValue
  /// The value's text with its definitions put in.
  package var text: String

  /// The environments as the text of a media condition, or nil for all.
  package var condition: String? { environments == .all ? nil : MediaText.condition(for: environments) }
}

/// Finds the values of names and declarations of a theme.
package enum ValueVariants {
  /// The values of a definition, as colours where they are colours; empty for an undefined name.
  ///
  /// `name` has its `@`.
  package static func ofDefinition(_ name: String, in theme: AnalyzedTheme) -> [ValueVariant] {
    guard let id = theme.program.variables.id(name) else { return [] }
    return read(theme.resolved.parts(of: id), theme)
  }

  /// The values of some resolved texts, equal values as one.
  static func read(_ parts: [ResolvedText.Part], _ theme: AnalyzedTheme) -> [ValueVariant] {
    parts.flatMap { part in read(theme.program.texts[part.text], in: part.environments, theme) }.merged()
  }

  /// The value of a text by itself: a colour with its variants, or the text.
  package static func read(_ text: String, in environments: EnvironmentSet = .all, _ theme: AnalyzedTheme)
    -> [ValueVariant]
  {
    let reader = ValueReader(target: theme.compilation.target, palette: theme.compilation.palette)
    let bytes = Array(text.utf8)[...]
    var reading = reader.read(ValueText(bytes), under: ValueGrammar(.color))
    if !reading.isClean, reading.match?.fits != true { reading = reader.read(ValueText(bytes), under: nil) }
    return reading.values.compactMap { variant in
      let common = variant.environments.intersection(environments)
      guard !common.isEmpty else { return nil }
      return ValueVariant(environments: common, value: variant.value, text: text)
    }
  }

  /// The values of a property of a class path in the table.
  package static func ofProperty(_ property: String, on path: String, in theme: AnalyzedTheme) -> [ValueVariant] {
    let (table, names) = (theme.compilation.table, theme.compilation.names)
    return tableVariants(of: property, on: path, in: theme).map { variant in
      ValueVariant(
        environments: variant.environments, value: table.values[variant.value],
        text: theme.program.texts[names.text(of: variant)])
    }.merged()
  }

  /// The variants of a property of a class path as the table has them.
  static func tableVariants(of property: String, on path: String, in theme: AnalyzedTheme) -> [ResolvedTable.Variant] {
    let (table, program) = (theme.compilation.table, theme.program)
    guard let path = program.paths.id(path), let property = program.properties.id(property),
      let row = table.row(of: program.paths.slice(path))
    else { return [] }
    let name = theme.compilation.names.number(of: property)
    let cell = row.cells.first { table.cells[$0].property == name }
    return cell.map { table.cells[$0].variants.map { table.variants[$0] } } ?? []
  }
}

extension [ValueVariant] {
  /// Variants of the same value as one, in the order of their lowest environment.
  fileprivate func merged() -> [ValueVariant] {
    var result: [ValueVariant] = []
    for variant in self {
      if let same = result.firstIndex(where: { $0.value == variant.value }) {
        result[same].environments.formUnion(variant.environments)
      } else {
        result.append(variant)
      }
    }
    return result.sorted { $0.environments.lowest < $1.environments.lowest }
  }

  /// The only colour, or nil if there are several or none.
  package var onlyColor: StyleColor? {
    guard count == 1, case .color(let color)? = first?.value else { return nil }
    return color
  }
}

extension StyleValue {
  /// The value as an editor shows it: an opaque colour as `#RRGGBB`.
  package var editorText: String { if case .color(let color) = self { color.cssText } else { description } }
}

/// Finds the grammars of properties.
package enum ValueGrammars {
  /// The grammar of a property on a class path, or on any if the path is unknown; nil for an unknown property.
  package static func grammar(of property: String, on path: String?, _ registry: Registry) -> ValueGrammar? {
    if let path, let id = registry.resolvePath(path), let grammar = registry.standing(of: property, on: id).grammar {
      return registry.grammars[grammar]
    }
    return registry.widestGrammar(of: Array(property.utf8)[...])
  }
}
