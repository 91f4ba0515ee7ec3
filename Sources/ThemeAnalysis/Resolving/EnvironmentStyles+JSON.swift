package import ThemeBase
import ThemeCompiler
package import ThemeTable

extension EnvironmentStyles: JSONWritable {
  /// The document of `themec resolve --format json`, with its schema in `styles.schema.json`.
  package func json() -> [UInt8] {
    let members: JSONObject = ["environment": environment, "styles": self]
    return members.document("themec-styles")
  }

  /// Writes the styles by their paths.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for style in styles {
        json.object(style.path) { json in
          for entry in style.entries {
            json.key(entry.property)
            entry.value.write(text: entry.text, to: &json)
          }
        }
      }
    }
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

extension StyleValue {
  /// Writes the value with its text and its type, on one line.
  func write(text: String, to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("text", text)
      json.member("type", typeName)
      json.key("value")
      write(to: &json)
    }
  }
}
