import Testing
import ThemeModel
import ThemeTable

/// Colours as each target reads them.
@Suite struct ColorValueTests {
  private func check(
    _ text: String, nui: String, uiKit: String, swiftUI: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let color = ValueGrammar(.color)
    for (target, expected) in [(Target.nui, nui), (.fioriUIKit, uiKit), (.fioriSwiftUI, swiftUI)] {
      LanguageTests.check(text, as: color, expected, target: target, sourceLocation: sourceLocation)
    }
  }

  private func check(
    _ text: String, _ expected: String, target: Target = .fioriUIKit, palette: ColorPalette = ColorPalette(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    LanguageTests.check(
      text, as: ValueGrammar(.color), expected, target: target, palette: palette, sourceLocation: sourceLocation)
  }

  @Test func plainColorsFitEveryTarget() {
    for target in Target.allCases {
      checkFit(
        "#000000", "#ffFFff", "0x123456", "0XABCDEF", "black", "white", "clear", "red", "lightGray", "darkGray",
        "#FFFFFFFF", as: ValueGrammar(.color), target: target)
    }
    for target in [Target.nui, .fioriUIKit] {
      checkFit(
        "rgb ( 255 , 0 , 0 )", "rgba ( 255 , 0 , 0 , 0.5 )", "rgba ( 255 , 0 , 0 , 255 )", "rgba ( 1 , 2 , 3 , 0 )",
        "RGB ( 1 , 2 , 3 )", "rgb ( 0.5 , 1.0 , 0 )", "magenta", "label", "systemBlue", "darkText", "separator",
        as: ValueGrammar(.color), target: target)
    }
    for target in [Target.fioriUIKit, .fioriSwiftUI] {
      checkFit(
        "primaryLabel", "tintColor", "grey1", "chart11", "customColor3", "separator_device", "header_lightConstant",
        "header_darkConstant", "header_deviceInverse", "#F80", as: ValueGrammar(.color), target: target)
    }
    checkFit(
      "negativeLabel_darkBackground", "grey1_lightBackground", "grey1_elevatedContrastDarkBackground",
      as: ValueGrammar(.color))
  }

  @Test func eightDigitsAreReadInThreeWays() {
    check(
      "#1EE68A80", nui: "#1EE68AFF " + alpha(0x1EE6_8AFF, 0xE68A_804D, 0x1EE6_8A80),
      uiKit: "#E68A804D " + alpha(0x1EE6_8AFF, 0xE68A_804D, 0x1EE6_8A80),
      swiftUI: "#1EE68A80 " + alpha(0x1EE6_8AFF, 0xE68A_804D, 0x1EE6_8A80))
    // More than 100 percent is opaque.
    check("#64000000", "#000000FF " + alpha(0x6400_00FF, 0xFF, 0x6400_0000))
    check("#FF00FF00", "#00FF00FF " + alpha(0xFF00_FFFF, 0x00FF_00FF, 0xFF00_FF00))
    check("#00FF00FF", "#FF00FF00 " + alpha(0x00FF_00FF, 0xFF00_FF00, 0x00FF_00FF))
  }

  private func alpha(_ nui: UInt32, _ uiKit: UInt32, _ swiftUI: UInt32) -> String {
    func color(_ bits: UInt32) -> String { "\(StyleColor(rgba: bits))" }
    return "~ambiguousHexAlpha(HexAlphaReadings(nui: \(color(nui)), fioriUIKit: \(color(uiKit)), "
      + "fioriSwiftUI: \(color(swiftUI))))@0-1"
  }

  @Test func otherLengthsAreCut() {
    check("#F80", nui: "- !hexLength(3)@0-1=#FF8800", uiKit: "#FF8800FF", swiftUI: "#FF8800FF")
    check(
      "#F80F", nui: "- !hexLength(4)@0-1", uiKit: "#FF8800FF ~wrongHexLength(digits: 4, read: 3)@0-1",
      swiftUI: "#FF8800FF ~wrongHexLength(digits: 4, read: 3)@0-1")
    check("#F80FF", "#FF8800FF ~wrongHexLength(digits: 5, read: 3)@0-1")
    check("#F80FF", "- !hexLength(5)@0-1", target: .nui)
    check("#1234567", "#123456FF ~wrongHexLength(digits: 7, read: 6)@0-1")
    check("#1234567", "#123456FF ~wrongHexLength(digits: 7, read: 6)@0-1", target: .nui)
    check("#12", "- !hexLength(2)@0-1")
    check("#", "- !hexLength(0)@0-1")
    check("0x", "- !hexLength(0)@0-1")
    check("#GG0000", "- !hexLength(0)@0-1")
    check("#123456789", "#123456FF ~wrongHexLength(digits: 9, read: 6)@0-1", target: .nui)
  }

  @Test func textAroundAColorIsSkipped() {
    check("x#FF0000", "#FF0000FF ~ignoredText@0-1")
    check("#FF 00 00", "#FF0000FF")
    check("#FF0000 #00FF00", "#FF0000FF ~ignoredText@0-2")
    check("foo rgb ( 1 , 2 , 3 ) bar", "#010203FF ~ignoredText@0-10")
    check("#FF0000 , 0.5", "#FF0000FF ~ignoredText@0-3")
  }

  @Test func integersAreDividedBy255() {
    check("rgba ( 255 , 0 , 0 , 1 )", "#FF000001 ~integerAlpha@8-9")
    check("rgba ( 255 , 0 , 0 , 50 )", "#FF000032 ~integerAlpha@8-9")
    check("rgba ( 255 , 0 , 0 , 1.0 )", "#FF0000FF")
    check("hsl ( 0.5 , 1.0 , 1.0 )", "#00FFFFFF ~hslIsHSB(isDivided: false)@0-8")
    check("hsl ( 120 , 1.0 , 0.5 )", "#008069FF ~hslIsHSB(isDivided: true)@0-8")
    check("hsla ( 0.5 , 0 , 1.0 , 1 )", "#FFFFFF01 ~hslIsHSB(isDivided: false)@0-10 ~integerAlpha@8-9")
    check("rgb ( 1 , 2 , 3 , 4 )", "#010203FF ~ignoredAlpha@8-9")
    check("rgb ( 256 , 0 , 0 )", "#FF0000FF ~outOfRange(lower: 0.0, upper: 255.0)@2-3")
    check("rgb ( 1.5 , 0 , 0 )", "#FF0000FF ~outOfRange(lower: 0.0, upper: 1.0)@2-3")
    check("rgb ( 1 , 2 , 3 )", "#010203FF ~colorFunctionNotRead@0-8", target: .fioriSwiftUI)
  }

  @Test func functionsWithWrongArgumentsAreNoColors() {
    check("rgb ( 255 , 0 )", "- !colorArgumentCount(function: \"rgb\", found: 2)@0-6")
    check("rgba ( 255 , 0 , 0 )", "- !colorArgumentCount(function: \"rgba\", found: 3)@0-8")
    check("rgb ( -1 , 0 , 0 )", "- !colorArguments@2-3")
    check("rgb ( 10 20 30 )", "- !colorSeparators@2-5=10, 20, 30")
    check("rgb ( 50% , 0 , 0 )", "- !colorArguments@2-3")
    check("rgb ( 50 % , 0 , 0 )", "- !colorArguments@3-4")
    check("rgba ( @r , 0 , 0 , 0.5 )", "- !colorArguments@2-3")
    check("rgb ( )", "- !colorArgumentCount(function: \"rgb\", found: 0)@0-3")
    check("rgb ( 1 2 , 3 )", "- !colorSeparators@2-6=1, 2, 3")
    check("rgb ( 1 , 2 , 3 , )", "- !colorStrayComma@2-8=1, 2, 3")
    check("rgb ( 1 , , )", "- !colorStrayComma@2-5")
    check("rgb ( 1 , 2 , 3", "- !colorUnclosed(function: \"rgb\")@0-7=rgb(1, 2, 3)")
    check("rgb ( 1 , 2", "- !colorUnclosed(function: \"rgb\")@0-5")
    check("rgba (", "- !colorUnclosed(function: \"rgba\")@0-2")
  }

  @Test func wordsThatAreNoColors() {
    check("none", "- !unknownColor@0-1=clear")
    check("transparent", "- !unknownColor@0-1=clear")
    check("grey", "- !unknownColor@0-1=gray")
    check("Red", "- !colorCase@0-1=red")
    check("redColor", "- !unknownColor@0-1=red")
    check("lightgray", "- !colorCase@0-1=lightGray")
    check("TintColor", "- !colorCase@0-1=tintColor")
    check("primarylabel", "- !colorCase@0-1=primaryLabel")
    check("primryLabel", "- !unknownColor@0-1=primaryLabel")
    check("chartreuse", "- !unknownColor@0-1=#7FFF00")
    check("primaryLabel", "- !paletteColorNotRead@0-1", target: .nui)
    check("systemBlue", "- !unknownColor@0-1", target: .fioriSwiftUI)
    check("magenta", "- !unknownColor@0-1", target: .fioriSwiftUI)
    check("grey1_wrong", "- !unknownColor@0-1")
  }

  @Test func otherTypesAreNoColors() {
    checkMismatch(
      "12", "12 13", "true", "headline", "10 , 10", "\"red\"", "red blue", "( )", ",", "a", "Helvetica-Bold", "1.5",
      "-1", "%", as: ValueGrammar(.color))
    check("", "- !empty@0-0")
    check("12", "- !wrongType@0-1")
    check("red blue", "- !wrongType@0-2")
  }

  private let oldNegative = "paletteNameFromOlder(\"v5\", chosen: \"v8\", successor: nil)"

  @Test func paletteNames() {
    check("grey1", "4 variants")
    check("map8", "#0000D0FF")
    check("accent1", "#E38B16FF ~paletteNameFromOlder(\"v5\", chosen: \"v8\", successor: Optional(\"mango3\"))@0-1")
    check("negative", "2 variants ~\(oldNegative)@0-1")
    check("grey1_darkBackground", "2 variants")
    check("grey1_contrastDarkBackground", "#1C242BFF")
    check("negative_darkBackground", "#FF8888FF ~\(oldNegative)@0-1")
    check("negative_darkBackground", "- !paletteColorNotRead@0-1", target: .nui)
    check(
      "primaryLabel", "2 variants ~paletteNameCompatible(\"v4\", with: \"primary1\")@0-1", palette: ColorPalette(.v4))
    check("chrome", "#00000000 ~paletteNameClear(\"v4\", until: Optional(\"v8\"))@0-1", palette: ColorPalette(.v4))
    check("quarternaryLabel", "#00000000 ~paletteNameClear(\"v8\", until: nil)@0-1")
    check("grey1_darkBackground", "4 variants ~paletteSuffixIgnored(\"darkBackground\")@0-1", target: .fioriSwiftUI)
    check("baseWhite", "#FFFFFFFF")
  }

  /// The tint without any view, and colours that were pictures until iOS 6.
  @Test func oldNamesOfUIKit() {
    for name in ["viewFlipsideBackground", "scrollViewTexturedBackground", "underPageBackground"] {
      checkFit(name, as: ValueGrammar(.color), target: .nui)
      checkFit(name, as: ValueGrammar(.color), target: .fioriUIKit)
      checkMismatch(name, as: ValueGrammar(.color), target: .fioriSwiftUI)
    }
    check("tint", nui: "4 variants", uiKit: "4 variants", swiftUI: "- !unknownColor@0-1")
  }

  /// SwiftUI's basic names are colours that adapt.
  @Test func basicNamesAdaptInSwiftUI() {
    check("red", nui: "#FF0000FF", uiKit: "#FF0000FF", swiftUI: "4 variants")
    check("gray", nui: "#808080FF", uiKit: "#808080FF", swiftUI: "3 variants")
    check("clear", nui: "#00000000", uiKit: "#00000000", swiftUI: "#00000000")
    check("lightGray", nui: "#AAAAAAFF", uiKit: "#AAAAAAFF", swiftUI: "#AAAAAAFF")
  }
}
