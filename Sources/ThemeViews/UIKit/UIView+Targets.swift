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
#endif
