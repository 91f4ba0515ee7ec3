import ThemeTable

/// Tables among the inputs, which may also be stylesheets.
enum CompiledTable {
  /// Whether the bytes begin as a table does, whole or not.
  static func isTable(_ bytes: [UInt8]) -> Bool {
    do throws(StyleTableError) {
      _ = try StyleTable(bytes: bytes)
      return true
    } catch { return error != .notATable }
  }

  /// The content of a table, or nil for other bytes.
  static func read(_ bytes: [UInt8], named name: String) throws(Failure) -> ResolvedTable? {
    do throws(StyleTableError) {
      let table = try StyleTable(bytes: bytes)
      try table.verify()
      return ResolvedTable(table)
    } catch .notATable { return nil } catch {
      throw Failure("cannot read \(quoted(name, limit: 1_000)): \(error.description)")
    }
  }
}
