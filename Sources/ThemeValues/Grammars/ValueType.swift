/// A type of values that has a converter of its own.
///
/// The raw value is the name in a registry; ``aliases`` are other spellings of the documentation.
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

  /// The type of that name or alias; nil for an unknown one.
  package init?(name: String) {
    guard let type = ValueType(rawValue: name) ?? Self.aliases[name] else { return nil }
    self = type
  }

  /// Other names that SAP's and NUI's documentation use for the same types.
  package static let aliases: [String: ValueType] = [
    "UIColor": .color, "Float": .number, "UIFontTextStyle": .fontStyle,
    "UIFont.TextStyle": .fontStyle, "Font Style Name": .fontStyle, "UIImage": .image,
    "Name": .image, "Size": .offset,
  ]
}
