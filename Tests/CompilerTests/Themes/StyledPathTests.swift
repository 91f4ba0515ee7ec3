import TestSupport
import Testing
import ThemeAnalysis
import ThemeCompiler
import ThemeTable

/// The default themes leave no part of what they are for without a style.
@Suite struct StyledPathTests {
  /// The class paths that the documentation gives for the components of this project.
  private static let fioriPaths = [
    "fdlHierarchyViewController_hierarchyView", "fdlFUIHierarchyView", "fdlFUIHierarchyView_header",
    "fdlFUIHierarchyViewHeader", "fdlFUIHierarchyViewHeader_title", "fdlFUIHierarchyViewHeader_leftButton",
    "fdlFUIHierarchyViewHeader_rightButton", "fdlFUIHierarchyCollectionItem", "fdlFUIHierarchyItemView_title",
    "fdlFUIHierarchyItemView_subtitle", "fdlFUIHierarchyItemView_footnote", "fdlFUIHierarchyItemView_status",
    "fdlFUIHierarchyItemView_detailImageView", "fdlFUIHierarchyIndicator", "fdlFUIHierarchyIndicator_title",
    "fdlFUIBaseCollectionViewCell", "fdlFUIBaseCollectionViewCell_title", "fdlFUIBaseCollectionViewCell_subtitle",
    "fdlFUIBaseCollectionViewCell_footnote", "fdlFUIBaseCollectionViewCell_detailImageView",
    "fdlFUIItemCollectionViewCell", "fdlFUIItemCollectionViewCell_title", "fdlFUIItemCollectionViewCell_subtitle",
    "fdlFUIItemCollectionViewCell_status", "fdlFUIItemCollectionViewCell_placeholder",
    "fdlFUIItemCollectionViewCell_detailImageView", "fdlFUIBaseItemCollectionViewCell",
    "fdlFUIBaseItemCollectionViewCell_title", "fdlFUIBaseItemCollectionViewCell_subtitle",
    "fdlFUIBaseItemCollectionViewCell_status", "fdlFUIBaseItemCollectionViewCell_placeholder",
    "fdlFUIBaseItemCollectionViewCell_detailImageView", "fdlFUICollectionItemView", "fdlFUICollectionItemView_title",
    "fdlFUICollectionItemView_subtitle", "fdlFUICollectionItemView_status", "fdlFUICollectionItemView_placeholder",
    "fdlFUICollectionItemView_detailImageView", "fdlFUICollectionSectionHeaderFooterView",
    "fdlFUICollectionSectionHeaderFooterView_title", "fdlFUICollectionSectionHeaderFooterView_attribute",
    "fdlFUIObjectCell", "fdlFUIObjectTableViewCell", "fdlFUIObjectCollectionViewCell", "fdlFUIObjectView_headlineLabel",
    "fdlFUIObjectView_subheadlineLabel", "fdlFUIObjectView_footnoteLabel", "fdlFUIObjectView_descriptionLabel",
    "fdlFUIObjectView_statusLabel", "fdlFUIObjectView_substatusLabel", "fdlFUIObjectView_detailImageView",
    "fdlFUIListPickerFormCell", "fdlFUIListPickerFormCell_title", "fdlFUIListPickerFormCell_valueText",
    "fdlFUIListPickerCollectionViewCell", "fdlFUIListPickerTableViewController", "fdlFUIListPickerHeaderView",
    "fdlFUIListPickerHeaderView_titleLabel", "fdlFUIPageViewController_title", "fdlFUIPageViewController_subtitle",
    "fdlFUIPageViewController_nextButtonItem", "fdlFUIPageViewController_previousButtonItem",
  ]

  /// NUI's classes, but for `View`, which would paint the whole app.
  private static let nuiClasses = [
    "ActivityIndicator", "BarButton", "BarButtonBack", "Button", "Control", "Label", "NavigationBar", "PageControl",
    "Progress", "SearchBar", "SearchBarButton", "SearchBarScopeBar", "SegmentedControl", "Slider", "Switch", "TabBar",
    "TabBarItem", "Table", "TableCell", "TableCellContentView", "TableCellDetail", "TextField", "TextView", "Toolbar",
    "Window",
  ]

  @Test(arguments: fioriPaths) func fioriStyles(path: String) throws {
    let entries = try #require(try entries(of: path, in: .fiori))
    if Self.textParts.contains(where: { path.hasSuffix($0) }) {
      expect(entries.contains("font-color") && entries.contains("font-style"))
    } else if path.hasSuffix("ImageView") || path.hasSuffix("Indicator") {
      expect(entries.contains("tint-color"))
    } else if path.hasSuffix("Button") || path.hasSuffix("ButtonItem") {
      expect(entries.isSuperset(of: ["font-color", "font-color-disabled", "font-style"]))
    } else {
      expect(entries.contains("background-color"))
    }
  }

  private static let textParts = [
    "_title", "_subtitle", "_footnote", "_status", "_placeholder", "_valueText", "_attribute", "Label",
  ]

  @Test(arguments: nuiClasses) func nuiStyles(path: String) throws {
    try expectEqual(entries(of: path, in: .nui)?.isEmpty, false)
  }

  @Test func nuiStylesNoOtherClass() throws {
    try expectEqual(ShippedTheme.nui.styles().styles.map(\.path), Self.nuiClasses)
  }

  private func entries(of path: String, in theme: ShippedTheme) throws -> Set<String>? {
    try theme.styles().styles.first { $0.path == path }.map { Set($0.entries.map(\.property)) }
  }
}
