// Made from Data/parts.txt by DataFileTests; do not edit.
// swift-format-ignore-file

extension StyledPart {
  static let hierarchyView = StyledPart("fdlFUIHierarchyView", .view)
  static let hierarchyDivider = StyledPart("Table:fdlFUIHierarchyView", .view)
  static let hierarchyHeader = StyledPart("fdlFUIHierarchyViewHeader:fdlFUIHierarchyView_header", .view)
  static let hierarchyHeaderTitle = StyledPart("fdlFUIHierarchyViewHeader_title", .text)
  static let hierarchyHeaderLeftButton = StyledPart("fdlFUIHierarchyViewHeader_leftButton", .button)
  static let hierarchyHeaderRightButton = StyledPart("fdlFUIHierarchyViewHeader_rightButton", .button)
  static let hierarchyItem = StyledPart("fdlFUIHierarchyCollectionItem", .view)
  static let hierarchyTableCell = StyledPart("fdlFUIBaseCollectionViewCell", .view)
  static let hierarchyItemImage = StyledPart("fdlFUIHierarchyCollectionItem", .image, liesOnItsView: true)
  static let hierarchyTableCellImage = StyledPart("fdlFUIBaseCollectionViewCell", .image, liesOnItsView: true)
  static let hierarchyIndicator = StyledPart("fdlFUIHierarchyIndicator", .image)
  static let hierarchyIndicatorTitle = StyledPart("fdlFUIHierarchyIndicator_title", .text)
  /// The list as a table, under NUI's name because SAP documents no class for it.
  static let objectList = StyledPart("Table", .view)
  static let objectTableCell = StyledPart("fdlFUIObjectTableViewCell", .view)
  static let objectTableCellImage = StyledPart("fdlFUIObjectTableViewCell", .image, liesOnItsView: true)
  static let objectDescription = StyledPart("fdlFUIObjectView_descriptionLabel", .text)
  static let objectSubstatus = StyledPart("fdlFUIObjectView_substatusLabel", .text)
  static let collectionView = StyledPart("View", .view)
  static let collectionHeaderFooter = StyledPart("fdlFUICollectionSectionHeaderFooterView", .view)
  static let collectionHeaderTitle = StyledPart("fdlFUICollectionSectionHeaderFooterView_title", .text)
  /// See All has the colour of a button, as what it says is to be tapped.
  static let collectionFooterButton = StyledPart("fdlFUICollectionSectionHeaderFooterView_title:Button:fdlFUIButton", .button)
  static let collectionHeaderAttribute = StyledPart("fdlFUICollectionSectionHeaderFooterView_attribute", .text)
  static let collectionHeaderDisclosure = StyledPart("fdlFUICollectionSectionHeaderFooterView", .image, liesOnItsView: true)
  /// The fade ends in the color behind the cells: that of the view, where it has one.
  static let collectionGradient = StyledPart("fdlFUICollectionSectionHeaderFooterView:View", .view)
  static let collectionCell = StyledPart("fdlFUIItemCollectionViewCell", .view)
  static let collectionCellTitle = StyledPart("fdlFUIItemCollectionViewCell_title", .text)
  static let collectionCellSubtitle = StyledPart("fdlFUIItemCollectionViewCell_subtitle", .text)
  static let collectionCellAttribute = StyledPart("fdlFUIItemCollectionViewCell_status", .text)
  static let collectionCellImage = StyledPart("fdlFUIItemCollectionViewCell_detailImageView", .image)
  static let collectionCellPlaceholder = StyledPart("fdlFUIItemCollectionViewCell_placeholder", .text)
  static let listPickerCell = StyledPart("fdlFUIListPickerFormCell", .view)
  static let listPickerCellTitle = StyledPart("fdlFUIListPickerFormCell_title", .text)
  static let listPickerCellValue = StyledPart("fdlFUIListPickerFormCell_valueText", .text)
  static let listPickerCellDisclosure = StyledPart("fdlFUIListPickerFormCell", .image, liesOnItsView: true)
  static let listPickerList = StyledPart("Table:fdlFUIListPickerTableViewController", .view)
  static let navigationBar = StyledPart("NavigationBar", .view)
  static let navigationBarTitle = StyledPart("NavigationBar", .text, liesOnItsView: true)
  static let barButton = StyledPart("BarButton", .button)
  static let listPickerSearch = StyledPart("SearchBar", .view)
  static let listPickerHeader = StyledPart("fdlFUIListPickerHeaderView", .view)
  static let listPickerHeaderTitle = StyledPart("fdlFUIListPickerHeaderView_titleLabel", .text)
  static let textButton = StyledPart("Button:fdlFUIButton", .button)
  static let listPickerRow = StyledPart("TableCell", .view)
  static let listPickerRowText = StyledPart("TableCell", .text, liesOnItsView: true)
  static let listPickerRowDetail = StyledPart("TableCellDetail", .text)
  static let listPickerCheckmark = StyledPart("TableCell", .image, liesOnItsView: true)
  static let listPickerFooterView = StyledPart("fdlFUITableViewHeaderFooterView", .view)
  static let listPickerFooter = StyledPart("fdlFUITableViewHeaderFooterView", .text, liesOnItsView: true)
  static let listPickerDiscard = StyledPart("Button:fdlFUIButton:fdlFUIListPickerFormCell_discardButton", .button)
  static let listPickerKeep = StyledPart("Button:fdlFUIButton:fdlFUIListPickerFormCell_keepButton", .button)
  static let pageTitle = StyledPart("fdlFUIPageViewController_title", .text)
  static let pageSubtitle = StyledPart("fdlFUIPageViewController_subtitle", .text)
  static let pageNextButton = StyledPart("fdlFUIPageViewController_nextButtonItem", .button)
  static let pagePreviousButton = StyledPart("fdlFUIPageViewController_previousButtonItem", .button)
  static let pageToolbar = StyledPart("Toolbar", .view)

