/// The file that an output is written to: the path without the symbolic link that the user named.
struct OutputTarget: Sendable {
  /// As the user named it, for messages.
  let named: FilePath
  /// The path that is written or replaced.
  let path: FilePath
  /// The status of the present file, or nil for a new file.
  let status: FileStatus?

  /// Whether it is a device or a pipe, which is written as it is and not replaced.
  var isSpecial: Bool { status.map { $0.kind == .special } ?? false }

  /// The number of links that may lead to each other, as on most systems.
  static let longestChain = 40

  /// Follows links; a dangling one leads to the file that it would create.
  static func resolve(_ named: FilePath, in system: any FileSystem) throws(SystemError) -> OutputTarget {
    var path = named
    for _ in 0..<longestChain {
      guard let status = try system.linkStatusIfAny(of: path) else {
        return OutputTarget(named: named, path: path, status: nil)
      }
      if status.kind == .link || status.kind == .special {
        let folder = try system.status(of: path.folder)
        if status.isForeign(in: folder, to: system.user) { throw .isForeign }
      }
      guard status.kind == .link else { return OutputTarget(named: named, path: path, status: status) }
      // A link that the system resolves by other means than its text, such as '/dev/stdout'.
      if let end = system.statusIfAny(of: path), end.kind == .special {
        return OutputTarget(named: named, path: path, status: end)
      }
      let target = try system.target(ofLink: path, in: .workingFolder)
      path = target.isAbsolute ? target : path.folder.appending(target)
    }
    throw .tooManyLinks
  }
}

/// The destination of an output.
enum Destination: Hashable, Sendable {
  case standardOutput
  case file(FilePath)

  /// The file's path, or nil for standard output.
  var path: FilePath? { if case .file(let path) = self { path } else { nil } }

  /// The destination that an option names: a file, or standard output by `-`.
  init(_ argument: Argument) { self = argument.isDash ? .standardOutput : .file(FilePath(argument)) }
}
