import ThemeBase

/// Reads the values of tokens by their types; what it cannot read it reports, and it guesses nothing.
struct TokenValueReader {
  let table: TokenTable
  /// The path of the token, for messages.
  var path = ""
  /// Whether a number may be written as a text, as in older forms.
  var isOlder = false
  var findings = ImportFindings()
  /// The values of references inside of expressions; one that is being computed refers to itself.
  var operands: [String: Result<Operand, Incomputable>] = [:]
  /// The bytes of texts that may still be put together from others: each may double the one before.
  var textBudget: Int
  private static let deepest = 32

  init(_ table: TokenTable) {
    self.table = table
    textBudget = 1 << 20 + 64 * table.entries.count
  }

  /// The value of a token, or nil if it was reported.
  mutating func read(_ entry: TokenTable.Entry, as type: String) -> TokenValue? {
    (path, isOlder) = (entry.path, entry.isOlder)
    let (written, kind) = (entry.value, TokenType(type))
    if case .other = kind {
      findings.lose(
        "type \(type)", "a stylesheet has no values of the type '\(type)': '\(path)' is left out", at: written.span)
      return nil
    }
    guard let value = follow(written) else { return reject(written, "its reference leads nowhere") }
    if kind == .typography { return typography(value) }
    return single(value, kind).map { .single($0) }
  }

  mutating func single(_ value: JSONValue, _ kind: TokenType) -> ImportedDefinition.Value? {
    if let text = value.string, isComputed(text, kind) { return computed(value, text, kind) }
    if let text = value.string, text.contains("$") { return lose(value, "it is computed from other tokens") }
    if kind == .color, let color = value["color"]?.string, let alpha = value["alpha"]?.number {
      return computed(value, "rgba(\(color), \(alpha.shortestDigits))", kind)
    }
    switch kind {
    case .color: return color(value)
    case .number: return number(value)
    case .dimension: return dimension(value)
    case .fontWeight: return fontWeight(value)
    case .fontFamily: return fontFamily(value)
    case .typography, .other: return nil
    }
  }

  /// Reports a value that breaks the rules of its type.
  mutating func reject<Result>(_ value: JSONValue, _ reason: String) -> Result? {
    findings.reject("value \(reason)", "'\(path)' is left out: \(reason)", at: value.span)
    return nil
  }

  /// Reports a value that a stylesheet cannot hold.
  mutating func lose<Result>(_ value: JSONValue, _ reason: String, severity: Severity = .warning) -> Result? {
    findings.lose("value \(reason)", "'\(path)' is left out: \(reason)", at: value.span, severity: severity)
    return nil
  }

  /// Reports members that a value of its type does not have.
  mutating func checkMembers(of value: JSONValue, _ known: Set<String>) {
    for member in value.members ?? [] where !known.contains(member.name) {
      findings.reject(
        "member \(member.name)", "a value of this type has no '\(member.name)', as in '\(path)'", at: member.nameSpan)
    }
  }

  // MARK: - References inside values

  /// The target of a `$ref` or `{…}` inside a value, or the value itself.
  func follow(_ value: JSONValue) -> JSONValue? { followed(value)?.value }

  /// The same with the type of the token that the last reference names as a whole, if there is one.
  func followed(_ value: JSONValue) -> (value: JSONValue, type: String?)? {
    var value = value
    var type: String?
    for _ in 0..<Self.deepest {
      guard let text = value["$ref"]?.string ?? value.string else { return (value, type) }
      if let path = TokenReference.path(text) {
        guard let target = table.value(at: path) else { return nil }
        value = target
        type = table.number(of: path).flatMap { table.entries[$0].type }
      } else if let (path, names) = TokenReference.inside(text) {
        guard let number = table.number(of: path) else { return nil }
        var inner = table.entries[number].value
        for name in names {
          // A token that refers to another one has its members.
          if let text = inner.string, let path = TokenReference.path(text), let number = table.number(of: path) {
            inner = table.entries[number].value
          }
          guard let next = inner.child(name) else { return nil }
          inner = next
        }
        value = inner
        type = nil
      } else {
        return value["$ref"] == nil ? (value, type) : nil
      }
    }
    return nil
  }
}
