extension FilePath {
  init(_ argument: Argument) { self.init(bytes: argument.bytes) }

  /// The path from the working folder if it is below it; otherwise the path itself.
  var relativeToWorkingFolder: FilePath { relative(toAnyOf: Platform.workingFolders) }

  /// The name that diagnostics print, from the working folder.
  func name() -> String { name(in: Platform.workingFolders) }

  /// The same on one line, for messages.
  func display() -> String { escaped(name()) }
}

/// A path in quotes, as messages show it.
func quotedPath(_ path: FilePath) -> String { quoted(path.name(), limit: 1_000) }
