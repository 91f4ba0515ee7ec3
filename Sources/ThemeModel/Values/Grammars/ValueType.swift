import ThemeBase

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
