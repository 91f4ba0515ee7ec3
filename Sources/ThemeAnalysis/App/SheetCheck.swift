import ThemeApp
import ThemeBase

/// Finds the stylesheets that an app loads and that neither the run nor the app has.
enum SheetCheck {
  private static let ending = ".nss"

  static func findings(_ app: AppUsage, files: [Int: SourceFile], sheets: Set<String>) -> [Diagnostic] {
    // A run without names of sheets has none to compare with.
    guard !sheets.isEmpty else { return [] }
    let known = sheets.union(app.sheetNames).union(RuntimeFiles.sheets)
    return app.sheets.compactMap { sheet in
      // A folder that is a resource as a whole keeps its name in the app: 'Styles/Dark'.
      let name = sheet.name.split(separator: "/").last.map { String($0) } ?? ""
      guard !known.contains(name), let file = files[sheet.file] else { return nil }
      return .missingSheet(
        sheet.name, at: file.span(sheet.range.lowerBound, sheet.range.upperBound), known: known.sorted())
    }
  }
}

extension Diagnostic {
  fileprivate static func missingSheet(_ name: String, at span: Span, known: [String]) -> Diagnostic {
    let bare = name.hasSuffix(".nss") ? String(name.dropLast(4)) : name
    let help =
      bare != name && known.contains(bare)
      ? "write '\(bare)': NUI adds '.nss' itself"
      : NameSuggester.nearest(to: bare, in: known).map { "did you mean '\($0)'?" }
        ?? "name all stylesheets of the app in this run"
    return Diagnostic(
      .missingSheet, "no sheet of this run is called '\(name)'", at: span,
      nui: "NUI looks for '\(name).nss' and stops the app without it", help: [help])
  }
}
