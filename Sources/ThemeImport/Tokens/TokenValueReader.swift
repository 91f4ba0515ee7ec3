import ThemeDiagnostics
import ThemeBase
import ThemeJSON
import ThemeTable

/// Reads the values of tokens by their types; what it cannot read it reports, and it guesses nothing.
struct TokenValueReader {
  private let table: TokenTable
  private let situation: Int
  /// The path of the token, for messages.
  private(set) var path: String
  private static let deepest = 32
  /// Pixels of a `rem`, as browsers have it.
  private static let pixelsOfRem = 16.0

  /// Whether texts stand for numbers, as in older forms.
  private let isOlder: Bool

  init(_ table: TokenTable, _ situation: Int, of entry: TokenTable.Entry) {
    self.table = table
    self.situation = situation
    path = entry.path
    isOlder = entry.isOlder
  }

  /// The value, or nil if it was reported.
  mutating func read(
    _ written: JSONValue, as type: String, _ findings: inout ImportFindings
  ) -> TokenValue? {
    let kind = TokenType(type)
    if case .other = kind {
      findings.lose(
        "type \(type)", "a stylesheet has no values of the type '\(type)': '\(path)' is left out",
        at: written.span)
      return nil
    }
    guard let value = follow(written) else {
      return reject(written, "its reference leads nowhere", &findings)
    }
    if let text = value.string, text.contains("{") || text.contains("$") {
      return lose(value, "it is computed from other tokens", &findings)
    }
    if kind == .typography { return typography(value, &findings) }
    return single(value, kind, &findings).map { .single($0) }
  }

  private func single(
    _ value: JSONValue, _ kind: TokenType, _ findings: inout ImportFindings
  ) -> ImportedDefinition.Value? {
    switch kind {
    case .color: return color(value, &findings)
    case .number: return number(value, &findings)
    case .dimension: return dimension(value, &findings)
    case .fontWeight: return fontWeight(value, &findings)
    case .fontFamily: return fontFamily(value, &findings)
    case .typography, .other: return nil
    }
  }

  /// Reports a value that breaks the rules of its type.
  func reject<Result>(
    _ value: JSONValue, _ reason: String, _ findings: inout ImportFindings
  ) -> Result? {
    findings.reject("value \(reason)", "'\(path)' is left out: \(reason)", at: value.span)
    return nil
  }

  /// Reports a value that a stylesheet cannot hold.
  private func lose<Result>(
    _ value: JSONValue, _ reason: String, _ findings: inout ImportFindings
  ) -> Result? {
    findings.lose("value \(reason)", "'\(path)' is left out: \(reason)", at: value.span)
    return nil
  }

  /// Reports members that a value of its type does not have.
  func checkMembers(
    of value: JSONValue, _ known: Set<String>, _ findings: inout ImportFindings
  ) {
    for member in value.members ?? [] where !known.contains(member.name) {
      findings.reject(
        "member \(member.name)", "a value of this type has no '\(member.name)', as in '\(path)'",
        at: member.nameSpan)
    }
  }

  // MARK: - References inside values

  /// The value that a `$ref` or `{…}` inside a value stands for, or the value itself.
  func follow(_ value: JSONValue) -> JSONValue? { followed(value)?.value }

