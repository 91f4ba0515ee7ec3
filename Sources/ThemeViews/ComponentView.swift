#if canImport(SwiftUI)
  public import SwiftUI
  public import ThemeComponents
  import ThemeTable

  /// A SwiftUI view that draws a component and sends it what the user does.
  ///
  /// The view keeps no state of the component. It lays the model out in `body`, draws the display list, and turns fingers,
  /// keys, typed text and the gestures of assistive technology into the component's events; <doc:Events> names them all.
  ///
  ///     @State private var picker = ListPickerFormCell(configuration: teams, sections: places, traits: .init(size: .zero))
  ///
  ///     var body: some View {
  ///       ComponentView($picker, theme: theme) { effects in … }
  ///     }
  ///
  /// This code is type-checked against SwiftUI's interface. It has not run on a device.
  public struct ComponentView<Model: ComponentLayout>: View {
    let model: Model
    let theme: ComponentTheme
    /// Takes an event in, and returns the effects.
    private let take: @MainActor (Model.Event) -> [Model.Effect]
    private(set) var appearance = ComponentViewAppearance()
    @Environment(\.self) private var surroundings
    /// Whether a finger is down: the system resets it also where it takes the touch away.
    @GestureState var isTouched = false
    @State var touch = TouchPhase.none
    @FocusState private var hasKeyboard: Bool
    /// The effects of which assistive technology has not been told, and the number of events that had some.
    @State private var untold: [Model.Effect] = []
    @State private var turn = 0
    @AccessibilityFocusState var focus: DisplayNode.ID?

    /// A view of a model whose owner takes the events.
    ///
    /// - Parameters:
    ///   - model: The component as it is now.
    ///   - theme: The styles.
    ///   - send: Takes an event of the user or of the surroundings, and returns the effects.
    public init(_ model: Model, theme: ComponentTheme, send: @escaping @MainActor (Model.Event) -> [Model.Effect]) {
      self.model = model
      self.theme = theme
      take = send
    }

    /// A view of a model that takes the events itself.
    ///
    /// - Parameters:
    ///   - model: The component.
    ///   - theme: The styles.
    ///   - effects: Does what the component asks for; not called for events without effects.
    public init(
      _ model: Binding<Model>, theme: ComponentTheme, effects: @escaping @MainActor ([Model.Effect]) -> Void = { _ in }
    ) {
      self.model = model.wrappedValue
      self.theme = theme
      take = { event in
        let wanted = model.wrappedValue.handle(event)
        if !wanted.isEmpty { effects(wanted) }
        return wanted
      }
    }

    /// The same view with other images, views of the app's own, or text measuring.
    public func appearance(_ change: (inout ComponentViewAppearance) -> Void) -> ComponentView {
      var view = self
      change(&view.appearance)
      return view
    }

    /// The drawing in the room that the parent gives, and above it the elements of assistive technology.
    public var body: some View {
      GeometryReader { proxy in
        let list = model.displayList(theme: theme, measuring: appearance.measuring)
        assisted(touched(drawing(of: list, in: proxy.size), in: list), in: list).focusable().focused($hasKeyboard)
          .onKeyPress(keys: Set(FocusKey.keys.keys)) { press in self.press(press.key) }.onChange(of: hasKeyboard) {
            _, hasKeyboard in if !hasKeyboard { send(.focused(nil)) }
          }.onChange(of: turn) { _, _ in tell(of: list) }.onChange(of: traits(in: proxy.size), initial: true) {
            _, traits in send(.traitsChanged(traits))
          }.onChange(of: list.scrollAreas, initial: true) { _, areas in if !areas.isEmpty { send(.laidOut(areas)) } }
      }
    }

    private func drawing(of list: DisplayList, in size: CGSize) -> some View {
      ZStack(alignment: .topLeading) {
        if !list.backdrop.isEmpty { Color(StyleColor.dimming) }
        DisplayNodeView(node: list.root, appearance: directed).placed(list.root.frame, in: .zero).accessibilityHidden(
          true)
        focusRing(in: list)
        searchField(in: list)
        elements(of: list)
      }.frame(width: size.width, height: size.height, alignment: .topLeading).environment(
        \.layoutDirection, .leftToRight
      )  // The list is mirrored already.
      .contentShape(Rectangle())
    }

    /// The appearance with the direction of reading, in which the app's own views are drawn.
    private var directed: ComponentViewAppearance {
      var appearance = appearance
      appearance.layoutDirection = surroundings.layoutDirection
      return appearance
    }

    /// The halo of the system around what has the keyboard focus, also where a theme has no colour for it.
    @ViewBuilder private func focusRing(in list: DisplayList) -> some View {
      if let target = model.focused, let node = list.nodes.last(where: { $0.tapTarget == target }) {
        RoundedRectangle(cornerRadius: 4).strokeBorder(
          node.style.color(.tintColor).map { Color($0) } ?? .primary, lineWidth: 2
        ).placed(node.frame, in: .zero).allowsHitTesting(false).accessibilityHidden(true)
      }
    }

    func send(_ event: Model.Event?) {
      guard let event else { return }
      let effects = take(event)
      guard !effects.isEmpty else { return }
      untold += effects
      turn += 1
    }

    /// Tells assistive technology of effects, once the owner has given the view the component after them.
    private func tell(of list: DisplayList) {
      for notice in model.accessibilityNotices(after: untold) {
        switch notice {
        case .focus(let id): focus = list.accessibilityElement(in: id)?.id
        case .announce(let text): AccessibilityNotification.Announcement(text).post()
        }
      }
      untold = []
    }

    private func traits(in size: CGSize) -> ViewTraits {
      ViewTraits(
        size: LayoutSize(width: size.width, height: size.height),
        environment: StyleEnvironment(surroundings, size: size, device: appearance.device),
        layoutDirection: surroundings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        contentSizeCategory: StyleTextSize(surroundings.dynamicTypeSize), themeRevision: model.traits.themeRevision)
    }

    @ViewBuilder private func searchField(in list: DisplayList) -> some View {
      if let field = list.nodes.first(where: { $0.role == .searchField }), let place = field.children.last,
        let accessibility = field.accessibility
      {
        let text = Binding(get: { accessibility.value ?? "" }, set: { @MainActor text in send(.searchChanged(text)) })
        TextField(accessibility.label, text: text).font(place.text.map { Font($0.font) }).background(
          field.style.color(.backgroundColor).map { Color($0) } ?? .clear
        ).placed(place.frame, in: .zero)
      }
    }
  }
#endif
