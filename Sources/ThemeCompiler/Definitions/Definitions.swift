package import ThemeBase
package import ThemeModel

/// Substitutes definitions in values.
///
/// Definitions are global and late-bound: of all definitions of a name whose conditions hold, the last one applies,
/// wherever it is used. So a name has a value for each part of the environments, worked out once.
package enum Definitions {
  /// The limit of a value's length, in bytes.
  package static let maximumLength = 65_536
  /// The budget in bytes for values that use definitions, beyond the size of the files.
  ///
  /// A declaration's value is counted once for each class path.
  package static let maximumExpansion = 64 << 20

  /// Substitutes the definitions in the values of a program.
  ///
  /// Unused definitions are resolved too, so that their mistakes are found.
  ///
  /// Linear in the program and in what its values come to, which is limited.
  package static func resolve(
    _ program: consuming Program, _ limits: GrowthLimits, for target: Target = .fioriUIKit
  ) -> Checked<ResolvedProgram> {
    var resolver = DefinitionResolver(program, limits)
    // A runtime that reads no rules misses nothing in them.
    if target == .fioriSwiftUI { resolver.severityInRules = .note }
    resolver.resolveDefinitions()
    resolver.resolveDeclarations()
    return resolver.result()
  }
}
