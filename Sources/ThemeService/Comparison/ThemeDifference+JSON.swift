import ThemeCompiler
package import ThemeJSON
import ThemeTable

extension ThemeDifference {
  /// The differences as JSON for tools, with sorted keys and a trailing newline.
  ///
  /// The two names say what was compared.
  package func json(oldName: String, newName: String) -> [UInt8] {
    AnswerDocument.bytes([
      "components": groups, "equal": isEmpty, "new": newName, "old": oldName,
    ])
  }
}

extension ThemeDifference.Group: JSONObjectConvertible {
  package var json: JSONObject { ["changes": changes, "name": component.orNull] }
}

extension ThemeDifference.Change: JSONObjectConvertible {
  package var json: JSONObject {
    let name = PropertyName(written: property)
    let state = name.state == .plain ? nil : name.state.name
    return [
      "class": path, "new": new.orNull, "old": old.orNull, "property": name.property.name,
      "state": state.orNull,
      "when": environments == .all ? nil : environments, "written": property,
    ]
  }
}

extension ThemeDifference.Value: JSONObjectConvertible {
  package var json: JSONObject { .typed(value, text: text) }
}
