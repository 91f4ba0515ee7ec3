/// The bytes in which two versions of a file differ.
struct ByteChange {
  /// The bytes that went, as offsets in the old version.
  let old: Range<Int>
  /// The bytes that came, as offsets in the new one.
  let new: Range<Int>

  /// Compares two versions from both ends.
  ///
  /// Linear in their sizes.
  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    let start = Self.sharedStart(old.span, new.span)
    let end = Self.sharedEnd(old.span, new.span, limit: shorter - start)
    self.old = start..<old.count - end
    self.new = start..<new.count - end
  }

  /// The distance by which the bytes after the change have moved in the new version.
  var shift: Int { new.count - old.count }

  /// Returns the number of equal bytes at the start.
  private static func sharedStart(_ old: ByteSpan, _ new: ByteSpan) -> Int {
    let limit = min(old.count, new.count)
    var count = 0
    while limit - count >= 8, word(old, count) == word(new, count) { count += 8 }
    while count < limit, old[count] == new[count] { count += 1 }
    return count
  }

  /// Returns the number of equal bytes at the end, at most `limit`.
  private static func sharedEnd(_ old: ByteSpan, _ new: ByteSpan, limit: Int) -> Int {
    var count = 0
    while limit - count >= 8, word(old, old.count - count - 8) == word(new, new.count - count - 8) { count += 8 }
    while count < limit, old[old.count - count - 1] == new[new.count - count - 1] { count += 1 }
    return count
  }

  /// Eight bytes as a number; the span checks that they lie in it.
  private static func word(_ bytes: ByteSpan, _ offset: Int) -> UInt64 {
    bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
