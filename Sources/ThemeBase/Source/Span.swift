/// A file's place in the ``SourceSet`` of one compilation.
public struct FileID: Hashable, Comparable, Sendable {
  package var index: UInt32

  package init(index: UInt32) { self.index = index }

  /// Whether the left file was added before the right one.
  public static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}

/// A half-open range of bytes of one file.
///
/// Offsets count UTF-8 bytes from the start of the file, a byte order mark included. Lines and columns are
/// computed where somebody reads them, by ``LineMap``.
public struct Span: Hashable, Sendable, Comparable {
  package var file: FileID
  package var start: UInt32
  package var end: UInt32

  package init(file: FileID, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = Swift.max(start, end)
  }

  package var length: Int { Int(end - start) }

  /// The offsets of its bytes.
  package var offsets: Range<Int> { Int(start)..<Int(end) }

  /// The smallest span that covers both; the span itself if the other one lies in another file.
  package func joined(with other: Span) -> Span {
    guard other.file == file else { return self }
    return Span(file: file, start: Swift.min(start, other.start), end: Swift.max(end, other.end))
  }

  /// By file, start and end.
  public static func < (left: Span, right: Span) -> Bool {
    (left.file, left.start, left.end) < (right.file, right.start, right.end)
  }
}
