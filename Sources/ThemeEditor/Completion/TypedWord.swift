import ThemeBase

/// The letters that a user types to find a longer name.
///
/// Letters of ASCII match in either case.
package struct TypedWord: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ text: String) { bytes = text.utf8.map(\.asciiLowercased) }

  /// Whether a name contains the letters of the word in their order, with or without other letters between them.
  package func spells(_ name: String) -> Bool {
    var missing = bytes[...]
    for byte in name.utf8 {
      guard let next = missing.first else { return true }
      if byte.asciiLowercased == next { missing = missing.dropFirst() }
    }
    return missing.isEmpty
  }

  /// How far a name that the word spells is from it, as a rank: none for the word itself, which nobody need choose
  /// among others, some for a name that begins with it, and most for any other.
  func distance(to name: String) -> Int {
    guard !bytes.isEmpty else { return 100 }
    guard name.utf8.lazy.map(\.asciiLowercased).starts(with: bytes) else { return 200 }
    return name.utf8.count == bytes.count ? 0 : 100
  }
}
