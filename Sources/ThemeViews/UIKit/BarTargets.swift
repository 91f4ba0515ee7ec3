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
    var standardAppearance: Appearance { get set }
    var compactAppearance: Appearance? { get set }
    var scrollEdgeAppearance: Appearance? { get set }
    var compactScrollEdgeAppearance: Appearance? { get set }
    /// Sets all of an appearance, and says whether it has a background.
    static func draw(_ look: BarLook, on appearance: Appearance, isAtEdge: Bool) -> Bool
  }

  extension StyledBar {
    /// Where all of a bar's style ends but its tint.
    func barTarget(_ assignment: StyleAssignment) -> StyleTarget? {
      guard assignment.slot != .tintColor || assignment.part != .itself else { return nil }
      return StyleTarget(self, "appearance") { bar in
        let (own, compact) = (bar.standardAppearance, bar.compactAppearance)
        let (edge, compactEdge) = (bar.scrollEdgeAppearance, bar.compactScrollEdgeAppearance)
        return { bar, values in
          guard !values.isEmpty, let standard = own.copy() as? Appearance,
            let atEdge = (edge ?? own).copy() as? Appearance
          else { return bar.show(own, compact, edge, compactEdge) }
          let look = BarLook(values: values)
          _ = Self.draw(look, on: standard, isAtEdge: false)
          // An edge without a background of its own is transparent, as the app has it.
          let hasEdge = Self.draw(look, on: atEdge, isAtEdge: true) || edge != nil
          bar.show(standard, standard, hasEdge ? atEdge : nil, hasEdge ? atEdge : nil)
        }
      }
    }

    /// A bar on the screen shows another appearance only when it is laid out anew.
    private func show(
      _ standard: Appearance, _ compact: Appearance?, _ edge: Appearance?, _ compactEdge: Appearance?
    ) {
      (standardAppearance, compactAppearance) = (standard, compact)
      (scrollEdgeAppearance, compactScrollEdgeAppearance) = (edge, compactEdge)
      setNeedsLayout()
      if window != nil { layoutIfNeeded() }
    }
  }

  extension UINavigationBar: StyledBar {
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
    static func draw(_ look: BarLook, on appearance: UIToolbarAppearance, isAtEdge: Bool) -> Bool {
      look.draw(.item, on: appearance.buttonAppearance)
      return look.drawBackground(of: appearance, over: .background)
    }

    /// The slots of the pictures of its positions, which no appearance has.
    static let positions: Set<StyleAssignment.Slot> = [
      .backgroundTop, .backgroundTopLandscape, .backgroundBottom, .backgroundBottomLandscape, .shadowImageTop,
      .shadowImageBottom,
    ]
  }

  extension UISearchBar {
    /// The views behind the scopes: a panel behind each button, anything else behind all of them.
    func scopeTarget(_ assignment: StyleAssignment) -> StyleTarget? {
      guard assignment.part == .scopeBar, assignment.slot == .background else { return nil }
      guard case .panel = assignment.value else { return StyleTarget(self, \.scopeBarBackgroundImage) { $0.image } }
      return StyleTarget(
        self, "scope", UIControl.State(assignment.state) ?? .normal, { $0.scopeBarButtonBackgroundImage(for: $1) },
        { $0.setScopeBarButtonBackgroundImage($1, for: $2) }
      ) { $0.image }
    }
  }

  extension UITabBar: StyledBar {
    // A tab bar has none when it is compact.
    var compactAppearance: UITabBarAppearance? {
      get { nil }
      set {}
    }
    var compactScrollEdgeAppearance: UITabBarAppearance? {
      get { nil }
      set {}
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
