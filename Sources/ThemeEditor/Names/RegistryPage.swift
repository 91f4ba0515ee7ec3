import ThemeBase
package import ThemeRegistry

/// A component of the standard registry as a stylesheet that an editor can show: nobody has its file.
package struct RegistryPage: Sendable {
  /// The name of the file.
  package var name: String
  package var bytes: [UInt8] = []
  /// The offsets of the part that was asked for, or of the component's name.
  package var range = 0..<0

  /// The page of the component to which a class path belongs, or nil if the standard registry does not have it.
  package static func find(_ target: CursorTarget, _ registry: Registry) -> RegistryPage? {
    switch target.meaning {
    case .classPath(let paths):
      for path in paths {
        guard let id = registry.resolvePath(path) else {
          // A component that no part is named after.
          guard let owner = registry.owner(of: Array(path.utf8)[...]), owner.declaration == nil
          else { continue }
          return page(owner, nil, registry)
        }
        for part in registry.parts(of: id) {
          let component = registry.components[part.component]
          if component.declaration == nil { return page(component, id, registry) }
        }
      }
      return nil
    case .property(let name, let paths):
      for path in paths {
        guard let id = registry.resolvePath(path) else { continue }
        for part in registry.parts(of: id) where part.isListed {
          let component = registry.components[part.component]
          if component.declaration == nil { return page(component, id, property: name, registry) }
        }
      }
      return nil
    case .component(let name):
      guard let component = registry.component(named: name), component.declaration == nil else {
        return nil
      }
      return page(component, nil, registry)
    default: return nil
    }
  }

  private static func page(
    _ component: Component, _ path: ID<Registry.Path>?, property: String? = nil,
    _ registry: Registry
  ) -> RegistryPage {
    var page = RegistryPage(name: "\(component.name).nss")
    page.append("/* A part of themec's own registry, to be read only. */\n")
    page.append("@component ")
    page.mark(component.name)
    page.append(" {\n")
    if let name = component.superclass { page.append("  superclass: \"\(name)\";\n") }
    page.append("  certainty: \(component.certainty.rawValue);\n")
    for source in component.sources { page.append("  source: \"\(source)\";\n") }
    if let note = component.note { page.append("  note: \"\(note)\";\n") }
    for id in component.parts {
      let part = registry.parts[id]
      page.append(part, isWanted: part.path == path, property, registry)
    }
    page.append("}\n")
    return page
  }

  private mutating func append(
    _ part: Part, isWanted: Bool, _ property: String?, _ registry: Registry
  ) {
    append("  @part ")
    let name = registry.paths[part.path]
    if isWanted { mark(name) } else { append(name) }
    let kind = registry.kinds[part.kind].name
    if kind != "unknown" { append(" : \(kind)") }
    guard part.isListed, !part.entries.isEmpty else { return append(";\n") }
    append(" {\n")
    for entry in registry.entries[part.entries] {
      let grammar = registry.grammars[entry.grammar].shownName
      let name = registry.properties[entry.property]
      append("    ")
      if isWanted, name == property { mark(name) } else { append(name) }
      append(": \(grammar);\n")
    }
    append("  }\n")
  }

  mutating func append(_ text: String) { bytes += Array(text.utf8) }

  /// Appends the text that was asked for.
  mutating func mark(_ text: String) {
    range = bytes.count..<(bytes.count + text.utf8.count)
    append(text)
  }
}
