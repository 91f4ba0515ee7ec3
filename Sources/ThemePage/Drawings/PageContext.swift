import ThemeComponents
import ThemePreview
import ThemeTable
import ThemeValues

/// The context of drawings on a page: colours are variables, and names are unique on the page.
struct PageContext: DrawingContext {
  let metrics: any TextMeasuring = InterTextMetrics()
  let theme: ComponentTheme
  /// The contrast ratios of the theme.
  let contrast: ContrastIndex
  /// The theme's own table, without the default theme: nothing else styles UIKit's own controls.
  let table: StyleTable
  /// The number of the theme on the page.
  let number: Int
  var room: PageRoom
  /// Whether the list lies on an elevated surface, as a sheet does, whatever level the page shows.
  var isElevated = false
  /// The variables of all drawings so far.
  var variables = ColorVariables()
  private var identifiers = 0
  /// The styles of parts in the eight environments of the room.
  private var styles: [StyleKey: [PartStyle]] = [:]

  private struct StyleKey: Hashable {
    var part: StyledPart
    var state: StyleState
    var room: PageRoom
    var isElevated: Bool
  }

  init(_ theme: PageTheme, room: PageRoom, number: Int) {
    self.number = number
    self.theme = theme.style
    table = theme.styles
    contrast = ContrastIndex(theme)
    self.room = room
  }

  mutating func color(_ property: StyleProperty, of node: DisplayNode) -> SVGColor? {
    let shown = node.style.color(property)
    guard let part = node.part else { return shown.map { SVGColor($0) } }
    var colors = styles(of: part, state: node.state).map { $0.color(property) }
    // A component may draw with a colour that the theme does not give the part.
    guard colors.first == shown else { return shown.map { SVGColor($0) } }
    guard colors.contains(where: { $0 != nil }) else { return nil }
    if property == .fontColor || property == .tintColor {
      for variant in PaletteVariant.allCases where colors[variant.index] == nil {
        colors[variant.index] = StyleColor(rgba: variant.isOnDark ? 0xFFFF_FFFF : 0x0000_00FF)
      }
    }
    return color(colors)
  }

  /// The colour that a class list has for a property in a state, or nil if it has none in any variant.
  mutating func color(
    _ property: StyleProperty, of classList: String, _ state: StyleState
  ) -> SVGColor? {
    let colors = PaletteVariant.allCases.map { variant -> StyleColor? in
      guard case .color(let color)? = value(property, of: classList, state, variant) else {
        return nil
      }
      return color
    }
    return colors.contains { $0 != nil } ? color(colors) : nil
  }

  /// The value that a class list has for a property in a state, looked for in simpler states too.
  func value(
    _ property: StyleProperty, of classList: String, _ state: StyleState, _ variant: PaletteVariant
  ) -> StyleValue? {
    table.style(forClassList: classList, in: variant.environment(in: room))
      .value(property, state: state)
  }

  mutating func color(light: StyleColor, dark: StyleColor) -> SVGColor {
    color(PaletteVariant.allCases.map { $0.isOnDark ? dark : light })
  }

  private mutating func color(_ colors: ColorVariables.Colors) -> SVGColor {
    SVGColor(variable: variables.name(of: colors))
  }

  /// The styles of a part in the eight environments of the room.
  mutating func styles(of part: StyledPart, state: StyleState) -> [PartStyle] {
    let key = StyleKey(part: part, state: state, room: room, isElevated: isElevated)
    if let known = styles[key] { return known }
    let found = PaletteVariant.allCases.map {
      theme.style(of: part, state: state, in: $0.environment(in: room, isElevated: isElevated))
    }
    styles[key] = found
    return found
  }

  mutating func makeIdentifier() -> String {
    identifiers += 1
    return "k\(number)-\(identifiers)"
  }

  func mark(for node: DisplayNode) -> String? { nil }
}
