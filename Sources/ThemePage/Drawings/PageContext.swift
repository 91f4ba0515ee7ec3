import ThemeComponents
import ThemeModel
import ThemeTable

/// The context of drawings on a page: colours are variables with a value for every theme, and the page has once what
/// drawings share.
struct PageContext: DrawingContext {
  let metrics: any TextMeasuring = InterTextMetrics()
  let sharesDefinitions = true
  let themes: [PageTheme]
  /// The rows that the themes have in common.
  let rows: CommonRows
  /// The contrast ratios of each theme.
  var contrasts: [ContrastIndex]
  /// The number of the theme that is drawn.
  private var theme = 0
  private var room = PageRoom.all[0]
  /// The environments of the eight variants in the room, with the usual choices where the others change nothing.
  private(set) var environments: [StyleEnvironment] = []
  /// The variant whose colours are written as they are, for a picture of its own; nil for variables.
  private let fixed: PaletteVariant?
  let textSize: StyleTextSize
  /// The variables of all drawings so far.
  private(set) var variables = ColorVariables()
  /// The shapes of clip paths of all drawings so far.
  private(set) var clips = Interner<String>()
  /// Whether the last drawing has a colour that is no variable, so that another theme of its shape may look otherwise.
  private(set) var hasFixedColor = false
  /// The axes on which anything of the themes depends, a bit for each as in the index of an environment.
  private let axes: UInt8
  /// The styles of parts in the eight environments of the room, of one theme after the other.
  private var styles: [StyleKey: [PartStyle]] = [:]
  /// The colours of parts, which each of many themes asks for again, by the place of their parts.
  private var colors: [[(property: StyleProperty, color: PartColor)]] = []
  private var places: [StyleKey: Int] = [:]
  /// The part whose colours were asked for last.
  private var last: (key: StyleKey, place: Int)?
  /// The colours of controls, which are all drawn in one room.
  private var listColors: [ListKey: PartColor] = [:]

  private struct ListKey: Hashable {
    var classList: String
    var state: StyleState
    var property: StyleProperty
  }

  private struct StyleKey: Hashable {
    var part: StyledPart
    var state: StyleState
    var environment: StyleEnvironment
  }

  /// A colour of a part in all themes.
  private struct PartColor {
    /// The colours of one theme after the other; nil where a theme has none.
    var values: [StyleColor?]
    /// The variable with these colours, once something is drawn with it.
    var color: SVGColor?
  }

  init(_ themes: [PageTheme], fixed: PaletteVariant? = nil, textSize: StyleTextSize = .large) {
    self.themes = themes
    rows = CommonRows(themes)
    axes = StyleAxis.allCases.reduce(0) { bits, axis in
      themes.contains { $0.tells(axis) } ? bits | 1 << axis.rawValue : bits
    }
    self.fixed = fixed
    self.textSize = textSize
    contrasts = fixed == nil ? ContrastIndex.all(of: themes, rows) : []
    begin(theme: 0)
  }

  /// Begins the next drawing: of a theme in a room.
  ///
  /// - Parameters:
  ///   - theme: The number of the theme.
  ///   - room: The room.
  ///   - isElevated: Whether it lies on an elevated surface, as a sheet does, whatever level the page shows.
  mutating func begin(theme: Int, in room: PageRoom = PageRoom.all[0], isElevated: Bool = false) {
    (self.theme, self.room, hasFixedColor) = (theme, room, false)
    environments = PaletteVariant.allCases.map {
      StyleEnvironment(index: $0.environment(in: room, isElevated: isElevated).index & axes)
    }
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
    let place = place(of: StyleKey(part: part, state: state, environment: environments[0]))
    if let known = colors[place].firstIndex(where: { $0.property == property }) { return colors[place][known].color }
    let values = styles(of: part, state: state).map { $0.color(property) }
    var shown = values
    if property == .fontColor || property == .tintColor {
      for index in values.indices where values[index] == nil {
        let isOnDark = PaletteVariant(index: index % ColorVariables.variantCount).isOnDark
        shown[index] = StyleColor(rgba: isOnDark ? 0xFFFF_FFFF : 0x0000_00FF)
      }
    }
    let partColor = PartColor(values: values, color: color(shown))
    colors[place].append((property, partColor))
    return partColor
  }

  private mutating func place(of key: StyleKey) -> Int {
    if let last, last.key == key { return last.place }
    let place = places[key] ?? colors.count
    if place == colors.count {
      colors.append([])
      places[key] = place
    }
    last = (key, place)
    return place
  }

  /// The colour that a class list has for a property in a state, or nil if the theme has none in any variant.
  mutating func color(_ property: StyleProperty, of classList: String, _ state: StyleState) -> SVGColor? {
    let key = ListKey(classList: classList, state: state, property: property)
    var known = listColors[key] ?? PartColor(values: colors(property, of: classList, state))
    let isSet = known.values[ColorVariables.variants(of: theme)].contains { $0 != nil }
    if isSet { known.color = known.color ?? color(known.values) }
    listColors[key] = known
    return isSet ? known.color : nil
  }

  /// The colours in the themes' own tables, without the default theme: nothing else styles UIKit's own controls.
  private func colors(_ property: StyleProperty, of classList: String, _ state: StyleState) -> ColorVariables.Colors {
    made(of: classList, in: state) { theme in
      PaletteVariant.allCases.map {
        theme.styles.style(forClassList: classList, in: $0.environment(in: room)).color(property, state: state)
      }
    }
  }

  /// What is made for the eight variants of one theme after the other, once for themes with the same values for a class
  /// list.
  private func made<Made>(of classList: String, in state: StyleState, _ make: (PageTheme) -> [Made]) -> [Made] {
    var all: [Made] = []
    for (number, first) in rows.firsts(with: ClassList.names(classList), in: state).enumerated() {
      all += first < number ? Array(all[ColorVariables.variants(of: first)]) : make(themes[number])
    }
    return all
  }

  /// The value that a class list has for a property in the light, looked for in the plain state too.
  func value(_ property: StyleProperty, of classList: String, _ state: StyleState) -> StyleValue? {
    themes[theme].styles.style(forClassList: classList, in: PaletteVariant.lightBase.environment(in: room)).value(
      property, state: state)
  }

  mutating func color(_ light: UInt32, _ dark: UInt32) -> SVGColor {
    let colors: ColorVariables.Colors = PaletteVariant.allCases.map { StyleColor(rgba: $0.isOnDark ? dark : light) }
    return color(themes.flatMap { _ in colors })
  }

  private mutating func color(_ colors: ColorVariables.Colors) -> SVGColor {
    guard let fixed else { return SVGColor(variable: variables.name(of: colors)) }
    return SVGColor(colors[fixed.index] ?? StyleColor(rgba: 0))
  }

  /// The styles of a part in the eight environments of the room, of one theme after the other.
  mutating func styles(of part: StyledPart, state: StyleState) -> [PartStyle] {
    let key = StyleKey(part: part, state: state, environment: environments[0])
    if let known = styles[key] { return known }
    let found = made(of: part.classList, in: state) { $0.style.styles(of: part, state: state, in: environments) }
    styles[key] = found
    return found
  }

  mutating func name(of definition: String) -> String { "k\(clips.number(of: definition))" }

  func mark(for node: DisplayNode) -> String? { nil }
}
