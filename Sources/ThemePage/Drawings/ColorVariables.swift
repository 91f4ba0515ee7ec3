import ThemeService
import ThemeTable
import ThemeValues

/// The colours of a page as CSS variables: each stands for eight colours, one for each ``ColorVariant``.
///
/// Equal colours share a variable, whatever theme, part or property they come from.
struct ColorVariables {
  /// Eight colours; nil where there is none.
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
    ColorVariant.all.map(rule).joined()
  }

  private func rule(_ variant: ColorVariant) -> String {
    let base = variant.isOnDark ? 1 : 0
    let values = variables.elements.enumerated().compactMap { number, colors -> String? in
      // The rule of the appearance alone declares everything; the others what level or contrast changes somewhere.
      let isFixed = stride(from: base, to: 8, by: 2).allSatisfy { colors[$0] == colors[base] }
      if variant.index > 1, isFixed { return nil }
      return "--c\(number):\(Self.css(colors[variant.index]))"
    }
    guard !values.isEmpty else { return "" }
    let level = variant.isElevated ? ":has(#lv1:checked)" : ""
    let contrast = variant.isHighContrast ? ":has(#ct1:checked)" : ""
    let body = variant.index > 1 ? "body\(level)\(contrast) " : ""
    return "\(body).a\(base){\(values.joined(separator: ";"))}\n"
  }
}
