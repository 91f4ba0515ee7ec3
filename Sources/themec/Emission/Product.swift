import ThemeDiagnostics
import ThemeService

/// What `build` makes of one theme.
struct Product: Sendable {
  let bytes: [UInt8]
  /// How much is in it, for people.
  let extent: Extent
  /// What the compiler and the emitter said.
  let report: ThemeReport
  /// Why there are no bytes; nil for a good product.
  let failure: Failure?

  /// Of a theme that is not compiled.
  static let empty = Product(
    bytes: [], extent: Extent(classes: 0, properties: 0),
    report: ThemeReport(diagnostics: [], suppressed: 0), failure: nil)

  /// The size of a table.
  struct Extent: Sendable, CustomStringConvertible {
    let classes: Int
    let properties: Int

    /// `12 classes, 61 properties`.
    var description: String {
      counted(classes, "class", plural: "classes") + ", "
        + counted(properties, "property", plural: "properties")
    }
  }
}

/// What there is to say about one theme.
struct ThemeReport: Sendable {
  var diagnostics: [Diagnostic]
  /// How many more there are than ``diagnostics`` holds.
  var suppressed: Int
  /// What `--verbose` says of patterns.
  var patterns: [PatternStyling] = []
}
