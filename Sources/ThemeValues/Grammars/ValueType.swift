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
}
