/// Bytes and where they go.
struct Output: Sendable {
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
  }

  let destination: Destination
  let bytes: [UInt8]
  let purpose: Purpose

  init(_ destination: Destination, _ bytes: [UInt8], as purpose: Purpose = .product) {
    self.destination = destination
    self.bytes = bytes
    self.purpose = purpose
  }

  /// Whether the run waits until the file is on the disk.
  var isDurable: Bool {
    switch purpose {
    case .product, .stamp: false
    case .source, .rewrite: true
    }
  }
}

/// One thing that a run writes.
enum OutputItem: Sendable {
  case file(Output)
  case folder(FolderOutput)

  /// The output, or nil for a folder.
  var output: Output? { if case .file(let output) = self { output } else { nil } }
}
