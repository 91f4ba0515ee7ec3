import ThemeBase
package import ThemeTable

extension StyleValue {
  /// The name of the type in the JSON forms.
  package var typeName: String {
    switch self {
    case .color: "color"
    case .number: "number"
    case .integer: "integer"
    case .boolean: "boolean"
    case .textStyle: "text-style"
    case .textAlignment: "text-alignment"
    case .keyword: "keyword"
    case .fontName: "font-name"
    case .imageName: "image-name"
    case .box: "box"
    case .offset: "offset"
    case .names: "names"
    case .string: "string"
    }
  }

  /// The value as a person reads it: `#223548FF`, `8 16`, `true`.
  package var shownText: String {
    switch self {
    case .number(let number): number.shortestDigits
    case .box(let box): [box.top, box.right, box.bottom, box.left].map { $0.shortestDigits }.joined(separator: " ")
    case .offset(let offset): [offset.x, offset.y].map({ $0.shortestDigits }).joined(separator: ", ")
    default: description
    }
  }
}

extension StyleColor {
  /// The colour as CSS writes it: `#0B6E99`, followed by its alpha if it is not opaque.
  package var cssText: String {
    let text = description
    return alpha == 255 ? String(text.dropLast(2)) : text
  }
}
