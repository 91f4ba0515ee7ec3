import ThemeBase
import ThemeCompiler

/// Definitions that are named in another style than most of their file: `@brand_color` among `@brandColor` and `@textColor`.
enum NamingCheck {
  /// The style in which names of several words are put together, with an example.
  private enum Style: String {
    case camelCase = "@brandColor"
    case snakeCase = "@brand_color"
    case kebabCase = "@brand-color"
    case pascalCase = "@BrandColor"

    /// The style of a name; nil for one word in small letters, which fits all, and for a mixture.
    init?(_ name: Substring) {
      switch (name.contains("_"), name.contains("-"), name.contains { $0.isUppercase }) {
      case (true, false, false): self = .snakeCase
      case (false, true, false): self = .kebabCase
      case (false, false, true): self = name.first?.isUppercase == true ? .pascalCase : .camelCase
      default: return nil
      }
    }
  }

  /// The number of names that must agree before others are reported, and the number for each name that does not.
  private static let leastAgreeing = 4

  static func run(_ compilation: Compilation) -> DiagnosticList {
    let program = compilation.program
    var diagnostics = DiagnosticList()
    var namesByFile: [FileID: [(style: Style, definition: Program.Definition)]] = [:]
    var seen: Set<VariableID> = []
    for definition in program.definitions.values
    where !compilation.overriding.contains(definition.name) && seen.insert(definition.name).inserted {
      let name = program.variables[definition.name].dropFirst()
      guard let style = Style(name) else { continue }
      namesByFile[definition.place.file, default: []].append((style, definition))
    }
    for file in program.files {
      let names = namesByFile[file] ?? []
      let counts = Dictionary(grouping: names, by: { $0.style }).mapValues { $0.count }
      guard let (usual, count) = counts.max(by: { $0.value < $1.value }), count >= Self.leastAgreeing,
        count >= Self.leastAgreeing * (names.count - count)
      else { continue }
      for (style, definition) in names where style != usual {
        let name = program.variables[definition.name]
        diagnostics.append(
          Diagnostic(
            .inconsistentName, "'\(name)' is not named like the other definitions",
            at: program.nameSpan(definition.place),
            notes: ["\(count) definitions of this file are written like '\(usual.rawValue)'"]))
      }
    }
    return diagnostics
  }
}
