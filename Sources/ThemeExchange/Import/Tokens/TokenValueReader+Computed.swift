import ThemeBase
import ThemeTable

/// Values that are computed from other tokens.
extension TokenValueReader {
  /// A part of an expression, computed.
  enum Operand {
    case number(Double, unit: String)
    case color(ColorSpace.Mapped)
    case text(String)

    /// Its text in CSS.
    var text: String {
      switch self {
      case .number(let number, let unit): number.shortestDigits + unit
      case .color(let mapped): mapped.color.description
      case .text(let text): text
      }
    }
  }

  /// The reason why an expression has no value.
  struct Incomputable: Error {
    let reason: String
    /// Whether it is beyond a limit, which is an error.
    var isLimit = false
    var help: String?
  }

  /// The longest text that is computed, in bytes; a stylesheet takes no longer value.
  private static let longestText = 65_536
  private static let deepestReferences = 64
  private static let tooMuchText = "the texts that are put together from others take too many bytes"

  private func check(_ text: String) throws(Incomputable) {
    guard text.utf8.count > Self.longestText else { return }
    throw Incomputable(reason: "it is longer than \(Self.longestText) bytes", isLimit: true)
  }

  /// Whether a text has to be computed before it can be read as a type.
  func isComputed(_ text: String, _ kind: TokenType) -> Bool {
    // Most texts have nothing to compute, as their bytes tell soonest.
    guard text.utf8.contains(where: { "{(*/+-".utf8.contains($0) }) else { return false }
    if text.contains("{") { return true }
    let hasOperator = ["*", " / ", " + ", " - "].contains(where: text.contains)
    switch kind {
    case .color: return (hasOperator || text.contains("-in-")) && CSSColorText.color(text) == nil
    case .number, .dimension, .fontWeight: return hasOperator || text.contains("(")
    case .fontFamily, .typography, .other, .unknown: return false
    }
  }

  /// The value of a text that is computed, as an expression of a stylesheet where it has one.
  mutating func computed(_ value: JSONValue, _ text: String, _ kind: TokenType) -> ImportedDefinition.Value? {
    do throws(Incomputable) {
      try check(text)
      let expression = TokenExpression.parse(text)
      let literal: ImportedDefinition.Value?
      switch try operand(expression) {
      case .color(let mapped) where kind == .color:
        if mapped.isOutside { loseGamut(at: value) }
        literal = .color(mapped.color)
      case .number(let number, let unit) where kind == .dimension: literal = points(number, unit, value)
      case .number(let number, let unit) where unit.isEmpty && kind != .color:
        literal = single(JSONValue(.number(number), at: value.span), kind)
      case let result:
        guard !isComputed(result.text, kind) else { throw Incomputable(reason: "it is computed") }
        literal = single(JSONValue(.string(result.text), at: value.span), kind)
      }
      let pieces = kind == .color ? colorPieces(expression) : numberPieces(expression)
      guard let literal, let pieces, pieces.contains(where: \.isReference) else { return literal }
      return .expression(pieces, literal)
    } catch { return lose(value, error.reason, severity: error.isLimit ? .error : .warning, help: error.help) }
  }

  // MARK: - Computing

  mutating func operand(_ expression: TokenExpression, depth: Int = 0) throws(Incomputable) -> Operand {
    guard depth < Self.deepestReferences else {
      throw Incomputable(
        reason: "its references lead through more than \(Self.deepestReferences) others", isLimit: true)
    }
    switch expression {
    case .number(let number, let unit): return .number(number, unit: unit)
    case .text(let text): return CSSColorText.color(text).map { .color($0) } ?? .text(text)
    case .reference(let path): return try operand(at: path, depth)
    case .call(let name, let arguments):
      var operands: [Operand] = []
      for argument in arguments { operands.append(try operand(argument, depth: depth + 1)) }
      return try ColorComputation.call(name, operands)
    case .chain(let first, let others):
      var result = try operand(first, depth: depth + 1)
      for (sign, other) in others { result = try Self.compute(sign, result, try operand(other, depth: depth + 1)) }
      return result
    case .joined(let parts):
      var text = ""
      for part in parts {
        if case .text(let plain) = part { text += plain } else { text += try operand(part, depth: depth + 1).text }
        try check(text)
      }
      textBudget -= text.utf8.count
      guard textBudget >= 0 else { throw Incomputable(reason: Self.tooMuchText, isLimit: true) }
      guard !text.contains("{") else { return .text(text) }
      return try operand(TokenExpression.parse(text), depth: depth + 1)
    }
  }

