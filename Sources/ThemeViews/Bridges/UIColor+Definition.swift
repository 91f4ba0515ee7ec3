#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import ThemeTable
  public import UIKit

  extension UIColor {
    /// The colour of one of a theme's own definitions, which follows appearance, contrast and level; nil if it is no colour.
    ///
    /// - Parameters:
    ///   - name: The name without `@`.
    ///   - theme: The theme's table.
    public nonisolated convenience init?(definition name: String, of theme: StyleTable) {
      guard let plain = theme.definition(name)?.color else { return nil }
      self.init { UIColor(theme.definition(name, in: StyleEnvironment($0))?.color ?? plain) }
    }
  }
#endif
