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

  /// The entries that hold a text, in order.
  ///
  /// Linear in the bytes of the entries, nearly whatever the text.
  ///
  /// - Parameters:
  ///   - text: The text; not empty.
  ///   - candidates: The entries to look at, or nil for all.
  /// - Returns: The numbers of the entries.
  func entries(holding text: String, among candidates: [Int32]?) -> [Int32] {
    let wanted = TextFolding.folded(text)
    guard let first = wanted.first else { return candidates ?? ends.indices.map(Int32.init) }
    return bytes.withUnsafeBufferPointer { bytes in
      func holds(_ entry: Int) -> Bool {
        let start = entry == 0 ? 0 : ends[entry - 1]
        let last = ends[entry] - wanted.count
        var index = start
        while index <= last {
          if bytes[index] == first, Self.matches(wanted, bytes, at: index) { return true }
          index += 1
        }
        return false
      }
      guard let candidates else {
        return ends.indices.filter(holds).map(Int32.init)
      }
      return candidates.filter { holds(Int($0)) }
    }
  }

  private static func matches(
    _ wanted: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    for (offset, byte) in wanted.enumerated() where bytes[start + offset] != byte { return false }
    return true
  }
}
