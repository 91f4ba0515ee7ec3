/// The budget of class paths and declarations that selector lists, nesting and patterns may add to the written ones.
struct CopyBudget {
  /// The budget of an empty theme; each token adds one more copy.
  static let base = 1_000_000
  /// The bytes of a value or name that cost one more copy.
  static let copiedBytes = 64
  /// The paths with which a pattern is compared that cost one copy.
  static let copiedComparisons = 32

  let total: Int
  private var left: Int

  init(_ total: Int) {
    self.total = total
    left = total
  }

  /// Whether more was spent than there was: rules of several paths are ignored from then on.
  var isExceeded: Bool { left < 0 }

  mutating func spend(_ copies: Int) { left -= copies }
}
