package import ThemeBase
import ThemeCompiler
package import ThemeModel
package import ThemeProject
import ThemeSyntax
import ThemeTable

/// Finds the declarations of the name at a cursor.
package enum DefinitionSites {
  /// The declarations as spans of the theme's files, the one that applies first.
  ///
  /// For a use of `@name`, the definitions that can apply there. A class path that a component of the standard registry
  /// declares has none: ``RegistryPage`` shows it.
  package static func find(_ target: CursorTarget, in file: Int, of theme: AnalyzedTheme) -> [Span] {
    func spans(_ definitions: [Program.Definition]) -> [Span] { definitions.map { theme.program.nameSpan($0.place) } }
    switch target.meaning {
    case .definition(let name): return spans(theme.definitions(of: name))
    case .reference(let name):
      let all = theme.definitions(of: name)
      guard let node = target.enclosing(.declaration) else { return spans(all) }
      let place = Program.Place(file: theme.id(ofFile: file), node: node.id)
      let declaration = theme.program.declarations.values.first { $0.place == place }
      let environments = declaration?.environments ?? .all
      let possible = all.filter { !$0.environments.isDisjoint(with: environments) }
      return spans(possible.isEmpty ? all : possible)
    case .classPath(let paths): return paths.flatMap { declarations(ofClass: $0, in: theme) }
    case .component(let name): return [theme.registry.component(named: name)?.declaration].compactMap { $0 }
    case .valueWord(let word, _, _): return spans(theme.definitions(of: "@" + word))
    default: return []
    }
  }

  /// The places that declare a class; none for one of the standard registry.
  package static func declarations(ofClass path: String, in theme: AnalyzedTheme) -> [Span] {
    if let heir = theme.registry.heirs.first(where: { theme.registry.paths[$0.path] == path }) { return [heir.span] }
    guard let id = theme.registry.resolvePath(path) else {
      // A class of the app that nothing declares: the rule that names it first.
      guard let path = theme.program.paths.id(path), let row = theme.compilation.theme.groups.row(of: path) else {
        return []
      }
      return [theme.program.span(theme.program.selectors[row.firstSelector].place)]
    }
    return theme.registry.parts(of: id).compactMap { theme.registry.components[$0.component].declaration }
  }
}

/// The bases and the heirs of a class: `@class A : B`.
package enum ClassFamily {
  /// The bases of a class, the strongest last; none for one that declares none.
  package static func bases(of name: String, in registry: Registry) -> [String] {
    registry.heirs.filter { registry.paths[$0.path] == name }.flatMap { $0.bases.map { registry.paths[$0] } }
  }

  /// The classes that name a class as a base.
  package static func heirs(of name: String, in registry: Registry) -> [String] {
    registry.heirs.filter { $0.bases.contains { registry.paths[$0] == name } }.map { registry.paths[$0.path] }
  }
}

/// The names of definitions that belong together: `@brand`, `@brand_darkBackground` and the like.
struct DefinitionFamily {
  /// The name without a suffix, its `@` included.
  var base: String
  /// The suffix with its `_`; empty for the base.
  var suffix: String

  /// The suffixes that a family has, the empty one first.
  static let suffixes =
    [""] + (PaletteVariant.allCases.map { $0.keySuffix } + [PaletteKey.misspeltSuffix]).map { "_" + $0 }

  /// The suffixes of all variants but the plain one, which has two names: the base and the base with `_lightBackground`.
  private static let variantSuffixes = PaletteVariant.allCases.map { "_" + $0.keySuffix }.filter {
    $0 != "_lightBackground"
  }

  init(_ name: String) {
    let fitting = Self.suffixes.filter { name.hasSuffix($0) && name.count > $0.count + 1 }
    suffix = fitting.max { $0.count < $1.count } ?? ""
    base = String(name.dropLast(suffix.count))
  }

  /// The names of all variants but the plain one that a theme neither defines nor uses.
  func missingVariants(_ isKnown: (String) -> Bool) -> [String] {
    Self.variantSuffixes.map { base + $0 }.filter { !isKnown($0) }
  }
}

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
