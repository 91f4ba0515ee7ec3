/// The index of an element in one of the arrays of a ``ResolvedTable``: `TableIndex<ResolvedTable.Cell>` is the index of
/// a cell, and of nothing else.
///
/// In memory it is its 32 bits. A range of indices is a collection, so `row.cells.map { table.cells[$0] }` goes over the
/// cells of a row.
@usableFromInline package struct TableIndex<Element>: Hashable, Strideable, Sendable {
  @usableFromInline package let rawValue: UInt32

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The index of an element, counted from 0; a table has fewer than 2³² elements of a kind.
  @inlinable package init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  /// The number of the element, counted from 0.
  @inlinable package var index: Int { Int(rawValue) }

  @inlinable package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  @inlinable package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  @inlinable package func distance(to other: Self) -> Int { other.index - index }

  @inlinable package func advanced(by count: Int) -> Self { Self(index + count) }
}

extension Array {
  /// The element at an index of this kind of elements.
  @inlinable package subscript(index: TableIndex<Element>) -> Element {
    get { self[index.index] }
    _modify { yield &self[index.index] }
  }

  /// The elements at consecutive indices.
  @inlinable package subscript(range: Range<TableIndex<Element>>) -> ArraySlice<Element> {
    self[range.lowerBound.index..<range.upperBound.index]
  }

  /// The index that the next element will have.
  @inlinable package var endTableIndex: TableIndex<Element> { TableIndex(count) }
}
