import ThemeBase

/// Numbers the rules, and remembers which of them named a path or set a property last.
struct RuleHistory {
  /// The number of the current rule, from 1.
  private var rule: UInt32 = 0
  /// The number of the last rule outside other rules.
  private var outermostRule: UInt32 = 0
  /// The last rule that named each path; 0 for none.
  private var lastRules = Column<Program.Path, UInt32>()
  /// The outermost rule in which each property was set last; 0 for none.
  private var lastSettings = Column<Program.Property, UInt32>()

  mutating func enterRule(isOutermost: Bool) {
    rule += 1
    if isOutermost { outermostRule = rule }
  }

  /// Whether the current rule has named a path before, and records that it names it now.
  mutating func isNamedAgain(_ path: PathID) -> Bool {
    lastRules.extend(to: path.index + 1, with: 0)
    defer { lastRules[path] = rule }
    return lastRules[path] == rule
  }

  /// Whether the outermost rule has set a property before, and records that it sets it now.
  mutating func isSetAgain(_ property: PropertyID) -> Bool {
    lastSettings.extend(to: property.index + 1, with: 0)
    defer { lastSettings[property] = outermostRule }
    return lastSettings[property] == outermostRule
  }
}
