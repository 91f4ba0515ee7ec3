import Testing
import ThemeTable

@Suite struct EnvironmentTests {
  @Test func aSetIsWhatItsConditionsSay() {
    let dark = EnvironmentSet(.appearance, is: 1)
    for index in UInt8(0)..<64 {
      let environment = StyleEnvironment(index: index)
      #expect(dark.contains(environment) == (environment.choice(on: .appearance) == 1))
    }
    #expect(dark.depends(on: .appearance))
    #expect(!dark.depends(on: .device))
    #expect(EnvironmentSet.all.first == StyleEnvironment())
  }
}
