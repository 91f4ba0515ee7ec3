#if canImport(SwiftUI)
  import Observation
  public import SwiftUI
  import ThemeComponents
  public import ThemeTable

  /// The theme that a part of an app shows; who reads it is drawn again when it is replaced, and nobody else.
  @MainActor @Observable final class ShownTheme {
    private(set) var table = StyleTable.empty
    @ObservationIgnored private var store: ThemeStore?
    @ObservationIgnored private var observation: ThemeObservation?

    nonisolated init() {}

    /// The theme as it follows a store.
    func following(_ store: ThemeStore) -> ShownTheme {
      guard self.store !== store else { return self }
      self.store = store
      observation = store.observe { [weak self] change in Task { @MainActor in self?.table = change.new } }
      table = store.theme
      return self
    }
  }

  /// What a themed view knows of the views around it.
  struct ThemedPlace: Sendable {
    var theme: ShownTheme?
    /// Whether the part of the app that has the theme is wider than high.
    var isLandscape = false
    /// Whether the view lies on a surface that floats, such as a sheet of a component.
    var isElevated = false
    /// The number of times that a button led the rows of a component to their top.
    var turnsToTop = 0
  }

  private struct ThemedPlaceKey: EnvironmentKey { static let defaultValue = ThemedPlace() }

  extension EnvironmentValues {
    var themed: ThemedPlace {
      get { self[ThemedPlaceKey.self] }
      set { self[ThemedPlaceKey.self] = newValue }
    }
  }

  private struct ThemeModifier: ViewModifier {
    let store: ThemeStore
    @State private var shown = ShownTheme()
    @State private var isLandscape = false

    func body(content: Content) -> some View {
      content
        .environment(\.themed.theme, shown.following(store))
        .environment(\.themed.isLandscape, isLandscape)
        .onGeometryChange(for: Bool.self) {
          $0.size.width > $0.size.height
        } action: {
          isLandscape = $0
        }
    }
  }

  extension View {
    /// Gives this view and all in it a theme; its longer side is the orientation.
    ///
    /// When the store's theme is replaced, the views that show it are drawn again and no others.
    public func theme(_ store: ThemeStore) -> some View { modifier(ThemeModifier(store: store)) }
  }

  /// The style of a class list in the theme and the surroundings of a view.
  ///
  ///     @ThemeStyle("ScreenTitle") private var title
  ///     …
  ///     Circle().fill(title.color("font-color") ?? .primary)
  @MainActor @propertyWrapper public struct ThemeStyle: DynamicProperty {
    @Environment(\.themed.theme) private var shown
    @Environment(\.self) private var surroundings
    private let classList: String
    /// Whether the default theme of the components applies where the app's says nothing.
    private let isPart: Bool

    /// The style of classes, the strongest last.
    public init(_ classList: String) { self.init(classList, isPart: false) }

    init(_ classList: String, isPart: Bool) { (self.classList, self.isPart) = (classList, isPart) }

    /// The values of the style.
    public var wrappedValue: ThemeStyleValues {
      ThemeStyleValues(
        style: table.style(forClassList: classList, in: environment), table: table, environment: environment,
        textSize: surroundings.dynamicTypeSize)
    }

    /// The theme's table; an empty one without a theme.
    var table: StyleTable { shown?.table ?? .empty }

    var environment: StyleEnvironment {
      let size = surroundings.themed.isLandscape ? CGSize(width: 2, height: 1) : nil
      var environment = StyleEnvironment(surroundings, size: size)
      if surroundings.themed.isElevated { environment.level = .elevated }
      return environment
    }

    /// The plans of a kind of view, the stronger one first.
    func plans(_ kind: ViewKind) -> [StylePlan] {
      ([table] + (isPart ? [DefaultTheme.table] : [])).map {
        StylePlan(kind, classList: classList, theme: $0, in: environment)
      }
    }
  }

  /// The values of a style in the types of SwiftUI.
  public struct ThemeStyleValues: Sendable {
    /// The style, for values of other types.
    public let style: ResolvedStyle
    let table: StyleTable
    let environment: StyleEnvironment
    let textSize: DynamicTypeSize

    /// The value of one of the theme's own definitions by its name without `@`: `definition("brand")?.color`.
    public func definition(_ name: String) -> StyleValue? { table.definition(name, in: environment) }

    /// The colour of a property.
    public func color(_ property: StyleProperty, state: StyleState? = nil) -> Color? {
      style.color(property, state: state).map { Color($0) }
    }

    /// The number of a property, in points unless the property says otherwise.
    public func number(_ property: StyleProperty, state: StyleState? = nil) -> CGFloat? {
      style.number(property, state: state).map { CGFloat($0) }
    }

    /// The font, in the user's text size; that of running text if the style has none.
    public var font: Font { Font(style, for: textSize) }
  }
#endif
