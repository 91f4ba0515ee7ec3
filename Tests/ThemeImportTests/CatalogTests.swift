import Testing

/// Asset catalogues as Xcode and others write them.
@Suite struct CatalogTests {
  private func entry(_ components: String, _ space: String = "srgb", _ more: String = "") -> String
  {
    #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}\#(more)}"#
  }

  private func set(_ entries: String...) -> String {
    #"{"colors": [\#(entries.joined(separator: ","))], "info": {"author": "xcode", "version": 1}}"#
  }

  private let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  private let high = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#

  @Test func componentsHaveFourSpellings() {
    let spellings = [
      #""red": "1.000", "green": "0.502", "blue": "0.000", "alpha": "1.000""#,
      #""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000""#,
      #""red": "255", "green": "128", "blue": "0", "alpha": "1""#,
      #""red": 1, "green": 0.502, "blue": 0, "alpha": 1"#,
    ]
    for spelling in spellings {
      checkCatalog(["a.colorset": set(entry(spelling))], gives: "@a: #FF8000;")
    }
    checkCatalog(
      ["a.colorset": set(entry(#""white": "0.5", "alpha": "0.5""#, "gray-gamma-22"))],
      gives: "@a: rgba(128, 128, 128, 0.502);")
  }

  @Test func appearancesAndDevicesBecomeConditions() {
    let black = #""red": "0", "green": "0", "blue": "0", "alpha": "1""#
    let white = #""red": "255", "green": "255", "blue": "255", "alpha": "1""#
    let grey = #""red": "0x80", "green": "0x80", "blue": "0x80", "alpha": "1""#
    checkCatalog(
      [
        "a.colorset": set(
          entry(white), entry(black, "srgb", dark), entry(grey, "srgb", high),
          #"{"idiom": "ipad", "color": {"color-space": "srgb", "components": {\#(grey)}}}"#,
          #"{"idiom": "watch", "color": {"color-space": "srgb", "components": {\#(grey)}}}"#)
      ],
      gives: """
        @a: #FFFFFF;

        @media (appearance: dark) {
          @a: #000000;
        }

        @media (contrast: high) {
          @a: #808080;
        }

        @media (device: ipad) {
          @a: #808080;
        }

        @media (appearance: dark) and (contrast: high) {
          @a: #000000;
        }

        @media (device: ipad) and (appearance: dark) and (contrast: high) {
          @a: #808080;
        }
        """,
      reporting: ["entries for 'watch' are left out, as of 'a'"])
  }

  /// An explicit light counts in the light, and the colour for any appearance in the dark.
  @Test func anExplicitLightCounts() {
    let black = #""red": "0", "green": "0", "blue": "0", "alpha": "1""#
    let white = #""red": "255", "green": "255", "blue": "255", "alpha": "1""#
    let light = #", "appearances": [{"appearance": "luminosity", "value": "light"}]"#
    checkCatalog(
      ["a.colorset": set(entry(black), entry(white, "srgb", light))],
      gives: """
        @a: #FFFFFF;

        @media (appearance: dark) {
          @a: #000000;
        }
        """)
  }

  @Test func whatIsForeignOrDamagedIsNamed() {
    let good = set(entry(#""red": 0, "green": 0, "blue": 0, "alpha": 1"#))
    let wide = entry(
      #""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#, "display-p3")
    checkCatalog(
      [
        "": #"{"info": {"version": 1}}"#,
        "Icon.imageset": #"{"images": []}"#, "bad.colorset": #"{"colors": ["#,
        "empty.colorset": #"{"info": {}}"#, "good.colorset": good,
        "system.colorset":
          #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#,
        "wide.colorset": set(wide),
      ],
      gives: """
        @good: #000000;
        @wide: #FF0B0B;
        """,
      reporting: [
        "a stylesheet has nothing for sets of the kind 'imageset': 'Icon.imageset'",
        "expected a value, found the end of the file", "the set 'empty' has no 'colors'",
        "'system' is left out: it stands for 'systemBlueColor', which only the system knows",
        "'wide' lies outside sRGB; the nearest colour of sRGB is written",
      ])
  }
}
