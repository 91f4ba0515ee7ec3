import ThemeBase
import ThemeCompiler
import ThemeTable
import ThemeValues

/// The declarations that have their colour from each definition, each rule and each palette colour of a theme.
struct ColorUses {
  /// The declarations with the roles of their colours.
  typealias Uses = [DeclarationID: ThemeColor.Role]

  /// By the declaration or definition in which a colour is written.
  private(set) var places: [Program.Place: Uses] = [:]
  /// By the name of a palette colour.
  private(set) var palette: [String: Uses] = [:]

  /// Linear in the variants of the table and the definitions behind each.
  init(_ compilation: Compilation) {
    let (table, program, causes) = (compilation.table, compilation.program, compilation.causes)
    for cell in table.cells {
      let property = PropertyName(written: table.names[cell.property]).property.name
      let role = ThemeColor.Role(ofProperty: property)
      for variant in table.variants[cell.variants] {
        guard case .color = table.values[variant.value] else { continue }
        let id = variant.declaration
        let declaration = program.declarations[id]
        places[declaration.place, default: [:]][id] = role
        for definition in causes.chain(behind: declaration, in: variant.environments) {
          places[definition.place, default: [:]][id] = role
        }
        guard compilation.target != .nui else { continue }
        for word in table.names[variant.text].split(separator: " ") {
          let style = String(word.prefix { $0 != "_" })
          if PaletteLibrary.isStyle(style) { palette[style, default: [:]][id] = role }
        }
      }
    }
  }

  /// The role that most of some uses have, the first of equal ones.
  static func role(of uses: Uses) -> ThemeColor.Role {
    let counts = ThemeColor.Role.allCases.map { role in uses.values.count { $0 == role } }
    let most = counts.max() ?? 0
    let index = most > 0 ? counts.firstIndex(of: most) : nil
    return index.map { ThemeColor.Role.allCases[$0] } ?? .unused
  }
}
