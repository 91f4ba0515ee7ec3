/// One thing that a run writes, and where it goes.
struct Output: Sendable {
  /// The bytes of a file, or the files of a folder.
  enum Content: Sendable {
    case file([UInt8])
    case folder([FolderOutput.File])

    /// The number of all bytes together.
    var size: Int {
      switch self {
      case .file(let bytes): bytes.count
      case .folder(let files): files.reduce(0) { $0 + $1.bytes.count }
      }
    }
  }

  /// The purpose of a file, which decides how it is written.
  enum Purpose: Sendable {
    /// A product, which the next run can make again.
    case product
    /// A product that is written anew even if the file holds these bytes, so that its time tells of the run.
    case stamp
    /// A file that people go on writing. The run waits until it is on the disk.
    case source
    /// The same for a source that was read before, and that must still hold what was read.
    case rewrite(FileContent)

    /// Whether the run waits until the file is on the disk.
    var isDurable: Bool {
      switch self {
      case .product, .stamp: false
      case .source, .rewrite: true
      }
    }
  }

  let destination: Destination
  let content: Content
  let purpose: Purpose
  /// The words by which messages call it, such as `the theme`.
  let name: String

  init(_ destination: Destination, _ bytes: [UInt8], as purpose: Purpose = .product, called name: String = "") {
    self.init(destination, .file(bytes), as: purpose, called: name)
  }

  init(_ destination: Destination, _ content: Content, as purpose: Purpose = .product, called name: String = "") {
    self.destination = destination
    self.content = content
    self.purpose = purpose
    self.name = name
  }
}
