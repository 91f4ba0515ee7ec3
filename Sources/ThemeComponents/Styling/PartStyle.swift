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
  public subscript(property: StyleProperty) -> StyleValue? {
    // Most names differ in their length already.
    entries.first { $0.property.utf8.count == property.name.utf8.count && $0.property == property.name }?.value
  }

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

/// A part of a component that a theme can style: its class list and what it is.
///
/// The names are those of the registry. A list `A:B` is walked from the last name to the first, so the last wins.
public struct StyledPart: Hashable, Sendable {
  /// Class paths separated by `:`.
  public let classList: String
  /// The kind of the part.
  package let kind: StyledPartKind
  /// Whether a view of the same class list lies behind the part, which is drawn with the background, border and insets.
  ///
  /// NUI's `TableCell` is such a name: it means the cell and the text in it.
  package let liesOnItsView: Bool

  /// A part from its class list and its kind.
  package init(_ classList: String, _ kind: StyledPartKind, liesOnItsView: Bool = false) {
    self.classList = classList
    self.kind = kind
    self.liesOnItsView = liesOnItsView
  }

  /// Whether the class lists are the same in as many bytes, and all else is the same.
  public static func == (left: StyledPart, right: StyledPart) -> Bool {
    left.kind == right.kind && left.liesOnItsView == right.liesOnItsView
      && left.classList.utf8.count == right.classList.utf8.count && left.classList == right.classList
  }

  /// Hashes only kind and length of the class list: layouts look up parts for every node, and there are few parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(classList.utf8.count)
  }

  /// The properties that the part is drawn with.
  public var properties: [StyleProperty] { liesOnItsView ? kind.propertiesOnItsView : kind.properties }

  /// The same part with a further class that wins over the others.
  public func with(class path: String) -> StyledPart {
    StyledPart(classList.isEmpty ? path : classList + ":" + path, kind, liesOnItsView: liesOnItsView)
  }

  /// Whether the part is in a bar, whose texts and symbols do not grow to the accessibility sizes, as in the system's bars.
  package var isInBar: Bool { Self.barParts.contains(self) }

  /// Every part that a component of this library asks the theme for.
  public static let all =
    named + [hierarchyView.with(class: HierarchyConfiguration.controllerClass)] + ObjectCellParts.hierarchyItem.all
    + ObjectCellParts.hierarchyTableCell.all + ObjectCellParts.objectCell.all
}

/// The kind of a styled part, which decides which properties apply.
///
/// These are the properties that the registry gives parts of the kind, as far as they say something about what is drawn.
package enum StyledPartKind: Hashable, Sendable, CaseIterable {
  /// An area with a background.
  case view
  /// A text.
  case text
  /// An image.
  case image
  /// Something with text or image that is tapped.
  case button

  /// The properties that a part of the kind is drawn with.
  package var properties: [StyleProperty] {
    switch self {
    case .view: Self.areaProperties + Self.insetProperties + [.tintColor, .separatorColor, .separatorStyle, .rowHeight]
    case .text: Self.textProperties + Self.areaProperties + [.tintColor]
    case .image: Self.areaProperties + Self.imageProperties + [.imageName, .tintColor]
    case .button:
      Self.textProperties + Self.areaProperties + Self.insetProperties + Self.imageProperties + [
        .titleInsets, .tintColor,
      ]
    }
  }

  /// The properties of a part in front of a view of the same class list, which has the background.
  var propertiesOnItsView: [StyleProperty] {
    switch self {
    case .view: []
    case .text: Self.textProperties
    case .image: [.tintColor]
    case .button: Self.textProperties + Self.imageProperties + [.tintColor]
    }
  }

  private static let areaProperties: [StyleProperty] = [
    .backgroundColor, .backgroundColorTop, .backgroundColorBottom, .backgroundImage, .backgroundImage.insets,
    .backgroundRepeat, .backgroundTintColor, .barTintColor, .borderColor, .borderWidth, .cornerRadius, .shadowColor,
    .shadowImage, .shadowOffset, .shadowOpacity, .shadowRadius,
  ]
  private static let insetProperties: [StyleProperty] = [.contentInsets, .padding]
  private static let imageProperties: [StyleProperty] = [.image, .image.insets]
  private static let textProperties: [StyleProperty] = [
    .fontColor, .fontName, .fontSize, .fontStyle, .lineSpacing, .textAlign, .textAlpha, .textAutoFit, .textLineClamp,
    .textOffset, .textShadowColor, .textShadowOffset, .textTransform,
  ]
}
