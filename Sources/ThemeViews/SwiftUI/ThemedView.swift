#if canImport(SwiftUI)
  public import SwiftUI
  import ThemeComponents
  import ThemeTable

  extension View {
    /// Gives a view the style of a class list: text, background, edge, shadow and size, as far as the theme says.
    ///
    ///     Text("Orders").themed("ScreenTitle")
    ///     TextField("Name", text: $name).textFieldStyle(.plain).themed("TextField", as: .textField)
    ///
    /// Without a theme around it nothing changes; a view that takes no events has the values for `disabled`. SwiftUI has
    /// nothing for `text-transform: capitalize`, the shadow of a text, the colour of a placeholder, and images at the
    /// ends of a control.
    ///
    /// - Parameters:
    ///   - classList: The classes, the strongest last.
    ///   - kind: The kind of view, whose properties apply.
    /// - Returns: The view in the style.
    public func themed(_ classList: String, as kind: ViewKind = .label) -> some View {
      modifier(ThemedModifier(classList: classList, kind: kind, state: nil))
    }

    /// Gives a part of a component the style of its classes; its default theme applies where the app's says nothing.
    func themedPart(_ classList: String, as kind: ViewKind = .label, state: StyleState? = nil) -> some View {
      modifier(ThemedModifier(classList: classList, kind: kind, state: state, isPart: true))
    }
  }

  /// A style on a view in one state, or in that of a view that is no button.
  struct ThemedModifier: ViewModifier {
    @ThemeStyle private var style: ThemeStyleValues
    @Environment(\.isEnabled) private var isEnabled
    private let kind: ViewKind
    private let state: StyleState?

    /// - Parameters:
    ///   - classList: The classes, the strongest last.
    ///   - kind: The kind of view.
    ///   - state: The state, or nil for that of a view that is no button.
    ///   - isPart: Whether the view is a part of a component, whose default theme applies where the app's says nothing.
    init(classList: String, kind: ViewKind, state: StyleState? = nil, isPart: Bool = false) {
      _style = ThemeStyle(classList, isPart: isPart)
      (self.kind, self.state) = (kind, state)
    }

    func body(content: Content) -> some View {
      let state = state ?? (isEnabled ? .normal : .disabled)
      let look = ViewLook(plans: _style.plans(kind), state: state, textSize: style.textSize)
      let shape = RoundedRectangle(cornerRadius: look.number(.cornerRadius) ?? 0)
      text(content, look)
        .padding(look.insets)
        .frame(width: look.number(.width), height: look.height)
        .background { look.background.clipShape(shape) }
        // A shape far beyond the view clips nothing.
        .clipShape(shape.inset(by: look.clips ? 0 : -10_000))
        .overlay {
          if let color = look.color(.borderColor) {
            shape.strokeBorder(color, lineWidth: look.number(.borderWidth) ?? 0)
          }
        }
        .shadow(
          color: look.shadowColor, radius: look.number(.shadowRadius) ?? 0, x: look.shadowOffset.x,
          y: look.shadowOffset.y
        )
        .opacity(look.number(.alpha) ?? 1)
    }

    /// The part of the style that is about text; all that the theme does not say stays as it is around.
    private func text(_ content: Content, _ look: ViewLook) -> some View {
      content
        .transformEnvironment(\.font) { if let font = look.font { $0 = font } }
        .transformEnvironment(\.multilineTextAlignment) { if let alignment = look.alignment { $0 = alignment } }
        .transformEnvironment(\.lineLimit) { if let lines = look.lineLimit { $0 = lines > 0 ? lines : nil } }
        .transformEnvironment(\.lineSpacing) { if let spacing = look.number(.lineSpacing) { $0 = spacing } }
        .transformEnvironment(\.minimumScaleFactor) { if look.fits { $0 = 0.5 } }
        .transformEnvironment(\.textCase) { if let textCase = look.textCase { $0 = textCase } }
        .foregroundStyle(look.color(.textColor).map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))
        .tint(look.color(.tintColor))
    }
  }

  /// The values of a plan for a view, in the types of SwiftUI.
  struct ViewLook {
    /// The stronger one first.
    let plans: [StylePlan]
    let state: StyleState
    let textSize: DynamicTypeSize

    func value(_ slot: StyleAssignment.Slot) -> StyleAssignment.Value? { plans.value(slot, in: state) }

    func color(_ slot: StyleAssignment.Slot) -> Color? {
      if case .color(let color)? = value(slot) { Color(color) } else { nil }
    }

    func number(_ slot: StyleAssignment.Slot) -> CGFloat? {
      if case .number(let number)? = value(slot) { CGFloat(number) } else { nil }
    }

    /// A height gives way to larger text.
    var height: CGFloat? { textSize.isAccessibilitySize ? nil : number(.height) }

    var font: Font? {
      guard case .font(let font)? = value(.font) else { return nil }
      let plain = Font(FontDescription(font, for: StyleTextSize(textSize)))
      let weights: [String: Font.Weight] = [
        "ultraLightSystem": .ultraLight, "thinSystem": .thin, "lightSystem": .light, "mediumSystem": .medium,
        "semiboldSystem": .semibold, "boldSystem": .bold, "heavySystem": .heavy, "blackSystem": .black,
      ]
      if font.name == "italicSystem" { return plain.italic() }
      return font.name.flatMap { weights[$0] }.map { plain.weight($0) } ?? plain
    }

    var lineLimit: Int? { if case .integer(let lines)? = value(.numberOfLines) { lines } else { nil } }
    var fits: Bool { value(.adjustsFontSizeToFitWidth) == .boolean(true) }
    var clips: Bool { value(.clipsToBounds) == .boolean(true) }

    var textCase: Text.Case?? {
      switch value(.textTransform) {
      case .word("uppercase"): .uppercase
      case .word("lowercase"): .lowercase
      case .word("none"): .some(nil)
      default: nil
      }
    }

    var alignment: TextAlignment? {
      switch value(.textAlignment) {
      case .alignment(.center): .center
      case .alignment(.right): .trailing
      case .alignment: .leading
      default: nil
      }
    }

    var insets: EdgeInsets {
      guard case .insets(let box)? = plans.value(.contentInsets, .textInsets, .titleInsets) else { return EdgeInsets() }
      return EdgeInsets(top: box.top, leading: box.left, bottom: box.bottom, trailing: box.right)
    }

    @ViewBuilder @MainActor var background: some View {
      switch plans.value(.background, .gradient, .pattern, .contents, .backgroundColor, in: state) {
      case .color(let color): Rectangle().fill(Color(color))
      case .gradient(let top, let bottom):
        LinearGradient(colors: [Color(top), Color(bottom)], startPoint: .top, endPoint: .bottom)
      case .image(let image):
        let box = image.insets ?? StyleBox(top: 0, right: 0, bottom: 0, left: 0)
        Image(image.name).resizable(
          capInsets: EdgeInsets(top: box.top, leading: box.left, bottom: box.bottom, trailing: box.right))
      default: EmptyView()
      }
    }

    /// Clear where the theme says nothing of a shadow.
    var shadowColor: Color {
      (color(.shadowColor) ?? .clear).opacity(number(.shadowOpacity).map { Double($0) } ?? 0)
    }

    var shadowOffset: CGPoint {
      guard case .offset(let offset)? = value(.shadowOffset) else { return .zero }
      return CGPoint(x: offset.x, y: offset.y)
    }
  }
#endif
