import ThemeBase
import ThemeJSON
import ThemeTable

/// Reads the values of tokens by their types; what it cannot read it reports, and it guesses nothing.
struct TokenValueReader {
  private let table: TokenTable
  /// The path of the token, for messages.
  var path: String
  /// Whether a number may be written as a text, as in older forms.
  let isOlder: Bool
  var findings = ImportFindings()
  private static let deepest = 32

  /// The value of a token, or nil if it was reported.
  static func read(
    _ entry: TokenTable.Entry, as type: String, in table: TokenTable,
    _ findings: inout ImportFindings
  ) -> TokenValue? {
    var reader = TokenValueReader(table: table, path: entry.path, isOlder: entry.isOlder)
    // Moved there and back, never copied.
    swap(&reader.findings, &findings)
    defer { swap(&reader.findings, &findings) }
    return reader.read(entry.value, as: type)
  }

  private mutating func read(_ written: JSONValue, as type: String) -> TokenValue? {
    let kind = TokenType(type)
    if case .other = kind {
      findings.lose(
        "type \(type)", "a stylesheet has no values of the type '\(type)': '\(path)' is left out",
        at: written.span)
      return nil
    }
    guard let value = follow(written) else {
      return reject(written, "its reference leads nowhere")
    }
    if let text = value.string, text.contains("{") || text.contains("$") {
      return lose(value, "it is computed from other tokens")
    }
    if kind == .typography { return typography(value) }
    return single(value, kind).map { .single($0) }
  }

  mutating func single(_ value: JSONValue, _ kind: TokenType) -> ImportedDefinition.Value? {
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
  mutating func lose<Result>(_ value: JSONValue, _ reason: String) -> Result? {
    findings.lose("value \(reason)", "'\(path)' is left out: \(reason)", at: value.span)
    return nil
  }

  /// Reports members that a value of its type does not have.
  mutating func checkMembers(of value: JSONValue, _ known: Set<String>) {
    for member in value.members ?? [] where !known.contains(member.name) {
      findings.reject(
        "member \(member.name)", "a value of this type has no '\(member.name)', as in '\(path)'",
        at: member.nameSpan)
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
        guard let number = table.number(of: path) else { return nil }
        value = table.entries[number].value
        type = table.entries[number].type
      } else if let (path, names) = TokenReference.inside(text) {
        guard let number = table.number(of: path) else { return nil }
        var inner = table.entries[number].value
        for name in names {
          // A token that refers to another one has its members.
          if let text = inner.string, let path = TokenReference.path(text),
            let number = table.number(of: path)
          {
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
