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
#endif
