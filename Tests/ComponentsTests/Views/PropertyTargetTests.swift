import TestSupport
import Testing

/// The places of UIKit are what the table of properties says.
@Suite struct PropertyTargetTests {
  @Test func thePlacesAreFresh() throws {
    let data = String(decoding: try Repository.bytes("Sources/ThemeViews/UIKit/Data/properties.txt"), as: UTF8.self)
    GeneratedFile.check(
      PropertyTable(data).source, at: "Sources/ThemeViews/UIKit/Generated/PropertyTargets.swift")
  }
}
