package import ThemeCompiler
package import ThemeDiagnostics
package import ThemeValues

/// A form that `themec build` writes a theme in.
///
/// A new form is one file beside this one, and its line in ``all``: help, completion, names of outputs and messages follow.
package struct OutputForm: Sendable {
  /// Its name in `--emit`.
  package let name: String
  /// One phrase for help texts.
  package let summary: String
  /// The extension of the product's name in a folder of its own.
  package let fileExtension: String
  /// The extension of the product's name beside its theme, if it has to differ from the theme's own.
  package let siblingExtension: String
  /// The word for the product in messages.
  package let productName: String
  /// Whether a person at a terminal can read it.
  package let isText: Bool
  /// Whether the product is a folder of files.
  package let isFolder: Bool
  /// Whether the product can say where its values come from.
  package let takesProvenance: Bool
  /// Whether the product has none of the features that only themec reads, so that they need no report.
  package let isFlat: Bool
  /// Whether the product is Swift, whose type can be named.
  package var isSwift: Bool { fileExtension == "swift" }
  private let emitter: @Sendable (Compilation, EmissionOptions) -> EmittedProduct

  package init(
    _ name: String, summary: String, fileExtension: String, siblingExtension: String? = nil,
    productName: String, isText: Bool = true, isFolder: Bool = false,
    takesProvenance: Bool = false, isFlat: Bool = false,
    emit: @escaping @Sendable (Compilation, EmissionOptions) -> EmittedProduct
  ) {
    self.name = name
    self.summary = summary
    self.fileExtension = fileExtension
    self.siblingExtension = siblingExtension ?? fileExtension
    self.productName = productName
    self.isText = isText
    self.isFolder = isFolder
    self.takesProvenance = takesProvenance
    self.isFlat = isFlat
    emitter = emit
  }

  /// Writes a theme without errors in this form.
  package func emit(_ compilation: Compilation, _ options: EmissionOptions) -> EmittedProduct {
    emitter(compilation, options)
  }
}

extension OutputForm {
  /// All forms, the default one first.
  package static let all: [OutputForm] =
    [
      .table, .json, .nss, .css, .tokens, .tokenFiles, .swift, .accessors, .xcassets,
    ] + Target.allCases.map(nss)

  /// The form with a name, or nil if the name is unknown.
  package init?(named name: String) {
    guard let form = Self.all.first(where: { $0.name == name }) else { return nil }
    self = form
  }

  /// The form that the name of an output asks for, or nil for any other name.
  ///
  /// `resolver.json` ends in `json` too: the longest extension wins, and of equal ones the first.
  package init?(outputNamed output: String) {
    var (found, length): (Int?, Int) = (nil, 0)
    for (index, form) in Self.all.enumerated() where output.hasSuffix(".\(form.fileExtension)") {
      if form.fileExtension.utf8.count > length {
        (found, length) = (index, form.fileExtension.utf8.count)
      }
    }
    guard let found else { return nil }
    self = Self.all[found]
  }
}

/// The options of the products.
package struct EmissionOptions: Sendable {
  /// The runtime for which a flat stylesheet is written.
  package var target: Target
  /// Whether the product says where its values come from.
  package var hasProvenance: Bool
  /// Whether colours of styled classes are written besides those of definitions.
  package var includesStyles: Bool
  /// The name of the type in generated Swift, by which two themes in one module differ.
  package var swiftName: SwiftTypeName

  package init(
    target: Target = .fioriUIKit, hasProvenance: Bool = false, includesStyles: Bool = false,
    swiftName: SwiftTypeName = .theme
  ) {
    self.target = target
    self.hasProvenance = hasProvenance
    self.includesStyles = includesStyles
    self.swiftName = swiftName
  }
}

/// A product as bytes.
package struct EmittedProduct: Sendable {
  /// The contents of a product.
  package enum Content: Sendable {
    case file([UInt8])
    /// Files by their paths inside the product's folder, in the order of the paths.
    case folder([(path: String, bytes: [UInt8])])
    /// The reason why there is no product.
    case failure(String)
  }

  package var content: Content
  /// Reports about parts of the theme that the form cannot hold.
  ///
  /// With an error the content must not be used.
  package var diagnostics: [Diagnostic]

  package init(_ content: Content, _ diagnostics: [Diagnostic] = []) {
    self.content = content
    self.diagnostics = diagnostics
  }

  package init(text: String, _ diagnostics: [Diagnostic] = []) {
    self.init(.file(Array(text.utf8)), diagnostics)
  }
}
