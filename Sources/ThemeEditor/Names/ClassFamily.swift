import ThemeBase
package import ThemeModel

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
