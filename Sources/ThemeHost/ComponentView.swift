#if canImport(SwiftUI)
  public import SwiftUI
  public import ThemeComponents
  public import ThemeTable

  /// A SwiftUI view that draws a component and sends it what the user does.
  ///
  /// The view keeps no state of the component. It lays the model out in `body`, draws the display list, and turns taps,
  /// drags, long presses and typed text into the component's events.
  ///
  ///     @State private var picker = ListPickerFormCell(configuration: teams, sections: places, traits: .init(size: .zero))
  ///
  ///     var body: some View {
  ///       ComponentView($picker, theme: theme) { effects in … }
  ///     }
  ///
  /// This code is type-checked against SwiftUI's interface. It has not run on a device.
  public struct ComponentView<Model: ComponentLayout>: View {
    private let model: Model
    private let theme: ComponentTheme
    /// Takes an event in, and returns what assistive technology is asked.
    private let take: @MainActor (Model.Event) -> [AccessibilityNotice]
    private var appearance = ComponentViewAppearance()
    @Environment(\.self) private var surroundings
    @State private var isDragging = false
    @State private var wantedFocus: DisplayNode.ID?
    @AccessibilityFocusState private var focus: DisplayNode.ID?

    /// A view of a model whose owner takes the events.
    ///
    /// - Parameters:
    ///   - model: The component as it is now.
    ///   - theme: The styles.
    ///   - send: Takes an event of the user or of the surroundings, and returns the effects.
    public init(
      _ model: Model, theme: ComponentTheme,
      send: @escaping @MainActor (Model.Event) -> [Model.Effect]
    ) {
      self.model = model
      self.theme = theme
      take = { model.accessibilityNotices(after: send($0)) }
    }

    /// A view of a model that takes the events itself.
    ///
    /// - Parameters:
    ///   - model: The component.
    ///   - theme: The styles.
    ///   - effects: Does what the component asks for; not called for events without effects.
    public init(
      _ model: Binding<Model>, theme: ComponentTheme,
      effects: @escaping @MainActor ([Model.Effect]) -> Void = { _ in }
    ) {
      self.model = model.wrappedValue
      self.theme = theme
      take = { event in
        let wanted = model.wrappedValue.handle(event)
        if !wanted.isEmpty { effects(wanted) }
        return model.wrappedValue.accessibilityNotices(after: wanted)
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
        ZStack(alignment: .topLeading) {
          DisplayNodeView(node: list.root, appearance: appearance)
            .placed(list.root.frame, in: .zero)
            .accessibilityHidden(true)
          searchField(in: list)
          elements(of: list)
        }
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
        .environment(\.layoutDirection, .leftToRight)  // The list is mirrored already.
        .contentShape(Rectangle())
        .gesture(drag)
        .simultaneousGesture(tap(in: list))
        .simultaneousGesture(longPress(in: list))
        .onChange(of: wantedFocus) { _, id in
          focus = id.flatMap { list.accessibilityElement(in: $0)?.id }
        }
        .onChange(of: traits(in: proxy.size), initial: true) { _, traits in
          send(.traitsChanged(traits))
        }
        .onChange(of: list.scrollAreas, initial: true) { _, areas in
          send(Model.laidOut(areas))
        }
      }
    }

    private func send(_ event: Model.Event?) {
      guard let event else { return }
      for notice in take(event) {
        switch notice {
        case .focus(let id): wantedFocus = id
        case .announce(let text): AccessibilityNotification.Announcement(text).post()
        }
      }
    }

    private func traits(in size: CGSize) -> ViewTraits {
      var traits = ViewTraits(
        size: LayoutSize(width: size.width, height: size.height),
        environment: StyleEnvironment(surroundings, size: size, device: appearance.device))
      traits.layoutDirection =
        surroundings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      traits.contentSizeCategory = StyleTextSize(surroundings.dynamicTypeSize)
      traits.themeRevision = model.traits.themeRevision
      return traits
    }

    private var drag: some Gesture {
      DragGesture(minimumDistance: 6)
        .onChanged { value in
          if !isDragging {
            isDragging = true
            send(Model.event(for: DragEvent.began(at: LayoutPoint(value.startLocation))))
          }
          send(Model.event(for: DragEvent.changed(translation: LayoutPoint(value.translation))))
        }
        .onEnded { value in
          isDragging = false
          let step = DragEvent.ended(
            translation: LayoutPoint(value.translation), velocity: LayoutPoint(value.velocity))
          withAnimation { send(Model.event(for: step)) }
        }
    }

    private func tap(in list: DisplayList) -> some Gesture {
      SpatialTapGesture().onEnded { value in
        perform(list.tapTarget(at: LayoutPoint(value.location)))
      }
    }

    private func perform(_ target: TapTarget?) {
      withAnimation { send(target.flatMap { Model.event(for: $0) }) }
    }

    /// A long press does not say where it is; the drag of no distance that runs beside it does.
    private func longPress(in list: DisplayList) -> some Gesture {
      LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
        .onEnded { value in
          guard case .second(_, let drag?) = value,
            let target = list.tapTarget(at: LayoutPoint(drag.startLocation))
          else { return }
          send(Model.event(forLongPressOn: target))
        }
    }

    @ViewBuilder private func searchField(in list: DisplayList) -> some View {
      if let field = list.nodes.first(where: { $0.role == .searchField }),
        let place = field.children.last, let accessibility = field.accessibility
      {
        let text = Binding(
          get: { accessibility.value ?? "" },
          set: { @MainActor text in send(Model.event(forSearchText: text)) })
        TextField(accessibility.label, text: text)
          .font(place.text.map { Font($0.font) })
          .background(field.style.color(.backgroundColor).map { Color($0) } ?? .clear)
          .placed(place.frame, in: .zero)
      }
    }

    /// Elements without a picture of their own, in reading order.
    private func elements(of list: DisplayList) -> some View {
      ForEach(list.accessibilityElements) { node in
        if let words = node.accessibility {
          Color.clear
            .placed(node.frame, in: .zero)
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: words.label))
            .accessibilityValue(Text(verbatim: words.value ?? ""))
            .accessibilityHint(Text(verbatim: words.hint ?? ""))
            .accessibilityAddTraits(AccessibilityTraits(words.traits))
            .accessibilityFocused($focus, equals: node.id)
            .accessibilityAction { perform(node.tapTarget) }
            .accessibilityActions {
              ForEach(words.actions, id: \.self) { action in
                Button(action.name) { perform(action.target) }
              }
            }
            .allowsHitTesting(false)
        }
      }
    }
  }

  /// The images, views and fonts of a component view.
  public struct ComponentViewAppearance {
    /// The kind of device, or nil to tell it from the size classes.
    public var device: StyleDevice?
    /// The side in points of a symbol that is a button of its own.
    public var buttonSymbolSide = 22.0
    /// The text measuring; give the fonts of the platform for exact layouts.
    public var measuring: any TextMeasuring = ApproximateTextMetrics()
    /// Returns the image with a name, of the app or of the system.
    public var image: (String) -> Image = ComponentViewAppearance.systemImage(named:)
    /// Returns the app's own view for a node of the role ``DisplayRole/custom``.
    public var customView: (DisplayNode) -> AnyView = { _ in AnyView(EmptyView()) }

    /// The system's symbols, approximate text metrics, no views of the app's own.
    public init() {}

    /// Names of symbols that components use; every other name is one of the app's assets.
    private static let symbols: Set<String> = [
      "checkmark", "circle", "square", "magnifyingglass", "pencil",
    ]

    private static func systemImage(named name: String) -> Image {
      switch name {
      case "hierarchy": Image(systemName: "point.3.connected.trianglepath.dotted")
      case "hierarchy.fill": Image(systemName: "point.3.filled.connected.trianglepath.dotted")
      default:
        name.contains(".") || symbols.contains(name) ? Image(systemName: name) : Image(name)
      }
    }
  }
#endif
