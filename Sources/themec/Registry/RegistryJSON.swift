import ThemeBase
import ThemeModel

/// The registry for tools: one document with sorted keys.
struct RegistryJSON {
  let registry: Registry

  /// A document of one member beside its format and version, with sorted keys.
  static func document(_ key: String, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      for name in ["format", "version", key].sorted() {
        switch name {
        case "format": json.member(name, "themec-registry")
        case "version": json.member(name, 1)
        default:
          json.key(name)
          write(&json)
        }
      }
    }
    return json.document()
  }

  func document(_ selection: RegistrySelection) -> [UInt8] {
    Self.document("components") { json in json.array(selection.items) { write($1, to: &$0) } }
  }

  private func write(_ item: RegistrySelection.Item, to json: inout JSONWriter) {
    let component = item.component
    json.object { json in
      json.member("certainty", component.certainty.rawValue)
      json.member("name", component.name)
      if let note = component.note { json.member("note", note) }
      json.array("parts", item.parts) { write($1, to: &$0) }
      write(component.refersTo, as: "refersTo", to: &json)
      write(component.sources, as: "sources", to: &json)
      if let styles = component.styles { json.member("styles", styles) }
      if let superclass = component.superclass { json.member("superclass", superclass) }
    }
  }

  private func write(_ part: Part, to json: inout JSONWriter) {
    json.object { json in
      write(part.carries.map { registry.paths[$0] }, as: "carries", to: &json)
      json.member("isListed", part.isListed)
      json.member("kind", registry.kinds[part.kind].name)
      json.member("path", registry.paths[part.path])
      json.array("properties", registry.entries(of: part.path)) { write($1, to: &$0) }
      write(part.styledLike.map { registry.paths[$0] }, as: "styledLike", to: &json)
    }
  }

  private func write(_ entry: PropertyEntry, to json: inout JSONWriter) {
    let grammar = registry.grammars[entry.grammar]
    let name = registry.properties[entry.property]
    json.object(inline: true) { json in
      json.member("name", name)
      write(registry.remarks(on: entry), as: "remarks", to: &json)
      if let state = registry.split(Array(name.utf8)[...]).state { json.member("state", state) }
      json.member("type", grammar.name ?? grammar.text)
      json.member("values", grammar.text)
    }
  }

  /// An array of words, left out if it is empty.
  private func write(_ words: [String], as key: String, to json: inout JSONWriter) {
    guard !words.isEmpty else { return }
    json.array(key, words, inline: true) { $0.value($1) }
  }
}
