/* NUI's own classes: what its documentation lists and what its renderers look up.
 *
 * 'undocumented' is read without being in the documentation; 'not-read' is documented without being
 * read.
 */

@component ActivityIndicator {
  styles: UIActivityIndicatorView;
  certainty: documented;
  source: "github.com/tombenner/nui";
  note: "not in the documentation";
  @part ActivityIndicator : view {
    color: Color, undocumented;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component BarButton {
  styles: UIBarButtonItem;
  superclass: UIBarButtonItem;
  certainty: documented;
  source: "github.com/sap-tutorials/Tutorials tutorials/fiori-ios-scpms-custom-app-theming", "github.com/tombenner/nui";
  note: "used beside Fiori's own classes in SAP's examples; font-color-disabled is read nowhere, though NUI's default theme sets it";
  @part BarButton : button {
    background-color: Color, states highlighted;
    background-color-top: Color;
    background-color-bottom: Color;
    background-image: Image;
    background-image-insets: Box;
    background-tint-color: Color;
    border-color: Color;
    border-width: Number [0,];
    corner-radius: Number [0,];
    font-color: Color;
    font-name: FontName;
    font-size: Number [0,];
    text-shadow-color: Color;
    text-shadow-offset: Offset;
  }
}

@component BarButtonBack {
  styles: "UIBarButtonItem back button";
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part BarButtonBack : button {
    carries: BarButton BarButtonBack;
    background-color: Color;
    background-color-top: Color;
    background-image: Image;
    background-image-insets: Box;
    background-tint-color: Color;
    border-color: Color;
    border-width: Number [0,];
    corner-radius: Number [0,];
    font-color: Color;
    font-name: FontName;
    font-size: Number [0,];
    text-shadow-color: Color;
    text-shadow-offset: Offset;
    background-image-selected: Image, undocumented;
    background-image-selected-insets: Box, undocumented;
    background-image-highlighted: Image, undocumented;
    background-image-highlighted-insets: Box, undocumented;
    background-image-disabled: Image, undocumented;
    background-image-disabled-insets: Box, undocumented;
  }
}

@component Button {
  styles: UIButton;
  certainty: documented;
  source: "github.com/tombenner/nui";
  note: "padding and title-insets share one slot; title-insets wins";
  @part Button : button {
    background-color: Color, states normal disabled highlighted selected selected-disabled
      selected-highlighted;
    background-color-top: Color;
    background-color-bottom: Color;
    background-image: Image, states disabled highlighted selected selected-disabled
      selected-highlighted;
    background-image-insets: Box;
    background-image-disabled-insets: Box;
    background-image-highlighted-insets: Box;
    background-image-selected-insets: Box;
    background-image-selected-disabled-insets: Box;
    background-image-selected-highlighted-insets: Box;
    border-color: Color;
    border-width: Number [0,];
    content-insets: Box;
    corner-radius: Number [0,];
    font-color: Color, states disabled highlighted selected selected-disabled selected-highlighted;
    font-name: FontName;
    font-size: Number [0,];
    height: Number [0,];
    image: Image, states disabled highlighted selected selected-disabled selected-highlighted;
    image-insets: Box;
    image-disabled-insets: Box;
    image-highlighted-insets: Box;
    image-selected-insets: Box;
    image-selected-disabled-insets: Box;
    image-selected-highlighted-insets: Box;
    padding: Box;
    shadow-color: Color;
    shadow-offset: Offset;
    shadow-opacity: Number [0,1];
    shadow-radius: Number [0,];
    text-align: ButtonAlign;
    text-alpha: Number [0,1];
    text-auto-fit: Boolean;
    text-shadow-color: Color, states disabled highlighted selected selected-disabled
      selected-highlighted;
    text-shadow-offset: Offset;
    text-transform: TextTransform;
    title-insets: Box;
    width: Number [0,];
    background-color-selected-disabled: Color, undocumented;
    text-line-clamp: Integer [0,], undocumented;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component Control {
  styles: UIControl;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part Control : view {
    background-color: Color;
    background-image: Image;
    border-color: Color;
    border-width: Number [0,];
    corner-radius: Number [0,];
    shadow-color: Color;
    shadow-offset: Offset;
    shadow-opacity: Number [0,1];
    shadow-radius: Number [0,];
    background-image-insets: Box, undocumented;
    background-repeat: Boolean, undocumented;
    width: Number [0,], undocumented;
    height: Number [0,], undocumented;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component Label {
  styles: UILabel;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part Label : text {
    background-color: Color;
    border-color: Color;
    border-width: Number [0,];
    corner-radius: Number [0,];
    font-color: Color, states highlighted;
    font-name: FontName;
    font-size: Number [0,];
    height: Number [0,];
    shadow-color: Color;
    shadow-offset: Offset;
    shadow-opacity: Number [0,1];
    shadow-radius: Number [0,];
    text-align: LabelAlign;
    text-alpha: Number [0,1];
    text-auto-fit: Boolean;
    text-line-clamp: Integer [0,];
    text-shadow-color: Color;
    text-shadow-offset: Offset;
    text-transform: TextTransform;
    width: Number [0,];
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component NavigationBar {
  styles: UINavigationBar;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part NavigationBar : view {
    bar-tint-color: Color;
    background-color: Color;
    background-color-top: Color;
    background-color-bottom: Color;
    background-image: Image;
    background-image-insets: Box;
    background-tint-color: Color;
    font-color: Color;
    font-name: FontName;
    font-size: Number [0,];
    shadow-image: Image;
    text-shadow-color: Color;
    text-shadow-offset: Offset;
    title-vertical-offset: Number;
    shadow-image-insets: Box, undocumented;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component NavigationItem {
  styles: UINavigationItem;
  certainty: documented;
  source: "github.com/tombenner/nui";
  note: "not in the documentation; it has no properties of its own";
  @part NavigationItem : view;
}

@component PageControl {
  styles: UIPageControl;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part PageControl : view {
    color: Color;
    current-color: Color;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component Progress {
  styles: UIProgressView;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part Progress : view {
    progress-image: Image;
    progress-tint-color: Color;
    track-image: Image;
    track-tint-color: Color;
    width: Number [0,];
    progress-image-insets: Box, undocumented;
    track-image-insets: Box, undocumented;
    height: Number [0,], undocumented;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component SearchBar {
  styles: UISearchBar;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part SearchBar : view {
    background-color: Color;
    background-color-top: Color;
    background-color-bottom: Color;
    background-image: Image;
    background-tint-color: Color;
    scope-background-color: Color;
    scope-background-image: Image;
    background-image-insets: Box, undocumented;
    scope-background-image-insets: Box, undocumented;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component SearchBarButton {
  styles: "UISearchBar button";
  certainty: documented;
  source: "github.com/tombenner/nui";
  refers-to: Button;
  @part SearchBarButton : button {
    carries: BarButton SearchBarButton;
    styled-like: Button;
  }
}

@component SearchBarScopeBar {
  styles: "UISearchBar scope bar";
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part SearchBarScopeBar : view {
    carries: SegmentedControl SearchBarScopeBar;
    background-color: Color, states selected;
    border-color: Color;
    border-width: Number [0,];
    corner-radius: Number [0,];
    font-color: Color;
    font-name: FontName;
    font-size: Number [0,];
    text-shadow-color: Color;
    text-shadow-offset: Offset;
  }
}

@component SegmentedControl {
  styles: UISegmentedControl;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part SegmentedControl : view {
    background-color: Color, states selected;
    background-image: Image, states selected;
    background-image-insets: Box;
    background-image-selected-insets: Box;
    background-tint-color: Color;
    border-color: Color;
    border-width: Number [0,];
    corner-radius: Number [0,];
    divider-color: Color;
    divider-image: Image;
    font-color: Color, states selected;
    font-name: FontName;
    font-size: Number [0,];
    text-shadow-color: Color, states selected;
    text-shadow-offset: Offset, states selected;
    width: Number [0,], undocumented;
    height: Number [0,], undocumented;
    divider-image-insets: Box, undocumented;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component Slider {
  styles: UISlider;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part Slider : view {
    minimum-track-tint-color: Color;
    maximum-track-tint-color: Color;
    minimum-value-image: Image;
    maximum-value-image: Image;
    thumb-image: Image;
    thumb-tint-color: Color;
    minimum-value-image-insets: Box, undocumented;
    maximum-value-image-insets: Box, undocumented;
    thumb-image-insets: Box, undocumented;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component Switch {
  styles: UISwitch;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part Switch : view {
    background-color: Color;
    off-image: Image;
    off-image-insets: Box;
    on-image: Image;
    on-image-insets: Box;
    on-tint-color: Color;
    thumb-tint-color: Color;
    tint-color: Color;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component TabBar {
  styles: UITabBar;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part TabBar : view {
    bar-tint-color: Color;
    background-color: Color;
    background-color-top: Color;
    background-color-bottom: Color;
    background-image: Image;
    background-image-insets: Box;
    background-tint-color: Color;
    selected-image: Image;
    selected-image-tint-color: Color;
    selected-image-insets: Box, undocumented;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component TabBarItem {
  styles: UITabBarItem;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part TabBarItem : button {
    background-image-selected: Image;
    background-image-selected-insets: Box;
    finished-image: Image, states selected;
    font-color: Color, states selected;
    font-name: FontName;
    font-size: Number [0,];
    text-offset: Offset;
    text-shadow-color: Color;
    text-shadow-offset: Offset;
    text-shadow-color-selected: Color, undocumented;
    text-shadow-offset-selected: Offset, undocumented;
    finished-image-insets: Box, undocumented;
    finished-image-selected-insets: Box, undocumented;
  }
}

@component Table {
  styles: UITableView;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part Table : view {
    background-color: Color;
    background-color-top: Color;
    background-color-bottom: Color;
    row-height: Number [0,];
    separator-color: Color;
    separator-style: SeparatorStyle;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component TableCell {
  styles: UITableViewCell;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part TableCell : view {
    tint-color: Color;
    background-color: Color, states selected;
    background-color-top: Color, states selected;
    background-color-bottom: Color, states selected;
    font-color: Color, states highlighted;
    font-name: FontName;
    font-size: Number [0,];
    text-align: LabelAlign;
    text-alpha: Number [0,1];
    text-auto-fit: Boolean;
    text-shadow-color: Color;
    text-shadow-offset: Offset;
    width: Number [0,], undocumented;
    height: Number [0,], undocumented;
    border-color: Color, undocumented;
    border-width: Number [0,], undocumented;
    corner-radius: Number [0,], undocumented;
    shadow-color: Color, undocumented;
    shadow-offset: Offset, undocumented;
    shadow-opacity: Number [0,1], undocumented;
    shadow-radius: Number [0,], undocumented;
    text-line-clamp: Integer [0,], undocumented;
    text-transform: TextTransform, not-read "the text of a cell's labels stays as it is";
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component TableCellContentView {
  styles: "content view of UITableViewCell";
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part TableCellContentView : view {
    background-color: Color, undocumented;
    background-image: Image, undocumented;
    background-image-insets: Box, undocumented;
    background-repeat: Boolean, undocumented;
    border-color: Color, undocumented;
    border-width: Number [0,], undocumented;
    corner-radius: Number [0,], undocumented;
    shadow-color: Color, undocumented;
    shadow-offset: Offset, undocumented;
    shadow-opacity: Number [0,1], undocumented;
    shadow-radius: Number [0,], undocumented;
    width: Number [0,], undocumented;
    height: Number [0,], undocumented;
    exclude-views: Names, not-read "parts of a cell are styled with their cell";
    exclude-subviews: Names, not-read "parts of a cell are styled with their cell";
  }
}

@component TableCellDetail {
  styles: "detail label of UITableViewCell";
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part TableCellDetail : text {
    background-color: Color, undocumented;
    text-line-clamp: Integer [0,], undocumented;
    border-color: Color, undocumented;
    border-width: Number [0,], undocumented;
    corner-radius: Number [0,], undocumented;
    shadow-color: Color, undocumented;
    shadow-offset: Offset, undocumented;
    shadow-opacity: Number [0,1], undocumented;
    shadow-radius: Number [0,], undocumented;
    width: Number [0,], undocumented;
    height: Number [0,], undocumented;
    font-color: Color, states highlighted;
    font-name: FontName;
    font-size: Number [0,];
    text-align: LabelAlign;
    text-alpha: Number [0,1];
    text-auto-fit: Boolean;
    text-shadow-color: Color;
    text-shadow-offset: Offset;
    text-transform: TextTransform, not-read "the text of a cell's labels stays as it is";
    exclude-views: Names, not-read "parts of a cell are styled with their cell";
    exclude-subviews: Names, not-read "parts of a cell are styled with their cell";
  }
}

@component TextField {
  styles: UITextField;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part TextField : text {
    background-color: Color;
    background-image: Image;
    background-image-insets: Box;
    border-color: Color;
    border-style: BorderStyle;
    border-width: Number [0,];
    corner-radius: Number [0,];
    text-align: LabelAlign;
    text-alpha: Number [0,1];
    text-auto-fit: Boolean;
    font-color: Color;
    font-name: FontName;
    font-size: Number [0,];
    height: Number [0,];
    padding: Box;
    shadow-color: Color;
    shadow-offset: Offset;
    shadow-opacity: Number [0,1];
    shadow-radius: Number [0,];
    tint-color: Color;
    vertical-align: VerticalAlign;
    horizontal-align: HorizontalAlign;
    horizontal: HorizontalAlign, undocumented;
    width: Number [0,];
    keyboard-appearance: KeyboardAppearance;
    background-color-top: Color, undocumented;
    background-color-bottom: Color, undocumented;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component TextView {
  styles: UITextView;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part TextView : text {
    styled-like: View;
    font-color: Color;
    font-name: FontName;
    font-size: Number [0,];
    padding: Box;
    keyboard-appearance: KeyboardAppearance;
  }
}

@component Toolbar {
  styles: UIToolbar;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part Toolbar : view {
    background-color: Color;
    background-image-top: Image;
    background-image-bottom: Image;
    background-image-top-landscape: Image;
    background-image-bottom-landscape: Image;
    background-tint-color: Color;
    shadow-image: Image;
    shadow-image-top: Image;
    shadow-image-bottom: Image;
    background-image: Image, undocumented;
    background-image-insets: Box, undocumented;
    background-image-top-insets: Box, undocumented;
    background-image-bottom-insets: Box, undocumented;
    background-image-top-landscape-insets: Box, undocumented;
    background-image-bottom-landscape-insets: Box, undocumented;
    shadow-image-insets: Box, undocumented;
    shadow-image-top-insets: Box, undocumented;
    shadow-image-bottom-insets: Box, undocumented;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component View {
  styles: UIView;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part View : view {
    background-color: Color;
    background-image: Image;
    border-color: Color;
    border-width: Number [0,];
    corner-radius: Number [0,];
    height: Number [0,];
    shadow-color: Color;
    shadow-offset: Offset;
    shadow-opacity: Number [0,1];
    shadow-radius: Number [0,];
    width: Number [0,];
    background-image-insets: Box, undocumented;
    background-repeat: Boolean, undocumented;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}

@component Window {
  styles: UIWindow;
  certainty: documented;
  source: "github.com/tombenner/nui";
  @part Window : view {
    background-color: Color;
    exclude-views: Names, undocumented;
    exclude-subviews: Names, undocumented;
  }
}
