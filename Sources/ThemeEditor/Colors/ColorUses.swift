import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
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

/// The pairs of text and ground in which each definition and each rule of the user's takes part.
struct ColorMeetings {
  /// A pair in some environments, and the side that the colour is on.
  private struct Meeting {
    var pair: ContrastAudit.Pair
    var variant: ContrastAudit.Variant
    var isText: Bool

    /// The colour on the other side, or nil if a colour itself is not seen.
    func partner(of color: StyleColor) -> ScreenColor? {
      guard variant.backgrounds.count == 1, let ground = variant.backgrounds.first else { return nil }
      if isText { return variant.foreground == color ? ground : nil }
      let isSeen = ground.rounded == color && variant.beneath.isEmpty
      return isSeen && variant.foreground.alpha == 255 ? ScreenColor(variant.foreground) : nil
    }
  }

  private var meetings: [Program.Place: [Meeting]] = [:]

  init(_ theme: AnalyzedTheme) {
    let compilation = theme.compilation
    let (program, causes) = (compilation.program, compilation.causes)
    func places(_ id: DeclarationID?, _ environments: EnvironmentSet) -> Set<Program.Place> {
      guard let declaration = id.map({ program.declarations[$0] }) else { return [] }
      let definitions = causes.chain(behind: declaration, in: environments).map { $0.place }
      return Set([declaration.place] + definitions).filter { !program.isBuiltIn($0.file) }
    }
    for pair in ContrastAudit.of(compilation, for: theme.app).pairs {
      for variant in pair.variants where variant.verdict != .exempt {
        let texts = places(variant.declaration, variant.environments)
        let grounds = places(variant.groundDeclaration, variant.environments)
        // A place that gives both their colours changes both at once.
        for (own, other, isText) in [(texts, grounds, true), (grounds, texts, false)] {
          for place in own.subtracting(other) {
            meetings[place, default: []].append(Meeting(pair: pair, variant: variant, isText: isText))
          }
        }
      }
    }
  }

  /// The pairs that cannot be read, the worst first.
  func unreadable(at place: Program.Place) -> [UnreadablePair] {
    let failing = (meetings[place] ?? []).filter { $0.variant.verdict.isFailure }
    return failing.sorted { $0.variant.greatestRatio < $1.variant.greatestRatio }.map { meeting in
      let (pair, variant) = (meeting.pair, meeting.variant)
      return UnreadablePair(
        path: pair.path, property: pair.writtenProperty, ground: pair.groundName, condition: variant.environments.words,
        ratio: ContrastRatio.text(variant.greatestRatio), requiredRatio: variant.use.requiredText)
    }
  }

  /// The colour nearest to one that passes beside all that it meets, or nil if there is none.
  ///
  /// A colour that is seen otherwise than it is written, such as one that is made lighter, has none.
  func remedy(for color: StyleColor, at place: Program.Place) -> StyleColor? {
    let met = (meetings[place] ?? []).filter { $0.partner(of: color) != nil }
    guard met.contains(where: { $0.variant.verdict.isFailure }),
      let ratio = met.map({ $0.variant.use.requiredRatio }).max()
    else { return nil }
    let partners = Set(met.compactMap { $0.partner(of: color) })
    return ReadableColor.nearest(to: color, on: Array(partners), ratio: ratio)
  }
}

extension EnvironmentSet {
  /// The appearance and what else is not as usual in these environments: `dark, elevated`; empty for all.
  var words: String {
    StyleAxis.allCases.compactMap { axis in
      axis.choices.first { isSubset(of: EnvironmentSet($0)) }.flatMap {
        $0 == axis.choices.first && axis != .appearance ? nil : $0.name
      }
    }.joined(separator: ", ")
  }
}
