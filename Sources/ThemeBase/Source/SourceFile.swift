/// One input as it was read: a name to show to people and the bytes.
public struct SourceFile: Sendable {
  /// The longest file that is compiled, in bytes.
  ///
  /// Compiling takes up to 17 times the memory of the file; a device without an end must not take all there is.
  package static let maximumSize = 512 << 20

  /// Which file of the compilation this is.
  package let id: FileID
  /// The path as diagnostics print it: relative where possible, with forward slashes.
  package let path: String
  package let origin: Origin

  /// The content of the file, a byte order mark included.
  public let bytes: [UInt8]

  package init(id: FileID, path: String, bytes: [UInt8], origin: Origin = .file) {
    self.id = id
    self.path = path
    self.bytes = bytes
    self.origin = origin
  }

  /// The offset at which the text begins: after the byte order mark, if the file has one.
  package var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  package func span(_ start: Int, _ end: Int) -> Span {
    Span(file: id, start: UInt32(clamping: start), end: UInt32(clamping: end))
  }

  /// The text of a span, with invalid UTF-8 repaired; empty where the span lies outside the file.
  package func text(_ span: Span) -> String { String(decoding: bytes(span), as: UTF8.self) }

  /// The bytes of a span; empty where the span lies outside the file.
  package func bytes(_ span: Span) -> ArraySlice<UInt8> {
    let start = Swift.min(Int(span.start), bytes.count)
    let end = Swift.min(Int(span.end), bytes.count)
    return bytes[start..<max(start, end)]
  }

  /// The text of a span as a message quotes it: of a very long one only the beginning.
  package func excerpt(_ span: Span) -> String {
    guard span.length > Self.longestExcerpt else { return text(span) }
    let end = span.start + UInt32(Self.longestExcerpt)
    return text(Span(file: span.file, start: span.start, end: end)) + "…"
  }

  /// The number of bytes of a span that a message quotes.
  package static let longestExcerpt = 60
}

/// The place from which a source is read.
package enum Origin: UInt8, Sendable {
  /// A theme that is part of themec, which users cannot change.
  case builtIn
  /// Standard input without a name, which no import can spell.
  case stream
  /// A file of the user's.
  case file
}

/// All files of one compilation, found by ``FileID``.
package struct SourceSet: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// Adds a file and gives it the next id.
  @discardableResult package mutating func add(path: String, bytes: [UInt8], origin: Origin = .file)
    -> SourceFile
  {
    let file = SourceFile(id: FileID(index: UInt32(clamping: files.count)), path: path, bytes: bytes, origin: origin)
    files.append(file)
    return file
  }

  /// Gives a file of this set another text.
  @discardableResult package mutating func replace(_ id: FileID, with bytes: [UInt8]) -> SourceFile {
    let old = files[Int(id.index)]
    let file = SourceFile(id: id, path: old.path, bytes: bytes, origin: old.origin)
    files[Int(id.index)] = file
    return file
  }

  /// The file of that id; nil for an id of another set.
  package subscript(id: FileID) -> SourceFile? { Int(id.index) < files.count ? files[Int(id.index)] : nil }
}
