/// The places of a theme's colours in a catalogue, so that an app's existing code finds them.
package struct CatalogLayout: Sendable {
  /// Whether each folder is a name space: `Colors/brand`, and not `brand`.
  package var hasNamespaces = true
  /// The folders and the name of a colour's set, by the name of the colour in the theme: `Text/ENA Background Color`.
  package private(set) var places: [String: String] = [:]

  package init() {}

  /// Sets the place of a colour's set; false for one that no catalogue can have.
  package mutating func setPlace(_ place: String, of name: String) -> Bool {
    let parts = place.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !name.isEmpty, parts.allSatisfy(Self.isName) else { return false }
    places[name.hasPrefix("@") ? String(name.dropFirst()) : name] = place
    return true
  }

  private static func isName(_ part: String) -> Bool {
    let isPlain = part.unicodeScalars.allSatisfy { $0.value >= 0x20 && !":\\".unicodeScalars.contains($0) }
    return isPlain && !part.isEmpty && part.first != "." && part.utf8.count <= 200
  }
}
