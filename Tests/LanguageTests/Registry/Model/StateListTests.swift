import TestSupport
import Testing
import ThemeBase
import ThemeModel
import ThemeSyntax
import ThemeTable

/// There is one list of states, that of `StyleState`; whoever knows states by other words means these.
@Suite struct StateListTests {
  @Test func theRegistryHasTheStatesOfTheTable() {
    let registry = Registry.standard
    expectEqual(Set(registry.states), Set(StyleState.wellKnown.map(\.name)))
    expectEqual(registry.states.count, StyleState.wellKnown.count)
    let type = registry.grammars.values.last { $0.name == "State" }
    expectEqual(type?.keywords, StyleState.wellKnown.map(\.name))
  }

  @Test func statesOfOtherLanguagesAreStatesOfOurs() {
    for state in ["normal", "highlighted", "selected", "disabled", "focused", "readOnly"] {
      expectEqual(StateWords.counterpart(of: state), state)
    }
    let words = ["active", "checked", "default", "down", "enabled", "inactive", "off", "on", "tap"]
    for word in words {
      let meant = StateWords.counterpart(of: word).map { StyleState($0) }
      expectEqual(meant.map { StyleState.wellKnown.contains($0) }, true, "\(word)")
    }
  }

  @Test(arguments: [
    ("font-color-highlighted", "font-color", "highlighted"),
    ("font-color-selected-highlighted", "font-color", "selected-highlighted"),
    ("font-color-focused", "font-color", "focused"),
    ("background-image-selected-insets", "background-image-insets", "selected"),
    ("background-image-insets", "background-image-insets", nil),
    ("horizontal-align", "horizontal-align", nil),
    ("-selected", "-selected", nil),
  ]) func aNameIsSplitTheSameWayEverywhere(_ name: String, _ base: String, _ state: String?) {
    let split = Registry.standard.split(Array(name.utf8)[...])
    expectEqual(String(decoding: split.base, as: UTF8.self), base)
    expectEqual(split.state, state)
    let written = PropertyName(written: name)
    expectEqual(written.property.name, base)
    expectEqual(written.state.name, state ?? "")
  }
}
