// Styles by what the registry calls a part.
extension StyleTable {
  /// The style of a component's part, by the class list that the registry says it carries.
  ///
  /// - Parameters:
  ///   - part: The part's name in the registry.
  ///   - environment: The device, its position and settings.
  /// - Returns: What the theme says there; nil if the table lists no such part.
  public func style(forPart part: String, in environment: Environment = Environment()) -> Style? {
    let rows = part.withBytes { name in
      storage.read { reader in reader.classList(ofPart: name).map(reader.rows(ofClassList:)) }
    }
    return rows.map { Style(table: self, rows: $0, environment: environment) }
  }

  /// The class list that the registry says a component's part carries; nil for an unknown part.
  public func classList(ofPart part: String) -> String? {
    part.withBytes { name in
      storage.read { reader in
        reader.classList(ofPart: name).map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }
}

extension TableReader {
  /// The class list of a part; the parts are in the order of their names' bytes.
  fileprivate func classList(ofPart name: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    var low: UInt64 = 0
    var high = UInt64(layout.parts.count / 2)
    while low < high {
      let middle = (low + high) / 2
      guard let candidate = word(layout.parts, 2 * middle).flatMap({ string($0) }) else {
        return nil
      }
      if candidate.elementsEqual(name) {
        return word(layout.parts, 2 * middle + 1).flatMap { string($0) }
      }
      if candidate.lexicographicallyPrecedes(name) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
