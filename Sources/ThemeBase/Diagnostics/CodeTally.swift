/// The number of skipped diagnostics of each code.
///
/// A pass often meets the same code many times in a row: only another one is looked up.
struct CodeTally: Sendable {
  /// The counts without ``lastCount``.
  private var earlier: [DiagnosticCode: Int] = [:]
  /// The code that was counted last.
  private(set) var last: DiagnosticCode?
  private var lastCount = 0

  /// The count of each code that was counted.
  var counts: [DiagnosticCode: Int] {
    var counts = earlier
    if let last { counts[last, default: 0] += lastCount }
    return counts
  }

  /// Whether nothing was counted.
  var isEmpty: Bool { last == nil }

  mutating func add(_ code: DiagnosticCode, _ count: Int = 1) {
    if last != code {
      settle()
      last = code
    }
    lastCount += count
  }

  /// Puts the count of the last code to the others.
  private mutating func settle() {
    guard let last else { return }
    earlier[last, default: 0] += lastCount
    lastCount = 0
  }

  /// Adds all that another tally has counted.
  mutating func add(_ other: CodeTally) {
    guard let code = other.last else { return }
    settle()
    for (code, count) in other.counts { earlier[code, default: 0] += count }
    last = code
  }
}
