/// Calls for the written name of a property in a state and then in each simpler state.
///
/// Names are put together on the stack: no lookup by name allocates.
struct PropertyName {
  let property: Property
  let state: StyleState

  /// What goes behind the state's suffix: an image's insets are `image-highlighted-insets`.
  private static let insets = "-insets"

  /// Calls `body` with the names, the state's own first, until it gives something.
  @inline(__always)
  func first<Result>(_ body: (UnsafeRawBufferPointer) -> Result?) -> Result? {
    if !state.name.isEmpty, let result = firstWithSuffix(body) { return result }
    return property.name.withBytes(body)
  }

  /// Calls `body` with the name in the state itself.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
    if state.name.isEmpty { return property.name.withBytes(body) }
    var result: Result?
    _ = firstWithSuffix { name -> Bool? in
      result = body(name)
      return true
    }
    return result
  }

  private func firstWithSuffix<Result>(
    _ body: (UnsafeRawBufferPointer) -> Result?
  ) -> Result? {
    property.name.withBytes { property in
      state.name.withBytes { state in
        withUnsafeTemporaryAllocation(
          byteCount: property.count + 1 + state.count, alignment: 1
        ) { buffer in
          Self.firstWithSuffix(property, state, in: buffer, body)
        }
      }
    }
  }

  private static func firstWithSuffix<Result>(
    _ property: UnsafeRawBufferPointer, _ state: UnsafeRawBufferPointer,
    in buffer: UnsafeMutableRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Result?
  ) -> Result? {
    let tail = tailCount(of: property)
    let stem = property.count - tail
    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: property[..<stem]))
    buffer[stem] = UInt8(ascii: "-")
    var length = state.count
    while length > 0 {
      var end = stem + 1
      for byte in state[..<length] {
        buffer[end] = byte
        end += 1
      }
      for byte in property[stem...] {
        buffer[end] = byte
        end += 1
      }
      if let result = body(UnsafeRawBufferPointer(rebasing: buffer[..<end])) { return result }
      length = state[..<length].lastIndex(of: UInt8(ascii: "-")) ?? 0
    }
    return nil
  }

  /// How many bytes of a property's name go behind the state.
  private static func tailCount(of property: UnsafeRawBufferPointer) -> Int {
    let image = "image" + insets
    let isImage =
      property.count >= image.utf8.count
      && property.suffix(image.utf8.count).elementsEqual(image.utf8)
    return isImage ? insets.utf8.count : 0
  }
}

extension PropertyName {
  /// The property and state that a written name stands for, by the states that are well known.
  ///
  ///     font-color-highlighted          font-color, highlighted
  ///     background-image-selected-insets  background-image-insets, selected
  ///     horizontal-align                horizontal-align, plain
  init(written name: String) {
    let insets = name.hasSuffix(Self.insets) ? Self.insets : ""
    let stem = name.dropLast(insets.count)
    for state in StyleState.wellKnown where stem.hasSuffix("-" + state.name) {
      let property = stem.dropLast(state.name.count + 1)
      // Insets take a state in their middle only behind an image.
      guard insets.isEmpty || property.hasSuffix("image"), !property.isEmpty else { continue }
      self.init(property: Property(property + insets), state: state)
      return
    }
    self.init(property: Property(name), state: .plain)
  }

  /// A name from its two halves.
  init(_ property: Property, _ state: StyleState) {
    self.init(property: property, state: state)
  }
}
