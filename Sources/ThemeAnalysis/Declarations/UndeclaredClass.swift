import ThemeBase
import ThemeCompiler
import ThemeModel

/// A class that themes style and nobody declares, or a known one with unknown properties.
///
/// With the properties that the themes set, and the types of these.
struct UndeclaredClass {
  let name: String
  /// The types of all properties, as a registry file names them.
  private(set) var properties: [String: String] = [:]
  /// The properties that no known class takes.
  private(set) var unknownProperties: [String: String] = [:]

  /// Whether a component declares the class: then only its unknown properties are of interest.
  let isKnown: Bool

  /// The class with some of its unknown properties, or nil if none of them is left.
  func keeping(_ isKept: (String) -> Bool) -> UndeclaredClass? {
    var kept = self
    kept.unknownProperties = unknownProperties.filter { isKept($0.key) }
    return kept.unknownProperties.isEmpty ? nil : kept
  }

  /// Whether the name has the form of a path of Fiori's.
  var isOfFiori: Bool { name.hasPrefix("fdl") }

  /// The name before the first `_` or `.`, which the parts of one component share.
  var root: String { String(name.prefix { $0 != "_" && $0 != "." }) }

  /// Whether a name is a plain word: any other one begins with a slip, such as `#font-size`.
  private static func canBeDeclared(_ name: String) -> Bool {
    name.utf8.first?.isASCIILetter == true
      && name.utf8.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
  }

  /// Adds the properties that a theme sets for the class, but those whose names are misspelt.
  mutating func add(_ row: DeclarationGroups.Row, of compilation: Compilation, except misspelt: Set<String>) {
    let theme = compilation.theme
    for id in row.cells {
      let property = theme.program.properties[theme.groups.properties[id]]
      guard !misspelt.contains(property), Self.canBeDeclared(property) else { continue }
      if let grammar = theme.meanings[id] {
        properties[property] = theme.meanings.grammars[grammar].text
      } else {
        let type = type(of: id, in: compilation)
        guard !compilation.registry.isOwnWord(Array(property.utf8)[...]) else {
          properties[property] = type
          continue
        }
        unknownProperties[property] = unknownProperties[property].map { $0 == type ? type : "String" } ?? type
        properties[property] = unknownProperties[property]
      }
    }
  }

  /// The type that all values of a cell have, as their spelling shows: `Number`, `Color`, or else `String`.
  private func type(of cell: ID<DeclarationGroups.Cell>, in compilation: Compilation) -> String {
    let (theme, program) = (compilation.theme, compilation.program)
    let parts = theme.groups.declarations(of: cell).flatMap { theme.resolved.parts(of: program.declarations[$0]) }
    let types = Set(parts.map { ValueType(ofLiteral: program.texts[$0.text]).rawValue })
    return types.count == 1 ? types.first ?? "String" : "String"
  }
}
