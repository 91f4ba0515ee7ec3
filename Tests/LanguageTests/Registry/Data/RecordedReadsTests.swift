import TestSupport
import Testing
import ThemeBase
import ThemeModel

/// The registry knows what NUI's renderers were seen to look up, and nothing else of NUI's classes.
@Suite struct RecordedReadsTests {
  /// Properties of NUI's classes that SAP's documentation adds.
  private static let ofSAP: Set = [
    "tint-color", "standard-background-color", "scrolledge-background-color", "scrolledge--background-color",
  ]

  @Test func propertiesAreThoseThatAreLookedUp() throws {
    guard let json = SharedFacts.json("reference/fixtures/nui-assignments.json") as? [String: Any] else { return }
    let reads = try #require(json["reads"] as? [String: [String]])
    let registry = Registry.standard
    for (name, properties) in reads {
      let path = try #require(registry.resolvePath(name))
      let known = registry.entries(of: path).filter { !$0.flags.contains(.notRead) }
        .map { registry.properties[$0.property] }.filter { !$0.hasPrefix("exclude-") && !Self.ofSAP.contains($0) }
      expectEqual(Set(known), Set(properties).subtracting(Self.ofSAP), Comment(rawValue: name))
    }
  }
}
