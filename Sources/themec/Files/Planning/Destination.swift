/// The destination of an output.
enum Destination: Hashable, Sendable {
  case standardOutput
  case file(FilePath)

  /// The file's path, or nil for standard output.
  var path: FilePath? { if case .file(let path) = self { path } else { nil } }
}

extension Destination {
  /// The destination that an option names: a file, or standard output by `-`.
  init(_ argument: Argument) { self = argument.isDash ? .standardOutput : .file(FilePath(argument)) }
}
