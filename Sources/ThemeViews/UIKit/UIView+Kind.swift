#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UIView {
    /// The kind that the view's class is, or the nearest one above it.
    var viewKind: ViewKind { known?.kind ?? .view }

    var className: String { String(describing: type(of: self)) }

    /// Whether the view's class is another than the one of UIKit that gives it its kind.
    var isSubclassOfKnown: Bool { type(of: self) != known?.type ?? UIView.self }

    private typealias KnownClass = (type: UIView.Type, kind: ViewKind, has: (UIView) -> Bool)

    private var known: KnownClass? { Self.knownClasses.first { $0.has(self) } }

    /// The classes of UIKit with a kind of their own, those that others are made of last.
    private static let knownClasses: [KnownClass] = [
      known(UILabel.self, .label), known(UIButton.self, .button), known(UITextField.self, .textField),
      known(UITextView.self, .textView), known(UIImageView.self, .image), known(UISwitch.self, .toggle),
      known(UISlider.self, .slider), known(UIStepper.self, .stepper), known(UIProgressView.self, .progress),
      known(UISegmentedControl.self, .segmentedControl), known(UINavigationBar.self, .navigationBar),
      known(UIToolbar.self, .toolbar), known(UITabBar.self, .tabBar), known(UISearchBar.self, .searchBar),
      known(UITableView.self, .table), known(UITableViewCell.self, .tableCell),
      known(UIPageControl.self, .pageControl), known(UIActivityIndicatorView.self, .activityIndicator),
      known(UIWindow.self, .window), known(UIControl.self, .control),
    ]

    private static func known<View: UIView>(_ type: View.Type, _ kind: ViewKind) -> KnownClass {
      (type, kind, { $0 is View })
    }
  }

  extension ViewKind {
    /// Whether UIKit makes the views inside, which get a style only with a class of their own.
    var hasPartsOfItsOwn: Bool {
      switch self {
      case .view, .control, .table, .tableCell, .window, .image: false
      default: true
      }
    }
  }
#endif
