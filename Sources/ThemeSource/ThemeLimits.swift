/// Limits of ``ThemeSource/compile()``, so that a theme from elsewhere cannot exhaust a device.
public struct ThemeLimits: Hashable, Sendable {
  /// The bytes of all stylesheets together; compiling takes up to 40 times the memory, if they are more than 64 KB.
  ///
  /// The bytes limit what lists, patterns, bases and definitions add, too.
  public var bytes = 1 << 20
  /// The stylesheets that one theme imports, built-in ones among them.
  public var files = 64
  /// The findings that are returned, the most severe ones first; more are only counted.
  public var findings = 100

  /// One mebibyte in 64 stylesheets, and a hundred findings.
  public static let standard = ThemeLimits()

  /// The limits of ``standard``, to be changed.
  public init() {}
}
