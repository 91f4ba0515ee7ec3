import ThemeBase
import ThemeModel

/// The components that `themec registry` shows, each with some or all of its parts.
struct RegistrySelection {
  struct Item {
    let component: Component
    let parts: [Part]
  }

  let items: [Item]

  /// All components with all their parts, by name.
  static func all(of registry: Registry) -> RegistrySelection {
    RegistrySelection(items: registry.components.values.sorted { $0.name < $1.name }.map { Item($0, in: registry) })
  }

  /// The class paths of all parts.
  var paths: [ID<Registry.Path>] { items.flatMap { $0.parts.map(\.path) } }
}

extension RegistrySelection {
  /// The meaning of a word: the name of a component, a class path, a pattern of class paths with `*`, or a view that
  /// components style, `UIButton`.
  ///
  /// nil if it means none of them.
  init?(_ word: String, in registry: Registry) {
    // The path of a whole component is its name after `fdl`.
    let name = word.hasPrefix("fdl") ? String(word.dropFirst(3)) : word
    if let component = registry.component(named: word) ?? registry.component(named: name) {
      items = [Item(component, in: registry)]
      return
    }
    let paths =
      word.contains("*")
      ? registry.expand(word) + registry.expand("fdl" + word) : registry.resolvePath(word).map { [$0] } ?? []
    guard paths.isEmpty else {
      self = Self.grouping(paths, in: registry)
      return
    }
    // Components whose parts have other names, or that style the view or a part of it.
    let components =
      word.contains("*")
      ? registry.components(ofPattern: word)
      : registry.components.values.filter { $0.styles?.split(separator: " ").contains(word[...]) ?? false }
    items = components.map { Item($0, in: registry) }
    if items.isEmpty { return nil }
  }

  /// The parts of some paths under their components, in the order in which these come up.
  private static func grouping(_ paths: [ID<Registry.Path>], in registry: Registry) -> RegistrySelection {
    var order: [ID<Component>] = []
    var parts: [ID<Component>: [Part]] = [:]
    for part in paths.flatMap(registry.parts(of:)) {
      if parts[part.component] == nil { order.append(part.component) }
      parts[part.component, default: []].append(part)
    }
    return RegistrySelection(items: order.map { Item(component: registry.components[$0], parts: parts[$0] ?? []) })
  }
}

extension RegistrySelection.Item {
  fileprivate init(_ component: Component, in registry: Registry) {
    self.init(component: component, parts: component.parts.map { registry.parts[$0] })
  }
}
