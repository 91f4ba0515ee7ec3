// The parts of a list picker form cell and of the list that it opens; bars, rows and search have NUI's names.
extension StyledPart {
  static let listPickerCell = StyledPart("fdlFUIListPickerFormCell", .view)
  static let listPickerCellTitle = listPickerCell.part("_title", .text)
  static let listPickerCellValue = listPickerCell.part("_valueText", .text)
  static let listPickerList = StyledPart("Table:fdlFUIListPickerTableViewController", .view)
  static let navigationBar = StyledPart("NavigationBar", .view)
  static let navigationBarTitle = navigationBar.front(.text)
  static let barButton = StyledPart("BarButton", .button)
  static let listPickerSearch = StyledPart("SearchBar", .view)
  static let listPickerHeader = StyledPart("fdlFUIListPickerHeaderView", .view)
  static let listPickerHeaderTitle = listPickerHeader.part("_titleLabel", .text)
  static let textButton = StyledPart("Button:fdlFUIButton", .button)
  static let listPickerRow = StyledPart("TableCell", .view)
  static let listPickerRowText = listPickerRow.front(.text)
  static let listPickerRowDetail = StyledPart("TableCellDetail", .text)
  static let listPickerCheckmark = listPickerRow.front(.image)
  static let listPickerFooterView = StyledPart("fdlFUITableViewHeaderFooterView", .view)
  static let listPickerFooter = listPickerFooterView.front(.text)
  static let listPickerDiscard = StyledPart(
    "Button:fdlFUIButton:fdlFUIListPickerFormCell_discardButton", .button)
  static let listPickerKeep = StyledPart(
    "Button:fdlFUIButton:fdlFUIListPickerFormCell_keepButton", .button)
}
