/// Why outputs were not written; then all files are as they were.
enum WriteError: Error, Hashable, Sendable {
  case file(FilePath, SystemError)
  case standardOutput(SystemError)
  /// A folder for outputs cannot be made.
  case folder(FilePath, SystemError)
  /// The file may not be written, so it is not replaced either.
  case readOnly(FilePath)
  /// On this file system the two names are one.
  case sameFile(FilePath, FilePath)
  /// A source is not what it was when it was read.
  case changedSinceRead(FilePath)
  /// A file of somebody else is in the place of a file of the product.
  case foreignFile(FilePath)
  /// The path is not in the plan; a mistake of the program, which would go round its checks.
  case notPlanned(FilePath)

  /// Whether the reader of standard output, or of a pipe, has gone.
  var isBrokenPipe: Bool {
    switch self {
    case .file(_, let error), .standardOutput(let error): error.isBrokenPipe
    default: false
    }
  }
}
