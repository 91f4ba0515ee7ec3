/// Comparing names as bytes, without the C library.
enum NameBytes {
  /// Whether two runs of bytes, known to be of the same length, are equal.
  @inline(__always)
  static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard let left = left.baseAddress, let end = Optional(right.count),
      let right = right.baseAddress
    else { return true }
    var offset = 0
    while offset &+ 8 <= end {
      guard word(left, offset) == word(right, offset) else { return false }
      offset &+= 8
    }
    while offset < end {
      guard
        left.load(fromByteOffset: offset, as: UInt8.self)
          == right.load(fromByteOffset: offset, as: UInt8.self)
      else { return false }
      offset &+= 1
    }
    return true
  }

  /// Whether one run of bytes comes before another, by the first bytes that differ, else by length.
  static func areOrdered(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    let count = min(left.count, right.count)
    guard let first = left.baseAddress, let second = right.baseAddress else {
      return left.count < right.count
    }
    var offset = 0
    while offset &+ 8 <= count {
      let (one, other) = (word(first, offset), word(second, offset))
      // The first byte of a name is the most significant one.
      if one != other { return UInt64(bigEndian: one) < UInt64(bigEndian: other) }
      offset &+= 8
    }
    while offset < count {
      let one = first.load(fromByteOffset: offset, as: UInt8.self)
      let other = second.load(fromByteOffset: offset, as: UInt8.self)
      if one != other { return one < other }
      offset &+= 1
    }
    return left.count < right.count
  }

  /// The index of the last `:`, or nil if there is none.
  @inline(__always)
  static func lastColon(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var end = bytes.count
    while end >= 8 {
      // A byte of the difference is zero where a colon is; the sums set the top bit of all others.
      let difference =
        UInt64(littleEndian: word(base, end &- 8)) ^ 0x3A3A_3A3A_3A3A_3A3A
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      let colons = ~((difference & low) &+ low | difference | low)
      if colons != 0 { return end &- 1 &- colons.leadingZeroBitCount / 8 }
      end &-= 8
    }
    while end > 0 {
      end &-= 1
      if base.load(fromByteOffset: end, as: UInt8.self) == UInt8(ascii: ":") { return end }
    }
    return nil
  }

  @inline(__always)
  private static func word(_ base: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}

extension String {
  /// Calls `body` with the UTF-8 of the string, which is not copied where it lies in one piece.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let found = utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
    return found ?? Array(utf8).withUnsafeBytes(body)
  }
}
