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
      if assignment.slot == .background, BarLook(values: []).isGlass { return nil }
      return propertyTarget(assignment)
    }
  }
#endif
