#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UIView {
    /// The kinds of what a bar makes of its items, with the parts that they are in the bar's plan.
    var partKinds: [(part: StyleAssignment.Part, kind: ViewKind)] {
      switch self {
      case is UINavigationBar: [(.item, .barButton), (.backItem, .backButton)]
      case is UIToolbar: [(.item, .barButton)]
      case is UITabBar: [(.item, .tabBarItem)]
      default: []
      }
    }

    /// The items of a bar.
    var barItems: [UIBarItem] {
      switch self {
      case let bar as UINavigationBar:
        (bar.items ?? []).flatMap {
          ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []) + [$0.backBarButtonItem].compactMap { $0 }
        }
      case let bar as UIToolbar: bar.items ?? []
      case let bar as UITabBar: bar.items ?? []
      default: []
      }
    }
  }

  /// A bar whose style ends in appearances: of itself, when it is compact, at the edge of what scrolls, and there when compact.
  @MainActor protocol StyledBar: UIView {
    associatedtype Appearance: UIBarAppearance
    var appearances: [Appearance?] { get set }
    /// Sets all of an appearance, and says whether it has a background.
    static func draw(_ look: BarLook, on appearance: Appearance, isAtEdge: Bool) -> Bool
  }

  extension StyledBar {
    /// Where all of a bar's style ends but its tint.
    func barTarget(_ assignment: StyleAssignment) -> StyleTarget? {
      guard assignment.slot != .tintColor || assignment.part != .itself else { return nil }
      return StyleTarget(self, "appearance") { [weak self] in
        let own = self?.appearances ?? []
        return StyleTarget.Taken(
          set: { values in
            guard let standard = own.first??.copy() as? Appearance, let edge = (own[2] ?? own[0])?.copy() as? Appearance
            else { return }
            let look = BarLook(values: values)
            _ = Self.draw(look, on: standard, isAtEdge: false)
            // An edge without a background of its own is transparent, as the app has it.
            let hasEdge = Self.draw(look, on: edge, isAtEdge: true) || own[2] != nil
            self?.show([standard, standard, hasEdge ? edge : nil, hasEdge ? edge : nil])
          }, giveBack: { self?.show(own) })
      }
    }

    /// A bar on the screen shows another appearance only when it is laid out anew.
    private func show(_ appearances: [Appearance?]) {
      self.appearances = appearances
      setNeedsLayout()
      if window != nil { layoutIfNeeded() }
    }
  }

  extension UINavigationBar: StyledBar {
    var appearances: [UINavigationBarAppearance?] {
      get { [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance] }
      set {
        if let standard = newValue[0] { standardAppearance = standard }
        (compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance) = (newValue[1], newValue[2], newValue[3])
      }
    }

    static func draw(_ look: BarLook, on appearance: UINavigationBarAppearance, isAtEdge: Bool) -> Bool {
      if let attributes = look.attributes(.itself, ownSize: 17) {
        appearance.titleTextAttributes.merge(attributes) { $1 }
        // A large title has a size of its own.
        appearance.largeTitleTextAttributes.merge(attributes.filter { $0.key != .font }) { $1 }
      }
      if let offset = look.last(.itself, .titleVerticalOffset)?.number {
        appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: offset)
      }
      look.draw(.item, on: appearance.buttonAppearance)
      look.draw(.backItem, on: appearance.backButtonAppearance)
      return look.drawBackground(of: appearance, over: isAtEdge ? .scrollEdgeBackgroundColor : .standardBackgroundColor)
    }
  }

  extension UIToolbar: StyledBar {
    var appearances: [UIToolbarAppearance?] {
      get { [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance] }
      set {
        if let standard = newValue[0] { standardAppearance = standard }
        (compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance) = (newValue[1], newValue[2], newValue[3])
      }
    }

    static func draw(_ look: BarLook, on appearance: UIToolbarAppearance, isAtEdge: Bool) -> Bool {
      look.draw(.item, on: appearance.buttonAppearance)
      return look.drawBackground(of: appearance, over: .background)
    }

    /// The pictures of its positions, which have setters of their own.
    func positionTarget(_ slot: StyleAssignment.Slot) -> StyleTarget? {
      switch slot {
      case .backgroundTop: imageTarget(.top, .default)
      case .backgroundBottom: imageTarget(.bottom, .default)
      case .backgroundTopLandscape: imageTarget(.top, .compact)
      case .backgroundBottomLandscape: imageTarget(.bottom, .compact)
      case .shadowImageTop: shadowTarget(.top)
      case .shadowImageBottom: shadowTarget(.bottom)
      default: nil
      }
    }

    private func imageTarget(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> StyleTarget {
      StyleTarget(
        self, "background \(position.rawValue) \(metrics.rawValue)",
        get: { $0.backgroundImage(forToolbarPosition: position, barMetrics: metrics) },
        put: { $0.setBackgroundImage($1, forToolbarPosition: position, barMetrics: metrics) }
      ) { value, _ in value.image }
    }

    private func shadowTarget(_ position: UIBarPosition) -> StyleTarget {
      StyleTarget(
        self, "shadow \(position.rawValue)", get: { $0.shadowImage(forToolbarPosition: position) },
        put: { $0.setShadowImage($1, forToolbarPosition: position) }
      ) { value, _ in value.image }
    }
  }

  extension UITabBar: StyledBar {
    var appearances: [UITabBarAppearance?] {
      get { [standardAppearance, nil, scrollEdgeAppearance, nil] }
      set {
        if let standard = newValue[0] { standardAppearance = standard }
        scrollEdgeAppearance = newValue[2]
      }
    }

    static func draw(_ look: BarLook, on appearance: UITabBarAppearance, isAtEdge: Bool) -> Bool {
      look.draw(on: appearance.stackedLayoutAppearance)
      look.draw(on: appearance.inlineLayoutAppearance)
      look.draw(on: appearance.compactInlineLayoutAppearance)
      let indicator = look.last(.item, .selectionIndicatorImage) ?? look.last(.itself, .selectionIndicatorImage)
      if let image = indicator?.image { appearance.selectionIndicatorImage = image }
      return look.drawBackground(of: appearance, over: .background)
    }
  }
#endif
