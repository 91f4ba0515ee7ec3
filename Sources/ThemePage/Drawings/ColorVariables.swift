import ThemeService
import ThemeTable
import ThemeValues

/// The colours of a page as CSS variables: each has eight colours, one for each ``PaletteVariant``.
///
/// Equal colours share a variable, whatever theme, part or property they come from.
struct ColorVariables {
  /// Eight colours, nil for a variant without a colour.
  typealias Colors = [StyleColor?]

  private var variables = Interner<Colors>()

  /// The variable that holds eight colours: `--c12`.
  mutating func name(of colors: Colors) -> String { "--c\(variables.number(of: colors))" }

  /// The value of CSS for a colour: `#0070F2`, with alpha where it is not opaque.
  static func css(_ color: StyleColor?) -> String {
    color?.cssText ?? "transparent"
  }

  /// The rules that give the variables their values.
  ///
  /// Panels have the class `a0` or `a1` for light and dark. The radio buttons `lv1` and `ct1` switch the whole page to the
  /// elevated level and to high contrast.
  func rules() -> String {
    PaletteVariant.allCases.map(rule).joined()
  }

  private func rule(_ variant: PaletteVariant) -> String {
    // The rule of the appearance alone declares everything; the others what level or contrast changes somewhere.
    let plain = PaletteVariant(onDark: variant.isOnDark)
    let variants = PaletteVariant.allCases.filter { $0.isOnDark == variant.isOnDark }
    let values = variables.elements.enumerated().compactMap { number, colors -> String? in
      let isFixed = variants.allSatisfy { colors[$0.index] == colors[plain.index] }
      if variant != plain, isFixed { return nil }
      return "--c\(number):\(Self.css(colors[variant.index]))"
    }
    guard !values.isEmpty else { return "" }
    let level = variant.isElevated ? ":has(#lv1:checked)" : ""
    let contrast = variant.isHighContrast ? ":has(#ct1:checked)" : ""
    let body = variant == plain ? "" : "body\(level)\(contrast) "
    return "\(body).a\(variant.isOnDark ? 1 : 0){\(values.joined(separator: ";"))}\n"
  }
}
