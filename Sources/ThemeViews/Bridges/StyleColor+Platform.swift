#if canImport(SwiftUI)
  public import SwiftUI
  public import ThemeTable

  extension Color {
    /// The colour of a theme.
    public nonisolated init(_ color: StyleColor) {
      self.init(
        .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
        opacity: Double(color.alpha) / 255)
    }
  }
#endif

#if canImport(UIKit)
  public import UIKit

  extension UIColor {
    /// The colour of a theme.
    public nonisolated convenience init(_ color: StyleColor) {
      self.init(
        red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
        alpha: CGFloat(color.alpha) / 255)
    }
  }
#elseif canImport(AppKit)
  public import AppKit

  extension NSColor {
    /// The colour of a theme.
    public nonisolated convenience init(_ color: StyleColor) {
      self.init(
        srgbRed: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
        alpha: CGFloat(color.alpha) / 255)
    }
  }
#endif
