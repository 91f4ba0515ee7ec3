import ThemeDiagnostics
import ThemeRegistry
import ThemeSyntax

/// What `themec registry` shows: components, each with some or all of its parts.
struct RegistrySelection {
  struct Item {
    let component: Component
    let parts: [Part]
  }

  let items: [Item]

  /// All components with all their parts, by name.
  static func all(of registry: Registry) -> RegistrySelection {
    RegistrySelection(
      items: registry.components.values.sorted { $0.name < $1.name }.map { Item($0, in: registry) })
  }

  /// What a word means: the name of a component, a class path, or a pattern of class paths with `*`.
  static func find(_ word: String, in registry: Registry) throws(Failure) -> RegistrySelection {
    if let component = registry.component(named: word) {
      return RegistrySelection(items: [Item(component, in: registry)])
    }
    let paths =
      word.contains("*")
      ? registry.expand(word) + registry.expand("fdl" + word)
      : registry.resolvePath(word).map { [$0] } ?? []
    guard !paths.isEmpty else { throw .unknownComponent(word, in: registry) }
    return grouping(paths, in: registry)
  }

  /// The parts of some paths under their components, in the order in which these come up.
  private static func grouping(_ paths: [ID<Registry.Path>], in registry: Registry)
    -> RegistrySelection
  {
    var order: [ID<Component>] = []
    var parts: [ID<Component>: [Part]] = [:]
    for part in paths.flatMap(registry.parts(of:)) {
      if parts[part.component] == nil { order.append(part.component) }
      parts[part.component, default: []].append(part)
    }
    return RegistrySelection(
      items: order.map {
        Item(component: registry.components[$0], parts: parts[$0] ?? [])
      })
  }
}

extension RegistrySelection.Item {
  fileprivate init(_ component: Component, in registry: Registry) {
    self.init(component: component, parts: component.parts.map { registry.parts[$0] })
  }
}

extension Failure {
  fileprivate static func unknownComponent(_ word: String, in registry: Registry) -> Failure {
    if word.contains("*") {
      return .usage("no class path is of the pattern \(quoted(word))")
    }
    let suggester = registry.suggester()
    let near = suggester.component(word) ?? suggester.path(word)
    return .usage(
      "the registry has no component or class path \(quoted(word))",
      help: [near.map { "did you mean '\($0)'?" } ?? "'themec registry' lists the components"])
  }
}
