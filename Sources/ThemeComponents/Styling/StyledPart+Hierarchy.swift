// The parts of a hierarchy view (TH-02 to TH-07).
extension StyledPart {
  static let hierarchyView = StyledPart("fdlFUIHierarchyView", .view)
  static let hierarchyDivider = StyledPart("Table:fdlFUIHierarchyView", .view)
  static let hierarchyHeader = StyledPart("fdlFUIHierarchyViewHeader:fdlFUIHierarchyView_header", .view)
  static let hierarchyHeaderTitle = StyledPart("fdlFUIHierarchyViewHeader_title", .text)
  static let hierarchyHeaderLeftButton = StyledPart("fdlFUIHierarchyViewHeader_leftButton", .button)
  static let hierarchyHeaderRightButton = StyledPart("fdlFUIHierarchyViewHeader_rightButton", .button)
  static let hierarchyItem = StyledPart("fdlFUIHierarchyCollectionItem", .view)
  static let hierarchyTableCell = StyledPart("fdlFUIBaseCollectionViewCell", .view)
  static let hierarchyItemImage = hierarchyItem.front(.image)
  static let hierarchyTableCellImage = hierarchyTableCell.front(.image)
  static let hierarchyIndicator = StyledPart("fdlFUIHierarchyIndicator", .image)
  static let hierarchyIndicatorTitle = hierarchyIndicator.part("_title", .text)
}
