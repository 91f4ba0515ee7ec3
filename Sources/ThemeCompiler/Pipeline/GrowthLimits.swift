import ThemeBase

/// How much may be kept beyond what is written in a theme: those of the language, unless a caller has less memory.
package struct GrowthLimits: Sendable {
  /// The class paths and declarations that selector lists, patterns and bases may add; nil for one more with each token.
  package var copies: Int?
  /// The bytes that the values in which definitions are used may be longer than the files.
  package var expansion = Definitions.maximumExpansion
  /// The findings of one severity that a pass keeps.
  package var findings = DiagnosticList.limit

  package init() {}
}
