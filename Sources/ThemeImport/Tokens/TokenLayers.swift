import ThemeJSON

/// Groups of tokens that lie over each other, some of them in some situations only: the sets of Tokens Studio, and the
/// sets and modifiers of a resolver.
struct TokenLayers {
  /// The groups that one set or modifier has in a situation, the weakest first.
  typealias Context = (situation: ImportSituation, groups: [JSONValue])

  /// The contexts of each set or modifier, the weakest set first.
  var steps: [[Context]] = []

  /// The tokens of all situations.
  func table(_ findings: inout ImportFindings) -> TokenTable {
    var table = collect(in: [], &findings)
    guard steps.joined().contains(where: { !$0.situation.isEmpty }) else { return table }
    for situation in ImportSituation.phone.dropFirst() {
      table.take(collect(in: situation, &findings), for: situation, &findings)
    }
    return table
  }

  private func collect(
    in situation: ImportSituation, _ findings: inout ImportFindings
  ) -> TokenTable {
    let groups = steps.flatMap { contexts in
      // The most specific context that covers the situation.
      contexts.filter { $0.situation.isSubset(of: situation) }
        .max { $0.situation.specificity < $1.situation.specificity }?
        .groups ?? []
    }
    return TokenCollector.collect(groups.reversed(), &findings)
  }
}
