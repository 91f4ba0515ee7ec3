/// A value as the binary form holds it: a word, and what the word means.
///
/// Only ``ResolvedStyle`` can convert it to a value.
public struct StoredValue: Hashable, Sendable {
  /// A ``ValueKind``, or one of a newer version.
  @usableFromInline var kind: UInt8
  @usableFromInline var word: UInt32
}

extension StoredValue {
  init(_ kind: ValueKind, _ word: UInt32) { self.init(kind: kind.rawValue, word: word) }

  /// The meaning of the word, or nil if it is of a newer version.
  var knownKind: ValueKind? { ValueKind(rawValue: kind) }

  func isA(_ kind: ValueKind) -> Bool { self.kind == kind.rawValue }

  /// The colour that it is.
  @inlinable var color: StyleColor? { kind == 1 ? StyleColor(rgba: word) : nil }

  /// The truth value that it is.
  @inlinable var boolean: Bool? { kind == 5 ? word != 0 : nil }
}
