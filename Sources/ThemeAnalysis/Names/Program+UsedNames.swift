import ThemeBase
package import ThemeCompiler
import ThemeSyntax

extension Program {
  /// The names of the definitions in the value of a declaration or definition, in source order.
  package func names(usedIn place: Place) -> [VariableID] {
    valueTokens(place).compactMap { $0.kind.isVariable ? variables.id($0.bytes) : nil }
  }
}
