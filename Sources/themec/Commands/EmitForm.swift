import ThemeCompiler
import ThemeDiagnostics
import ThemeTable

/// What `build` writes.
enum EmitForm: String, CaseIterable {
  /// The binary table that apps load.
  case table
  /// The table for people and tools.
  case json
  /// One flat stylesheet for a runtime of today.
  case nss

  static let `default` = EmitForm.table

  var fileExtension: String {
    switch self {
    case .table: "nsst"
    case .json: "json"
    case .nss: "nss"
    }
  }

  /// Whether a person at a terminal can read it.
  var isText: Bool { self != .table }

  /// The form that the name of an output asks for; nil for any other name.
  init?(outputNamed output: Argument) {
    guard
      let form = Self.allCases.first(where: { output.text.hasSuffix(".\($0.fileExtension)") })
    else { return nil }
    self = form
  }

  /// The product, and what the form cannot hold.
  func emit(_ compilation: Compilation, _ options: CompilerOptions) throws(Failure) -> Product {
    switch self {
    case .table:
      do throws(TableWriteError) {
        return Product(bytes: try TableWriter.write(compilation.table))
      } catch {
        throw Failure("the table is larger than its format can hold, 4 GiB")
      }
    case .json:
      return Product(bytes: TableJSONEmitter.emit(compilation.table))
    case .nss:
      let sheet = NSSEmitter.emit(compilation, for: options.target)
      return Product(
        bytes: Array(sheet.text.utf8),
        diagnostics: SeverityPolicy.apply(options, to: sheet.diagnostics))
    }
  }
}

/// The bytes of one output.
struct Product {
  let bytes: [UInt8]
  var diagnostics: [Diagnostic] = []
}
