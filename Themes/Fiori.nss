/* Fiori: the styles that SAP Fiori's components have before a theme says otherwise.
 *
 * Read it from the top: it also introduces the language. Grammar.md is the exact text.
 *
 * The file is a list of rules. A rule names a class path and gives its properties values:
 *
 *     fdlFUIHierarchyItemView_title { font-color: primaryLabel; }
 *
 * A class path is "fdl", the component's class and, after "_", one part of it. A theme of your
 * own imports this file and names only what differs; Saffron.nss and Midnight.nss beside it show
 * how.
 */

/* --- Definitions ------------------------------------------------------------------------------ */

/* "@name: value;" gives a value a name. A definition holds for the whole theme and may be used
 * above the line on which it stands; where a name is defined twice, the later line counts, also
 * for uses above it. */
@rowTitle: headline;
@rowText: subheadline;
@rowDetail: footnote;

/* A definition may be made of others. */
@barTitle: body;
@barSubtitle: @rowDetail;

/* A function makes one colour of others. Here: what leads nowhere has the colour of weak text, at
 * 30 % of its strength. */
@deadEnd: alpha(tertiaryLabel, 0.3);

/* Rows lie on one colour, which in the dark is lighter than the screen behind them: there, rows
 * that are pressed or chosen are lighter still. */
@row: secondaryGroupedBackground;
@rowPressed: tertiaryGroupedBackground;
@rowChosen: informationBackground;

@media (appearance: dark) {
  @rowChosen: mix(@row, tintColor, 0.88);
}

/* --- Hierarchy view --------------------------------------------------------------------------- */

/* The columns. Colours such as "header" are names of the Fiori palette: each stands for eight
 * colours, on light and dark background, base and elevated, with normal and high contrast. */
fdlFUIHierarchyView, fdlHierarchyViewController_hierarchyView {
  background-color: @row;
}

/* The bar above the only column on small screens: back, title, forward. */
fdlFUIHierarchyView_header, fdlFUIHierarchyViewHeader {
  background-color: header;
}

/* Rules may be nested: "&" stands for the outer class path. */
fdlFUIHierarchyViewHeader {
  &_title {
    font-color: primaryLabel;
    font-style: @barTitle;
    text-align: center;
  }

  /* A state is a suffix of the property. A state that is not named looks like the normal one. */
  &_leftButton, &_rightButton {
    font-color: tintColor;
    font-color-disabled: @deadEnd;
    font-color-highlighted: @textButtonTapped;
    font-style: @barTitle;
    tint-color: tintColor;
    tint-color-disabled: @deadEnd;
  }
}

/* A row: an object and, after it, the button that opens the objects below it. The row whose
 * children are shown is the selected one. Its fill under a finger is weak, so that the weakest of
 * its texts can be read on it, too. */
fdlFUIHierarchyCollectionItem {
  background-color: cellBackground;
  background-color-focused: quaternaryFill;
  background-color-highlighted: quaternaryFill;
  background-color-selected: informationBackground;
  tint-color: tintColor;
}

/* What a row says. "natural" is where it belongs: at the side where people begin to read, or, for a
 * status, at the other one. */
fdlFUIHierarchyItemView_title {
  font-color: primaryLabel;
  font-style: @rowTitle;
  text-align: natural;
}

fdlFUIHierarchyItemView_subtitle {
  font-color: primaryLabel;
  font-style: @rowText;
  text-align: natural;
}

fdlFUIHierarchyItemView_footnote {
  font-color: secondaryLabel;
  font-style: @rowDetail;
  text-align: natural;
}

fdlFUIHierarchyItemView_status {
  font-color: tertiaryLabel;
  font-style: @rowText;
  text-align: natural;
}

fdlFUIHierarchyItemView_detailImageView {
  tint-color: tertiaryLabel;
}

/* The button, its image in the colour of what can be tapped, and its text: how many objects are
 * below this one. */
@component FUIHierarchyIndicator {
  @part & : image;
}

fdlFUIHierarchyIndicator {
  tint-color: tertiaryLabel;
  tint-color-selected: tintColor;
}

fdlFUIHierarchyIndicator_title {
  font-color: tertiaryLabel;
  font-style: @rowDetail;
  text-align: center;
}

