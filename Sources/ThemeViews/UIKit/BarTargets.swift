#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ThemeTable
  public import UIKit

  /// The appearance of a bar that its values and those of its items make.
  @MainActor struct BarLook {
    let values: [UIKitValue]
    /// Whether the system draws bars as glass, which drops or darkens backgrounds; then only titles and tints are set.
    var isGlass = BarLook.isSystemGlass

    private static var isSystemGlass: Bool {
      guard #available(iOS 26, visionOS 26, *) else { return false }
      return Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool != true
    }

    /// Sets what is behind the bar, and says whether that is anything; a colour of the slot goes over the others.
    func drawBackground(of appearance: UIBarAppearance, over color: StyleAssignment.Slot) -> Bool {
      guard !isGlass else { return false }
      let slots: [StyleAssignment.Slot] = [.barTintColor, .backgroundColor, .background]
      let own = values.filter { $0.assignment.part == .itself }
      let backgrounds = own.filter { slots.contains($0.assignment.slot) } + own.filter { $0.assignment.slot == color }
      let shadow = own.last { $0.assignment.slot == .shadowImage }?.image
      guard !backgrounds.isEmpty || shadow != nil else { return false }
      if !backgrounds.isEmpty { appearance.configureWithOpaqueBackground() }
      for value in backgrounds {
        if let color = value.color {
          appearance.backgroundColor = color
          appearance.backgroundImage = nil
        } else if let image = value.image {
          appearance.backgroundImage = image
        }
      }
      if let shadow { appearance.shadowImage = shadow }
      return true
    }

    /// The attributes of titles in a part and state.
    func attributes(
      _ part: StyleAssignment.Part, _ state: StyleState = .normal, ownSize: CGFloat
    ) -> [NSAttributedString.Key: Any]? {
      last(part, .titleAttributes, state)?.keys(ownSize: ownSize)
    }

    func last(
      _ part: StyleAssignment.Part, _ slot: StyleAssignment.Slot, _ state: StyleState = .normal
    ) -> UIKitValue? {
      values.last { $0.assignment.part == part && $0.assignment.slot == slot && $0.assignment.state == state }
    }

    /// Sets what the buttons of a bar look like.
    func draw(_ part: StyleAssignment.Part, on buttons: UIBarButtonItemAppearance) {
      let states: [(StyleState, UIBarButtonItemStateAppearance)] = [
        (.normal, buttons.normal), (.highlighted, buttons.highlighted), (.disabled, buttons.disabled),
      ]
      for (state, appearance) in states {
        // A button's tint is the colour of its title; pictures have the tint of the bar.
        let tint = last(part, .tintColor, state)?.color
        let attributes = attributes(part, state, ownSize: 17) ?? [:]
        appearance.titleTextAttributes.merge([.foregroundColor: tint].compactMapValues { $0 }) { $1 }
        appearance.titleTextAttributes.merge(attributes) { $1 }
        if !isGlass, let image = last(part, .background, state)?.image { appearance.backgroundImage = image }
      }
    }

    /// Sets what the items of a tab bar look like.
    func draw(on items: UITabBarItemAppearance) {
      for (state, appearance) in [(StyleState.normal, items.normal), (.selected, items.selected)] {
        if let attributes = attributes(.item, state, ownSize: 10) {
          appearance.titleTextAttributes.merge(attributes) { $1 }
        }
        if let offset = last(.item, .titleOffset)?.offset {
          appearance.titlePositionAdjustment = UIOffset(horizontal: offset.width, vertical: offset.height)
        }
      }
      if let color = last(.itself, .selectedImageTintColor)?.color { items.selected.iconColor = color }
    }
  }

  extension UIBarItem {
    /// The class list that a theme styles the item with: `BarButton:DoneButton`.
    ///
    /// Without one it looks as its bar says. It can be set in Interface Builder. The item changes with its bar: set it before the bar is styled, or call
    /// `updateTheme()` of the bar.
    #if canImport(ObjectiveC)
      @objc @IBInspectable
    #endif
    public var themeClass: String? {
      get { StyleRecord.existing(of: self)?.themeClass }
      set { StyleRecord.of(self).themeClass = newValue }
    }

    func planned(_ classList: String, _ theme: StyleTable, _ environment: StyleEnvironment) -> [PlannedValue] {
      PlannedValue.list(
        self is UITabBarItem ? .tabBarItem : .barButton, classList: classList, theme: theme, in: environment)
    }
  }

  extension UIBarItem: StyledObject {
    func target(_ assignment: StyleAssignment) -> StyleTarget? {
      if assignment.slot == .background, BarLook(values: []).isGlass { return nil }
      return propertyTarget(assignment)
    }
  }

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
