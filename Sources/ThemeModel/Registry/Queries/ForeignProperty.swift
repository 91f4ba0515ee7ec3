package import ThemeBase

/// A property of CSS or of a drawing program, and what the language calls it.
///
/// The phrasebook for people who come from other stylesheets. A name that some component takes itself is not in it.
package struct ForeignProperty {
  /// The properties that can be meant, the likeliest first.
  private let candidates: [String]
  /// The advice where no property has the effect.
  package let advice: String?
  /// Whether the name means nothing here, not even on a class of the app's own.
  package let isSlip: Bool

  private static let phrasebook = NamedLines(EmbeddedData.foreignProperties)

  /// The entry of a property, or nil if it is not in the phrasebook.
  package init?(_ property: String) {
    if property.hasPrefix("--") {
      (candidates, isSlip) = ([], true)
      advice = "a definition is written '@\(property.drop { $0 == "-" }): …;' at the top level"
    } else if let entry = Self.phrasebook.text(after: property) {
      let parts = entry.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      candidates = parts[0].split(separator: " ").map { String($0) }
      advice = parts.count > 1 ? String(parts[1].dropFirst()) : nil
      isSlip = !candidates.isEmpty
    } else {
      return nil
    }
  }

  /// The first candidate that a path takes, or the likeliest candidate for a class about which nothing is known.
  package func meant(on path: ID<Registry.Path>?, in registry: Registry) -> String? {
    guard let path else { return candidates.first }
    return candidates.first { name in
      if case .declared = registry.standing(of: name, on: path) { return true }
      return false
    }
  }
}
