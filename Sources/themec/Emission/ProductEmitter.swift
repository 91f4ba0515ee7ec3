import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeProject
import ThemeTable

/// Makes the products of a compilation.
struct ProductEmitter: Sendable {
  /// The options for the products; the target is that of each theme.
  var options = EmissionOptions()
  /// Whether the report says what patterns style.
  let isVerbose: Bool

  /// The products that depend on the table alone, with nil for any other form; empty if an error was reported.
  ///
  /// No check changes these products, so they can be made while the checks run.
  func draft(_ compilation: Compilation, _ forms: [OutputForm]) -> [EmittedProduct?] {
    guard !compilation.reports.diagnostics.contains(where: { $0.severity == .error }) else { return [] }
    let chosen = choices(for: compilation.options)
    return forms.map { $0.takesProvenance ? $0.emit(compilation, chosen) : nil }
  }

  /// The options for the products of a theme, with its target.
  private func choices(for compiled: CompilerOptions) -> EmissionOptions {
    var choices = options
    choices.target = compiled.target
    return choices
  }

  /// The products in some forms; those of a theme with errors are never written, so they are not made.
  ///
  /// An error that a comment or the baseline may accept does not prevent products here: the whole run decides whether it is accepted.
  ///
  /// `drafts` is what ``draft(_:_:)`` has made of the same compilation and forms, if anything.
  func emit(_ checked: CheckedTheme, _ forms: [OutputForm], drafts: [EmittedProduct?]) -> ThemeProducts {
    let (compilation, baseline) = (checked.compilation, checked.setup.baseline)
    var result = ThemeProducts(report: ThemeReport(checked.linted))
    if isVerbose { result.report.patterns = PatternStyling.list(of: compilation) }
    guard !result.report.diagnostics.contains(where: { $0.preventsProducts(despite: baseline) }) else { return result }
    let chosen = choices(for: compilation.options)
    let extent = Product.Extent(classes: compilation.table.rows.count, properties: compilation.table.cells.count)
    for (number, form) in forms.enumerated() {
      let draft = number < drafts.count ? drafts[number] : nil
      let emitted = draft ?? form.emit(compilation, chosen)
      result.report.add(emitted.diagnostics, compilation.options)
      switch emitted.content {
      case .file(let bytes): result.products.append(Product(content: .file(bytes), extent: extent))
      case .folder(let files):
        let files = files.map { FolderOutput.File(FilePath($0.path), $0.bytes) }
        result.products.append(Product(content: .folder(files), extent: extent))
      case .failure(let reason): result.failure = result.failure ?? Failure(reason)
      }
    }
    return result
  }
}

extension Diagnostic {
  /// Whether no product is written because of the diagnostic, whatever the user accepts.
  fileprivate func preventsProducts(despite baseline: Baseline) -> Bool {
    guard severity == .error, !canBeAcceptedByComment else { return false }
    return baseline.counts.isEmpty || !canBeAcceptedByBaseline
  }
}

extension ThemeReport {
  /// Adds an emitter's findings, with the severities that the user chose, each once for all forms.
  fileprivate mutating func add(_ diagnostics: [Diagnostic], _ options: CompilerOptions) {
    guard !diagnostics.isEmpty else { return }
    let known = Set(self.diagnostics)
    self.diagnostics += SeverityPolicy.apply(options, to: diagnostics).filter { !known.contains($0) }
    self.diagnostics = self.diagnostics.sortedForReport()
  }
}
