import ThemeCompiler
import ThemeDiagnostics
import ThemeEmit
import ThemeFiles
import ThemeLint
import ThemeService
import ThemeTable

/// Makes the products of a compilation.
struct ProductEmitter: Sendable {
  /// What the user asked of the products; the target is each theme's own.
  var options = EmissionOptions()
  /// Whether the report says what patterns style.
  let isVerbose: Bool

  /// The products in some forms; those of a theme with errors are never written, so they are not made.
  func emit(
    _ compilation: Compilation, _ forms: [OutputForm], _ compiled: CompilerOptions
  ) -> ThemeProducts {
    var result = ThemeProducts()
    result.report = ThemeReport(compilation, isVerbose: isVerbose)
    guard !compilation.hasErrors else { return result }
    var options = options
    options.target = compiled.target
    let extent = Product.Extent(
      classes: compilation.table.rows.count, properties: compilation.table.cells.count)
    for form in forms {
      let emitted = form.emit(compilation, options)
      result.report.add(emitted.diagnostics, compiled)
      switch emitted.content {
      case .file(let bytes):
        result.products.append(Product(content: .file(bytes), extent: extent))
      case .folder(let files):
        let files = files.map { FolderOutput.File(FilePath($0.path), $0.bytes) }
        result.products.append(Product(content: .folder(files), extent: extent))
      case .failure(let reason): result.failure = result.failure ?? Failure(reason)
      }
    }
    return result
  }
}

extension ThemeReport {
  /// Adds what an emitter says, with the severities that the user chose; what another form has said is not repeated.
  fileprivate mutating func add(_ diagnostics: [Diagnostic], _ options: CompilerOptions) {
    guard !diagnostics.isEmpty else { return }
    let known = Set(self.diagnostics)
    self.diagnostics += SeverityPolicy.apply(options, to: diagnostics)
      .filter { !known.contains($0) }
    self.diagnostics = self.diagnostics.sortedForReport()
  }

  init(_ compilation: Compilation) { self.init(compilation, isVerbose: false) }

  init(_ compilation: Compilation, isVerbose: Bool) {
    self.init(
      diagnostics: compilation.diagnostics, suppressed: compilation.suppressed,
      patterns: isVerbose ? PatternStyling.list(of: compilation) : [])
  }
}
