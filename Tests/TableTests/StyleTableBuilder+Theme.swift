import Testing
import ThemeTable

extension StyleTableBuilder {
  /// The theme; an issue is recorded where it cannot be made.
  func theme() -> StyleTable {
    do { return try table() } catch {
      Issue.record(error)
      return .empty
    }
  }
}