  /// The same with the type of the token that the last reference names as a whole, if there is one.
  private func followed(_ value: JSONValue) -> (value: JSONValue, type: String?)? {
    var value = value
    var type: String?
    for _ in 0..<Self.deepest {
      guard let text = value["$ref"]?.string ?? value.string else { return (value, type) }
      if let path = TokenReference.path(text) {
        guard let number = table.number(of: path) else { return nil }
        value = table.entries[number].values[situation]
        type = table.entries[number].type
      } else if let (path, names) = TokenReference.inside(text) {
        guard let number = table.number(of: path) else { return nil }
        var inner = table.entries[number].values[situation]
        for name in names {
          // A token that refers to another one has its members.
          if let text = inner.string, let path = TokenReference.path(text),
            let number = table.number(of: path)
          {
            inner = table.entries[number].values[situation]
          }
          let next =
            inner[name]
            ?? Int(name).flatMap { index in
              inner.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
            }
          guard let next else { return nil }
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

  // MARK: - Numbers

  private func number(
    _ value: JSONValue, _ findings: inout ImportFindings
  ) -> ImportedDefinition.Value? {
    if let number = value.number { return checked(number, value, &findings) }
    guard let text = value.string?.trimmingSpaces else {
      return reject(value, "it is no number", &findings)
    }
    let share = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : nil
    guard let number = share ?? Double(text) else {
      return reject(value, "it is no number", &findings)
    }
    noteText(value, "a number", &findings)
    return checked(number, value, &findings)
  }

  /// Notes a text that is read as a number although the format has numbers.
  private func noteText(_ value: JSONValue, _ kind: String, _ findings: inout ImportFindings) {
    guard !isOlder, value.string != nil else { return }
    findings.reject(
      "text for \(kind)", "'\(path)' is a text that is read as \(kind): write it without quotes",
      at: value.span, severity: .note)
  }

  /// Numbers that a stylesheet can spell.
  private func checked(
    _ number: Double, _ value: JSONValue, _ findings: inout ImportFindings
  ) -> ImportedDefinition.Value? {
    guard number == 0 || (0.000_1...1_000_000).contains(abs(number)) else {
      return lose(value, "a stylesheet cannot spell its number", &findings)
    }
    return .number(number == 0 ? 0 : number)
  }

  private func dimension(
    _ value: JSONValue, _ findings: inout ImportFindings
  ) -> ImportedDefinition.Value? {
    if value.members != nil {
      guard let amount = value["value"].flatMap({ follow($0) })?.number,
        let unit = value["unit"].flatMap({ follow($0) })?.string
      else { return reject(value, "a dimension has a 'value' and a 'unit'", &findings) }
      checkMembers(of: value, ["value", "unit"], &findings)
      return points(amount, unit, value, &findings)
    }
    // Older files write a text, or a bare number for pixels.
    if let number = value.number { return checked(number, value, &findings) }
    guard let text = value.string?.trimmingSpaces, !text.isEmpty else {
      return reject(value, "a dimension has a 'value' and a 'unit'", &findings)
    }
    let digits = text.prefix { "+-.0123456789".contains($0) }
    guard let amount = Double(digits) else { return reject(value, "it is no dimension", &findings) }
    let unit = String(text.dropFirst(digits.count)).trimmingSpaces
    return points(amount, unit.isEmpty ? "px" : unit, value, &findings)
  }

  private func points(
    _ amount: Double, _ unit: String, _ value: JSONValue, _ findings: inout ImportFindings
  ) -> ImportedDefinition.Value? {
    switch unit {
    case "px", "pt", "dp": return checked(amount, value, &findings)
    case "rem":
      findings.lose(
        "rem", "'\(path)' is in 'rem'; a stylesheet has points, and 1 rem is written as 16",
        at: value.span)
      return checked(amount * Self.pixelsOfRem, value, &findings)
    default: return lose(value, "a stylesheet has no unit '\(unit)'", &findings)
    }
  }

  private func fontWeight(
    _ value: JSONValue, _ findings: inout ImportFindings
  ) -> ImportedDefinition.Value? {
    let number = value.number ?? value.string.flatMap { Double($0) ?? Self.weights[$0] }
    guard let number, (1...1_000).contains(number) else {
      return reject(
        value, "a font weight is a number from 1 to 1000 or one of its names", &findings)
    }
    if value.string.flatMap(Double.init) != nil { noteText(value, "a font weight", &findings) }
    return .number(number)
  }

  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
    // As Figma and Tokens Studio write them.
    "Thin": 100, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Semi Bold": 600,
    "Semibold": 600, "Bold": 700, "ExtraBold": 800, "Extra Bold": 800, "Black": 900,
  ]

  private func fontFamily(
    _ value: JSONValue, _ findings: inout ImportFindings
  ) -> ImportedDefinition.Value? {
    var name = value
    if let elements = value.elements {
      guard let first = elements.first, let family = follow(first) else {
        return reject(value, "it names no font", &findings)
      }
      if elements.count > 1 {
        findings.lose(
          "families", "of the fonts of '\(path)' only the first is written", at: value.span)
      }
      name = family
    }
    let families = name.string?.split(separator: ",") ?? []
    if families.count > 1, value.elements == nil {
      findings.lose(
        "families", "of the fonts of '\(path)' only the first is written", at: value.span)
    }
    let text = Self.unquoted(families.first ?? "")
    guard !text.isEmpty,
      text.utf8.allSatisfy({ byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || " -_".utf8.contains(byte)
      })
    else { return lose(name, "a stylesheet cannot spell its font", &findings) }
    return .word(text)
  }

  /// A font's name without the quotes of CSS.
  private static func unquoted(_ name: Substring) -> String {
    let quotes: Set<Character> = ["'", "\""]
    return String(name.trimmingSpaces.filter { !quotes.contains($0) })
  }

  // MARK: - Typography

  private mutating func typography(
    _ value: JSONValue, _ findings: inout ImportFindings
  ) -> TokenValue? {
    guard value.members != nil else {
      return reject(value, "a typography value is an object", &findings)
    }
    let kinds: [(String, String, TokenType)] = [
      ("fontFamily", ".font-family", .fontFamily), ("fontSize", ".font-size", .dimension),
      ("fontWeight", ".font-weight", .fontWeight),
      ("letterSpacing", ".letter-spacing", .dimension),
      ("lineHeight", ".line-height", .number),
    ]
    var parts: [(suffix: String, value: ImportedDefinition.Value)] = []
    let whole = path
    defer { path = whole }
    for (name, suffix, kind) in kinds {
      path = "\(whole).\(name)"
      guard let written = value[name] else { continue }
      guard let (member, type) = followed(written) else {
        let _: TokenValue? = reject(written, "its reference leads nowhere", &findings)
        continue
      }
      if let type, !kind.isType(type, in: name) {
        let _: TokenValue? = reject(
          written, "its reference leads to a token of the type '\(type)'", &findings)
        continue
      }
      // Tokens Studio and some drafts write a line height as a dimension.
      let isLength = kind == .number && member.number == nil
      let kind = isLength ? TokenType.dimension : kind
      if let part = single(member, kind, &findings) { parts.append((suffix, part)) }
    }
    for member in value.members ?? [] where !kinds.contains(where: { $0.0 == member.name }) {
      findings.lose(
        "typography \(member.name)",
        "a stylesheet has nothing for '\(member.name)' of '\(whole)'", at: member.nameSpan)
    }
    return parts.isEmpty ? nil : .composite(parts)
  }
}
