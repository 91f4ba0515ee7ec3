/// Where the cells of a class list's rows begin, the winner first.
///
/// Eight are kept in place, so that a style of the usual list needs no memory of its own.
@usableFromInline
struct ClassRows: Sendable {
  @usableFromInline var first: SIMD8<UInt32>
  @usableFromInline var others: [UInt32]?
  @usableFromInline var count: Int

  /// No rows.
  init() {
    first = .zero
    count = 0
  }

  /// One row, or none.
  @inlinable
  init(_ cells: UInt32?) {
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

  /// Where the cells of a row begin; the index must be below ``count``.
  @inline(__always)
  private subscript(index: Int) -> UInt32 {
    if index < first.scalarCount { return first[index] }
    return others?[index - first.scalarCount] ?? .max
  }
}

extension ClassRows: Sequence {
  @inline(__always)
  @usableFromInline
  func makeIterator() -> Iterator { Iterator(rows: self) }

  /// Goes over the rows, the winner first.
  @usableFromInline
  struct Iterator: IteratorProtocol {
    fileprivate let rows: ClassRows
    private var index = 0

    fileprivate init(rows: ClassRows) { self.rows = rows }

    @inline(__always)
    @usableFromInline
    mutating func next() -> UInt32? {
      guard index < rows.count else { return nil }
      defer { index += 1 }
      return rows[index]
    }
  }
}
