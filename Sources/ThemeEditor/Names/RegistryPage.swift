import ThemeBase
import ThemeCompiler
package import ThemeModel
package import ThemeProject

/// A component of the standard registry as a stylesheet that an editor can show: nobody has its file.
package struct RegistryPage: Sendable {
  /// The name of the file.
  package var name: String
  /// The text of the page.
  package var bytes: [UInt8] = []
  /// The offsets of the part that was asked for, or of the component's name.
  package var range = 0..<0

  /// The page of the component to which a class path belongs, or nil if the standard registry does not have it.
  package static func find(_ target: CursorTarget, _ registry: Registry) -> RegistryPage? {
    switch target.meaning {
    case .classPath(let paths): paths.lazy.compactMap { page(ofPath: $0, property: nil, registry) }.first
    case .property(let name, let paths): paths.lazy.compactMap { page(ofPath: $0, property: name, registry) }.first
    case .component(let name): registry.component(named: name).flatMap { page($0, nil, property: nil, registry) }
    default: nil
    }
  }

  /// The page of the first component that has a class path, and lists the properties of its part if one is asked for.
  package static func page(ofPath path: String, property: String?, _ registry: Registry) -> RegistryPage? {
    if let id = registry.resolvePath(path) {
      let parts = registry.parts(of: id).lazy.filter { property == nil || $0.isListed }
      return parts.compactMap { page(registry.components[$0.component], id, property: property, registry) }.first
    }
    // A component that no part is named after.
    guard property == nil, let owner = registry.owner(of: Array(path.utf8)[...]) else { return nil }
    return page(owner, nil, property: nil, registry)
  }

  /// The page of a component, or nil for one that a theme declares.
  private static func page(_ component: Component, _ path: ID<Registry.Path>?, property: String?, _ registry: Registry)
    -> RegistryPage?
  {
    guard component.declaration == nil else { return nil }
    var page = RegistryPage(name: "\(component.name).nss")
    page.append("/* A part of themec's own registry, to be read only. */\n@component ")
    page.append(component.name, isWanted: true)
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

  private mutating func append(_ part: Part, isWanted: Bool, _ property: String?, _ registry: Registry) {
    append("  @part ")
    append(registry.paths[part.path], isWanted: isWanted)
    let kind = registry.kinds[part.kind].name
    if kind != "unknown" { append(" : \(kind)") }
    guard part.isListed, !part.entries.isEmpty else { return append(";\n") }
    append(" {\n")
    for entry in registry.entries[part.entries] {
      let grammar = registry.grammars[entry.grammar].shownName
      let name = registry.properties[entry.property]
      append("    ")
      append(name, isWanted: isWanted && name == property)
      append(": \(grammar);\n")
    }
    append("  }\n")
  }

  /// Appends a text, which may be the one that was asked for.
  mutating func append(_ text: String, isWanted: Bool = false) {
    let start = bytes.count
    bytes += text.utf8
    if isWanted { range = start..<bytes.count }
  }

  // MARK: The palette of a theme as a stylesheet that an editor can show

  /// The page of the palette with the colour that a value names; nil if the value names no colour of it.
  package static func palette(_ target: CursorTarget, of theme: AnalyzedTheme) -> RegistryPage? {
    let names = theme.compilation.palette.names
    guard case .valueWord(let word, _, _) = target.meaning, theme.compilation.target != .nui,
      let wanted = names.contains(word) ? word : names.first(where: { word.hasPrefix($0 + "_") })
    else { return nil }
    var page = RegistryPage(name: "\(theme.compilation.palette.version.rawValue).nss")
    page.append("/* A palette of the Fiori SDK, to be read only. */\n")
    for name in names {
      let variants = ValueVariants.read(name, theme)
      page.append("@")
      page.append(name, isWanted: name == wanted)
      page.append(": \(variants.first?.value.editorText ?? "clear");")
      if variants.count > 1 { page.append(" /* \(InlayHint.text(of: variants)) */") }
      page.append("\n")
    }
    return page
  }
}