  private mutating func operand(at path: String, _ depth: Int) throws(Incomputable) -> Operand {
    if let known = operands[path] { return try known.get() }
    guard let value = table.value(at: path) else {
      throw Incomputable(reason: "'\(path)' names no token", help: suggestion(for: path))
    }
    operands[path] = .failure(Incomputable(reason: "it refers to itself"))
    do throws(Incomputable) {
      let result = try operand(of: value, depth + 1)
      operands[path] = .success(result)
      return result
    } catch {
      operands[path] = .failure(error)
      throw error
    }
  }

  private mutating func operand(of written: JSONValue, _ depth: Int) throws(Incomputable) -> Operand {
    if let text = written.string { return try operand(TokenExpression.parse(text), depth: depth) }
    guard let value = follow(written) else { throw Incomputable(reason: "its reference leads nowhere") }
    if let number = value.number { return .number(number, unit: "") }
    if let number = value["value"]?.number, let unit = value["unit"]?.string { return .number(number, unit: unit) }
    guard let color = plainColor(value) else { throw Incomputable(reason: "it is computed from \(value.kindName)") }
    return .color(color)
  }

  private static func compute(_ sign: Character, _ left: Operand, _ right: Operand) throws(Incomputable) -> Operand {
    guard case .number(var first, var unit) = left, case .number(var second, let other) = right else {
      throw Incomputable(reason: "it computes with what is not a number")
    }
    if !unit.isEmpty, !other.isEmpty, unit != other {
      // Lengths of two units are added in points.
      guard let lengths = Self.inPoints(first, unit), let others = Self.inPoints(second, other) else {
        throw Incomputable(reason: "it computes with '\(unit)' and '\(other)'")
      }
      (first, second, unit) = (lengths, others, "px")
    }
    if unit.isEmpty { unit = other }
    switch sign {
    case "+": return .number(first + second, unit: unit)
    case "-": return .number(first - second, unit: unit)
    case "*": return .number(first * second, unit: unit)
    default:
      guard second != 0 else { throw Incomputable(reason: "it divides by zero") }
      return .number(first / second, unit: unit)
    }
  }

  // MARK: - Expressions of a stylesheet

  /// A computed number as a stylesheet computes it, or nil if it has no words for it.
  private func numberPieces(_ expression: TokenExpression, isPart: Bool = false) -> [ImportedDefinition.Piece]? {
    switch expression {
    case .number(let number, let unit): return Self.inPoints(number, unit).map { [.text($0.shortestDigits)] }
    case .reference(let path): return table.number(of: path).map { [.reference(table.entries[$0].origin)] }
    case .chain(let first, let others):
      guard var pieces = numberPieces(first, isPart: true) else { return nil }
      for (sign, other) in others {
        guard let other = numberPieces(other, isPart: true) else { return nil }
        pieces += [.text(" \(sign) ")] + other
      }
      return isPart ? [.text("(")] + pieces + [.text(")")] : pieces
    case .text, .call, .joined: return nil
    }
  }

  /// A colour with another alpha as a stylesheet has it: `alpha(@brand, 0.5)` for `rgba({brand}, 0.5)`.
  private func colorPieces(_ expression: TokenExpression) -> [ImportedDefinition.Piece]? {
    guard case .call(let name, let arguments) = expression, arguments.count == 2,
      ["rgb", "rgba", "hsla", "fade"].contains(name), case .reference = arguments[0],
      let color = numberPieces(arguments[0])
    else { return nil }
    var amount = numberPieces(arguments[1])
    if case .number(let number, "%") = arguments[1] { amount = [.text((number / 100).shortestDigits)] }
    return amount.map { [.text("alpha(")] + color + [.text(", ")] + $0 + [.text(")")] }
  }
}
