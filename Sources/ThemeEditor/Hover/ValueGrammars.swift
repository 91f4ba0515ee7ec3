import ThemeBase
package import ThemeModel

/// Finds the grammars of properties.
package enum ValueGrammars {
  /// The grammar of a property on a class path, or on any if the path is unknown; nil for an unknown property.
  package static func grammar(of property: String, on path: String?, _ registry: Registry) -> ValueGrammar? {
    if let path, let id = registry.resolvePath(path), let grammar = registry.standing(of: property, on: id).grammar {
      return registry.grammars[grammar]
    }
    return registry.widestGrammar(of: Array(property.utf8)[...])
  }
}
