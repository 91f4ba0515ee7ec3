import Foundation
import TestSupport
import Testing
import ThemeProject

@testable import themec

/// A theme and the app that uses it, compared by the built tool.
@Suite struct AppTests {
  /// The sample app of the scanners, with a folder of a library beside it.
  private func sandbox() throws -> Sandbox {
    let (sandbox, root) = (try Sandbox(), "Tests/AnalysisTests/App/SampleApp/")
    for path in Repository.files(under: String(root.dropLast())) {
      try sandbox.write(try Repository.bytes(path), to: String(path.dropFirst(root.count)))
    }
    try sandbox.write("view.nuiClass = \"ClassOfALibrary\"\n", to: "Pods/Other/Other.swift")
    return sandbox
  }

  private func lint(_ sandbox: Sandbox, _ words: String) throws -> [String] {
    let result = try sandbox.shell("themec lint --report concise theme.nss \(words)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func eachSideIsComparedWithTheOther() throws {
    try expectEqual(
      lint(sandbox(), "--app ."),
      [
        "theme.nss:42:1: warning: the app asks nowhere for the class 'LeftOver' (and 2 more: 'OnlyInComment' (line 43), "
          + "'OnlyInText' (line 44)) [unused-class]",
        "Legacy/LegacyController.m:14:28: warning: no theme styles the class 'LegacyFooter' [missing-class]",
        "Screens/Main.storyboard:8:94: warning: no theme styles the class 'ScreenTitel' [missing-class]",
        "Sources/ListController.swift:18:23: warning: no theme styles the class 'CellBagde' [missing-class]",
        "Sources/ListController.swift:36:23: warning: no theme styles the class 'white' [missing-class]",
      ])
  }

  @Test func aNamedFolderIsReadWhateverItsName() throws {
    let found = try lint(sandbox(), "--app Pods --only missing-class")
    expectEqual(found.map { $0.contains("'ClassOfALibrary'") }, [true])
  }

  @Test func theConfigurationNamesTheApp() throws {
    let sandbox = try sandbox()
    try sandbox.write(#"{"app": ["Legacy", "Screens"], "exclude": ["Screens"]}"#, to: "themec.json")
    let found = try lint(sandbox, "--only missing-class")
    expectEqual(found.map { $0.contains("'LegacyFooter'") }, [true])
    try sandbox.write(#"{"app": ["Nowhere"]}"#, to: "themec.json")
    let failed = try sandbox.run("lint", "theme.nss")
    expect(failed.code == 2 && failed.errors.contains("'Nowhere': there is no such file or folder"))
    expect(failed.errors.contains("themec.json:1:9, under 'app'"))
  }

  /// What is left out because of a limit is said, and the rest is read.
  @Test func lookingForAnAppHasLimits() throws {
    let sandbox = try Sandbox()
    for name in ["a/A.swift", "a/B.swift", "a/b/C.swift", "a/b/c/D.swift", "a/x.png"] {
      try sandbox.write("let a = 1\n", to: name)
    }
    func check(_ limits: FileSearch.Limits, _ count: Int?, _ excess: String?) throws {
      let place = AppListing.Place(path: FilePath(sandbox.folder.path))
      var listing = try AppListing([place], limits) { _ in FileSelection([]) }
      while try listing.step() {}
      expectEqual(listing.files.count, count ?? listing.files.count, "\(excess ?? "")")
      expectEqual(
        listing.problems.map { $0.message.components(separatedBy: "it has ").last }, (excess.map { [$0] } ?? []))
    }
    try check(AppListing.limits, 5, nil)
    try check(FileSearch.Limits(files: 2), 2, "more than 2 files")
    try check(FileSearch.Limits(files: 5), 5, nil)
    try check(FileSearch.Limits(bytes: 40), 5, nil)
    try check(FileSearch.Limits(bytes: 39), 4, "more than 39 bytes")
    try check(FileSearch.Limits(depth: 2), 4, "folders more than 2 deep")
    try check(FileSearch.Limits(names: 2), nil, "a folder with more than 2 names")
    _ = try sandbox.shell("truncate -s 3000000000 a/Big.swift; touch t.nss")
    let result = try sandbox.run("lint", "t.nss", "--app", "a")
    expect(result.code == 2 && result.errors.contains("only a part of the app 'a' is read"))
  }

  @Test func aClassIsJudgedByAllThemesOfARun() throws {
    let sandbox = try Sandbox()
    try sandbox.write("@class One : Label; One { font-size: 17; }\n", to: "a.nss")
    try sandbox.write("@class Two : Label; Two { font-size: 17; }\n", to: "b.nss")
    try sandbox.write("a.nuiClass = \"One\"; b.nuiClass = \"Two\"\n", to: "App.swift")
    try expectEqual(sandbox.run("lint", "a.nss", "b.nss", "--app", "App.swift").code, 0)
    let both = try sandbox.shell("themec lint --report concise a.nss b.nss --app App.swift")
    expect(!both.output.contains("missing-class") && !both.output.contains("unused-class"))
    let one = try sandbox.shell("themec lint --report concise a.nss --app App.swift")
    expect(one.output.contains("'Two' [missing-class]"))
  }

  @Test func computedClassesMakeUnusedOnesNotes() throws {
    let sandbox = try Sandbox()
    try sandbox.write("@class Badge : Label; Badge { font-size: 17; }\n", to: "a.nss")
    try sandbox.write("\na.nuiClass = kind\n", to: "App.swift")
    let found = try sandbox.run("lint", "a.nss", "--app", "App.swift").output
    expect(found.contains("note[unused-class]") && found.contains("note[computed-class]"))
    expect(found.contains("the app computes a class in App.swift:2, which may be this one"))
    // Another string may name the class that is computed.
    for mention in ["[\"Badge\", \"Two\"]", "\"Badge\\(state)\"", "String(format: \"Badge%@\", state)"] {
      try sandbox.write("let x = \(mention)\na.nuiClass = kind\n", to: "App.swift")
      let found = try sandbox.run("lint", "a.nss", "--app", "App.swift").output
      expect(!found.contains("unused-class"), "\(mention)")
    }
  }

  @Test func findingsAreAcceptedInTheAppsFiles() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size: 17; }\n", to: "a.nss")
    let source = """
      // themec-disable-file computed-class -- a server sends it
      a.nuiClass = name
      // themec-disable-next-line missing-class -- drawn by hand

      b.nuiClass = "B"
      c.nuiClass = "C"  /* themec-disable-line missing-class */
      // themec-disable missing-class
      d.nuiClass = "D"
      // themec-enable missing-class
      e.nuiClass = "E"
      f.nuiClass = nil  // themec-disable-line missing-class
      """
    try sandbox.write(source, to: "App.swift")
    let found = try sandbox.shell("themec lint --report concise a.nss --app App.swift")
    expectEqual(
      found.output,
      """
      App.swift:10:15: warning: no theme styles the class 'E' [missing-class]
      App.swift:11:42: warning: no 'missing-class' is found where this comment accepts it [unused-suppression]

      """)
    try expectEqual(sandbox.run("baseline", "write", "a.nss", "--app", "App.swift").code, 0)
    let rest = try sandbox.shell("themec lint --strict --baseline themec-baseline.json a.nss --app App.swift")
    expectEqual(rest.code, 0, "\(rest.output)")
  }

  @Test func severitiesAndFormatsAreThoseOfThemes() throws {
    let sandbox = try sandbox()
    try expectEqual(sandbox.run("lint", "theme.nss", "--app", ".", "-W", "missing-class=error").code, 1)
    try expectEqual(sandbox.run("lint", "theme.nss", "--app", ".", "--strict").code, 1)
    try expectEqual(sandbox.run("lint", "theme.nss", "--app", ".", "-W", "app=off").output, "no findings\n")
    for format in ["json", "sarif", "github", "gitlab", "checkstyle", "junit", "markdown", "rdjson"] {
      let report = try sandbox.run("lint", "theme.nss", "--app", ".", "--format", format).output
      expect(report.contains("ListController.swift"), "\(format)")
    }
  }

  @Test func aTableShowsWhoUsesWhat() throws {
    let sandbox = try sandbox()
    let table = try sandbox.run("lint", "theme.nss", "--app", ".", "--format", "table").output
    Golden.check(table, named: "App/table.txt")
    let refused = try sandbox.run("lint", "theme.nss", "--format", "table")
    expect(refused.code == 64 && refused.errors.contains("--app <path>"))
  }

  @Test func declarationsTakeTheirBasesFromViews() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Plain { font-size: 17; }\nOther { background-color: red; }\n", to: "a.nss")
    try sandbox.write(
      "let field = UITextField()\nfield.nuiClass = \"Plain\"\nclass Box: UIView { func f() { nuiClass = \"Other\" } }\n",
      to: "App.swift")
    let declared = try sandbox.run("registry", "--declare", "a.nss", "--app", "App.swift")
    expectEqual(declared.output, "@class Other : View, inferred;\n@class Plain : TextField, inferred;\n")
  }

  @Test func imagesAndFontsAreLookedForInTheApp() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "Button { background-image: arow.png; }\nNavigationBar { background-image: Icons/back; }\n", to: "a.nss")
    try sandbox.write("{}", to: "App/Media.xcassets/arrow.imageset/Contents.json")
    try sandbox.write(#"{"properties": {"provides-namespace": true}}"#, to: "App/Media.xcassets/Icons/Contents.json")
    try sandbox.write("{}", to: "App/Media.xcassets/Icons/back.imageset/Contents.json")
    let found = try sandbox.run("lint", "a.nss", "--app", "App").output
    expect(found.contains("the app has no image 'arow.png'") && found.contains("did you mean 'arrow'"))
    expect(!found.contains("Icons/back"))
  }
}
