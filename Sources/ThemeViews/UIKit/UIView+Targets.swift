#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ThemeTable
  import UIKit

  extension UIView: StyledObject {
    func target(_ assignment: StyleAssignment) -> StyleTarget? {
      guard assignment.state == .normal || hasStates else { return nil }
      var own = assignment
      own.part = .itself
      switch (self, assignment.part) {
      case (let button as UIButton, .title) where button.configuration == nil: return button.titleLabel?.target(own)
      case (let button as UIButton, .image) where button.configuration == nil: return button.imageView?.target(own)
      case (let cell as UITableViewCell, .title), (let cell as UITableViewCell, .detail):
        return cell.textTarget(own, isDetail: assignment.part == .detail)
      case (let cell as UITableViewCell, .content): return cell.contentView.target(own)
      default: return kindTarget(assignment) ?? propertyTarget(assignment) ?? commonTarget(assignment)
      }
    }

    /// Whether UIKit keeps values for states of the view; any other is told what it has in the normal one.
    private var hasStates: Bool {
      switch viewKind {
      case .button, .segmentedControl, .navigationBar, .toolbar, .tabBar, .searchBar, .tableCell: true
      default: false
      }
    }

    /// The places of a kind of view that are more than a property.
    private func kindTarget(_ assignment: StyleAssignment) -> StyleTarget? {
      switch self {
      case let label as UILabel: label.labelTarget(assignment.slot)
      case let button as UIButton: button.buttonTarget(assignment)
      case let field as UITextField: field.fieldTarget(assignment.slot)
      case let bar as UINavigationBar: bar.barTarget(assignment)
      case let bar as UIToolbar where !UIToolbar.positions.contains(assignment.slot): bar.barTarget(assignment)
      case let bar as UITabBar: bar.barTarget(assignment)
      case let bar as UISearchBar: bar.scopeTarget(assignment)
      case let table as UITableView: table.tableTarget(assignment)
      case let cell as UITableViewCell: cell.cellTarget(assignment)
      case let window as UIWindow where assignment.slot == .backgroundColor:
        window.rootViewController.map { StyleTarget($0.view, \.backgroundColor) { $0.color } }
      default: nil
      }
    }

    /// The places of every view that are more than a property.
    private func commonTarget(_ assignment: StyleAssignment) -> StyleTarget? {
      guard assignment.part == .itself, assignment.state == .normal else { return nil }
      return switch assignment.slot {
      case .width: sizeTarget(widthAnchor, \.width)
      case .height: sizeTarget(heightAnchor, \.height)
      case .tintColor: tintTarget
      default: nil
      }
    }

    /// The tint; one that comes from the views around is none of the view's own.
    private var tintTarget: StyleTarget {
      StyleTarget(
        self, "tintColor",
        get: { view -> UIColor? in
          let inherited: UIColor? = (view.superview ?? UIView()).tintColor
          return view.tintColor == inherited ? nil : view.tintColor
        }, put: { $0.tintColor = $1 }
      ) { $0.color }
    }

    /// A width or height: of the frame, or a constraint that gives way to larger text where constraints are in use.
    private func sizeTarget(_ dimension: NSLayoutDimension, _ side: WritableKeyPath<CGSize, CGFloat>) -> StyleTarget {
      StyleTarget(self, side) { view in
        let own = view.frame.size[keyPath: side]
        let constraint = dimension.constraint(equalToConstant: own)
        constraint.priority = UILayoutPriority(749)
        return { view, values in
          let points = values.last?.number
          if view.translatesAutoresizingMaskIntoConstraints { return view.frame.size[keyPath: side] = points ?? own }
          constraint.constant = points ?? own
          constraint.isActive = points != nil
        }
      }
    }
  }

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
