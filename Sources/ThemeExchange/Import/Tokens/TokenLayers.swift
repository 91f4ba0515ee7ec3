import ThemeBase

/// The tokens of a tool's files in one shape: groups that lie over each other, some of them in some situations only.
///
/// Each dialect becomes this, and everything after it reads only this.
struct TokenLayers {
  /// The groups of a set, modifier or file.
  typealias Step = Situated<[JSONValue]>

  /// The weakest first.
  var steps: [Step] = []
  /// Whether a reader made the groups of something else: a name may be a whole path, with points, and a value that is no
  /// token is one that tokens are computed from.
  var isDerived = false
  /// The files of which two should not have one token: their paths without endings, and when they apply.
  var origins: [FileID: (path: String, condition: ImportCondition)] = [:]
  /// Whether a length without a unit is in `rem` and not in points.
  var numbersAreRem = false

  /// Adds stronger layers where a condition holds too.
  mutating func add(_ other: TokenLayers, where condition: ImportCondition = ImportCondition()) {
    steps += other.steps.map { $0.narrowed(to: condition) }
    isDerived = isDerived || other.isDerived
    origins.merge(other.origins.mapValues { ($0.path, $0.condition.and(condition)) }) { $1 }
    numbersAreRem = numbersAreRem || other.numbersAreRem
  }

  /// Adds layers that hold under conditions; those for all situations lie below the others.
  mutating func add(inOrder parts: [(condition: ImportCondition, layers: TokenLayers)]) {
    let ordered = parts.enumerated().sorted { ($0.element.condition, $0.offset) < ($1.element.condition, $1.offset) }
    for (_, part) in ordered { add(part.layers, where: part.condition) }
  }

  /// The tokens in each situation that some condition tells from the others, the plain one first.
  func tables(_ findings: inout ImportFindings) -> [TokenTable] {
    var named = steps.flatMap(\.situations).reduce(ImportSituation()) { $0.union($1) }
    var tables: [TokenTable] = []
    while let next = ImportSituation.all.first(where: { situation in
      situation.isSubset(of: named) && !tables.contains { $0.situation == situation }
    }) {
      let groups = steps.flatMap { $0[next] ?? [] }
      tables.append(TokenCollector.collect(groups.reversed(), of: self, in: next, &findings))
      named.formUnion(tables[tables.count - 1].named)
    }
    tables.sort { $0.situation.rawValue < $1.situation.rawValue }
    for table in tables.dropFirst() { tables[0].addMissing(from: table, &findings) }
    for index in tables.indices.dropFirst() { tables[index].complete(from: tables[0]) }
    return tables
  }
}

/// The tokens of a document in one situation, by their paths.
struct TokenTable {
  /// One token as it is written.
  struct Entry {
    let path: String
    /// Its own type, or the type of the nearest group that has one.
    var type: String?
    let value: JSONValue
    var note: String?
    var deprecation: String?
    let span: Span
    /// Whether the token has a `value` and a `type`, as Style Dictionary and Tokens Studio write them.
    var isOlder = false
    /// The opacity of the colour, which Primer's tokens have beside their value.
    var alpha: JSONValue?

    /// The path by which definitions are named: a group's own token, `$root`, has the name of the group.
    var origin: String { path.hasSuffix(".$root") ? String(path.dropLast(6)) : path }
  }

  /// The situation in which the tokens are so.
  var situation: ImportSituation = []
  /// The choices for which tokens have modes of their own.
  var named: ImportSituation = []
  /// Whether a length without a unit is in `rem`.
  var numbersAreRem = false
  /// Values by their paths that are not tokens, which tokens of older tools may refer to.
  var plainValues: [String: JSONValue] = [:]
  private(set) var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  /// The paths of groups, for references that name one.
  var groups: Set<String> = []

  /// The number of a token, or nil if there is none.
  func number(of path: String) -> Int? { numbers[path] }

  /// The value of the token or the plain value at a path, or nil if there is none.
  func value(at path: String) -> JSONValue? { numbers[path].map { entries[$0].value } ?? plainValues[path] }

  /// Adds a token; a later one with the path of an earlier one takes its place.
  mutating func add(_ entry: Entry) {
    if let number = numbers[entry.path] {
      entries[number] = entry
    } else {
      numbers[entry.path] = entries.count
      entries.append(entry)
    }
  }

  /// Adds the tokens that only another situation has: their one value is used everywhere, which is reported.
  mutating func addMissing(from other: TokenTable, _ findings: inout ImportFindings) {
    for entry in other.entries where numbers[entry.path] == nil {
      add(entry)
      findings.lose(
        "partial", "'\(entry.path)' has no default value; its only value is used everywhere", at: entry.span,
        severity: .note)
    }
    groups.formUnion(other.groups)
  }

  /// Adds the tokens that only the plain situation has, and takes the types of its tokens.
  mutating func complete(from plain: TokenTable) {
    for entry in plain.entries {
      if let number = numbers[entry.path] {
        entries[number].type = entry.type ?? entries[number].type
      } else {
        add(entry)
      }
    }
    groups = plain.groups
    numbersAreRem = plain.numbersAreRem
  }
}
