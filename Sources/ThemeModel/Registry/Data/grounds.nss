/* What stands on what: the view beneath each text, icon and row, for the contrast audit.
 *
 * 'on' names the class list of the view directly beneath; several are alternatives. A block that
 * holds nothing but 'on' declares no part. SAP's documentation does not say what stands on what, so
 * these are inferred: they are what themec's model components draw, and a test compares the two.
 * A path that is not here stands on its own background only.
 */

@component FUIHierarchyView {
  @part & {
    on: Table fdlFUIListPickerTableViewController, inferred, "themec's model components";
  }
  @part &_header, fdlFUIHierarchyViewHeader {
    on: fdlFUIHierarchyView fdlHierarchyViewController_hierarchyView, inferred, "themec's model components";
  }
}

@component FUIHierarchyViewHeader {
  @part &_title, &_leftButton, &_rightButton {
    on: & fdlFUIHierarchyView_header, inferred, "themec's model components";
  }
}

@component FUIHierarchyCollectionItem {
  @part & {
    on: fdlFUIHierarchyView fdlHierarchyViewController_hierarchyView, inferred, "themec's model components";
  }
}

@component FUIHierarchyItemView {
  @part &_title, &_subtitle, &_footnote, &_status, &_detailImageView {
    on: fdlFUIHierarchyCollectionItem, inferred, "themec's model components";
    on: fdlFUIBaseCollectionViewCell, inferred, "themec's model components";
  }
}

@component FUIHierarchyItemTableViewCell {
  @part fdlFUIBaseCollectionViewCell_title, fdlFUIBaseCollectionViewCell_subtitle,
    fdlFUIBaseCollectionViewCell_footnote, fdlFUIBaseCollectionViewCell_detailImageView {
    on: fdlFUIBaseCollectionViewCell, inferred, "themec's model components";
  }
}

@component FUIHierarchyIndicator {
  @part &, &_title {
    on: fdlFUIHierarchyCollectionItem, inferred, "themec's model components";
    on: fdlFUIBaseCollectionViewCell, inferred, "themec's model components";
  }
}

@component FUICollectionSectionHeaderFooterView {
  @part & {
    on: View, inferred, "themec's model components";
  }
  @part &_title, &_attribute {
    on: &, inferred, "themec's model components";
  }
}

@component FUIItemCollectionViewCell {
  @part & {
    on: View, inferred, "themec's model components";
  }
  @part &_title, &_subtitle, &_status, &_detailImageView, &_placeholder {
    on: &, inferred, "themec's model components";
  }
  @part &_placeholder {
    on: fdlFUIObjectTableViewCell, inferred, "themec's model components";
  }
}

@component FUIObjectTableViewCell {
  @part & {
    on: Table, inferred, "themec's model components";
  }
}

@component FUIObjectView {
  @part &_headlineLabel, &_subheadlineLabel, &_footnoteLabel, &_statusLabel, &_substatusLabel,
    &_descriptionLabel, &_detailImageView {
    on: fdlFUIObjectTableViewCell, inferred, "themec's model components";
  }
}

@component FUIListPickerFormCell {
  @part &_title, &_valueText {
    on: &, inferred, "themec's model components";
  }
  @part &_discardButton, &_keepButton {
    on: Table fdlFUIListPickerTableViewController, inferred, "themec's model components";
  }
}

@component FUIListPickerTableViewController {
  @part & {
    on: NavigationBar, inferred, "themec's model components";
  }
}

@component FUIListPickerHeaderView {
  @part & {
    on: Table fdlFUIListPickerTableViewController, inferred, "themec's model components";
  }
  @part &_titleLabel {
    on: &, inferred, "themec's model components";
  }
}

@component FUITableViewHeaderFooterView {
  @part & {
    on: Table fdlFUIListPickerTableViewController, inferred, "themec's model components";
  }
}

@component FUIPageViewController {
  @part &_title, &_subtitle {
    on: NavigationBar, inferred, "themec's model components";
  }
  @part &_nextButtonItem, &_previousButtonItem {
    on: Toolbar, inferred, "themec's model components";
  }
}
