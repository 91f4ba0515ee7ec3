import ThemeBase

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

    /// `12 classes, 61 properties`.
    var description: String {
      counted(classes, "class", plural: "classes") + ", " + counted(properties, "property", plural: "properties")
    }
  }
}

/// All products of one theme, and its findings.
struct ThemeProducts: Sendable {
  /// One for each form; none for a theme with errors.
  var products: [Product] = []
  var report = ThemeReport()
  /// Why products are missing; nil if none is.
  var failure: Failure?
}
