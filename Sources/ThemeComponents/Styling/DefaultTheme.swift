public import ThemeTable

/// The default theme, `Themes/Fiori.nss`, compiled and embedded.
public enum DefaultTheme {
  /// Its table; an empty one if the embedded bytes are of another version of the format.
  public static let table: StyleTable =
    (try? StyleTable(bytes: bytes)) ?? StyleTable(ResolvedTable())
}
