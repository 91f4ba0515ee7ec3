import ThemeBase
import ThemeTable

/// The values that a property takes, as data: `Color`, `Number [0,1]`, `left | center | right`.
package struct ValueGrammar: Hashable, Sendable {
  /// One of the forms that a value may have.
  package enum Alternative: Hashable, Sendable {
    /// A type, and the numbers it is held to.
    case type(ValueType, range: ClosedRange<Double>?)
    /// A keyword.
    case keyword(String)
  }

  /// The kind of value that keywords become in the table.
  package enum KeywordKind: Sendable { case keyword, textAlignment }

  /// Tried in order.
  package var alternatives: [Alternative]
  package var keywordKind: KeywordKind
  /// The name under which the registry declares it; nil for one written in place.
  package var name: String?

  package init(_ alternatives: [Alternative], name: String? = nil, keywordKind: KeywordKind = .keyword) {
    (self.alternatives, self.name, self.keywordKind) = (alternatives, name, keywordKind)
  }

  package init(_ type: ValueType, range: ClosedRange<Double>? = nil) { self.init([.type(type, range: range)]) }

  /// The most alternatives of a declared type: each value is tried against all of them.
  package static let alternativeLimit = 256

  /// Adds an alternative unless it is there already.
  package mutating func add(_ alternative: Alternative) {
    if !alternatives.contains(alternative) { alternatives.append(alternative) }
  }

  /// The keywords, in order.
  package var keywords: [String] { alternatives.compactMap { if case .keyword(let word) = $0 { word } else { nil } } }

  /// The value of one of the words; one that a button aligns by but text does not, `fill`, stays a keyword.
  func value(of word: String) -> StyleValue {
    guard keywordKind == .textAlignment, let alignment = StyleTextAlignment(rawValue: word) else {
      return .keyword(word)
    }
    return .textAlignment(alignment)
  }

  /// The grammar as it is written in a registry: what a mismatch shows as expected.
  package var text: String {
    alternatives.map { alternative in
      switch alternative {
      case .keyword(let word): word
      case .type(let type, let range): type.rawValue + (range.map { " " + Self.text($0) } ?? "")
      }
    }.joined(separator: " | ")
  }

  /// `[0,1]`, or `[0,]` without an upper bound.
  private static func text(_ range: ClosedRange<Double>) -> String {
    let upper = range.upperBound.isFinite ? text(range.upperBound) : ""
    return "[\(text(range.lowerBound)),\(upper)]"
  }

  private static func text(_ bound: Double) -> String {
    let isWhole = bound.magnitude < 1e15 && Double(Int(bound)) == bound
    return isWhole ? String(Int(bound)) : String(bound)
  }
}

/// A type of values that has a converter of its own.
///
/// The raw value is the name in a registry, which may give a type more names: `@type UIColor = Color;`.
package enum ValueType: String, CaseIterable, Sendable {
  case color = "Color"
  case number = "Number"
  case integer = "Integer"
  case boolean = "Boolean"
  case box = "Box"
  case offset = "Offset"
  case fontStyle = "FontStyle"
  case fontName = "FontName"
  case image = "Image"
  case names = "Names"
  case string = "String"

  /// The type that the spelling of a value shows: a number, a colour in hex or a function, or else a string.
  package init(ofLiteral text: String) {
    let digits = text.utf8.dropFirst()
    let isHex = text.hasPrefix("#") && [3, 6, 8].contains(digits.count) && digits.allSatisfy { $0.hexDigit != nil }
    let isColor = isHex || text.hasPrefix("rgb") || text.hasPrefix("hsl")
    self = Double(text) != nil ? .number : isColor ? .color : .string
  }
}
