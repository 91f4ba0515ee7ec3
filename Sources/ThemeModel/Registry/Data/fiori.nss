/* SAP Fiori's components for UIKit: what the documentation says can be styled.
 *
 * One component a block; '&' is 'fdl' and its name. A part without a block is documented without
 * its properties: those of its kind are taken. A bare word in 'source' is the version of SAP's
 * reference in which the class's own page says so; 'incomplete' means that the page could be read
 * in part only, 'inferred' that the path follows from the naming rule alone.
 */

@component FDLFontStyle {
  certainty: incomplete;
  source: "github.com/sap-tutorials/Tutorials tutorials/fiori-ios-scpms-custom-app-theming";
  note: "global class family fdl<enumName>_<case>: restyles every use of one Fiori text style; only the subheadline case is shown";
  @part fdlFontStyle_[FontStyle] : text {
    font-style: UIFontTextStyle, inferred;
    font-color: Color, inferred;
  }
}

@component FUIActivationScreen {
  superclass: FUIWelcomeController;
  certainty: documented;
  source: 25.08;
  note: "documented spelling fdlFUIActivationScreen.subheadlineLabel uses a dot, not an underscore";
  @part &, &_headlineLabel, &_detailLabel, &_primaryActionButton, &.subheadlineLabel,
    &_secondaryActionButton, &_navigationBar;
}

