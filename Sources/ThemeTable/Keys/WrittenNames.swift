/// The written names of a property in a state and in the plain state, on which it falls back, put together on the
/// stack.
///
///     font-color, selected-highlighted   →  font-color-selected-highlighted, font-color
///     background-image-insets, selected  →  background-image-selected-insets, background-image-insets
struct WrittenNames: Sequence, IteratorProtocol {
  private let property: ByteView
  private let state: ByteView
  private let buffer: UnsafeMutableRawBufferPointer
  /// The number of bytes of the property's name before the state.
  private let stem: Int
  /// Whether the next name is that of the state, or nil after the plain name.
  private var hasState: Bool?

  /// The names, written into a buffer that holds both names and a hyphen.
  fileprivate init(_ property: ByteView, _ state: ByteView, in buffer: UnsafeMutableRawBufferPointer) {
    self.property = property
    self.state = state
    self.buffer = buffer
    stem = property.count - StateSuffix.tailCount(of: property)
    hasState = state.count > 0
    property.prefix(stem).copy(to: buffer, at: 0)
    buffer[stem] = UInt8(ascii: "-")
  }

  /// The next name, valid until the one after it is asked for.
  mutating func next() -> ByteView? {
    guard let hasState else { return nil }
    guard hasState else {
      self.hasState = nil
      return property
    }
    self.hasState = false
    let tail = stem + 1 + state.count
    state.copy(to: buffer, at: stem + 1)
    property.suffix(from: stem).copy(to: buffer, at: tail)
    return ByteView(UnsafeRawBufferPointer(buffer)).prefix(tail + property.count - stem)
  }
}

extension StyleProperty {
  /// Calls `body` with the written names in a state and in the plain one; does not allocate.
  @inline(__always) func withNames<Result>(in state: StyleState, _ body: (WrittenNames) -> Result) -> Result {
    name.withBytes { property in
      state.name.withBytes { state in
        withUnsafeTemporaryAllocation(byteCount: property.count + 1 + state.count, alignment: 1) {
          body(WrittenNames(property, state, in: $0))
        }
      }
    }
  }
}

/// The suffix by which a written name names a state: at the end, but before `-insets` in the insets of an image.
enum StateSuffix {
  /// The number of bytes of a property's name that follow the state's suffix.
  static func tailCount(of property: ByteView) -> Int {
    let image = ByteView("image-insets")
    let start = property.count - image.count
    guard start >= 0, property.suffix(from: start) == image else { return 0 }
    return image.count - "image".utf8.count
  }
}
