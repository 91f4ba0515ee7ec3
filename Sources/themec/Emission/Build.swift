import ThemeBase

/// The outcome of one run.
struct Build: Sendable {
  /// A file that holds a product.
  struct Written: Sendable {
    let path: FilePath
    let hasChanged: Bool
    let product: Product

    /// For people: `wrote theme.nsst (12 classes, 61 properties)`.
    var line: String {
      guard hasChanged else { return "\(path.display()) is up to date" }
      switch product.content {
      case .file: return "wrote \(path.display()) (\(product.extent))"
      case .folder(let files): return "wrote \(path.display()) (\(counted(files.count, "file")))"
      }
    }
  }

  let code: ExitCode
  var products: [Written] = []
  let log: ReadingLog

  /// The outcome in a few words.
  var summary: String {
    guard code == .success else { return "failed" }
    if products.count == 1, let product = products.first { return product.line }
    let changed = products.count(where: \.hasChanged)
    return changed == 0
      ? "all \(products.count) products are up to date" : "wrote \(changed) of \(products.count) products"
  }
}
