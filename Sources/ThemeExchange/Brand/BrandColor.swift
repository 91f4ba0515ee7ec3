import ThemeAnalysis
import ThemeBase
import ThemeCompiler
package import ThemeTable

/// The colour of a brand, read from what a user wrote.
package enum BrandColor {
  /// Why a text is no brand's colour.
  package enum Fault: Error, Hashable {
    /// The text is not a value of a theme that is a colour, with what the compiler says about it.
    case unreadable(String)
    /// The text is a translucent colour, or several.
    case notOneOpaqueColor
  }

  /// The colour that a theme means by a text: a literal, a name or a function.
  package static func read(_ text: String) throws(Fault) -> StyleColor {
    var sources = SourceSet()
    sources.add(path: "brand.nss", bytes: Array("Label { font-color: \(text); }\n".utf8))
    let compilation = Compiler.compile(sources, options: CompilerOptions())
    if let first = Linter.findings(compilation).diagnostics.first(where: { $0.severity >= .warning }) {
      throw .unreadable(first.message)
    }
    let variants = compilation.table.variants
    guard variants.count == 1, case .color(let color) = compilation.table.values[variants[0].value], color.alpha == 255
    else { throw .notOneOpaqueColor }
    return color
  }
}
