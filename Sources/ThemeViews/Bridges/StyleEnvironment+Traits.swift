#if canImport(SwiftUI)
  public import SwiftUI
  public import ThemeTable

  extension StyleEnvironment {
    /// The environment of a view of SwiftUI.
    ///
    /// - Parameters:
    ///   - values: What the view reads with `@Environment(\\.self)`.
    ///   - size: The room of the view, whose longer side is the orientation; portrait without it.
    ///   - device: The kind of device, or nil to tell it from the size classes.
    public nonisolated init(_ values: EnvironmentValues, size: CGSize? = nil, device: StyleDevice? = nil) {
      let isRegular = values.horizontalSizeClass == .regular
      let isTablet = isRegular && values.verticalSizeClass == .regular
      self.init(
        device: device ?? (isTablet ? .ipad : .iphone),
        orientation: size.map { $0.width > $0.height } ?? false ? .landscape : .portrait,
        appearance: values.colorScheme == .dark ? .dark : .light,
        contrast: values.colorSchemeContrast == .increased ? .high : .normal, sizeClass: isRegular ? .regular : .compact
      )
    }
  }

  extension StyleTextSize {
    /// The text size that SwiftUI says the user has chosen.
    public nonisolated init(_ size: DynamicTypeSize) {
      let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
      let sizes = StyleTextSize.allCases
      self = sizes[min(index, sizes.count - 1)]
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension StyleEnvironment {
    /// The environment of a view of UIKit.
    ///
    /// - Parameters:
    ///   - traits: The traits of the view.
    ///   - size: The room of its window, whose longer side is the orientation; without it a phone that lies is known by its
    ///     low height.
    public nonisolated init(_ traits: UITraitCollection, size: CGSize? = nil) {
      self.init(
        device: traits.userInterfaceIdiom == .pad ? .ipad : .iphone,
        orientation: size.map { $0.width > $0.height } ?? (traits.verticalSizeClass == .compact)
          ? .landscape : .portrait,
        appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
        contrast: traits.accessibilityContrast == .high ? .high : .normal,
        sizeClass: traits.horizontalSizeClass == .regular ? .regular : .compact)
      #if !os(tvOS)
        level = traits.userInterfaceLevel == .elevated ? .elevated : .base
      #endif
    }
  }
#endif
