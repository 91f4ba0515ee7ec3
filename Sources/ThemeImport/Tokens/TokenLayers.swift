import ThemeJSON

/// The tokens of a tool's files in one shape: groups that lie over each other, some of them in some situations only.
///
/// Each dialect becomes this, and everything after it reads only this.
struct TokenLayers {
  /// The groups of each set or modifier, the weakest first.
  var steps: [Situated<[JSONValue]>] = []
  /// Whether a name may have points, as one that is a whole path has.
  var namesArePaths = false

  /// The tokens in each situation of ``ImportSituation/phone``, or only in the plain one if none differs elsewhere.
  func tables(_ findings: inout ImportFindings) -> [TokenTable] {
    let plain = table(in: [], &findings)
    guard plain.hasModes || steps.contains(where: \.varies) else { return [plain] }
    var tables = [plain]
    tables += ImportSituation.phone.dropFirst().map { table(in: $0, &findings) }
    for table in tables.dropFirst() { tables[0].addMissing(from: table, &findings) }
    for index in tables.indices.dropFirst() { tables[index].complete(from: tables[0]) }
    return tables
  }

  private func table(
    in situation: ImportSituation, _ findings: inout ImportFindings
  ) -> TokenTable {
    let groups = steps.flatMap { $0[situation] ?? [] }
    return TokenCollector.collect(
      groups.reversed(), in: situation, namesArePaths: namesArePaths, &findings)
  }
}
