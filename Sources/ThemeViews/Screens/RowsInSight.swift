public import ThemeComponents

/// The rows that a native list has on the screen, by what it says of each that comes and goes.
public struct RowsInSight: Equatable, Sendable {
  /// How often each row is on the screen: a new one may come before the one that it replaces goes.
  private var rows: [Int: Int] = [:]
  /// The item whose children the rows are.
  private var parent: ItemID?
  /// The rows that a model is told of: those in sight and some beside them; nil for none.
  public private(set) var told: Range<Int>?

  /// The number of rows that are told together, so that not every row is an event.
  private static let step = 16

  /// No rows.
  public init() {}

  /// Notes a row that comes into sight or goes out of it.
  ///
  /// - Parameters:
  ///   - row: The number of the row.
  ///   - isInSight: Whether it comes.
  ///   - count: The number of rows in the list.
  ///   - parent: The item whose children the rows are; rows of another one have nothing to do with those before.
  /// - Returns: The rows to tell the model of, or nil if it knows them.
  public mutating func note(_ row: Int, isInSight: Bool, count: Int, of parent: ItemID? = nil) -> Range<Int>? {
    if parent != self.parent {
      guard isInSight else { return nil }
      self = RowsInSight()
      self.parent = parent
    }
    let number = max(0, rows[row, default: 0] + (isInSight ? 1 : -1))
    rows[row] = number > 0 ? number : nil
    guard let first = rows.keys.min(), let last = rows.keys.max() else {
      told = nil
      return nil
    }
    guard first >= 0, last < count else { return nil }
    let lower = first - first % Self.step
    let wanted = lower..<min(count, last - last % Self.step + Self.step)
    guard wanted != told else { return nil }
    told = wanted
    return wanted
  }
}
