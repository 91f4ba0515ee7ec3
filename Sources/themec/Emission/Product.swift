import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeProject
import ThemeTable

/// The product of `build` from one theme in one form.
struct Product: Sendable {
  /// The bytes of a file, or the files of a folder.
  enum Content: Sendable {
    case file([UInt8])
    case folder([FolderOutput.File])
  }

  let content: Content
  /// The size of the theme, for people.
  let extent: Extent

  /// All bytes together.
  var size: Int {
    switch content {
    case .file(let bytes): bytes.count
    case .folder(let files): files.reduce(0) { $0 + $1.bytes.count }
    }
  }

  /// The size of a table.
  struct Extent: Sendable, CustomStringConvertible {
    let classes: Int
    let properties: Int
    /// The number of named values in a product without styles.
    var values: Int?

    /// `12 classes, 61 properties`, or `4 values`.
    var description: String {
      values.map { counted($0, "value") }
        ?? counted(classes, "class", plural: "classes") + ", " + counted(properties, "property", plural: "properties")
    }
  }

  /// A line for people about a product in a file or folder: `wrote theme.nsst (12 classes, 61 properties)`.
  func line(at path: FilePath, hasChanged: Bool) -> String {
    guard hasChanged else { return "\(path.display()) is up to date" }
    switch content {
    case .file: return "wrote \(path.display()) (\(extent))"
    case .folder(let files): return "wrote \(path.display()) (\(counted(files.count, "file")))"
    }
  }
}

/// All products of one theme.
struct ThemeProducts: Sendable {
  /// One for each form; none for a theme with errors.
  private(set) var products: [Product] = []
  /// Why products are missing; nil if none is.
  private(set) var failure: Failure?

  /// Makes the products of a theme in some forms, and adds to its report what they lack.
  ///
  /// Those of a theme with errors are never written, so they are not made. An error that a comment or the baseline may accept
  /// does not prevent products here: the whole run decides whether it is accepted.
  init(_ forms: [OutputForm], of checked: CheckedTheme, _ options: EmissionOptions, _ report: inout ThemeReport) {
    let (compilation, baseline) = (checked.compilation, checked.setup.baseline)
    guard !report.diagnostics.contains(where: { $0.preventsProducts(despite: baseline) }) else { return }
    var options = options
    options.target = compilation.target
    var extent = Product.Extent(classes: compilation.table.rows.count, properties: compilation.table.cells.count)
    for form in forms {
      let emitted = form.emit(compilation, options)
      report.add(checked.setup.graded(emitted.diagnostics))
      extent.values = emitted.valueCount
      switch emitted.content {
      case .file(let bytes): products.append(Product(content: .file(bytes), extent: extent))
      case .folder(let files):
        let files = files.map { FolderOutput.File(FilePath($0.path), $0.bytes) }
        products.append(Product(content: .folder(files), extent: extent))
      case .failure(let reason): failure = failure ?? Failure(reason)
      }
    }
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
  /// Adds an emitter's findings, each once for all forms.
  fileprivate mutating func add(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    let known = Set(self.diagnostics)
    self.diagnostics += diagnostics.filter { !known.contains($0) }
    self.diagnostics = self.diagnostics.sortedForReport()
  }
}
