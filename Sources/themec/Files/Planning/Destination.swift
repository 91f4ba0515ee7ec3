/// The destination of an output.
enum Destination: Hashable, Sendable {
  case standardOutput
  case file(FilePath)

  /// The file's path, or nil for standard output.
  var path: FilePath? { if case .file(let path) = self { path } else { nil } }
}
