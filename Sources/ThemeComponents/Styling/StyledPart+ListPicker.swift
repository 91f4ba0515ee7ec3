// The parts of a list picker form cell and of the list that it opens; bars, rows and search have NUI's names.
extension StyledPart {
  static let listPickerCell = StyledPart("fdlFUIListPickerFormCell", .view)
  static let listPickerCellTitle = StyledPart("fdlFUIListPickerFormCell_title", .text)
  static let listPickerCellValue = StyledPart(
    "fdlFUIListPickerFormCell_valueText", .text)
  static let listPickerList = StyledPart("Table:fdlFUIListPickerTableViewController", .view)
  static let listPickerBar = StyledPart("NavigationBar", .view)
  static let listPickerBarTitle = StyledPart("NavigationBar", .text, liesOnItsView: true)
  static let listPickerBarButton = StyledPart("BarButton", .button)
  static let listPickerSearch = StyledPart("SearchBar", .view)
  static let listPickerHeader = StyledPart("fdlFUIListPickerHeaderView", .view)
  static let listPickerHeaderTitle = StyledPart("fdlFUIListPickerHeaderView_titleLabel", .text)
  static let listPickerHeaderButton = StyledPart("Button:fdlFUIButton", .button)
  static let listPickerRow = StyledPart("TableCell", .view)
  static let listPickerRowText = StyledPart("TableCell", .text, liesOnItsView: true)
  static let listPickerRowDetail = StyledPart("TableCellDetail", .text)
  static let listPickerCheckmark = StyledPart("TableCell", .image, liesOnItsView: true)
  static let listPickerFooterView = StyledPart("fdlFUITableViewHeaderFooterView", .view)
  static let listPickerFooter = StyledPart(
    "fdlFUITableViewHeaderFooterView", .text, liesOnItsView: true)
  static let listPickerAnchor = StyledPart("Button:fdlFUIButton", .button)

  static let listPicker: [StyledPart] = [
    listPickerCell, listPickerCellTitle, listPickerCellValue, listPickerList, listPickerBar,
    listPickerBarTitle, listPickerBarButton, listPickerSearch, listPickerHeader,
    listPickerHeaderTitle, listPickerHeaderButton, listPickerRow, listPickerRowText,
    listPickerRowDetail, listPickerCheckmark, listPickerFooterView, listPickerFooter,
    listPickerAnchor,
  ]
}
