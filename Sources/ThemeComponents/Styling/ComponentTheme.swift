public import ThemeTable

/// The styles that components are drawn with: an app's theme over the default one.
///
/// A pair of property and state is looked for in the app's theme, then in the defaults; only then in the plain
/// state. So a theme overrides exactly what it names: one that sets `font-color` leaves the default's
/// `font-color-selected` alone, and a rule that is removed brings the default back (TH-13).
public struct ComponentTheme: Sendable {
  /// The tables, the stronger one first.
  private let layers: [StyleTable]
  /// Styles of parts that were looked up before.
  private var known: [PartKey: PartStyle] = [:]

  private struct PartKey: Hashable {
    var part: StyledPart
    var state: StyleState
    var environment: StyleEnvironment
  }

  /// The default theme alone.
  public static let standard = ComponentTheme(layers: [DefaultTheme.table])

  /// An app's theme over the default theme, or over other defaults.
  public init(_ theme: StyleTable? = nil, defaults: StyleTable = DefaultTheme.table) {
    layers = [theme, defaults].compactMap { $0 }
  }

  /// Tables over each other, the stronger one first: style sheet, what the app sets in code, defaults.
  public init(layers: [StyleTable]) { self.layers = layers }

  /// The same styles, those of the library's parts looked up once for many layouts in some environments.
  package func prepared(in environments: [StyleEnvironment]) -> ComponentTheme {
    var theme = self
    for part in StyledPart.all {
      let written = LayeredStyle(layers, classList: part.classList, in: StyleEnvironment()).written
      for state in [StyleState.plain, .selected, .highlighted, .disabled] {
        for (environment, style) in zip(environments, styles(of: part, written, state, in: environments)) {
          theme.known[PartKey(part: part, state: state, environment: environment)] = style
        }
      }
    }
    return theme
  }

  /// The styles of a part in some environments, looked up once where the environments differ in nothing that matters.
  package func styles(of part: StyledPart, state: StyleState = .plain, in environments: [StyleEnvironment])
    -> [PartStyle]
  {
    styles(
      of: part, LayeredStyle(layers, classList: part.classList, in: StyleEnvironment()).written, state, in: environments
    )
  }

  private func styles(
    of part: StyledPart, _ written: (names: [String], axes: UInt8), _ state: StyleState,
    in environments: [StyleEnvironment]
  ) -> [PartStyle] {
    let (names, axes) = written
    guard !names.isEmpty else { return environments.map { _ in .empty } }
    let properties = part.properties.filter { property in
      state.withFallbacks.contains { state in
        let name = property.written(in: state)
        return names.contains { $0.utf8.count == name.utf8.count && $0 == name }
      }
    }
    var found: [UInt8: PartStyle] = [:]
    return environments.map { environment in
      if let style = found[environment.index & axes] { return style }
      let style = style(of: properties, LayeredStyle(layers, classList: part.classList, in: environment), state)
      found[environment.index & axes] = style
      return style
    }
  }

  private func style(of properties: [StyleProperty], _ style: LayeredStyle, _ state: StyleState) -> PartStyle {
    PartStyle(
      properties.compactMap { property in
        style.value(property, state: state).map { PartStyle.Entry(property: property.name, value: $0) }
      })
  }

  /// The style of a part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - state: Its state; a value that is missing there is that of the plain state.
  ///   - environment: The device, its position and settings.
  /// - Returns: The values of the part's properties, as far as there are some.
  public func style(of part: StyledPart, state: StyleState = .plain, in environment: StyleEnvironment) -> PartStyle {
    if let known = known[PartKey(part: part, state: state, environment: environment)] { return known }
    let style = LayeredStyle(layers, classList: part.classList, in: environment)
    return style.isEmpty ? .empty : self.style(of: part.properties, style, state)
  }
}

/// The default theme, `Themes/Fiori.nss`, compiled and embedded.
public enum DefaultTheme {
  /// The table.
  ///
  /// A test opens the embedded bytes. Should they be wrong all the same, an app is drawn without a theme and goes on.
  public static let table = (try? StyleTable(bytes: bytes)) ?? .empty

  /// The bytes of the table, as `themec build` writes them.
  public static let bytes: [UInt8] = (0..<byteCount).map { UInt8(truncatingIfNeeded: numbers[$0 / 8] >> ($0 % 8 * 8)) }
}
