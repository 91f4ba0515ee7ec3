#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ThemeTable
  public import UIKit

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
      let state = UIControl.State(assignment.state) ?? .normal
      switch (self, assignment.slot) {
      case (_, .titleAttributes):
        let size: CGFloat = self is UITabBarItem ? 10 : 17
        return StyleTarget(
          self, "titleAttributes(\(state.rawValue))", get: { $0.titleTextAttributes(for: state) },
          put: { $0.setTitleTextAttributes($1, for: state) }
        ) { value, _ in value.attributes?.keys(ownSize: size) }
      case (let button as UIBarButtonItem, .tintColor): return StyleTarget(color: button, \.tintColor)
      case (let button as UIBarButtonItem, .background):
        guard !BarLook(values: []).isGlass else { return nil }
        return StyleTarget(
          button, "background(\(state.rawValue))", get: { $0.backgroundImage(for: state, barMetrics: .default) },
          put: { $0.setBackgroundImage($1, for: state, barMetrics: .default) }
        ) { value, _ in value.image }
      case (let item as UITabBarItem, .titleOffset):
        return StyleTarget(item, \.titlePositionAdjustment) { value, _ in
          value.offset.map { UIOffset(horizontal: $0.width, vertical: $0.height) }
        }
      case (let item as UITabBarItem, .image):
        return StyleTarget(item, \.image) { $0.image?.withRenderingMode(.alwaysOriginal) }
      case (let item as UITabBarItem, .selectedImage):
        return StyleTarget(item, \.selectedImage) { $0.image?.withRenderingMode(.alwaysOriginal) }
      default: return nil
      }
    }
  }
#endif
