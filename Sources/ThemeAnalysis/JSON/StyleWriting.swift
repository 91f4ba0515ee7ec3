package import ThemeBase
import ThemeCompiler
package import ThemeTable

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

extension StyleValue {
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
