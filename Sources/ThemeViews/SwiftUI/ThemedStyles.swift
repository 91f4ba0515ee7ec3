#if canImport(SwiftUI)
  public import SwiftUI
  import ThemeTable

  /// A button in the style of a class list, in all its states.
  public struct ThemedButtonStyle: ButtonStyle {
    let classList: String
    let isSelected: Bool
    var isPart = false

    /// The button's label in the style of its state.
    public func makeBody(configuration: Configuration) -> some View {
      StatefulView(
        content: configuration.label, classList: classList, isPressed: configuration.isPressed, isSelected: isSelected,
        isPart: isPart)
    }
  }

  extension ButtonStyle where Self == ThemedButtonStyle {
    /// The style of a class list: `.buttonStyle(.themed("Button:BuyButton"))`.
    ///
    /// - Parameters:
    ///   - classList: The classes, the strongest last.
    ///   - isSelected: Whether the button is chosen, which SwiftUI does not know.
    /// - Returns: The style.
    public static func themed(_ classList: String = "Button", isSelected: Bool = false) -> ThemedButtonStyle {
      ThemedButtonStyle(classList: classList, isSelected: isSelected)
    }
  }

  /// The label of a button, which knows whether it can be used and has the focus.
  private struct StatefulView<Content: View>: View {
    let content: Content
    let classList: String
    let isPressed: Bool
    let isSelected: Bool
    let isPart: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      content.modifier(
        ThemedModifier(classList: classList, kind: isPart ? .view : .button, state: state, isPart: isPart)
      )
      .contentShape(Rectangle())
    }

    private var state: StyleState {
      if !isEnabled { return isSelected ? .selectedDisabled : .disabled }
      if isPressed { return isSelected ? .selectedHighlighted : .highlighted }
      return isSelected ? .selected : isFocused ? .focused : .normal
    }
  }

  /// A toggle with the colours of a class list.
  public struct ThemedToggleStyle: ToggleStyle {
    let classList: String

    /// The platform's toggle in the theme's colour.
    public func makeBody(configuration: Configuration) -> some View {
      TintedView(content: Toggle(configuration), classList: classList, kind: .toggle, slot: .onTintColor)
    }
  }

  extension ToggleStyle where Self == ThemedToggleStyle {
    /// The style of a class list.
    public static func themed(_ classList: String = "Switch") -> ThemedToggleStyle {
      ThemedToggleStyle(classList: classList)
    }
  }

  /// A progress bar with the colours of a class list.
  public struct ThemedProgressViewStyle: ProgressViewStyle {
    let classList: String

    /// The platform's progress bar in the theme's colour.
    public func makeBody(configuration: Configuration) -> some View {
      TintedView(content: ProgressView(configuration), classList: classList, kind: .progress, slot: .progressTintColor)
    }
  }

  extension ProgressViewStyle where Self == ThemedProgressViewStyle {
    /// The style of a class list.
    public static func themed(_ classList: String = "Progress") -> ThemedProgressViewStyle {
      ThemedProgressViewStyle(classList: classList)
    }
  }

  /// A title with an icon in the style of a class list.
  public struct ThemedLabelStyle: LabelStyle {
    let classList: String

    /// The platform's label in the style.
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).themed(classList) }
  }

  extension LabelStyle where Self == ThemedLabelStyle {
    /// The style of a class list.
    public static func themed(_ classList: String = "Label") -> ThemedLabelStyle {
      ThemedLabelStyle(classList: classList)
    }
  }

  /// A control of the platform with the one colour that it takes.
  private struct TintedView<Content: View>: View {
    let content: Content
    let kind: ViewKind
    let slot: StyleAssignment.Slot
    @ThemeStyle private var style: ThemeStyleValues

    init(content: Content, classList: String, kind: ViewKind, slot: StyleAssignment.Slot) {
      (self.content, self.kind, self.slot) = (content, kind, slot)
      _style = ThemeStyle(classList)
    }

    var body: some View {
      let look = ViewLook(plans: _style.plans(kind), state: .normal, textSize: style.textSize)
      content.tint(look.color(slot) ?? look.color(.tintColor)).background { look.background }
    }
  }
#endif
