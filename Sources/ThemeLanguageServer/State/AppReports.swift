import ThemeAnalysis
import ThemeBase
import ThemeCompiler

/// The findings in the files of apps, and the classes of the themes that were compared with them.
struct AppReports {
  /// Whether a theme or an app may have changed since the comparison.
  private(set) var areOutdated = true
  /// The classes of each theme of an app, by the theme's top; nil for a theme of no app.
  private(set) var classes: [ImportPath: StyledClasses?] = [:]
  /// The tops of the themes that are still to be compared; nil before the comparison begins.
  private var pending: [ImportPath]?
  /// The diagnostics of each of the apps' files that has or had some.
  private(set) var bodies: [ImportPath: [UInt8]] = [:]
  /// Whether the client asks about the whole workspace, so that nothing is pushed.
  var arePulled = false

  /// Notes that some themes have changed, or all.
  mutating func noteChange(of tops: [ImportPath]?) {
    (areOutdated, pending) = (true, nil)
    guard let tops else { return classes = [:] }
    for top in tops { classes[top] = nil }
  }

  /// Whether some themes have been compared since the last change.
  var areBegun: Bool { pending != nil }

  /// The next theme to be compared, of those that there are; nil after the last one.
  mutating func next(of tops: [ImportPath]) -> ImportPath? {
    if !areBegun {
      let known = Set(tops)
      classes = classes.filter { known.contains($0.key) }
      pending = tops.filter { classes[$0] == nil }.reversed()
    }
    return pending?.popLast()
  }

  /// Takes the classes of a theme.
  mutating func take(_ theme: StyledClasses?, of top: ImportPath) { classes.updateValue(theme, forKey: top) }

  /// Takes the diagnostics of all files; returns the files whose diagnostics have changed.
  mutating func finish(_ found: [ImportPath: [UInt8]]) -> [ImportPath] {
    (areOutdated, pending) = (false, nil)
    let changed = Set(bodies.keys).union(found.keys).filter { bodies[$0] != (found[$0] ?? Self.none) }
    for path in changed { bodies[path] = found[path] ?? Self.none }
    return changed.sorted()
  }

  private static let none = Array("[]\n".utf8)
}
