import ThemeBase
import ThemeDiagnostics
import ThemeJSON

/// The tokens of a document by their paths, with a raw value for each situation.
struct TokenTable {
  /// One token as it is written.
  struct Entry {
    let path: String
    /// Its own type, or the type of the nearest group that has one.
    var type: String?
    /// The value in each of the eight situations of ``ImportSituation/phone``.
    var values: [JSONValue]
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

  private(set) var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  /// The paths of groups, for references that name one.
  private var groups: Set<String> = []

  /// The number of a token, or nil if there is none.
  func number(of path: String) -> Int? { numbers[path] }

  /// Whether a path names a group.
  func isGroup(_ path: String) -> Bool { groups.contains(path) }

  mutating func noteGroup(_ path: String) { groups.insert(path) }

  /// Adds a token; a later one with the path of an earlier one takes its place.
  mutating func add(_ entry: Entry) {
    if let number = numbers[entry.path] {
      entries[number] = entry
    } else {
      numbers[entry.path] = entries.count
      entries.append(entry)
    }
  }

  /// Takes the values for one situation from another table, and adds the tokens that only the other table has.
  ///
  /// Those have the one value everywhere, which is reported.
  mutating func take(
    _ other: TokenTable, for situation: ImportSituation, _ findings: inout ImportFindings
  ) {
    for entry in other.entries {
      guard let number = numbers[entry.path] else {
        add(entry)
        findings.lose(
          "partial", "'\(entry.path)' has no default value; its only value is used everywhere",
          at: entry.span, severity: .note)
        continue
      }
      entries[number].values[situation.rawValue] = entry.values[situation.rawValue]
      entries[number].type = entries[number].type ?? entry.type
    }
    groups.formUnion(other.groups)
  }
}
