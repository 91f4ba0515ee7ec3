import Foundation
import TestSupport
import Testing
import ThemeAnalysis
import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeComponents
import ThemeModel
import ThemeTable

@testable import ThemePage

/// Pages and pictures of small themes.
@Suite struct PageTests {
  private func theme(_ text: String, named name: String = "a.nss", app: AppUsage? = nil) throws
    -> PageTheme
  {
    var sources = SourceSet()
    sources.add(path: name, bytes: Array(text.utf8))
    let compilation = Compiler.compile(sources, options: CompilerOptions())
    return try PageTheme(
      name: name, table: compilation.table, compilation: compilation, app: app,
      findings: Linter.findings(compilation).diagnostics
    )
  }

  private func page(_ themes: PageTheme..., comparing: Bool = false) -> String {
    let options = PageOptions(textSizes: [.large], isComparison: comparing)
    return String(decoding: ThemePage(themes, options: options).bytes(), as: UTF8.self)
  }

  private let sheet = """
    @accent: #112233;
    @media (appearance: dark) { @accent: #AABBCC; }
    Button { background-color: @accent; corner-radius: 8; }
    LoginLabel { font-color: @accent; }
    """

  @Test func theEmbeddedWebFilesAreFresh() throws {
    let folder = "Sources/ThemePage/Web"
    GeneratedFile.check(
      try EmbeddedFolder.source(folder, as: "WebFiles", test: "PageTests"),
      at: "Sources/ThemePage/Generated/WebFiles.swift")
    try expectEqual(EmbeddedFolder.unfit(folder), [])
  }

  @Test func equalThemesGiveEqualBytes() throws {
    let first = page(try theme(sheet))
    expectEqual(first, page(try theme(sheet)))
    expect(first.contains("<title>a.nss</title>"))
  }

  /// The policy allows the page's own scripts and style sheet by their hashes, and no others.
  @Test(arguments: [false, true]) func thePolicyNamesScriptsAndStyles(isLive: Bool) throws {
    let page = String(
      decoding: ThemePage([try theme(sheet)], options: PageOptions(isLive: isLive)).bytes(), as: UTF8.self)
    let policy = try #require(page.firstMatch(of: /Security-Policy" content="([^"]*)"/)).1.replacing("&#39;", with: "'")
    func allowed(by directive: String) -> [Substring] {
      policy.split(separator: "; ").first { $0.hasPrefix(directive + " ") }?.split(separator: " ").dropFirst().map {
        $0
      } ?? []
    }
    func hashes(_ element: Regex<(Substring, Substring)>) -> [Substring] {
      page.matches(of: element).map { "'sha256-\(SHA256.base64(Array($0.1.utf8)))'" }
    }
    let scripts = hashes(/<script>(.*?)<\/script>/.dotMatchesNewlines())
    expect(scripts.count == (isLive ? 2 : 1) && allowed(by: "script-src") == scripts)
    expectEqual(allowed(by: "style-src"), hashes(/<style>(.*?)<\/style>/.dotMatchesNewlines()))
    expect(policy.hasSuffix("form-action 'none'"))
  }

  /// A finding is the block of the terminal, and leads to its class and to the page about its code.
  @Test func aFindingLeadsToThePageOfItsCode() throws {
    let plain = try theme("Button { colr: red; }")
    let theme = try PageTheme(
      name: "a.nss", table: plain.table, compilation: plain.compilation, findings: plain.findings,
      pages: CodePages(site: "https://themes.example"))
    let page = page(theme)
    expect(page.contains("<b class=\"warning\">warning[unknown-property]</b><b class=\"strong\">: "))
    expect(page.contains("<a href=\"https://themes.example/codes/unknown-property.html\">about unknown-property</a>"))
    // Without a site the page says it itself.
    let whole = self.page(plain)
    expect(whole.contains("<a href=\"#about-unknown-property\">about unknown-property</a>"))
    expectEqual(count("id=\"about-unknown-property\"", in: whole), 1)
    expect(whole.contains("<b class=\"remark\">"))
  }

