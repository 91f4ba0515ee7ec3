/// The content of an object cell.
public struct ObjectCellContent: Hashable, Sendable {
  /// The first line.
  public var title: String?
  /// The second line.
  public var subtitle: String?
  /// The text after the subtitle, such as a location.
  public var body: String?
  /// The last line.
  public var footnote: String?
  /// A longer text beside the lines, on regular width only.
  public var description: String?
  /// A word or an image at the trailing side of the first line.
  public var status: ObjectStatus?
  /// A word or an image below the status.
  public var substatus: ObjectStatus?
  /// Small icons before the image.
  public var icons: [ObjectStatus] = []
  /// The name of the image at the leading side.
  public var detailImage: String?
  /// Whether the image is round, as that of a person is.
  public var isDetailImageRound = false
  /// Letters drawn on the image where it is a placeholder, such as a person's initials; nil for none.
  public var placeholder: String?
  /// The accessory at the trailing edge.
  public var accessoryType = ObjectAccessory.none
  /// A view of the app's own at the trailing edge, instead of the accessory type.
  public var accessoryView: CustomView?

  /// Content from its usual parts; what is left out is absent, and the rest is to be changed one by one.
  public init(
    title: String? = nil, subtitle: String? = nil, footnote: String? = nil, status: ObjectStatus? = nil,
    detailImage: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.footnote = footnote
    self.status = status
    self.detailImage = detailImage
  }

  /// The cell as a value of a list picker: without attributes and accessory view (LP-26).
  package var withoutAttributes: ObjectCellContent {
    var content = self
    content.status = nil
    content.substatus = nil
    content.icons = []
    content.accessoryType = .none
    content.accessoryView = nil
    return content
  }

  /// Whether the accessory is a button with details.
  var hasDetailButton: Bool { accessoryView == nil && accessoryType.isDetailButton }

  /// The name that assistive technology gives the cell.
  var accessibilityLabel: String {
    DisplayAccessibility.joined(
      [title, subtitle, body, footnote, description, status?.spokenText, substatus?.spokenText]
        + icons.map { $0.spokenText })
  }
}

/// The status of an object, or one of its small icons: a word, an image, or both.
public struct ObjectStatus: Hashable, Sendable {
  /// The word, or nil if there is none.
  public private(set) var text: String?
  /// The name of the image, or nil if there is none.
  public private(set) var image: String?
  /// The words for the image that assistive technology speaks, or nil where the text says it.
  public private(set) var label: String?

  /// A word such as "High", or the number of something such as attachments.
  public static func text(_ text: String) -> ObjectStatus { ObjectStatus(text: text) }

  /// The name of an image, and what it says to those who do not see it.
  public static func image(_ image: String, label: String) -> ObjectStatus { ObjectStatus(image: image, label: label) }

  var spokenText: String? { text ?? label }
}

/// The accessory at the trailing edge of a row, as in a table of UIKit.
public enum ObjectAccessory: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// A chevron: a tap on the row leads further.
  case disclosureIndicator
  /// A button with details.
  case detailButton
  /// A button with details, and a chevron: a tap on the row leads further.
  case detailDisclosureButton
  /// A check mark.
  case checkmark

  /// Whether there is a button with details.
  var isDetailButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}

/// A view of the app's own that a component leaves room for.
///
/// The host draws it in the node's frame.
public struct CustomView: Hashable, Sendable {
  /// The name with which the host finds a view to use again.
  public var reuseIdentifier: String
  /// The size in points.
  public var size: LayoutSize
  /// The words for assistive technology, or nil if the view says nothing.
  public var label: String?

  /// A view from its parts.
  public init(reuseIdentifier: String, size: LayoutSize, label: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    self.size = size.sanitized
    self.label = label
  }
}

extension ObjectCellMetrics {
  func size(of icon: ObjectStatus, _ parts: ObjectCellParts, _ context: LayoutContext) -> LayoutSize {
    let size = context.scaled(iconSize)
    guard icon.image == nil else { return size }
    let line = context.lineHeight(of: parts.icon)
    return LayoutSize(width: max(size.width, line), height: max(size.height, line))
  }
}

/// The class lists of an object cell's parts; they depend on the cell around the object.
struct ObjectCellParts: Hashable, Sendable {
  var title: StyledPart
  var subtitle: StyledPart
  var footnote: StyledPart
  var status: StyledPart
  var image: StyledPart
  /// The texts of the small icons.
  ///
  /// Their images take the tint of the row.
  var icon: StyledPart
  /// The accessory at the trailing edge takes the tint of the row.
  var accessory: StyledPart

  init(
    prefix: String, title: String = "_title", subtitle: String = "_subtitle", footnote: String = "_footnote",
    status: String = "_status", override: String? = nil, accessory: StyledPart
  ) {
    func part(_ name: String, _ kind: StyledPartKind) -> StyledPart {
      let part = StyledPart(prefix + name, kind)
      return override.map { part.with(class: $0 + name) } ?? part
    }
    self.title = part(title, .text)
    self.subtitle = part(subtitle, .text)
    self.footnote = part(footnote, .text)
    self.status = StyledPart(prefix + status, .text)
    image = part("_detailImageView", .image)
    icon = self.footnote
    self.accessory = accessory
  }

  /// In a column of a hierarchy view (TH-05).
  static let hierarchyItem = ObjectCellParts(prefix: "fdlFUIHierarchyItemView", accessory: .hierarchyItemImage)
  /// In the table cell of a hierarchy (TH-07), whose documented paths lack the status.
  static let hierarchyTableCell = ObjectCellParts(
    prefix: "fdlFUIHierarchyItemView", override: "fdlFUIBaseCollectionViewCell", accessory: .hierarchyTableCellImage)
  /// In a list of objects (TH-01, TH-11).
  static let objectCell = ObjectCellParts(
    prefix: "fdlFUIObjectView", title: "_headlineLabel", subtitle: "_subheadlineLabel", footnote: "_footnoteLabel",
    status: "_statusLabel", accessory: .objectTableCellImage)

  var all: [StyledPart] { [title, subtitle, footnote, status, image] }
}
