import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeReports

/// The helps and fixes of findings: they fit the target, and following them removes the finding.
@Suite struct RemedyTests {
  private func findings(_ bytes: [UInt8], _ target: Target, declaring declaration: String? = nil) -> [Diagnostic] {
    var (sources, files) = (SourceSet(), SourceSet())
    sources.add(path: "theme.nss", bytes: bytes)
    var (options, lint) = (CompilerOptions(), LintOptions())
    options.target = target
    if let declaration {
      options.registry = options.registry.adding([files.add(path: "app.nss", bytes: Array(declaration.utf8))]).value
    }
    lint.namesTarget = true
    return Linter.findings(Compiler.compile(sources, options: options), lint).diagnostics
  }

  private func findings(_ text: String, _ target: Target = .fioriUIKit) -> [Diagnostic] {
    findings(Array(text.utf8), target)
  }

  private func fixed(_ bytes: [UInt8], _ fix: FixIt) -> [UInt8] {
    var bytes = bytes
    for edit in fix.edits.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: edit.replacement.utf8)
    }
    return bytes
  }

  /// The codes of what a target does not know, and of what it loses.
  private static let unknown: Set<DiagnosticCode> = [
    .unknownColor, .unknownProperty, .unreadProperty, .unknownState, .unknownClassPath, .misspeltClass,
    .undefinedDefinition,
    .invalidValue, .lostStylesheet,
  ]

  /// Checks every finding of a sheet.
  private func check(_ sheet: [UInt8], _ target: Target, called name: String) {
    let all = findings(sheet, target)
    for finding in all { checkWords(of: finding, target, name) }
    for finding in all.prefix(12) where finding.code != .lostStylesheet {
      for fix in finding.fixIts where fix.edits.allSatisfy({ $0.span.file == finding.span.file }) {
        checkRemedy(of: finding, among: all, "'\(fix.title)'", name, findings(fixed(sheet, fix), target))
      }
      for help in finding.help { follow(help, of: finding, among: all, sheet, target, name) }
    }
  }

  private static let runtimes: [Target: String] = [
    .nui: "NUI", .fioriUIKit: "SAP's UIKit runtime", .fioriSwiftUI: "SAP's SwiftUI runtime",
  ]

  /// Checks that the words of a finding speak of no runtime but the target, and that each 'more' says of what.
  private func checkWords(of finding: Diagnostic, _ target: Target, _ name: String) {
    let labels = [finding.label] + finding.secondary.map(\.text)
    let words = [finding.message] + finding.help + finding.allNotes + finding.fixIts.map(\.title) + labels
    for text in words {
      // Names in quotes are the theme's.
      let plain = text.replacing(/'[^']*'/, with: "''")
      let others = Target.allCases.filter { $0 != target && plain.contains(Self.runtimes[$0] ?? "") }
      expect(others.isEmpty, "\(name) for \(target): \(text)")
      expect(!Self.leavesMoreOpen(plain), "\(name): \(text)")
    }
  }

  /// Whether a text says that there are "3 more" and not of what: no noun follows, and no list of names is before it.
  private static func leavesMoreOpen(_ text: String) -> Bool {
    let words = ["", ""] + text.split(separator: " ").map(String.init) + [""]
    return words.indices.dropFirst(2).contains { index in
      words[index].hasPrefix("more") && Int(words[index - 1]) != nil && ["", "in", "on"].contains(words[index + 1])
        && !words[..<(index - 2)].joined().hasSuffix("''")
    }
  }

  /// Follows a help that says what to write, and checks that the finding is gone.
  private func follow(
    _ help: String, of finding: Diagnostic, among all: [Diagnostic], _ sheet: [UInt8], _ target: Target, _ name: String
  ) {
    guard let first = help.firstRange(of: " '"), let last = help.lastIndex(of: "'"), first.upperBound <= last else {
      return
    }
    let words = String(help[first.upperBound..<last])
    let place = Int(finding.span.start)..<Int(finding.span.end)
    var after: [Diagnostic]
    if help.contains("declare it") {
      expect(help.contains("in a registry file"), "\(name) for \(target): \(help)")
      after = findings(sheet, target, declaring: words)
    } else if help.hasPrefix("define it: '") {
      after = findings(sheet + Array("\n\(words.replacing("…", with: "3"))\n".utf8), target)
      after.removeAll { $0.code == .invalidValue }
    } else if help.hasPrefix("did you mean '"), finding.fixIts.isEmpty, !words.contains("'") {
      after = findings(Array(sheet[..<place.lowerBound]) + Array(words.utf8) + sheet[place.upperBound...], target)
    } else {
      return
    }
    checkRemedy(of: finding, among: all, help, name, after)
  }

  /// Checks that a remedy has removed its finding, and that the target knows all that it has put there.
  private func checkRemedy(
    of finding: Diagnostic, among all: [Diagnostic], _ remedy: String, _ name: String, _ after: [Diagnostic]
  ) {
    func count(_ list: [Diagnostic]) -> Int {
      list.count { $0.code == finding.code && $0.message == finding.message }
    }
    expect(count(after) < count(all), "\(name): \(remedy) leaves \(finding.message)")
    func unknown(_ list: [Diagnostic]) -> Int { list.count { Self.unknown.contains($0.code) && $0.severity > .note } }
    expect(
      unknown(after) <= unknown(all),
      "\(name): \(remedy) for \(finding.message) gives \(after.filter { Self.unknown.contains($0.code) }.map(\.message))"
    )
  }

  /// A word that a fork may read has the line that declares it, and words after a value have none.
  @Test(arguments: ["Own { text-align: app_mid; }", "Own { border-style: app_b; }", "Label { text-align: app_mid; }"])
  func aWordOfAForkCanBeDeclared(sheet: String) {
    for target in Target.allCases {
      expect(findings(sheet, target).contains { $0.help.joined().contains("@type ") }, "\(sheet) for \(target)")
      check(Array(sheet.utf8), target, called: sheet)
    }
    // Nor has a colour of Fiori's palette in a theme for NUI.
    let others = findings("Button { background-image: a app_b; }") + findings("Label { font-color: tintColor; }", .nui)
    expectEqual(others.filter { [.invalidValue, .unknownColor].contains($0.code) }.count, 2)
    expect(!others.contains { $0.help.joined().contains("@type ") })
  }

  /// One finding says what two of its kind say: the remedies differ in number only.
  @Test(arguments: Target.allCases) func oneSaysWhatTwoSay(target: Target) {
    let kinds = [
      "OwnX { font-size: 1; }", "RowX { glowX: 3; }", "OwnX { font-color: app_X; }", "LabelX { blurX: 3; }",
      "@brandX: 1;\nRowX { font-size: 3; }", "OwnX { text-align: app_X; }", "EmptyX { }",
    ]
    func said(_ times: Int, _ kind: String) -> [DiagnosticCode: Set<String>] {
      let sheet = ["One", "Two"].prefix(times).map { kind.replacing("X", with: $0) }.joined(separator: "\n")
      var sources = SourceSet()
      sources.add(path: "theme.nss", bytes: Array(sheet.utf8))
      let group = Findings.Group(sources: sources, diagnostics: findings(sheet, target))
      let triaged = Findings(groups: [group]).triaged.groups[0].diagnostics
      return Dictionary(triaged.map { ($0.code, Set($0.help.map(Self.withoutNumber))) }) { $0.union($1) }
    }
    for kind in kinds { expectEqual(said(1, kind), said(2, kind), "\(kind) for \(target)") }
  }

  /// The beginning of a help, the same for one thing and for several.
  private static func withoutNumber(_ help: String) -> String {
    String(help.prefix { $0 != ":" }).replacing("they are", with: "it is").replacing("them", with: "it")
      .replacing(" in a registry file", with: "")
  }

  private static let sheets = Array(RealSheets.names.enumerated().filter { $0.offset % 8 == 3 }.map(\.element))

  @Test(arguments: sheets, Target.allCases) func helpsOfRealSheets(_ sheet: String, _ target: Target) throws {
    check(try RealSheets.bytes(of: sheet), target, called: sheet)
  }

  /// Slips in the names of classes and properties.
  @Test(arguments: 0..<6) func helpsOfSlips(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let names = ["Button", "TableCell", "BarButton", "fdlFUIObjectView_headlineLabel", "Label", "ImageView"]
    let properties = ["font-color", "background-color", "font-size", "corner-radius", "text-align", "border-width"]
    for _ in 0..<20 {
      func slip(_ name: String) -> String {
        var letters = Array(name)
        letters.remove(at: random.below(letters.count))
        return random.oneIn(2) ? String(letters) : name
      }
      let sheet = "\(slip(random.pick(names))) { \(slip(random.pick(properties))): 3; }\n"
      for target in Target.allCases { check(Array(sheet.utf8), target, called: sheet) }
    }
  }

  /// A fix never makes a declaration apply that its author has switched off.
  @Test(arguments: ["#", "--", "x-", "_", "-", ".", "disabled-", "X-"]) func whatIsSwitchedOffStaysOff(sign: String) {
    for target in [Target.nui, .fioriUIKit] {
      let sheet = "BarButton {\n  \(sign)font-size: 13;\n}\n"
      let own = findings(sheet, target).filter { $0.code == .unknownProperty }
      expectEqual(own.map(\.message), ["'\(sign)' begins no comment; nothing reads this"])
      expectEqual(
        own.flatMap(\.fixIts).map { String(decoding: fixed(Array(sheet.utf8), $0), as: UTF8.self) },
        ["BarButton {\n  /* font-size: 13; */\n}\n"])
    }
  }

  @Test func aSemicolonBeginsNoComment() {
    let sheet = "BarButton {\n  ;font-size: 13;\n}\n"
    let own = findings(sheet).filter { $0.code == .straySemicolon }
    expect(own.count == 1 && own.allSatisfy { $0.message.hasPrefix("';' begins no comment") })
    expectEqual(
      own.flatMap(\.fixIts).map { String(decoding: fixed(Array(sheet.utf8), $0), as: UTF8.self) },
      ["BarButton {\n  /* font-size: 13; */\n}\n"])
    expect(findings("Label {\n  ; font-size: 13;\n}\n").contains { $0.message.hasPrefix("stray ';'") })
  }

  @Test(arguments: [
    ("TableView", "Table"), ("TableViewCell", "TableCell"), ("UITableViewCell", "TableCell"), ("NUIButton", "Button"),
    ("NUITableViewCell", "TableCell"), ("BarButtonItem", "BarButton"), ("UIButton", "Button"),
  ]) func namesOfUIKit(_ name: String, _ meant: String) {
    for target in [Target.nui, .fioriUIKit] {
      expectEqual(
        findings("\(name) { background-color: red; }\n", target).flatMap(\.help), ["did you mean '\(meant)'?"])
    }
  }

  @Test(arguments: ["ImageView", "SideBar", "TimelineCell", "ObjectCell", "KPIView", "AvatarStack"], Target.allCases)
  func plainWordsAreNoneOfFiorisClasses(_ name: String, _ target: Target) {
    let own = findings("\(name) { background-color: red; }\n", target)
    expect(!own.contains { $0.code == .misspeltClass }, "\(own)")
  }

  /// One says the same as several: nobody knows what an undeclared class has.
  @Test func aPropertyOfAnUndeclaredClass() {
    let finding = findings("RowDone { glow: 3; }\n").first { $0.code == .unknownProperty }
    expectEqual(finding?.message, "the property 'glow' of 'RowDone' is unknown")
    expectEqual(
      finding?.help,
      ["if your app reads it, declare it in a registry file: '@component RowDone { @part RowDone { glow: Number; } }'"])
  }

  @Test(arguments: ["007aff", "08f", "FF00AA80", "ffffff", "fff"]) func hexDigitsWithoutASign(digits: String) {
    let own = findings("Label { font-color: \(digits); }\n")
    expectEqual(own.flatMap(\.help), ["did you mean '#\(digits)'?"])
    expectEqual(own.flatMap(\.fixIts).flatMap(\.edits).map(\.replacement), ["#\(digits)"])
  }

  /// NUI reads six digits alone.
  @Test(arguments: [("08f", "#0088ff"), ("fff", "#ffffff"), ("007aff", "#007aff")])
  func hexDigitsForNUI(digits: String, literal: String) {
    expectEqual(findings("Label { font-color: \(digits); }\n", .nui).flatMap(\.help), ["did you mean '\(literal)'?"])
  }

  @Test(arguments: [("2.0", true), ("2.", true), ("2.5", false), ("2.5e1", false), ("1e1", false)])
  func wholeNumbers(number: String, isWhole: Bool) {
    expectEqual(findings("Label { text-line-clamp: \(number); }\n").isEmpty, isWhole, "\(number)")
  }

  @Test func scalesOfImagesAreLeftOut() {
    let sheet = "Button { background-image: splash@2x.png; }\n"
    let own = findings(sheet)
    expectEqual(own.first?.help.first, "leave out '@2x': UIKit finds it")
    expectEqual(
      own.flatMap(\.fixIts).map { String(decoding: fixed(Array(sheet.utf8), $0), as: UTF8.self) },
      ["Button { background-image: splash.png; }\n"])
    // What comes to nothing needs no advice about what it comes to.
    expectEqual(findings(sheet, .nui).map(\.code), [.undefinedDefinition])
  }

  /// A runtime that reads no rules misses no definition in them.
  @Test func undefinedNamesInRules() {
    let sheet = "Button { font-color: @unset; }\n"
    expect(findings(sheet, .fioriSwiftUI).allSatisfy { $0.severity == .note })
    expect(findings(sheet, .fioriUIKit).contains { $0.severity == .error })
  }
}
