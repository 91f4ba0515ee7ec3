package import ThemeBase
import ThemeModel
import ThemeTable

extension ThemeDifference {
  /// The differences as JSON for tools, with sorted keys and a trailing newline.
  ///
  /// The two names say what was compared.
  package func json(oldName: String, newName: String) -> [UInt8] {
    members(oldName: oldName, newName: newName).document(Self.form)
  }

  /// The name of the form.
  package static let form = "themec-difference"

  /// The same as a part of a document.
  package func members(oldName: String, newName: String) -> JSONObject {
    ["causes": causes, "components": groups, "equal": isEmpty, "new": newName, "old": oldName]
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
      "class": path, "new": new.orNull, "old": old.orNull, "property": name.property.name, "state": state.orNull,
      "when": environments == .all ? nil : environments, "written": property,
    ]
  }
}

extension ThemeDifference.Value: JSONWritable {
  package func write(to json: inout JSONWriter) { value.write(text: text, to: &json) }
}

extension ThemeDifference.Cause: JSONObjectConvertible {
  package var json: JSONObject {
    switch subject {
    case .rules(let path):
      [
        "class": path, "classes": pathCount, "newlyFailing": newlyFailing, "nowPassing": nowPassing,
        "values": valueCount,
      ]
    case .definition(let name, let old, let new, let environments):
      [
        "classes": pathCount, "definition": name, "new": new.orNull, "newlyFailing": newlyFailing,
        "nowPassing": nowPassing, "old": old.orNull, "values": valueCount,
        "when": environments == .all ? nil : environments,
      ]
    }
  }
}

extension ThemeDifference.Pair: JSONObjectConvertible {
  package var json: JSONObject {
    [
      "class": path, "newRatio": newRatio.map(ContrastRatio.text).orNull,
      "oldRatio": oldRatio.map(ContrastRatio.text).orNull, "on": ground, "property": property,
      "when": environments == .all ? nil : environments,
    ]
  }
}
