import TestSupport
import Testing
import ThemeTable

/// Written names and what they stand for.
@Suite struct PropertyNameTests {
  /// Checks both ways between a written name and its property and state, by way of a table.
  private func checkName(_ written: String, _ property: StyleProperty, _ state: StyleState) {
    var builder = StyleTableBuilder()
    builder.set("A", written, .boolean(true))
    let theme = builder.theme()
    let entry = theme.entries.first { _ in true }
    expect(entry?.property == property && entry?.state == state, "'\(written)'")
    expectEqual(property.written(in: state), written)
    expectEqual(theme.style(for: "A").boolean(property, state: state), true)
    expectEqual(theme.style(for: "A").boolean(StyleProperty(written)), true)
  }

  @Test func statesAreSuffixes() {
    checkName("font-color", .fontColor, .plain)
    checkName("font-color-highlighted", .fontColor, .highlighted)
    checkName("font-color-selected-highlighted", .fontColor, .selectedHighlighted)
    checkName("background-color-normal", .backgroundColor, .normal)
    checkName("off-color-editable-disabled", "off-color", .editableDisabled)
    checkName("background-color-top-selected", .backgroundColorTop, .selected)
    checkName("highlighted", "highlighted", .plain)
    checkName("-highlighted", "-highlighted", .plain)
    checkName("", "", .plain)
  }

  @Test func anImagesInsetsComeLast() {
    checkName("image-insets", "image-insets", .plain)
    checkName("image-highlighted-insets", "image-insets", .highlighted)
    checkName("background-image-selected-disabled-insets", "background-image-insets", .selectedDisabled)
    checkName("content-insets-selected", .contentInsets, .selected)
    checkName("content-selected-insets", "content-selected-insets", .plain)
    checkName("image-insets-selected", "image-insets-selected", .plain)
  }

  @Test func aStateFallsBackOnThePlainOne() {
    expectEqual(StyleState.selectedHighlighted.fallback, .plain)
    expectEqual(StyleState.selected.fallback, .plain)
    expect(StyleState.plain.fallback == nil)
    expectEqual(StyleState("-").fallback, .plain)
    expectEqual(StyleProperty.backgroundImage.insets.name, "background-image-insets")
  }
}
