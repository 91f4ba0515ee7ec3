/// A place in a file as people and editors count it.
package struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column in characters (grapheme clusters), counted from 1.
  package var column: Int
  /// The column in UTF-16 code units, counted from 1; editor protocols want it less one.
  package var utf16Column: Int
  /// The column in UTF-8 bytes, counted from 1.
  package var utf8Column: Int

  package static let startOfFile = SourcePosition(line: 1, column: 1, utf16Column: 1, utf8Column: 1)
}

/// Finds lines and columns in all files of a compilation, each file mapped once.
package struct SourcePositions: Sendable {
  package let sources: SourceSet
  private var cursors: [FileID: LineMap.Cursor] = [:]

  package init(_ sources: SourceSet) { self.sources = sources }

  /// The place of an offset; nil for a file that the set does not have.
  package mutating func position(in file: FileID, at offset: UInt32) -> SourcePosition? {
    withCursor(of: file) { $0.position(at: Int(offset)) }
  }

  /// The lines of a file; nil for a file that the set does not have.
  package mutating func map(of file: FileID) -> LineMap? { withCursor(of: file) { $0.map } }

  private mutating func withCursor<Result>(of id: FileID, _ body: (inout LineMap.Cursor) -> Result) -> Result? {
    if cursors[id] == nil, let file = sources[id] { cursors[id] = LineMap.Cursor(LineMap(file)) }
    guard let slot = cursors.index(forKey: id) else { return nil }
    return body(&cursors.values[slot])
  }
}
