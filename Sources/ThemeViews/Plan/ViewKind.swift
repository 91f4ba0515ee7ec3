extension ViewKind {
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
