import TestSupport
import Testing

/// What `--app` says where one side has nothing, or could not be read.
@Suite struct AppSidesTests {
  private func lint(_ app: [String: String], _ theme: String, _ words: String = "") throws -> (
    code: Int32, lines: [String], errors: String
  ) {
    let sandbox = try Sandbox()
    try sandbox.write(theme, to: "look.nss")
    for (path, text) in app { try sandbox.write(text, to: "App/" + path) }
    let result = try sandbox.shell("mkdir -p App; themec lint --report concise look.nss --app App \(words)")
    let lines = result.output.split(separator: "\n").map(String.init)
    return (result.code, lines, result.errors)
  }

  private let theme = "One { font-size: 1; }\nTwo { font-size: 1; }\n"

  @Test func anAppOfWhichNothingIsRead() throws {
    for app in [[:], ["a.cs": "x.nuiClass = \"One\""], ["a.txt": ""]] {
      let found = try lint(app, theme)
      expectEqual(found.code, 2)
      expect(found.lines.allSatisfy { $0.hasSuffix("[undeclared-class]") }, "\(found)")
      expect(found.errors.contains("read no file of the app in 'App'"), "\(found)")
    }
    expect(try lint(["a.cs": ""], theme).errors.contains("not read: 1 file '.cs'"))
  }

  @Test func anAppThatAsksForNothing() throws {
    let found = try lint(["a.swift": "let a = 1"], theme)
    expectEqual(
      found.lines,
      ["look.nss:1:1: warning: the app asks for no class at all, and the theme styles 2 classes [unused-class]"])
  }

  @Test func whatIsNotReadIsSaid() throws {
    let app = [
      "a.swift": "a.nuiClass = \"One:Two\"", "b.cs": "", "c.js": "", "d.js": "", "NUI/NUISettings.m": "",
      "NUI/UIView+NUI.m": "v.nuiClass = @\"Other\";",
    ]
    let found = try lint(app, theme)
    expect(found.lines.isEmpty && found.code == 0, "\(found)")
    expect(found.errors.contains("not read of the app: 1 file '.cs', 2 files '.js', 2 files of NUI itself"))
    let swift = ["NUISettings", "NUIButtonRenderer"].map { ("NUI/\($0).swift", "NUISettings.get(a, withClass: b)") }
    expectEqual(try lint(["a.swift": "a.nuiClass = \"One:Two\""].merging(swift) { $1 }, theme).lines, [])
    // Without NUI beside it, a file of that name is the app's.
    expectEqual(try lint(["UIView+NUI.m": "v.nuiClass = @\"One:Two\";"], theme).lines, [])
  }

  /// An image in a folder that is copied as it is has the folder's name before its own.
  @Test func imagesLieInFolders() throws {
    let theme = "View { background-image: Icons/Big/arrow; }\nButton { background-image: Other/arrow; }"
    let found = try lint(["Res/Icons/Big/arrow@2x.png": "", "a.swift": ""], theme)
    expectEqual(found.lines.map { $0.prefix(20) }, ["look.nss:2:28: warni"], "\(found)")
  }

  /// What only the running app knows is one finding, in however many files.
  @Test func computedClassesAreOneBlock() throws {
    let sandbox = try Sandbox()
    try sandbox.write(theme, to: "look.nss")
    for name in ["a", "b", "c"] { try sandbox.write("v.nuiClass = kind.name\n", to: "App/\(name).swift") }
    let text = try sandbox.run("lint", "look.nss", "--app", "App").output
    expectEqual(text.split(separator: "[computed-class]").count, 2, "\(text)")
  }

  @Test func aPrefixThatALibraryAsksFor() throws {
    let library = ["Title", "Bar", "Cell"].map { "ABC\($0), Large\($0) { font-size: 1; }\n" }.joined()
    let found = try lint(["a.swift": "a.nuiClass = \"One\""], theme + library)
    expectEqual(
      found.lines,
      [
        "look.nss:2:1: warning: the app asks nowhere for the class 'Two' [unused-class]",
        "look.nss:3:1: warning: the app asks for no class that begins with 'ABC' or 'Large', and the theme styles 6 "
          + "[unused-class]",
      ])
    let named = ["a.swift": "// themec-uses: ABC*, Large*\na.nuiClass = \"One:Two\""]
    expectEqual(try lint(named, theme + library).lines, [])
    // Large and small ones of the runtime's own classes are nobody's family.
    let kinds = "LargeButton, LargeLabel, LargeSwitch, SmallButton { border-width: 1; }\n"
    expectEqual(
      try lint(["a.swift": "a.nuiClass = \"One:Two\""], theme + kinds).lines.map { $0.prefix(89) },
      ["look.nss:3:1: warning: the app asks nowhere for the class 'LargeButton' (and 3 more: 'Lar"])
    // The app asks for one of them, so the others are left over.
    expectEqual(try lint(["a.swift": "a.nuiClass = \"One:Two:ABCBar:LargeBar\""], theme + library).lines.count, 1)
  }

  @Test func theSheetThatTheAppLoads() throws {
    func messages(_ name: String, _ source: String) throws -> [String] {
      try lint([name: source], "Label { font-size: 1; }").lines
    }
    let forms = [
      ("a.m", "[NUISettings initWithStylesheet:@\"%\"];"), ("a.m", "[NUISettings appendStylesheet:@\"%\"];"),
      ("a.swift", "NUISettings.initWithStylesheet(name: \"%\")"), ("a.swift", "NUISettings.initWithStylesheet(\"%\")"),
      ("a.rb", "NUISettings.initWithStylesheet('%')"), ("a.m", "#define S @\"%\"\n[NUISettings initWithStylesheet:S];"),
    ]
    for (path, form) in forms {
      let wrong = try messages(path, form.replacing("%", with: "look.nss"))
      expect(
        wrong.count == 1 && wrong[0].contains("no sheet of this run is called 'look.nss' [missing-sheet]"),
        "\(form): \(wrong)")
      for name in ["look", "Blue.NUI", "Styles/look"] {
        expectEqual(try messages(path, form.replacing("%", with: name)), [], "\(form)")
      }
    }
    expectEqual(try lint(["b.nss": "", "a.m": "[NUISettings initWithStylesheet:@\"b\"];"], "").lines, [])
    expectEqual(try messages("a.m", "[NUISettings initWithStylesheet:name];"), [])
  }

  @Test func theImagesThatTheRuntimeBringsAlong() throws {
    let files = ["a.swift": "a.nuiClass = \"Label\"", "one.png": ""]
    for name in ["NUIViewBackground.png", "NUIBarButtonTemplate", "one"] {
      expectEqual(try lint(files, "View { background-image: \(name); }").lines, [], "\(name)")
    }
    try expectEqual(lint(files, "View { background-image: two.png; }").lines.count, 1)
  }

  @Test func findingsWithOneCauseAreOneBlock() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Plum { font-size: 1; }\nGranite { font-size: 1; }\n", to: "a.nss")
    try sandbox.write("Fern { font-size: 1; }\n", to: "b.nss")
    try sandbox.write("a.nuiClass = \"white\"\nb.nuiClass = \"Plum\"", to: "App/a.swift")
    try sandbox.write("a.nuiClass = \"white\"", to: "App/b.swift")
    let text = try sandbox.run("lint", "a.nss", "b.nss", "--app", "App").output
    expectEqual(text.split(separator: "[missing-class]").count, 2, "\(text)")
    expectEqual(text.split(separator: "[unused-class]").count, 2, "\(text)")
    expect(text.contains("and 1 more: 'Fern' (b.nss:1)"))
  }
}
