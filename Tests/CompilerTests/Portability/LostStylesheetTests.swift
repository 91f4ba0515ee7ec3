import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject

/// Causes for which NUI loses a whole sheet, or raises.
///
/// Each is an error for `--portable`. Whoever names the target alone gets one line at the head of the file's report, which for a slip
/// is an error too, unless products are made of the sheet.
@Suite struct LostStylesheetTests {
  /// A sheet that NUI loses or at which it raises, and its only cause.
  struct Sample: Sendable, CustomTestStringConvertible {
    var sheet: String
    var code: DiagnosticCode
    var raises = false

    init(_ sheet: String, _ code: DiagnosticCode, raises: Bool = false) {
      (self.sheet, self.code, self.raises) = (sheet, code, raises)
    }

    var testDescription: String { sheet }
    var consequence: String { raises ? "raises an exception at start" : "drops the whole sheet" }
    var prospect: String { raises ? "would raise an exception at start" : "would drop this whole stylesheet" }
    /// Whether only themec reads such a sheet, so that no app gives it to NUI.
    var isAddition: Bool { [.themecOnly, .signInValue].contains(code) }
    /// Whether themec forgives what nobody means, so that no build is asked to write it otherwise.
    var isSlip: Bool {
      [
        .missingLastSemicolon, .straySemicolon, .lineComment, .commentTouchesWord, .classListSelector, .reservedPrefix,
        .percentSign,
      ]
      .contains(code)
    }
  }

  private static let samples = [
    Sample("Label { font-name: \"a\"; }", .quotedString),
    Sample("@x: 'a'; Label { font-size: 2; }", .quotedString),
    Sample("@palette v7; Label { font-size: 2; }", .themecOnly),
    Sample("@media (device: ipad) or (device: iphone) { Label { font-size: 2; } }", .themecOnly),
    Sample("@media (device: ipad), (device: iphone) { Label { font-size: 2; } }", .themecOnly),
    Sample("@media not (device: ipad) { Label { font-size: 2; } }", .themecOnly),
    Sample("@media ((device: ipad)) { Label { font-size: 2; } }", .themecOnly),
    Sample("@media (device: ipad) { @media (device: ipad) { Label { font-size: 2; } } }", .themecOnly),
    Sample("Label* { font-size: 2; }", .themecOnly),
    Sample("@class A; Label { font-size: 2; }", .themecOnly),
    Sample("Label { font-size: 1 + 2; }", .signInValue),
    Sample("Label { font-size: 1 * 2; }", .signInValue),
    Sample("Label { font-size: 1 / 2; }", .signInValue),
    Sample("@x: 4; Label { font-size: @x * 2; }", .signInValue),
    Sample("Label { font-color: darken(#2E7D32, 10%); }", .signInValue),
    Sample("// x", .lineComment),
    Sample("Label { font-size: 2 }", .missingLastSemicolon),
    Sample("@x: 1", .missingLastSemicolon),
    Sample(";", .straySemicolon),
    Sample("Label {};", .straySemicolon),
    Sample("Label { font-size: 2;; }", .straySemicolon),
    Sample("Label { font-size: 2/**/; }", .commentTouchesWord),
    Sample("A:B { font-size: 2; }", .classListSelector),
    Sample("android { font-size: 2; }", .reservedPrefix),
    Sample("@mediaColor: red;", .reservedPrefix),
    Sample("Label { font-size: 50%; }", .percentSign),
    Sample("@x: 4; A { b: @x, 2; }", .definitionBeforeValue, raises: true),
    Sample("@x: 4; @y: 5; A { b: @x @y; }", .definitionBeforeValue, raises: true),
    Sample("@x: 4; A { b: @x - 1; }", .definitionBeforeValue, raises: true),
  ]

  /// The findings of one sheet under a named target, or under none.
  private func findings(
    _ sheets: String..., target: Target? = nil, portable: Set<Target> = [],
    severities: [DiagnosticCode: Severity?] = [:], ships: Bool = false
  ) -> [Diagnostic] {
    var sources = SourceSet()
    for (number, sheet) in sheets.enumerated() { sources.add(path: "\(number).nss", bytes: Array(sheet.utf8)) }
    var setup = ThemeSetup()
    setup.options.target = target ?? .fioriUIKit
    setup.lint.namesTarget = target != nil
    setup.lint.portability = portable
    setup.lint.severities = severities
    setup.lint.shipsSheets = ships
    return LintedTheme(sources, setup).diagnostics
  }

