import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel

/// The helps and fixes of findings: they fit the target, and following them removes the finding.
@Suite struct RemedyTests {
  private func findings(_ bytes: [UInt8], _ target: Target) -> [Diagnostic] {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: bytes)
    var (options, lint) = (CompilerOptions(), LintOptions())
    options.target = target
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

  /// Checks every finding of a sheet.
  private func check(_ sheet: [UInt8], _ target: Target, called name: String) {
    let all = findings(sheet, target)
    func count(_ finding: Diagnostic, _ list: [Diagnostic]) -> Int {
      list.count { $0.code == finding.code && $0.message == finding.message }
    }
    for finding in all {
      let words = finding.help + finding.allNotes + finding.fixIts.map(\.title)
      if target == .nui {
        expect(
          !words.contains { $0.contains("did you mean 'fdl") || $0.contains("replace with 'fdl") },
          "\(name): \(finding.message), \(words)")
      }
      if target == .fioriSwiftUI { expect(!words.contains { $0.hasPrefix("NUI") }, "\(name): \(words)") }
      expect(!finding.message.hasSuffix(" more"), "\(name): \(finding.message)")
    }
    for finding in all.prefix(12) {
      guard let fix = finding.fixIts.first, fix.edits.allSatisfy({ $0.span.file == finding.span.file }) else {
        continue
      }
      let after = findings(fixed(sheet, fix), target)
      expect(
        count(finding, after) < count(finding, all) || finding.code == .lostStylesheet,
        "\(name): '\(fix.title)' leaves \(finding.message)")
    }
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
    expectEqual(finding?.message, "the property 'glow' of the undeclared class 'RowDone' is unknown")
    expectEqual(
      finding?.help,
      ["if your app reads it, declare it: '@component RowDone { @part RowDone { glow: Number; } }'"])
  }

  @Test(arguments: ["007aff", "08f", "FF00AA80", "ffffff", "fff"]) func hexDigitsWithoutASign(digits: String) {
    let own = findings("Label { font-color: \(digits); }\n")
    expectEqual(own.flatMap(\.help), ["did you mean '#\(digits)'?"])
    expectEqual(own.flatMap(\.fixIts).flatMap(\.edits).map(\.replacement), ["#\(digits)"])
  }

  @Test func scalesOfImagesAreLeftOut() {
    let sheet = "Button { background-image: splash@2x.png; }\n"
    let own = findings(sheet)
    expectEqual(own.first?.help.first, "leave out '@2x': UIKit finds it")
    expectEqual(
      own.flatMap(\.fixIts).map { String(decoding: fixed(Array(sheet.utf8), $0), as: UTF8.self) },
      ["Button { background-image: splash.png; }\n"])
  }

  /// A runtime that reads no rules misses no definition in them.
  @Test func undefinedNamesInRules() {
    let sheet = "Button { font-color: @unset; }\n"
    expect(findings(sheet, .fioriSwiftUI).allSatisfy { $0.severity == .note })
    expect(findings(sheet, .fioriUIKit).contains { $0.severity == .error })
  }
}
