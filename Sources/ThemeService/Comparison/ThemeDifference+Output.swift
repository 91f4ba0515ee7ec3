import ThemeCompiler
package import ThemeReports
import ThemeTable
import ThemeJSON

// MARK: - Text

extension ThemeDifference {
  /// The differences for people: components, their paths, and a line for each change.
  ///
  /// A colour has a swatch beside it if the terminal shows colours.
  package func text(_ options: RenderingOptions = RenderingOptions()) -> StyledText {
    var text = StyledText(options)
    for (index, group) in groups.enumerated() {
      if index > 0 { text.endLine() }
      text.append(line: group.component ?? "classes of no component")
      var path: String?
      for change in group.changes {
        if change.path != path { text.append(line: "  \(change.path)") }
        path = change.path
        change.append(to: &text)
      }
    }
    return text
  }
}

extension ThemeDifference.Change {
  /// Appends a line: `font-color: #112233FF → #445566FF  @media (appearance: dark)`.
  fileprivate func append(to text: inout StyledText) {
    let showsType = old?.value.shownText == new?.value.shownText
    text.append("    \(property): ")
    Self.append(old, type: showsType, to: &text)
    text.append(" → ")
    Self.append(new, type: showsType, to: &text)
    if environments != .all {
      text.append("  @media \(MediaText.condition(for: environments))")
    }
    text.endLine()
  }

  private static func append(
    _ value: ThemeDifference.Value?, type: Bool, to text: inout StyledText
  ) {
    guard let value = value?.value else { return text.append("none") }
    if case .color(let shown) = value, text.hasColor {
      text.append(swatch: (shown.red, shown.green, shown.blue), width: 2)
      text.append(" ")
    }
    text.append(type ? "\(value.shownText) (\(value.typeName))" : value.shownText)
  }
}

// MARK: - JSON

extension ThemeDifference {
  /// The differences as JSON for tools, with sorted keys and a trailing newline.
  ///
  /// The two names say what was compared.
  package func json(oldName: String, newName: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.array("components", groups) { json, group in
        json.object { json in
          json.array("changes", group.changes) { $1.write(to: &$0) }
          json.key("name")
          if let name = group.component { json.value(name) } else { json.null() }
        }
      }
      json.member("equal", isEmpty)
      json.member("new", newName)
      json.member("old", oldName)
      json.member("version", AnswerDocument.version)
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