  @Test(arguments: samples) func isLostByNUI(sample: Sample) {
    #expect(throws: NUIReader.Failure.self) {
      try NUIReader.read(Array(sample.sheet.utf8), device: "ipad", orientation: "portrait")
    }
  }

  @Test(arguments: samples) func withoutTargetNothingIsSaid(sample: Sample) {
    for ships in [false, true] {
      let found = findings(sample.sheet, ships: ships)
      expect(!found.contains { $0.severity == .error || $0.code == .lostStylesheet })
    }
  }

  /// The costliest mistake has the highest level where the sheet is what the app gets.
  @Test(arguments: samples, [Target.nui, .fioriUIKit]) func aSlipIsAnError(sample: Sample, target: Target) throws {
    let found = findings(sample.sheet, target: target, ships: true)
    let first = try #require(found.first)
    expectEqual(first.code, .lostStylesheet)
    expectEqual((first.severity == .error), sample.isSlip)
    expectEqual(found.filter { $0.severity == .error }.count, (sample.isSlip ? 1 : 0))
    // What a build writes flat stays what it is; whoever gives the file away is told of '--portable' and its key.
    let built = findings(sample.sheet, target: target)
    if !sample.isSlip { expectEqual(found, built) }
    let help = first.help.joined()
    let words = ["--portable \(target.rawValue)'", "\"portable\": [\"\(target.rawValue)\"]", "themec.json"]
    expectEqual(words.allSatisfy { help.contains($0) }, !sample.isSlip)
  }

  /// The slip is named, whatever else is lost before it.
  @Test func aSlipMattersMost() throws {
    for sheet in ["@palette v7;\nA { b: 1;; }", "// x\nA { b: 1 }", "@x: 4;\nA { b: @x, 2; c: 1;; d: \"x\"; }"] {
      let first = try #require(findings(sheet, target: .nui, ships: true).first)
      expect(first.code == .lostStylesheet && first.severity == .error)
      expect(first.message.contains("stylesheet: line 2, ") && first.message.contains(" more cause"))
      let chosen = findings(sheet, target: .nui, severities: [.lostStylesheet: .warning], ships: true)
      expect(!chosen.contains { $0.severity == .error })
    }
  }

  /// Nobody writes a sheet for themec for the sake of a comment; beside what is written for themec it is none of NUI's.
  @Test func aLineCommentIsASlipInAnOldTheme() throws {
    let old = ["// x\nLabel { b: 1; }", "Label { font-name: \"a\"; } // x", "Label { b: 1; // x\n}"]
    let written = ["// x\n@palette v7;", "Label { b: 1 + 2; } // x", "// x\n@class A;"]
    for sheet in old + written {
      let first = try #require(findings(sheet, target: .nui, ships: true).first)
      expectEqual(first.severity == .error, old.contains(sheet))
      expect(!findings(sheet, target: .nui).contains { $0.severity == .error })
    }
    expectEqual(findings("// x", "@palette v7;", target: .nui, ships: true).first?.severity, .note)
  }

  @Test(arguments: samples, [Target.nui, .fioriUIKit]) func aTargetAloneLeadsTheReport(sample: Sample, target: Target)
    throws
  {
    let runtime = target == .nui ? "NUI" : "SAP's UIKit runtime"
    let found = findings(sample.sheet, target: target)
    let first = try #require(found.first)
    expectEqual(first.code, .lostStylesheet)
    expectEqual(first.severity, (sample.isAddition ? .note : .warning))
    expectEqual(first.help.isEmpty, sample.isSlip)
    expect(first.message.hasPrefix("\(runtime) \(sample.prospect): line 1, "))
    expectEqual(found.filter { $0.code == .lostStylesheet }.count, 1)
    let same = findings(sample.sheet)
    // Nothing else changes, whatever the target reads otherwise.
    let old = Set(same.map(\.code.rawValue)).subtracting(["unknown-color", "unused-definition"])
    expect(old.isSubset(of: found.map(\.code.rawValue)))
    expect(!found.contains { $0.severity == .error })
    let cause = findings(sample.sheet, portable: [target]).first { $0.code == sample.code }
    expectEqual(first.span, cause?.span)
    // A cause that is reported says what it costs, and is a warning.
    let reported = found.filter { $0.code == sample.code }
    expect(
      reported.allSatisfy { $0.severity == .warning && $0.message.hasSuffix(": \(runtime) \(sample.consequence)") })
    expectEqual(first.isHeading, !reported.isEmpty)
  }

  @Test(arguments: samples, [Target.nui, .fioriUIKit]) func aPortableTargetGivesAnError(sample: Sample, target: Target)
    throws
  {
    let runtime = target == .nui ? "NUI" : "SAP's UIKit runtime"
    for named in [nil, target] {
      let found = findings(sample.sheet, target: named, portable: [target])
      let errors = found.filter { $0.severity == .error }
      expectEqual(Set(errors.map(\.code)), [sample.code])
      expect(errors.allSatisfy { $0.message.hasSuffix(": \(runtime) \(sample.consequence)") })
      expect(!found.contains { $0.code == .lostStylesheet })
    }
  }

  @Test(arguments: samples) func anotherTargetIsNotConcerned(sample: Sample) {
    for named in [nil, Target.fioriSwiftUI] {
      let found = findings(sample.sheet, target: named, portable: [.fioriSwiftUI])
      expect(!found.contains { $0.severity == .error || $0.code == .lostStylesheet })
    }
    expect(!findings(sample.sheet, target: .fioriSwiftUI).contains { $0.code == .lostStylesheet })
  }

  /// A different reading costs neither the sheet nor the app.
  @Test(arguments: [
    "Label { font-size: 18px; }", "@x: 4; A { b: 1 @x; }", "@x: @y; @y: 4; A { b: @x; }", "Label { font-size: 3 - 2; }",
    "Label { font-color: alpha(#2E7D32, 0.5); }", "@media (appearance: dark) { Label { font-size: 2; } }",
    "Button { image: icon//large; }", "@x: 4; A { b: @x, 2; b: 3; }", "@x: 4; @y: @x, 2;",
  ]) func anotherReadingStaysAWarning(sheet: String) throws {
    _ = try NUIReader.read(Array(sheet.utf8), device: "ipad", orientation: "portrait")
    expect(!findings(sheet, target: .nui).contains { $0.code == .lostStylesheet })
    expect(!findings(sheet, portable: [.nui]).contains { $0.severity == .error })
  }

  private static let readings: [(sheet: String, code: DiagnosticCode)] = [
    ("Label { font-size: (1); }", .computedValue), ("@x: (1); Label { font-size: @x; }", .computedValue),
    ("Button { padding: (1 2); }", .computedValue), ("Label { font-size: 10 - 4; }", .computedValue),
    ("Label { font-color: lighten(#2E7D32, 0.1); }", .computedValue),
    ("@i: 8; Button { padding: 4 @i; }", .definitionInValue), ("@x: @y; @y: 4; A { b: @x; }", .definitionInValue),
    ("@media (appearance: dark) { Label { font-size: 2; } }", .mediaAxisNotRead),
    ("@media (contrast: high) and (device: ipad) { Label { font-size: 2; } }", .mediaAxisNotRead),
  ]
  private static let readingsOfSwiftUI: [(sheet: String, code: DiagnosticCode)] = [
    ("@tintColor:lighten(#2E7D32, 0.1);", .computedValue), ("@a:#2E7D32;\n@tintColor:@a;", .definitionInValue),
    ("@media (appearance: dark) { @tintColor:#2E7D32; }", .definitionUnderMedia),
    ("@tintColor: red;", .definitionSpacing), ("@tintColor:red; @separator:red;", .definitionSharesLine),
    ("/*\n@tintColor:red;\n*/", .definitionInComment),
  ]

  /// A value that a named target reads as another one is never silent, and nothing of it is taken away unasked.
  @Test(arguments: Target.allCases) func anotherReadingIsNamed(target: Target) throws {
    for (sheet, code) in target == .fioriSwiftUI ? Self.readingsOfSwiftUI : Self.readings {
      for ships in [false, true] {
        let found = findings(sheet, target: target, ships: ships).filter { $0.code == code }
        #expect(found.first?.severity == (ships ? .warning : .note), "\(sheet)")
        #expect(found.flatMap(\.fixIts).allSatisfy { $0.applicability == .unsafe })
        #expect(!findings(sheet, ships: ships).contains { $0.code == code })
        let portable = findings(sheet, target: target, portable: [target], ships: ships)
        #expect(portable.filter { $0.code == code }.count == found.count, "\(sheet)")
      }
      let chosen = findings(sheet, target: target, severities: [code: nil], ships: true)
      #expect(!chosen.contains { $0.code == code })
      #expect(findings(sheet, target: target, severities: [.lostStylesheet: nil]).contains { $0.code == code })
    }
  }

  /// The line about a file that only themec reads stands for all that is in it; the other files of the theme have notes.
  @Test func aLostFileHasOneLine() {
    let lost = "@palette v7; Label { font-size: (1); }"
    #expect(findings(lost, target: .nui, ships: true).map(\.code) == [.lostStylesheet])
    let both = findings(lost, "Label { font-size: (2); }", target: .nui, ships: true)
    #expect(both.filter { $0.code == .computedValue }.map(\.severity) == [.note])
    // Mending a slip brings nothing new.
    let slip = findings("Label { font-size: (1) }", target: .nui, ships: true)
    #expect(slip.contains { $0.code == .computedValue })
    let sibling = findings("Label { font-size: (1); }", target: .fioriUIKit, portable: [.nui], ships: true)
    #expect(sibling.filter { $0.code == .computedValue }.count == 1)
  }

  @Test func theLineNamesTheFirstCauseAndCountsTheOthers() throws {
    let sheet = "@x: 4;\nA { b: @x, 2; c: 1;; d: \"x\"; }\n"
    let first = try #require(findings(sheet, target: .nui).first)
    // The sheet is read before a definition is looked up.
    expectEqual(first.message, "NUI would drop this whole stylesheet: line 2, stray ';', and 2 more causes")
    expectEqual(first.span.start, 26)
  }

  /// The losses that are told if no target is named.
  private func losses(_ sheet: String, severities: [DiagnosticCode: Severity?] = [:]) -> [String] {
    let found = findings(sheet, severities: severities, ships: true).filter { $0.code == .lostStylesheet }
    // Nobody knows whether the app uses NUI.
    expect(found.allSatisfy { $0.severity == .warning && $0.isHeading })
    expect(!findings(sheet, severities: severities).contains { $0.code == .lostStylesheet })
    return found.map(\.message)
  }

  @Test(arguments: ["A { b: 1\nc: 2; }", "A: { b: 1; }", "A { b: :; }", "A { b: ; }", "// x\nA { b: 1\nc: 2 }"])
  func anErrorIsToldWithoutATarget(sheet: String) throws {
    let found = losses(sheet)
    expectEqual(found.count, 1)
    let line = sheet.hasPrefix("//") ? 2 : 1
    expect(found[0].hasPrefix("NUI would drop this whole stylesheet: line \(line), "))
    expect(losses(sheet, severities: [.lostStylesheet: nil]).isEmpty)
    // A theme that is written for themec is not given to NUI.
    for addition in ["@palette v7;", "@class B;", "C { d: 1 + 2; }", "C { d { e: 1; } }"] {
      expect(losses(sheet + addition).isEmpty, "\(addition)")
    }
  }

  @Test func whatIsSwitchedOffIsNotTold() { expect(losses("A { b 1; }", severities: [.missingColon: nil]).isEmpty) }

  @Test func aLossIsKnownByItsTarget() {
    let found = findings("A { b: 1;; c: 2;; }", target: .nui)
    expectEqual(found.first?.subject, DiagnosticSubject(value: "nui"))
  }

  @Test func eachFileHasItsLine() {
    let found = findings("A { b: 1; }", ";", "A { b: 1;; }", target: .nui)
    let lines = found.filter { $0.code == .lostStylesheet }
    expectEqual(lines.map(\.span.file.index), [1, 2])
  }

  @Test func theUserDecides() {
    let string = "Label { font-name: \"a\"; }"
    expect(findings(string, target: .nui, severities: [.lostStylesheet: nil]).isEmpty)
    let mild = findings(string, portable: [.nui], severities: [.quotedString: .note])
    expectEqual(mild.map(\.severity), [.note])
    expect(mild.allSatisfy { $0.message.hasSuffix(": NUI drops the whole sheet") })
    expect(findings(string, portable: [.nui], severities: [.quotedString: nil]).isEmpty)
  }

  @Test func aNameOfAnotherLayerRaises() {
    let found = findings("@brand: red;", "Button { font-color: @brand; padding: 4 @brand; }", portable: [.nui])
    expectEqual(
      found.filter { $0.severity == .error && $0.code != .invalidValue }.map(\.message),
      [
        "'@brand' is defined in another layer only: NUI raises an exception at start"
      ])
    expect(found.contains { $0.code == .definitionAcrossLayers && $0.severity == .warning })
  }
}
