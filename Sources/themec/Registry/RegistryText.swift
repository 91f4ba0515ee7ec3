import ThemeBase
import ThemeModel
import ThemeReports

/// The registry for people.
extension Registry {
  /// One line for each component.
  fileprivate func list(_ selection: RegistrySelection, to text: inout StyledText) {
    let rows = selection.items.map { item in
      let parts = counted(item.parts.count, "part")
      let styled = item.component.styles ?? item.component.superclass
      return [item.component.name, item.component.certainty.rawValue, parts, styled ?? ""]
    }
    TextColumns(rows: rows).write(to: &text)
  }

  /// Each component with its parts, and these with their properties.
  fileprivate func details(_ selection: RegistrySelection, to text: inout StyledText) {
    for (number, item) in selection.items.enumerated() {
      if number > 0 { text.endLine() }
      details(item, to: &text)
    }
  }

  private func details(_ item: RegistrySelection.Item, to text: inout StyledText) {
    let component = item.component
    var facts = [["certainty", component.certainty.rawValue]]
    if let name = component.superclass { facts.append(["superclass", name]) }
    if let name = component.styles { facts.append(["styles", name]) }
    facts += component.refersTo.map { ["refers to", $0] }
    facts += component.sources.map { ["source", $0] }
    if let note = component.note { facts.append(["note", note]) }
    text.append(line: component.name)
    TextColumns(rows: facts).write(to: &text, indent: 2)
    for part in item.parts { details(part, to: &text) }
  }

  private func details(_ part: Part, to text: inout StyledText) {
    let kind = kinds[part.kind].name
    text.endLine()
    text.append(line: "  \(paths[part.path])\(kind == "unknown" ? "" : " (\(kind))")")
    if !part.carries.isEmpty { text.append(line: "    carries \(names(part.carries, joinedBy: ":"))") }
    if !part.styledLike.isEmpty { text.append(line: "    styled like \(names(part.styledLike, joinedBy: ", "))") }
    let entries = entries(of: part.path)
    if !part.isListed {
      text.append("    its properties are not documented")
      text.append(line: entries.isEmpty ? "" : "; parts of its kind take")
    }
    TextColumns(rows: entries.map(row)).write(to: &text, indent: 4)
  }

  private func row(_ entry: PropertyEntry) -> [String] {
    let remarks = remarks(on: entry).map { "(\($0))" }
    let type = grammars[entry.grammar].shownText
    return [properties[entry.property], ([type] + remarks).joined(separator: " ")]
  }

  private func names(_ ids: [ID<Registry.Path>], joinedBy separator: String) -> String {
    ids.map { paths[$0] }.joined(separator: separator)
  }

  /// Facts about a property besides its type.
  func remarks(on entry: PropertyEntry) -> [String] {
    var remarks: [String] = []
    if let meant = entry.meant { remarks.append("a slip of '\(properties[meant])'") }
    if entry.flags.contains(.notRead) { remarks.append("not read by any renderer") }
    if entry.flags.contains(.undocumented) { remarks.append("not documented") }
    if entry.flags.contains(.inferred) { remarks.append("inferred from an example") }
    if entry.flags.contains(.untyped) { remarks.append("type not documented") }
    if let remark = entry.remark { remarks.append(self.remarks[remark]) }
    return remarks
  }

  // MARK: For tools, with sorted keys

  fileprivate func object(of item: RegistrySelection.Item) -> JSONObject {
    let component = item.component
    return [
      "certainty": component.certainty.rawValue, "name": component.name, "note": component.note,
      "parts": item.parts.map(object), "refersTo": list(component.refersTo), "sources": list(component.sources),
      "styles": component.styles, "superclass": component.superclass,
    ]
  }

  private func object(of part: Part) -> JSONObject {
    [
      "carries": list(part.carries.map { paths[$0] }), "isListed": part.isListed,
      "kind": kinds[part.kind].name, "path": paths[part.path],
      "properties": entries(of: part.path).map(object),
      "styledLike": list(part.styledLike.map { paths[$0] }),
    ]
  }

  private func object(of entry: PropertyEntry) -> JSONObject {
    let grammar = grammars[entry.grammar]
    let name = properties[entry.property]
    return .inline([
      "name": name, "remarks": list(remarks(on: entry)), "state": split(Array(name.utf8)[...]).state,
      "type": grammar.name ?? grammar.text, "values": grammar.text,
    ])
  }

  /// An array of words, left out if it is empty.
  private func list(_ words: [String]) -> JSONLine? { words.isEmpty ? nil : words.inline }
}

extension ValueGrammar {
  /// The name of a declared type, with its words where it is a choice of words: `TextAlign: left | center`.
  var shownText: String {
    guard let name, name != text else { return text }
    return "\(name): \(text)"
  }
}

/// The answer of `themec registry` about one word.
struct RegistryAnswer {
  /// Writes the answer for people.
  let write: (inout StyledText) -> Void
  /// The document for tools.
  let document: () -> JSONObject

  /// An answer that a document has under a key.
  init(
    _ key: String, _ value: @autoclosure @escaping () -> any JSONWritable,
    _ write: @escaping (inout StyledText) -> Void
  ) {
    self.write = write
    document = { JSONObject([(key, value())]) }
  }

  /// Components with some or all of their parts; of a list people see only the names.
  static func components(_ selection: RegistrySelection, in registry: Registry, isList: Bool = false) -> RegistryAnswer
  {
    RegistryAnswer("components", selection.items.map(registry.object)) { text in
      if isList { registry.list(selection, to: &text) } else { registry.details(selection, to: &text) }
    }
  }
}
