package import ThemeBase
package import ThemeCompiler
import ThemeSyntax

/// The checks that are not needed to resolve a theme.
package enum Linter {
  /// The rules that apply to every target, one a file; see ``LintRule``.
  ///
  /// More important rules come first: the number of diagnostics is limited.
  static let rules: [LintRule] = [
    LintRule(.unknownProperty, .unknownState, .unreadProperty, .documentedSlip, run: PropertyCheck.run),
    LintRule(.insetsWithoutImage, .halfGradient, run: PairCheck.run),
    LintRule(.undoneMediaRule, run: OrderCheck.run),
    LintRule(.repeatedProperty, run: RepeatedPropertyCheck.run),
    LintRule(.undeclaredClass, .misspeltClass, .unknownClassPath, run: ClassCheck.run),
    LintRule(.unusedDefinition, .misspeltPaletteColor, .redefinedDefinition, run: DefinitionCheck.run),
    LintRule(.unusedClass, run: UnusedClassCheck.run),
    LintRule(.missingImage, .missingFont, run: AssetCheck.run),
    LintRule(.hexLength, .invalidValue, run: MalformedColorCheck.run),
    LintRule(.splitRule, .emptyRule, run: RuleCheck.run),
    LintRule(.lowContrast, .invisibleText, run: ContrastCheck.run),
    LintRule(.confusableColors, run: ColorVisionCheck.run),
    LintRule(.fixedFontSize, .smallText, run: FontSizeCheck.run),
    LintRule(.paletteLiteral, .definitionLiteral, run: LiteralCheck.run),
    LintRule(.duplicateDeclaration, .shadowedDeclaration, run: DuplicateCheck.run),
    LintRule(.inconsistentName, run: NamingCheck.run),
    LintRule(.unsortedProperties, run: PropertyOrderCheck.run),
  ]

  /// Checks a compilation, and gives every diagnostic the severity that the user chose.
  package static func findings(_ compilation: Compilation, _ options: LintOptions = LintOptions()) -> LintFindings {
    var reports = compilation.reports
    for rule in rules where rule.codes.contains(where: { options.isWanted($0) }) {
      reports.append(contentsOf: rule.run(compilation, options))
    }
    if !options.portability.isEmpty {
      reports.append(contentsOf: PortabilityCheck.run(PortableTheme(compilation), for: options.portability))
    }
    let forThemec = options.namesTarget ? SheetsForThemec.files(of: compilation) : []
    reports.append(contentsOf: LostStylesheets.run(compilation, options, forThemec))
    var diagnostics = reports.diagnostics
    if compilation.program.files.contains(where: compilation.program.isBuiltIn) {
      diagnostics = CausedFindings.placed(diagnostics, in: compilation)
    }
    if options.writesFlat || options.namesTarget || !options.portability.isEmpty {
      diagnostics = SheetsForThemec.withoutReadings(diagnostics, forThemec, compilation, options)
    }
    diagnostics = options.graded(diagnostics, for: compilation.target)
    if reports.contains(.percentSign) { diagnostics = CoveredPercentages.merged(diagnostics) }
    diagnostics = NestedSelectorFix.fit(diagnostics, in: compilation.program)
    diagnostics = diagnostics.sortedForReport()
    if UnknownWord.codes.contains(where: { reports.contains($0) }) {
      diagnostics = FrequentWords.explained(diagnostics, in: compilation, options)
    }
    return LintFindings(
      diagnostics: diagnostics, reports: reports,
      suppressedCodes: reports.suppressed.filter { options.severity(of: $0.key) != nil })
  }
}

/// One check of a compiled theme, with the codes that it can report.
///
/// A rule runs only if one of its codes is wanted, so advice that is off costs nothing. It sees the compilation and the
/// user's choices, not the findings of other rules.
struct LintRule: Sendable {
  let codes: [DiagnosticCode]
  /// Finds what the rule reports about a compilation.
  let run: @Sendable (Compilation, LintOptions) -> DiagnosticList

  init(_ codes: DiagnosticCode..., run: @escaping @Sendable (Compilation, LintOptions) -> DiagnosticList) {
    self.codes = codes
    self.run = run
  }

  init(_ codes: DiagnosticCode..., run: @escaping @Sendable (Compilation) -> DiagnosticList) {
    self.codes = codes
    self.run = { compilation, _ in run(compilation) }
  }
}

/// The findings about one theme, those of the compiler and those of the rules.
package struct LintFindings: Sendable {
  /// The diagnostics for the user, sorted by file, position, severity and code; undeclared classes of a file are one.
  package let diagnostics: [Diagnostic]
  /// The reports of passes and rules, unsorted and with the severities that they gave.
  package let reports: DiagnosticList
  /// The number of diagnostics of each code beyond those in ``diagnostics``.
  let suppressedCodes: [DiagnosticCode: Int]

  /// The number of diagnostics beyond those in ``diagnostics``.
  package var suppressed: Int { suppressedCodes.values.reduce(0, +) }

  /// Whether an error was reported: then nothing may be written.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Rules that style nothing, and classes that are styled in two places of one file.
enum RuleCheck {
  static func run(_ compilation: Compilation) -> DiagnosticList {
    let program = compilation.program
    // Most classes of a large theme may be styled in two places: no more is made than can be kept.
    var diagnostics = DiagnosticList(addedTo: compilation.reports)
    for file in program.files.sorted() {
      for rule in program.tree(file).emptyRules() {
        guard let list = rule.selectorList else { continue }
        diagnostics.append(Diagnostic(.emptyRule, "the rule '\(list.node.excerpt)' is empty", at: list.span))
      }
    }
    for rule in program.splitRules() where !diagnostics.skips(.splitRule, .note) {
      let (first, later) = (program.selectors[rule.first], program.selectors[rule.later])
      diagnostics.append(.splitRule(later, after: first, in: program))
    }
    return diagnostics
  }
}

extension Diagnostic {
  fileprivate static func splitRule(_ selector: Program.Selector, after first: Program.Selector, in program: Program)
    -> Diagnostic
  {
    Diagnostic(
      .splitRule, program.paths.slice(selector.path).enclosed(by: "duplicate rule for '", "'"),
      at: program.span(selector.place), secondary: [.init(program.span(first.place), "and here")])
  }
}
