import ThemeBase

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
      for run in runs(of: sources) {
        guard let own = self.layers(of: sources, run, &files) else { continue }
        let mode = sources[run.lowerBound].mode.flatMap(ImportCondition.init(mode:))
        layers.add(own, where: mode ?? ImportCondition())
      }
      let tables = layers.tables(&files.findings)
      return files.result(
        TokenResolver.definitions(of: tables, &files.findings), from: sources.map(\.name).joined(separator: ", "),
        ifNone: tables[0].entries.isEmpty ? "there are no tokens" : "none of the tokens can be written")
    }
  }

  /// The sources that are read as one: each folder, and files side by side, which mean what a folder of them means.
  private static func runs(of sources: [ImportSource]) -> [Range<Int>] {
    sources.indices.reduce(into: []) { runs, index in
      let (source, last) = (sources[index], runs.last.map { sources[$0.lowerBound] })
      if let last, !source.isFolder, !last.isFolder, source.mode == last.mode {
        runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
  }

  /// The tokens of a run of sources, or nil if a file is damaged, which is an error.
  private static func layers(of sources: [ImportSource], _ run: Range<Int>, _ files: inout ImportFiles) -> TokenLayers?
  {
    let isFolder = sources[run.lowerBound].isFolder || run.count > 1
    var documents: [(path: String, value: JSONValue)] = []
    var isDamaged = false
    for index in run {
      for file in sources[index].files {
        guard file.bytes != nil else {
          let place = files.sources.add(path: file.name, bytes: []).span(0, 0)
          files.findings.lose(
            "format", "'\(file.path)' is not read: only JSON and JSON5 are", at: place, severity: .note)
          continue
        }
        let document = files.add(file, of: index, severity: .error)
        isDamaged = isDamaged || document == nil
        let path = sources[index].isFolder ? file.path : file.name
        if let document { documents.append((ImportFile.place(of: path), document)) }
      }
    }
    guard !isDamaged, let first = documents.first else { return nil }
    guard isFolder else {
      var own = TokenDialect.layers(of: first.value, named: sources[run.lowerBound].name, &files)
      own.conditions[first.value.span.file] = ImportCondition()
      return own
    }
    let paths = documents.map(\.path)
    let places = run.count > 1 ? ImportFile.inside(paths) : paths
    return TokenFolder.layers(of: documents, called: places, &files)
  }
}
