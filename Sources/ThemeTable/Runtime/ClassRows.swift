/// The rows of a class list, the winner first.
///
/// Eight are kept in place, so that a style of the usual list needs no memory of its own.
struct ClassRows: Sendable {
  private var first: SIMD8<UInt32> = .zero
  private var others: [UInt32]?
  private(set) var count = 0

  init() {}

  @inline(__always)
  init(_ row: UInt32?) {
    guard let row else { return }
    first[0] = row
    count = 1
  }

  /// Adds a row that loses to those before it.
  mutating func append(_ row: UInt32) {
    if count < first.scalarCount {
      first[count] = row
    } else {
      others = (others ?? []) + [row]
    }
    count += 1
  }

  /// A row; the index must be below ``count``.
  @inline(__always)
  subscript(index: Int) -> UInt32 {
    if index < first.scalarCount { return first[index] }
    return others?[index - first.scalarCount] ?? .max
  }
}
