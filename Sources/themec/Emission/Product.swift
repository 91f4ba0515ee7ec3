import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeProject
import ThemeSyntax
import ThemeTable

/// The product of `build` from one theme in one form.
struct Product: Sendable {
  let content: Output.Content
  /// The size of the theme, for people.
  let extent: Extent

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
        let files = files.map { FolderOutput.File(path: FilePath($0.path), bytes: $0.bytes) }
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

/// The products that `build --check` finds out of date.
enum ProductCheck {
  /// The differences of the files of some products, in the order of the products.
  static func differences(_ products: [Product], at places: [OutputPlan.Place]) throws(Failure) -> [OutputDifference] {
    var differences: [OutputDifference] = []
    for (product, place) in zip(products, places) {
      guard let path = place.destination.path else { continue }
      switch product.content {
      case .file(let bytes): if let difference = OutputDifference.of(path, bytes) { differences.append(difference) }
      case .folder(let files): differences += try OutputDifference.of(FolderOutput(folder: path, files: files))
      }
    }
    return differences
  }

  /// Prints the changes: diffs of texts, a line for anything else.
  static func show(_ differences: [OutputDifference], on console: Console) throws(Failure) {
    for difference in differences {
      let name = difference.path.display()
      switch difference.change {
      case .create: try console.write(lines: "\(name) is missing\n")
      case .remove: try console.write(lines: "\(name) is no longer made\n")
      case .replace(nil): try console.write(lines: "\(name) is not a file\n")
      case .replace(let former?) where isText(former) && isText(difference.bytes):
        try console.write(diff: LineDiff.bytes(from: former, to: difference.bytes, path: name))
      case .replace(let former?):
        let (old, new) = (former.count, difference.bytes.count)
        try console.write(lines: "\(name) differs: \(old) bytes, expected \(new)\n")
      }
    }
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }
}
