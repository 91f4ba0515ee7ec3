/// Consecutive ids: the declarations of a rule, the variants of a cell.
package struct IDRange<Tag>: Hashable, Sendable {
  /// The first id, if the range is not empty.
  package let start: ID<Tag>
  /// One past the last id; never before ``start``.
  package let end: ID<Tag>

  /// The ids from `start` up to but without `end`; empty where `end` does not come after `start`.
  @inlinable
  package init(_ start: ID<Tag>, upTo end: ID<Tag>) {
    self.start = start
    self.end = Swift.max(start, end)
  }
}

extension IDRange: RandomAccessCollection {
  @inlinable
  package var startIndex: Int { start.index }

  @inlinable
  package var endIndex: Int { end.index }

  @inlinable
  package subscript(position: Int) -> ID<Tag> { ID(index: position) }
}
