public import ThemeTable

/// A view as far as it decides which classes it is styled with.
public struct ViewDescription: Hashable, Sendable {
  /// The kind of view.
  public var kind: ViewKind
  /// The name of the view's class: `UILabel`, `PriceLabel`.
  public var className: String
  /// Whether the class is one that an app made, and not UIKit's own.
  public var isSubclass: Bool
  /// The class list that the app gave the view; nil for none.
  public var themeClass: String?
  /// The names of the classes of the views around it, from the inside out.
  public var ancestors: [String]

  /// A view from what is known of it.
  public init(
    kind: ViewKind, className: String, isSubclass: Bool = false, themeClass: String? = nil, ancestors: [String] = []
  ) {
    self.kind = kind
    self.className = className
    self.isSubclass = isSubclass
    self.themeClass = themeClass
    self.ancestors = ancestors
  }

  /// The class list that the view is styled with, or nil if it is left alone.
  ///
  /// A class list of its own is taken, but for `none`. Without one a view has the class of its kind, and views that UIKit or an
  /// app makes for its own use are left alone, as by NUI's runtime. `exclude-views` and `exclude-subviews` of the theme
  /// leave out more.
  ///
  /// - Parameters:
  ///   - theme: The theme's table.
  ///   - environment: The environment that the theme is read for.
  ///   - excluded: Names of classes that are left alone with all that is in them.
  /// - Returns: The class list; nil if the view is left alone.
  public func classList(
    theme: StyleTable, in environment: StyleEnvironment, excluding excluded: [String] = []
  ) -> String? {
    guard themeClass != "none", themeClass != nil || !isPartOfAnother else { return nil }
    let classList = themeClass ?? kind.defaultClasses
    let style = theme.style(forClassList: classList, in: environment)
    let views = (style.names(.excludeViews) ?? []) + excluded
    let surroundings = (style.names(.excludeSubviews) ?? []) + excluded
    let isExcluded = views.contains(className) || ([className] + ancestors).contains { surroundings.contains($0) }
    return isExcluded ? nil : classList
  }

  /// Whether a view without a class of its own belongs to another one, which styles it or has it as UIKit made it.
  private var isPartOfAnother: Bool {
    // A label that is alone is styled whatever class it is of.
    if kind == .label, ancestors.isEmpty { return false }
    if isSubclass, !kind.stylesSubclasses { return true }
    guard let parent = ancestors.first else { return false }
    return switch kind {
    case .label: parent != "UIView"
    case .textField: parent == "UISearchBar"
    case .button: [className, parent].contains { Self.ownUse.contains($0) || $0.hasPrefix("_UI") }
    case .view: parent == "UINavigationBar"
    default: false
    }
  }

  /// UIKit's classes whose buttons are no buttons of the app.
  private static let ownUse: Set = [
    "UICalloutBar", "UICalloutBarButton", "UIAlertButton", "UINavigationButton", "UISearchBarTextField",
    "UIToolbarTextButton",
  ]
}

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
    ![.view, .control, .label, .slider, .toggle, .textView, .progress].contains(self)
  }
}