  /// A page travels, and the disk of its maker is nobody's business.
  @Test func filesAreNamedFromTheFolderOfTheTheme() throws {
    let theme = try theme(
      "@accent: #112233;\nButton { font-color: @accent; font-color: red; colr: red; }\n",
      named: "/home/somebody/app/themes/a.nss")
    let page = page(theme)
    expect(!page.contains("somebody/app") && page.contains("Lines without the name of a file are in a.nss."))
    expectEqual(theme.shown("/home/somebody/app/themes/parts/b.nss"), "parts/b.nss")
    expectEqual(theme.shown("/home/somebody/app/shared/b.nss"), "../shared/b.nss")
    expectEqual(theme.shown("themec:Fiori"), "themec:Fiori")
    expectEqual(try self.theme("").shown("parts/b.nss"), "parts/b.nss")
  }

  /// An alarm must not read as if all errors were the first of them.
  @Test(arguments: [("@a;", "3 errors, the first: "), ("", "2 errors: ")])
  func theAlarmNamesTheFirstOfManyErrors(other: String, words: String) throws {
    let theme = try theme("A { font-color: @x; }\nB { font-color: @x; }\n\(other)")
    let page = ThemePage([theme], options: PageOptions(textSizes: [.large]), mistakes: PageMistakes(in: [theme]))
    let text = String(decoding: page.bytes(), as: UTF8.self)
    let alarm = text.components(separatedBy: "class=\"alarm\"").dropFirst().first?.prefix(120) ?? ""
    expect(alarm.contains(words), "\(alarm)")
  }

  /// Nobody looks through thousands of classes in one list, and one kind of control leaves room for the others.
  @Test func thousandsOfClassesAreInFoldsAndEachKindIsDrawn() throws {
    let classes = (0..<250).map { "Own\($0)Button { font-size: \(9 + $0 % 9); }\n" }.joined()
    let page = page(try theme(classes + "OwnLabel { font-size: 9; }\nOwnSlider { width: 9; }\n"))
    let groups = page.matches(of: /<details class="group"><summary>.*?<small>(\d+) class/)
    expectEqual(groups.map { String($0.1) }, ["100", "100", "52"])
    for kind in ["button", "label", "slider"] { expect(page.contains("<h3 id=\"k-\(kind)\">"), "\(kind)") }
    expectEqual(count("<article class=\"control\">", in: page), 150)
    expect(page.contains("102 more classes are in the list below."))
  }

  /// A button whose class list the registry does not know lies on its own background, if it has one.
  @Test func everyTextOfTheScreenHasAContrast() throws {
    let title = "fdlFUIHierarchyItemView_title { font-color: red; }\n"
    let screen = title + "fdlFUIButtonFormCell_button { font-color: #FFFFFF; "
    expect(page(try theme(screen + "}")).contains("ground unknown"))
    expect(page(try theme(screen + "background-color: #777777; }")).contains("4.47 fails"))
  }

