import ThemeBase
import ThemeModel
import ThemeTable

/// Makes one stylesheet of SAP's web themes of one family, on top of the theme `themec:Fiori`.
///
/// Reads the theming base content and what UI Theme Designer exports. The themes for dark appearance and high contrast
/// become the values in these situations. Parameters become definitions of the same name, and palette colours take the
/// values of those that ``SAPParameterMap`` lists.
package enum SAPImporter {
  /// Whether a file of that name is read; of the parameters of many libraries only those of the core, which all have.
  package static func reads(_ name: String, in folder: String) -> Bool {
    let isLibrary = name == "library-parameters.json" && folder.contains("/themes/")
    return SAPTheme.files.contains(name) && (!isLibrary || folder.contains("ui/core/themes/"))
  }

  /// The themes that a set of themes names, or none for another `.theming` file.
  package static func themes(ofSet theming: [UInt8]) -> [String] {
    var sources = SourceSet()
    let file = sources.add(path: ".theming", bytes: theming)
    let root = try? JSONReader.read(file)
    return (root?["mSet"]?["aThemes"]?.elements ?? []).compactMap { $0["sId"]?.string }
  }

  /// Reads themes, each with the files of its folder; a file alone is a theme, too.
  package static func read(_ sources: [ImportSource]) -> ImportResult {
    var files = ImportedFiles()
    let name = sources.map(\.name).joined(separator: ", ")
    var themes: [SAPTheme] = []
    for source in sources {
      let folders = Dictionary(grouping: source.files) { file in
        file.path.split(separator: "/").dropLast().joined(separator: "/")
      }
      for (_, own) in folders.sorted(by: { $0.key < $1.key }) {
        let parts = own.first?.name.split(separator: "/").dropLast() ?? []
        let last = parts.last.map(String.init) ?? source.name
        if let theme = SAPTheme(last, own, &files) { themes.append(theme) }
      }
    }
    let layers = layers(of: themes, &files)
    let tables = layers.tables(&files.findings)
    let parameters = TokenResolver.definitions(of: tables, &files.findings)
    let palette = paletteColors(of: parameters, in: Set(themes.map(\.situation)))
    return files.result(
      parameters + palette, from: name, on: "themec:Fiori", ifNone: "there are no parameters of a theme")
  }

  /// The themes in their situations; the plainest one applies where no other does.
  private static func layers(of themes: [SAPTheme], _ files: inout ImportedFiles) -> TokenLayers {
    let common = themes.dropFirst().reduce(themes.first?.situation ?? []) { $0.intersection($1.situation) }
    var names: [ImportSituation: String] = [:]
    var step = TokenLayers.Step()
    for theme in themes {
      let situation = theme.situation.subtracting(common)
      if let other = names.updateValue(theme.name, forKey: situation) {
        // A set names themes that the user may name, too.
        if other == theme.name { continue }
        let place = theme.group.span
        files.findings.reject(
          "family", "'\(other)' and '\(theme.name)' are themes for the same situation", at: place, severity: .error,
          help: "name the themes of one family")
      }
      // A theme of high contrast is for its own appearance; the plainest one applies in both.
      let isLight = !situation.isEmpty && !theme.situation.contains(.dark)
      step[ImportCondition(on: situation, off: isLight ? .dark : [])] = [theme.group]
    }
    return TokenLayers(steps: [step], isDerived: true)
  }

  // MARK: - The palette

  /// The palette colours that the parameters give, for the appearances of the themes.
  ///
  /// In an appearance without a theme the palette keeps its colours, but for the tint, which is the brand's everywhere.
  private static func paletteColors(of parameters: [ImportedDefinition], in situations: Set<ImportSituation>)
    -> [ImportedDefinition]
  {
    let appearances = Set(situations.map { $0.contains(.dark) })
    let byName = Dictionary(parameters.map { ($0.origin, $0) }) { first, _ in first }
    var chosen: [String: ImportedDefinition] = [:]
    for row in SAPParameterMap.rows {
      guard let parameter = byName[row.parameter] else { continue }
      let colors = parameter.values.indices.compactMap { color(of: parameter, $0, byName) }
      guard colors.count == parameter.values.count, !isStandard(colors, row) else { continue }
      let own = PaletteLibrary.palette(.latest).color(row.paletteColor)
      let isTint = row.paletteColor.hasPrefix("tint")
      let faded = colors.enumerated().map { index, color in
        let isDark = ImportSituation.all[index].contains(.dark)
        if !isTint, !appearances.contains(isDark), let own {
          let environments = ImportSituation.all[index].variant.environments
          return environments.first.flatMap { own.color(in: $0) } ?? color
        }
        guard let alpha = row.alpha.map({ isDark ? $0.dark : $0.light }) else { return color }
        return StyleColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
      }
      chosen[row.paletteColor] = ImportedDefinition(
        origin: "palette \(row.paletteColor)", name: row.paletteColor, values: faded.map { .color($0) },
        note: "The value of \(row.parameter).", span: parameter.span)
    }
    return chosen.values.sorted { $0.name < $1.name }
  }

  /// Whether the values are SAP's own, with which the palette colour keeps its value.
  private static func isStandard(_ colors: [StyleColor], _ row: SAPParameterMap.Row) -> Bool {
    guard let standard = row.standard else { return false }
    let (light, dark) = (colors[0], colors[ImportSituation.dark.rawValue])
    return light == standard.light && dark == standard.dark
      || light == dark && [standard.light, standard.dark].contains(light)
  }

  private static func color(of definition: ImportedDefinition, _ situation: Int, _ all: [String: ImportedDefinition])
    -> StyleColor?
  {
    var value = definition.values[situation]
    for _ in 0..<32 {
      switch value {
      case .color(let color): return color
      case .expression(_, let literal): value = literal
      case .reference(let origin):
        guard let target = all[origin] else { return nil }
        value = target.values[situation]
      case .number, .word: return nil
      }
    }
    return nil
  }
}

