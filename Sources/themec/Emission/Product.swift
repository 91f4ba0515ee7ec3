import ThemeBase
import ThemeSyntax

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
