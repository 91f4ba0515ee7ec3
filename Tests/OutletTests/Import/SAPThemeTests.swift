import TestSupport
import Testing
import ThemeBase
import ThemeExchange
import ThemeModel

/// SAP's web themes, in small files of the same shapes.
@Suite struct SAPThemeTests {
  private func read(_ themes: KeyValuePairs<String, String>) -> ImportResult {
    SAPImporter.read([folder("lib", themes)])
  }

  private func checkSheet(
    _ themes: KeyValuePairs<String, String>, has lines: [String], lacks others: [String] = [],
    location: SourceLocation = #_sourceLocation
  ) {
    let result = read(themes)
    let sheet = String(decoding: result.sheet, as: UTF8.self)
    let all = Set(sheet.split(separator: "\n").map { $0.drop { $0 == " " } })
    for line in lines { expect(all.contains(line[...]), "\(line)", sourceLocation: location) }
    for line in others { expect(!all.contains(line[...]), "\(line)", sourceLocation: location) }
    expect(sheet.contains("@import \"themec:Fiori\";"), sourceLocation: location)
    expect(!compile(result.sheet).hasErrors, sourceLocation: location)
    checkHasNoFindings(result.sheet, for: [.fioriUIKit, .fioriSwiftUI], sourceLocation: location)
  }

  private func variables(_ values: String) -> String { "{\"root\": {\(values)}}" }

