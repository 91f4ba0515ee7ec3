/// The rows of a class list by the indices of their first cells, the winner first.
///
/// Eight are kept in place, so that a style of the usual list needs no memory of its own.
@usableFromInline struct ClassRows: Sendable {
  @usableFromInline var first: SIMD8<UInt32>
  @usableFromInline var others: [UInt32]?
  @usableFromInline var count: Int

  /// No rows.
  init() {
    first = .zero
    count = 0
  }

  /// One row, or none.
  @inlinable init(_ cells: UInt32?) {
    first = SIMD8(repeating: cells ?? 0)
    count = cells == nil ? 0 : 1
  }

  /// Adds a row that loses to those before it.
  mutating func append(_ cells: UInt32) {
    if count < first.scalarCount {
      first[count] = cells
    } else {
      others = others ?? []
      others?.append(cells)
    }
    count += 1
  }
}

extension ClassRows: RandomAccessCollection {
  @usableFromInline var startIndex: Int { 0 }
  @usableFromInline var endIndex: Int { count }

  /// The index of a row's first cell.
  ///
  /// The row's index must be below ``count``.
  @inline(__always) @usableFromInline subscript(index: Int) -> UInt32 {
    if index < first.scalarCount { return first[index] }
    return others?[index - first.scalarCount] ?? .max
  }
}
