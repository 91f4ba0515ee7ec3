/// What `build` writes.
enum EmitForm: String, CaseIterable, Sendable {
  /// The binary table that apps open.
  case table
  /// The resolved table for people and tools.
  case json
  /// A flat stylesheet that the target's own runtime reads.
  case nss
  /// The theme's colours as custom properties of CSS.
  case css
  /// The theme's colours as design tokens, in one resolver document.
  case tokens
  /// The theme's colours as Swift that stands alone.
  case swift

  static let `default` = EmitForm.table

  /// The ending of the product's name in a folder of its own.
  var fileExtension: String {
    switch self {
    case .table: "nsst"
    case .json: "json"
    case .nss: "nss"
    case .css: "css"
    case .tokens: "resolver.json"
    case .swift: "swift"
    }
  }

  /// The ending of the product's name beside its theme, which stays as it is.
  var siblingExtension: String { self == .nss ? "flat.nss" : fileExtension }

  /// Whether a person at a terminal can read it.
  var isText: Bool { self != .table }

  /// The form that the name of an output asks for; nil for any other name.
  init?(outputNamed output: Argument) {
    // 'resolver.json' ends in 'json' too: the longest ending counts.
    let forms = Self.allCases.filter { output.text.hasSuffix(".\($0.fileExtension)") }
    guard let form = forms.max(by: { $0.fileExtension.count < $1.fileExtension.count }) else {
      return nil
    }
    self = form
  }

  /// As messages call the product.
  var productName: String {
    switch self {
    case .table, .json: "table"
    case .nss, .css: "stylesheet"
    case .tokens: "token file"
    case .swift: "source file"
    }
  }
}
