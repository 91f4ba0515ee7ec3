package import ThemeDiagnostics

/// A class that users declare with bases, `@class C : A : B;`: it has what an app gets for the list `A:B:C`.
package struct Heir: Hashable, Sendable {
  /// Number in ``Registry/paths``.
  package var path: UInt32
  /// The bases, the strongest last, as numbers in ``Registry/paths``.
  package var bases: [UInt32]
  /// Where it is declared.
  package var span: Span
}