/* The same row as a cell of a table. Its documented class paths have another component's name. */
fdlFUIBaseCollectionViewCell {
  background-color: @row;
  background-color-focused: @rowPressed;
  background-color-highlighted: @rowPressed;
  background-color-selected: @rowChosen;
  tint-color: tintColor;
}

fdlFUIBaseCollectionViewCell_title {
  font-color: primaryLabel;
  font-style: @rowTitle;
  text-align: natural;
}

fdlFUIBaseCollectionViewCell_subtitle {
  font-color: primaryLabel;
  font-style: @rowText;
  text-align: natural;
}

fdlFUIBaseCollectionViewCell_footnote {
  font-color: secondaryLabel;
  font-style: @rowDetail;
  text-align: natural;
}

fdlFUIBaseCollectionViewCell_detailImageView {
  tint-color: tertiaryLabel;
}

/* --- Object cell ------------------------------------------------------------------------------ */

/* What may be styled is known to themec: "themec registry" lists it. Where SAP's documentation
 * leaves parts out, a theme can declare them, with the kind of thing that they are; these follow
 * SAP's own rule for names. "&" is "fdl" and the component. */
@component FUIObjectTableViewCell {
  @part & : view;
}

@component FUIObjectView {
  @part &_headlineLabel, &_subheadlineLabel, &_footnoteLabel, &_descriptionLabel : text;
  @part &_statusLabel, &_substatusLabel : text;
  @part &_detailImageView : image;
}

fdlFUIObjectCell, fdlFUIObjectTableViewCell, fdlFUIObjectCollectionViewCell {
  background-color: @row;
  background-color-focused: @rowPressed;
  background-color-highlighted: @rowPressed;
  background-color-selected: @rowChosen;
  tint-color: tintColor;
}

fdlFUIObjectView_headlineLabel {
  font-color: primaryLabel;
  font-style: @rowTitle;
  text-align: natural;
}

fdlFUIObjectView_subheadlineLabel {
  font-color: primaryLabel;
  font-style: @rowText;
  text-align: natural;
}

fdlFUIObjectView_footnoteLabel {
  font-color: secondaryLabel;
  font-style: @rowDetail;
  text-align: natural;
}

/* Beside the object's texts where the screen is wide. */
fdlFUIObjectView_descriptionLabel {
  font-color: secondaryLabel;
  font-style: @rowText;
  text-align: natural;
}

fdlFUIObjectView_statusLabel, fdlFUIObjectView_substatusLabel {
  font-color: tertiaryLabel;
  /* Dark enough for the fill of the row. */
  font-color-focused: secondaryLabel;
  font-color-highlighted: secondaryLabel;
  font-color-selected: secondaryLabel;
  font-style: @rowText;
  text-align: natural;
}

fdlFUIObjectView_detailImageView {
  tint-color: tertiaryLabel;
}

/* --- Collection view -------------------------------------------------------------------------- */

/* The line above the cells: what they are. The one below: "See All" and how many there are. */
@component FUICollectionSectionHeaderFooterView {
  @part &_title, &_attribute : text;
}

fdlFUICollectionSectionHeaderFooterView {
  background-color: primaryBackground;
  tint-color: tertiaryLabel;

  &_title {
    font-color: primaryLabel;
    font-style: @rowTitle;
    text-align: natural;
  }

  &_attribute {
    font-color: secondaryLabel;
    font-style: @rowText;
    text-align: natural;
  }
}

/* A cell, the class that it is built on and the view inside it have the same parts: an image
 * with texts under it. One rule may name several class paths, and a nested rule stands for the
 * part of each of them. */
fdlFUIItemCollectionViewCell, fdlFUIBaseItemCollectionViewCell, fdlFUICollectionItemView {
  background-color: clear;
  background-color-focused: quaternaryFill;
  background-color-highlighted: quaternaryFill;
  background-color-selected: informationBackground;

  &_title {
    font-color: primaryLabel;
    font-style: @rowTitle;
    text-align: natural;
  }

  &_subtitle {
    font-color: secondaryLabel;
    font-style: @rowText;
    text-align: natural;
  }

  &_status {
    font-color: tertiaryLabel;
    font-style: @rowDetail;
    text-align: natural;
  }

  /* The letters that stand in for a missing image. */
  &_placeholder {
    font-color: primaryLabel;
    font-style: title3;
    text-align: center;
    text-line-clamp: 1;
  }

  &_detailImageView {
    tint-color: tertiaryLabel;
  }
}

