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
  /// The paths of tokens by all but their first names.
  private lazy var shortened = Dictionary(
    firstOf: table.entries.compactMap { entry in
      entry.path.firstIndex(of: ".").map { (entry.path[entry.path.index(after: $0)...], entry.path) }
    })
  private static let deepest = 32

  init(_ table: TokenTable) {
    self.table = table
    textBudget = 1 << 20 + 64 * table.entries.count
  }

  /// The value of a token, or nil if it was reported.
  mutating func read(_ entry: TokenTable.Entry, as type: String) -> TokenParts? {
    (path, isOlder) = (entry.path, entry.isOlder)
    let written = entry.value
    var kind = TokenType(type)
    if kind == .unknown, let value = follow(written), let shown = Self.kind(of: value) {
      kind = shown
      let words =
        switch shown {
        case .color: "a colour, as it is written"
        case .number: "a number"
        default: "a length, as its unit says"
        }
      findings.lose(
        "own type \(type)", "no tool knows the type '\(type)'; '\(path)' is read as \(words)", at: written.span,
        severity: .note)
    }
    switch kind {
    case .other, .unknown:
      findings.lose(
        "type \(type)", "a stylesheet has no values of the type '\(type)': '\(path)' is left out", at: written.span)
      return nil
    default: break
    }
    guard let value = follow(written) else { return reject(written, "its reference leads nowhere") }
    if kind == .typography { return typography(value) }
    return single(value, kind).map { [("", $0)] }
  }

  mutating func single(_ value: JSONValue, _ kind: TokenType) -> ImportedDefinition.Value? {
    if let text = value.string, isComputed(text, kind) { return computed(value, text, kind) }
    if let text = value.string, text.utf8.contains(UInt8(ascii: "$")) {
      return lose(value, "it is computed from other tokens")
    }
    if kind == .color, let color = value["color"]?.string, let alpha = value["alpha"]?.number {
      return computed(value, "rgba(\(color), \(alpha.shortestDigits))", kind)
    }
    switch kind {
    case .color: return color(value)
    case .number: return number(value)
    case .dimension: return dimension(value)
    case .fontWeight: return fontWeight(value)
    case .fontFamily: return fontFamily(value)
    case .typography, .other, .unknown: return nil
    }
  }

  /// Reports a value that breaks the rules of its type.
  mutating func reject<Result>(_ value: JSONValue, _ reason: String) -> Result? {
    findings.reject("value \(reason)", "'\(path)' is left out: \(reason)", at: value.span)
    return nil
  }

  /// Reports a value that a stylesheet cannot hold.
  mutating func lose<Result>(
    _ value: JSONValue, _ reason: String, severity: Severity = .warning, help: String? = nil
  ) -> Result? {
    findings.lose(
      "value \(reason)", "'\(path)' is left out: \(reason)", at: value.span, severity: severity, help: help)
    return nil
  }

  /// The question whether a token is meant whose path only lacks its first name, or nil if there is none.
  mutating func suggestion(for path: String) -> String? {
    shortened[path[...]].map { "did you mean '\($0)'?" }
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

  // MARK: Numbers and lengths

  /// Pixels of a `rem`, as browsers have it.
  private static let pixelsOfRem = 16.0

  mutating func number(_ value: JSONValue) -> ImportedDefinition.Value? {
    if let number = value.number { return checked(number, value) }
    guard let text = value.string?.trimmingSpaces else { return reject(value, "it is not a number") }
    let share = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : nil
    guard let number = share ?? Double(text) else { return reject(value, "it is not a number") }
    noteText(value, "a number")
    return checked(number, value)
  }

  /// Notes a text that is read as a number although the format has numbers.
  mutating func noteText(_ value: JSONValue, _ kind: String) {
    guard !isOlder, value.string != nil else { return }
    findings.reject(
      "text for \(kind)", "'\(path)' is a text that is read as \(kind): write it without quotes", at: value.span,
      severity: .note)
  }

  /// Numbers that a stylesheet can spell.
  private mutating func checked(_ number: Double, _ value: JSONValue) -> ImportedDefinition.Value? {
    guard number == 0 || (0.000_1...1_000_000).contains(abs(number)) else {
      return lose(value, "a stylesheet cannot spell its number")
    }
    return .number(number == 0 ? 0 : number)
  }

  mutating func dimension(_ value: JSONValue) -> ImportedDefinition.Value? {
    if value.members != nil {
      guard let amount = value["value"].flatMap({ follow($0) })?.number,
        let unit = value["unit"].flatMap({ follow($0) })?.string
      else { return reject(value, "a dimension has a 'value' and a 'unit'") }
      checkMembers(of: value, ["value", "unit"])
      return points(amount, unit, value)
    }
    // Older files write a text, or a bare number for pixels.
    if let number = value.number { return points(number, "", value) }
    guard let text = value.string?.trimmingSpaces, !text.isEmpty else {
      return reject(value, "a dimension has a 'value' and a 'unit'")
    }
    let digits = text.prefix { "+-.0123456789".contains($0) }
    guard let amount = Double(digits) else { return reject(value, "it is not a dimension") }
    guard !text.contains(" ") else { return lose(value, "it is more than one length") }
    let unit = String(text.dropFirst(digits.count)).trimmingSpaces
    return points(amount, unit, value)
  }

  /// The type that a value has by the way it is written; nil for what may be of several types.
  static func kind(of value: JSONValue) -> TokenType? {
    if isLength(value) { return .dimension }
    guard let text = value.string else { return value.number == nil ? nil : .number }
    // A word such as 'tan' may be the name of anything.
    return text.contains { "#(".contains($0) } && CSSColorText.color(text) != nil ? .color : nil
  }

  static func isLength(_ value: JSONValue) -> Bool {
    if let unit = value["unit"]?.string { return value["value"]?.number != nil && inPoints(1, unit) != nil }
    let text = value.string?.trimmingSpaces ?? ""
    let unit = text.drop { "+-.0123456789".contains($0) }
    return !unit.isEmpty && unit.count < text.count && inPoints(1, String(unit)) != nil
  }

  /// A length in points; nil for any other unit.
  static func inPoints(_ amount: Double, _ unit: String) -> Double? {
    switch unit {
    case "", "px", "pt", "dp": amount
    case "rem": amount * pixelsOfRem
    default: nil
    }
  }

  mutating func points(_ amount: Double, _ unit: String, _ value: JSONValue) -> ImportedDefinition.Value? {
    let unit = unit.isEmpty && isOlder && table.numbersAreRem ? "rem" : unit
    guard let length = Self.inPoints(amount, unit) else { return lose(value, "a stylesheet has no unit '\(unit)'") }
    if unit == "rem" {
      findings.lose("rem", "'\(path)' is in 'rem'; a stylesheet has points, and 1 rem is written as 16", at: value.span)
    }
    return checked(length, value)
  }
}
