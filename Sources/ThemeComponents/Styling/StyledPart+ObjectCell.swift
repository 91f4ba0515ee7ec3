// The parts of an object cell in a list (TH-01, TH-11).
extension StyledPart {
  static let objectTableCell = StyledPart("fdlFUIObjectTableViewCell", .view)
  static let objectTableCellImage = StyledPart(
    "fdlFUIObjectTableViewCell", .image, liesOnItsView: true)
  static let objectDescription = StyledPart(
    "fdlFUIObjectView_descriptionLabel", .text)
  static let objectSubstatus = StyledPart(
    "fdlFUIObjectView_substatusLabel", .text)

  static let objectCell: [StyledPart] =
    [objectTableCell, objectTableCellImage, objectDescription, objectSubstatus]
    + ObjectCellParts.objectCell.all
}
