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
    var step = Situated<[JSONValue]>()
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
