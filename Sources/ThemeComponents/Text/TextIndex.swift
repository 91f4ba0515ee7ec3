/// Many texts in folded form, one after the other, so that a search goes over bytes only.
struct TextIndex: Sendable {
  private var bytes: [UInt8] = []
  /// The end of each entry in the bytes.
  private var ends: [Int] = []

  /// Adds a text to the entry that is open.
  mutating func append(_ text: String) {
    TextFolding.append(text, to: &bytes)
    bytes.append(0)
  }

  /// Closes the entry to which texts were added.
  mutating func closeEntry() { ends.append(bytes.count) }

  /// Reserves room for some entries.
  mutating func reserve(_ count: Int) {
    ends.reserveCapacity(count)
    bytes.reserveCapacity(count * 16)
  }

  /// Returns those of some places whose entries hold a text.
  ///
  /// Linear in the bytes of the entries, nearly whatever the text.
  ///
  /// - Parameters:
  ///   - places: The places to look at; nil for all.
  ///   - text: The text; an empty one is everywhere.
  /// - Returns: The places in their order.
  func filter(_ places: [Int32]? = nil, holding text: String) -> [Int32] {
    let places = places ?? Array(0..<Int32(truncatingIfNeeded: ends.count))
    let wanted = TextFolding.folded(text)
    guard let first = wanted.first else { return places }
    return bytes.withUnsafeBufferPointer { bytes in
      places.filter { place in
        let entry = Int(place)
        var index = entry == 0 ? 0 : ends[entry - 1]
        let last = ends[entry] - wanted.count
        while index <= last {
          if bytes[index] == first, wanted.indices.allSatisfy({ bytes[index + $0] == wanted[$0] }) { return true }
          index += 1
        }
        return false
      }
    }
  }
}
