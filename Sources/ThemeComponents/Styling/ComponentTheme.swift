public import ThemeTable

/// The styles that components are drawn with: an app's theme over the default one.
///
/// A pair of property and state is looked for in the app's theme, then in the defaults; only then the state is made
/// simpler. So a theme overrides exactly what it names: one that sets `font-color` leaves the default's
/// `font-color-selected` alone, and a rule that is removed brings the default back (TH-13).
public struct ComponentTheme: Sendable {
  /// The tables, the stronger one first.
  private let layers: [StyleTable]

  /// The default theme alone.
  public static let standard = ComponentTheme(layers: [DefaultTheme.table])

  /// An app's theme over the default theme, or over other defaults.
  public init(_ theme: StyleTable? = nil, defaults: StyleTable = DefaultTheme.table) {
    layers = [theme, defaults].compactMap { $0 }
  }

  /// Tables over each other, the stronger one first: style sheet, what the app sets in code, defaults.
  public init(layers: [StyleTable]) { self.layers = layers }

  /// The style of a part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - state: Its state; a value that is missing there is looked for in a simpler state.
  ///   - environment: The device, its position and settings.
  /// - Returns: The values of the part's properties, as far as there are some.
  public func style(of part: StyledPart, state: StyleState = .plain, in environment: StyleEnvironment) -> PartStyle {
    let style = LayeredStyle(layers, classList: part.classList, in: environment)
    guard !style.isEmpty else { return .empty }
    return PartStyle(
      part.properties.compactMap { property in
        style.value(property, state: state).map { PartStyle.Entry(property: property.name, value: $0) }
      })
  }
}
