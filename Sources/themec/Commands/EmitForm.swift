/// What `build` writes.
enum EmitForm: String, CaseIterable, Sendable {
  /// The binary table that apps open.
  case table
  /// The resolved table for people and tools.
  case json
  /// A flat stylesheet that the target's own runtime reads.
  case nss

  static let `default` = EmitForm.table

  /// The ending of the product's name in a folder of its own.
  var fileExtension: String {
    switch self {
    case .table: "nsst"
    case .json: "json"
    case .nss: "nss"
    }
  }

  /// The ending of the product's name beside its theme, which stays as it is.
  var siblingExtension: String { self == .nss ? "flat.nss" : fileExtension }

  /// Whether a person at a terminal can read it.
  var isText: Bool { self != .table }

  /// The form that the name of an output asks for; nil for any other name.
  init?(outputNamed output: Argument) {
    guard
      let form = Self.allCases.first(where: { output.text.hasSuffix(".\($0.fileExtension)") })
    else { return nil }
    self = form
  }

  /// As messages call the product.
  var productName: String { self == .nss ? "stylesheet" : "table" }
}
