import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// Display lists say on which level they lie.
@Suite struct ElevationTests {
  private static let elevated = {
    var traits = ViewTraits.phone
    traits.environment.level = .elevated
    return traits
  }()

  @Test func sheetsAreElevatedWhateverTheyCover() {
    for traits in [ViewTraits.phone, Self.elevated] {
      let sheet = opened(traits: traits) { $0.presentation = .sheet }
      expect(sheet.displayList(theme: .standard).isElevated)
      let pushed = opened(traits: traits).displayList(theme: .standard)
      expectEqual(pushed.isElevated, (traits.environment.level == .elevated))
    }
  }
}
