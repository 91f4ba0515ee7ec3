// The parts of a collection view.
extension StyledPart {
  static let collectionView = StyledPart("View", .view)
  static let collectionHeaderFooter = StyledPart(
    "fdlFUICollectionSectionHeaderFooterView", .view)
  static let collectionHeaderTitle = StyledPart(
    "fdlFUICollectionSectionHeaderFooterView_title", .text)
  static let collectionHeaderAttribute = StyledPart(
    "fdlFUICollectionSectionHeaderFooterView_attribute", .text)
  static let collectionCell = StyledPart("fdlFUIItemCollectionViewCell", .view)
  static let collectionCellTitle = StyledPart("fdlFUIItemCollectionViewCell_title", .text)
  static let collectionCellSubtitle = StyledPart("fdlFUIItemCollectionViewCell_subtitle", .text)
  static let collectionCellAttribute = StyledPart("fdlFUIItemCollectionViewCell_status", .text)
  static let collectionCellImage = StyledPart(
    "fdlFUIItemCollectionViewCell_detailImageView", .image)
  static let collectionCellPlaceholder = StyledPart(
    "fdlFUIItemCollectionViewCell_placeholder", .text)

  static let collection: [StyledPart] = [
    collectionView, collectionHeaderFooter, collectionHeaderTitle, collectionHeaderAttribute,
    collectionCell, collectionCellTitle, collectionCellSubtitle, collectionCellAttribute,
    collectionCellImage, collectionCellPlaceholder,
  ]
}
