import TestSupport
import Testing
import ThemeBase
import ThemeCompiler

/// Findings on properties that a class does not take.
@Suite struct PropertyCheckTests {
  /// Checks code, severity and suggestion of the first diagnostic about a rule.
  private func check(
    _ path: String, _ property: String, _ code: DiagnosticCode, _ severity: Severity, meant: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let said = compile("\(path) { \(property): red; }").diagnostics.first
    expectEqual(said?.code, code, sourceLocation: sourceLocation)
    expectEqual(said?.severity, severity, sourceLocation: sourceLocation)
    let help = meant.map { ["did you mean '\($0)'?"] } ?? []
    expectEqual(said?.help, help, "\(property)", sourceLocation: sourceLocation)
  }

  @Test func namesOfThisPathComeFirst() {
    let title = "fdlFUIHierarchyItemView_title"
    for property in ["fon-color", "color-font", "Font-Color", "fontColor", "font_color", "fontcolor"] {
      check(title, property, .unknownProperty, .error, meant: "font-color")
    }
    check(title, "text-aling", .unknownProperty, .error, meant: "text-align")
    check("Label", "background-olor", .unknownProperty, .error, meant: "background-color")
  }

  /// What a class takes is not known as long as its base is misspelt, which is said once.
  @Test func classesOfUnknownBases() {
    let found = compile("@class X : Lable;\nX { font-size: 3; font-color: red; }").diagnostics
    expectEqual(found.map(\.code), [.unknownRegistryWord])
  }

  /// Where it is known what the path takes, a name that it does not take is no help.
  @Test func nothingElseIsSuggestedWhereThePathIsKnown() {
    check("fdlFUIHierarchyItemView_title", "colr", .unknownProperty, .warning, meant: nil)
    check("fdlFUIHierarchyItemView_title", "xyzzy", .unknownProperty, .warning, meant: nil)
  }

  @Test func statesThatThePropertyDoesNotHave() {
    check("Label", "font-color-disabled", .unknownState, .warning, meant: nil)
    check("Label", "font-color-pressed", .unknownState, .warning, meant: "font-color-highlighted")
    check("Button", "font-color-focused", .unknownState, .warning, meant: nil)
    check("Button", "font-color-disabeld", .unknownState, .error, meant: "font-color-disabled")
    check("Button", "background-color-higlighted", .unknownState, .error, meant: "background-color-highlighted")
    check("fdlFUIHierarchyItemView_title", "font-color-higlighted", .unknownState, .warning, meant: nil)
    check("Button", "background-color-to", .unknownProperty, .error, meant: "background-color-top")
  }

  @Test func theStatesAreListed() {
    let said = compile("Label { font-color-disabled: red; }").diagnostics.first
    expectEqual(said?.notes, ["the states of 'font-color' are 'highlighted'"])
  }

  /// The arrow of a back button is drawn in one colour, which NUI reads from the beginning of a gradient.
  @Test func aHalfThatIsDrawnByItselfIsNoFinding() {
    let back = compile("BarButtonBack { background-color-top: red; }").diagnostics
    expect(!back.contains { $0.code == .halfGradient })
    let button = compile("Button { background-color-top: red; }").diagnostics
    expect(button.contains { $0.code == .halfGradient })
  }
}
