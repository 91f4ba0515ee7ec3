/// A class path that was looked up once, for lookups that hash no string.
///
///     let title = theme.path("fdlFUIHierarchyItemView_title")
///     theme.style(for: title, in: environment)
///
/// A handle may be used with any table. With the one that it comes from, and with a copy of it, it is
/// fast; with another one, such as the next theme of a ``ThemeStore``, it costs a lookup by name.
public struct StylePathHandle: Sendable {
  /// The class path.
  public let path: String
  /// The index of its first cell in the table that it comes from.
  @usableFromInline let cells: UInt32?
  /// The identity of that table.
  @usableFromInline let table: UInt64

  init(_ path: String, in table: StyleTable) {
    self.path = path
    cells = table.cells(of: path)
    self.table = table.storage.identity
  }

  /// The index of its first cell in a table.
  @inlinable func cells(in table: StyleTable) -> UInt32? {
    self.table == table.storage.identity ? cells : table.cells(of: path)
  }
}

extension StyleTable {
  /// The handle of a class path, whether the theme names it or not.
  public func path(_ path: String) -> StylePathHandle { StylePathHandle(path, in: self) }

  /// The style of one class path; an empty one if the theme does not name the path.
  ///
  /// - Parameters:
  ///   - path: A handle, preferably of this table.
  ///   - environment: The device, its position and settings.
  /// - Returns: What the theme says there.
  @inlinable public func style(for path: StylePathHandle, in environment: StyleEnvironment = StyleEnvironment())
    -> ResolvedStyle
  { ResolvedStyle(table: self, rows: ClassRows(path.cells(in: self)), environment: environment) }
}
