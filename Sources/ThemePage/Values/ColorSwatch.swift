import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// A colour of a theme by its name, with its eight variants.
struct ColorSwatch {
  /// The source of a colour's name, as the page heads its colours.
  enum Kind: String, CaseIterable {
    /// A definition of the theme.
    case definition = "Definitions"
    /// A name of a palette or of UIKit.
    case named = "Palette"
    /// A colour without a name, as the theme writes it.
    case literal = "Without a name"
  }

  var kind: Kind
  /// `@accent`, `primaryLabel` or `#0B6E99`.
  var name: String
  /// The colours in the order of ``PaletteVariant/allCases``, nil where the name is not a colour.
  var colors: [StyleColor?]
  /// The place of a definition, or nil for any other colour.
  var location: Explanation.Location?
  /// A class path and property that has the colour, or nil if none has.
  var use: (path: String, property: String)?
  /// The number of declarations that are made of the colour, also through other definitions.
  var useCount: Int
}

/// Finds the colours of a theme.
struct SwatchFinder {
  private let compilation: Compilation
  private let reader: ValueReader
  private var chains: DefinitionChains
  /// The eight variants.
  private static let environments = PaletteVariant.allCases.map { $0.environment(in: PageRoom.all[0]) }

  init(_ compilation: Compilation) {
    self.compilation = compilation
    reader = ValueReader(target: compilation.target, palette: compilation.palette)
    chains = DefinitionChains(compilation.theme.resolved)
  }

  /// The colours that a theme defines or uses, definitions first, each kind in the order of the names' bytes.
  static func find(in compilation: Compilation) -> [ColorSwatch] {
    var finder = SwatchFinder(compilation)
    let found = finder.definitions() + finder.written()
    return ColorSwatch.Kind.allCases.flatMap { kind in
      found.filter { $0.kind == kind }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
  }

  /// The definitions that are colours.
  mutating func definitions() -> [ColorSwatch] {
    let program = compilation.program
    var (counts, firsts): ([VariableID: Int], [VariableID: Program.Declaration]) = ([:], [:])
    var behind: [ID<Program.Text>: Set<VariableID>] = [:]
    for declaration in program.declarations.values where declaration.value.hasReferences {
      let text = declaration.value.text
      let names = behind[text] ?? names(behind: declaration.place)
      behind[text] = names
      for name in names { counts[name, default: 0] += 1 }
      guard let name = program.variables.id(Array(program.texts[text].utf8)[...]), firsts[name] == nil else { continue }
      firsts[name] = declaration
    }
    var swatches: [ColorSwatch] = []
    for name in program.variables.ids {
      let parts = compilation.theme.resolved.parts(of: name).map {
        ($0.environments, self.colors(of: program.texts[$0.text]))
      }
      let colors = Self.environments.indices.map { variant in
        parts.first { $0.0.contains(Self.environments[variant]) }?.1[variant]
      }
      guard colors.contains(where: { $0 != nil }) else { continue }
      var definitions = compilation.theme.resolved.definitions.all(of: name)
      let definition = definitions.next()
      swatches.append(
        ColorSwatch(
          kind: .definition, name: program.variables[name], colors: colors,
          location: definition.map { chains.location($0.place) }, use: firsts[name].map { use(of: $0) },
          useCount: counts[name] ?? 0))
    }
    return swatches
  }

  /// The definitions that a value is made of, also through others; of the longest chains only the first ones.
  private func names(behind place: Program.Place) -> Set<VariableID> {
    let resolved = compilation.theme.resolved
    var (found, pending) = (Set<VariableID>(), Array(resolved.program.names(usedIn: place)))
    while let name = pending.popLast(), found.count < 64 {
      guard found.insert(name).inserted else { continue }
      for definition in resolved.definitions.all(of: name) {
        pending += resolved.program.names(usedIn: definition.place)
      }
    }
    return found
  }

  /// Colours that declarations name or write out.
  private func written() -> [ColorSwatch] {
    let table = compilation.table
    var places: [String: Int] = [:]
    var swatches: [ColorSwatch] = []
    var counted: Set<DeclarationID> = []
    for variant in table.variants {
      guard case .color = table.values[variant.value], counted.insert(variant.declaration).inserted else { continue }
      let declaration = compilation.program.declarations[variant.declaration]
      let name = compilation.program.texts[declaration.value.text]
      guard !declaration.value.hasReferences else { continue }
      if let place = places[name] {
        swatches[place].useCount += 1
        continue
      }
      let colors = self.colors(of: name)
      places[name] = swatches.count
      swatches.append(
        ColorSwatch(
          kind: isName(name) ? .named : .literal, name: name, colors: colors, location: nil, use: use(of: declaration),
          useCount: 1))
    }
    return swatches
  }

  /// The colours of a text in the eight variants, nil where it is none.
  private func colors(of text: String) -> [StyleColor?] {
    let found = reader.colors(of: text)
    return Self.environments.map { environment in found.first { $0.environments.contains(environment) }?.color }
  }

  private func use(of declaration: Program.Declaration) -> (path: String, property: String) {
    let program = compilation.program
    return (program.paths[declaration.path], program.properties[declaration.property])
  }

  private func isName(_ text: String) -> Bool {
    text.utf8.first != UInt8(ascii: "#") && !text.utf8.contains(UInt8(ascii: "("))
  }
}
