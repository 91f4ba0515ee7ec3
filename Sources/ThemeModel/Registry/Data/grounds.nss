/* How parts are drawn: what each draws, under which class list, and on which views.
 *
 * A block with 'drawn' says what a part draws, a text, a symbol that means something or an edge by which a control is
 * known, and after it the class list, unless it is the part's own class alone. A block without it is about the part's
 * own area. 'on' names the class list of the view directly beneath; several are alternatives. The view has the state
 * of the part, unless 'states' says which ones it can have. 'filled' is a colour of the system between the two, such
 * as that of a search field: one for the light, one for the dark.
 *
 * SAP's documentation does not say what stands on what, so these are inferred: they are what themec's model components
 * draw, and a test compares the two. What is not here, or has no 'on', stands on its own background; without one its
 * ground is unknown.
 */

/* --- Classes of UIKit ------------------------------------------------------------------------- */

@component NavigationBar {
  @part NavigationBar {
    drawn: text;
    on: NavigationBar, inferred;
  }
}

@component BarButton {
  @part BarButton {
    drawn: text;
    on: NavigationBar, states plain, inferred;
    on: Toolbar, states plain, inferred;
  }
}

@component BarButtonBack {
  @part BarButtonBack {
    drawn: text BarButton BarButtonBack;
    on: NavigationBar, states plain, inferred;
  }
}

@component TabBarItem {
  @part TabBarItem {
    drawn: text;
    on: TabBar, states plain, inferred;
  }
}

@component SegmentedControl {
  @part SegmentedControl {
    drawn: text;
  }
  @part SegmentedControl {
    drawn: edge;
  }
}

@component TextField {
  @part TextField {
    drawn: text;
  }
  @part TextField {
    drawn: edge;
  }
}

@component TableCell {
  @part TableCell {
    drawn: text;
    on: TableCell, inferred;
  }
}

@component TableCellDetail {
  @part TableCellDetail {
    drawn: text;
    on: TableCell, inferred;
  }
}

/* --- Hierarchy view --------------------------------------------------------------------------- */

@component FUIHierarchyView {
  @part & {
    on: Table fdlFUIListPickerTableViewController, inferred, "themec's model components";
  }
  @part &_header, fdlFUIHierarchyViewHeader {
    on: fdlFUIHierarchyView fdlHierarchyViewController_hierarchyView, inferred, "themec's model components";
    on: fdlFUIHierarchyView, inferred, "themec's model components";
  }
  @part TableCellDetail {
    drawn: text;
    on: fdlFUIHierarchyView fdlHierarchyViewController_hierarchyView, states plain, inferred, "themec's model components";
    on: fdlFUIHierarchyView, states plain, inferred, "themec's model components";
    on: fdlFUIHierarchyCollectionItem, states plain, inferred, "themec's model components";
  }
  @part fdlFUIButton {
    drawn: text Button fdlFUIButton;
    on: fdlFUIHierarchyView fdlHierarchyViewController_hierarchyView, states plain, inferred, "themec's model components";
    on: fdlFUIHierarchyView, states plain, inferred, "themec's model components";
    on: fdlFUIHierarchyCollectionItem, states plain, inferred, "themec's model components";
  }
  @part fdlFUIButton {
    drawn: symbol Button fdlFUIButton;
    on: fdlFUIHierarchyCollectionItem, states plain, inferred, "themec's model components";
  }
}

@component FUIHierarchyViewHeader {
  @part &_title {
    drawn: text;
    on: & fdlFUIHierarchyView_header, inferred, "themec's model components";
  }
  @part &_leftButton, &_rightButton {
    drawn: symbol;
    on: & fdlFUIHierarchyView_header, states plain, inferred, "themec's model components";
  }
}

@component FUIHierarchyCollectionItem {
  @part & {
    on: fdlFUIHierarchyView fdlHierarchyViewController_hierarchyView, inferred, "themec's model components";
    on: fdlFUIHierarchyView, inferred, "themec's model components";
  }
  @part & {
    drawn: symbol;
    on: &, states plain highlighted selected, inferred, "themec's model components";
  }
}

