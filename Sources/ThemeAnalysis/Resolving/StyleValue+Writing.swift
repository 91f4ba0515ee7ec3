package import ThemeBase
import ThemeCompiler
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

  /// Writes the value: colours as `"#RRGGBBAA"`, boxes and offsets as arrays of numbers, words as strings.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .color(let color): json.value(color.hexText)
    case .number(let number): json.value(number)
    case .integer(let number): json.value(Int(number))
    case .boolean(let flag): json.value(flag)
    case .textStyle(let style): json.value(style.name)
    case .textAlignment(let alignment): json.value(alignment.rawValue)
    case .keyword(let word), .fontName(let word), .imageName(let word), .string(let word): json.value(word)
    case .box(let box): json.array([box.top, box.right, box.bottom, box.left], inline: true) { $0.value($1) }
    case .offset(let offset): json.array([offset.x, offset.y], inline: true) { $0.value($1) }
    case .names(let names): json.array(names, inline: true) { $0.value($1) }
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

extension EnvironmentSet {
  /// Writes a list of conditions of which one must hold.
  package func write(to json: inout JSONWriter) {
    json.array(conditions, inline: true) { json, condition in
      json.object(inline: true) { json in
        for choice in condition.sorted(by: { $0.axis.name < $1.axis.name }) {
          json.member(choice.axis.name, choice.name)
        }
      }
    }
  }
}
