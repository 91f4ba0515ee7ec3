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