@component FUIHierarchyItemView {
  @part &_title, &_subtitle, &_footnote {
    drawn: text;
    on: fdlFUIHierarchyCollectionItem, inferred, "themec's model components";
  }
  @part &_status {
    drawn: text;
    on: fdlFUIHierarchyCollectionItem, inferred, "themec's model components";
    on: fdlFUIBaseCollectionViewCell, inferred, "themec's model components";
  }
  @part &_status {
    drawn: symbol;
    on: fdlFUIHierarchyCollectionItem, inferred, "themec's model components";
    on: fdlFUIBaseCollectionViewCell, inferred, "themec's model components";
  }
  @part &_detailImageView {
    drawn: symbol;
    on: fdlFUIHierarchyCollectionItem, inferred, "themec's model components";
  }
}

@component FUIHierarchyItemTableViewCell {
  @part fdlFUIBaseCollectionViewCell {
    drawn: symbol;
    on: fdlFUIBaseCollectionViewCell, states plain highlighted selected, inferred, "themec's model components";
  }
  @part fdlFUIBaseCollectionViewCell_title {
    drawn: text fdlFUIHierarchyItemView_title fdlFUIBaseCollectionViewCell_title;
    on: fdlFUIBaseCollectionViewCell, inferred, "themec's model components";
  }
  @part fdlFUIBaseCollectionViewCell_subtitle {
    drawn: text fdlFUIHierarchyItemView_subtitle fdlFUIBaseCollectionViewCell_subtitle;
    on: fdlFUIBaseCollectionViewCell, inferred, "themec's model components";
  }
  @part fdlFUIBaseCollectionViewCell_footnote {
    drawn: text fdlFUIHierarchyItemView_footnote fdlFUIBaseCollectionViewCell_footnote;
    on: fdlFUIBaseCollectionViewCell, inferred, "themec's model components";
  }
  @part fdlFUIBaseCollectionViewCell_detailImageView {
    drawn: symbol fdlFUIHierarchyItemView_detailImageView fdlFUIBaseCollectionViewCell_detailImageView;
    on: fdlFUIBaseCollectionViewCell, inferred, "themec's model components";
  }
}

@component FUIHierarchyIndicator {
  @part & {
    drawn: symbol;
    on: fdlFUIHierarchyCollectionItem, inferred, "themec's model components";
    on: fdlFUIBaseCollectionViewCell, inferred, "themec's model components";
  }
  @part &_title {
    drawn: text;
    on: fdlFUIHierarchyCollectionItem, inferred, "themec's model components";
    on: fdlFUIBaseCollectionViewCell, inferred, "themec's model components";
  }
}

/* --- Collection view -------------------------------------------------------------------------- */

@component FUICollectionSectionHeaderFooterView {
  @part & {
    on: View, inferred, "themec's model components";
  }
  @part & {
    drawn: symbol;
    on: &, inferred, "themec's model components";
  }
  @part &_title, &_attribute {
    drawn: text;
    on: &, inferred, "themec's model components";
  }
  @part fdlFUIButton {
    drawn: text &_title Button fdlFUIButton;
    on: &, states plain, inferred, "themec's model components";
  }
}

@component FUIItemCollectionViewCell {
  @part & {
    on: View, inferred, "themec's model components";
  }
  @part &_title, &_subtitle, &_status {
    drawn: text;
    on: &, inferred, "themec's model components";
  }
  @part &_detailImageView {
    drawn: symbol;
    on: &, inferred, "themec's model components";
  }
  @part &_placeholder {
    drawn: text;
    on: &, filled #8899AA33, inferred, "themec's model components";
    on: fdlFUIObjectTableViewCell, filled #8899AA33, inferred, "themec's model components";
  }
}

/* --- Object cells ----------------------------------------------------------------------------- */

