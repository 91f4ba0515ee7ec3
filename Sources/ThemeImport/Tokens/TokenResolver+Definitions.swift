/// The definitions that come of a token.
extension TokenResolver {
  mutating func definitions(of number: Int, _ outcomes: [Outcome]) -> [ImportedDefinition] {
    let entry = table.entries[number]
    let origin = entry.origin
    var parts: [(name: String, values: [ImportedDefinition.Value])] = []
    for (situation, outcome) in outcomes.enumerated() {
      guard case .value(let value, let reference) = outcome else { return [] }
      for (name, part) in value.parts {
        let index: Int
        if let known = parts.firstIndex(where: { $0.name == name }) {
          index = known
        } else if situation == 0 {
          index = parts.count
          parts.append((name, []))
        } else {
          continue
        }
        guard parts[index].values.count == situation else { continue }
        let target = reference.map { table.entries[$0].origin }
        parts[index].values.append(target.map { .reference($0 + name) } ?? part)
      }
    }
    let incomplete = parts.filter { $0.values.count < 8 }
    if !incomplete.isEmpty {
      findings.lose(
        "incomplete", "'\(origin)' is left out: its type is not the same in all modes",
        at: entry.span)
    }
    return parts.filter { $0.values.count == 8 }.map { part in
      ImportedDefinition(
        origin: origin + part.name, name: origin + part.name, values: part.values + part.values,
        note: entry.note, deprecation: entry.deprecation, span: entry.span)
    }
  }
}
