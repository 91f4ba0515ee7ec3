import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

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
    // The environments in which the definitions that a palette colour can be overridden with apply.
    let base = PaletteVariant(onDark: false).environments.union(PaletteVariant(onDark: true).environments)
    // A theme has few properties and few different texts.
    var roles: [TableName: ThemeColor.Role] = [:]
    var styles: [TableName: [String]] = [:]
    for cell in table.cells {
      let colored = table.variants[cell.variants].filter { table.values[$0.value].isColor }
      guard !colored.isEmpty else { continue }
      let role = roles[cell.property] ?? Self.role(ofProperty: table.names[cell.property])
      roles[cell.property] = role
      for variant in colored {
        let id = variant.declaration
        let declaration = program.declarations[id]
        places[declaration.place, default: [:]][id] = role
        for definition in causes.chain(behind: declaration, in: variant.environments) {
          places[definition.place, default: [:]][id] = role
        }
        guard !variant.environments.isDisjoint(with: base) else { continue }
        let names = styles[variant.text] ?? Self.styles(in: table.names[variant.text], compilation)
        styles[variant.text] = names
        for style in names { palette[style, default: [:]][id] = role }
      }
    }
  }

  private static func role(ofProperty name: String) -> ThemeColor.Role {
    ThemeColor.Role(ofProperty: PropertyName(written: name).property.name)
  }

  /// The palette colours that a text names.
  private static func styles(in text: String, _ compilation: Compilation) -> [String] {
    // NUI has no palettes.
    guard compilation.target != .nui else { return [] }
    return text.utf8.split(separator: UInt8(ascii: " ")).compactMap { word in
      let style = String(decoding: word.prefix { $0 != UInt8(ascii: "_") }, as: UTF8.self)
      return PaletteLibrary.isStyle(style) ? style : nil
    }
  }

  /// The role that most of some uses have, the first of equal ones.
  static func role(of uses: Uses) -> ThemeColor.Role {
    func count(_ role: ThemeColor.Role) -> Int { uses.values.count { $0 == role } }
    let most = ThemeColor.Role.allCases.max { count($0) < count($1) }
    return most.flatMap { uses.isEmpty ? nil : $0 } ?? .unused
  }
}
