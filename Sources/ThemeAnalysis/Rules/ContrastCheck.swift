import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Texts, symbols and edges that have too little contrast with their ground: one finding for each pair, where its
/// colour is declared.
enum ContrastCheck {
  /// A pair that fails, and its weakest variant.
  typealias Failure = (pair: ContrastAudit.Pair, variant: ContrastAudit.Variant)

  static func run(_ compilation: Compilation, _ options: LintOptions) -> DiagnosticList {
    let audit = ContrastAudit.of(compilation, for: options.app)
    var diagnostics = DiagnosticList()
    let failures = audit.failing.compactMap { pair -> Failure? in
      let weak = pair.variants.filter { $0.verdict.isFailure }
      return weak.min { $0.greatestRatio < $1.greatestRatio }.map { (pair, $0) }
    }
    guard !failures.isEmpty else { return diagnostics }
    var remedy = ContrastRemedy(audit, compilation)
    // Those of a built-in theme are listed at what causes them, the worst first.
    for failure in failures.sorted(by: { $0.variant.greatestRatio < $1.variant.greatestRatio }) {
      guard let site = site(of: failure.variant, compilation) else { continue }
      diagnostics.append(
        failure.variant.verdict == .invisible
          ? .invisibleText(failure, compilation, at: site)
          : .lowContrast(
            failure, compilation, at: site, help: remedy.help(for: failure, isCaused: !site.causes.isEmpty)))
    }
    return diagnostics
  }

  /// The place of the colour's declaration or, where the components have the colour by default, that of the ground's.
  ///
  /// A built-in theme may be at fault alone, such as with an old palette.
  private static func site(of variant: ContrastAudit.Variant, _ compilation: Compilation) -> FindingSite? {
    guard let first = variant.declarations.first else { return nil }
    let others = Array(variant.declarations.dropFirst())
    let program = compilation.program
    return compilation.site(of: first, beside: others, in: variant.environments)
      ?? FindingSite(span: program.nameSpan(program.declarations[first].place), causes: [])
  }
}

extension Diagnostic {
  fileprivate static func lowContrast(
    _ failure: ContrastCheck.Failure, _ compilation: Compilation, at site: FindingSite, help: [String]
  ) -> Diagnostic {
    let (use, ratio) = (failure.variant.use, ContrastRatio.text(failure.variant.greatestRatio))
    let what = use == .text || use == .largeText ? "\(use.rawValue) needs" : "\(use.rawValue)s need"
    var diagnostic = weakColor(
      .lowContrast, "has a contrast of \(ratio), and \(what) \(use.requiredText) (WCAG \(use.criterion))", failure,
      compilation, at: site)
    diagnostic.help = help
    let others = failure.pair.variants.filter { $0.verdict.isFailure }.count - 1
    if others > 0 {
      diagnostic.notes.append(
        others == 1 ? "1 more variant of this pair fails" : "\(others) more variants of this pair fail")
    }
    return diagnostic
  }

  fileprivate static func invisibleText(
    _ failure: ContrastCheck.Failure, _ compilation: Compilation, at site: FindingSite
  ) -> Diagnostic { weakColor(.invisibleText, "is the colour of its background", failure, compilation, at: site) }

  private static func weakColor(
    _ code: DiagnosticCode, _ fault: String, _ failure: ContrastCheck.Failure, _ compilation: Compilation,
    at site: FindingSite
  ) -> Diagnostic {
    let (program, pair, variant) = (compilation.program, failure.pair, failure.variant)
    let ground = variant.groundDeclaration.map {
      Label(program.nameSpan(program.declarations[$0].place), "the background")
    }
    // A state that the theme does not set has the colour of the plain property.
    let asked = pair.writtenProperty
    let written = variant.declaration.map { program.properties[program.declarations[$0].property] } ?? pair.property
    let isPlain = asked.hasPrefix(written + "-")
    let state = isPlain ? " in the state '\(asked.dropFirst(written.count + 1))'" : ""
    let conditions =
      variant.environments == .all ? [] : ["this holds in \(EnvironmentPhrase.describe(variant.environments))"]
    return Diagnostic(
      code, "'\(isPlain ? written : asked)' of '\(pair.path)'\(state)\(pair.seenOn) \(fault)", at: site.span,
      label: variant.colors, secondary: site.labels + [ground].compactMap { $0 }.filter { $0.span != site.span },
      notes: conditions)
  }
}

extension ContrastAudit.Pair {
  /// ` on 'Table'`, or nothing for the part's own background.
  fileprivate var seenOn: String {
    guard groundName != path else { return "" }
    let isOther = groundState != state && groundState != .plain
    return " on '\(ground)'" + (isOther ? " in the state '\(groundState.name)'" : "")
  }
}

extension ContrastAudit.Variant {
  /// The colour on its background, as bytes.
  fileprivate var colors: String {
    let grounds = backgrounds.map { $0.rounded.unambiguousSpelling }.joined(separator: " to ")
    return "\(foreground.unambiguousSpelling) on \(grounds)"
  }
}
