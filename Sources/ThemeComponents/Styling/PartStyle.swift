public import ThemeTable

/// The style of a component's part in a state and environment: the values that were found.
public struct PartStyle: Hashable, Sendable {
  /// One value.
  public struct Entry: Hashable, Sendable {
    /// The name without a state's suffix.
    public let property: String
    /// The value.
    public let value: StyleValue
  }

  /// The values in the order of their properties' names.
  public private(set) var entries: [Entry]

  /// No values.
  public static let empty = PartStyle([])

  /// The style of some values, of which no two are of the same property.
  package init(_ entries: [Entry]) {
    self.entries = entries.sorted { StyleProperty($0.property) < StyleProperty($1.property) }
  }

  /// The value of a property; nil where neither the theme nor the defaults have one.
  public subscript(property: StyleProperty) -> StyleValue? { entries.first { $0.property == property.name }?.value }

  /// The same style with corners of a radius; by default they make a room round.
  func rounded(_ radius: Double = .infinity, in size: LayoutSize) -> PartStyle {
    let most = min(size.width, size.height) / 2
    let radius = Entry(property: StyleProperty.cornerRadius.name, value: .number(min(radius, most)))
    return PartStyle(entries.filter { $0.property != radius.property } + [radius])
  }

  /// The color of a property.
  public func color(_ property: StyleProperty) -> StyleColor? {
    if case .color(let color)? = self[property] { color } else { nil }
  }

  /// The number of a property, in points unless the property says otherwise.
  public func number(_ property: StyleProperty) -> Double? {
    switch self[property] {
    case .number(let number)?: number.isFinite ? number : nil
    case .integer(let integer)?: Double(integer)
    default: nil
    }
  }

  /// The asset name of a property.
  public func imageName(_ property: StyleProperty) -> String? {
    if case .imageName(let name)? = self[property] { name } else { nil }
  }

  /// The asset name of the image that a theme puts into a part; Fiori spells the property in two ways.
  package var drawnImage: String? { imageName(.image) ?? imageName(.imageName) }

  /// The room between the part's edges and its content, left and right as on the screen; nil where the theme says nothing.
  var contentInsets: LayoutInsets? {
    func kept(_ distance: Double) -> Double { min(max(0, distance.finite), 1_000) }
    guard case .box(let box)? = self[.contentInsets] ?? self[.padding] else { return nil }
    return LayoutInsets(
      top: kept(box.top), leading: kept(box.left), bottom: kept(box.bottom), trailing: kept(box.right))
  }

  /// Between two lines of a text, in points.
  var lineSpacing: Double { min(max(0, number(.lineSpacing) ?? 0), 1_000) }

  /// The text alignment of a property; natural where the theme says nothing.
  package var textAlignment: StyleTextAlignment {
    if case .textAlignment(let alignment)? = self[.textAlign] { alignment } else { .natural }
  }

  /// The most lines of a text, 0 for any number; nil where the theme says nothing.
  package var lineClamp: Int? { number(.textLineClamp).map { max(0, $0.wholeNumber) } }

  /// The font for a text size of the user's.
  ///
  /// A font size in points wins over a text style, as a rule that names one means it. Where the theme has neither, the
  /// platform's running text, `body`, is taken.
  public func font(for category: StyleTextSize) -> FontDescription {
    var style: StyleTextStyle?
    if case .textStyle(let named)? = self[.fontStyle] { style = named }
    var name: String?
    if case .fontName(let value)? = self[.fontName] { name = value }
    return FontDescription(style, name: name, size: number(.fontSize), for: category)
  }
}
