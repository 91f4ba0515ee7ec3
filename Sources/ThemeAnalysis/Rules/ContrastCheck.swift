import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Text and icons that have too little contrast with their ground, each where its colour is declared.
enum ContrastCheck {
  static func run(_ compilation: Compilation) -> DiagnosticList {
    let audit = ContrastAudit.of(compilation)
    var diagnostics = DiagnosticList()
    let failures = failures(of: audit, compilation)
    guard !failures.isEmpty else { return diagnostics }
    let remedy = ContrastRemedy(audit, compilation)
    for (key, found) in failures {
      guard let worst = found.worst else { continue }
      diagnostics.append(
        key.isInvisible
          ? .invisibleText(worst, compilation, at: key.site)
          : .lowContrast(
            worst, compilation, at: key.site, others: found.all.count - 1,
            help: remedy.help(for: worst, isCaused: !key.site.causes.isEmpty)))
    }
    return diagnostics
  }

  /// The pairs that fail, those of one declaration together; those of a built-in theme one by one, the worst first, because
  /// ``CausedFindings`` lists them at what causes them.
  private static func failures(
    of audit: ContrastAudit, _ compilation: Compilation
  ) -> [(key: Failures.Key, found: Failures)] {
    var failures: [Failures.Key: Failures] = [:]
    for (number, pair) in audit.pairs.enumerated() {
      for variant in pair.variants where variant.verdict.isFailure {
        let grounds = [variant.groundDeclaration].compactMap { $0 } + variant.beneath
        guard let site = compilation.site(of: variant.declaration, beside: grounds, in: variant.environments) else {
          continue
        }
        let key = Failures.Key(
          place: compilation.program.declarations[variant.declaration].place, site: site,
          pair: site.causes.isEmpty ? nil : number, isInvisible: variant.verdict == .invisible)
        failures[key, default: Failures()].all.append((pair, variant))
      }
    }
    return failures.map { ($0.key, $0.value) }.sorted {
      ($0.found.rank($0.key), $0.key) < ($1.found.rank($1.key), $1.key)
    }
  }

  /// The failing pairs of one declaration.
  private struct Failures {
    struct Key: Hashable, Comparable {
      var place: Program.Place
      var site: FindingSite
      /// The number of the pair, for a declaration of a built-in theme.
      var pair: Int?
      var isInvisible: Bool

      static func < (left: Key, right: Key) -> Bool {
        (left.place.file, left.place.node, left.isInvisible ? 0 : 1, left.pair ?? 0) < (
          right.place.file, right.place.node, right.isInvisible ? 0 : 1, right.pair ?? 0
        )
      }
    }

    var all: [Failure] = []

    /// The pair with the least contrast; the first of several.
    var worst: Failure? { all.min { $0.variant.greatestRatio < $1.variant.greatestRatio } }

    /// 0 for the user's declarations, which come first, and the contrast for those of a built-in theme.
    func rank(_ key: Key) -> Double { key.pair == nil ? 0 : worst?.variant.greatestRatio ?? 0 }
  }

  typealias Failure = (pair: ContrastAudit.Pair, variant: ContrastAudit.Variant)
}

extension Diagnostic {
  fileprivate static func lowContrast(
    _ failure: ContrastCheck.Failure, _ compilation: Compilation, at site: FindingSite, others: Int, help: [String]
  ) -> Diagnostic {
    let variant = failure.variant
    let required = variant.use == .text ? "4.5" : "3"
    let what = variant.use == .graphic ? "icons need" : "\(variant.use.rawValue) needs"
    let ratio = ContrastRatio.text(variant.greatestRatio)
    var diagnostic = weakColor(
      .lowContrast, "has a contrast of \(ratio), and \(what) \(required)", failure, compilation, at: site)
    diagnostic.help = help
    if others > 0 {
      // A built-in theme's pair has no cause in the user's files: only its variants are counted.
      let more = site.causes.isEmpty ? ("pair", "this declaration") : ("variant", "this pair")
      diagnostic.notes.append(
        others == 1 ? "1 more \(more.0) of \(more.1) fails" : "\(others) more \(more.0)s of \(more.1) fail")
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
    let (program, variant) = (compilation.program, failure.variant)
    let ground = variant.groundDeclaration.map {
      Label(program.nameSpan(program.declarations[$0].place), "the background")
    }
    // A state that the theme does not set has the colour of the plain property.
    let property = program.properties[program.declarations[variant.declaration].property]
    let asked = failure.pair.writtenProperty
    let isPlain = asked.hasPrefix(property + "-")
    let state = isPlain ? " in the state '\(asked.dropFirst(property.count + 1))'" : ""
    return Diagnostic(
      code, "'\(isPlain ? property : asked)' of '\(failure.pair.path)'\(state) \(fault)", at: site.span,
      label: variant.colors, secondary: site.labels + [ground].compactMap { $0 },
      notes: variant.environments == .all ? [] : ["this holds in \(EnvironmentPhrase.describe(variant.environments))"])
  }
}

extension ContrastAudit.Variant {
  /// The colour on its background, as bytes.
  fileprivate var colors: String {
    let grounds = backgrounds.map { $0.rounded.unambiguousSpelling }.joined(separator: " to ")
    return "\(foreground.unambiguousSpelling) on \(grounds)"
  }
}