  /// The parts above.
  static let named: [StyledPart] = [
    hierarchyView,
    hierarchyDivider,
    hierarchyHeader,
    hierarchyHeaderTitle,
    hierarchyHeaderLeftButton,
    hierarchyHeaderRightButton,
    hierarchyItem,
    hierarchyTableCell,
    hierarchyItemImage,
    hierarchyTableCellImage,
    hierarchyIndicator,
    hierarchyIndicatorTitle,
    objectList,
    objectTableCell,
    objectTableCellImage,
    objectDescription,
    objectSubstatus,
    collectionView,
    collectionHeaderFooter,
    collectionHeaderTitle,
    collectionFooterButton,
    collectionHeaderAttribute,
    collectionHeaderDisclosure,
    collectionGradient,
    collectionCell,
    collectionCellTitle,
    collectionCellSubtitle,
    collectionCellAttribute,
    collectionCellImage,
    collectionCellPlaceholder,
    listPickerCell,
    listPickerCellTitle,
    listPickerCellValue,
    listPickerCellDisclosure,
    listPickerList,
    navigationBar,
    navigationBarTitle,
    barButton,
    listPickerSearch,
    listPickerHeader,
    listPickerHeaderTitle,
    textButton,
    listPickerRow,
    listPickerRowText,
    listPickerRowDetail,
    listPickerCheckmark,
    listPickerFooterView,
    listPickerFooter,
    listPickerDiscard,
    listPickerKeep,
    pageTitle,
    pageSubtitle,
    pageNextButton,
    pagePreviousButton,
    pageToolbar,
  ]

  /// The parts of navigation bars and toolbars.
  static let barParts: Set<StyledPart> = [
    hierarchyHeaderTitle,
    navigationBarTitle,
    barButton,
    pageTitle,
    pageSubtitle,
    pageNextButton,
    pagePreviousButton,
  ]
}
