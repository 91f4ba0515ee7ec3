package import ThemeApp
package import ThemeBase
package import ThemeCompiler
import ThemeModel

/// Declarations of the classes that some themes style and nobody declares, as a registry file.
///
/// The declarations are inferred from the lines of today, and all of them say so: the registry judges the classes as if nobody
/// declared them. A class whose name ends or begins with the name of a known class takes that class for its base if the base
/// takes all of its properties. Classes with properties that nothing is known about, or that the app reads itself, become
/// components that name these. Words and properties of known classes that themes use several times are declared, too.
package struct ClassDeclarations {
  private var classes: [String: UndeclaredClass] = [:]
  private let registry: Registry
  private let app: AppUsage
  /// The known classes that can be a base, by their names in small letters.
  private let bases: [String: [String]]
  private let longestBase: Int
  /// The number of uses of each unknown word.
  private var words: [UnknownWord: Int] = [:]
  /// The number of declarations of each unknown property of known classes.
  private var uses: [String: Int] = [:]

  /// A theme with those of its class paths that nobody declares.
  package struct Theme {
    let compilation: Compilation
    let undeclared: [PathID]
    /// The findings of the passes and the rules.
    let reports: [Diagnostic]

    package init(_ compilation: Compilation, undeclared: [PathID], reports: [Diagnostic]) {
      (self.compilation, self.undeclared, self.reports) = (compilation, undeclared, reports)
    }

    /// The properties whose names are nearly those of known ones.
    fileprivate var misspeltProperties: Set<String> {
      let misspelt = reports.filter { $0.code == .unknownProperty && $0.topic == .misspelling }
      return Set(misspelt.compactMap { compilation.sources[$0.span.file]?.text($0.span) })
    }
  }

  /// The text of the registry file, or nil if every class is declared.
  package static func text(for themes: [Theme], of app: AppUsage?) -> String? {
    guard let registry = themes.first?.compilation.registry else { return nil }
    var declarations = ClassDeclarations(registry: registry, app: app ?? AppUsage())
    for theme in themes { declarations.add(theme) }
    let text = declarations.text
    return text.isEmpty ? nil : text
  }

  private init(registry: Registry, app: AppUsage) {
    (self.registry, self.app) = (registry, app)
    let names = registry.components.values.filter { $0.styles != nil }.map { $0.name }.sorted()
    bases = Dictionary(grouping: names) { $0.lowercased() }
    longestBase = names.map { $0.count }.max() ?? 0
  }

  private mutating func add(_ theme: Theme) {
    let compilation = theme.compilation
    let paths = Set(theme.undeclared)
    let misspelt = theme.misspeltProperties
    for row in compilation.theme.groups.rows.values where row.known != nil || paths.contains(row.path) {
      let name = compilation.program.paths[row.path]
      var member = classes[name] ?? UndeclaredClass(name: name, isKnown: row.known != nil)
      member.add(row, of: compilation, except: misspelt)
      if !member.isKnown || !member.unknownProperties.isEmpty { classes[name] = member }
      guard member.isKnown else { continue }
      for cell in row.cells where compilation.theme.meanings[cell] == nil {
        let property = compilation.program.properties[compilation.theme.groups.properties[cell]]
        uses[property, default: 0] += compilation.theme.groups.declarations(of: cell).count
      }
    }
    for report in theme.reports { if let word = UnknownWord(report, in: compilation) { words[word, default: 0] += 1 } }
  }

  /// The lines that add words to types, by the names of these.
  private var types: [String] {
    let frequent = words.filter { $0.value >= UnknownWord.frequentCount }.keys
    return Dictionary(grouping: frequent, by: { $0.type }).sorted { $0.key < $1.key }.map {
      DiagnosticTopic.declaration(of: $0.value.map { $0.word }.sorted(), as: $0.key)
    }
  }

  /// Known classes without properties that are hardly slips are left out.
  private var declared: [UndeclaredClass] {
    classes.values.compactMap { member in
      guard member.isKnown else { return member }
      return member.keeping {
        uses[$0, default: 0] >= UnknownWord.frequentCount || app.readProperties.contains($0)
      }
    }
  }

  // MARK: - Text

  private var text: String {
    // A class of the app's own stands by itself; paths of Fiori's form are parts of their component.
    let families = Dictionary(grouping: declared, by: { $0.isKnown || $0.isOfFiori ? $0.root : $0.name })
    var lines: [String] = []
    var components: [String] = []
    for (root, members) in families.sorted(by: { $0.key < $1.key }) {
      if let member = members.first, members.count == 1, !member.isKnown, !member.isOfFiori,
        properties(of: member).isEmpty
      {
        lines.append(base(of: member).map { "@class \(member.name) : \($0), inferred;" } ?? "@class \(member.name);")
      } else {
        components.append(component(root, members.sorted { $0.name < $1.name }))
      }
    }
    let groups = [types, lines].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") } + components
    return groups.isEmpty ? "" : groups.joined(separator: "\n\n") + "\n"
  }

  private func component(_ root: String, _ members: [UndeclaredClass]) -> String {
    let name = root.hasPrefix("fdl") ? String(root.dropFirst(3)) : root
    let isNew = registry.component(named: name) == nil
    let parts = members.map { member in
      let path = root.hasPrefix("fdl") ? "&" + member.name.dropFirst(root.count) : member.name
      // A part with a list takes nothing else, unless the component is inferred.
      let own = isNew || member.isKnown ? properties(of: member) : [:]
      var lines = own.sorted { $0.key < $1.key }.map { "    \($0): \($1), inferred;" }
      if isNew, let base = base(of: member) { lines.insert("    styled-like: \(base);", at: 0) }
      return lines.isEmpty ? "  @part \(path);" : "  @part \(path) {\n\(lines.joined(separator: "\n"))\n  }"
    }
    return "@component \(name) {\n\(isNew ? "  certainty: inferred;\n" : "")\(parts.joined(separator: "\n"))\n}"
  }

  /// The properties of a class that have to be declared, with types.
  private func properties(of member: UndeclaredClass) -> [String: String] {
    guard !member.isKnown else { return member.unknownProperties }
    let base = base(of: member).flatMap { registry.resolvePath($0) }
    return member.properties.filter { name, _ in
      member.unknownProperties[name] != nil
        || app.readProperties.contains(name) && !(base.map { takes(name, on: $0) } ?? false)
    }
  }

  /// The known class that styles the kind of view which carries a class in the app.
  ///
  /// Without an app, the one with the longest name that is a suffix of the class's name, or else a prefix before another
  /// word, and that takes all its known properties.
  ///
  /// Nil if there is no such class.
  private func base(of member: UndeclaredClass) -> String? {
    let styled = app.kinds(of: member.name).compactMap { kind in
      registry.components.values.first { $0.styles == kind }?.name
    }
    // Sources know better than names: the only kind of view, or one that takes all properties.
    if let known = styled.count == 1 ? styled.first : styled.first(where: { takes(member, on: $0) }) { return known }
    let name = member.name.lowercased()
    let lengths = (0...min(longestBase, name.count)).reversed()
    let suffixes = lengths.lazy.flatMap { bases[String(name.suffix($0))] ?? [] }
    let prefixes = lengths.lazy.flatMap { bases[String(name.prefix($0))] ?? [] }
    return suffixes.first { takes(member, on: $0) }
      ?? prefixes.first { isPrefix($0, of: member.name) && takes(member, on: $0) }
  }

  /// Whether a class's name begins with a word and another word follows: `ButtonCategory`, not `Buttonhole`.
  private func isPrefix(_ word: String, of name: String) -> Bool {
    guard name.hasPrefix(word), let next = name.utf8.dropFirst(word.utf8.count).first else { return false }
    return !(next.isASCIILetter && next | 0x20 == next)
  }

  /// Whether a base takes what only components take; the app may read other properties itself.
  private func takes(_ member: UndeclaredClass, on base: String) -> Bool {
    guard let path = registry.resolvePath(base) else { return false }
    return member.properties.keys.allSatisfy { property in
      member.unknownProperties[property] != nil || app.readProperties.contains(property) || takes(property, on: path)
    }
  }

  private func takes(_ property: String, on path: ID<Registry.Path>) -> Bool {
    switch registry.standing(of: property, on: path) {
    case .declared, .assumed: true
    default: false
    }
  }
}

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
  static func canBeDeclared(_ name: String) -> Bool {
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
