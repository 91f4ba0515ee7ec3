import TestSupport
import Testing
import ThemeTable

/// The values that an app gets from a style: state fallback, class lists, environments, types.
@Suite struct StyleTests {
  private let red = StyleColor(rgba: 0xFF00_00FF)
  private let green = StyleColor(rgba: 0x00FF_00FF)
  private let blue = StyleColor(rgba: 0x0000_FFFF)
  private let dark = EnvironmentSet(.appearance(.dark))

  @Test func aStateFallsBackOnThePlainOne() {
    var builder = StyleTableBuilder()
    builder.set("Button", "font-color", .color(red))
    builder.set("Button", "font-color-selected", .color(green))
    builder.set("Button", "font-color-normal", .color(blue))
    let style = builder.theme().style(for: "Button")
    expectEqual(style.color(.fontColor), red)
    expectEqual(style.color(.fontColor, state: .highlighted), red)
    expectEqual(style.color(.fontColor, state: .selected), green)
    // As UIKit takes what is set for the normal state.
    expectEqual(style.color(.fontColor, state: .selectedHighlighted), red)
    expectEqual(style.color(.fontColor, state: .selectedDisabled), red)
    expectEqual(style.color(.fontColor, state: .normal), blue)
    expectEqual(style.color("font-color-selected"), green)
    expect(style.color(.tintColor, state: .selected) == nil)
  }

  @Test func theRightmostClassWinsPropertyByProperty() {
    var builder = StyleTableBuilder()
    builder.set("A", "font-color", .color(red))
    builder.set("A", "font-size", .number(10))
    builder.set("A", "font-color-selected", .color(blue))
    builder.set("B", "font-color", .color(green))
    let style = builder.theme().style(forClassList: "A:Unknown:B")
    expectEqual(style.color(.fontColor), green)
    expectEqual(style.number(.fontSize), 10)
    expectEqual(style.color(.fontColor, state: .selected), blue)
  }

  @Test func aValueIsThatOfTheEnvironment() {
    var builder = StyleTableBuilder()
    builder.set("A", "font-color", .color(red))
    builder.set("A", "font-color", in: dark, .color(green))
    builder.set("A", "tint-color", in: dark, .color(blue))
    let theme = builder.theme()
    expectEqual(theme.style(for: "A").color(.fontColor), red)
    expect(theme.style(for: "A").color(.tintColor) == nil)
    let night = theme.style(for: "A", in: StyleEnvironment(appearance: .dark))
    expectEqual(night.color(.fontColor), green)
    expectEqual(night.color(.tintColor), blue)
  }

  /// A class path that no rule names is silent, until somebody asks.
  @Test func aWrongPathHasAdvice() {
    var builder = StyleTableBuilder()
    builder.set("HierarchyItemView_title", "font-size", .number(1))
    builder.set("Button", "font-size", .number(1))
    let theme = builder.theme()
    expect(theme.advice(forClassList: "Button:HierarchyItemView_title") == nil)
    expectEqual(
      theme.advice(forClassList: "Button:HierarchyItemView_titel"),
      "the theme has no 'HierarchyItemView_titel'; did you mean 'HierarchyItemView_title'?")
    expectEqual(theme.advice(forClassList: "button"), "the theme has no 'button'; did you mean 'Button'?")
    expectEqual(theme.advice(forClassList: "Nowhere"), "the theme has no 'Nowhere'")
    expectEqual(StyleTable.empty.advice(forClassList: "é"), "the theme has no 'é'")
    expect(theme.advice(forClassList: String(repeating: "a", count: 9_999)) != nil)
  }

  @Test func aTypedAccessorGivesItsTypeOnly() {
    var builder = StyleTableBuilder()
    builder.set("A", "number", .number(1.5))
    builder.set("A", "integer", .integer(-3))
    builder.set("A", "whole", .number(4))
    builder.set("A", "boolean", .boolean(true))
    builder.set("A", "style", .textStyle("headline"))
    builder.set("A", "align", .textAlignment(.center))
    builder.set("A", "keyword", .keyword("rounded"))
    builder.set("A", "font", .fontName("Menlo-Regular"))
    builder.set("A", "image", .imageName("logo"))
    builder.set("A", "box", .box(StyleBox(top: 1, right: 2, bottom: 3, left: 4)))
    builder.set("A", "offset", .offset(StyleOffset(x: -1, y: 0.5)))
    builder.set("A", "names", .names(["B", "C"]))
    builder.set("A", "string", .string("free text"))
    let style = builder.theme().style(for: "A")
    expectEqual(style.number("number"), 1.5)
    expect(style.integer("number") == nil)
    expectEqual(style.integer("integer"), -3)
    expectEqual(style.number("integer"), -3)
    expectEqual(style.integer("whole"), 4)
    expectEqual(style.boolean("boolean"), true)
    expectEqual(style.textStyle("style"), .headline)
    expectEqual(style.textAlignment("align"), .center)
    expectEqual(style.keyword("keyword"), "rounded")
    expectEqual(style.fontName("font"), "Menlo-Regular")
    expectEqual(style.imageName("image"), "logo")
    expectEqual(style.box("box"), StyleBox(top: 1, right: 2, bottom: 3, left: 4))
    expectEqual(style.offset("offset"), StyleOffset(x: -1, y: 0.5))
    expectEqual(style.names("names"), ["B", "C"])
    expectEqual(style.string("string"), "free text")
    expect(style.color("number") == nil)
    expect(style.string("keyword") == nil)
  }

  @Test func anImagesStateStandsBeforeItsInsets() {
    var builder = StyleTableBuilder()
    builder.set("A", "background-image-highlighted-insets", .box(StyleBox(top: 1, right: 1, bottom: 1, left: 1)))
    let style = builder.theme().style(for: "A")
    expectEqual(style.box(StyleProperty.backgroundImage.insets, state: .highlighted)?.top, 1)
  }

  @Test func anUnknownPathGivesAnEmptyStyle() {
    let style = StyleTableBuilder().theme().style(for: "Nowhere")
    expect(style.isEmpty)
    expect(style.value(.fontColor) == nil)
  }

  @Test func anImageAndItsInsetsAreFoundEachOnItsOwn() {
    let insets = StyleBox(top: 1, right: 2, bottom: 3, left: 4)
    let wide = StyleBox(top: 9, right: 9, bottom: 9, left: 9)
    var builder = StyleTableBuilder()
    builder.set("A", "background-image-insets", .box(insets))
    builder.set("A", "background-image-highlighted-insets", .box(wide))
    builder.set("A", "image-insets", .box(insets))
    builder.set("B", "background-image", .imageName("plain"))
    builder.set("B", "background-image-selected", .imageName("chosen"))
    let style = builder.theme().style(forClassList: "A:B")
    expectEqual(style.image(.backgroundImage), StyleImage(name: "plain", insets: insets))
    // There is no highlighted image, so the plain one comes with the plain insets.
    let highlighted = style.image(.backgroundImage, state: .highlighted)
    expectEqual(highlighted, StyleImage(name: "plain", insets: insets))
    expectEqual(style.image(.backgroundImage, state: .selected), StyleImage(name: "chosen"))
    expect(style.image(.image) == nil)
  }
}