/// One of SAP's web themes, or one made of it with UI Theme Designer: the folder of a theme, or a file of it.
struct SAPTheme {
  /// The name of the theme's folder, or the file's.
  let name: String
  var situation: ImportSituation
  let group: JSONValue

  /// The files that are read of a theme's folder: with values that SAP computed, the best one first.
  private static let resolved = [
    "variables.json", "css_variables.css", "less_variables.less", "sass_variables.scss", "library-parameters.json",
  ]
  /// All files that are read.
  static let files = Set(resolved + ["design-tokens.json", "base.less", "custom.less", ".theming"])

  /// Reads a theme; nil for one without parameters, or with none of its own.
  init?(_ folder: String, _ files: [ImportFile], _ read: inout ImportedFiles) {
    let byName = Dictionary(files.map { ($0.lastName, $0) }) { first, _ in first }
    let about = byName[".theming"].flatMap { read.add($0, severity: .warning) }
    guard !["ABSTRACT", "SET"].contains(about?["sType"]?.string) else { return nil }
    let tokens = byName["design-tokens.json"].flatMap { read.add($0, severity: .error) }.map {
      SAPParameters(tokens: $0)
    }
    var parameters =
      Self.resolved.lazy.compactMap { byName[$0] }.first.flatMap { Self.parameters(of: $0, &read) } ?? tokens
    // Changes to a theme that is elsewhere; the one file defines names for the other.
    let changes = ["custom.less", "base.less"].compactMap { byName[$0] }
    if parameters == nil {
      let all = changes.compactMap { Self.parameters(of: $0, &read) }
      parameters = all.first
      for other in all.dropFirst() { parameters?.list += other.list }
    }
    guard let parameters, !parameters.list.isEmpty else { return nil }
    for scope in parameters.scopes {
      read.findings.lose(
        "scope \(scope.name)", "the scope '\(scope.name)' is left out: it is for parts of a page", at: scope.nameSpan,
        severity: .note)
    }
    name = about?["sId"]?.string ?? folder
    let base = about?["oExtends"]?.string ?? ""
    let tags = (about?["aTags"]?.elements ?? []).compactMap(\.string)
    situation = Self.situation(of: name, base, tags)
    let group = parameters.described(by: tokens).group
    let span = group.first?.nameSpan ?? read.sources.files[0].span(0, 0)
    self.group = JSONValue(.object(group), at: span)
  }

  private static func parameters(of file: ImportFile, _ read: inout ImportedFiles) -> SAPParameters? {
    if file.lastName.hasSuffix(".json") { return read.add(file, severity: .error).map { SAPParameters(variables: $0) } }
    return SAPParameters(declarations: read.sources.add(path: file.name, bytes: file.bytes ?? []))
  }

  /// The situation that the tags of a theme say, or else its name or that of the theme that it extends.
  private static func situation(of name: String, _ base: String, _ tags: [String]) -> ImportSituation {
    let endings: [(String, ImportSituation)] = [
      ("_dark", .dark), ("_hcw", .highContrast), ("_hcb", [.dark, .highContrast]),
    ]
    var situation: ImportSituation = []
    if tags.contains("DarkColorScheme") { situation.insert(.dark) }
    if tags.contains("HighContrast") { situation.insert(.highContrast) }
    guard !tags.contains(where: { $0.hasSuffix("ColorScheme") }) else { return situation }
    return [name, base].lazy.compactMap { name in endings.first { name.hasSuffix($0.0) }?.1 }.first ?? situation
  }
}

extension ImportFile {
  /// The file's name without its folder.
  fileprivate var lastName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
