import ThemeComponents
import ThemeModel
import ThemeTable

/// The context of drawings on a page: colours are variables with a value for every theme, and the page has once what
/// drawings share.
struct PageContext: DrawingContext {
  let metrics: any TextMeasuring = InterTextMetrics()
  let sharesDefinitions = true
  let themes: [PageTheme]
  /// The contrast ratios of each theme.
  var contrasts: [ContrastIndex]
  /// The number of the theme that is drawn.
  var theme = 0
  var room = PageRoom.all[0]
  /// The variant whose colours are written as they are, for a picture of its own; nil for variables.
  private let fixed: PaletteVariant?
  let textSize: StyleTextSize
  /// Whether the list lies on an elevated surface, as a sheet does, whatever level the page shows.
  var isElevated = false
  /// The variables of all drawings so far.
  private(set) var variables = ColorVariables()
  /// The shapes of clip paths of all drawings so far.
  private(set) var clips = Interner<String>()
  /// Whether the last drawing has a colour that is no variable, so that another theme of its shape may look otherwise.
  var hasFixedColor = false
  /// The styles of parts in the eight environments of the room, of one theme after the other.
  private var styles: [StyleKey: [PartStyle]] = [:]
  /// The colours of parts, which each of many themes asks for again.
  private var colors: [ColorKey: PartColor] = [:]

  private struct StyleKey: Hashable {
    var part: StyledPart
    var state: StyleState
    var room: PageRoom
    var isElevated: Bool
  }

  private struct ColorKey: Hashable {
    var style: StyleKey
    var property: StyleProperty
  }

  /// A colour of a part in all themes.
  private struct PartColor {
    /// The colours of one theme after the other; nil where a theme has none.
    var values: [StyleColor?]
    /// The variable with these colours.
    var color: SVGColor
  }

  init(_ themes: [PageTheme], fixed: PaletteVariant? = nil, textSize: StyleTextSize = .large) {
    self.themes = themes
    self.fixed = fixed
    self.textSize = textSize
    contrasts = fixed == nil ? themes.map { ContrastIndex($0) } : []
  }

  mutating func color(_ property: StyleProperty, of node: DisplayNode) -> SVGColor? {
    let shown = node.style.color(property)
    guard let part = node.part else { return shown.map { SVGColor($0) } }
    let partColor = color(property, of: part, node.state)
    let values = partColor.values[ColorVariables.variants(of: theme)]
    // A component may draw with a colour that the theme does not give the part.
    guard values.first == shown else {
      hasFixedColor = hasFixedColor || shown != nil
      return shown.map { SVGColor($0) }
    }
    return values.contains { $0 != nil } ? partColor.color : nil
  }

  private mutating func color(_ property: StyleProperty, of part: StyledPart, _ state: StyleState) -> PartColor {
    let style = StyleKey(part: part, state: state, room: room, isElevated: isElevated)
    let key = ColorKey(style: style, property: property)
    if let known = colors[key] { return known }
    let values = styles(of: part, state: state).map { $0.color(property) }
    var shown = values
    if property == .fontColor || property == .tintColor {
      for index in values.indices where values[index] == nil {
        let isOnDark = PaletteVariant(index: index % ColorVariables.variantCount).isOnDark
        shown[index] = StyleColor(rgba: isOnDark ? 0xFFFF_FFFF : 0x0000_00FF)
      }
    }
    let partColor = PartColor(values: values, color: color(shown))
    colors[key] = partColor
    return partColor
  }

  /// The colour that a class list has for a property in a state, or nil if the theme has none in any variant.
  mutating func color(_ property: StyleProperty, of classList: String, _ state: StyleState) -> SVGColor? {
    func colors(_ theme: PageTheme) -> [StyleColor?] {
      PaletteVariant.allCases.map {
        theme.styles.style(forClassList: classList, in: $0.environment(in: room)).color(property, state: state)
      }
    }
    // The theme's own table, without the default theme: nothing else styles UIKit's own controls.
    guard colors(themes[theme]).contains(where: { $0 != nil }) else { return nil }
    return color(themes.flatMap(colors))
  }

  /// The value that a class list has for a property in the light, looked for in the plain state too.
  func value(_ property: StyleProperty, of classList: String, _ state: StyleState) -> StyleValue? {
    themes[theme].styles.style(forClassList: classList, in: PaletteVariant.lightBase.environment(in: room)).value(
      property, state: state)
  }

  mutating func color(light: StyleColor, dark: StyleColor) -> SVGColor {
    let colors: ColorVariables.Colors = PaletteVariant.allCases.map { $0.isOnDark ? dark : light }
    return color(themes.flatMap { _ in colors })
  }

  private mutating func color(_ colors: ColorVariables.Colors) -> SVGColor {
    guard let fixed else { return SVGColor(variable: variables.name(of: colors)) }
    return SVGColor(colors[fixed.index] ?? StyleColor(rgba: 0))
  }

  /// The environment of a variant in the room; the numbers go on from theme to theme.
  func environment(of variant: Int) -> StyleEnvironment {
    PaletteVariant(index: variant % ColorVariables.variantCount).environment(in: room, isElevated: isElevated)
  }

  /// The styles of a part in the eight environments of the room, of one theme after the other.
  mutating func styles(of part: StyledPart, state: StyleState) -> [PartStyle] {
    let key = StyleKey(part: part, state: state, room: room, isElevated: isElevated)
    if let known = styles[key] { return known }
    let found = themes.flatMap { theme in
      PaletteVariant.allCases.map {
        theme.style.style(of: part, state: state, in: $0.environment(in: room, isElevated: isElevated))
      }
    }
    styles[key] = found
    return found
  }

  mutating func name(of definition: String) -> String { "k\(clips.number(of: definition))" }

  func mark(for node: DisplayNode) -> String? { nil }
}
