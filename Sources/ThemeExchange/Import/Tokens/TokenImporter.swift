import ThemeBase

/// Makes a stylesheet of design tokens.
///
/// Reads the format and the resolver of the Design Tokens Community Group, 2025.10, and their older drafts, files of Style
/// Dictionary and Tokens Studio, and variables of Figma. A value whose type is not said is never guessed: it is reported.
package enum TokenImporter {
  /// Reads some sources, of which a later one replaces tokens of an earlier one that holds in the same situations.
  ///
  /// `load` reads another file that one of a source names: the number of the source, and the path from its folder.
  package static func read(
    _ sources: [ImportSource], choosing choices: ContextChoices = ContextChoices(),
    load: (Int, String) -> ImportFile? = { _, _ in nil }
  ) -> ImportResult {
    withoutActuallyEscaping(load) { load in
      var files = ImportedFiles(load: load)
      files.findings.choices = choices
      var layers = TokenLayers()
      let runs = runs(of: sources)
      // A folder beside others says by its name when it applies, as a folder inside another one does.
      let areSituated = runs.count > 1 && sources.allSatisfy { $0.mode == nil }
      let places = areSituated ? ImportFile.inside(sources.map { ImportFile.place(of: $0.name) }) : []
      let isLeft = files.findings.choices.selection(of: places)
      let named = files.findings.choices.conditions(ofPaths: places)
      var parts: [(condition: ImportCondition, layers: TokenLayers)] = []
      for run in runs {
        let isNamed = areSituated && run.count == 1
        guard !isNamed || isLeft[run.lowerBound], let own = self.layers(of: sources, run, &files) else { continue }
        let mode = sources[run.lowerBound].mode.flatMap { ImportCondition(words: [$0]) }
        parts.append((mode ?? (isNamed ? named[run.lowerBound] : ImportCondition()), own))
      }
      layers.add(inOrder: parts)
      let tables = layers.tables(&files.findings)
      return files.result(
        TokenResolver.definitions(of: tables, &files.findings), from: sources.map(\.name).joined(separator: ", "),
        ifNone: tables[0].entries.isEmpty ? "there are no tokens" : "none of the tokens can be written",
        help: tables[0].entries.isEmpty ? "a token is an object with a '$value' or a 'value'" : nil)
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
  private static func layers(of sources: [ImportSource], _ run: Range<Int>, _ files: inout ImportedFiles)
    -> TokenLayers?
  {
    let isFolder = sources[run.lowerBound].isFolder || run.count > 1
    var documents: [(path: String, value: JSONValue)] = []
    var isDamaged = false
    for index in run {
      for file in sources[index].files {
        guard file.bytes != nil else {
          let place = files.sources.add(path: file.name, bytes: []).span(0, 0)
          files.findings.lose(
            "format", "'\(file.path)' is not read: only JSON and JSON5 are", at: place, severity: .note,
            help: file.isYAML ? file.conversion : nil)
          continue
        }
        if file.isYAML {
          isDamaged = true
          let place = files.sources.add(path: file.name, bytes: file.bytes ?? []).span(0, 0)
          files.findings.reject(
            "YAML", "'\(file.path)' is YAML, and only JSON is read", at: place, severity: .error, help: file.conversion)
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
      own.origins[first.value.span.file] = (first.path, ImportCondition())
      return own
    }
    let paths = documents.map(\.path)
    let places = run.count > 1 ? ImportFile.inside(paths) : paths
    return TokenFolder.layers(of: documents, called: places, &files)
  }
}

/// A folder of token files: of Tokens Studio, with a resolver, or files whose tokens make one tree, as Style Dictionary has them.
enum TokenFolder {
  /// The tokens of the files with some paths; `places` are the parts of the paths that say when a file applies.
  static func layers(
    of documents: [(path: String, value: JSONValue)], called places: [String], _ files: inout ImportedFiles
  ) -> TokenLayers {
    let paths = documents.map(\.path)
    let documents = zip(places, documents).map { (place: $0, value: $1.value) }
    let resolvers = documents.filter { TokenDialect.isResolver($0.value, named: $0.place + ".json") }
    if let resolver = resolvers.first {
      if resolvers.count > 1 {
        files.findings.reject(
          "resolvers", "the folder has several resolvers; the first one is read", at: resolvers[1].value.span,
          help: "name the resolver instead of its folder")
      }
      return ResolverDocument.layers(of: resolver.value, &files)
    }
    if documents.contains(where: { ["$metadata", "$themes"].contains($0.place) }), let first = documents.first {
      let sets = documents.filter { !$0.place.hasSuffix("/$metadata") && !$0.place.hasSuffix("/$themes") }
      let members = sets.map { JSONMember($0.place, at: $0.value.span, files.linked($0.value)) }
      let root = JSONValue(.object(members), at: first.value.span)
      if let layers = StudioSets.layers(of: root, &files.findings) { return layers }
    }
    var layers = TokenLayers()
    var parts: [(condition: ImportCondition, layers: TokenLayers)] = []
    let isLeft = files.findings.choices.selection(of: paths)
    let conditions = files.findings.choices.conditions(ofPaths: documents.map(\.place))
    for (((place, value), (path, isLeft)), condition) in zip(zip(documents, zip(paths, isLeft)), conditions)
    where isLeft {
      // A set of Tokens Studio's own may have such files, too.
      if ["$metadata", "$themes"].contains(place.split(separator: "/").last) { continue }
      // A configuration of Style Dictionary says how tokens are built: a length without a unit is in 'rem' there.
      if value["platforms"] != nil, value["source"] != nil || value["include"] != nil {
        layers.numbersAreRem = true
        continue
      }
      guard value.members != nil else {
        files.findings.reject("no tokens", "the file '\(place).json' has no tokens", at: value.span, severity: .note)
        continue
      }
      var own = TokenDialect.layers(of: value, named: place, &files)
      own.origins[value.span.file] = (path, ImportCondition())
      parts.append((condition, own))
    }
    layers.add(inOrder: parts)
    return layers
  }
}

/// Which tool wrote a file of tokens, by the members that only its files have.
enum TokenDialect {
  /// The tokens of a file, which is called `name`.
  static func layers(of root: JSONValue, named name: String, _ files: inout ImportedFiles) -> TokenLayers {
    guard root.members != nil else {
      files.findings.reject(
        "root", "a file of tokens is an object, and this is \(root.kindName)", at: root.span, severity: .error)
      return TokenLayers()
    }
    if isResolver(root, named: name) { return ResolverDocument.layers(of: root, &files) }
    if let figma = FigmaVariables.layers(of: root, &files.findings) { return figma }
    let root = files.linked(root)
    // The readers that know a form by its contents walk all of it; the collector says what is wrong with an endless file.
    guard root.isWalkable else { return TokenLayers(steps: [Situated([root])]) }
    return StudioSets.layers(of: root, &files.findings) ?? PlainColors.layers(of: root, &files.findings)
      ?? GroupContexts.layers(of: root, &files.findings.choices)
  }

  /// Whether a file is a resolver, be it a damaged one.
  static func isResolver(_ root: JSONValue, named name: String) -> Bool {
    if root["resolutionOrder"] != nil || root["version"]?.string == ResolverDocument.version { return true }
    if name.hasSuffix(".resolver.json") { return true }
    return [("sets", "sources"), ("modifiers", "contexts")].contains { name, mark in
      root[name]?.members?.contains { $0.value[mark] != nil } ?? false
    }
  }
}
