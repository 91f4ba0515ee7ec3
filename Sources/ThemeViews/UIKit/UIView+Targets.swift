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
      case (is UILabel, .itself) where [.textTransform, .lineSpacing].contains(assignment.slot):
        return (self as? UILabel).map { $0.lettersTarget }
      default:
        let isOfView = assignment.part == .itself && assignment.state == .normal
        return kindTarget(assignment) ?? (isOfView ? commonTarget(assignment.slot) : nil)
      }
    }

    /// Whether UIKit keeps values for states of the view; any other is told what it has in the normal one.
    private var hasStates: Bool {
      switch viewKind {
      case .button, .segmentedControl, .navigationBar, .toolbar, .tabBar, .searchBar, .tableCell: true
      default: false
      }
    }

    private func kindTarget(_ assignment: StyleAssignment) -> StyleTarget? {
      switch self {
      case let label as UILabel: label.labelTarget(assignment.slot)
      case let button as UIButton: button.buttonTarget(assignment)
      case let field as UITextField: field.fieldTarget(assignment.slot)
      case let text as UITextView: text.textTarget(assignment.slot)
      case let bar as UINavigationBar: bar.barTarget(assignment)
      case let bar as UIToolbar: bar.positionTarget(assignment.slot) ?? bar.barTarget(assignment)
      case let bar as UITabBar: bar.barTarget(assignment)
      case let bar as UISearchBar: bar.searchTarget(assignment)
      case let segments as UISegmentedControl: segments.segmentTarget(assignment)
      case let table as UITableView: table.tableTarget(assignment)
      case let cell as UITableViewCell: cell.cellTarget(assignment)
      case let window as UIWindow where assignment.slot == .backgroundColor:
        window.rootViewController.map { StyleTarget(color: $0.view, \.backgroundColor) }
      default: controlTarget(assignment.slot)
      }
    }

    /// The places that every view has.
    private func commonTarget(_ slot: StyleAssignment.Slot) -> StyleTarget? {
      switch slot {
      case .backgroundColor: StyleTarget(color: self, \.backgroundColor)
      case .pattern: StyleTarget(self, \.backgroundColor) { $0.image.map { UIColor(patternImage: $0) } }
      case .contents: StyleTarget(layer, \.contents) { value -> Any? in value.image?.cgImage }
      case .borderColor: StyleTarget(layer, \.borderColor) { $0.fixedColor?.cgColor }
      case .borderWidth: StyleTarget(layer, \.borderWidth) { value, _ in value.number }
      case .cornerRadius: StyleTarget(layer, \.cornerRadius) { value, _ in value.number }
      case .clipsToBounds: StyleTarget(layer, \.masksToBounds) { value, _ in value.boolean }
      case .shadowColor: StyleTarget(layer, \.shadowColor) { $0.fixedColor?.cgColor }
      case .shadowOffset: StyleTarget(layer, \.shadowOffset) { value, _ in value.offset }
      case .shadowOpacity: StyleTarget(layer, \.shadowOpacity) { value, _ in value.number.map { Float($0) } }
      case .shadowRadius: StyleTarget(layer, \.shadowRadius) { value, _ in value.number }
      case .width: sizeTarget(widthAnchor, \.width)
      case .height: sizeTarget(heightAnchor, \.height)
      case .tintColor: tintTarget
      case .contentInsets: StyleTarget(self, \.layoutMargins) { value, _ in value.insets }
      case .alpha: StyleTarget(self, \.alpha) { value, _ in value.number }
      default: nil
      }
    }

    /// The tint; one that comes from the views around is none of the view's own.
    private var tintTarget: StyleTarget {
      StyleTarget(
        self, "tintColor", isDynamic: true,
        get: { view -> UIColor? in
          let inherited: UIColor? = (view.superview ?? UIView()).tintColor
          return view.tintColor == inherited ? nil : view.tintColor
        }, put: { $0.tintColor = $1 }, { value, _ in value.color.map { $0 } })
    }

    /// A width or height: of the frame, or a constraint that gives way to larger text where constraints are in use.
    private func sizeTarget(_ dimension: NSLayoutDimension, _ side: WritableKeyPath<CGSize, CGFloat>) -> StyleTarget {
      StyleTarget(self, side) { [weak self] in
        let own = self?.frame.size[keyPath: side] ?? 0
        let constraint = dimension.constraint(equalToConstant: own)
        constraint.priority = UILayoutPriority(749)
        return StyleTarget.Taken(
          set: { values in
            guard let self, let points = values.last?.number else { return }
            if self.translatesAutoresizingMaskIntoConstraints { return self.frame.size[keyPath: side] = points }
            constraint.constant = points
            constraint.isActive = true
          },
          giveBack: {
            constraint.isActive = false
            guard let self, self.translatesAutoresizingMaskIntoConstraints else { return }
            self.frame.size[keyPath: side] = own
          })
      }
    }

    /// The places of controls that are properties alone.
    private func controlTarget(_ slot: StyleAssignment.Slot) -> StyleTarget? {
      switch (self, slot) {
      case (let view as UIImageView, .image): StyleTarget(view, \.image) { $0.image }
      case (let slider as UISlider, .minimumTrackTintColor): StyleTarget(color: slider, \.minimumTrackTintColor)
      case (let slider as UISlider, .maximumTrackTintColor): StyleTarget(color: slider, \.maximumTrackTintColor)
      case (let slider as UISlider, .minimumValueImage): StyleTarget(slider, \.minimumValueImage) { $0.image }
      case (let slider as UISlider, .maximumValueImage): StyleTarget(slider, \.maximumValueImage) { $0.image }
      case (let slider as UISlider, .thumbTintColor): StyleTarget(color: slider, \.thumbTintColor)
      case (let slider as UISlider, .thumbImage):
        StyleTarget(
          slider, "thumbImage", get: { $0.thumbImage(for: .normal) }, put: { $0.setThumbImage($1, for: .normal) }
        ) { value, _ in value.image }
      case (let toggle as UISwitch, .onTintColor): StyleTarget(color: toggle, \.onTintColor)
      case (let toggle as UISwitch, .thumbTintColor): StyleTarget(color: toggle, \.thumbTintColor)
      case (let toggle as UISwitch, .onImage): StyleTarget(toggle, \.onImage) { $0.image }
      case (let toggle as UISwitch, .offImage): StyleTarget(toggle, \.offImage) { $0.image }
      case (let bar as UIProgressView, .progressTintColor): StyleTarget(color: bar, \.progressTintColor)
      case (let bar as UIProgressView, .progressImage): StyleTarget(bar, \.progressImage) { $0.image }
      case (let bar as UIProgressView, .trackTintColor): StyleTarget(color: bar, \.trackTintColor)
      case (let bar as UIProgressView, .trackImage): StyleTarget(bar, \.trackImage) { $0.image }
      case (let pages as UIPageControl, .currentPageIndicatorTintColor):
        StyleTarget(color: pages, \.currentPageIndicatorTintColor)
      case (let pages as UIPageControl, .pageIndicatorTintColor): StyleTarget(color: pages, \.pageIndicatorTintColor)
      case (let wheel as UIActivityIndicatorView, .color): StyleTarget(color: wheel, \.color)
      default: nil
      }
    }
  }
#endif
