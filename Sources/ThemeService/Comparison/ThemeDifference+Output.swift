import ThemeCompiler
import ThemeDiagnostics
import ThemeTable
import ThemeJSON

// MARK: - Text

extension ThemeDifference {
  /// A readable form: components, their paths, a line for each change, with swatches where the terminal shows colours.
  package func text(color: Bool) -> String {
    groups.map { group in
      var text = (group.component ?? "classes of no component") + "\n"
      var path: String?
      for change in group.changes {
        if change.path != path { text += "  \(change.path)\n" }
        path = change.path
        text += "    \(change.line(color: color))\n"
      }
      return text
    }.joined(separator: "\n")
  }
}

extension ThemeDifference.Change {
  /// `font-color: #112233FF → #445566FF  @media (appearance: dark)`.
  fileprivate func line(color: Bool) -> String {
    let showsType = old?.value.shownText == new?.value.shownText
    let values = [old, new].map { Self.shown($0, color: color, type: showsType) }
    let condition =
      environments == .all ? "" : "  @media \(MediaText.condition(for: environments))"
    return "\(property): \(values.joined(separator: " → "))\(condition)"
  }

  private static func shown(
    _ value: ThemeDifference.Value?, color: Bool, type: Bool
  ) -> String {
    guard let value = value?.value else { return "none" }
    let text = type ? "\(value.shownText) (\(value.typeName))" : value.shownText
    guard color, case .color(let shown) = value else { return text }
    return "\u{1B}[48;2;\(shown.red);\(shown.green);\(shown.blue)m  \u{1B}[0m \(text)"
  }
}

// MARK: - JSON

extension ThemeDifference {
  /// The same for tools: keys sorted, final newline.
  ///
  /// The two names say what was compared.
  package func json(oldName: String, newName: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("components")
      json.array(groups) { json, group in
        json.object { json in
          json.key("changes")
          json.array(group.changes) { $1.write(to: &$0) }
          json.key("name")
          if let name = group.component { json.value(name) } else { json.null() }
        }
      }
      json.member("equal", isEmpty)
      json.member("new", newName)
      json.member("old", oldName)
    }
    return json.document()
  }
}

extension ThemeDifference.Change {
  fileprivate func write(to json: inout JSONWriter) {
    let name = PropertyName(written: property)
    json.object { json in
      json.member("class", path)
      Self.write(new, as: "new", to: &json)
      Self.write(old, as: "old", to: &json)
      json.member("property", name.property.name)
      json.key("state")
      if name.state == .plain { json.null() } else { json.value(name.state.name) }
      if environments != .all { environments.write(as: "when", to: &json) }
      json.member("written", property)
    }
  }

  private static func write(
    _ value: ThemeDifference.Value?, as key: String, to json: inout JSONWriter
  ) {
    json.key(key)
    guard let value else { return json.null() }
    json.object(inline: true) { json in
      json.member("text", value.text)
      json.member("type", value.value.typeName)
      json.key("value")
      value.value.write(to: &json)
    }
  }
}
