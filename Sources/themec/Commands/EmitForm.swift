import ThemeCompiler
import ThemeTable

/// What `build` writes.
enum EmitForm: String, CaseIterable {
  /// The resolved table for people and tools.
  case json

  static let `default` = EmitForm.json

  var fileExtension: String {
    switch self {
    case .json: "json"
    }
  }

  /// The bytes of the product.
  func bytes(of table: ResolvedTable) -> [UInt8] {
    switch self {
    case .json: TableJSONEmitter.emit(table)
    }
  }
}
