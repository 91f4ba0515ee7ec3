import ThemeBase

/// A folder of token files: of Tokens Studio, with a resolver, or files whose tokens make one tree, as Style Dictionary has them.
enum TokenFolder {
  /// The tokens of the files with some paths; `places` are the parts of the paths that say when a file applies.
  static func layers(
    of documents: [(path: String, value: JSONValue)], called places: [String], _ files: inout ImportFiles
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
      let members = documents.map { JSONMember($0.place, at: $0.value.span, files.linked($0.value)) }
      let root = JSONValue(.object(members), at: first.value.span)
      if let layers = StudioSets.layers(of: root, &files.findings) { return layers }
    }
    var layers = TokenLayers()
    var parts: [(condition: ImportCondition, layers: TokenLayers)] = []
    let isLeft = files.findings.choices.selection(of: paths)
    for ((place, value), isLeft) in zip(documents, isLeft) where isLeft {
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
      own.conditions[value.span.file] = ImportCondition()
      parts.append((files.findings.choices.condition(ofPath: place), own))
    }
    // The files for all situations lie below the others, whatever their names.
    let ordered = parts.enumerated().sorted { ($0.element.condition, $0.offset) < ($1.element.condition, $1.offset) }
    for (_, part) in ordered { layers.add(part.layers, where: part.condition) }
    return layers
  }
}