/* --- List picker ------------------------------------------------------------------------------ */

/* The cell in the form, which shows what has been picked. */
fdlFUIListPickerFormCell, fdlFUIListPickerCollectionViewCell {
  background-color: @row;
  background-color-focused: @rowPressed;
  background-color-highlighted: @rowPressed;
  tint-color: tintColor;
}

@component FUIListPickerFormCell {
  @part &_title, &_valueText : text;
  @part &_discardButton, &_keepButton : button;
}

fdlFUIListPickerFormCell_title {
  font-color: primaryLabel;
  font-color-disabled: tertiaryLabel;
  font-style: body;
  text-align: natural;
}

fdlFUIListPickerFormCell_valueText {
  font-color: secondaryLabel;
  font-color-disabled: tertiaryLabel;
  font-style: body;
  text-align: natural;
}

/* The answers to the question whether changes are discarded: what destroys warns, what cancels is
 * the one to prefer. */
fdlFUIListPickerFormCell_discardButton {
  font-color: negativeLabel;
  font-color-highlighted: red9;
}

fdlFUIListPickerFormCell_keepButton {
  font-style: headline;
}

/* The list that it opens, and the headers of the list's sections. */
fdlFUIListPickerTableViewController {
  background-color: primaryGroupedBackground;
  tint-color: tintColor;
}

fdlFUIListPickerHeaderView {
  background-color: primaryGroupedBackground;
}

fdlFUIListPickerHeaderView_titleLabel {
  font-color: secondaryLabel;
  font-style: @rowText;
  text-align: natural;
}

/* The line under the list. */
fdlFUITableViewHeaderFooterView {
  background-color: primaryGroupedBackground;
  font-color: secondaryLabel;
  font-style: @rowDetail;
  text-align: natural;
}

/* --- Sibling navigation: the page view controller --------------------------------------------- */

/* The two lines in the navigation bar: which page of how many, and the name of what they belong
 * to. */
fdlFUIPageViewController_title {
  font-color: primaryLabel;
  font-style: @barTitle;
}

fdlFUIPageViewController_subtitle {
  font-color: secondaryLabel;
  font-style: @barSubtitle;
}

/* The buttons in the toolbar show their text or, in compact width, their image. Images are names
 * of assets. */
fdlFUIPageViewController_nextButtonItem, fdlFUIPageViewController_previousButtonItem {
  font-color: tintColor;
  font-color-disabled: @deadEnd;
  font-style: @barTitle;
}

fdlFUIPageViewController_nextButtonItem {
  image: chevron.forward;
}

fdlFUIPageViewController_previousButtonItem {
  image: chevron.backward;
}

/* --- Classes of UIKit that the components stand in -------------------------------------------- */

NavigationBar {
  background-color: header;
  font-color: navBarTitleLabel;
}

Toolbar {
  background-color: footer;
}

BarButton {
  font-color: tintColor;
}

/* Most of them are a text on a grouped background, which is a little darker than white: in the
 * light the tint is, too. On a raised bar in the dark the colour of a tap is too dim for a text. */
@textButton: tintColor;
@textButtonTapped: tintColorTapState;

@media (appearance: light) and (contrast: normal) {
  @textButton: darken(tintColor, 0.03);
}

@media (appearance: dark) and (level: elevated) {
  @textButtonTapped: tintColor;
}

Button {
  font-color: @textButton;
  font-color-disabled: @deadEnd;
  font-color-highlighted: @textButtonTapped;
}

SearchBar {
  background-color: header;
}

Table {
  background-color: primaryGroupedBackground;
  separator-color: separator;
  separator-style: single-line;
}

TableCell {
  background-color: @row;
  background-color-selected: @rowChosen;
  font-color: primaryLabel;
  tint-color: tintColor;
}

TableCellDetail {
  font-color: secondaryLabel;
}
