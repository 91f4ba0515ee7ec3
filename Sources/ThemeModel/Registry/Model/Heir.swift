package import ThemeBase

/// A class that users declare with bases, `@class C : A : B;`: it has what an app gets for the list `A:B:C`.
package struct Heir: Hashable, Sendable {
  /// The class.
  package var path: ID<Registry.Path>
  /// Its bases, the strongest last.
  package var bases: [ID<Registry.Path>]
  /// The place of the declaration.
  package var span: Span
}
