import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeProject
import ThemeSyntax

/// `--fix`, `--unsafe-fixes` and `--diff` of `themec lint`.
struct LintFixing {
  private let level: FixLevel
  /// Whether the changes are only shown.
  let isDiff: Bool
  /// Whether standard input goes to standard output with its fixes.
  let rewritesInput: Bool
  /// The words for what goes to standard output, or nil where files are rewritten.
  var output: String? { isDiff ? "the changes" : rewritesInput ? "the fixed stylesheet" : nil }

  /// nil unless one of the options was given.
  init?(_ parsed: ParsedArguments) {
    guard parsed.has(.fix) || parsed.has(.unsafeFixes) || parsed.has(.diff) else { return nil }
    level = parsed.has(.unsafeFixes) ? .unsafe : .safe
    isDiff = parsed.has(.diff)
    rewritesInput = !isDiff && parsed.positionals.contains(where: \.isDash)
  }

  /// Fixes the stylesheets that were named; those that they import stay as they are.
  ///
  /// Nothing is written yet.
  func run(on sources: ThemeSources) -> LintFixes {
    let themes = sources.themes.enumerated().compactMap { number, files -> Fixer.Theme? in
      guard case .layers(let layers) = files else { return nil }
      let setup = sources.setups[number]
      return Fixer.Theme(layers: layers, options: setup.options, lint: setup.lint)
    }
    let setup = sources.setup
    let fixer = Fixer(
      level: level, files: Set(sources.inputs.map { sources.graph.trees[$0.file].file.id }), themes: themes,
      access: RunFiles().access, review: { setup.review($0, in: $1).diagnostics })
    return LintFixes(outcome: fixer.run(on: sources.graph), sources: sources)
  }
}

/// The fixes of a run, not yet written.
struct LintFixes {
  let outcome: FixOutcome
  /// The stylesheets as they were read.
  let sources: ThemeSources

  /// The numbers of the files that change.
  private var changed: [Int] {
    Set(sources.inputs.map(\.file)).sorted().filter { outcome.texts[sources.graph.trees[$0].file.id] != nil }
  }

  var isEmpty: Bool { changed.isEmpty }

  /// The sources as they are with the fixes.
  var fixedSources: ThemeSources {
    var fixed = sources
    fixed.graph = outcome.graph
    return fixed
  }

  /// A summary for people of what was fixed, or would be.
  func summary(isDiff: Bool) -> String {
    var text = counted(outcome.appliedCount, "finding")
    text += isDiff ? " would be fixed" : " fixed"
    text += " in " + counted(changed.count, "file")
    if outcome.rejected > 0 { text += "; \(outcome.rejected) left, because their fix would change something else" }
    let unreadable = outcome.unreadable.count
    if unreadable > 0 {
      text +=
        unreadable == 1
        ? "; 1 file has errors of syntax and stays as it is around them"
        : "; \(unreadable) files have errors of syntax and stay as they are around them"
    }
    return text
  }

  /// Prints the lines that change.
  func show(on console: Console) throws(Failure) {
    for number in changed {
      let file = sources.graph.trees[number].file
      let fixed = outcome.texts[file.id]?.bytes ?? file.bytes
      try console.write(diff: LineDiff.bytes(from: file.bytes, to: fixed, path: file.path))
    }
  }

  /// Rewrites the stylesheets and writes the reports in one transaction.
  func write(with reports: [Output]) throws(Failure) {
    let trees = sources.graph.trees
    let texts = changed.compactMap { number in outcome.texts[trees[number].file.id].map { (number, $0.bytes) } }
    try sources.rewrite(Dictionary(uniqueKeysWithValues: texts), as: "fixed", with: reports)
  }
}
