package import ThemeBase

/// Finds the path or property that was probably meant.
///
/// Making one costs a look at every name of the registry: make it once a run, when the first
/// unknown name turns up.
///
/// A class, because it is lent for thousands of searches and a registry is large to copy.
package final class RegistrySuggester: Sendable {
  private let registry: Registry
  private let owners: RootTable
  private let patterns: PatternTable
  /// The names of a registry to which something was added, or those that NUI has; nil for all of the standard one.
  private let own: Own?
  private let target: Target

  /// The one of the standard registry, shared by all themes of a run.
  fileprivate static let standard = RegistrySuggester(.standard, for: .fioriUIKit)

  init(_ registry: Registry, for target: Target) {
    self.registry = registry
    self.target = target
    owners = registry.owners
    patterns = registry.patterns.value
    if target == .nui {
      own = Self.namesForNUI(of: registry)
    } else {
      own = registry.isAsLargeAsStandard ? nil : Own(registry.partPaths, registry.properties.ids, of: registry)
    }
  }

  private struct Own: Sendable {
    let paths: NameSuggester
    let plainPaths: NameSuggester
    let properties: NameSuggester
    let mostDigits: Int

    init(_ ids: [ID<Registry.Path>], _ properties: some Sequence<ID<Registry.Property>>, of registry: Registry) {
      let names = ids.map { registry.paths.slice($0) }
      paths = NameSuggester(bytes: names)
      plainPaths = NameSuggester(bytes: names.filter { !$0.starts(with: "fdl".utf8) })
      self.properties = NameSuggester(bytes: properties.map { registry.properties.slice($0) })
      mostDigits = names.reduce(0) { max($0, $1.digitCount) }
    }
  }

  /// The paths and properties of NUI's classes and of the user's: NUI has none of Fiori's.
  private static func namesForNUI(of registry: Registry) -> Own {
    let parts = registry.parts.values.filter { registry.isOfNUI(registry.components[$0.component]) }
    let entries = parts.flatMap { part in
      registry.entries[part.isListed ? part.entries : registry.kinds[part.kind].entries]
    }
    return Own(Set(parts.map { $0.path }).sorted(), Set(entries.map { $0.property }).sorted(), of: registry)
  }

  // Those of the standard registry are made when something first asks for them, and shared by all themes of a run.
  private var paths: NameSuggester { own?.paths ?? Self.standardPaths }
  private var properties: NameSuggester { own?.properties ?? Self.standardProperties }

  private static let standardPaths = NameSuggester(
    Registry.standard.paths.table, order: StandardData.pathOrder, letters: StandardData.pathLetters,
    starts: StandardData.pathStarts)
  private static let standardPlainPaths = NameSuggester(
    bytes: Registry.standard.paths.ids.map { Registry.standard.paths.slice($0) }.filter { !$0.starts(with: "fdl".utf8) }
  )
  private static let standardProperties = NameSuggester(
    Registry.standard.properties.table, order: StandardData.propertyOrder, letters: StandardData.propertyLetters,
    starts: StandardData.propertyStarts)

  /// The class path nearest to an unknown one: a part of the same component first.
  package func path(_ name: String) -> String? {
    path(Array(name.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same for bytes.
  package func path(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? { withPrefix(name) ?? pathNear(name) }

  /// The class path nearest to a name that lacks no prefix.
  package func pathNear(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if let owner = owners.owner(of: name), target != .nui || registry.isOfNUI(registry.components[owner]) {
      let parts = registry.components[owner].parts.map { registry.paths.slice(registry.parts[$0].path) }
      if let nearest = NameSuggester(bytes: parts).nearest(to: name) { return nearest }
    }
    return paths.nearest(to: name)
  }

  /// Whether a path can have as many digits as a name.
  package func hasDigits(of name: ArraySlice<UInt8>) -> Bool { name.digitCount <= own?.mostDigits ?? 1 }

  /// The class path nearest to a plain word, for which nobody means one of Fiori's.
  package func plainPath(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let own else { return Self.standardPlainPaths.nearest(to: name) }
    return own.plainPaths.nearest(to: name)
  }

  /// The properties of a path as candidates: slips of the documentation come last.
  package func propertyNames(of path: ID<Registry.Path>) -> [String] {
    registry.entries(of: path).sorted { $0.rank < $1.rank }.map { registry.properties[$0.property] }
  }

  /// The property nearest to an unknown one: one that this path takes first.
  ///
  /// If the properties of a path are certain, nothing else is suggested. Who looks for many names passes the candidates of
  /// the path.
  package func property(_ name: String, on path: ID<Registry.Path>?, taking names: [String]? = nil) -> String? {
    guard let path else { return properties.nearest(to: name) }
    let own = names ?? propertyNames(of: path)
    if let nearest = NameSuggester.nearest(to: name, in: own) { return nearest }
    let isCertain = registry.isDocumented(path) && !own.isEmpty
    return isCertain ? nil : properties.nearest(to: name)
  }

  /// The component nearest to an unknown one.
  package func component(_ name: String) -> String? {
    NameSuggester.nearest(to: name, in: registry.components.values.map { $0.name })
  }

  /// `FUIHierarchyView_header` and `HierarchyView_header` lack the beginning that Fiori's paths have.
  package func withPrefix(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard target != .nui else { return nil }
    // Both names are made in one buffer, as each unknown class asks: `fdl` and the name at its end, then `fdlFUI` and the
    // name in all of it.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(6 + name.count)
    bytes += "fdlfdl".utf8
    bytes += name
    if isPath(bytes[3...]) { return bytes[3...] }
    (bytes[3], bytes[4], bytes[5]) = (UInt8(ascii: "F"), UInt8(ascii: "U"), UInt8(ascii: "I"))
    return isPath(bytes[...]) ? bytes[...] : nil
  }

  private func isPath(_ name: ArraySlice<UInt8>) -> Bool {
    registry.paths.id(name).map { registry.isPart($0) } ?? false || registry.patternPath(name, patterns) != nil
  }
}

extension ArraySlice<UInt8> { fileprivate var digitCount: Int { count { $0.isASCIIDigit } } }

extension Registry {
  /// Whether nothing was added to the standard registry.
  ///
  /// A registry only grows: whoever adds something adds a part, a path or a property.
  fileprivate var isAsLargeAsStandard: Bool {
    parts.count == Registry.standard.parts.count && paths.count == Registry.standard.paths.count
      && properties.count == Registry.standard.properties.count
  }

  /// Whether NUI styles a component, or the user declares it.
  fileprivate func isOfNUI(_ component: Component) -> Bool {
    component.styles != nil || component.declaration != nil
  }

  /// Finds names that were probably meant, of those that a target has.
  package func suggester(for target: Target = .fioriUIKit) -> RegistrySuggester {
    target != .nui && isAsLargeAsStandard ? .standard : RegistrySuggester(self, for: target)
  }
}
