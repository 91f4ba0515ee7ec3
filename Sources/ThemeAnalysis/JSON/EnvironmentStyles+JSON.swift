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

extension EnvironmentSet: JSONWritable {}

extension StyleValue: JSONWritable {}

extension JSONObject {
  /// A value with its text and its type, on one line.
  static func typed(_ value: StyleValue, text: String) -> JSONObject {
    .inline(["text": text, "type": value.typeName, "value": value])
  }
}
