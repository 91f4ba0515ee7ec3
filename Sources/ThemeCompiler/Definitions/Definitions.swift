package import ThemeDiagnostics

/// Puts definitions into values.
///
/// Definitions are global and late-bound: of all definitions of a name whose conditions hold, the last one counts,
/// wherever it is used. So a name has a value for each part of the environments, worked out once.
package enum Definitions {
  /// How long a value may become, in bytes.
  package static let maximumLength = 65_536
  /// How many bytes more than the files have all values in which definitions are used may come to; those of declarations
  /// are counted for each class path.
  package static let maximumExpansion = 64 << 20

  /// Puts the definitions of a program into its values, those that are not used too, so that their mistakes are found.
  ///
  /// Linear in the program and in what its values come to, which is limited.
  package static func resolve(_ program: consuming Program) -> Checked<ResolvedProgram> {
    var resolver = DefinitionResolver(program)
    resolver.resolveDefinitions()
    resolver.resolveDeclarations()
    return resolver.result()
  }
}
