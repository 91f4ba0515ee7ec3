#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import ThemeTable
  public import UIKit

  extension UIView {
    /// The class list that a theme styles the view with: `Button:BuyButton`; `none` leaves it alone.
    ///
    /// It can be set in Interface Builder. A view that has a theme changes at once; without a class it gets back what it
    /// had, or the style of its kind if it is one of a screen that is styled.
    #if canImport(ObjectiveC)
      @objc @IBInspectable
    #endif
    public var themeClass: String? {
      get { StyleRecord.existing(of: self)?.themeClass }
      set {
        guard newValue != themeClass else { return }
        StyleRecord.of(self).themeClass = newValue
        updateTheme()
      }
    }

    /// Styles the view, now and whenever the theme, the traits or the orientation change.
    ///
    /// Twice is as good as once. What the app has set in between is set over.
    ///
    /// - Parameters:
    ///   - store: The app's theme.
    ///   - classList: The classes, the strongest last.
    public func apply(_ store: ThemeStore, _ classList: String) {
      let record = StyleRecord.of(self)
      record.themeClass = classList
      record.follow(store, for: self)
      restyle(isForced: true)
    }

    /// Styles a screen: this view and all in it, each by its kind and class, but for those that the theme leaves out.
    ///
    /// Call it once the view is in its window, as in `viewIsAppearing(_:)`, and again for views that are added later.
    ///
    /// - Parameters:
    ///   - store: The app's theme.
    ///   - excluded: Names of classes of views that are left alone with all that is in them.
    public func applyTheme(_ store: ThemeStore, excluding excluded: [String] = []) {
      walk(store, excluded, isOfAnother: superviews.contains { $0.viewKind.hasPartsOfItsOwn })
    }

    private func walk(_ store: ThemeStore, _ excluded: [String], isOfAnother: Bool) {
      if !(self is SizeWatch || self is GradientView), !isOfAnother || themeClass != nil {
        let record = StyleRecord.of(self)
        record.isOfScreen = true
        record.excluded = excluded
        record.follow(store, for: self)
        restyle(isForced: true)
      }
      let isClosed = isOfAnother || viewKind.hasPartsOfItsOwn
      for subview in subviews { subview.walk(store, excluded, isOfAnother: isClosed) }
    }

    /// Styles the view again by its theme and its class, where that changes anything.
    ///
    /// Themes, traits and the window's orientation call it.
    public func updateTheme() { restyle(isForced: false) }

    private func restyle(isForced: Bool) {
      guard let record = StyleRecord.existing(of: self), let store = record.store else { return }
      // A view may come into its window after it was styled.
      SizeWatch.follow(self)
      let (theme, environment) = (
        store.theme, StyleEnvironment(traitCollection, size: (window ?? self as? UIWindow)?.bounds.size)
      )
      let isStyled = record.isOfScreen || record.themeClass != nil
      let classList =
        isStyled ? styledView.classList(theme: theme, in: environment, excluding: record.excluded) : nil
      let values = classList.map { planned($0, theme, environment) } ?? []
      record.set(values.map { UIKitValue(planned: $0, traits: traitCollection) }, on: self, isForced: isForced)
      for item in barItems where item.themeClass != nil || StyleRecord.existing(of: item) != nil {
        let values = item.planned(classList == nil ? "none" : item.themeClass ?? "none", theme, environment)
        StyleRecord.of(item).set(
          values.map { UIKitValue(planned: $0, traits: traitCollection) }, on: item, isForced: isForced)
      }
    }

    func planned(
      _ classList: String, _ theme: StyleTable, _ environment: StyleEnvironment
    ) -> [PlannedValue] {
      let own = PlannedValue.list(viewKind, classList: classList, theme: theme, in: environment)
      return partKinds.reduce(into: shadowed(own)) { values, item in
        values += PlannedValue.list(item.kind, classList: item.kind.defaultClasses, theme: theme, in: environment).map {
          var value = $0
          value.assignment.part = item.part
          return value
        }
      }
    }

    /// A plan without the cut at the edge where that would cut off a shadow; the corners are round without it.
    private func shadowed(_ values: [PlannedValue]) -> [PlannedValue] {
      let hasShadow = values.contains { $0.assignment.slot == .shadowOpacity }
      guard [.view, .control].contains(viewKind), hasShadow else { return values }
      return values.filter { $0.assignment.slot != .clipsToBounds }
    }

    /// The view as far as it decides which classes it is styled with.
    private var styledView: ViewDescription {
      ViewDescription(
        kind: viewKind, className: className, isSubclass: isSubclassOfKnown, themeClass: themeClass,
        ancestors: superviews.map(\.className))
    }

    /// The views around it, from the inside out.
    private var superviews: [UIView] { Array(sequence(first: self) { $0.superview }.dropFirst()) }
  }

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
      [.button, .segmentedControl, .navigationBar, .toolbar, .tabBar, .searchBar, .tableCell].contains(viewKind)
    }

    /// The places of a kind of view that are more than a property.
    private func kindTarget(_ assignment: StyleAssignment) -> StyleTarget? {
      switch self {
      case let label as UILabel where [.textTransform, .lineSpacing].contains(assignment.slot):
        label.lettersAndLinesTarget
      case let button as UIButton: button.buttonTarget(assignment)
      case let field as UITextField: field.fieldTarget(assignment.slot)
      case let bar as UINavigationBar: bar.barTarget(assignment)
      case let bar as UIToolbar where !UIToolbar.positions.contains(assignment.slot): bar.barTarget(assignment)
      case let bar as UITabBar: bar.barTarget(assignment)
      case let bar as UISearchBar: bar.scopeTarget(assignment)
      case let table as UITableView where assignment.slot == .background:
        .background(table, assignment, color: \.backgroundColor, view: \.backgroundView)
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
      ![.view, .control, .table, .tableCell, .window, .image].contains(self)
    }
  }
#endif
