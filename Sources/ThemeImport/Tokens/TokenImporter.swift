import ThemeBase
import ThemeDiagnostics

/// Makes a stylesheet of design tokens.
///
/// Reads the format and the resolver of the Design Tokens Community Group, 2025.10, and their older drafts, files of Style
/// Dictionary and Tokens Studio, and variables of Figma. A value whose type is not said is never guessed: it is reported.
package enum TokenImporter {
  /// Reads some sources, of which a later one replaces tokens of an earlier one.
  ///
  /// `load` reads another file that one of a source names: the number of the source, and the path from its folder.
  package static func read(
    _ sources: [ImportSource], choosing choices: ContextChoices = ContextChoices(),
    load: (Int, String) -> ImportFile? = { _, _ in nil }
  ) -> ImportResult {
    withoutActuallyEscaping(load) { load in
      var files = ImportFiles(load: load)
      files.findings.choices = choices
      var layers = TokenLayers()
      for index in sources.indices {
        let source = sources[index]
        guard let own = self.layers(of: source, index, &files) else { continue }
        layers.add(own, in: source.mode.flatMap(ImportSituation.init(mode:)) ?? [])
      }
      // Of several sources a later one replaces tokens on purpose.
      if sources.count > 1 { layers.reportsCollisions = false }
      let tables = layers.tables(&files.findings)
      return files.result(
        TokenResolver.definitions(of: tables, &files.findings),
        from: sources.map(\.name).joined(separator: ", "),
        ifNone: tables[0].entries.isEmpty
          ? "there are no tokens" : "none of the tokens can be written")
    }
  }

  /// The tokens of a source, or nil if a file is damaged, which is an error.
  private static func layers(
    of source: ImportSource, _ index: Int, _ files: inout ImportFiles
  ) -> TokenLayers? {
    let readable = source.files.filter { $0.bytes != nil }
    let documents = readable.compactMap { file in
      files.add(file, of: index, severity: .error).map { (place: file.place, value: $0) }
    }
    for file in source.files where file.bytes == nil {
      let place = files.sources.add(path: file.name, bytes: []).span(0, 0)
      files.findings.lose(
        "format", "'\(file.path)' is not read: only JSON and JSON5 are", at: place, severity: .note)
    }
    guard documents.count == readable.count, let first = documents.first else { return nil }
    if source.isFolder { return TokenFolder.layers(of: documents, &files) }
    return TokenDialect.layers(of: first.value, named: source.name, &files)
  }
}
