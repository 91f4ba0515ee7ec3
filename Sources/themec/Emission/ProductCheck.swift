import ThemeFiles

/// The products that `build --check` finds out of date.
enum ProductCheck {
  /// The differences of the files of some products, in the order of the products.
  static func differences(
    _ products: [Product], at places: [OutputPlan.Place]
  ) throws(Failure) -> [OutputDifference] {
    var differences: [OutputDifference] = []
    for (product, place) in zip(products, places) {
      guard let path = place.destination.path else { continue }
      switch product.content {
      case .file(let bytes):
        if let difference = OutputDifference.of(path, bytes) { differences.append(difference) }
      case .folder(let files):
        do throws(WriteError) {
          differences += try OutputDifference.of(FolderOutput(path, files))
        } catch {
          throw Failure(error)
        }
      }
    }
    return differences
  }

  /// The changes as text: lines of a diff for texts, a line for anything else.
  static func text(of differences: [OutputDifference]) -> String {
    differences.map { text(of: $0) }.joined()
  }

  private static func text(of difference: OutputDifference) -> String {
    let name = difference.path.display()
    switch difference.change {
    case .create: return "\(name) is missing\n"
    case .remove: return "\(name) is no longer made\n"
    case .replace(let former):
      guard let former else { return "\(name) is no file\n" }
      guard let old = text(former), let new = text(difference.bytes) else {
        return "\(name) differs: \(former.count) bytes, expected \(difference.bytes.count)\n"
      }
      return TextDifference(old, new).text(called: name)
    }
  }

  /// The text in some bytes, or nil if they are none.
  private static func text(_ bytes: [UInt8]) -> String? {
    bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}
