package import ThemeBase
import ThemeCompiler
package import ThemeTable

extension EnvironmentStyles {
  /// The document of `themec resolve --format json`, with its schema in `styles.schema.json`.
  package func json() -> [UInt8] {
    var byPath = JSONObject()
    for style in styles {
      var entries = JSONObject()
      for entry in style.entries { entries.append(entry.property, JSONObject.typed(entry.value, text: entry.text)) }
      byPath.append(style.path, entries)
    }
    let members: JSONObject = ["environment": environment, "styles": byPath]
    return members.document("themec-styles")
  }
}

extension StyleEnvironment: JSONWritable {
  /// Writes the choice on each axis, sorted by the axes' names.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for axis in StyleAxis.allCases.sorted(by: { $0.name < $1.name }) { json.member(axis.name, choice(on: axis).name) }
    }
  }
}

extension EnvironmentSet: JSONWritable {
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

extension StyleValue: JSONWritable {
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

extension JSONObject {
  /// A value with its text and its type, on one line.
  static func typed(_ value: StyleValue, text: String) -> JSONObject {
    .inline(["text": text, "type": value.typeName, "value": value])
  }
}