@component FUIObjectTableViewCell {
  @part & {
    on: Table, inferred, "themec's model components";
    on: Table fdlFUIListPickerTableViewController, inferred, "themec's model components";
  }
  @part & {
    drawn: symbol;
    on: &, states plain highlighted selected, inferred, "themec's model components";
  }
  @part TableCellDetail {
    drawn: text;
    on: &, states plain, inferred, "themec's model components";
    on: Table, states plain, inferred, "themec's model components";
  }
  @part fdlFUIButton {
    drawn: text Button fdlFUIButton;
    on: &, states plain, inferred, "themec's model components";
    on: Table, states plain, inferred, "themec's model components";
  }
}

@component FUIObjectView {
  @part &_headlineLabel, &_subheadlineLabel, &_footnoteLabel, &_descriptionLabel {
    drawn: text;
    on: fdlFUIObjectTableViewCell, inferred, "themec's model components";
  }
  @part &_statusLabel, &_substatusLabel {
    drawn: text;
    on: fdlFUIObjectTableViewCell, inferred, "themec's model components";
  }
  @part &_statusLabel, &_substatusLabel, &_detailImageView {
    drawn: symbol;
    on: fdlFUIObjectTableViewCell, inferred, "themec's model components";
  }
}

/* --- List picker ------------------------------------------------------------------------------ */

@component FUIListPickerFormCell {
  @part & {
    drawn: symbol;
    on: &, inferred, "themec's model components";
  }
  @part &_title, &_valueText {
    drawn: text;
    on: &, inferred, "themec's model components";
  }
  @part &_discardButton {
    drawn: text Button fdlFUIButton &_discardButton;
    on: Table fdlFUIListPickerTableViewController, states plain, inferred, "themec's model components";
  }
  @part &_keepButton {
    drawn: text Button fdlFUIButton &_keepButton;
    on: Table fdlFUIListPickerTableViewController, states plain, inferred, "themec's model components";
  }
}

@component FUIListPickerTableViewController {
  @part TableCell {
    on: Table fdlFUIListPickerTableViewController, inferred, "themec's model components";
  }
  @part TableCell {
    drawn: symbol;
    on: TableCell, inferred, "themec's model components";
  }
  @part TableCell {
    drawn: text;
    on: SearchBar, states plain, filled #7676801F #7676803D, inferred, "themec's model components";
  }
  @part TableCellDetail {
    drawn: text;
    on: Table fdlFUIListPickerTableViewController, states plain, inferred, "themec's model components";
    on: SearchBar, states plain, filled #7676801F #7676803D, inferred, "themec's model components";
  }
  @part TableCellDetail {
    drawn: symbol;
    on: SearchBar, states plain, filled #7676801F #7676803D, inferred, "themec's model components";
  }
  @part fdlFUIButton {
    drawn: text Button fdlFUIButton;
    on: Table fdlFUIListPickerTableViewController, states plain, inferred, "themec's model components";
    on: SearchBar, states plain, inferred, "themec's model components";
  }
}

@component FUIListPickerHeaderView {
  @part & {
    on: Table fdlFUIListPickerTableViewController, inferred, "themec's model components";
  }
  @part &_titleLabel {
    drawn: text;
    on: &, inferred, "themec's model components";
  }
  @part fdlFUIButton {
    drawn: text Button fdlFUIButton;
    on: &, states plain, inferred, "themec's model components";
  }
}

@component FUITableViewHeaderFooterView {
  @part & {
    on: Table fdlFUIListPickerTableViewController, inferred, "themec's model components";
  }
  @part & {
    drawn: text;
    on: &, inferred, "themec's model components";
  }
}

/* --- Siblings --------------------------------------------------------------------------------- */

@component FUIPageViewController {
  @part BarButton {
    drawn: symbol;
    on: Toolbar, states plain, inferred, "themec's model components";
  }
  @part &_title, &_subtitle {
    drawn: text;
    on: NavigationBar, inferred, "themec's model components";
  }
  @part &_nextButtonItem, &_previousButtonItem {
    drawn: text;
    on: Toolbar, states plain, inferred, "themec's model components";
  }
  @part &_nextButtonItem, &_previousButtonItem {
    drawn: symbol;
    on: Toolbar, states plain, inferred, "themec's model components";
  }
}
