package import ThemeBase
package import ThemeCompiler
package import ThemeModel
import ThemeTable

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
  /// The word for the product in messages.
  package let productName: String
  /// Whether a person at a terminal can read it.
  package private(set) var isText = true
  /// Whether the product is a folder of files.
  package private(set) var isFolder = false
  /// Whether the product can say where its values come from.
  package private(set) var takesProvenance = false
  /// Whether the product has none of the features that only themec reads, so that they need no report.
  package private(set) var isFlat = false
  /// Writes a theme without errors in this form.
  package let emit: @Sendable (Compilation, EmissionOptions) -> EmittedProduct

  /// The extension of the product's name beside its theme, which a flat stylesheet must not replace.
  package var siblingExtension: String { isFlat ? "flat.\(fileExtension)" : fileExtension }
  /// Whether the product is Swift, whose type can be named.
  package var isSwift: Bool { fileExtension == "swift" }

  /// All forms, the default one first.
  package static let all =
    [table, json, nss, css, tokens, tokenFiles, swift, accessors, xcassets] + Target.allCases.map(nss)

  /// The form with a name, or nil if the name is unknown.
  package static func named(_ name: String) -> OutputForm? { all.first { $0.name == name } }

  /// The form that the name of an output asks for, or nil for any other name.
  ///
  /// `resolver.json` ends in `json` too: the longest extension wins, and of equal ones the first.
  package static func askedFor(byOutput name: String) -> OutputForm? {
    let fitting = all.filter { name.hasSuffix(".\($0.fileExtension)") }
    return fitting.max { $0.fileExtension.utf8.count < $1.fileExtension.utf8.count }
  }

  /// A flat stylesheet that the runtime of the theme's own target reads.
  package static let nss = flat("nss", "a flat stylesheet for the target's runtime")

  /// A flat stylesheet for one runtime, with the meaning that the theme has for the run's target.
  package static func nss(for target: Target) -> OutputForm {
    flat("nss-\(target.rawValue)", "a flat stylesheet for the runtime \(target.rawValue)", for: target)
  }

  private static func flat(_ name: String, _ summary: String, for target: Target? = nil) -> OutputForm {
    OutputForm(name: name, summary: summary, fileExtension: "nss", productName: "stylesheet", isFlat: true) {
      compilation, _ in
      let sheet = NSSEmitter.emit(compilation, for: target ?? compilation.target)
      return EmittedProduct(text: sheet.text, sheet.diagnostics)
    }
  }

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
      return EmittedProduct(.failure(error.reason))
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

/// The options of the products.
package struct EmissionOptions: Sendable {
  /// Whether the product says where its values come from.
  package var hasProvenance = false
  /// Whether colours of styled classes are written besides those of definitions.
  package var includesStyles: Bool
  /// The name of the type in generated Swift, by which two themes in one module differ.
  package var swiftName = SwiftTypeName.theme
  /// The name of the resource that holds the table, which typed accessors then open; nil for accessors without a loader.
  package var tableResource: String?
  package var css = CSSNames()
  package var catalog = CatalogLayout()

  package init(includesStyles: Bool = false) { self.includesStyles = includesStyles }
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
  /// The number of named values in the product, or nil for a form that holds styles.
  package var valueCount: Int?

  package init(_ content: Content, _ diagnostics: [Diagnostic] = []) {
    self.content = content
    self.diagnostics = diagnostics
  }

  package init(text: String, _ diagnostics: [Diagnostic] = []) { self.init(.file(Array(text.utf8)), diagnostics) }
}
