import ThemeBase

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
      for other in all.dropFirst() { parameters?.append(other) }
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
