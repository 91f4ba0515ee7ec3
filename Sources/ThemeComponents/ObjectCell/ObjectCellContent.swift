/// What an object cell shows of a business object.
public struct ObjectCellContent: Hashable, Sendable, Codable {
  /// The first line.
  public var title: String?
  /// The second line.
  public var subtitle: String?
  /// The third line.
  public var footnote: String?
  /// A longer text beside the lines, on regular width only.
  public var description: String?
  /// A word or an image at the trailing side of the first line.
  public var status: ObjectStatus?
  /// A word or an image below the status.
  public var substatus: ObjectStatus?
  /// Small icons before the image.
  public var icons: [ObjectIcon]
  /// The name of the image at the leading side.
  public var detailImage: String?
  /// What stands at the trailing edge.
  public var accessoryType: ObjectAccessory

  /// Content from its parts; what is left out is absent.
  public init(
    title: String? = nil, subtitle: String? = nil, footnote: String? = nil,
    description: String? = nil, status: ObjectStatus? = nil, substatus: ObjectStatus? = nil,
    icons: [ObjectIcon] = [], detailImage: String? = nil, accessoryType: ObjectAccessory = .none
  ) {
    self.title = title
    self.subtitle = subtitle
    self.footnote = footnote
    self.description = description
    self.status = status
    self.substatus = substatus
    self.icons = icons
    self.detailImage = detailImage
    self.accessoryType = accessoryType
  }

  /// The cell as a value of a list picker: without attributes and accessory view (LP-26).
  public var withoutAttributes: ObjectCellContent {
    var content = self
    content.status = nil
    content.substatus = nil
    content.icons = []
    content.accessoryType = .none
    return content
  }

  /// What assistive technology calls the cell.
  var accessibilityLabel: String {
    DisplayAccessibility.joined(
      [title, subtitle, footnote, description, status?.spokenText, substatus?.spokenText]
        + icons.map(\.spokenText))
  }
}

extension ObjectStatus {
  var spokenText: String {
    switch self {
    case .text(let text): text
    case .image(_, let label): label
    }
  }
}

extension ObjectIcon {
  fileprivate var spokenText: String {
    switch self {
    case .text(let text): text
    case .image(_, let label): label
    }
  }
}

extension HierarchyItemContent {
  /// The object cell of the row.
  var object: ObjectCellContent {
    ObjectCellContent(
      title: title, subtitle: subtitle, footnote: footnote, status: status, icons: icons,
      detailImage: detailImage, accessoryType: accessoryType)
  }
}
