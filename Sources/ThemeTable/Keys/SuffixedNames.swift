/// The written names of a property in a state and in simpler ones, put together on the stack.
///
///     font-color, selected-highlighted  →  font-color-selected-highlighted, font-color-selected
///     background-image-insets, selected →  background-image-selected-insets
///
/// The plain name is not among them.
struct SuffixedNames {
  private let property: UnsafeRawBufferPointer
  private let state: UnsafeRawBufferPointer
  private let buffer: UnsafeMutableRawBufferPointer
  /// How many bytes of the property's name go before the state.
  private let stem: Int
  /// How many bytes of the state's name the next name has; 0 after the last.
  private var length: Int

  /// How many bytes the buffer of the longest name must have.
  static func byteCount(
    _ property: UnsafeRawBufferPointer, _ state: UnsafeRawBufferPointer
  ) -> Int {
    property.count + 1 + state.count
  }

  /// The names, in a buffer of at least ``byteCount(_:_:)`` bytes.
  init(
    _ property: UnsafeRawBufferPointer, _ state: UnsafeRawBufferPointer,
    in buffer: UnsafeMutableRawBufferPointer
  ) {
    self.property = property
    self.state = state
    self.buffer = buffer
    stem = property.count - Self.tailCount(of: property)
    length = state.count
    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: property[..<stem]))
    buffer[stem] = UInt8(ascii: "-")
  }

  /// The next name, valid until the one after it is asked for.
  mutating func next() -> UnsafeRawBufferPointer? {
    guard length > 0 else { return nil }
    let tail = stem + 1 + length
    copy(state[..<length], to: stem + 1)
    copy(property[stem...], to: tail)
    let name = buffer[..<(tail + property.count - stem)]
    length = state[..<length].lastIndex(of: UInt8(ascii: "-")) ?? 0
    return UnsafeRawBufferPointer(rebasing: name)
  }

  private func copy(_ bytes: Slice<UnsafeRawBufferPointer>, to offset: Int) {
    UnsafeMutableRawBufferPointer(rebasing: buffer[offset...])
      .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes))
  }

  /// How many bytes of a property's name follow the state: `-insets`, if it is that of an image.
  private static func tailCount(of property: UnsafeRawBufferPointer) -> Int {
    guard property.last == UInt8(ascii: "s") else { return 0 }
    let image: StaticString = "image-insets"
    let bytes = UnsafeRawBufferPointer(start: image.utf8Start, count: image.utf8CodeUnitCount)
    guard property.count >= bytes.count else { return 0 }
    let end = UnsafeRawBufferPointer(rebasing: property.suffix(bytes.count))
    return NameBytes.areEqual(end, bytes) ? bytes.count - 5 : 0
  }
}
