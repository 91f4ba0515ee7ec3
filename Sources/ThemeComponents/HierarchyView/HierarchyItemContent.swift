/// What one row of a hierarchy shows: an object cell with the hierarchy accessory.
///
/// The names are those of the cell in the API reference. Because of the accessory the room is small: the guideline
/// advises to limit the content.
public struct HierarchyItemContent: Hashable, Sendable, Codable {
  /// The first line.
  public var title: String?
  /// The second line.
  public var subtitle: String?
  /// The third line.
  public var footnote: String?
  /// A word or an image at the trailing side of the lines.
  public var status: ObjectStatus?
  /// Small icons before the image; how many are shown says ``HierarchyMetrics/iconLimit(textLines:hasImage:)``.
  public var icons: [ObjectIcon]
  /// The name of the image at the leading side.
  public var detailImage: String?
  /// What stands at the trailing edge besides the hierarchy accessory.
  public var accessoryType: ObjectAccessory
  /// Whether the hierarchy accessory is absent, as for an item without children.
  public var isHierarchyButtonHidden: Bool
  /// The text of the hierarchy accessory, usually the number of direct children; nil leaves it out.
  public var hierarchyAttributeText: String?
  /// How the accessory arranges text and icon.
  public var indicatorLayout: HierarchyIndicatorLayout

  /// Content from its parts; what is left out is absent.
  public init(
    title: String? = nil, subtitle: String? = nil, footnote: String? = nil,
    status: ObjectStatus? = nil, icons: [ObjectIcon] = [], detailImage: String? = nil,
    accessoryType: ObjectAccessory = .none, isHierarchyButtonHidden: Bool = false,
    hierarchyAttributeText: String? = nil, indicatorLayout: HierarchyIndicatorLayout = .automatic
  ) {
    self.title = title
    self.subtitle = subtitle
    self.footnote = footnote
    self.status = status
    self.icons = icons
    self.detailImage = detailImage
    self.accessoryType = accessoryType
    self.isHierarchyButtonHidden = isHierarchyButtonHidden
    self.hierarchyAttributeText = hierarchyAttributeText
    self.indicatorLayout = indicatorLayout
  }

  /// How many of title, subtitle and footnote are there.
  public var textLineCount: Int {
    [title, subtitle, footnote].filter { $0?.isEmpty == false }.count
  }
}

/// How the hierarchy accessory arranges its text and its icon.
public enum HierarchyIndicatorLayout: String, Hashable, Sendable, Codable, CaseIterable {
  /// Beside each other for an object cell of one line, above each other for any other.
  case automatic
  /// The icon above the text.
  case multiLine
  /// The text before the icon.
  case singleLine
}
