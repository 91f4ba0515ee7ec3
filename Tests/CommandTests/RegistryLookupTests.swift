import TestSupport
import Testing

/// `themec registry` with a name that is no component.
@Suite struct RegistryLookupTests {
  private func check(_ words: String, says lines: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let result = try Sandbox().shell("themec registry \(words)")
    expect(result.code == 0 && result.errors.isEmpty, sourceLocation: sourceLocation)
    let output = result.output.split(separator: "\n").map(String.init)
    for line in lines { expect(output.contains(line), "\(line) in\n\(result.output)", sourceLocation: sourceLocation) }
  }

  /// A view's class is shown as the components that style it or a part of it.
  @Test func viewsAreFoundByTheirClass() throws {
    let sandbox = try Sandbox()
    try expectEqual(sandbox.run("registry", "UIButton").output, sandbox.run("registry", "Button").output)
    let bar = try sandbox.run("registry", "UISearchBar").output
    for name in ["SearchBar", "SearchBarButton", "SearchBarScopeBar"] {
      expect(bar.contains("\(name)\n") || bar.contains("\(name) "))
    }
    try expectEqual(sandbox.run("registry", "UIButon").code, 1)
    try expectEqual(sandbox.run("registry", "UIButton", "--takes", "font-color").code, 0)
  }

  /// Names of views and old names of NUI, slips behind `fdl` and `FUI`, and parts of names lead to what is meant.
  @Test(arguments: [
    ("fdlFUIObjectViw", "did you mean 'FUIObjectView'?"), ("ObjectViw", "did you mean 'FUIObjectView'?"),
    ("fdlfuiobjectview", "did you mean 'FUIObjectView'?"), ("TableView", "did you mean 'Table'?"),
    ("NUITableViewCell", "did you mean 'TableCell'?"), ("NUIButton", "did you mean 'Button'?"),
    ("BarButtonItem", "did you mean 'BarButton'?"), ("HierarchyItemVi", "it is a part of 1 component name: "),
    ("headlineLab", "it is a part of "), ("TableViw", "did you mean 'Table'?"),
    ("UITabelView", "did you mean 'Table'?"), ("UIButtn", "did you mean 'Button' or 'FUIButton'?"),
    ("titel", "did you mean 'title'? it is a part of 82 class paths: "),
    ("statusLabl", "did you mean 'statusLabel'? it is a part of "),
    ("Qqqqq", "'themec registry' lists the components"),
  ]) func wordsThatMeanSomethingElse(word: String, help: String) throws {
    let result = try Sandbox().run("registry", word)
    expect(result.code == 1 && result.errors.contains("  help: \(help)"), "\(result.errors)")
    let sandbox = try Sandbox()
    try sandbox.write("TableCell { font-size: 3; }\nfdlFUIObjectView_tags { font-size: 3; }\n", to: "a.nss")
    let resolved = try sandbox.run("resolve", "a.nss", word).errors
    if help.contains("'FUIObjectView'") { expect(resolved.contains("it has rules for 'fdlFUIObjectView_tags'")) }
    if help.contains("'TableCell'") { expect(resolved.contains(help)) }
  }

  @Test func aComponentIsFoundByItsPath() throws {
    let sandbox = try Sandbox()
    try expectEqual(
      sandbox.run("registry", "fdlFUIObjectView").output, sandbox.run("registry", "FUIObjectView").output)
  }

