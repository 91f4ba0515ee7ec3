// The parts of an object cell in a list (TH-01, TH-11).
extension StyledPart {
  /// The list as a table, under NUI's name because SAP documents no class for it.
  static let objectList = StyledPart("Table", .view)
  static let objectTableCell = StyledPart("fdlFUIObjectTableViewCell", .view)
  static let objectTableCellImage = objectTableCell.front(.image)
  static let objectDescription = StyledPart("fdlFUIObjectView_descriptionLabel", .text)
  static let objectSubstatus = StyledPart("fdlFUIObjectView_substatusLabel", .text)
}
