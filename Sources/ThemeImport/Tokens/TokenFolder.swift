import ThemeDiagnostics
import ThemeJSON

/// A folder of token files: of Tokens Studio, with a resolver, or files whose tokens make one tree, as Style Dictionary has them.
enum TokenFolder {
  static func layers(
    of documents: [(place: String, value: JSONValue)], _ files: inout ImportFiles
  ) -> TokenLayers {
    let resolvers = documents.filter {
      TokenDialect.isResolver($0.value, named: $0.place + ".json")
    }
    if let resolver = resolvers.first {
      if resolvers.count > 1 {
        files.findings.reject(
          "resolvers", "the folder has several resolvers; the first one is read",
          at: resolvers[1].value.span, help: "name the resolver instead of its folder")
      }
      return ResolverDocument.layers(of: resolver.value, &files)
    }
    if documents.contains(where: { ["$metadata", "$themes"].contains($0.place) }),
      let first = documents.first
    {
      let members = documents.map {
        JSONMember($0.place, at: $0.value.span, files.linked($0.value))
      }
      let root = JSONValue(.object(members), at: first.value.span)
      if let layers = StudioSets.layers(of: root, &files.findings) { return layers }
    }
    var layers = TokenLayers(reportsCollisions: true)
    var parts: [(situation: ImportSituation, layers: TokenLayers)] = []
    let isLeft = files.findings.choices.selection(of: documents.map(\.place))
    for ((place, value), isLeft) in zip(documents, isLeft) where isLeft {
      // A configuration of Style Dictionary says how tokens are built: a length without a unit is in 'rem' there.
      if value["platforms"] != nil, value["source"] != nil || value["include"] != nil {
        layers.numbersAreRem = true
        continue
      }
      guard value.members != nil else {
        files.findings.reject(
          "no tokens", "the file '\(place).json' has no tokens", at: value.span, severity: .note)
        continue
      }
      let own = TokenDialect.layers(of: value, named: place, &files)
      parts.append((situation(of: place, files.findings.choices), own))
    }
    // The files for all situations lie below the others, whatever their names.
    for specificity in 0...4 {
      for (situation, own) in parts where situation.specificity == specificity {
        layers.add(own, in: situation)
      }
    }
    return layers
  }

  /// The situation that a folder or the last word of a file's name means: `dark/colors`, `colors.dark`, `theme-dark-hc`.
  private static func situation(of place: String, _ choices: ContextChoices) -> ImportSituation {
    let words = ["light", "dark", "night", "hc", "contrast"]
    return ContextChoices.parts(of: place).lazy.compactMap { name -> ImportSituation? in
      let isNamed = words.contains { name.lowercased().contains($0) }
      return choices.hasCondition(for: name) || isNamed ? choices.situation(of: name) : nil
    }.first ?? []
  }
}
