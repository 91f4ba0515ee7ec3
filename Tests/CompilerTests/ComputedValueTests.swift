import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
import ThemeTable

/// Functions and arithmetic through the whole compiler: typed, per environment, and as flat literals.
@Suite struct ComputedValueTests {
  private func value(
    _ theme: String, _ path: String, _ property: String, in environment: StyleEnvironment = StyleEnvironment()
  ) -> StyleValue? {
    EnvironmentStyles(compile(theme).table, in: environment, selection: path)?.styles.first?.entries.first {
      $0.property == property
    }?.value
  }

  private func codes(_ theme: String) -> [DiagnosticCode] {
    compile(theme).diagnostics.filter { $0.severity > .note }.map(\.code)
  }

  @Test func numbersAreComputed() {
    expectEqual(value("@x: 4; Label { font-size: @x * (2 + 3); }", "Label", "font-size"), .number(20))
    expectEqual(
      value("@p: 4 8; Button { padding: (@p) * 2; }", "Button", "padding"),
      .box(StyleBox(top: 8, right: 16, bottom: 8, left: 16)))
  }

  /// A number is read alike where it stands alone and where one computes with it.
  @Test(arguments: [
    "4", "+4", "-4", ".5", "4.", "007", "1e3", "1e-1", "4px", "-4px", ".5em", "4.pt", "1e3px", "4PX", "4pixelsxx",
    "4pixelsxxx", "4p2", "4_", "0x10", "#10", "4-px", "px", "1.2.3",
  ]) func numbersAreReadAlike(number: String) {
    let plain = "@component My { @part & : view; @part & { n: Number; } } fdlMy { n: \(number); }"
    for computed in ["\(number) * 1", "(\(number))", "0 + \(number)", "mine"] {
      var theme = plain.replacing("n: \(number);", with: "n: \(computed);")
      if computed == "mine" { theme = plain.replacing("n: \(number);", with: "n: @a / 1;") + "@a: \(number);" }
      let (plainCodes, codes) = (codes(plain), codes(theme))
      expectEqual(codes.contains(.unitSuffix), plainCodes.contains(.unitSuffix), "\(theme)")
      guard !plainCodes.contains(.invalidValue) else {
        expect(codes.contains { $0 == .invalidExpression || $0 == .invalidValue }, "\(theme)")
        continue
      }
      expectEqual(value(theme, "fdlMy", "n"), value(plain, "fdlMy", "n"), "\(theme)")
    }
  }

  @Test func unitsAreIgnoredWhereOneComputes() {
    func check(_ computed: String, as plain: String, _ property: String = "font-size", units: Int = 1) {
      let theme = "Button { \(property): \(computed); }"
      expectEqual(
        value(theme, "Button", property), value("Button { \(property): \(plain); }", "Button", property), "\(theme)")
      expectEqual(codes(theme), Array(repeating: .unitSuffix, count: units), "\(theme)")
    }
    check("2 * 4px + 1pt", as: "9", units: 2)
    check("(4px 8) * 2", as: "8 16", "padding")
    check("4px (2 * 3)", as: "4 6", "padding")
    check("- (4px , 2) * 2", as: "-8, -4", "shadow-offset")
    check("lighten(red, 0.1px)", as: "lighten(red, 0.1)", "font-color")
    check("rgba(200px + 5, 0, 0, 1.0)", as: "rgba(205, 0, 0, 1.0)", "font-color")
    expectEqual(codes("Button { font-size: 4 px * 2; }"), [.invalidExpression])
    expectEqual(codes("Button { font-color: lighten(red, 10px); }"), [.invalidExpression])
    expectEqual(codes("@tintColor: darken(red, 0.1px); Button { font-color: tintColor; }"), [.unitSuffix])
  }

  @Test func aDefinitionIsOneOperand() {
    expectEqual(value("@a: 2 + 3; Label { font-size: @a * 2; }", "Label", "font-size"), .number(10))
    expectEqual(value("@a: 2 + 3; Label { font-size: 20 - @a; }", "Label", "font-size"), .number(15))
    expectEqual(
      value("@p: 4 8; Button { padding: @p / 2; }", "Button", "padding"),
      .box(StyleBox(top: 2, right: 4, bottom: 2, left: 4)))
  }

  @Test func aDefinitionHoldsWhereItIsDefinedWhoeverUsesItElsewhere() {
    let definition = "@media (device: ipad) { @size: 4; }"
    let elsewhere = "@media (device: iphone) { Apple { font-size: @size; } }"
    let use = "Zebra { font-size: @size; }"
    let (alone, both) = (compile(definition + use), compile(definition + elsewhere + use))
    var sizes: Set<String?> = []
    for environment in EnvironmentSet.all {
      let size = texts(alone.table, in: environment)["Zebra"]?["font-size"]
      expectEqual(texts(both.table, in: environment)["Zebra"]?["font-size"], size)
      sizes.insert(size)
    }
    expectEqual(sizes, ["4", nil])
  }

  @Test func colorsAreComputedForEachEnvironment() {
    let theme = "Label { font-color: alpha(primaryLabel, 0.5); }"
    let light = value(theme, "Label", "font-color")
    let dark = value(theme, "Label", "font-color", in: StyleEnvironment(appearance: .dark))
    expectEqual(light, .color(StyleColor(rgba: 0x2235_4880)))
    expectEqual(dark, .color(StyleColor(rgba: 0xF5F6_F780)))
  }

  @Test func theTextStaysAsItIsWritten() {
    let compilation = compile("Label { font-size: 2 * 9; }")
    expectEqual(texts(compilation.table, in: StyleEnvironment())["Label"]?["font-size"], "2 * 9")
    let flat = NSSEmitter.emit(compilation.compilation, for: .nui)
    expectEqual(flat.text, "Label {\n  font-size: 18;\n}\n")
  }

  @Test func mistakesAreNamed() {
    expectEqual(codes("Label { font-size: 1 / 0; }"), [.divisionByZero])
    expectEqual(codes("Label { font-size: 1 + red; }"), [.invalidExpression])
    expectEqual(codes("Label { font-size: lighten(red, 0.1); }"), [.invalidValue])
    expectEqual(codes("@a: 0; @b: 1 / @a; Label { font-size: @b; width: @b; }"), [.divisionByZero])
  }
}
