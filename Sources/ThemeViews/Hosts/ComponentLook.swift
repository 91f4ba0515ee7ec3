#if canImport(SwiftUI)
  public import SwiftUI
  public import ThemeComponents
  public import ThemeTable

  /// The images, views and fonts with which components are drawn; see ``SwiftUI/View/componentAppearance(_:)``.
  public struct ComponentAppearance {
    /// The kind of device, or nil to tell it from the size classes.
    public var device: StyleDevice?
    /// The side in points of a symbol that is a button of its own.
    public var buttonSymbolSide = 22.0
    /// The text measuring: that of the platform's fonts where there is UIKit.
    public var measuring: any TextMeasuring = ComponentAppearance.platformMeasuring
    /// Returns the image with a name, of the app or of the system.
    public var image: (String) -> Image = ComponentAppearance.systemImage(named:)
    /// Returns the app's own view for a node of the role ``DisplayRole/custom``.
    public var customView: (DisplayNode) -> AnyView = { _ in AnyView(EmptyView()) }

    /// The system's symbols and fonts, no views of the app's own.
    public nonisolated init() {}

    private nonisolated static var platformMeasuring: any TextMeasuring {
      #if canImport(UIKit)
        PlatformTextMetrics()
      #else
        ApproximateTextMetrics()
      #endif
    }

    /// Names of symbols that components use; every other name is one of the app's assets.
    private nonisolated static let symbols: Set<String> = [
      "checkmark", "circle", "ellipsis", "square", "magnifyingglass", "pencil",
    ]

    private nonisolated static func systemImage(named name: String) -> Image {
      switch name {
      case "hierarchy": Image(systemName: "point.3.connected.trianglepath.dotted")
      case "hierarchy.fill": Image(systemName: "point.3.filled.connected.trianglepath.dotted")
      default: name.contains(".") || symbols.contains(name) ? Image(systemName: name) : Image(name)
      }
    }
  }

  private struct ComponentAppearanceKey: EnvironmentKey {
    static var defaultValue: ComponentAppearance { ComponentAppearance() }
  }

  extension EnvironmentValues {
    var componentAppearance: ComponentAppearance {
      get { self[ComponentAppearanceKey.self] }
      set { self[ComponentAppearanceKey.self] = newValue }
    }
  }

  extension View {
    /// Changes the images, views and fonts of the components in this view.
    public func componentAppearance(_ change: @escaping (inout ComponentAppearance) -> Void) -> some View {
      transformEnvironment(\.componentAppearance, transform: change)
    }
  }

  /// The theme and the surroundings of a component, as SwiftUI's environment has them.
  @MainActor @propertyWrapper struct ComponentLook: DynamicProperty {
    @Environment(\.themed.theme) private var shown
    @Environment(\.self) private var surroundings

    var wrappedValue: Values {
      Values(
        theme: shown.map { ComponentTheme($0.table) } ?? .standard, appearance: surroundings.componentAppearance,
        surroundings: surroundings)
    }

    /// The theme, appearance and surroundings with which a component is laid out and drawn.
    @MainActor struct Values {
      let theme: ComponentTheme
      let appearance: ComponentAppearance
      fileprivate let surroundings: EnvironmentValues

      var measuring: any TextMeasuring { appearance.measuring }
      /// The animation of a change, or nil for people who want less motion.
      var animation: Animation? { surroundings.accessibilityReduceMotion ? nil : .default }
      var isRightToLeft: Bool { surroundings.layoutDirection == .rightToLeft }

      func traits(in size: CGSize, _ revision: Int) -> ViewTraits {
        ViewTraits(
          size: LayoutSize(width: size.width, height: size.height),
          environment: StyleEnvironment(surroundings, size: size, device: appearance.device),
          layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
          contentSizeCategory: StyleTextSize(surroundings.dynamicTypeSize), themeRevision: revision)
      }

    }
  }

  /// A component's owner, as a native view needs it: the component now, and where its events go.
  ///
  /// The view that has it is drawn again when the component changes: SwiftUI follows the binding, Observation the driver.
  @MainActor struct ComponentSource<Model: ComponentLayout>: DynamicProperty {
    private let binding: Binding<Model>
    private let ofDriver: (() -> Model)?
    private let take: (Model.Event) -> [Model.Effect]
    /// The component as it is drawn: as it is, unless a view that goes keeps what it showed.
    private var draw: (Model) -> Model = { $0 }

    /// A component that is a value of the app's.
    init(_ model: Binding<Model>, _ effects: @escaping @MainActor ([Model.Effect]) -> Void) {
      binding = model
      ofDriver = nil
      take = { event in
        let wanted = model.wrappedValue.handle(event)
        if !wanted.isEmpty { effects(wanted) }
        return wanted
      }
    }

    /// A component that a driver owns, whose effects may come late, with the answers of a data source.
    init<Source>(_ driver: HierarchyDriver<Model, Source>, _ effects: (@MainActor ([Model.Effect]) -> Void)?)
    where Model: HierarchyAsking {
      if let effects { driver.onChange = { _, wanted in if !wanted.isEmpty { effects(wanted) } } }
      let read: @MainActor () -> Model = { driver.model }
      ofDriver = read
      binding = Binding(get: { @MainActor in read() }, set: { _ in })
      take = { driver.send($0) }
    }

    var model: Model { ofDriver?() ?? binding.wrappedValue }
    var drawn: Model { draw(model) }

    func drawing(_ draw: @escaping (Model) -> Model) -> ComponentSource {
      var source = self
      source.draw = draw
      return source
    }

    /// A binding that reads the component, and gives it the events that a value of the system's means.
    func binding<Value>(
      _ read: @escaping @MainActor (Model) -> Value, _ events: @escaping @MainActor (Model, Value) -> [Model.Event]
    ) -> Binding<Value> {
      Binding { @MainActor in
        read(model)
      } set: { @MainActor value in
        send(events(model, value))
      }
    }

    /// Gives the component events, and says what assistive technology is to announce after them.
    @discardableResult func send(_ events: [Model.Event]) -> [Model.Effect] {
      let effects = events.flatMap(take)
      guard !effects.isEmpty else { return [] }
      for case .announce(let text) in model.accessibilityNotices(after: effects) {
        AccessibilityNotification.Announcement(text).post()
      }
      return effects
    }
  }

  /// Tells a component of its room and surroundings.
  private struct RoomModifier<Model: ComponentLayout>: ViewModifier {
    let source: ComponentSource<Model>
    let isMeasured: Bool
    let isActive: Bool
    @ComponentLook private var look: ComponentLook.Values
    @State private var size = CGSize.zero

    func body(content: Content) -> some View {
      let known = source.model.traits
      let room = isMeasured ? size : CGSize(width: known.size.width, height: known.size.height)
      let traits = look.traits(in: room, known.themeRevision)
      content
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        }
        .onChange(of: traits, initial: true) { _, traits in
          if isActive, size != .zero || !isMeasured, traits != source.model.traits {
            source.send([.traitsChanged(traits)])
          }
        }
    }
  }

  extension View {
    /// Tells a component of the room of this view, and of the surroundings.
    ///
    /// - Parameters:
    ///   - source: The component.
    ///   - isMeasured: Whether the view is the component's room; else the room stays as it is.
    ///   - isActive: Whether the view tells now: no other view of the component lies over it.
    /// - Returns: The view.
    func room<Model: ComponentLayout>(
      of source: ComponentSource<Model>, isMeasured: Bool = true, isActive: Bool = true
    ) -> some View { modifier(RoomModifier(source: source, isMeasured: isMeasured, isActive: isActive)) }
  }
#endif
