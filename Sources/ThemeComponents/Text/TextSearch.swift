/// A search for a text in other texts that ignores letter case and accents.
struct TextSearch {
  private let wanted: [UInt8]
  /// The folded text that is looked at; kept, so that its room is not made for each text.
  private var bytes: [UInt8] = []

  init(for text: String) { wanted = TextFolding.folded(text) }

  /// Whether a text holds the wanted one; linear in its bytes, nearly whatever is wanted.
  mutating func isFound(in text: String) -> Bool {
    guard let first = wanted.first else { return true }
    bytes.removeAll(keepingCapacity: true)
    TextFolding.append(text, to: &bytes)
    guard bytes.count >= wanted.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      (0...bytes.count - wanted.count).contains { start in
        bytes[start] == first && wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
      }
    }
  }
}