  @Test func nothingIsSaidOfClassesBesideAnError() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-color: ; }\n", to: "a.nss")
    let result = try sandbox.run("registry", "--declare", "a.nss")
    expect(result.code == 1 && !result.errors.contains("every class is declared"))
  }

  /// A missing registry file is named with its place in the configuration.
  @Test func missingRegistryFilesHaveAPlace() throws {
    let sandbox = try Sandbox()
    try sandbox.write("{\n  \"registry\": [\"nope.nss\"]\n}\n", to: "themec.json")
    try sandbox.write("Label { font-size: 17; }\n", to: "a.nss")
    let result = try sandbox.run("lint", "a.nss")
    expect(result.code == 2 && result.errors.contains("cannot read 'nope.nss'"))
    expect(result.errors.contains("it is named in themec.json:2:15, under 'registry'"))
    let option = try sandbox.run("lint", "a.nss", "--registry", "none.nss")
    expect(option.code == 2 && !option.errors.contains("it is named"))
  }

  /// A type of colours keeps its forms when a registry file adds words.
  @Test func extendedTypesShowTheirWords() throws {
    let sandbox = try Sandbox()
    try sandbox.write("@type Color = Color | app_ignore;", to: "app.nss")
    let text = try sandbox.run("registry", "Color", "--registry", "app.nss").output
    expect(text.contains("#RRGGBB") && text.contains("or one of these words\n  app_ignore"))
    expect(text.contains("font-color"))
  }

  @Test(arguments: ["red", "systemRed"]) func coloursOfUIKitAreShown(name: String) throws {
    try check(name, says: ["\(name) (colour of UIKit)"])
    try expectEqual(Sandbox().run("registry", "redd").code, 1)
  }

  @Test func aColourIsShownWithItsVariants() throws {
    try check("tintColor", says: ["tintColor (colour of palette v8)", "  #0070F2FF  light", "  #4DB1FFFF  dark"])
    try expectEqual(Sandbox().run("registry", "@tintColor").output, Sandbox().run("registry", "tintColor").output)
    let old = try Sandbox().run("registry", "tintColor", "--palette", "v3").output
    expect(old.hasPrefix("tintColor (colour of palette v3)\n"))
    let colored = try Sandbox().run("registry", "tintColor", "--color", "always").output
    expect(colored.contains("\u{1B}[48;2;0;112;242m    \u{1B}[0m"))
    let json = try Sandbox().run("registry", "tintColor", "--format", "json").output
    expect(json.contains(##"{"appearance": "light", "contrast": "normal", "level": "base", "value": "#0070F2FF"}"##))
  }

  @Test func aTypeIsShownWithItsWords() throws {
    try check(
      "FontStyle",
      says: [
        "FontStyle (type): a text style that scales with the user's text size", "  headline          17 pt, semibold",
        "  body              17 pt",
      ])
    try check("UIColor", says: [])
    try check("TextAlign", says: ["TextAlign (type): one of these words", "  justified"])
    for type in ["Color", "Number", "Integer", "Boolean", "Box", "Offset", "FontName", "Image"] {
      try check(type, says: [])
    }
  }

  @Test func aPropertyIsShownWithItsTypes() throws {
    try check(
      "font-style",
      says: [
        "font-style (property)", "  takes     FontStyle", "            'themec registry --takes font-style' lists them",
      ])
    try check("font-color-highlighted", says: ["font-color-highlighted (property)"])
  }

  @Test func pathsAreFoundByWhatTheyTake() throws {
    let sandbox = try Sandbox()
    let all = try sandbox.run("registry", "--takes", "font-style").output.split(separator: "\n")
    expect(all.count > 100 && all == all.sorted())
    expect(all.contains("fdlFUIHierarchyItemView_title") && !all.contains("PageControl"))
    let few = try sandbox.run("registry", "FUIHierarchyItemView", "--takes", "font-style").output.split(separator: "\n")
    expect(!few.isEmpty && few.count < 20 && Set(few).isSubset(of: Set(all)))
    let typed = try sandbox.run("registry", "--takes", "FontStyle").output.split(separator: "\n")
    expect(Set(all).isSubset(of: Set(typed)))
    let json = try sandbox.run("registry", "--takes", "font-style", "--format", "json").output
    expectEqual(json.split(separator: "\n").count { $0.hasPrefix("    \"") }, all.count)
  }

  @Test func anUnknownNameIsAnsweredWithNearOnes() throws {
    func check(_ words: String, _ help: String) throws {
      let result = try Sandbox().shell("themec registry \(words)")
      expect(result.code == 1 && result.output.isEmpty, "\(words)")
      expect(result.errors.contains("help: \(help)"), "\(result.errors)")
      expect(!result.errors.contains("Usage:"), "\(words)")
    }
    try check("Buton", "did you mean 'Button'")
    try check("tintColr", "did you mean 'tint-color' or 'tintColor'?")
    try check("fontstyle", "did you mean 'font-style' or 'FontStyle'?")
    try check("--takes font-stile", "did you mean 'font-style'")
    try check("xyzzy", "'themec registry' lists the components")
    try expectEqual(Sandbox().run("registry", "xyzzy*").code, 1)
    try expectEqual(Sandbox().run("registry", "FUIListPicker*").code, 0)
    try expectEqual(Sandbox().run("registry", "Buton", "--takes", "font-style").code, 1)
  }

  /// A part of a name is answered with the names that have it, in the registry and in a theme.
  @Test func partsOfNamesAreAnswered() throws {
    let sandbox = try Sandbox()
    for word in ["hierarchy", "FUIHierarchy"] {
      let result = try sandbox.run("registry", word)
      expect(result.code == 1 && result.errors.contains("component names: 'FUIHierarchyCollectionItem'"))
    }
    try sandbox.write("TileHead, TileFoot { tint-color: red; }\n", to: "a.nss")
    for words in ["resolve a.nss 'Tile*'", "explain a.nss 'tile*'", "resolve a.nss Tile"] {
      let result = try sandbox.shell("themec \(words)")
      let list = "it has rules for 'TileFoot', 'TileHead'"
      expect(result.code == 1 && result.errors.contains(list), "\(result.errors)")
    }
  }
}
