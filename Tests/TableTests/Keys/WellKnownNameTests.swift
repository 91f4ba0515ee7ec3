import TestSupport
import Testing

/// The names in code are those of the tables.
@Suite struct WellKnownNameTests {
  private func check(_ data: String, _ generated: String, _ swift: (String) -> String) throws {
    let folder = "Sources/ThemeTable/"
    let text = String(decoding: try Repository.bytes(folder + data), as: UTF8.self)
    GeneratedFile.check(swift(text), at: folder + generated)
  }

  @Test func theNamesAreFresh() throws {
    try check("Keys/Data/properties.txt", "Keys/Generated/StyleProperty+WellKnown.swift", WellKnownNames.properties)
    try check("Keys/Data/states.txt", "Keys/Generated/StyleState+WellKnown.swift", WellKnownNames.states)
    try check("Text/Data/styles.txt", "Text/Generated/StyleTextStyle+WellKnown.swift", WellKnownNames.styles)
    try check("Environment/Data/axes.txt", "Environment/Generated/Axes.swift", WellKnownNames.axes)
  }
}