  @Test func aSwatchHasEightColours() throws {
    let swatches = SwatchFinder.find(in: try #require(try theme(sheet).compilation))
    let accent = try #require(swatches.first)
    expect(accent.name == "@accent" && accent.kind == .definition && accent.useCount == 2)
    let (light, dark) = (StyleColor(rgba: 0x1122_33FF), StyleColor(rgba: 0xAABB_CCFF))
    expectEqual(accent.colors, [light, dark, light, dark, light, dark, light, dark])
    expectEqual(accent.location?.line, 2)
  }

  /// A brand's colour is used where a definition that is made of it is.
  @Test func aColourIsUsedThroughOtherDefinitions() throws {
    let text = "@brand: #112233;\n@fill: @brand;\n@tint: lighten(@fill, 0.1);\nA { font-color: @tint; }\n"
    let theme = try theme(text + "B { font-color: @fill; border-color: @fill; }\nC { font-color: @brand; }\n")
    let swatches = SwatchFinder.find(in: try #require(theme.compilation))
    expectEqual(swatches.map { "\($0.name) \($0.useCount)" }, ["@brand 4", "@fill 3", "@tint 1"])
    expectEqual(swatches.map { $0.use?.path }, ["C", "B", "A"])
  }

  @Test func aVariableIsDeclaredForEveryVariantThatDiffers() {
    var variables = ColorVariables()
    let (red, blue) = (StyleColor(rgba: 0xFF00_00FF), StyleColor(rgba: 0x0000_FF80))
    expectEqual(variables.name(of: [red, red, red, red, red, red, red, red]), "--c0")
    expectEqual(variables.name(of: [red, blue, red, blue, blue, blue, blue, blue]), "--c1")
    expectEqual(variables.name(of: [red, red, red, red, red, red, red, red]), "--c0")
    let rules = variables.rules(themeCount: 1).split(separator: "\n").map(String.init)
    expectEqual(
      rules,
      [
        ".a0{--c0:#FF0000;--c1:#FF0000}", ".a1{--c0:#FF0000;--c1:#0000FF80}",
        "body:has(#lv1:checked) .a0{--c1:#FF0000}", "body:has(#ct1:checked) .a0{--c1:#0000FF80}",
        "body:has(#lv1:checked):has(#ct1:checked) .a0{--c1:#0000FF80}", ".c0{fill:var(--c0)}.c1{fill:var(--c1)}",
      ])
    let drawing = Array("<a class=\"c12\" color=\"var(--c3)\">x-c7</a>".utf8)
    expectEqual(ColorVariables.numbers(in: drawing), [3, 7, 12])
    expectEqual(variables.colors([0, 99], of: 0), [[red, red, red, red, red, red, red, red]])
  }

  private func checkKind(_ path: String, _ kind: ControlKind, in theme: PageTheme) {
    let found =
      ControlKind(of: path, carriedBy: [], in: theme.registry) ?? ControlKind(guessedFrom: path, properties: [])
    expectEqual(found, kind, "\(path) is a \(found)")
  }

  @Test func classesAreDrawnAsWhatTheyAre() throws {
    let theme = try theme("@component Score { @part Score_points : text; }\n@class Loud : Button;\nLoud { }\n")
    checkKind("Button", .button, in: theme)
    checkKind("LargeButton", .button, in: theme)
    checkKind("NavigationBar", .navigationBar, in: theme)
    checkKind("TabBarItem", .tabBar, in: theme)
    checkKind("MyTableCell", .tableCell, in: theme)
    checkKind("LoginLabel", .label, in: theme)
    checkKind("Score_points", .label, in: theme)
    checkKind("Loud", .button, in: theme)
    checkKind("Unheard", .view, in: theme)
    expectEqual(ControlKind(guessedFrom: "X", properties: ["font-size"]), .label)
    expectEqual(ControlKind(guessedFrom: "X", properties: ["font-size", "border-width"]), .label)
    expectEqual(ControlKind(guessedFrom: "X", properties: ["font-size", "font-color-highlighted"]), .button)
  }

  /// The end of a name counts more than its start, and the start more than the middle.
  @Test(arguments: [
    ("TextFieldDisable", ControlKind.textField), ("TextFieldBig", .textField), ("CommentLabelX", .label),
    ("OnSaleBadge", .label), ("ButtonLabel", .label), ("LabelButtonX", .label), ("BigTableCell2", .tableCell),
    ("comment_label_x", .label), ("Tablet", .view), ("ContextMenu", .view), ("CancelAll", .view),
    ("Switchboard", .view),
    ("mybutton", .button), ("XButton2", .button), ("ButtonsX", .view), ("NavigationBarTitle", .label),
  ]) func wordsOfNamesTellAKind(name: String, kind: ControlKind) {
    expectEqual(ControlKind(guessedFrom: name, properties: []), kind)
  }

  /// The app's word counts more than a name does.
  @Test func anOwnClassIsDrawnAsTheViewThatCarriesIt() throws {
    let theme = try theme("LargeLabel { font-size: 20; }")
    expect(ControlKind(of: "LargeLabel", carriedBy: [], in: theme.registry) == nil)
    let found = ControlKind(of: "LargeLabel", carriedBy: ["UIButton"], in: theme.registry)
    expectEqual(found, .button)
  }

  @Test func classListsOfTheAppAreDrawn() throws {
    let source = "a.nuiClass = \"Card:Wide\"\nlet t = UITextField()\nt.nuiClass = \"Name\""
    let app = AppUsage([AppFile(path: "A.swift")?.allFacts(of: Array(source.utf8))])
    let text =
      "@class Card : View;\nCard { background-color: red; }\nWide { width: 9; }\nName { font-size: 9; }\nX { width: 9; }"
    let page = page(try self.theme(text, app: app))
    expect(page.contains("<bdi>Card:Wide</bdi></code>"))
    let guess = "</code></a></h4><details class=\"more-words\"><summary>a guess</summary>"
    expect(page.contains("<bdi>X</bdi>\(guess)"))
    expect(!page.contains("<bdi>Name</bdi>\(guess)"))
  }

  @Test func aComparisonLeavesOutWhatIsEqual() throws {
    let old = try theme("fdlFUIHierarchyItemView_title { font-color: #112233; }", named: "old.nss")
    let new = try theme("fdlFUIHierarchyItemView_title { font-color: #445566; }", named: "new.nss")
    let page = page(old, new, comparing: true)
    expect(page.contains("id=\"s-hierarchy\"") && !page.contains("id=\"s-grid\""))
    expect(page.contains("Unchanged: "))
    expect(!self.page(old, old, comparing: true).contains("id=\"s-hierarchy\""))
  }

  private func count(_ text: String, in page: String) -> Int { page.components(separatedBy: text).count - 1 }

  @Test func themesThatDifferInColoursShareTheirDrawings() throws {
    let texts = ["#112233", "#445566", "#778899"].map { "fdlFUIHierarchyItemView_title { font-color: \($0); }" }
    let themes = try texts.enumerated().map { try theme($1, named: "\($0).nss") }
    let one = page(themes[0])
    let two = page(themes[0], themes[1])
    expectEqual(count("<g id=\"p", in: two), count("<g id=\"p", in: one))
    expect(two.contains(".t1.a0{--c"))
    expect(count("class=\"panel a0 t1\"", in: two) > 0)
    // A component that looks the same in all themes is shown once.
    expect(count("<bdi>All themes</bdi>", in: two) > 0)
    let three = page(themes[0], themes[1], themes[2])
    expect(three.contains("id=\"family\"") && three.contains("data-all=\"p"))
    let sections = three.matches(of: /<section id="(\w+)"/).map { String($0.1) }
    expectEqual(Array(sections.prefix(2)), ["family", "screen"])
  }

  @Test func aFamilyIsATable() throws {
    let themes = try ["#FFEE00", "#000000", "#112233"].enumerated().map { number, color in
      try theme(
        "@a: \(color);\n@b: #FFFFFF;\nButton { font-color: @a; background-color: @b; }\n", named: "brand\(number).nss")
    }
    let page = page(themes[0], themes[1], themes[2])
    let start = try #require(page.range(of: "Colours of the themes")?.lowerBound)
    let table = page[start...].prefix { $0 != "§" }.components(separatedBy: "</table>")[0]
    expect(table.contains("<bdi>@a</bdi>") && !table.contains("<bdi>@b</bdi>"))
    expect(table.contains("#FFEE00 1 fails") && !table.contains("#000000 1 fails"))
    expect(page.contains("<bdi>Button font-color on Button</bdi>"))
  }

  @Test func whatDoesNotApplyIsNotShown() throws {
    let controls = page(try theme("Button { font-color: red; }"))
    expect(!controls.contains("id=\"components\"") && !controls.contains("panel a1"))
    expect(!controls.contains("id=\"ap1\"") && !controls.contains("id=\"d1\""))
    let dark = "@media (appearance: dark) { Button { font-color: white; } }"
    let both = page(try theme("Button { font-color: red; }\n" + dark))
    expect(both.contains("class=\"panel a1\"") && both.contains("id=\"ap1\""))
    let fiori = page(try theme("fdlFUIHierarchyItemView_title { font-color: red; }"))
    expect(fiori.contains("id=\"components\"") && fiori.contains("id=\"s-screen\""))
  }

  @Test func controlsAreDrawnWithAllThatTheThemeSays() throws {
    let page = page(
      try theme(
        """
        TabBarItem { text-offset: 0, -4; font-name: HelveticaNeue-Bold; }
        Own { color: #FF0000; }
        Button { font-color-disabled: gray; }
        """))
    // A text in a frame of 16 points from 32 on, four points higher.
    expect(
      page.contains("y=\"39.6\" font-size=\"10\" font-family=\"&#39;Helvetica Neue&#39;")
        || page.contains("y=\"39.6\" font-size=\"10\" font-family=\"'Helvetica Neue', 'HelveticaNeue-Bold'"))
    expect(page.contains("2 states not set") && page.contains("highlighted, selected"))
    expect(page.contains("height=\"24\" rx=\"6\""))
  }

  @Test func theHeadCountsFindingsAndContrasts() throws {
    let text = "Button { font-color: #FFEE00; background-color: white; nope: 1; }\n"
    let page = page(try theme(text + "Label { nope: 2; }\nView { nope: 3; }\n"))
    expect(page.contains("<a href=\"#contrast\">1 with too little contrast</a>"))
    expect(page.contains("<a href=\"#findings\">3 warnings</a>"))
    expect(page.contains("and 2 more places, in lines 2, 3"))
    expect(!page.contains("Nothing to report."))
  }

  /// The registry cannot know where a button stands; the picture does.
  @Test func aTextHasTheContrastWithTheGroundOnWhichItIsDrawn() throws {
    let theme = try theme(
      "fdlFUIListPickerHeaderView { background-color: #FFFFFF; }\nButton { font-color: #EEEEEE; }\n")
    expect(page(theme).contains("1.15 fails") || page(theme).contains("1.16 fails"))
  }

  @Test func distancesOfColoursAreThoseOfOKLab() throws {
    func checkDistance(_ old: UInt32, _ new: UInt32, _ text: String?) {
      let change = ThemeDifferenceSample.change(old, new)
      expectEqual(ChangeSection.distance(change), text)
    }
    checkDistance(0x0000_00FF, 0xFFFF_FFFF, "100.0")
    checkDistance(0x1122_33FF, 0x1122_33FF, "0.0")
    checkDistance(0x1122_33FF, 0x1122_3380, "0.0, alpha 100 → 50 %")
  }

  @Test func partsSayWhichLineWon() throws {
    let theme = try theme(
      """
      @accent: #112233;
      @media (appearance: dark) { @accent: #445566; }
      fdlFUIHierarchyItemView_title { font-color: @accent; }
      """)
    var (origins, texts) = (StyleOrigins(theme), Interner<OriginText>())
    let rows = origins.rows(of: StyledSelection(classList: "fdlFUIHierarchyItemView_title", state: .selected))
    func told(_ property: String, _ environments: StyleEnvironment...) -> [String] {
      origins.origins(of: property, in: .selected, on: rows, in: environments, &texts).map { texts.elements[$0].text }
    }
    let line = "a.nss:3  fdlFUIHierarchyItemView_title { font-color: @accent }"
    let (light, dark) = ("\(line)\n← a.nss:1  @accent: #112233", "\(line)\n← a.nss:2  @accent: #445566")
    expectEqual(
      told(
        "font-color", StyleEnvironment(), StyleEnvironment(appearance: .dark), StyleEnvironment(level: .elevated),
        StyleEnvironment(appearance: .dark, contrast: .high)), [light, dark, light, dark])
    expectEqual(told("font-style", StyleEnvironment()), ["the default theme"])
  }

  @Test func picturesAreStable() throws {
    let theme = try theme("")
    let names = PictureFiles.names(of: theme)
    expectEqual(names.count, (ComponentSample.allCases.count + 1) * 24)
    expect(Set(names).count == names.count && Set(PictureFiles.possibleNames).isSuperset(of: names))
    let name = "hierarchy-cell-phone-dark.svg"
    let picture = String(decoding: try #require(PictureFiles.file(name, of: theme)), as: UTF8.self)
    expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"390\""))
    expect(picture.contains("<g id=\"") && picture.contains(">Harbor Plant</text>"))
  }

  /// A picture shows what a page shows: of a theme for NUI the controls, and nothing that the theme does not know.
  @Test func picturesAreChosenAsByAPage() throws {
    let plain = try theme("Button { font-color: red; background-color: white; }\nMyLabel { font-color: blue; }")
    expectEqual(
      PictureFiles.names(of: plain),
      ["screen-phone-light.svg", "controls-button-phone-light.svg", "controls-label-phone-light.svg"])
    let dark = try theme("Button { font-color: red; }\n@media (appearance: dark) { Button { font-color: blue; } }")
    expectEqual(
      PictureFiles.names(of: dark).filter { $0.hasPrefix("controls") },
      ["controls-button-phone-light.svg", "controls-button-phone-dark.svg"])
    let poster = PicturePoster.svg(of: plain)
    expect(
      poster.contains(">Normal</text>") && !poster.contains(">Highlighted<") && !poster.contains("Turbine")
        && poster.contains("height=\"346\""))
    for file in PictureFiles.files(of: plain) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      expect(!text.contains("var(") && !text.contains("class="), "\(file.name)")
    }
  }

