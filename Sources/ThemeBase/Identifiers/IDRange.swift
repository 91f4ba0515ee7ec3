/// Consecutive ids: the declarations of a rule, the variants of a cell.
public struct IDRange<Tag>: Hashable, Sendable {
  /// The first id, if the range is not empty.
  public let start: ID<Tag>
  /// One past the last id; never before ``start``.
  public let end: ID<Tag>

  /// The ids from `start` up to but without `end`; empty where `end` does not come after `start`.
  @inlinable public init(_ start: ID<Tag>, upTo end: ID<Tag>) {
    self.start = start
    self.end = Swift.max(start, end)
  }
}

extension IDRange: RandomAccessCollection {
  /// The place of the first id.
  @inlinable public var startIndex: Int { start.index }

  /// One past the place of the last id.
  @inlinable public var endIndex: Int { end.index }

  /// The id at a place.
  @inlinable public subscript(position: Int) -> ID<Tag> { ID(index: position) }
}
