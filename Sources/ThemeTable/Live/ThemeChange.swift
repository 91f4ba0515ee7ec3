/// One replacement of the theme of a ``ThemeStore``.
public struct ThemeChange: Sendable {
  /// The theme before.
  public let old: StyleTable
  /// The theme after.
  public let new: StyleTable
  /// The differences of the new theme from the old one.
  public let differences: [StyleChange]
}
