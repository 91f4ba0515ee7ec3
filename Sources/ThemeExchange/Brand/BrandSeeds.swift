import ThemeAnalysis
import ThemeBase
import ThemeCompiler
package import ThemeTable

/// The opaque colours that a brand's theme is made of.
package struct BrandSeeds: Sendable {
  package var brand: StyleColor
  /// The colour that takes the brand's place in the dark, or nil for the same one.
  package var dark: StyleColor?
  /// The colour of what is chosen, of charts and of links, or nil for the brand's.
  package var secondary: StyleColor?
  /// The colour with whose hue greys are tinted, or nil for the greys of the base.
  package var neutral: StyleColor?

  package init(
    _ brand: StyleColor, dark: StyleColor? = nil, secondary: StyleColor? = nil, neutral: StyleColor? = nil
  ) {
    (self.brand, self.dark, self.secondary, self.neutral) = (brand, dark, secondary, neutral)
  }

  /// The colour of which a tone is made in a variant.
  func seed(of tone: BrandTone, in variant: BrandVariant) -> StyleColor {
    let brand = variant.isDark ? dark ?? brand : brand
    return tone.isSecondary ? secondary ?? brand : brand
  }
}

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