  @Test func picturesHaveTheTextSize() throws {
    let theme = try theme("")
    let large = PictureFiles.files(of: theme, textSize: .accessibilityExtraExtraExtraLarge)
    for (file, other) in zip(PictureFiles.files(of: theme), large) {
      expect(file.name == other.name && file.bytes != other.bytes, "\(file.name)")
    }
    let posters = [StyleTextSize.large, .extraExtraLarge].map { PicturePoster.svg(of: theme, textSize: $0) }
    expect(posters[0] != posters[1])
  }

  /// Nobody knows what a text without a background of its own lies on.
  @Test(arguments: [
    ("X { font-color: white; }", 2), ("Label { font-color: #222222; }", 2), ("LinkButton { font-color: yellow; }", 2),
    ("X { font-color: white; background-color: rgba(0, 0, 0, 0.5); }", 2),
    ("View { background-color: red; } X { font-color: white; }", 2),
    ("X { font-color: white; background-color: black; }", 0), ("TableCell { font-color: black; }", 0),
    ("BarButton { font-color: black; }", 0), ("X { font-size: 9; }", 0),
  ]) func anUnknownGroundIsShownAsTwo(text: String, count: Int) throws {
    let theme = try theme(text)
    let drawn = PictureFiles.files(of: theme).filter { !$0.name.hasPrefix("screen") }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    expectEqual(drawn.joined().matches(of: /ground unknown/).count, count, "\(text)")
    expectEqual(page(theme).matches(of: /ground unknown<\/text>/).count, count, "\(text)")
  }

  @Test func guessesSayHowToDeclareTheClass() throws {
    let page = page(try theme("TextFieldBig { font-size: 20; }"))
    expect(page.contains("<summary>a guess</summary>") && page.contains("@class TextFieldBig : TextField;"))
  }

  /// Pictures of the default theme, as somebody last looked at them.
  @Test(arguments: ComponentSample.allCases) func picturesAreAsBefore(sample: ComponentSample) throws {
    let maker = PictureMaker(try theme(""))
    for (room, variant) in [(0, 0), (1, 1)] where room == 0 || sample == .hierarchy {
      let (room, variant) = (PageRoom.all[room], PaletteVariant.allCases[variant])
      let picture = PictureFiles.Picture(name: "", subject: .sample(sample), room: room, variant: variant)
      Golden.check(maker.draw(picture), named: "Pictures/\(sample.rawValue)-\(room.key)-\(variant.name).svg")
    }
  }

  @Test func versionsTellPagesApart() {
    expect(LiveScript.version(of: [1, 2]) != LiveScript.version(of: [1, 3]))
    expectEqual(LiveScript.version(of: [1]), LiveScript.version(of: [1]))
  }
}
