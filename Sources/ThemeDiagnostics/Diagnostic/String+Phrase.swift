extension String {
  /// A phrase with a name in it: `String("no component declares the class '", name, "'")`.
  ///
  /// Equal to an interpolation but much faster: one sheet can cause thousands of such messages.
  package init(_ start: StaticString, _ name: String, _ end: StaticString) {
    var name = name
    self = name.withUTF8 { name in
      let capacity = start.utf8CodeUnitCount + name.count + end.utf8CodeUnitCount
      return String(unsafeUninitializedCapacity: capacity) { buffer in
        var count = 0
        start.withUTF8Buffer { buffer.fill($0, from: &count) }
        buffer.fill(name, from: &count)
        end.withUTF8Buffer { buffer.fill($0, from: &count) }
        return count
      }
    }
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes bytes at a place, as far as there is room, and moves the place after them.
  fileprivate func fill(_ bytes: UnsafeBufferPointer<UInt8>, from place: inout Int) {
    let end = Swift.min(count, place + bytes.count)
    _ = self[place..<end].update(fromContentsOf: bytes.prefix(end - place))
    place = end
  }
}
