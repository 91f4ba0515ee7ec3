/// The content of a hierarchy's row: an object cell with the hierarchy accessory.
///
/// The names are those of the cell in the API reference. Because of the accessory the room is small: the guideline
/// advises to limit the content.
public struct HierarchyItemContent: Hashable, Sendable {
  /// The first line.
  public var title: String?
  /// The second line.
  public var subtitle: String?
  /// The text after the subtitle, such as a location.
  public var body: String?
  /// The last line.
  public var footnote: String?
  /// A word, an image, or both, at the trailing side of the lines.
  public var status: ObjectStatus?
  /// Small icons before the image.
  ///
  /// As many are shown as the lines of text have room for.
  public var icons: [ObjectStatus] = []
  /// The name of the image at the leading side.
  public var detailImage: String?
  /// The accessory at the trailing edge besides the hierarchy accessory.
  public var accessoryType = ObjectAccessory.none
  /// A view of the app's own at the trailing edge, instead of the accessory type.
  public var accessoryView: CustomView?
  /// A view of the app's own at the trailing edge while the hierarchy is edited.
  public var editingAccessoryView: CustomView?
  /// Whether the hierarchy accessory is absent, as for an item without children.
  public var isHierarchyButtonHidden: Bool
  /// The text of the hierarchy accessory, usually the number of direct children; nil leaves it out.
  public var hierarchyAttributeText: String?
  /// The arrangement of the accessory's text and icon.
  public var indicatorLayout = HierarchyIndicatorLayout.multiLine
  /// A cell of the app's own that replaces the row beside the hierarchy accessory, or nil for an object cell.
  ///
  /// Its width is that of the column. Its height is the one given here, at least one point.
  public var customCell: CustomView?
  /// The text that a long press offers to copy, or nil for the lines of the row.
  public var copiedText: String?

  /// Content from its usual parts; what is left out is absent, and the rest is to be changed one by one.
  public init(
    title: String? = nil, subtitle: String? = nil, footnote: String? = nil, detailImage: String? = nil,
    isHierarchyButtonHidden: Bool = false, hierarchyAttributeText: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.footnote = footnote
    self.detailImage = detailImage
    self.isHierarchyButtonHidden = isHierarchyButtonHidden
    self.hierarchyAttributeText = hierarchyAttributeText
  }

  /// The texts among title, subtitle, body and footnote.
  var lines: [String] { [title, subtitle, body, footnote].compactMap { $0 }.filter { !$0.isEmpty } }

  /// The text that a long press offers to copy.
  var textToCopy: String { copiedText ?? lines.joined(separator: "\n") }

  /// The object cell of the row.
  ///
  /// - Parameter isEditing: Whether the hierarchy is edited.
  /// - Returns: The content of the cell.
  func object(isEditing: Bool) -> ObjectCellContent {
    var object = ObjectCellContent(
      title: title, subtitle: subtitle, footnote: footnote, status: status, detailImage: detailImage)
    object.body = body
    object.icons = icons
    object.accessoryType = isEditing ? .none : accessoryType
    object.accessoryView = isEditing ? editingAccessoryView : accessoryView
    return object
  }

  /// Whether the accessory has its icon above its text at ordinary text sizes (IN-03, IN-04).
  var isIndicatorMultiLine: Bool {
    switch indicatorLayout {
    case .automatic: lines.count > 1
    case .multiLine: true
    case .singleLine: false
    }
  }
}

/// The arrangement of a hierarchy accessory's text and icon.
public enum HierarchyIndicatorLayout: Hashable, Sendable, CaseIterable {
  /// Beside each other for an object cell of one line, above each other for any other (IN-04).
  case automatic
  /// The icon above the text: the default (IN-03).
  case multiLine
  /// The text before the icon.
  case singleLine
}