  @Test func fourThemesBecomeOneSheet() {
    let tags = { (tags: String) in "{\"sId\": \"x\", \"sType\": \"STANDARD\", \"aTags\": [\(tags)]}" }
    checkSheet(
      [
        "a/.theming": tags(##""LightColorScheme""##),
        "a/variables.json": variables(##""sapInformativeColor": "#0070f2""##),
        "b/.theming": tags(##""DarkColorScheme""##),
        "b/variables.json": variables(##""sapInformativeColor": "#4db1ff""##),
        "brand_hcb/css_variables.css": ":root{\n--sapInformativeColor: #fff;\n}\n",
        "brand_hcw/less_variables.less": "@sapInformativeColor: #000;\n",
      ],
      has: [
        "@sapInformativeColor: #0070F2;", "@sapInformativeColor: #4DB1FF;", "@sapInformativeColor: #000000;",
        "@sapInformativeColor: #FFFFFF;", "@media (appearance: dark) and (contrast: high) {", "@tintColor: #0070F2;",
        "@tintColor_darkBackground: #4DB1FF;", "@tintColor_elevatedContrastDarkBackground: #FFFFFF;",
        "@tintColor_contrastLightBackground: #000000;",
      ])
  }

  /// Each colour is rounded to eight bits before another one is made of it: without that the last one is `#020304`.
  @Test func designTokensAreComputed() {
    checkSheet(
      [
        "sap_x/design-tokens.json": ##"""
        {"Internal": {
           "_sapPrimaryH": {"value": "210", "type": "internal"},
           "_sapPrimaryS": {"value": "21.739130434782606%", "type": "internal"},
           "_sapPrimaryL": {"value": "9.019607843137255%", "type": "internal"},
           "_sapPrimaryA": {"value": "1", "type": "internal"},
           "sapPrimary": {"value": "hsla({Internal._sapPrimaryH}, {Internal._sapPrimaryS}, {Internal._sapPrimaryL}, {Internal._sapPrimaryA})", "type": "color"},
           "sapGrid": {"value": "1rem", "type": "sizing"}},
         "List": {
           "_sapActiveH": {"value": "{Internal._sapPrimaryH}", "type": "internal"},
           "_sapActiveS": {"value": "{Internal._sapPrimaryS}", "type": "internal"},
           "_sapActiveL": {"value": "{Internal._sapPrimaryL} - 8%", "type": "internal"},
           "_sapActiveA": {"value": "{Internal._sapPrimaryA}", "type": "internal"},
           "sapActive": {"value": "hsla({List._sapActiveH}, {List._sapActiveS}, {List._sapActiveL}, {List._sapActiveA})", "type": "color", "description": "Pressed."},
           "_sapRaisedH": {"value": "{List._sapActiveH}", "type": "internal"},
           "_sapRaisedS": {"value": "{List._sapActiveS}", "type": "internal"},
           "_sapRaisedL": {"value": "{List._sapActiveL} + 15%", "type": "internal"},
           "_sapRaisedA": {"value": "(50) / 100", "type": "internal"},
           "sapRaised": {"value": "hsla({List._sapRaisedH}, {List._sapRaisedS}, {List._sapRaisedL}, {List._sapRaisedA})", "type": "color"},
           "sapAlias": {"value": "{List.sapActive}", "type": "color"},
           "sapWidth": {"value": "0.5 * {Internal.sapGrid}", "type": "borderWidth"},
           "sapFontFamily": {"value": "\"72\", \"72full\", Arial", "type": "fontFamilies"}}}
        """##
      ],
      has: [
        "@sapPrimary: #12171C;", "@sapActive: #020303;", "/* Pressed. */", "@sapRaised: rgba(33, 49, 49, 0.5);",
        "@sapAlias: @sapActive;", "@sapGrid: 16;", "@sapWidth: 0.5 * @sapGrid;", "@sapFontFamily: 72;",
      ])
  }

  /// The file with SAP's own results counts more than the one to compute them from.
  @Test func resolvedValuesCountMore() {
    checkSheet(
      [
        "sap_x/design-tokens.json":
          ##"{"A": {"sapX": {"value": "#111111", "type": "color", "description": "Note."}}}"##,
        "sap_x/variables.json": variables(##""sapX": "#222222", "sapY": ".5rem", "sapW": "none""##),
      ], has: ["@sapX: #222222;", "/* Note. */", "@sapY: 8;"], lacks: ["@sapX: #111111;"])
  }

  /// What SAP's own theme has leaves the palette as it is; another brand changes it, but not the dark grounds.
  @Test func aBrandReachesThePalette() {
    checkSheet(
      ["sap_x/variables.json": variables(##""sapHighlightColor": "#0064d9", "sapTextColor": "#131e29""##)],
      has: ["@sapHighlightColor: #0064D9;"], lacks: ["@tintColor: #0064D9;"])
    checkSheet(
      ["brand/variables.json": variables(##""sapHighlightColor": "#118800", "sapBaseColor": "#eeffee""##)],
      has: [
        "@tintColor: #118800;", "@tintColor_darkBackground: #118800;", "@tintColor3: rgba(17, 136, 0, 0.08);",
        "@primaryBackground: #EEFFEE;", "@primaryBackground_darkBackground: #000000;",
      ])
  }

  /// An export may hold only the changes to one of SAP's themes, in Less.
  @Test func changesAreRead() {
    checkSheet(
      [
        "Base/baseLib/brand/base.less": """
        @import "custom.less";
        @sapBrandColor: @green;
        @sapLinkColor: darken(@green, 10);
        @sapShell_Background: linear-gradient(@green, #fff);
        """, "Base/baseLib/brand/custom.less": "@green: #118800;\n",
        "Base/baseLib/brand--Contrast/.theming": ##"{"sType": "ABSTRACT"}"##,
        "Base/baseLib/brand--Contrast/base.less": "@sapBrandColor: #000000;",
      ], has: ["@green: #118800;", "@sapBrandColor: @green;", "@sapLinkColor: #0B5500;"])
  }

  @Test func nothingIsPassedOver() {
    let two = read([
      "a/variables.json": variables(##""sapX": "#000""##),
      "b/variables.json": variables(##""sapX": "#111""##),
    ])
    expect(two.sheet.isEmpty)
    expect(two.diagnostics.contains { $0.message == "'a' and 'b' are themes for the same situation" })
    for text in ["{}", "[]", "{\"root\": {}}", "{\"root\": {\"sapLogo\": \"none\"}}"] {
      let empty = read(["a/variables.json": text])
      expect(empty.sheet.isEmpty && empty.diagnostics.contains { $0.severity == .error }, "\(text)")
    }
    let lost = read([
      "a/variables.json": variables(##""sapX": "#000", "sapShadow": "0 0 1px #000", "sapMargin": "1rem 2rem""##)
    ])
    expectEqual(
      lost.diagnostics.map(\.message), ["a stylesheet has no values of the type 'text': 'sapShadow' is left out"])
  }

  @Test func setsNameTheirThemes() {
    let set = ##"{"sType": "SET", "mSet": {"aThemes": [{"sId": "x"}, {"sId": "x_dark"}]}}"##
    expectEqual(SAPImporter.themes(ofSet: Array(set.utf8)), ["x", "x_dark"])
    expectEqual(SAPImporter.themes(ofSet: Array("{".utf8)), [])
  }

  /// A sheet without rules is a base for others, so that nothing in it is unused.
  @Test func theSheetLintsClean() {
    let sheet = read(["brand/variables.json": variables(##""sapHighlightColor": "#118800""##)]).sheet
    expect(compile(sheet).diagnostics.isEmpty)
  }
}

/// The page about SAP's themes lists the table of parameters.
@Suite struct SAPThemePageTests {
  @Test func theTableIsFresh() throws {
    let path = "Sources/ThemeExchange/ThemeExchange.docc/SAPThemes.md"
    let page = String(decoding: try Repository.bytes(path), as: UTF8.self)
    let mark = "sap-parameters.txt. -->\n"
    let head = try #require(page.firstRange(of: mark).map { page[..<$0.upperBound] })
    let equal = SAPParameterMap.rows.filter { $0.standard == nil }
    let changed = SAPParameterMap.rows.filter { $0.standard != nil }
    func table(_ rows: [SAPParameterMap.Row]) -> String {
      "| palette colour | parameter |\n|---|---|\n"
        + rows.map { "| `\($0.paletteColor)` | `\($0.parameter)` |\n" }.joined()
    }
    GeneratedFile.check(
      head + "\nWith equal values, \(equal.count) of the palette's "
        + "\(PaletteLibrary.palette(.latest).names.count) colours:\n\n" + table(equal)
        + "\nWhere a theme sets another value than SAP:\n\n" + table(changed), at: path)
  }

  /// Every row names a colour of the palette, and the values that it calls SAP's are those that are equal to no other row's.
  @Test func rowsNameThePalette() {
    for row in SAPParameterMap.rows {
      expect(PaletteLibrary.palette(.latest).contains(row.paletteColor), "\(row.paletteColor)")
      expect(row.parameter.hasPrefix("sap"), "\(row.parameter)")
    }
    expectEqual(Set(SAPParameterMap.rows.filter { $0.standard == nil }.map(\.paletteColor)).count, 44)
  }
}
