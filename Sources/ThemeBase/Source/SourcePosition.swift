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

  package init(line: Int, column: Int, utf16Column: Int, utf8Column: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
    self.utf8Column = utf8Column
  }
}
