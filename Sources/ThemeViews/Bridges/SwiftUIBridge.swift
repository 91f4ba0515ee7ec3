#if canImport(SwiftUI)
  public import SwiftUI
  public import ThemeComponents
  public import ThemeTable

  extension Color {
    /// The colour of a theme.
    public nonisolated init(_ color: StyleColor) {
      self.init(
        .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
        opacity: Double(color.alpha) / 255)
    }
  }

  extension Font {
    /// A font in points: the user's text size is counted already.
    public nonisolated init(_ font: FontDescription) {
      let weights: [StyleFontWeight: Weight] = [.semibold: .semibold, .bold: .bold]
      let weight = weights[font.weight] ?? .regular
      self =
        font.name.map { .custom($0, fixedSize: font.pointSize).weight(weight) }
        ?? .system(size: font.pointSize, weight: weight)
    }

    /// The font that a style asks for, in the user's text size.
    public nonisolated init(_ style: ResolvedStyle, for size: DynamicTypeSize = .large) {
      self.init(FontDescription(style, for: StyleTextSize(size)))
    }
  }

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
