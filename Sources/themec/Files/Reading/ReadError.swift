import ThemeBase

/// Why a file was not read.
enum ReadError: Error, Hashable, Sendable {
  case isFolder
  /// A pipe, a device or a socket where only a regular file is read.
  case isSpecial
  /// Longer than ``SourceFile/maximumSize``.
  case tooLarge
  /// The name led to another file when it was opened than when it was checked.
  case changed
  /// Another file names it, and it lies outside of the folder that such names may not leave.
  case isOutside
  case system(SystemError)

  /// A phrase as diagnostics word it.
  var text: String {
    switch self {
    case .isFolder: SystemError.isFolder.text
    case .isSpecial: "it is a pipe or a device, not a file"
    case .tooLarge: "it is larger than \(SourceFile.maximumSize) bytes"
    case .changed: "it changed while it was read"
    case .isOutside: "it lies outside of the root"
    case .system(let error): error.text
    }
  }

  /// Whether there is no such file.
  var isMissing: Bool { if case .system(let error) = self { error.isMissing } else { false } }
}
