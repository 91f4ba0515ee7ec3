package import ThemeApp
import ThemeBase
package import ThemeCompiler
import ThemeModel

/// The classes of a theme that are compared with those of an app.
package struct StyledClasses: Sendable {
  /// The theme's classes that neither a component nor UIKit has.
  package let own: Set<String>
  /// Those classes of the app's that the theme styles.
  private let styled: Set<String>
  /// The registry of the theme.
  private let registry: Registry
  /// The classes and parts that the theme itself declares, and whether some of them stand for many (`row[n]`).
  private let declared: (names: Set<String>, havePatterns: Bool)
  /// Reads a name as the theme does, and as all themes of its target and its palette do.
  private let colors: (palette: String, reader: ValueReader)

  package init(_ compilation: Compilation, for app: AppUsage) {
    let program = compilation.program
    let styled = Set(compilation.theme.groups.rows.values.map { program.paths[$0.path] })
    own = styled.filter(Self.canBeOwn)
    self.styled = styled.filter(app.asks)
    let (registry, known) = (compilation.registry, compilation.options.registry.paths.ids.end)
    let names = IDRange(known, upTo: registry.paths.ids.end).map { registry.paths[$0] }
    self.registry = registry
    declared = (Set(names.filter { registry.resolvePath($0) != nil }), names.contains { $0.contains("[") })
    let version = compilation.palette.version
    colors = ("\(compilation.options.target) \(version)", compilation.theme.values.reader)
  }

  /// Whether the theme styles or knows a class of the app's.
  func knows(_ name: String) -> Bool { styled.contains(name) || registry.resolvePath(name) != nil }

  /// The classes of an app that one of some themes styles or knows.
  package static func known(to themes: [StyledClasses], of app: AppUsage) -> Set<String> {
    let named = themes.reduce(into: Set<String>()) { $0.formUnion($1.styled.union($1.declared.names)) }
    // Themes share the classes that they do not declare themselves.
    let registries = (themes.prefix(1) + themes.dropFirst().filter { $0.declared.havePatterns }).map { $0.registry }
    return Set(app.names.filter { name in named.contains(name) || registries.contains { $0.resolvePath(name) != nil } })
  }

  /// The names that one of some themes reads as a colour.
  static func colors(of themes: [StyledClasses], among names: Set<String>) -> Set<String> {
    let readers = themes.reduce(into: [:]) { readers, theme in readers[theme.colors.palette] = theme.colors.reader }
    return names.filter { name in readers.values.contains { !$0.colors(of: name).isEmpty } }
  }

  /// Whether a name is neither a class of UIKit or NUI nor a component's path.
  static func canBeOwn(_ name: String) -> Bool {
    name.first?.isLetter == true && !name.hasPrefix("fdl") && !name.hasPrefix("UI")
      && Registry.standard.resolvePath(name) == nil
  }
}
