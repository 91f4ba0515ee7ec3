import ThemeBase

/// The tokens of a tool's files in one shape: groups that lie over each other, some of them in some situations only.
///
/// Each dialect becomes this, and everything after it reads only this.
struct TokenLayers {
  /// The groups of each set, modifier or file, the weakest first.
  var steps: [Situated<[JSONValue]>] = []
  /// Whether a reader made the groups of something else: a name may be a whole path, with points, and a value that is no
  /// token is one that tokens are computed from.
  var isDerived = false
  /// The files of which two should not have one token, with the conditions under which they apply.
  var conditions: [FileID: ImportCondition] = [:]
  /// Whether a length without a unit is in `rem` and not in points.
  var numbersAreRem = false

  /// Adds stronger layers where a condition holds too.
  mutating func add(_ other: TokenLayers, where condition: ImportCondition = ImportCondition()) {
    steps += other.steps.map { $0.narrowed(to: condition) }
    isDerived = isDerived || other.isDerived
    conditions.merge(other.conditions.mapValues { $0.and(condition) }) { $1 }
    numbersAreRem = numbersAreRem || other.numbersAreRem
  }

  /// The tokens in each situation, or only in the plain one if none differs elsewhere; those of an iPad come last if a
  /// condition names it.
  func tables(_ findings: inout ImportFindings) -> [TokenTable] {
    let plain = table(in: [], &findings)
    let situations = plain.situations.union(steps.flatMap(\.situations))
    guard situations.contains(where: { !$0.isEmpty }) else { return [plain] }
    let isPadNamed = situations.contains { $0.contains(.pad) }
    let all = isPadNamed ? ImportSituation.all : ImportSituation.phone
    var tables = [plain] + all.dropFirst().map { table(in: $0, &findings) }
    for table in tables.dropFirst() { tables[0].addMissing(from: table, &findings) }
    for index in tables.indices.dropFirst() { tables[index].complete(from: tables[0]) }
    return tables
  }

  private func table(in situation: ImportSituation, _ findings: inout ImportFindings) -> TokenTable {
    let groups = steps.flatMap { $0[situation] ?? [] }
    return TokenCollector.collect(groups.reversed(), of: self, in: situation, &findings)
  }
}