@component FUIActivityControl {
  superclass: NibDesignable;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIAttachmentsCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUIAttachmentCellView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIAttachmentsFormCell {
  superclass: FUIInlineValidationTableViewCell;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIAttachmentsViewController {
  superclass: UIViewController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIBannerMessageView {
  superclass: NibDesignable;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIBaseItemCollectionViewCell {
  superclass: "FUIBaseDrawingCollectionViewCell<InnerView>";
  certainty: documented;
  source: 25.08;
  @part & : view;
  @part &_title, &_subtitle, &_status, &_placeholder : text {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
  @part &_detailImageView : image {
    tint-color: Color;
  }
}

@component FUIBaseTableViewCell {
  superclass: UITableViewCell;
  certainty: documented;
  source: "help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/25.08/en-US/Documents/Frameworks/SAPFiori/Supporting%20Base%20Views.html";
  @part &, &_selectedBackgroundView;
}

@component FUIBasicAuthenticationScreen {
  superclass: FUIWelcomeController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIButton {
  superclass: UIButton;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIButtonCollectionViewCell {
  superclass: "FUIBaseDrawingCollectionViewCell<FUIButtonFormView>";
  certainty: documented;
  source: 25.08, 9.0;
  @part & : view;
  @part &_button : button;
}

@component FUIButtonFormCell {
  superclass: FUIInlineValidationTableViewCell;
  certainty: documented;
  source: 25.08;
  @part & : view;
  @part &_button : button;
}

@component FUICalendarFloorplanViewController {
  superclass: UIViewController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUICalendarView {
  superclass: FUIBaseDrawingView;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUICardBaseView {
  superclass: FUIKPITitleBaseView;
  certainty: documented;
  source: 25.08;
  @part &_title, &_kpiUnitItem, &_kpiMetricItem, &_kpiFractionItem, &_status : text {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
  @part &_kpiIconItem : image {
    tint-color: Color;
  }
}

@component FUIChartCardCollectionViewCell {
  superclass: "FUIBaseDrawingCollectionViewCell<FUIChartCardView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIChartCardView {
  superclass: FUICardBaseView;
  certainty: incomplete;
  source: 25.08;
  note: "could be read in part only: cut off inside the TEXT path list";
  @part &_title, &_kpiUnitItem, &_kpiMetricItem, &_kpiFractionItem : text;
}

@component FUIChartFloorplanTableViewCell {
  superclass: "FUIBaseDrawingTableViewCell<FUIChartFloorplanView>";
  certainty: documented;
  source: Latest;
  @part &_title, &_subtitle, &_status, &_seriesTitles, &_valuesAxisTitle,
    &_secondaryValuesAxisTitle, &_categoryAxisTitle {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
}

@component FUIChartFloorplanViewController {
  superclass: "FUIBaseDrawingViewController<FUIChartFloorplanView>";
  certainty: incomplete;
  source: 25.08, "github.com/sap-tutorials/Tutorials tutorials/fiori-ios-scpms-create-app-wwdc";
  note: "paths from an SAP tutorial stylesheet; the class page confirms a 'Supported class paths' list starting with _ti… but is truncated there";
  @part &_title, &_seriesTitles, &_valuesAxisTitle, &_categoryAxisTitle : text {
    font-color: Color, inferred;
  }
}

@component FUIChartLegendTableViewCell {
  superclass: "FUIBaseDrawingTableViewCell<FUIChartLegendView>";
  certainty: documented;
  source: 25.08;
  @part &_seriesTitles {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
}

@component FUIChartLegendView {
  superclass: FUIDrawingView;
  certainty: documented;
  source: Latest;
  @part &_seriesTitles {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
}

@component FUIChartPlotTableViewCell {
  superclass: "FUIBaseDrawingTableViewCell<FUIChartPlotView>";
  certainty: documented;
  source: 25.08, 9.0;
  note: "categoryAxisLabel and numericAxisLabel are new after 9.0";
  @part &_valuesAxisTitle, &_secondaryValuesAxisTitle, &_categoryAxisTitle, &_categoryAxisLabel,
    &_numericAxisLabel {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
}

@component FUIChartSummaryTableViewCell {
  superclass: "FUIBaseDrawingTableViewCell<FUIChartSummaryView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIChartTitleTableViewCell {
  superclass: "FUIBaseDrawingTableViewCell<FUIChartTitleView>";
  certainty: documented;
  source: 25.08;
  @part &_title, &_subtitle, &_status {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
}

@component FUICheckoutIndicatorView {
  superclass: NibDesignable;
  certainty: documented;
  source: 25.08;
  @part & : view;
}

@component FUICollectionItemView {
  superclass: FUIImageCollectionItemView;
  certainty: documented;
  source: 25.08;
  @part & : view;
  @part &_title, &_subtitle, &_status, &_placeholder : text {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
  @part &_detailImageView : image {
    tint-color: Color;
  }
}

@component FUICollectionSectionHeaderFooterView {
  superclass: NibDesignableCollectionReusableView;
  certainty: inferred;
  source: Latest;
  @part &;
}

@component FUIContactCell {
  superclass: NibDesignableFUIBaseTableViewCell;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIContactView {
  certainty: documented;
  source: Latest;
  @part & : view {
    background-color: Color;
  }
  @part &_headlineLabel, &_subheadlineLabel, &_descriptionLabel : text {
    font-color: Color;
    font-name: FontName;
    font-style: UIFontTextStyle;
    font-size: Number [0,];
    text-align: TextAlign;
    text-line-clamp: Integer [0,];
  }
  @part &_detailImageView : image {
    image-name: Image;
    tint-color: Color;
  }
}

@component FUIDataTable {
  superclass: UIView;
  certainty: incomplete;
  source: 9.0, Latest, "help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/25.08/en-US/Documents/Frameworks/SAPFiori/Data%20Table.html";
  note: "same indexed patterns as FUIDataTableCardView; could be read in part only: cut off after _textItem_column1";
  @part &_textItem, &_textItem_row[n], &_textItem_column[n] : text;
}

@component FUIDataTableCardCollectionViewCell {
  superclass: FUIBaseDrawingCollectionViewCell;
  certainty: incomplete;
  source: "help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/Latest/en-US/Documents/Frameworks/SAPFiori/Other%20Classes.html";
  note: "textItem_row<N>/textItem_column<N> are indexed patterns; documented priority: textItem lowest, row third, column second (doc wording swaps row/column); the list could be read in part only";
  @part &_title, &_subtitle, &_status, &_footnote, &_textItem, &_textItem_row[n],
    &_textItem_column[n] : text;
}

@component FUIDataTableCardView {
  superclass: FUICardBaseView;
  certainty: documented;
  source: 10.0, Latest;
  note: "textItem_row<N>, textItem_column<N>, textItem_row<N>_column<M> are indexed patterns; documented priority (low to high): textItem, *_row2 entry (third), *_column1 entry (second), row+column (one cell); row 0 is the header when present; doc comments for row/column appear swapped";
  @part &_title, &_subtitle, &_status, &_footnote, &_textItem, &_textItem_row[n],
    &_textItem_column[n], &_textItem_row[n]_column[n] : text;
}

@component FUIDatePickerCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUIDatePickerContentView>";
  certainty: inferred;
  source: Latest;
  @part &;
}

@component FUIDatePickerFormCell {
  superclass: FUIInlineValidationTableViewCell;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIDateRangePickerCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUIDateRangePickerContentView>";
  certainty: inferred;
  source: Latest;
  @part &;
}

@component FUIDateRangePickerFormCell {
  superclass: "FUIInlineValidationDrawingTableViewCell<FUIDateRangePickerContentView>";
  certainty: inferred;
  source: Latest;
  @part &;
}

@component FUIDurationPickerCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUIDurationPickerContentView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIDurationPickerFormCell {
  superclass: FUIInlineValidationTableViewCell;
  certainty: inferred;
  source: Latest;
  @part &;
}

@component FUIDynamicAuthenticationScreen {
  superclass: FUIWelcomeController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIEULAViewController {
  superclass: FUIWelcomeController;
  certainty: incomplete;
  source: 25.08;
  note: "path uses FUIEULAView, not the class name FUIEULAViewController; given as example rules, types inferred; _navigationBar example truncated at a background-… property";
  @part fdlFUIEULAView_headlineLabel : text {
    font-size: Number [0,], inferred;
    font-name: FontName, inferred;
    font-color: Color, inferred;
  }
  @part fdlFUIEULAView_confirmButton, fdlFUIEULAView_rejectButton,
    fdlFUIEULAView_cancelButton : button {
    background-tint-color: Color, inferred;
  }
  @part fdlFUIEULAView_navigationBar : view;
}

@component FUIFeedbackScreen {
  superclass: UIViewController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIFilterFeedbackControl {
  superclass: UIView;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIFilterFormCell {
  superclass: "FUIInlineValidationDrawingTableViewCell<FUIFilterFormView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIFilterFormCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUIFilterFormView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIGridRowHeaderItem {
  superclass: FUIGridRowTextItem;
  certainty: documented;
  source: Latest;
  @part &_label : text;
}

@component FUIGridRowImageItem {
  superclass: FUIImageView;
  certainty: documented;
  source: 25.08;
  @part & : image;
}

@component FUIGridRowSummaryItem {
  superclass: FUIGridRowTextItem;
  certainty: documented;
  source: Latest;
  @part &_label : text;
}

@component FUIGridRowTextItem {
  certainty: documented;
  source: Latest;
  note: "conforms to FUIGridRowItem (no class superclass declared)";
  @part &_label, &_font_firstTextItem : text;
}

@component FUIGridTableViewCell {
  superclass: "FUIBaseDrawingTableViewCell<FUIObjectView>";
  certainty: inferred;
  source: Latest;
  @part &;
}

@component FUIHierarchyCollectionItem {
  superclass: "FUITableViewAccessoryDrawingCollectionViewCell<FUIHierarchyItemView>";
  certainty: documented;
  source: "Hierarchy View reference";
  refers-to: FUIHierarchyItemView, FUIHierarchyIndicator;
  @part &;
}

@component FUIHierarchyIndicator {
  superclass: "FUITintableDrawingView<FUIHierarchyState>";
  certainty: documented;
  source: 25.08, Latest;
  @part &_title : text {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-align: NSTextAlignment;
  }
}

@component FUIHierarchyItemTableViewCell {
  superclass: "FUIObjectBaseTableViewCell<FUIHierarchyItemView>";
  certainty: documented;
  source: "Hierarchy View reference";
  refers-to: FUIHierarchyItemView, FUIHierarchyIndicator;
  note: "documented paths belong to another class name (fdlFUIBaseCollectionViewCell)";
  @part fdlFUIBaseCollectionViewCell, fdlFUIBaseCollectionViewCell_title,
    fdlFUIBaseCollectionViewCell_subtitle, fdlFUIBaseCollectionViewCell_footnote,
    fdlFUIBaseCollectionViewCell_detailImageView;
}

@component FUIHierarchyItemView {
  superclass: FUIObjectViewBase;
  certainty: documented;
  source: "Hierarchy View reference", 25.08;
  @part &_title, &_subtitle, &_footnote, &_status : text {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-align: NSTextAlignment;
  }
  @part &_detailImageView : image {
    tint-color: Color;
  }
}

@component FUIHierarchyView {
  superclass: UIView;
  certainty: documented;
  source: "Hierarchy View reference";
  @part &, &_header : view;
}

@component FUIHierarchyViewController {
  superclass: UIViewController;
  certainty: documented;
  source: "Hierarchy View reference";
  note: "documented path lacks the FUI prefix (fdlHierarchyViewController, not fdlFUIHierarchyViewController)";
  @part fdlHierarchyViewController_hierarchyView : view;
}

@component FUIHierarchyViewHeader {
  superclass: UIView;
  certainty: documented;
  source: "Hierarchy View reference";
  refers-to: FUIButton;
  @part &, &_title, &_leftButton, &_rightButton;
}

@component FUIImageView {
  certainty: inferred;
  source: "help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/25.08/en-US/Documents/Frameworks/SAPFiori/Supporting%20Types.html";
  @part &;
}

@component FUIInlineSignatureCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUIInlineSignatureFormView>";
  certainty: documented;
  source: 9.0, Latest;
  refers-to: FUIInlineSignatureFormView;
}

@component FUIInlineSignatureFormCell {
  superclass: "FUIInlineValidationDrawingTableViewCell<FUIInlineSignatureFormView>";
  certainty: documented;
  source: 25.08;
  refers-to: FUIInlineSignatureFormView;
}

@component FUIInlineSignatureFormView {
  superclass: FUIBaseDrawingView;
  certainty: documented;
  source: 25.08, Latest;
  @part & : view {
    stroke-width: Number [0,];
    stroke-color: Color;
    drawing-area-background-color: Color;
    xmark-color: Color;
    signature-line-color: Color;
  }
  @part &_title, &_startActionTitle, &_restartActionTitle, &_cancelActionTitle, &_clearActionTitle,
    &_saveActionTitle, &_watermarkText : text {
    font-color: Color;
    font-style: UIFontTextStyle;
  }
}

@component FUIInlineValidationTableViewCell {
  superclass: NibDesignableFUIBaseTableViewCell;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIInlineValidationView {
  superclass: NibDesignable;
  certainty: documented;
  source: 25.08;
  @part &, &_titleLabel, &_separatorView, &_backgroundView;
}

@component FUIItemCollectionViewCell {
  superclass: "FUIBaseItemCollectionViewCell<FUICollectionItemView>";
  certainty: documented;
  source: 25.08;
  @part & : view;
  @part &_title, &_subtitle, &_status, &_placeholder : text {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
  @part &_detailImageView : image {
    tint-color: Color;
  }
}

@component FUIKPICardCollectionViewCell {
  superclass: "FUIBaseDrawingCollectionViewCell<FUIKPICardView>";
  certainty: documented;
  source: 25.08;
  @part &_title, &_kpiUnitItem, &_kpiMetricItem, &_kpiFractionItem, &_status : text {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
  @part &_kpiIconItem : image {
    tint-color: Color;
  }
}

@component FUIKPICardView {
  superclass: FUICardBaseView;
  certainty: documented;
  source: 25.08;
  @part &_title, &_kpiUnitItem, &_kpiMetricItem, &_kpiFractionItem, &_status : text {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
  @part &_kpiIconItem : image {
    tint-color: Color;
  }
}

@component FUIKPIHeader {
  superclass: FUIDrawingView;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIKPIProgressCardCollectionViewCell {
  superclass: "FUIBaseDrawingCollectionViewCell<FUIKPIProgressCardView>";
  certainty: documented;
  source: 25.08;
  @part &_title, &_kpiUnitItem, &_kpiMetricItem, &_kpiFractionItem, &_status : text {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
  @part &_kpiIconItem : image {
    tint-color: Color;
  }
}

@component FUIKPIProgressCardView {
  superclass: FUIKPICardView;
  certainty: documented;
  source: 25.08;
  @part &_title, &_kpiUnitItem, &_kpiMetricItem, &_kpiFractionItem, &_status : text {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
  @part &_kpiIconItem : image {
    tint-color: Color;
  }
}

@component FUIKPIProgressView {
  superclass: NibDesignableControl;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIKPITitleBaseView {
  superclass: FUITitleBaseView;
  certainty: documented;
  source: 25.08;
  @part &_title, &_kpiUnitItem, &_kpiMetricItem, &_kpiFractionItem : text {
    font-color: Color;
    font-style: UIFontTextStyle;
    text-line-clamp: Integer [0,];
    text-align: NSTextAlignment;
  }
  @part &_kpiIconItem : image {
    tint-color: Color;
  }
}

@component FUIKPIView {
  superclass: NibDesignableControl;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIKeyValueCollectionViewCell {
  superclass: NibDesignableFUIBaseCollectionViewCell;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIKeyValueContentView {
  superclass: "FUITintableDrawingView<FUIControlState>";
  certainty: documented;
  source: 25.08;
  @part &_title, &_valueText : text {
    font-color: Color;
    font-name: FontName;
    font-style: UIFontTextStyle;
    font-size: Number [0,];
    text-align: TextAlign;
    text-line-clamp: Integer [0,];
  }
}

@component FUIKeyValueFormCell {
  superclass: FUINoteFormCell;
  certainty: incomplete;
  source: 9.0;
  note: "a further documented group 'TINTABLE' starts after TEXT; see pages corpus";
  @part &_title, &_valueText, &_placeholder, &_subtitle : text {
    font-color: Color;
    font-style: UIFontTextStyle;
  }
}

@component FUIKeyValueTableViewCell {
  superclass: "FUIInlineValidationDrawingTableViewCell<FUIKeyValueContentView>";
  certainty: documented;
  source: 10.0;
  @part &_title, &_valueText : text {
    font-color: Color;
    font-name: FontName;
    font-style: UIFontTextStyle;
    font-size: Number [0,];
    text-align: TextAlign;
    text-line-clamp: Integer [0,];
  }
}

@component FUILabel {
  superclass: UILabel;
  certainty: documented;
  source: "help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/25.08/en-US/Documents/Frameworks/SAPFiori/Supporting%20Types.html";
  note: "documented as 'base class path'";
  @part & : text {
    font-color: Color;
    font-name: FontName;
    font-style: UIFontTextStyle;
    font-size: Number [0,];
    text-align: TextAlign;
    text-line-clamp: Integer [0,];
  }
}

@component FUIListPickerCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUIListPickerFormView>";
  certainty: inferred;
  source: Latest;
  @part &;
}

@component FUIListPickerFormCell {
  superclass: FUIInlineValidationTableViewCell;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIListPickerHeaderView {
  superclass: UITableViewHeaderFooterView;
  certainty: documented;
  source: 25.08;
  @part &, &_titleLabel;
}

@component FUIListPickerTableViewController {
  superclass: UITableViewController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUILoadingIndicatorView {
  superclass: UIStackView;
  certainty: incomplete;
  source: 25.08, 9.0, Latest;
  note: "given as an example rule; types inferred from the example values (named colours red/green/blue/yellow, plain numbers); list truncated after font-name; superclass was NibDesignable up to 9.0/Latest";
  @part & : view;
  @part &_textLabel : text {
    background-color: Color, inferred;
    border-color: Color, inferred;
    border-width: Number [0,], inferred;
    corner-radius: Number [0,], inferred;
    font-color: Color, states highlighted, inferred;
    font-name: FontName, inferred;
  }
}

@component FUIMapDetailPanel {
  superclass: UIView;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIMapDetailPanelContentViewController {
  superclass: FUIMapDetailPanelViewController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIMapDetailTagObjectTableViewCell {
  superclass: "FUIBaseDrawingTableViewCell<FUIMapDetailTagObjectView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIMapLegend {
  superclass: FUIResizablePopoverContainer;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIMapToolbar {
  superclass: FUIDrawingView;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIModalCheckoutViewController {
  superclass: UIViewController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIModalProcessingIndicator {
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIMultiUserPasscodeController {
  superclass: FUIPasscodeController;
  certainty: incomplete;
  source: Latest;
  note: "list is headed fixed font UILabel class paths; the excerpt is cut after the third path";
  @part &_titleLabel, &_userNameLabel, &_userInfoLabel : text;
}

@component FUINavigationBar {
  superclass: UINavigationBar;
  certainty: documented;
  source: 25.08;
  note: "uses the plain NUI class NavigationBar; bar-tint-color is for iOS 12 compatibility only; documented spelling scrolledge--background-color (double hyphen) looks like a typo for a third bar appearance";
  @part NavigationBar : view {
    background-color: Color, inferred;
    background-tint-color: Color, inferred;
    bar-tint-color: Color, inferred;
    standard-background-color: Color, inferred;
    scrolledge-background-color: Color, inferred;
    scrolledge--background-color: Color, slip-of scrolledge-background-color, inferred;
  }
}

@component FUINoteCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUINoteFormCellContentView>";
  certainty: incomplete;
  source: 25.08, 10.0;
  note: "reuses fdlFUINoteFormCell paths; a TINTABLE group follows in the page (truncated)";
  @part fdlFUINoteFormCell_valueText, fdlFUINoteFormCell_placeholder : text {
    font-color: Color;
    font-style: UIFontTextStyle;
  }
}

@component FUINoteFormCell {
  superclass: "FUIAutofittingDrawingTableViewCell<FUINoteFormCellContentView>";
  certainty: documented;
  source: 9.0, Latest;
  note: "the second group is documented as TINTABLE and names fdlFUIKeyValueFormCell_valueText, another component's path";
  @part &_valueText, &_placeholder : text {
    font-color: Color;
    font-style: UIFontTextStyle;
  }
  @part fdlFUIKeyValueFormCell_valueText : text {
    tint-color: Color, states disabled;
    font-style: UIFontTextStyle, states disabled;
  }
}

@component FUIObjectCell {
  superclass: NibDesignable;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIObjectCollectionViewCell {
  superclass: "FUITableViewAccessoryDrawingCollectionViewCell<FUIObjectView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIObjectHeader {
  superclass: "FUIBaseHeaderView<FUIObjectHeaderView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIObjectHeaderChartView {
  superclass: "FUITintableDrawingView<FUIControlState>";
  certainty: inferred;
  source: Latest;
  @part &;
}

@component FUIObjectHeaderView {
  superclass: FUIDrawingView;
  certainty: documented;
  source: 25.08;
  @part View, & : view {
    tint-color: Color;
    background-color: Color;
  }
  @part &_headlineLabel, &_subheadlineLabel, &_bodyLabel, &_footnoteLabel, &_descriptionLabel,
    &_statusLabel, &_substatusLabel, &_labelItem_label : text {
    font-color: Color;
    font-name: FontName;
    font-style: UIFontTextStyle;
    font-size: Number [0,];
    text-align: TextAlign;
    text-line-clamp: Integer [0,];
  }
  @part &_detailImageView, &_statusImageView, &_substatusImageView, &_labelItem_imageView : image {
    image-name: Image;
    tint-color: Color;
  }
}

@component FUIObjectTableViewCell {
  superclass: "FUIObjectBaseTableViewCell<FUIObjectView>";
  certainty: incomplete;
  source: 25.08, "help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/25.08/en-US/Documents/Frameworks/SAPFiori/branding-and-theming.html";
  note: "path and property from the Branding and Theming example; the page uses the FUIObjectView label path for this cell; the class page's theming list could not be read";
  @part & : view {
    background-color-selected: Color, inferred;
  }
}

@component FUIObjectView {
  superclass: FUIObjectViewBase;
  certainty: incomplete;
  source: Latest, "help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/25.08/en-US/Documents/Frameworks/SAPFiori/branding-and-theming.html";
  note: "path and properties from the Branding and Theming example; the class page's theming list could not be read";
  @part &_headlineLabel : text {
    font-style: UIFontTextStyle, inferred;
    font-color: Color, inferred;
  }
}

@component FUIOfflineBannerMessageView {
  superclass: FUIBannerMessageView;
  certainty: documented;
  source: 25.08;
  note: "given as an example rule, not a list; value types inferred from the example values";
  @part &_titleLabel : text {
    font-size: Number [0,], inferred;
    font-name: FontName, inferred;
    font-color: Color, states highlighted, inferred;
  }
  @part &_dividerBottom : view {
    background-color: Color, inferred;
  }
}

@component FUIOnboardingScanConfirmView {
  superclass: NibDesignable;
  certainty: documented;
  source: 25.08;
  note: "_continueButton_touchDown is a state expressed as a path";
  @part &, &_titleLabel, &_successMessageLabel, &_hcpServerLabel, &_continueButton,
    &_continueButton_touchDown;
}

@component FUIOnboardingScanViewController {
  superclass: UIViewController;
  certainty: documented;
  source: 25.08;
  @part &, &_cancelButton, &_flashButton, &_choosePhotoButton, &_arrowButton, &_scanGuidesImageView,
    &_photoPicker_navigationBar;
}

@component FUIOrderPickerCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUIOrderPickerFormView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIOrderPickerFormCell {
  superclass: "FUIInlineValidationDrawingTableViewCell<FUIOrderPickerFormView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIOrderPickerFormItemCell {
  superclass: "FUIBaseDrawingTableViewCell<FUIOrderPickerFormItemView>";
  certainty: documented;
  source: 25.08;
  @part fdlFUIOrderPickerFormItemView_title, fdlFUIOrderPickerFormItemView_subtitle : text {
    font-color: Color;
    font-style: UIFontTextStyle;
  }
  @part fdlFUIOrderPickerFormItemView_leadingImageView : image {
    image-name: UIImage;
    font-style: UIFontTextStyle, slip;
    tint-color: UIColor;
  }
}

@component FUIPageViewController {
  superclass: UIPageViewController;
  certainty: documented;
  source: 25.08;
  @part &_title, &_subtitle : text {
    font-color: Color;
    font-style: UIFontTextStyle;
  }
  @part &_nextButtonItem, &_previousButtonItem : button {
    font-color: Color, states disabled;
    font-style: UIFontTextStyle, states disabled;
    image: Image, states disabled;
  }
}

@component FUIPasscodeChangeController {
  superclass: UINavigationController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIPasscodeController {
  superclass: UIViewController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIPasscodeCreateController {
  superclass: FUIPasscodeController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIPasscodeInputController {
  superclass: FUIPasscodeController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIProcessingIndicatorView {
  superclass: NibDesignable;
  certainty: incomplete;
  source: 25.08;
  note: "example rule for _textLabel is truncated after its first property (a background-… property)";
  @part & : view;
  @part &_textLabel : text;
}

@component FUIProgressIndicatorControl {
  superclass: NibDesignableControl;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIRatingControl {
  superclass: UIControl;
  certainty: incomplete;
  source: 25.08, 9.0, Latest;
  note: "documented suffix list repeats -editable-disabled twice (one is probably -editable); font_style is spelled with an underscore; half-* from 25.08; could be read in part only: cut off after font_style";
  @part & : view {
    on-color: Color, states standard accented editable-disabled;
    off-color: Color, states standard accented editable-disabled;
    half-color: Color, states standard accented;
    on-image: Image, states standard editable;
    off-image: Image, states standard editable;
    half-image: Image, states standard editable;
  }
  @part &_leading_label : text {
    font-color: Color;
    font-name: FontName;
    font-size: Number [0,];
    font_style: FontStyle, slip-of font-style, untyped;
  }
}

@component FUIRatingControlCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUIRatingControlContentView>";
  certainty: incomplete;
  source: 25.08, Latest;
  note: "RatingControl property list truncated after the first entry; see FUIRatingControl";
  @part & : view;
  @part &_title : text {
    font-color: Color;
    font-style: UIFontTextStyle;
  }
  @part &_ratingControl : view {
    on-color: Color, states standard accented;
  }
}

@component FUIRatingControlFormCell {
  superclass: "FUIInlineValidationDrawingTableViewCell<FUIRatingControlContentView>";
  certainty: documented;
  source: 9.0, Latest, 7.0;
  note: "the _ratingControl property list follows FUIRatingControl; its last line could not be read here but matches FUIRatingControl 9.0";
  @part & : view;
  @part &_title : text {
    font-color: Color;
    font-style: UIFontTextStyle;
  }
  @part &_ratingControl : view {
    on-color: Color, states standard accented editable-disabled;
    off-color: Color, states standard accented editable-disabled;
    on-image: Image, states standard editable;
    off-image: Image, states standard editable;
  }
}

@component FUISearchController {
  superclass: UISearchController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUISearchToSelectView {
  superclass: UIView;
  certainty: documented;
  source: 25.08;
  note: "documented in three property groups (TagsField, Tag, ImageView); all attached here to _tagsField, which is inferred for the Tag and ImageView groups";
  @part &, &_tableView : view;
  @part &_tagsField : view {
    tint-color: Color;
    background-color: Color;
    content-insets: Box;
    font-color: Color, states placeholder;
    font-name: FontName;
    font-style: UIFontTextStyle;
    font-size: Number [0,];
    text-line-clamp: Integer [0,];
    line-spacing: Float;
    tag-spacing: Float;
    tag-delimiter: String;
    tag-font-color: Color, states selected;
    tag-background-color: Color, states selected;
    tag-content-insets: Box;
    search-icon-image: Image;
    search-icon-image-tint-color: Color;
  }
}

@component FUISegmentedControlCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUISegmentedControlFormView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUISegmentedControlFormCell {
  superclass: "FUIInlineValidationDrawingTableViewCell<FUISegmentedControlFormView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUISegmentedControlFormView {
  superclass: FUIBaseDrawingView;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUISideBar {
  superclass: UIView;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUISideBarListItem {
  superclass: "FUITintableDrawingView<FUIControlState>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUISignatureCaptureController {
  superclass: UIViewController;
  certainty: documented;
  source: 25.08, "help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/Latest/en-US/Documents/Frameworks/SAPFiori/Signature%20Capture.html";
  @part &_title : text {
    font-color: Color;
    font-style: UIFontTextStyle;
  }
  @part &_cancelButtonItem, &_clearButtonItem, &_doneButtonItem, &_closeButtonItem,
    &_reenterSignatureButtonItem : button {
    font-color: Color, states disabled;
    font-style: UIFontTextStyle, states disabled;
    image: Image, states disabled;
  }
  @part &_navigationBar, &_toolBar : view {
    background-color: Color;
  }
}

@component FUISignatureCaptureView {
  superclass: UIView;
  certainty: documented;
  source: 25.08;
  @part & : view {
    background-color: Color;
    stroke-color: Color;
    stroke-width: Number [0,];
  }
  @part &_xImageView : image {
    tint-color: Color;
  }
  @part &_signatureLineView : view {
    background-color: Color;
  }
  @part &_footnote : text {
    font-color: Color;
    font-style: UIFontTextStyle;
  }
}

@component FUISimplePropertyCollectionViewCell {
  superclass: NibDesignableFUIBaseCollectionViewCell;
  certainty: documented;
  source: 25.08;
  @part &, &_keyLabel, &_valueTextField;
}

@component FUISliderFormCell {
  superclass: FUIInlineValidationTableViewCell;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUISliderFormView {
  superclass: "FUIFormCellContentView<UISlider, FUIControlState, FUIMultiLineText>";
  certainty: documented;
  source: 25.08;
  note: "documented paths have no fdl prefix";
  @part FUISliderFormView, FUISliderFormView_title, FUISliderFormView_subtitle,
    FUISliderFormView_footnote : text {
    font-color: Color, states disabled;
    font-style: UIFont.TextStyle, states disabled;
  }
  @part FUISliderFormView_slider : view {
    thumb-color: Color, states disabled;
    minimum-track-color: Color, states disabled;
    maximum-track-color: Color, states disabled;
    view-alpha-value: Float, states disabled;
  }
}

@component FUIStepProgressIndicator {
  superclass: "FUITintableDrawingView<FUIControlState>";
  certainty: incomplete;
  source: 25.08;
  note: "documented as one header fdlFUIStepProgressIndicator_normal/completed/error/disabled (slash = alternatives); step property types inferred from example colour values; node-background-highlight (no -ed) as documented; list truncated at 'node-backgr'";
  @part & : view;
  @part &_title : text {
    font-color: Color;
    font-name: FontName;
    font-style: UIFontTextStyle;
    font-size: Number [0,];
  }
  @part &_primaryAction : button {
    font-style: "Font Style Name";
    font-color: Color;
    background-color-normal: Color;
    background-color-highlighted: Color;
  }
  @part &_normal, &_completed, &_error, &_disabled : view {
    node-foreground: Color, states highlighted selected, inferred;
    node-background: Color, inferred;
    node-background-highlight: Color, slip-of node-background-highlighted, inferred;
  }
}

@component FUISwitchCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUISwitchFormView>";
  certainty: incomplete;
  source: 25.08, Latest;
  note: "reuses fdlFUISwitchFormCell paths; truncated";
  @part fdlFUISwitchFormCell : view;
}

@component FUISwitchFormCell {
  superclass: "FUIInlineValidationDrawingTableViewCell<FUISwitchFormView>";
  certainty: incomplete;
  source: Latest;
  note: "could be read in part only: cut off after fdlFUISwitchFormCell_title; later paths unseen";
  @part & : view;
  @part &_title : text {
    font-style: FontStyle, untyped;
    font-name: FontName, untyped;
    font-size: Number [0,], untyped;
    font-color: Color, untyped;
    text-line-clamp: Integer [0,], untyped;
  }
}

@component FUISwitchFormView {
  superclass: "FUIFormCellContentView<UISwitch, FUISwitchControlState, FUIMultiLineText>";
  certainty: inferred;
  source: Latest;
  @part &;
}

@component FUITableViewHeaderFooterView {
  superclass: NibDesignableTableViewHeaderFooterView;
  certainty: inferred;
  source: "help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/Latest/en-US/Documents/Frameworks/SAPFiori/Overview%20patterns.html";
  @part &;
}

@component FUITagView {
  superclass: UIView;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUITextFieldCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUITextFieldContentView>";
  certainty: inferred;
  source: Latest;
  @part &;
}

@component FUITextFieldFormCell {
  superclass: "FUIInlineValidationDrawingTableViewCell<FUITextFieldContentView>";
  certainty: inferred;
  source: 9.0;
  @part &;
}

@component FUITimelineCell {
  superclass: NibDesignableFUIBaseTableViewCell;
  certainty: incomplete;
  source: 25.08, "github.com/sap-tutorials/Tutorials tutorials/fiori-ios-scpms-create-app-wwdc";
  note: "from an SAP tutorial stylesheet; the class page's theming list could not be read";
  @part &, &_timelineBackground : view {
    background-color: Color, inferred;
  }
}

@component FUITimelineCollectionViewCell {
  superclass: NibDesignableCollectionViewCell;
  certainty: documented;
  source: 25.08;
  @part &_titleLabel, &_footnoteLabel : text {
    font-style: UIFontTextStyle, inferred;
    font-color: Color, inferred;
  }
}

@component FUITimelineMarkerCell {
  superclass: NibDesignableFUIBaseTableViewCell;
  certainty: incomplete;
  source: 25.08, "github.com/sap-tutorials/Tutorials tutorials/fiori-ios-scpms-create-app-wwdc";
  note: "from an SAP tutorial stylesheet; the class page's theming list could not be read";
  @part &, &_cardBackground, &_timelineBackground : view {
    background-color: Color, inferred;
  }
}

@component FUITimelineNowIndicatorCell {
  superclass: NibDesignableFUIBaseTableViewCell;
  certainty: documented;
  source: 25.08;
  @part &, &_nodeImageView, &_indicatorLine;
}

@component FUITimelinePreviewTableViewCell {
  superclass: NibDesignableFUIBaseTableViewCell;
  certainty: inferred;
  source: Latest;
  @part &;
}

@component FUITimelinePreviewView {
  superclass: UIView;
  certainty: inferred;
  source: "help.sap.com/doc/f53c64b93e5140918d676b927a3cd65b/Cloud/en-US/docs-en/guides/features/fiori-ui/ios/TimelineView/FUITimelinePreviewView.html";
  @part &;
}

@component FUITitleFormCell {
  superclass: FUIInlineValidationUIControlTintTableViewCell;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUITitleFormCollectionViewCell {
  superclass: "FUIInlineValidationDrawingCollectionViewCell<FUITitleFormView>";
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIToastMessage {
  certainty: inferred;
  source: "help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/25.08/en-US/Documents/Frameworks/SAPFiori/Feedback%20Indicators.html";
  @part &;
}

@component FUIToolbar {
  superclass: UIToolbar;
  certainty: documented;
  source: 10.0;
  @part &_helperText : text {
    font-color: Color;
    font-style: UIFontTextStyle;
  }
  @part &_overflowButton : button {
    image: Name;
  }
}

@component FUITouchIDErrorViewController {
  superclass: UIViewController;
  certainty: incomplete;
  source: 25.08;
  note: "page shows sample rules instead of a typed list, so types come from the sample values; the sample is cut after a comment that introduces a four-value box (top right bottom left)";
  @part &_errorTitleLabel, &_errorMessageLabel {
    font-color: Color, inferred;
  }
  @part &_actionButton {
    font-size: Number [0,], inferred;
    font-name: FontName, inferred;
    font-color: Color, inferred;
    background-color: Color, inferred;
    corner-radius: Number [0,], inferred;
    border-width: Number [0,], inferred;
    border-color: Color, inferred;
  }
}

@component FUIUserConsentViewController {
  superclass: UIViewController;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIValuePickerCollectionViewCell {
  superclass: "FUIBaseDrawingCollectionViewCell<FUIValuePickerContentView>";
  certainty: documented;
  source: 25.08, Latest;
  note: "font-color-selected comes from a second group documented as TINTABLE";
  @part &_title : text {
    font-color: Color;
    font-style: UIFontTextStyle;
  }
  @part &_valueText : text {
    font-color: Color, states selected;
    font-style: UIFontTextStyle;
  }
}

@component FUIValuePickerFormCell {
  superclass: FUIInlineValidationTableViewCell;
  certainty: inferred;
  source: 25.08;
  @part &;
}

@component FUIWelcomeScreen {
  superclass: FUIWelcomeController;
  certainty: incomplete;
  source: 9.0, "github.com/sap-tutorials/Tutorials tutorials/fiori-ios-scpms-custom-app-theming";
  note: "from an SAP tutorial stylesheet; the class page's theming list could not be read";
  @part &_headlineLabel : text {
    font-color: Color, inferred;
  }
  @part &_primaryActionButton : button {
    background-color-normal: Color, inferred;
    background-color-highlighted: Color, inferred;
  }
}

@component FUIWhatsNewCollectionViewCell {
  superclass: "FUIBaseDrawingCollectionViewCell<FUIWhatsNewCollectionItemView>";
  certainty: documented;
  source: 25.08;
  @part &_headlineLabel, &_subheadlineLabel, &_footnoteLabel, &_descriptionLabel, &_statusLabel,
    &_substatusLabel;
}

@component FUIWhatsNewViewController {
  superclass: UIViewController;
  certainty: inferred;
  source: Latest;
  @part &;
}
