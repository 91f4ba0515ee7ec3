import Testing

/// Asset catalogues as Xcode and others write them.
@Suite struct ImportedCatalogTests {
  private func entry(_ components: String, _ space: String = "srgb", _ more: String = "") -> String {
    #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}\#(more)}"#
  }

  private func set(_ entries: String...) -> String {
    #"{"colors": [\#(entries.joined(separator: ","))], "info": {"author": "xcode", "version": 1}}"#
  }

  private let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  private let high = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#

  @Test func componentsHaveManySpellings() {
    let spellings = [
      #""red": "1.000", "green": "0.502", "blue": "0.000", "alpha": "1.000""#,
      #""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000""#,
      #""red": "255", "green": "128", "blue": "0", "alpha": "1""#,
      #""red": 1, "green": 0.502, "blue": 0, "alpha": 1"#,
      #""red": 255, "green": 128, "blue": 0, "alpha": 1"#,
      #""red": "1e0", "green": "5.02E-1", "blue": "-0.0""#,
    ]
    for spelling in spellings { checkCatalog(["a.colorset": set(entry(spelling))], gives: "@a: #FF8000;") }
    checkCatalog(
      ["a.colorset": set(entry(#""white": "0.5", "alpha": "0.5""#, "gray-gamma-22"))],
      gives: "@a: rgba(128, 128, 128, 0.5);")
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

        @media (appearance: light) and (contrast: high) {
          @a: #808080;
        }

        @media (device: ipad) {
          @a: #808080;
        }
        """, reporting: ["entries for 'watch' are left out, as of 'a'"])
  }

  /// Entries for the iPhone say nothing about the iPad, and a wide gamut counts only where there is no other entry.
  @Test func devicesKeepTheirOwnColours() {
    func color(_ idiom: String, _ digits: String, _ gamut: String = "sRGB") -> String {
      ##"{"idiom": "\##(idiom)", "display-gamut": "\##(gamut)", "color": {"color-space": "srgb", "components": "##
        + ##"{"red": "0x\##(digits)", "green": "0x\##(digits)", "blue": "0x\##(digits)"}}}"##
    }
    checkCatalog(
      [
        "a.colorset": set(color("iphone", "99", "display-P3"), color("iphone", "00"), color("universal", "FF")),
        "b.colorset": set(color("iphone", "11")),
      ],
      gives: """
        @a: #000000;
        @b: #111111;

        @media (device: ipad) {
          @a: #FFFFFF;
        }
        """)
  }

  @Test func namesMayBeAnything() {
    let black = set(entry(#""red": "0.0", "green": "0.0", "blue": "0.0", "alpha": "1.000""#))
    let namespace = #"{"properties": {"provides-namespace": true}}"#
    checkCatalog(
      [
        "Text.Styles": namespace, "Text.Styles/Primary 1.colorset": black, "🍎.colorset": black, "名前.colorset": black,
        "media.colorset": black, "Plain/a.b.colorset": black, "Plain": "{}", "a.b.colorset": black,
      ],
      gives: """
        @a-b: #000000; /* a.b */

        @Text-Styles-Primary-1: #000000; /* Text.Styles/Primary 1 */

        @a-b-2: #000000; /* a.b.colorset */

        @Media: #000000; /* media */
        @token: #000000; /* 名前 */
        @token-2: #000000; /* 🍎 */
        """,
      reporting: [
        "'a.b' and 'a.b.colorset' would both be called '@a-b'; 'a.b.colorset' is called '@a-b-2'",
        "'名前' and '🍎' would both be called '@token'; '🍎' is called '@token-2'",
      ])
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

  /// Of two entries for one appearance the first counts, unless they are for two gamuts.
  @Test func twoEntriesForOneAppearanceAreNamed() {
    let black = #""red": "0", "green": "0", "blue": "0", "alpha": "1""#
    let white = #""red": "255", "green": "255", "blue": "255", "alpha": "1""#
    let wide = #", "display-gamut": "display-P3""#
    checkCatalog(
      [
        "a.colorset": set(entry(white), entry(black, "srgb", dark), entry(white, "srgb", dark), entry(black)),
        "b.colorset": set(entry(white), entry(black, "display-p3", wide)),
      ],
      gives: """
        @a: #FFFFFF;
        @b: #FFFFFF;

        @media (appearance: dark) {
          @a: #000000;
        }
        """, reporting: ["the set 'a' has two entries for one appearance; the first one is used"])
  }

  @Test func whatIsForeignOrDamagedIsNamed() {
    let good = set(entry(#""red": 0, "green": 0, "blue": 0, "alpha": 1"#))
    let wide = entry(#""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#, "display-p3")
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
        "the set 'system' is left out: it has no colour for any appearance",
        "an entry of 'system' is left out: it refers to 'systemBlueColor', which only the system knows",
        "'wide' lies outside sRGB; the nearest colour of sRGB is written",
      ])
  }
}
