import ThemeDiagnostics
import ThemeSyntax
import ThemeValues

/// Paths with a number in them, `fdlFUIDataTable_row[n]`, found by what they stand for.
struct PatternTable: Sendable {
  /// The patterns with one mark for each number.
  private var keys = NameTable()
  /// The path of each of them.
  private var paths: [ID<Registry.Path>] = []

  /// Notes a path if it has a number in it.
  mutating func note(_ path: ID<Registry.Path>, _ name: ArraySlice<UInt8>) {
    guard name.contains(UInt8(ascii: "[")) else { return }
    let place = Int(keys.intern(PathPattern.key(name)[...]))
    if place == paths.count { paths.append(path) }
  }

  /// The pattern that may stand for a path; nil where none has its form.
  func candidate(for path: ArraySlice<UInt8>) -> ID<Registry.Path>? {
    guard keys.count > 0, path.contains(where: DecimalScanner.isDigit) else { return nil }
    return keys.id(PathPattern.key(path)[...]).map { paths[Int($0)] }
  }
}
