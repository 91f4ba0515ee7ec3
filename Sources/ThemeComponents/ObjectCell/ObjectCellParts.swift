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
