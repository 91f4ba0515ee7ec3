import ThemeCompiler
package import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// A line above a definition: how often it is used, and how well it can be read where it colours text.
package struct CodeLens: Hashable, Sendable {
  package var span: Span
  package var text: String

  /// How many rules are looked at for each definition.
  private static let maximumRules = 50

  /// The lenses of a file, in source order.
  package static func find(ofFile file: Int, of theme: AnalyzedTheme) -> [CodeLens] {
    let counts = useCounts(theme)
    let contrasts = contrasts(theme)
    let tree = theme.tree(file)
    return tree.stylesheet.items.compactMap { item in
      guard case .definition(let definition) = item else { return nil }
      let name = definition.name.text
      let count = max(0, counts[name, default: 0])
      let uses = count == 1 ? "1 use" : "\(count) uses"
      let ratios = (contrasts[name] ?? []).map {
        "\(EnvironmentPhrase.describe($0.environments)) \($0.ratioText)"
      }
      return CodeLens(
        span: definition.name.span, text: ([uses] + ratios).joined(separator: " · "))
    }
  }

  /// How often each name is used in values of the theme.
  private static func useCounts(_ theme: AnalyzedTheme) -> [String: Int] {
    var counts = Column<Program.Variable, Int>(repeating: 0, count: theme.program.variables.count)
    for file in theme.files {
      let tree = theme.tree(file)
      for index in 0..<tree.tokens.count where tree.tokens.kinds[index].isVariable {
        if let id = theme.program.variables.id(tree.file.bytes[tree.tokens.range(index)]) {
          counts[id] += 1
        }
      }
    }
    for definition in theme.program.definitions.values { counts[definition.name] -= 1 }
    return Dictionary(
      uniqueKeysWithValues: theme.program.variables.ids.map {
        (theme.program.variables[$0], counts[$0])
      })
  }

  /// The lowest ratio of each definition that is the whole colour of some text, in the light and in the dark.
  private static func contrasts(_ theme: AnalyzedTheme) -> [String: [ContrastNotes.Note]] {
    var lowest: [String: [ContrastNotes.Note]] = [:]
    var looked: [String: Int] = [:]
    let program = theme.program
    for declaration in program.declarations.values where declaration.value.hasReferences {
      let property = program.properties[declaration.property]
      guard property.hasPrefix("font-color") || property.hasPrefix("tint-color") else { continue }
      let name = program.texts[declaration.value.text]
      guard !name.contains(" "), looked[name, default: 0] < maximumRules else { continue }
      looked[name, default: 0] += 1
      let path = program.paths[declaration.path]
      for note in ContrastNotes.notes(property: property, on: path, in: theme) {
        let own = lowest[name] ?? []
        if let same = own.firstIndex(where: { $0.environments == note.environments }) {
          if note.ratio < own[same].ratio { lowest[name]?[same] = note }
        } else {
          lowest[name, default: []].append(note)
        }
      }
    }
    return lowest
  }
}
