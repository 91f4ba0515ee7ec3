/// Bytes in the place where they are: those of a table, of a name in it or of a string of the app.
///
/// Borrowed: whoever makes a view keeps the bytes in their place for as long as the view is used. Bytes are compared without
/// the C library.
package struct ByteView {
  let base: UnsafeRawPointer
  let count: Int

  @inline(__always) init(start: UnsafeRawPointer, count: Int) {
    base = start
    self.count = count
  }

  @inline(__always) init(_ bytes: UnsafeRawBufferPointer) {
    // A view of no bytes never looks at its place.
    base = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    count = bytes.count
  }

  /// The bytes of a literal.
  init(_ text: StaticString) { self.init(start: text.utf8Start, count: text.utf8CodeUnitCount) }

  var isEmpty: Bool { count == 0 }

  /// The byte at an index below ``count``.
  @inline(__always) subscript(index: Int) -> UInt8 {
    assert(0..<count ~= index)
    return base.load(fromByteOffset: index, as: UInt8.self)
  }

  /// The bytes at some indices, all of them at most ``count``.
  @inline(__always) subscript(range: Range<Int>) -> ByteView {
    assert(range.clamped(to: 0..<count) == range)
    return ByteView(start: base + range.lowerBound, count: range.count)
  }

  /// The first bytes, at most ``count``.
  @inline(__always) func prefix(_ length: Int) -> ByteView { ByteView(start: base, count: length) }

  /// The bytes from an index on, which is at most ``count``.
  @inline(__always) func suffix(from index: Int) -> ByteView { ByteView(start: base + index, count: count &- index) }

  /// The little-endian four bytes at an offset, all of them below ``count``.
  @inline(__always) func word(at offset: Int) -> UInt32 {
    assert(offset >= 0 && offset + 4 <= count)
    return UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The little-endian eight bytes at an offset, all of them below ``count``.
  @inline(__always) func longWord(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count)
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  // MARK: Texts

  /// The bytes as the standard library takes them.
  var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  /// The bytes as a string; broken UTF-8 in them is repaired.
  var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Whether the bytes are UTF-8.
  var isText: Bool { String(validating: buffer, as: UTF8.self) != nil }

  /// Whether the bytes are those of a string.
  func isSame(as text: String) -> Bool { buffer.elementsEqual(text.utf8) }

  /// The index of the last of the bytes that are equal to one, or nil if there is none.
  @inline(__always) func lastIndex(of byte: UInt8) -> Int? {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var end = count
    while end >= 8 {
      // A byte of the difference is zero where the two are equal; the sums set the top bit of all others.
      let difference = longWord(at: end &- 8) ^ pattern
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      let found = ~((difference & low) &+ low | difference | low)
      if found != 0 { return end &- 1 &- found.leadingZeroBitCount / 8 }
      end &-= 8
    }
    while end > 0 {
      end &-= 1
      if self[end] == byte { return end }
    }
    return nil
  }

  /// Copies the bytes into a buffer that has room for them at an offset.
  func copy(to target: UnsafeMutableRawBufferPointer, at offset: Int) {
    UnsafeMutableRawBufferPointer(rebasing: target[offset...]).copyMemory(from: buffer)
  }
}

extension ByteView: Comparable {
  /// Whether both have the same bytes.
  @inline(__always) package static func == (left: ByteView, right: ByteView) -> Bool {
    guard left.count == right.count else { return false }
    var offset = 0
    while offset &+ 8 <= left.count {
      guard left.longWord(at: offset) == right.longWord(at: offset) else { return false }
      offset &+= 8
    }
    while offset < left.count {
      guard left[offset] == right[offset] else { return false }
      offset &+= 1
    }
    return true
  }

  /// Whether one comes before another, by the first bytes that differ, else by length.
  package static func < (left: ByteView, right: ByteView) -> Bool {
    let count = min(left.count, right.count)
    var offset = 0
    while offset &+ 8 <= count {
      let (one, other) = (left.longWord(at: offset), right.longWord(at: offset))
      // The first byte of a name is the most significant one.
      if one != other { return one.byteSwapped < other.byteSwapped }
      offset &+= 8
    }
    while offset < count {
      if left[offset] != right[offset] { return left[offset] < right[offset] }
      offset &+= 1
    }
    return left.count < right.count
  }
}

extension String {
  /// Calls `body` with the UTF-8 of the string, which is not copied where it lies in one piece.
  @inline(__always) func withBytes<Result>(_ body: (ByteView) -> Result) -> Result {
    let found = utf8.withContiguousStorageIfAvailable { body(ByteView(UnsafeRawBufferPointer($0))) }
    return found ?? Array(utf8).withBytes(body)
  }
}

extension Array {
  /// Calls `body` with the bytes of the elements.
  @inline(__always) func withBytes<Result>(_ body: (ByteView) -> Result) -> Result {
    withUnsafeBytes { body(ByteView($0)) }
  }
}

extension ArraySlice {
  /// Calls `body` with the bytes of the elements.
  @inline(__always) func withBytes<Result>(_ body: (ByteView) -> Result) -> Result {
    withUnsafeBytes { body(ByteView($0)) }
  }
}
