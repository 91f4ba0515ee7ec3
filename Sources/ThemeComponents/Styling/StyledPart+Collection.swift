// The parts of a collection view.
extension StyledPart {
  static let collectionView = StyledPart("View", .view)
  static let collectionHeaderFooter = StyledPart("fdlFUICollectionSectionHeaderFooterView", .view)
  static let collectionHeaderTitle = collectionHeaderFooter.part("_title", .text)
  /// See All has the colour of a button, as what it says is to be tapped.
  static let collectionFooterButton = StyledPart(
    "fdlFUICollectionSectionHeaderFooterView_title:Button:fdlFUIButton", .button)
  static let collectionHeaderAttribute = collectionHeaderFooter.part("_attribute", .text)
  static let collectionHeaderDisclosure = collectionHeaderFooter.front(.image)
  /// The fade ends in the color behind the cells: that of the view, where it has one.
  static let collectionGradient = StyledPart("fdlFUICollectionSectionHeaderFooterView:View", .view)
  static let collectionCell = StyledPart("fdlFUIItemCollectionViewCell", .view)
  static let collectionCellTitle = collectionCell.part("_title", .text)
  static let collectionCellSubtitle = collectionCell.part("_subtitle", .text)
  static let collectionCellAttribute = collectionCell.part("_status", .text)
  static let collectionCellImage = collectionCell.part("_detailImageView", .image)
  static let collectionCellPlaceholder = collectionCell.part("_placeholder", .text)
}
