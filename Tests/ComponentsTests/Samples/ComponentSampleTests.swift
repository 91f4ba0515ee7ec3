import TestSupport
import Testing
import ThemeComponents
import ThemePage
import ThemeTable

/// Drawings of the samples, as somebody last approved them.
@Suite struct ComponentSampleTests {
  @Test(arguments: ComponentSample.allCases) func samplesAreDrawnAsBefore(sample: ComponentSample) {
    for (name, traits) in [
      ("phone", ViewTraits.phone), ("tablet", .tabletPortrait),
      ("tablet-mirrored-large", .tabletLandscape.mirrored().withText(.accessibilityMedium)),
    ] {
      let list = sample.displayList(theme: .standard, traits: traits)
      expectEqual(list.faults, [])
      Golden.check(list.outline, named: "Components/\(sample.rawValue)-\(name).txt")
    }
  }
}
