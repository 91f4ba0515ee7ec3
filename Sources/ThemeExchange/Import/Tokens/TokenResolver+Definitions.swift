/// The definitions that come of tokens.
extension TokenResolver {
  /// The definitions of the tokens of each situation; all tables have the same tokens.
  static func definitions(of tables: [TokenTable], _ findings: inout ImportFindings) -> [ImportedDefinition] {
    let outcomes = tables.map { TokenResolver.outcomes(of: $0, &findings) }
    return tables[0].entries.flatMap { entry in
      let own = zip(tables, outcomes).map { table, outcomes in
        table.number(of: entry.path).map { outcomes[$0] } ?? .failure
      }
      return definitions(of: entry, own, &findings)
    }
  }

  private static func definitions(of entry: TokenTable.Entry, _ outcomes: [Outcome], _ findings: inout ImportFindings)
    -> [ImportedDefinition]
  {
    let origin = entry.origin
    var parts: [(name: String, values: [ImportedDefinition.Value])] = []
    for (situation, outcome) in outcomes.enumerated() {
      guard case .value(let value, let target) = outcome else { return [] }
      if situation == 0 { parts = value.parts.map { ($0.0, []) } }
      for (name, part) in value.parts {
        guard let index = parts.firstIndex(where: { $0.name == name }), parts[index].values.count == situation else {
          continue
        }
        parts[index].values.append(target.map { .reference($0 + name) } ?? part)
      }
    }
    let whole = parts.filter { $0.values.count == outcomes.count }
    if whole.count < parts.count {
      findings.lose("incomplete", "'\(origin)' is left out: its type is not the same in all modes", at: entry.span)
    }
    return whole.map { part in
      ImportedDefinition(
        origin: origin + part.name, name: origin + part.name,
        values: (0..<16).map { part.values[$0 % part.values.count] }, note: entry.note, deprecation: entry.deprecation,
        span: entry.span)
    }
  }
}
