import ThemeCompiler
import ThemeDiagnostics
import ThemeService
import ThemeTable
import ThemeEmit
import ThemeLint

/// Makes a product of a compilation.
struct ProductEmitter: Sendable {
  let form: EmitForm
  /// Whether the product says where its values come from.
  let hasProvenance: Bool
  /// Whether the report says what patterns style.
  let isVerbose: Bool

  /// The product; one of a theme with errors is never written, so it is not made.
  func emit(_ compilation: Compilation, _ options: CompilerOptions) -> Product {
    var report = ThemeReport(compilation, isVerbose: isVerbose)
    guard !compilation.hasErrors else { return product(of: compilation, report, .success([])) }
    switch form {
    case .table: return product(of: compilation, report, binary(compilation))
    case .json:
      let origins = hasProvenance ? Provenance(compilation) : nil
      let bytes = TableJSONEmitter.emit(compilation.table, provenance: origins)
      return product(of: compilation, report, .success(bytes))
    case .nss:
      let sheet = NSSEmitter.emit(compilation, for: options.target)
      report.add(sheet.diagnostics, options)
      return product(of: compilation, report, .success(Array(sheet.text.utf8)))
    case .css:
      let sheet = CSSEmitter.emit(compilation)
      report.add(sheet.diagnostics, options)
      return product(of: compilation, report, .success(Array(sheet.text.utf8)))
    case .tokens:
      let tokens = TokenEmitter.emit(compilation)
      report.add(tokens.diagnostics, options)
      return product(of: compilation, report, .success(tokens.bytes))
    case .swift:
      let source = SwiftEmitter.emit(compilation)
      report.add(source.diagnostics, options)
      return product(of: compilation, report, .success(Array(source.text.utf8)))
    }
  }

  private func binary(_ compilation: Compilation) -> Result<[UInt8], Failure> {
    var table = compilation.table
    var options = TableWriter.Options()
    if hasProvenance {
      options.includesTexts = true
      options.origins = Provenance(compilation).number(&table)
    }
    do throws(TableWriteError) {
      return .success(try TableWriter.write(table, options: options))
    } catch {
      return .failure(Failure("\(error)"))
    }
  }

  private func product(
    of compilation: Compilation, _ report: ThemeReport, _ result: Result<[UInt8], Failure>
  ) -> Product {
    let extent = Product.Extent(
      classes: compilation.table.rows.count, properties: compilation.table.cells.count)
    return switch result {
    case .success(let bytes):
      Product(bytes: bytes, extent: extent, report: report, failure: nil)
    case .failure(let failure):
      Product(bytes: [], extent: extent, report: report, failure: failure)
    }
  }
}

extension ThemeReport {
  /// Adds what an emitter says, with the severities that the user chose.
  fileprivate mutating func add(_ diagnostics: [Diagnostic], _ options: CompilerOptions) {
    self.diagnostics += SeverityPolicy.apply(options, to: diagnostics)
    self.diagnostics = self.diagnostics.sortedForReport()
  }

  init(_ compilation: Compilation) { self.init(compilation, isVerbose: false) }

  init(_ compilation: Compilation, isVerbose: Bool) {
    self.init(
      diagnostics: compilation.diagnostics, suppressed: compilation.suppressed,
      patterns: isVerbose ? PatternStyling.list(of: compilation) : [])
  }
}
