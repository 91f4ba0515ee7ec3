#if canImport(SwiftUI)
  public import SwiftUI
  public import ThemeComponents

  /// A component as it is, in the room of its traits: for tests and pictures.
  ///
  /// It takes no events.
  public struct ComponentPicture<Model: ComponentLayout>: View {
    private let model: Model
    private let theme: ComponentTheme
    @Environment(\.componentAppearance) private var appearance

    /// A picture of a component in a theme.
    public init(_ model: Model, theme: ComponentTheme = .standard) {
      self.model = model
      self.theme = theme
    }

    /// The nodes of the display list, each at its place.
    public var body: some View {
      let list = model.displayList(theme: theme, measuring: appearance.measuring)
      DisplayNodeView(
        node: list.root, direction: model.traits.isRightToLeft ? .rightToLeft : .leftToRight
      ).placed(list.root.frame, in: .zero).frame(width: list.size.width, height: list.size.height)
    }
  }
#endif
