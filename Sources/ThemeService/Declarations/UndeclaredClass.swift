import ThemeBase
import ThemeCompiler
import ThemeValues

/// A class that themes style and nobody declares, with the properties that they set and the types of these.
struct UndeclaredClass {
  let name: String
  /// The types of all properties, as a registry file names them.
  private(set) var properties: [String: String] = [:]
  /// The properties that no known class takes.
  private(set) var unknownProperties: [String: String] = [:]

  init(name: String) { self.name = name }

  /// The name before the first `_` or `.`, which the parts of one component share.
  var root: String { String(name.prefix { $0 != "_" && $0 != "." }) }

  /// Adds the properties that a theme sets for the class, but those whose names are misspelt.
  mutating func add(
    _ row: DeclarationGroups.Row, of compilation: Compilation, except misspelt: Set<String>
  ) {
    let theme = compilation.theme
    for id in row.cells {
      let property = theme.program.properties[theme.groups.properties[id]]
      guard !misspelt.contains(property) else { continue }
      if let grammar = theme.meanings[id] {
        properties[property] = theme.meanings.grammars[grammar].text
      } else {
        let type = type(of: id, in: compilation)
        unknownProperties[property] =
          unknownProperties[property].map { $0 == type ? type : "String" } ?? type
        properties[property] = unknownProperties[property]
      }
    }
  }

  /// The type that all values of a cell have, as their spelling shows: `Number`, `Color`, or else `String`.
  private func type(of cell: ID<DeclarationGroups.Cell>, in compilation: Compilation) -> String {
    let (theme, program) = (compilation.theme, compilation.program)
    let parts = theme.groups.declarations(of: cell).flatMap {
      theme.resolved.parts(of: program.declarations[$0])
    }
    let types = Set(parts.map { Self.type(of: program.texts[$0.text]) })
    return types.count == 1 ? types.first ?? "String" : "String"
  }

  private static func type(of text: String) -> String {
    if Double(text) != nil { return "Number" }
    let digits = text.dropFirst()
    let isHex =
      text.hasPrefix("#") && [3, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
    return isHex || text.hasPrefix("rgb") || text.hasPrefix("hsl") ? "Color" : "String"
  }
}
