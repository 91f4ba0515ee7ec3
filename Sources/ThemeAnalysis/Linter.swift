import ThemeBase
package import ThemeCompiler

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
  package static func findings(_ compilation: Compilation) -> LintFindings {
    let options = compilation.options
    var reports = compilation.reports
    for rule in rules where rule.isWanted(options) { reports.append(contentsOf: rule.run(compilation)) }
    reports.append(contentsOf: portability(of: compilation))
    var diagnostics = SeverityPolicy.apply(options, to: CausedFindings.placed(reports.diagnostics, in: compilation))
    if reports.contains(.percentSign) { diagnostics = CoveredPercentages.merged(diagnostics) }
    diagnostics = NestedSelectorFix.fit(diagnostics, in: compilation.program)
    diagnostics = diagnostics.sortedForReport()
    if UnknownWord.codes.contains(where: { reports.contains($0) }) {
      diagnostics = FrequentWords.explained(diagnostics, in: compilation)
    }
    return LintFindings(
      diagnostics: diagnostics, reports: reports,
      suppressedCodes: reports.suppressed.filter { options.severity(of: $0.key) != nil })
  }

  /// Reports what named targets read differently, and the files that the compilation's own target loses as a whole.
  private static func portability(of compilation: Compilation) -> DiagnosticList {
    let options = compilation.options
    var findings = DiagnosticList()
    if !options.portability.isEmpty {
      findings = PortabilityCheck.run(PortableTheme(compilation), for: options.portability)
    }
    findings.append(contentsOf: LostStylesheets.run(compilation))
    return findings
  }
}
