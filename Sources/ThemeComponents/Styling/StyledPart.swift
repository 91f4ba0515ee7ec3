public import ThemeTable

/// A part of a component that a theme can style: its class list and what it is.
///
/// The names are those of the registry. A list `A:B` is walked from the last name to the first, so the last wins.
public struct StyledPart: Hashable, Sendable {
  /// Class paths separated by `:`.
  public let classList: String
  /// The kind of the part.
  package let kind: StyledPartKind
  /// Whether a view of the same class list lies behind the part, which is drawn with the background, border and insets.
  ///
  /// NUI's `TableCell` is such a name: it means the cell and the text in it.
  package let liesOnItsView: Bool

  /// A part from its class list and its kind.
  package init(_ classList: String, _ kind: StyledPartKind, liesOnItsView: Bool = false) {
    self.classList = classList
    self.kind = kind
    self.liesOnItsView = liesOnItsView
  }

  /// Hashes only length and end of the class list: layouts look up parts for every node, and there are few parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(classList.utf8.count)
    hasher.combine(classList.utf8.last)
    hasher.combine(kind)
  }

  /// The properties that the part is drawn with.
  public var properties: [StyleProperty] { liesOnItsView ? kind.propertiesOnItsView : kind.properties }

  /// A part whose class list ends with a suffix after that of this part.
  func part(_ suffix: String, _ kind: StyledPartKind) -> StyledPart { StyledPart(classList + suffix, kind) }

  /// A part in front of this one, with the same class list.
  func front(_ kind: StyledPartKind) -> StyledPart { StyledPart(classList, kind, liesOnItsView: true) }

  /// The same part with a further class that wins over the others.
  public func with(class path: String) -> StyledPart {
    StyledPart(classList.isEmpty ? path : classList + ":" + path, kind, liesOnItsView: liesOnItsView)
  }

  /// The parts of navigation bars and toolbars.
  private static let barParts: Set<StyledPart> = [
    hierarchyHeaderTitle, navigationBarTitle, barButton, pageTitle, pageSubtitle, pageNextButton, pagePreviousButton,
  ]

  /// Whether the part is in a bar, whose texts and symbols do not grow to the accessibility sizes, as in the system's bars.
  package var isInBar: Bool { Self.barParts.contains(self) }

  /// Every part that a component of this library asks the theme for.
  public static let all: [StyledPart] =
    [
      hierarchyView, hierarchyView.with(class: "fdlHierarchyViewController_hierarchyView"), hierarchyHeader,
      hierarchyHeaderTitle, hierarchyHeaderLeftButton, hierarchyHeaderRightButton, hierarchyItem, hierarchyTableCell,
      hierarchyItemImage, hierarchyTableCellImage, hierarchyIndicator, hierarchyIndicatorTitle, hierarchyDivider,
      objectList, objectTableCell, objectTableCellImage, objectDescription, objectSubstatus, collectionView,
      collectionHeaderFooter, collectionHeaderTitle, collectionFooterButton, collectionHeaderAttribute,
      collectionHeaderDisclosure, collectionGradient, collectionCell, collectionCellTitle, collectionCellSubtitle,
      collectionCellAttribute, collectionCellImage, collectionCellPlaceholder, listPickerCell, listPickerCellTitle,
      listPickerCellValue, listPickerCellDisclosure, listPickerList, navigationBar, navigationBarTitle, barButton,
      listPickerSearch,
      listPickerHeader, listPickerHeaderTitle, textButton, listPickerRow, listPickerRowText, listPickerRowDetail,
      listPickerCheckmark, listPickerFooterView, listPickerFooter, listPickerDiscard, listPickerKeep, pageTitle,
      pageSubtitle, pageNextButton, pagePreviousButton, pageToolbar,
    ] + ObjectCellParts.hierarchyItem.all + ObjectCellParts.hierarchyTableCell.all + ObjectCellParts.objectCell.all
}

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

// The parts of an object cell in a list (TH-01, TH-11).
extension StyledPart {
  /// The list as a table, under NUI's name because SAP documents no class for it.
  static let objectList = StyledPart("Table", .view)
  static let objectTableCell = StyledPart("fdlFUIObjectTableViewCell", .view)
  static let objectTableCellImage = objectTableCell.front(.image)
  static let objectDescription = StyledPart("fdlFUIObjectView_descriptionLabel", .text)
  static let objectSubstatus = StyledPart("fdlFUIObjectView_substatusLabel", .text)
}

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

// The parts of a list picker form cell and of the list that it opens; bars, rows and search have NUI's names.
extension StyledPart {
  static let listPickerCell = StyledPart("fdlFUIListPickerFormCell", .view)
  static let listPickerCellTitle = listPickerCell.part("_title", .text)
  static let listPickerCellValue = listPickerCell.part("_valueText", .text)
  static let listPickerCellDisclosure = listPickerCell.front(.image)
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
  static let listPickerDiscard = textButton.with(class: "fdlFUIListPickerFormCell_discardButton")
  static let listPickerKeep = textButton.with(class: "fdlFUIListPickerFormCell_keepButton")
}

// The parts of sibling navigation (TH-08, TH-09); the bars have NUI's names.
extension StyledPart {
  static let pageTitle = StyledPart("fdlFUIPageViewController_title", .text)
  static let pageSubtitle = StyledPart("fdlFUIPageViewController_subtitle", .text)
  static let pageNextButton = StyledPart("fdlFUIPageViewController_nextButtonItem", .button)
  static let pagePreviousButton = StyledPart("fdlFUIPageViewController_previousButtonItem", .button)
  static let pageToolbar = StyledPart("Toolbar", .view)
}
