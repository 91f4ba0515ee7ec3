import ThemeAnalysis
import ThemeBase
import ThemeModel
import ThemeTable

/// The colours of a page as CSS variables: each has eight colours for every theme, one for each ``PaletteVariant``.
///
/// Equal colours share a variable, whatever part or property they come from. Themes whose components differ only in
/// their colours therefore share their drawings.
struct ColorVariables {
  /// Eight colours for each theme, nil for a variant without a colour.
  typealias Colors = [StyleColor?]

  private var variables = Interner<Colors>()

  /// The number of variants of a theme.
  static let variantCount = PaletteVariant.allCases.count

  /// The variable that holds some colours: `--c12`.
  mutating func name(of colors: Colors) -> String { "--c\(variables.number(of: colors))" }

  /// The value of CSS for a colour: `#0070F2`, with alpha where it is not opaque.
  static func css(_ color: StyleColor?) -> String { color?.cssText ?? "transparent" }

  /// The colours that a theme has for some variables.
  func colors(_ numbers: [Int], of theme: Int) -> [Colors.SubSequence] {
    // A text in a drawing may look like the name of a variable.
    numbers.filter(variables.elements.indices.contains).map { variables.elements[$0][Self.variants(of: theme)] }
  }

  /// The numbers of the variables that a drawing names, in their order.
  static func numbers(in content: [UInt8]) -> [Int] {
    // `class="c12"` and `var(--c12)`: digits after a `c` that follows a quote or a hyphen.
    var numbers: Set<Int> = []
    var (before, last) = (UInt8(0), UInt8(0))
    var number: Int?
    for byte in content {
      if byte.isASCIIDigit {
        if last == UInt8(ascii: "c"), before == UInt8(ascii: "\"") || before == UInt8(ascii: "-") { number = 0 }
        number = number.flatMap { $0 < 1_000_000 ? 10 * $0 + Int(byte - 48) : nil }
      } else {
        if let number { numbers.insert(number) }
        number = nil
      }
      (before, last) = (last, byte)
    }
    return numbers.sorted()
  }

  /// The indices of a theme's colours among those of all themes.
  static func variants(of theme: Int) -> Range<Int> { theme * variantCount..<(theme + 1) * variantCount }

  /// The rules that give the variables their values.
  ///
  /// Panels have the class `a0` or `a1` for light and dark, and from the second theme on `t1`, `t2` and so on. The radio
  /// buttons `lv1` and `ct1` switch the whole page to the elevated level and to high contrast.
  func rules(themeCount: Int) -> String {
    let values = (0..<themeCount).flatMap { theme in PaletteVariant.allCases.map { rule($0, theme) } }
    let fills = variables.elements.indices.map { ".c\($0){fill:var(--c\($0))}" }
    return (values + fills).joined() + "\n"
  }

  /// The first theme declares everything; the others what is different.
  private func rule(_ variant: PaletteVariant, _ theme: Int) -> String {
    // The rule of the appearance alone declares everything; the others what level or contrast changes somewhere.
    let plain = PaletteVariant(onDark: variant.isOnDark)
    let variants = PaletteVariant.allCases.filter { $0.isOnDark == variant.isOnDark }
    func isFixed(_ colors: Colors.SubSequence) -> Bool {
      variants.allSatisfy { colors[colors.startIndex + $0.index] == colors[colors.startIndex + plain.index] }
    }
    let values = variables.elements.enumerated().compactMap { number, colors -> String? in
      let (first, own) = (colors[Self.variants(of: 0)], colors[Self.variants(of: theme)])
      if theme > 0, first == own { return nil }
      if variant != plain, isFixed(first), isFixed(own) { return nil }
      return "--c\(number):\(Self.css(own[own.startIndex + variant.index]))"
    }
    guard !values.isEmpty else { return "" }
    let level = variant.isElevated ? ":has(#lv1:checked)" : ""
    let contrast = variant.isHighContrast ? ":has(#ct1:checked)" : ""
    let body = variant == plain ? "" : "body\(level)\(contrast) "
    let panel = (theme > 0 ? ".t\(theme)" : "") + ".a\(variant.isOnDark ? 1 : 0)"
    return "\(body)\(panel){\(values.joined(separator: ";"))}\n"
  }
}
