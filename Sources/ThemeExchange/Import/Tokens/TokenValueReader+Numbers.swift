import ThemeBase

/// Numbers and lengths.
extension TokenValueReader {
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
