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
