// The parts of a collection view.
extension StyledPart {
  static let collectionView = StyledPart("View", .view)
  static let collectionHeaderFooter = StyledPart(
    "fdlFUICollectionSectionHeaderFooterView", .view)
  static let collectionHeaderTitle = StyledPart(
    "fdlFUICollectionSectionHeaderFooterView_title", .text)
  static let collectionHeaderAttribute = StyledPart(
    "fdlFUICollectionSectionHeaderFooterView_attribute", .text)
  static let collectionHeaderDisclosure = StyledPart(
    "fdlFUICollectionSectionHeaderFooterView", .image, liesOnItsView: true)
  /// The fade ends in the color behind the cells: that of the view, where it has one.
  static let collectionGradient = StyledPart("fdlFUICollectionSectionHeaderFooterView:View", .view)
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
    collectionHeaderDisclosure, collectionGradient, collectionCell, collectionCellTitle,
    collectionCellSubtitle, collectionCellAttribute,
    collectionCellImage, collectionCellPlaceholder,
  ]
}
