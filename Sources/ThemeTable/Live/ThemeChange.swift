/// One replacement of the theme of a ``ThemeStore``.
public struct ThemeChange: Sendable {
  /// The theme before.
  public let old: StyleTable
  /// The theme after.
  public let new: StyleTable
  /// What the new theme says otherwise.
  public let differences: [StyleChange]
}
