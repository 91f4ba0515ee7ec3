package import ThemeCompiler
package import ThemeTable

/// A theme on a built-in base in which one colour reaches all that a brand colours.
///
/// Every text and icon that it gives a colour or a ground has a contrast of at least 4.5 on it, and of 7 with high contrast
/// (levels AA and AAA of [WCAG 2.2](https://www.w3.org/TR/WCAG22/#contrast-enhanced)). The brand's colour itself is
/// unchanged in the fills of buttons in light and dark. Making one compiles a draft: milliseconds.
package struct BrandTheme: Sendable {
  private let scheme: BrandScheme

  /// The theme of an opaque colour on a built-in theme; with `fillsBars` bars and toolbars are filled with the colour.
  package init(_ brand: StyleColor, on base: BuiltInTheme, fillsBars: Bool = false) {
    scheme = BrandScheme(brand: brand, on: BrandBase(of: base), fillsBars: fillsBars)
  }

  /// The stylesheet, in canonical layout.
  package var text: String { BrandSheet(scheme: scheme).text }
}
