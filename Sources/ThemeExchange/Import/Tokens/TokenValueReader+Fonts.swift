import ThemeBase

/// Fonts, and the typography values that name them.
extension TokenValueReader {
  mutating func fontWeight(_ value: JSONValue) -> ImportedDefinition.Value? {
    let number = value.number ?? value.string.flatMap { Double($0) ?? Self.weights[$0.lowercased().filter(\.isLetter)] }
    guard let number, (1...1_000).contains(number) else {
      return reject(value, "a font weight is a number from 1 to 1000 or one of its names")
    }
    if value.string.flatMap(Double.init) != nil { noteText(value, "a font weight") }
    return .number(number)
  }

  /// The names of the format, Figma and Tokens Studio, without regard to case, spaces and marks.
  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "normal": 400, "regular": 400,
    "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700, "extrabold": 800,
    "ultrabold": 800, "black": 900, "heavy": 900, "extrablack": 950, "ultrablack": 950,
  ]

  mutating func fontFamily(_ value: JSONValue) -> ImportedDefinition.Value? {
    var name = value
    if let elements = value.elements {
      guard let first = elements.first, let family = follow(first) else { return reject(value, "it names no font") }
      name = family
    }
    let families = name.string?.split(separator: ",") ?? []
    if value.elements?.count ?? families.count > 1 {
      findings.lose("families", "of the fonts of '\(path)' only the first is written", at: value.span)
    }
    // Without the quotes of CSS.
    let text = (families.first ?? "").trimmingSpaces.filter { !"'\"".contains($0) }
    // NUI drops a sheet in which a word begins with 'and'.
    guard !text.isEmpty, !text.split(separator: " ").contains(where: { $0.hasPrefix("and") }),
      text.utf8.allSatisfy({ byte in byte.isASCIILetter || byte.isASCIIDigit || " -_".utf8.contains(byte) })
    else { return lose(name, "a stylesheet cannot spell its font") }
    return .word(text)
  }

  mutating func typography(_ value: JSONValue) -> TokenParts? {
    guard value.members != nil else { return reject(value, "a typography value is an object") }
    let kinds: [(String, String, TokenType)] = [
      ("fontFamily", ".font-family", .fontFamily), ("fontSize", ".font-size", .dimension),
      ("fontWeight", ".font-weight", .fontWeight), ("letterSpacing", ".letter-spacing", .dimension),
      ("lineHeight", ".line-height", .number),
    ]
    var parts: TokenParts = []
    let whole = path
    defer { path = whole }
    for (name, suffix, kind) in kinds {
      path = "\(whole).\(name)"
      if let written = value[name], let part = part(written, of: name, kind) { parts.append((suffix, part)) }
    }
    for member in value.members ?? [] where !kinds.contains(where: { $0.0 == member.name }) {
      findings.lose(
        "typography \(member.name)", "a stylesheet has nothing for '\(member.name)' of '\(whole)'", at: member.nameSpan)
    }
    return parts.isEmpty ? nil : parts
  }

  /// The value of a part of a typography value, or nil if it was reported.
  private mutating func part(_ written: JSONValue, of name: String, _ kind: TokenType) -> ImportedDefinition.Value? {
    guard let (member, type) = followed(written) else { return reject(written, "its reference leads nowhere") }
    if let type, !kind.isType(type, in: name) {
      return reject(written, "its reference leads to a token of the type '\(type)'")
    }
    // Tokens Studio and some drafts write a line height as a dimension.
    let isLength = kind == .number && member.number == nil
    return single(member, isLength ? .dimension : kind)
  }
}
