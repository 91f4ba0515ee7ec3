/// An image with the insets that stretch it.
public struct StyleImage: Hashable, Sendable {
  /// The asset's name.
  public var name: String
  /// The part at each edge that is not stretched, in points, or nil if the theme sets no insets.
  public var insets: StyleBox?

  /// An image with its insets.
  public init(name: String, insets: StyleBox? = nil) {
    self.name = name
    self.insets = insets
  }
}

extension ResolvedStyle {
  /// The image of a property with its insets.
  ///
  /// Both are looked for through the whole class list, each on its own: the image may come from one class
  /// and its insets from another. The insets are those of the state that the image was found in, so
  /// an image of the plain state is not stretched as one of the highlighted state would be.
  ///
  /// - Parameters:
  ///   - property: An image property such as `background-image`; its insets are those of
  ///     ``StyleProperty/insets``.
  ///   - state: The state that it begins with.
  /// - Returns: The image; nil if the theme has none, whatever insets it has.
  public func image(_ property: StyleProperty, state: StyleState = .plain) -> StyleImage? {
    StyleWalk(state.withFallbacks, through: CollectionOfOne(self)).first { state, style in
      style.imageName(StyleProperty(property.written(in: state))).map { name in
        StyleImage(name: name, insets: style.box(StyleProperty(property.insets.written(in: state))))
      }
    }
  }
}
