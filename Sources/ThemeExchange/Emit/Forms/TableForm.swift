import ThemeCompiler
import ThemeTable

extension OutputForm {
  /// The binary table that apps open.
  package static let table = OutputForm(
    name: "table", summary: "the table for apps", fileExtension: "nsst", productName: "table", isText: false,
    takesProvenance: true
  ) { compilation, options in
    var table = compilation.appTable
    var writing = TableWriter.Options()
    if options.hasProvenance {
      writing.includesTexts = true
      writing.origins = Provenance(compilation).number(&table)
    }
    do throws(TableWriteError) { return EmittedProduct(.file(try TableWriter.write(table, options: writing))) } catch {
      return EmittedProduct(.failure("\(error)"))
    }
  }

  /// The resolved table for people and tools.
  package static let json = OutputForm(
    name: "json", summary: "the table as JSON", fileExtension: "json", productName: "table", takesProvenance: true
  ) { compilation, options in
    let origins = options.hasProvenance ? Provenance(compilation) : nil
    return EmittedProduct(.file(TableJSONEmitter.emit(compilation.appTable, provenance: origins)))
  }
}
