/// A kind of view that a theme can style.
public enum ViewKind: String, CaseIterable, Sendable {
  /// A plain view.
  case view
  /// A control that is none of the others.
  case control
  /// A text of one style.
  case label
  /// A button with a title and an image for each of its states.
  case button
  /// A field for one line of text.
  case textField
  /// A field for many lines of text.
  case textView
  /// An image.
  case image
  /// A switch.
  case toggle
  /// A slider.
  case slider
  /// A pair of buttons that count up and down.
  case stepper
  /// A bar that shows how much is done.
  case progress
  /// A row of segments of which one is chosen.
  case segmentedControl
  /// The bar at the top of a screen.
  case navigationBar
  /// A bar of buttons.
  case toolbar
  /// The bar that chooses a part of an app.
  case tabBar
  /// One item of a tab bar.
  case tabBarItem
  /// A button in a bar.
  case barButton
  /// The button of a navigation bar that goes back.
  case backButton
  /// A field for a search with the bar of its scopes.
  case searchBar
  /// A table.
  case table
  /// A row of a table with its labels.
  case tableCell
  /// Dots, one a page.
  case pageControl
  /// A wheel that turns while something is done.
  case activityIndicator
  /// A window, which passes its colour on to its first view.
  case window

  /// The class list that a view of this kind has without one of its own, as NUI's runtime gives it.
  public var defaultClasses: String {
    switch self {
    case .backButton: "BarButton:BarButtonBack"
    case .toggle: "Switch"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// Whether a subclass that an app makes is styled without a class of its own.
  ///
  /// NUI's runtime leaves such subclasses of these kinds alone.
  var stylesSubclasses: Bool {
    switch self {
    case .view, .control, .label, .slider, .toggle, .textView, .progress: false
    default: true
    }
  }
}
