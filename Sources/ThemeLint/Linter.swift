package import ThemeBase
package import ThemeCompiler
import ThemeDiagnostics

/// The compiler, followed by every check that is not needed to resolve a theme.
package enum Linter {
  /// Compiles the files of `sources` as layers, the later over the earlier, and checks them.
  package static func compile(_ sources: SourceSet, options: CompilerOptions) -> Compilation {
    lint(Compiler.compile(sources, options: options), options: options, on: .alone) { _ in }
      .compilation
  }

  /// Compiles some files of a graph as layers, the later over the earlier, and checks them.
  ///
  /// `didRun` is called when a pass has ended: neither compiler nor linter has a clock.
  package static func compile(
    _ layers: [Int], of graph: ImportGraph, options: CompilerOptions,
    didRun: (CompilerPass) -> Void = { _ in }
  ) -> Compilation {
    compile(layers, of: graph, options: options, on: .alone, beside: { _ in }, didRun: didRun)
      .compilation
  }

  /// The same on several threads.
  ///
  /// `extra` runs beside the checks. It gets the compilation as it is before their findings are added.
  package static func compile<Extra: Sendable>(
    _ layers: [Int], of graph: ImportGraph, options: CompilerOptions, on workers: Workers,
    beside extra: @escaping @Sendable (Compilation) -> Extra,
    didRun: (CompilerPass) -> Void = { _ in }
  ) -> (compilation: Compilation, extra: Extra?) {
    let compilation = Compiler.compile(
      layers, of: graph, options: options, on: workers, didRun: didRun)
    return lint(compilation, options: options, on: workers, beside: extra, didRun: didRun)
  }

  /// The rules that hold for every target, one a file; see ``LintRule``.
  static let rules: [LintRule] = [
    LintRule(.unknownProperty, .unknownState, .unreadProperty, .documentedSlip) {
      PropertyCheck.run($0)
    },
    LintRule(.insetsWithoutImage, .halfGradient) { PairCheck.run($0) },
    LintRule(.undoneMediaRule) { OrderCheck.run($0) },
    LintRule(.repeatedProperty) { RepeatedPropertyCheck.run($0) },
    LintRule(
      .undeclaredClass, .misspeltClass, .unknownClassPath, choosing: { ClassCheck.run($0, $1) }
    ).long,
    LintRule(.unusedDefinition, .misspeltPaletteColor, .redefinedDefinition) {
      DefinitionCheck.run($0)
    },
    LintRule(.hexLength) { MalformedColorCheck.run($0) },
    LintRule(.splitRule, .emptyRule, after: { RuleCheck.run($0, after: $1) }).long,
    LintRule(.lowContrast, .invisibleText) { ContrastCheck.run($0) },
    LintRule(.confusableColors) { ColorVisionCheck.run($0) },
    LintRule(.fixedFontSize, .smallText) { FontSizeCheck.run($0) },
    LintRule(.paletteLiteral, .definitionLiteral) { LiteralCheck.run($0) },
    LintRule(.duplicateDeclaration, .shadowedDeclaration) { DuplicateCheck.run($0) },
    LintRule(.inconsistentName) { NamingCheck.run($0) },
    LintRule(.unsortedProperties) { PropertyOrderCheck.run($0) },
  ]

  /// Adds the findings of all checks, and gives every diagnostic the severity that the user chose.
  private static func lint<Extra: Sendable>(
    _ compilation: Compilation, options: CompilerOptions, on workers: Workers,
    beside extra: @escaping @Sendable (Compilation) -> Extra,
    didRun: (CompilerPass) -> Void = { _ in }
  ) -> (compilation: Compilation, extra: Extra?) {
    let wanted = rules.filter { $0.isWanted(options) }
    var reports = compilation.reports
    let made = add(
      findingsOf: wanted, on: compilation, options, on: workers, beside: extra, to: &reports)
    reports.append(contentsOf: portability(of: compilation, options))
    didRun(.portability)
    var found = SeverityPolicy.apply(
      options, to: CausedFindings.placed(reports.diagnostics, in: compilation))
    if reports.contains(.percentSign) { found = CoveredPercentages.merged(found) }
    let linted = Compilation(
      compilation, reports: reports,
      diagnostics: NestedSelectorFix.fit(found, in: compilation.program).sortedForReport(),
      suppressed: SeverityPolicy.count(options, of: reports.suppressed))
    didRun(.checks)
    return (linted, made)
  }

  /// Reports what named targets read differently, and the files that the compilation's own target loses as a whole.
  private static func portability(
    of compilation: Compilation, _ options: CompilerOptions
  ) -> DiagnosticList {
    // A target of `--portable` gives each cause for itself.
    let tellsLosses =
      options.namesTarget && options.isWanted(.lostStylesheet)
      && !options.portability.contains(options.target)
    guard tellsLosses || !options.portability.isEmpty else { return DiagnosticList() }
    let theme = PortableTheme(compilation)
    var findings = PortabilityCheck.run(theme, for: options.portability)
    if tellsLosses {
      let causes = PortabilityCheck.run(theme, for: [options.target])
      findings.append(
        contentsOf: LostStylesheets.run([compilation.reports, causes], for: options.target))
    }
    return findings
  }

  /// Adds what some rules find, in their order, and returns what `extra` makes beside them.
  ///
  /// What matters more comes first: the number of diagnostics is limited.
  private static func add<Extra: Sendable>(
    findingsOf rules: [LintRule], on compilation: Compilation, _ options: CompilerOptions,
    on workers: Workers, beside extra: @escaping @Sendable (Compilation) -> Extra,
    to reports: inout DiagnosticList
  ) -> Extra? {
    guard workers.count > 1 else {
      let made = extra(compilation)
      // One after the other: each rule learns how many findings are kept beside those before it.
      for rule in rules { reports.append(contentsOf: rule.run(compilation, options, reports)) }
      return made
    }
    let (findings, made) = run(rules, on: compilation, options, on: workers, beside: extra)
    for list in findings { reports.append(contentsOf: list) }
    return made
  }

  /// What some rules find on several threads, in their order, and what `extra` makes beside them.
  ///
  /// The rules that take long start first, so that no thread waits for one that began last.
  private static func run<Extra: Sendable>(
    _ rules: [LintRule], on compilation: Compilation, _ options: CompilerOptions,
    on workers: Workers, beside extra: @escaping @Sendable (Compilation) -> Extra
  ) -> (findings: [DiagnosticList], extra: Extra?) {
    let order =
      rules.indices.filter { rules[$0].isLong } + rules.indices.filter { !rules[$0].isLong }
    let pieces = workers.map(count: rules.count + 1) { index -> Piece<Extra> in
      guard index > 0 else { return .extra(extra(compilation)) }
      let rule = order[index - 1]
      return .findings(rules[rule].run(compilation, options, compilation.reports), ofRule: rule)
    }
    var findings = Array(repeating: DiagnosticList(), count: rules.count)
    var made: Extra?
    for piece in pieces {
      switch piece {
      case .extra(let extra): made = extra
      case .findings(let list, let rule): findings[rule] = list
      }
    }
    return (findings, made)
  }

  /// The result of one piece of the work.
  private enum Piece<Extra: Sendable>: Sendable {
    case findings(DiagnosticList, ofRule: Int)
    case extra(Extra)
  }
}
